// The overtime of the chosen cell of the wage sheet, with buttons that add or remove half an hour.
import type { WageSheetPerson } from '#contracts/wage-sheet.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { minutesText } from '../../kit/text/minutes-text.ts';
import { today } from '../../kit/text/today.ts';
import { isEditable, overtimeStep, shownOvertime, type Wanted } from './grid-items.ts';
import { useOtherName } from './other-name.ts';

interface OvertimeBarProps {
  person: WageSheetPerson;
  day: string;
  edited: Wanted | null;
  onStep: (person: WageSheetPerson, day: string, direction: 1 | -1) => void;
}

/** Renders nothing if the day cannot have overtime. */
export function OvertimeBar({ person, day, edited, onStep }: OvertimeBarProps) {
  const { t } = useTranslation('wage-sheet');
  const { language } = useLanguage();
  const nameOf = useOtherName();
  const cell = person.cells.find((one) => one.day === day);
  const can = (direction: 1 | -1) => overtimeStep(cell, edited, direction) !== null;
  // The worker's correction can only be agreed to or disputed.
  const isAsked = cell?.correction?.by === 'labour';
  if (isAsked || !isEditable(person, cell, day, today()) || !(can(1) || can(-1))) return null;
  return (
    <fieldset className="wage-overtime">
      <legend>{`${t('extra')}: ${nameOf(person)}, ${weekDay(day, language)}`}</legend>
      <IconButton icon="minus" label={t('less')} disabled={!can(-1)} onClick={() => onStep(person, day, -1)} />
      <output className="wage-overtime__time">{minutesText(shownOvertime(cell, edited))}</output>
      <IconButton icon="plus" label={t('more')} disabled={!can(1)} onClick={() => onStep(person, day, 1)} />
    </fieldset>
  );
}

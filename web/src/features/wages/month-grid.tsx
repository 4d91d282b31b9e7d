// A month of a wage account as a grid of days: full, half, open or without work.
import { type ReactNode, useState } from 'react';
import type { WageEntry } from '#contracts/wage-shapes.ts';
import { intlLocale } from '#locales/languages.ts';
import { monthOf, shortDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { today } from '../../kit/text/today.ts';
import { gridOf, monthsOf, type Square, squaresOf } from './days.ts';

const shown: readonly Square[] = ['full', 'half', 'open', 'none'];

interface MonthGridProps {
  entries: readonly WageEntry[];
  /** Returns what is below the days of the shown month (`2026-11`). */
  below?: (month: string) => ReactNode;
}

/** Shows one month, at first the month of the latest entry. Buttons open the months before and after. */
export function MonthGrid({ entries, below }: MonthGridProps) {
  const { t } = useTranslation('wages');
  const { language } = useLanguage();
  const squares = squaresOf(entries);
  const days = [...squares.keys()];
  const months = monthsOf(days.length > 0 ? days : [today()]);
  const [chosen, setChosen] = useState<string | null>(null);
  const at = chosen !== null && months.includes(chosen) ? months.indexOf(chosen) : months.length - 1;
  const month = months[at] ?? today().slice(0, 7);
  const [earlier, later] = [months[at - 1], months[at + 1]];
  return (
    <section className="month" aria-label={monthOf(`${month}-01`, language)}>
      <div className="month__header">
        {months.length > 1 && (
          <MonthButton icon="chevron-left" label={t('month.earlier')} month={earlier} onChoose={setChosen} />
        )}
        <h3 className="month__name">{monthOf(`${month}-01`, language)}</h3>
        {months.length > 1 && (
          <MonthButton icon="chevron-right" label={t('month.later')} month={later} onChoose={setChosen} />
        )}
      </div>
      <Days month={month} squares={squares} />
      <ul className="month__legend">
        {shown
          .filter((square) => square !== 'none' || days.some((day) => squares.get(day) === 'none'))
          .map((square) => (
            <li key={square}>
              <span className="month__square" data-square={square} aria-hidden="true" />
              {t(`day.${square}`)}
            </li>
          ))}
      </ul>
      {below?.(month)}
    </section>
  );
}

interface MonthButtonProps {
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  month: string | undefined;
  onChoose: (month: string) => void;
}

function MonthButton({ icon, label, month, onChoose }: MonthButtonProps) {
  return <IconButton icon={icon} label={label} disabled={!month} onClick={() => month && onChoose(month)} />;
}

/** The squares of a month. Screen readers read only the days that have an entry. */
export function Days({ month, squares }: { month: string; squares: ReadonlyMap<string, Square> }) {
  const { t } = useTranslation('wages');
  const { language } = useLanguage();
  const { before, days } = gridOf(month);
  const week = new Intl.DateTimeFormat(intlLocale(language), { timeZone: 'UTC', weekday: 'narrow' });
  return (
    <div className="month__days">
      {[4, 5, 6, 7, 8, 9, 10].map((day) => (
        // Each of these dates is formatted as the name of its weekday. The first date, 4 January 1970, was a Sunday.
        <span key={day} className="month__weekday" aria-hidden="true">
          {week.format(Date.UTC(1970, 0, day))}
        </span>
      ))}
      {days.map((day, index) => {
        const square = squares.get(day);
        return (
          <span
            key={day}
            className="month__square"
            data-square={square}
            style={index === 0 ? { gridColumnStart: before + 1 } : undefined}
          >
            <span aria-hidden="true">{index + 1}</span>
            {square && <span className="visually-hidden">{`${shortDay(day, language)}: ${t(`day.${square}`)}.`}</span>}
          </span>
        );
      })}
    </div>
  );
}

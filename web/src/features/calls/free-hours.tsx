// The hours and the distance of a free day, as choices.
import type { WorkDay } from '#contracts/calls.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Segmented } from '../../kit/form/segmented.tsx';

type FreeTimes = NonNullable<WorkDay['free']>;

/** The choices of hours. `from` and `until` are null for the whole day. */
const hours = {
  all: { from: null, until: null },
  morning: { from: null, until: '12:00' },
  afternoon: { from: '12:00', until: null },
} as const;
const hourChoices = ['all', 'morning', 'afternoon'] as const;
type HourChoice = (typeof hourChoices)[number];

const distances = ['5', '10', '25', '50'] as const;

/** Returns the choice that covers the hours of a free day. Other hours count as the part of the day that they reach. */
export const choiceOf = ({ from, until }: Pick<FreeTimes, 'from' | 'until'>): HourChoice => {
  if (until !== null && until <= '12:00') return 'morning';
  return from !== null && from >= '12:00' ? 'afternoon' : 'all';
};

interface FreeHoursProps {
  day: string;
  free: FreeTimes;
  onChange: (free: FreeTimes) => void;
}

export function FreeHours({ day, free, onChange }: FreeHoursProps) {
  const { t } = useTranslation('calls');
  const { language } = useLanguage();
  const reach = distances.find((one) => Number(one) === free.reach_km);
  return (
    <section className="free-hours" aria-label={weekDay(day, language)}>
      <h2 className="free-hours__title">{weekDay(day, language)}</h2>
      <p className="free-hours__label">{t('days.hours')}</p>
      <Segmented
        label={t('days.hours')}
        value={choiceOf(free)}
        choices={hourChoices.map((value) => ({ value, word: t(`days.${value}`) }))}
        onChoose={(choice) => onChange({ ...free, ...hours[choice] })}
      />
      <p className="free-hours__label">{t('days.reach')}</p>
      <Segmented<string>
        label={t('days.reach')}
        value={reach ?? ''}
        choices={distances.map((value) => ({ value, word: t('days.km', { km: value }) }))}
        onChoose={(choice) => onChange({ ...free, reach_km: Number(choice) })}
      />
    </section>
  );
}

// The worker's next 14 days: booked, free, or neither. A tap on a day of the next week states that the worker wants work
// on this day, or no longer wants it. Below the days are the hours and the distance of the day that was tapped last.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CALL_DAYS_AHEAD } from '#contracts/call-shapes.ts';
import type { WorkDay } from '#contracts/calls.ts';
import type { Language } from '#contracts/values.ts';
import { intlLocale } from '#locales/languages.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { FreeHours } from './free-hours.tsx';
import { CallSkeleton, LoadFailed } from './load-failed.tsx';
import { useCalendar, useFreeDays } from './queries.ts';

/** Languages whose short names of weekdays are too wide for the cell of a day on a phone. */
const wide: readonly Language[] = ['bn', 'ml', 'ta', 'te'];

const weekdayName = (date: Date, language: Language) =>
  new Intl.DateTimeFormat(intlLocale(language), {
    weekday: wide.includes(language) ? 'narrow' : 'short',
    timeZone: 'UTC',
  }).format(date);

const icons: Record<WorkDay['state'], IconName> = { booked: 'briefcase', free: 'check', open: 'minus' };
const states = ['booked', 'free', 'open'] as const;

export function WorkCalendar() {
  const { t } = useTranslation('calls');
  const { data, error, isFetching, refetch } = useCalendar();
  const [chosen, choose] = useState<string | null>(null);
  const change = useFreeDays();
  if (!data) {
    if (error) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
    return <CallSkeleton />;
  }
  const tap = (day: WorkDay) => {
    choose(day.date);
    change.mutate({ date: day.date, free: day.state === 'free' ? null : {} });
  };
  const shown = data.days.find(({ date, state }) => date === chosen && state === 'free');
  return (
    <section className="card" data-padded aria-label={t('days.title')}>
      <p className="work-days__text">{t('days.text')}</p>
      <ol className="work-days">
        {data.days.map((day, ahead) => (
          <li key={day.date}>
            <Day day={day} isOpen={ahead <= CALL_DAYS_AHEAD} isChosen={day.date === chosen} onTap={tap} />
          </li>
        ))}
      </ol>
      <ul className="work-days__legend">
        {states.map((state) => (
          <li key={state}>
            <span className="work-day__sign" data-state={state}>
              <Icon name={icons[state]} size={16} />
            </span>
            {t(`days.${state}`)}
          </li>
        ))}
      </ul>
      {change.isError && (
        <Notice tone="danger" role="alert">
          {t('free.failed')}
        </Notice>
      )}
      {shown?.free && (
        <FreeHours day={shown.date} free={shown.free} onChange={(free) => change.mutate({ date: shown.date, free })} />
      )}
    </section>
  );
}

interface DayProps {
  day: WorkDay;
  /** False for a day that is too far ahead. */
  isOpen: boolean;
  isChosen: boolean;
  onTap: (day: WorkDay) => void;
}

function Day({ day, isOpen, isChosen, onTap }: DayProps) {
  const { t } = useTranslation('calls');
  const { language } = useLanguage();
  const date = new Date(`${day.date}T00:00:00Z`);
  const content = (
    <>
      <span className="work-day__name">{weekdayName(date, language)}</span>
      <span className="work-day__number">{date.getUTCDate()}</span>
      <span className="work-day__sign" data-state={day.state}>
        <Icon name={icons[day.state]} size={16} />
      </span>
    </>
  );
  const label = `${weekDay(day.date, language)}: ${t(`days.${day.state}`)}`;
  if (day.state === 'booked' && day.call) {
    return (
      <Link className="work-day" data-state="booked" aria-label={label} to={paths.labourCall(day.call.uid)}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="work-day"
      data-state={day.state}
      data-chosen={isChosen || undefined}
      aria-label={label}
      aria-pressed={day.state === 'free'}
      disabled={!isOpen}
      onClick={() => onTap(day)}
    >
      {content}
    </button>
  );
}

// The attendance days of one application, latest first. Each day has the actions that the user (worker or employer) may
// take.
import './day-list.css';
import { type ReactNode, useState } from 'react';
import type { AttendanceDay } from '#contracts/attendance.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';
import { DayBadge } from './day-badge.tsx';
import { clockText, shortDay } from './day-text.ts';

interface DayListProps {
  days: readonly AttendanceDay[];
  /** The role of the user. The notice about a day that the worker contests has different words for each role. */
  reader: 'labour' | 'employer';
  acts: (day: AttendanceDay) => ReactNode;
}

/** Number of days (two weeks) that are visible before “show all” is pressed. */
const IN_SIGHT = 14;

export function DayList({ days, reader, acts }: DayListProps) {
  const { t } = useTranslation('attendance');
  const [showsAll, setShowsAll] = useState(false);
  if (days.length === 0) return <p className="soft">{t('days.none')}</p>;
  const shown = showsAll ? days : days.slice(0, IN_SIGHT);
  return (
    <>
      <ul className="day-list" aria-label={t('days.label')}>
        {shown.map((day) => (
          <Day key={day.date} day={day} reader={reader}>
            {acts(day)}
          </Day>
        ))}
      </ul>
      {shown.length < days.length && (
        <Button onClick={() => setShowsAll(true)}>{t('days.all', { count: days.length })}</Button>
      )}
    </>
  );
}

interface DayProps {
  day: AttendanceDay;
  reader: DayListProps['reader'];
  children: ReactNode;
}

function Day({ day, reader, children }: DayProps) {
  const { t } = useTranslation('attendance');
  const { language } = useLanguage();
  const { date, state, via, by_leader, typed_at, contest, outcome, words_lang } = day;
  return (
    <li className="day-list__day">
      <div className="day-list__line">
        <b>{shortDay(date, language)}</b>
        <DayBadge state={state} />
      </div>
      <p className="soft small">
        {typed_at && via === 'code' && !by_leader
          ? t('via.code_at', { time: clockText(typed_at, language) })
          : t(`via.${by_leader ? 'crew' : (via ?? 'asked')}_${reader}`)}
      </p>
      {contest && <p className="small">{t(`contest.${contest}_${reader}`)}</p>}
      {outcome && <MarkedWords className="small" lang={words_lang?.outcome}>{`“${outcome}”`}</MarkedWords>}
      {children}
    </li>
  );
}

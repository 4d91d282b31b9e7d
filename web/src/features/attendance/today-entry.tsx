// Today's attendance at one workplace: the field for the attendance code, or the recorded entry, or the notice about a
// code that this phone has not sent yet.
import './day-list.css';
import type { LabourAttendance } from '#contracts/attendance.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useSession } from '../../session/session-context.ts';
import { CodeEntry } from './code-entry.tsx';
import { DayBadge } from './day-badge.tsx';
import { clockText, todayHere } from './day-text.ts';
import { QueuedDayNotice } from './queued-day-notice.tsx';
import { useQueuedDays } from './queued-days.ts';

interface TodayEntryProps {
  application_id: number;
  /**
   * The attendance at this workplace; null if the server cannot be reached. In that case, a typed code is stored on the
   * phone and sent later.
   */
  attendance: LabourAttendance | null;
  /** True if the work is finished. No code can be typed then. */
  isOver?: boolean;
  /** Asks the employer to confirm a day whose code was refused. */
  onClaim: (date: string) => void;
  /** Called after the server has accepted a typed code. */
  onTaken?: () => void;
}

export function TodayEntry({ application_id, attendance, isOver = false, onClaim, onTaken }: TodayEntryProps) {
  const { t } = useTranslation('attendance');
  const { user } = useSession();
  const kept = useQueuedDays(user?.id ?? null, application_id);
  const today = attendance?.today ?? null;
  const entered = attendance?.days.find(({ date }) => date === today);
  const isWaiting = kept.some(({ date, refused }) => date === (today ?? todayHere()) && refused === null);
  const mayType = !isOver && (attendance?.may_enter_code ?? true);
  return (
    <>
      {kept.map((day) => (
        <QueuedDayNotice key={day.date} day={day} onClaim={attendance?.claimable.includes(day.date) ? onClaim : null} />
      ))}
      {entered && <EnteredDay day={entered} />}
      {mayType && !isWaiting && (
        <>
          <Hint start_time={attendance?.start_time ?? null} />
          <CodeEntry
            application_id={application_id}
            today={today}
            tries_left={attendance?.tries_left ?? null}
            onTaken={onTaken}
          />
        </>
      )}
      {!mayType && !entered && !isOver && <p className="soft">{t('entry.not_today')}</p>}
    </>
  );
}

function EnteredDay({ day }: { day: LabourAttendance['days'][number] }) {
  const { t } = useTranslation('attendance');
  const { language } = useLanguage();
  return (
    <p className="day-list__line">
      <b>{t('entry.today')}</b>
      <DayBadge state={day.state} />
      {day.typed_at && <span className="soft small">{clockText(day.typed_at, language)}</span>}
    </p>
  );
}

function Hint({ start_time }: { start_time: string | null }) {
  const { t } = useTranslation('attendance');
  const { language } = useLanguage();
  return (
    <>
      <p>{t('entry.more')}</p>
      {start_time && (
        <p className="day-list__line soft small">
          <Icon name="clock" size={20} />
          {t('entry.begins', { time: clockText(`2026-01-01T${start_time}:00+05:30`, language) })}
        </p>
      )}
    </>
  );
}

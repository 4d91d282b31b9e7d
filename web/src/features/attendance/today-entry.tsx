// Today's attendance at one workplace: the field for the attendance code, or the recorded entry, or the notice about a
// code that this phone has not sent yet.
import './day-list.css';
import type { ComponentProps } from 'react';
import type { LabourAttendance } from '#contracts/attendance.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { More } from '../../kit/layout/more.tsx';
import { useSession } from '../../session/session-context.ts';
import { CodeEntry } from './code-entry.tsx';
import { CrewTicks, TicksHeld, TicksPaused } from './crew-ticks.tsx';
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
  const isWaiting = kept.some(({ content, refused }) => content.date === (today ?? todayHere()) && refused === null);
  const mayType = !isOver && (attendance?.may_enter_code ?? true);
  const crew = attendance?.crew ?? null;
  const mayTick = !isOver && crew?.may_tick === true && (mayType || entered !== undefined);
  const isTicked = entered?.by_leader === true;
  const entry = { application_id, today, tries_left: attendance?.tries_left ?? null, onTaken };
  return (
    <>
      {kept.map((day) => (
        <QueuedDayNotice
          key={day.key}
          day={day}
          onClaim={attendance?.claimable.includes(day.content.date) ? onClaim : null}
        />
      ))}
      {entered && <EnteredDay day={entered} />}
      {(mayType || mayTick) && !isWaiting && (
        <>
          {!isTicked && (mayType || !isAllTicked(crew)) && <Hint start_time={attendance?.start_time ?? null} />}
          {mayTick && crew && <CrewTicks {...entry} crew={crew} mayType={mayType} />}
          {!mayTick && (isTicked ? <OwnCode {...entry} /> : <CodeEntry {...entry} />)}
        </>
      )}
      {!isOver && crew?.is_held && <TicksHeld />}
      {!isOver && crew?.paused_until && <TicksPaused until={crew.paused_until} />}
      {!mayType && !entered && !isOver && <p className="soft">{t('entry.not_today')}</p>}
    </>
  );
}

/** The optional code field of a crew member. The leader has recorded the day, so it counts without the code. */
function OwnCode(props: ComponentProps<typeof CodeEntry>) {
  const { t } = useTranslation('attendance');
  return (
    <More title={t('crew.own_code')}>
      <CodeEntry {...props} />
    </More>
  );
}

const isAllTicked = (crew: LabourAttendance['crew']) => crew?.members?.every(({ is_ticked }) => is_ticked) ?? true;

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
        <p className="day-list__start soft small">
          <Icon name="clock" size={20} />
          {t('entry.begins', { time: clockText(`2026-01-01T${start_time}:00+05:30`, language) })}
        </p>
      )}
    </>
  );
}

// Every hour during the day: reminds employers of unanswered applications, and pauses jobs whose employers have
// answered no applicant for a long time (D28).
import { pauseStaleJobs, remindEmployers } from '#marketplace/applications/actions/remind-silent-employers.ts';
import { readClock } from '#platform/clock.ts';
import type { Db } from '#platform/db.ts';

/** Cron line in UTC: at every full hour in India from 9:00 to 19:00. */
export const WAKE_CRON = '30 3-13 * * *';

const FIRST_HOUR = 9;
const LAST_HOUR = 20;

/**
 * Whether it is between 9:00 and 20:00 in India. `now` is in milliseconds since the epoch. The check is needed because
 * a delayed task may run at night.
 */
export function isDecentHour(now: number): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}

/**
 * Pauses jobs whose employers answer no applicants, then sends reminders to such employers. A job is paused only if its
 * employer was reminded some time ago (`REMINDER_NOTICE_HOURS`), so a reminder of this run never pauses a job at once.
 * The task is idempotent.
 */
export async function remindSilentEmployers(db: Db, progress: () => void): Promise<void> {
  if (!isDecentHour(await readClock(db))) return;
  await pauseStaleJobs({ db }, progress);
  await remindEmployers({ db }, progress);
}

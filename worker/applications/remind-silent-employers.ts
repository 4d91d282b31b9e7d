// Every hour of the day in which one may be disturbed: who leaves people waiting is reminded, and jobs nobody answers for are paused (D28).
import { pauseStaleJobs, remindEmployers } from '#marketplace/applications/actions/remind-silent-employers.ts';
import { readClock } from '#platform/clock.ts';
import type { Db } from '#platform/db.ts';

/** On the hour in India, from 9 to 19. */
export const WAKE_CRON = '30 3-13 * * *';

const FIRST_HOUR = 9;
const LAST_HOUR = 20;

/** Whether people in India may be disturbed at this instant, in milliseconds: a task that was held up may run at night. */
export function isDecentHour(now: number): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}

/** Harmless to run twice. Pausing first: whoever is reminded now has two days to answer. */
export async function remindSilentEmployers(db: Db, progress: () => void): Promise<void> {
  if (!isDecentHour(await readClock(db))) return;
  await pauseStaleJobs({ db }, progress);
  await remindEmployers({ db }, progress);
}

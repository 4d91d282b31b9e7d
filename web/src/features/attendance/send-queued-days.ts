// Sends what was kept while there was no network. One at a time: what the server takes or refuses is settled, anything else waits on.
import type { QueryClient } from '@tanstack/react-query';
import { attendanceEndpoints } from '#contracts/attendance.ts';
import { CallError } from '#contracts/call-error.ts';
import { call } from '../../http/call.ts';
import { attendanceKeys } from './keys.ts';
import { markRefused, type QueuedDay, removeQueuedDay, waitingDays } from './queued-days.ts';

/** Refusals that another try would only repeat. */
const FINAL: readonly string[] = [
  'attendance_code_invalid',
  'attendance_code_locked',
  'attendance_closed',
  'not_found',
  'validation_failed',
];

export type SendResult = 'taken' | 'refused' | 'waits';

async function sendOne(day: QueuedDay): Promise<SendResult> {
  const { application_id, date, code, typed_at } = day;
  try {
    await call(attendanceEndpoints.enterAttendance, {
      params: { application_id },
      body: { date, code, typed_at },
      background: true,
    });
  } catch (error) {
    if (!(error instanceof CallError) || !FINAL.includes(error.code)) return 'waits';
    markRefused(day, error.code);
    return 'refused';
  }
  removeQueuedDay(day);
  return 'taken';
}

let last: Promise<unknown> = Promise.resolve();

async function sendAll(userId: number, client: QueryClient): Promise<SendResult[]> {
  const results: SendResult[] = [];
  for (const day of waitingDays(userId)) {
    const result = await sendOne(day);
    results.push(result);
    // Without a network the others wait too.
    if (result === 'waits') break;
    await client.invalidateQueries({ queryKey: attendanceKeys.mine(day.application_id) });
  }
  return results;
}

/** Sends the days that wait, after whatever is being sent now: that may have begun without a network. Resolves to what became of each. */
export function sendQueuedDays(userId: number, client: QueryClient): Promise<SendResult[]> {
  const sent = last.then(() => sendAll(userId, client));
  last = sent.catch(() => undefined);
  return sent;
}

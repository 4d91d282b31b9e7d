// Sends stored attendance codes one at a time. An accepted code is deleted. A refused code is marked if a retry cannot
// succeed. If sending failed for another reason, the code stays stored for the next try. If the server refuses only the
// marks of a leader, the leader's own day is sent without them.
import type { QueryClient } from '@tanstack/react-query';
import { attendanceEndpoints } from '#contracts/attendance.ts';
import { bidEndpoints } from '#contracts/bids.ts';
import { CallError } from '#contracts/call-error.ts';
import { call } from '../../http/call.ts';
import { attendanceKeys } from './keys.ts';
import {
  isCrewRefusal,
  markRefused,
  OWN_DAY_ONLY,
  type QueuedDay,
  removeQueuedDay,
  waitingDays,
} from './queued-days.ts';

/** Problem codes for which a retry cannot succeed. */
const FINAL: readonly string[] = [
  'attendance_code_invalid',
  'attendance_code_locked',
  'attendance_closed',
  'forbidden',
  'not_found',
  'validation_failed',
];

export type SendResult = 'taken' | 'own_only' | 'refused' | 'waits';

function post({ application_id, date, code, typed_at, crew }: QueuedDay): Promise<unknown> {
  const body = { date, code, typed_at };
  if (!crew) return call(attendanceEndpoints.enterAttendance, { params: { application_id }, body, background: true });
  const { bid_uid, present } = crew;
  return call(bidEndpoints.tickMembers, { params: { bid_uid }, body: { ...body, present }, background: true });
}

async function sendOne(day: QueuedDay, isOwnOnly = false): Promise<SendResult> {
  try {
    await post(day);
  } catch (error) {
    if (day.crew && isCrewRefusal(error)) return sendOne({ ...day, crew: undefined }, true);
    if (!(error instanceof CallError) || !FINAL.includes(error.code)) return 'waits';
    markRefused(day, error.code);
    return 'refused';
  }
  if (isOwnOnly) {
    markRefused(day, OWN_DAY_ONLY);
    return 'own_only';
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
    // Stop here: without a network, the remaining codes would fail too.
    if (result === 'waits') break;
    await client.invalidateQueries({ queryKey: attendanceKeys.mine(day.application_id) });
  }
  return results;
}

/**
 * If another call of this function is still running, waits until that call ends, even with an error. Then sends the
 * codes that are still unsent. Resolves to one result for each code that this call tried to send.
 */
export function sendQueuedDays(userId: number, client: QueryClient): Promise<SendResult[]> {
  const sent = last.then(() => sendAll(userId, client));
  last = sent.catch(() => undefined);
  return sent;
}

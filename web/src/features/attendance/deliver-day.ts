// Sends a stored attendance code. If the server refuses only the marks of a leader, the leader's own day is sent without
// them.
import type { QueryClient } from '@tanstack/react-query';
import { attendanceEndpoints } from '#contracts/attendance.ts';
import { bidEndpoints } from '#contracts/bids.ts';
import { CallError } from '#contracts/call-error.ts';
import { call } from '../../http/call.ts';
import type { Delivery } from '../../parts/unsent/unsent-delivery.ts';
import { attendanceKeys } from './keys.ts';
import { type DayResult, isCrewRefusal, OWN_DAY_ONLY, type QueuedDay } from './queued-days.ts';

/** Problem codes for which a retry cannot succeed. */
const FINAL: readonly string[] = [
  'attendance_code_invalid',
  'attendance_code_locked',
  'attendance_closed',
  'forbidden',
  'not_found',
  'validation_failed',
];

function post({ application_id, date, code, typed_at, crew }: QueuedDay['content']): Promise<unknown> {
  const body = { date, code, typed_at };
  if (!crew) return call(attendanceEndpoints.enterAttendance, { params: { application_id }, body, background: true });
  const { bid_uid, present } = crew;
  return call(bidEndpoints.tickMembers, { params: { bid_uid }, body: { ...body, present }, background: true });
}

async function send(content: QueuedDay['content'], isOwnOnly = false): Promise<Delivery<DayResult>> {
  try {
    await post(content);
  } catch (error) {
    if (content.crew && isCrewRefusal(error)) return send({ ...content, crew: undefined }, true);
    if (!(error instanceof CallError) || !FINAL.includes(error.code)) return { result: 'waits', error };
    return { result: 'refused', refused: error.code };
  }
  return isOwnOnly ? { result: 'own_only', refused: OWN_DAY_ONLY } : { result: 'taken' };
}

export async function deliverDay({ content }: QueuedDay, client: QueryClient): Promise<Delivery<DayResult>> {
  const delivery = await send(content);
  if (delivery.result !== 'waits') {
    void client.invalidateQueries({ queryKey: attendanceKeys.mine(content.application_id) });
  }
  return delivery;
}

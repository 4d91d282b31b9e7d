// Attendance entries by workers. A worker types the employer's code, or reports the day without a code; the employer
// must then confirm or deny the report. A phone without network stores a typed code and sends it later.
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { bookDay } from '../../wages/actions/book-day.ts';
import { isRightCode } from '../codes.ts';
import { type DayRow, findDay, writeDay } from '../day-queries.ts';
import { findSecret, lockAttendanceFacts, recordFailedAttempt } from '../queries.ts';
import {
  type AttendanceFacts,
  canTransitionTo,
  isCame,
  isClaimable,
  isCodeTime,
  MAX_FAILED_ATTEMPTS,
  secondsToNextDay,
  stateAt,
} from '../rules.ts';
import { dayFor } from './show.ts';

export interface TypedDay {
  date: string;
  code?: string | null | undefined;
  typed_at?: string | null | undefined;
}

interface EntryContext {
  tx: Tx;
  labour: Person;
  facts: AttendanceFacts & { id: number; wrong: number };
  entry: DayRow | null;
}

const recorded = (
  { tx, labour, facts }: EntryContext,
  row: DayRow,
  name: 'attendance.recorded' | 'attendance.claimed',
) => recordEvent(tx, { name, actor: labour, payload: { application_id: facts.id, attendance_id: row.id } });

type Facts = EntryContext['facts'];

/**
 * Returns whether a typed code is right. Counts a wrong code, so the transaction must commit. Fails with
 * `attendance_code_locked` after too many wrong codes.
 */
export async function acceptCode(tx: Tx, facts: Facts, given: { code: string; at: number; kept: boolean }) {
  if (facts.wrong >= MAX_FAILED_ATTEMPTS) fail('attendance_code_locked', { retry_after: secondsToNextDay(facts.now) });
  const secret = facts.job_id === null ? null : await findSecret(tx, facts.job_id);
  if (secret !== null && isRightCode(secret, given)) return true;
  await recordFailedAttempt(tx, facts.id);
  return false;
}

/** Returns the time of typing in milliseconds since 1970. Fails with `attendance_closed` if no code counts for it. */
export function timeOfTyping(facts: Facts, date: string, typed_at: string | null): number {
  const at = typed_at === null ? facts.now : Date.parse(typed_at);
  if (!isCodeTime(facts, date, at)) fail('attendance_closed');
  return at;
}

/**
 * Enters a day for which the worker typed the right code. If the leader of the crew has already entered the day, the
 * entry becomes the worker's own, and the day is on time if one of the two codes was typed in time. Fails with
 * `attendance_closed` if the rules do not allow the entry.
 */
export async function recordTyped(held: EntryContext, date: string, at: number): Promise<DayRow> {
  const { tx, facts, entry } = held;
  const own = stateAt(facts, date, at);
  const state = entry?.via === 'crew' && entry.state === 'present' ? entry.state : own;
  if (entry?.via !== 'crew' && !canTransitionTo(entry, state, 'code')) fail('attendance_closed');
  const row = await writeDay(tx, facts.id, { day: date, state, via: 'code', typed: at });
  await bookDay(tx, facts.id, date, 'code');
  await recorded(held, row, 'attendance.recorded');
  return row;
}

/**
 * Enters a day with a code. Returns null for a wrong code and throws no error, because the transaction must commit the
 * number of wrong codes.
 */
async function enterByCode(held: EntryContext, date: string, given: { code: string; typed_at: string | null }) {
  const { tx, facts, entry } = held;
  const at = timeOfTyping(facts, date, given.typed_at);
  // A phone that received no response sends the code again, so the existing entry is returned.
  if (isCame(entry) && entry?.via !== 'crew') return entry;
  if (entry?.via !== 'crew' && !canTransitionTo(entry, stateAt(facts, date, at), 'code')) fail('attendance_closed');
  if (!(await acceptCode(tx, facts, { code: given.code, at, kept: given.typed_at !== null }))) return null;
  return recordTyped(held, date, at);
}

async function claim(held: EntryContext, date: string): Promise<DayRow> {
  const { tx, facts, entry } = held;
  if (entry && ['claimed', 'present', 'late'].includes(entry.state)) return entry;
  if (!isClaimable(facts, date) || !canTransitionTo(entry, 'claimed', 'claim')) fail('attendance_closed');
  const row = await writeDay(tx, facts.id, { day: date, state: 'claimed', via: null });
  await bookDay(tx, facts.id, date, 'claim');
  await recorded(held, row, 'attendance.claimed');
  return row;
}

/**
 * Enters a day of the worker's application, with a code, or as a report that the employer must answer. A repeated
 * request returns the existing entry unchanged. Fails with `not_found` if the worker has no such application, with
 * `attendance_closed` if the rules do not allow an entry for this day now, with `days_closed` for a report of a day
 * that both sides have closed in the wage account, with `attendance_code_invalid` for a wrong code, which also counts as a
 * failed attempt, and with `attendance_code_locked` after `MAX_FAILED_ATTEMPTS` wrong
 * codes on a day.
 */
export async function enterAttendance({ db }: Pick<Deps, 'db'>, labour: Person, id: number, typed: TypedDay) {
  const { date, code, typed_at = null } = typed;
  const { facts, row } = await inTransaction(db, async (tx) => {
    const found = (await lockAttendanceFacts(tx, labour, id)) ?? fail('not_found');
    const held = { tx, labour, facts: found, entry: await findDay(tx, id, date) };
    return { facts: found, row: code ? await enterByCode(held, date, { code, typed_at }) : await claim(held, date) };
  });
  return row ? dayFor(labour, facts, row) : fail('attendance_code_invalid');
}

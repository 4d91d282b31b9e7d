// Days of crew members that their leader enters, and the answer "not me" (D81).
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { recordEvent } from '../../record-event.ts';
import { bookDay } from '../../wages/actions/book-day.ts';
import { deleteDay, findDay, writeDay } from '../day-queries.ts';
import { lockAttendanceFacts } from '../queries.ts';
import { isCodeTime, isDeniable, stateAt } from '../rules.ts';

interface Attested {
  labour_id: number;
  application_id: number;
  date: string;
  /** When the leader typed the code, in milliseconds since 1970. */
  at: number;
}

/**
 * Enters a day for a member, whose leader typed the right code: present or late, never absent. Does nothing if the member
 * cannot enter a code for this day, or if the day has an entry: the leader overrules neither the member nor the employer.
 */
export async function attestDay(tx: Tx, leader: Person, { labour_id, application_id, date, at }: Attested) {
  const facts = await lockAttendanceFacts(tx, { type: 'labour', id: labour_id }, application_id);
  if (!facts || !isCodeTime(facts, date, at) || (await findDay(tx, application_id, date))) return;
  const state = stateAt(facts, date, at);
  const row = await writeDay(tx, application_id, { day: date, state, via: 'crew', typed: at });
  await bookDay(tx, application_id, date, 'code');
  const payload = { application_id, attendance_id: row.id };
  await recordEvent(tx, { name: 'attendance.attested', actor: leader, payload });
}

/**
 * Removes a day that the leader entered and the member denies, also from the wage account. Fails with
 * `attendance_closed` if the leader did not enter the day, or entered it more than 7 days ago.
 */
export async function denyDay(tx: Tx, labour: Person, application_id: number, date: string): Promise<void> {
  const facts = (await lockAttendanceFacts(tx, labour, application_id)) ?? fail('not_found');
  const entry = await findDay(tx, application_id, date);
  if (!entry || !isDeniable({ ...entry, entered: Date.parse(entry.entered_at) }, facts.now)) fail('attendance_closed');
  await deleteDay(tx, entry.id);
  await bookDay(tx, application_id, date, 'denied');
  await recordEvent(tx, { name: 'attendance.denied', actor: labour, payload: { application_id } });
}

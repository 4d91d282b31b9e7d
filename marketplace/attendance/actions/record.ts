// Attendance entries by employers, who confirm or deny a day that the worker reported, correct an entry, or enter a day
// that has no entry.
import type { EmployerWord } from '#contracts/attendance.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { bookDay } from '../../wages/actions/book-day.ts';
import { findDay, writeDay } from '../day-queries.ts';
import { lockAttendanceFacts } from '../queries.ts';
import { allowedWords, viaOf } from '../rules.ts';
import { dayFor } from './show.ts';

interface Word {
  date: string;
  state: EmployerWord;
}

/** Same as {@link recordAttendance}, in the caller's transaction. */
export async function recordDay(tx: Tx, employer: Person, id: number, { date, state }: Word) {
  const facts = (await lockAttendanceFacts(tx, employer, id)) ?? fail('not_found');
  const entry = await findDay(tx, id, date);
  if (entry?.state === state) return dayFor(employer, facts, entry);
  if (!allowedWords(facts, date, entry).includes(state)) fail('attendance_closed');
  const row = await writeDay(tx, id, { day: date, state, via: viaOf(entry, state) });
  await bookDay(tx, id, date, state === 'absent' ? 'absent' : 'present');
  const name = state === 'absent' ? 'attendance.missed' : 'attendance.recorded';
  await recordEvent(tx, { name, actor: employer, payload: { application_id: id, attendance_id: row.id } });
  return dayFor(employer, facts, row);
}

/**
 * Stores the employer's statement about a day. The same statement again changes nothing. Fails with `not_found` if the
 * employer has no such application, and with `attendance_closed` if the rules do not allow this statement now.
 */
export const recordAttendance = ({ db }: Pick<Deps, 'db'>, employer: Person, id: number, word: Word) =>
  inTransaction(db, (tx) => recordDay(tx, employer, id, word));

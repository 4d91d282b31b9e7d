// Workers contest attendance entries, and moderators decide on the contests. Each action locks the application, checks
// the rules, writes the row and records an event.
import type { AttendanceState } from '#contracts/attendance.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import { type Person, system } from '../../actor.ts';
import { writeAudit } from '../../admins/audit.ts';
import { authorOf, type Moderator, nameOf } from '../../admins/moderator.ts';
import type { Deps } from '../../deps.ts';
import { insertPhraseLines, type NewPhraseLine } from '../../phrases/queries.ts';
import { recordEvent } from '../../record-event.ts';
import { agreeToDay, contestDay, findDay, findDecided, lockContested, resolveDay } from '../day-queries.ts';
import { lockAttendanceFacts } from '../queries.ts';
import { isAnswerable, isContestable, upheldState } from '../rules.ts';
import { dayFor } from './show.ts';

type Store = Pick<Deps, 'db'>;

interface Contest {
  date: string;
  note: string | null;
  /** The lines of the note that are phrases (prepared sentences, available in all languages). */
  phrases: readonly NewPhraseLine[];
}

/**
 * Contests an attendance entry. Until a moderator decides, the entry does not count for the worker's score. Fails with
 * `not_found` if the worker has no such entry, with `already_contested` if the worker has contested it before, and with
 * `attendance_closed` if it cannot be contested (see `isContestable`).
 */
export async function contestAttendance({ db }: Store, labour: Person, id: number, { date, note, phrases }: Contest) {
  return inTransaction(db, async (tx) => {
    const facts = (await lockAttendanceFacts(tx, labour, id)) ?? fail('not_found');
    const entry = (await findDay(tx, id, date)) ?? fail('not_found');
    if (entry.contest !== null) fail('already_contested');
    if (!isContestable({ ...entry, entered: Date.parse(entry.entered_at) }, facts.now)) fail('attendance_closed');
    const row = await storeContest(tx, labour, { id, day: entry.id, note });
    await insertPhraseLines(tx, { attendance_day_id: row.id }, phrases);
    return dayFor(labour, facts, row);
  });
}

/**
 * Stores the worker's objection to an attendance entry and records the event. `id` is the id of the application, `day`
 * the id of the entry.
 */
async function storeContest(
  tx: Tx,
  labour: Person,
  { id, day, note }: { id: number; day: number; note: string | null },
) {
  const row = await contestDay(tx, day, note || null);
  const payload = { application_id: id, attendance_id: day };
  await recordEvent(tx, { name: 'attendance.contested', actor: labour, payload });
  return row;
}

interface Answer {
  date: string;
  /** The state of the entry that the screen showed when the worker answered. */
  state: AttendanceState;
  agrees: boolean;
}

/**
 * Stores whether the worker agrees with the employer's entry; a disagreement is stored as a contest. Only the first
 * answer is stored, and it is returned with the current state of the day. Changes nothing and returns `agrees: null` if
 * the employer has changed the entry since the worker saw it, or if the time to answer is over. Fails with `not_found`
 * if the worker has no such entry.
 */
export function answerAttendance({ db }: Store, labour: Person, id: number, { date, state, agrees }: Answer) {
  return inTransaction(db, async (tx) => {
    const facts = (await lockAttendanceFacts(tx, labour, id)) ?? fail('not_found');
    const entry = (await findDay(tx, id, date)) ?? fail('not_found');
    if (entry.contest !== null) return { state: entry.state, agrees: false };
    if (entry.agreed_at !== null) return { state: entry.state, agrees: true };
    const isOpen = isAnswerable({ ...entry, entered: Date.parse(entry.entered_at) }, facts.now);
    if (!isOpen || entry.state !== state) return { state: entry.state, agrees: null };
    if (agrees) await agreeToDay(tx, entry.id);
    else await storeContest(tx, labour, { id, day: entry.id, note: null });
    return { state, agrees };
  });
}

interface Decision {
  id: number;
  verdict: 'upheld' | 'dismissed';
  moderator: Moderator;
  outcome: string;
}

/**
 * Always fails: with `already_decided` and the earlier decision, or with `not_found` if the worker never contested the
 * day.
 */
async function failDecided(tx: Tx, id: number): Promise<never> {
  const decided = await findDecided(tx, id);
  return decided ? fail('already_decided', decided) : fail('not_found');
}

/**
 * Decides a contested day for a moderator. Fails with `not_found` if the day was never contested, and with
 * `already_decided` if a moderator has decided it before.
 */
export async function decideAttendance({ db }: Store, { id, verdict, moderator, outcome }: Decision): Promise<void> {
  await inTransaction(db, async (tx) => {
    const entry = (await lockContested(tx, id)) ?? (await failDecided(tx, id));
    const state = verdict === 'upheld' ? upheldState(entry) : entry.state;
    await resolveDay(tx, id, { contest: verdict, state, moderator: nameOf(moderator), outcome });
    const payload = { application_id: entry.application_id, attendance_id: id };
    await recordEvent(tx, { name: 'attendance.decided', actor: system, payload });
    await writeAudit(tx, authorOf(moderator), {
      action: `day.${verdict}`,
      target: { type: 'day', id },
      before: { state: entry.state },
      after: { state },
      reason: outcome,
    });
  });
}

// Attendance as workers and employers see it: the recorded days, the days that the reader may still enter, and for
// employers the attendance codes.
import type { AttendanceDay, EmployerAttendance, JobAttendance, LabourAttendance } from '#contracts/attendance.ts';
import { fail } from '#contracts/problems.ts';
import { randomToken } from '#platform/secrets.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { codesAt } from '../codes.ts';
import { type DayRow, listDays, listDaysOfJob } from '../day-queries.ts';
import { findAttendanceFacts, findJob, findSecret, listHired, saveSecret } from '../queries.ts';
import {
  type AttendanceFacts,
  allowedWords,
  canTransitionTo,
  dayOf,
  isClaimable,
  isCodeTime,
  isContestable,
  isDeniable,
  isOpenToEmployer,
  MAX_FAILED_ATTEMPTS,
  openDays,
} from '../rules.ts';

type Store = Pick<Deps, 'db'>;

/** Returns what the worker may do on a recorded day. */
function answersTo({ now }: AttendanceFacts, row: DayRow) {
  const entry = { ...row, entered: Date.parse(row.entered_at) };
  return { allowed: isContestable(entry, now) ? ['contest' as const] : [], may_deny: isDeniable(entry, now) };
}

/** Returns a day with the actions that this person may take on this day. */
export function dayFor(person: Person, facts: AttendanceFacts, row: DayRow): AttendanceDay {
  const { day, state, typed_at, entered_at, contest, outcome, due } = row;
  const by_leader = row.via === 'crew';
  const answers = person.type === 'employer' ? { allowed: allowedWords(facts, day, row) } : answersTo(facts, row);
  const via = row.via === 'crew' ? 'code' : row.via;
  return { date: day, state, via, by_leader, typed_at, entered_at, contest, outcome, due, ...answers };
}

/** Returns the attendance of the worker's own application. Fails with `not_found`. */
export async function showOwnAttendance({ db }: Store, labour: Person, id: number): Promise<LabourAttendance> {
  const facts = (await findAttendanceFacts(db, labour, id)) ?? fail('not_found');
  const rows = await listDays(db, id);
  const { now } = facts;
  const today = dayOf(now);
  const entered = rows.find(({ day }) => day === today) ?? null;
  const days = rows.map(({ day }) => day);
  return {
    today,
    start_time: facts.start_time,
    days: rows.map((row) => dayFor(labour, facts, row)),
    may_enter_code:
      isCodeTime(facts, today, now) && (entered?.via === 'crew' || canTransitionTo(entered, 'present', 'code')),
    tries_left: Math.max(0, MAX_FAILED_ATTEMPTS - facts.wrong),
    claimable: openDays(now, days, (day) => isClaimable(facts, day)),
  };
}

/** Returns the current and the next attendance codes of a job. Creates the secret of the job at the first call. */
async function codesOfJob(db: Queryable, jobId: number, now: number) {
  const secret = (await findSecret(db, jobId)) ?? (await saveSecret(db, jobId, randomToken()));
  return codesAt(secret, now);
}

/**
 * Returns the attendance of one application to its employer. Includes the attendance codes if the worker can enter a
 * code now. Fails with `not_found`.
 */
export async function showAttendance({ db }: Store, employer: Person, id: number): Promise<EmployerAttendance> {
  const facts = (await findAttendanceFacts(db, employer, id)) ?? fail('not_found');
  const rows = await listDays(db, id);
  const { now, job_id, start_time } = facts;
  const today = dayOf(now);
  const days = rows.map(({ day }) => day);
  return {
    today,
    start_time,
    days: rows.map((row) => dayFor(employer, facts, row)),
    codes: job_id !== null && isCodeTime(facts, today, now) ? await codesOfJob(db, job_id, now) : null,
    enterable: openDays(now, days, (day) => isOpenToEmployer(facts, day)).map((date) => ({
      date,
      allowed: allowedWords(facts, date, null),
    })),
  };
}

/**
 * Returns today's attendance of the workers of an employer's job, and the attendance codes, which these workers type at
 * the place of work. Fails with `not_found`.
 */
export async function showJobAttendance({ db }: Store, employer: Person, uid: string): Promise<JobAttendance> {
  const job = (await findJob(db, employer.id, uid)) ?? fail('not_found');
  const { id, now, title, start_time } = job;
  const today = dayOf(now);
  const [hired, rows] = await Promise.all([listHired(db, id), listDaysOfJob(db, id, today)]);
  const dayOfApplication = new Map(rows.map((row) => [row.application_id, row]));
  const people = hired.map((one) => {
    const row = dayOfApplication.get(one.id) ?? null;
    const { first_name, last_name, waiting } = one;
    const day = row && dayFor(employer, one, row);
    return { application_id: one.id, first_name, last_name, waiting, day, allowed: allowedWords(one, today, row) };
  });
  const comesToday = hired.some((one) => isCodeTime(one, today, now));
  return {
    job: { uid: job.uid, title, start_time },
    today,
    codes: comesToday ? await codesOfJob(db, id, now) : null,
    people,
  };
}

// Rules for attendance days of accepted workers (D35): permitted entries, lateness and contests. Pure; times are in
// milliseconds since 1970.
import type { AttendanceState, EmployerWord } from '#contracts/attendance.ts';
import { employerWords } from '#contracts/attendance.ts';
import { CONTEST_DAYS, DECISION_DAYS } from '#contracts/periods.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Offset of Indian time, UTC+5:30 all year, in milliseconds. */
const INDIA = 5.5 * HOUR;

/** Maximum number of wrong codes per application and day. */
export const MAX_FAILED_ATTEMPTS = 5;
/** Minutes after the start of work until which a worker counts as on time. */
const ON_TIME = 15;
/** Maximum age of a code that a phone sends later, in milliseconds since the worker typed the code offline. */
const KEPT_FOR = 48 * HOUR;
/** Milliseconds by which a phone's clock may be ahead of the server's clock. */
const CLOCK_AHEAD = 5 * MINUTE;
/** Number of days after a workday within which the worker may still report the day as worked. */
const CLAIM_DAYS = 7;

/** Returns the calendar day in India (`YYYY-MM-DD`). */
export const dayOf = (at: number) => new Date(at + INDIA).toISOString().slice(0, 10);

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) - INDIA;

const daysBetween = (from: string, to: string) => Math.round((startOf(to) - startOf(from)) / DAY);

export const secondsToNextDay = (now: number) => Math.ceil((startOf(dayOf(now)) + DAY - now) / 1000);

/** The facts about an application that decide which attendance entries are allowed. */
export interface AttendanceFacts {
  status: ApplicationStatus;
  /** Null for a general application, which has no workdays to enter. */
  job_id: number | null;
  start_time: string | null;
  /** The first day of work: the day of acceptance, or the job's start date if that is later. */
  first_day: string;
  /** The day on which the work was completed; null before that. */
  last_day: string | null;
  /** Time of the database clock, in milliseconds since 1970. */
  now: number;
}

/** Returns true if the day is a workday of the application and not in the future. */
function isWorkDay({ status, job_id, first_day, last_day, now }: AttendanceFacts, day: string): boolean {
  if (job_id === null || (status !== 'accepted' && status !== 'completed')) return false;
  return day >= first_day && day <= dayOf(now) && (last_day === null || day <= last_day);
}

const isWithin = (facts: AttendanceFacts, day: string, days: number) =>
  isWorkDay(facts, day) && daysBetween(day, dayOf(facts.now)) <= days;

/**
 * `isClaimable`: the worker may still claim the day (report it as worked). `isOpenToEmployer`: the employer may still
 * state whether the worker came.
 */
export const isClaimable = (facts: AttendanceFacts, day: string) => isWithin(facts, day, CLAIM_DAYS);
export const isOpenToEmployer = (facts: AttendanceFacts, day: string) => isWithin(facts, day, DECISION_DAYS);

/**
 * Returns true if a code may record the worker's attendance on `day`: the worker typed the code on that day, at most 48
 * hours ago. `typed` is the time of typing.
 */
export const isCodeTime = (facts: AttendanceFacts, day: string, typed: number) =>
  isWorkDay(facts, day) && dayOf(typed) === day && typed <= facts.now + CLOCK_AHEAD && facts.now - typed <= KEPT_FOR;

/** Returns the time until which an arrival is on time; null if the job has no start time. */
function onTimeUntil(day: string, start_time: string | null): number | null {
  if (start_time === null) return null;
  const [hours = 0, minutes = 0] = start_time.split(':').map(Number);
  return startOf(day) + hours * HOUR + (minutes + ON_TIME) * MINUTE;
}

/**
 * Returns `present` up to 15 minutes after the job's start time, then `late`. If the job has no start time, always
 * returns `present`.
 */
export function stateAt({ start_time }: AttendanceFacts, day: string, typed: number): 'present' | 'late' {
  const until = onTimeUntil(day, start_time);
  return until !== null && typed > until ? 'late' : 'present';
}

export interface Entry {
  state: AttendanceState;
  via: 'code' | 'both' | 'employer' | 'moderator' | 'crew' | null;
  contest: 'open' | 'upheld' | 'dismissed' | null;
}

/**
 * Sources of a change: a valid code, the worker's own report (`claim`), the employer, or a moderator who agrees with
 * the worker's objection. In the table below, `none` means that the day has no entry yet.
 */
type By = 'code' | 'claim' | 'employer' | 'moderator';
type Changes = Partial<Record<AttendanceState, readonly By[]>>;

export const changes: Record<AttendanceState | 'none', Changes> = {
  none: { claimed: ['claim'], present: ['code', 'employer'], late: ['code', 'employer'], absent: ['employer'] },
  claimed: { present: ['code', 'employer'], late: ['code', 'employer'], absent: ['employer'] },
  present: { late: ['employer'], absent: ['employer'] },
  late: { present: ['employer', 'moderator'], absent: ['employer'] },
  absent: { present: ['code', 'employer', 'moderator'], late: ['code', 'employer'], excused: ['moderator'] },
  excused: {},
};

/** Returns true if the day counts as worked. */
export const isCame = (entry: Entry | null) => entry?.state === 'present' || entry?.state === 'late';

/**
 * Returns true if the entry is final: entered with a code by the worker, confirmed by worker and employer, or decided
 * by a moderator.
 */
const isSettled = (entry: Entry) =>
  entry.via === 'code' || entry.via === 'both' || (entry.contest !== null && entry.contest !== 'open');

/**
 * Returns true if the employer would set a contested entry to a state other than `present`. The employer may not do so,
 * because the new entry would delete the worker's contest. `present` is allowed: the worker then has nothing to
 * contest.
 */
const isAgainst = (entry: Entry, to: AttendanceState, by: By) =>
  entry.contest === 'open' && by === 'employer' && to !== 'present';

export function canTransitionTo(entry: Entry | null, to: AttendanceState, by: By): boolean {
  if (entry && (isSettled(entry) || isAgainst(entry, to, by))) return false;
  return changes[entry?.state ?? 'none'][to]?.includes(by) ?? false;
}

/**
 * Returns the time from which the employer may report a no-show: the end of the on-time period, or noon if the job has
 * no start time.
 */
const missedFrom = ({ start_time }: AttendanceFacts, day: string) =>
  onTimeUntil(day, start_time) ?? startOf(day) + 12 * HOUR;

/**
 * Returns the states that the employer may set for a day now. `absent` is allowed only after the time that `missedFrom`
 * returns.
 */
export function allowedWords(facts: AttendanceFacts, day: string, entry: Entry | null): EmployerWord[] {
  if (!isOpenToEmployer(facts, day)) return [];
  return employerWords.filter(
    (word) => canTransitionTo(entry, word, 'employer') && (word !== 'absent' || facts.now > missedFrom(facts, day)),
  );
}

/**
 * Returns the source of an entry after the employer's statement. If the worker reported the day and the employer
 * confirms that the worker came, the source is `both`.
 */
export const viaOf = (entry: Entry | null, word: EmployerWord) =>
  entry?.state === 'claimed' && word !== 'absent' ? 'both' : 'employer';

/**
 * Returns true if the worker may contest the entry: it is `absent` or `late` by the employer's statement alone, not yet
 * contested, and at most 7 days old.
 */
export const isContestable = (entry: Entry & { entered: number }, now: number) =>
  (entry.state === 'absent' || entry.state === 'late') &&
  entry.via === 'employer' &&
  entry.contest === null &&
  now - entry.entered <= CONTEST_DAYS * DAY;

/**
 * Returns true if the worker may answer "not me": the leader of the crew entered the day, at most 7 days ago (D81).
 */
export const isDeniable = (entry: Entry & { entered: number }, now: number) =>
  entry.via === 'crew' && now - entry.entered <= CONTEST_DAYS * DAY;

/**
 * Returns true if the worker is asked whether the entry is right: the worker may contest it and has not agreed to it.
 */
export const isAnswerable = (entry: Entry & { entered: number; agreed_at: string | null }, now: number) =>
  entry.agreed_at === null && isContestable(entry, now);

/**
 * Returns the state of a day after a moderator agreed with the worker's objection: `present` if the worker had reported
 * the day as worked or was marked late; otherwise `excused`, which counts neither as worked nor as absent.
 */
export const upheldState = (entry: { state: AttendanceState; claimed: boolean }) =>
  entry.state === 'late' || entry.claimed ? 'present' : 'excused';

/**
 * Returns the days from today back to `DECISION_DAYS` days ago that have no entry and for which `isOpen` is true,
 * latest first.
 */
export function openDays(now: number, entered: readonly string[], isOpen: (day: string) => boolean): string[] {
  const days = Array.from({ length: DECISION_DAYS + 1 }, (_, back) => dayOf(now - back * DAY));
  return days.filter((day) => !entered.includes(day) && isOpen(day));
}

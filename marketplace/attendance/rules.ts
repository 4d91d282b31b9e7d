// The days of somebody who was accepted (D35): which may be entered, by whom, when one is late, what can be contested. Pure; times are milliseconds.
import type { AttendanceState, EmployerWord } from '#contracts/attendance.ts';
import { employerWords } from '#contracts/attendance.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** India has one time, and no summer time. */
const INDIA = 5.5 * HOUR;

/** Wrong codes that a person may type for one application on one day. */
export const MAX_FAILED_ATTEMPTS = 5;
/** Minutes after the start within which somebody is on time. */
const ON_TIME = 15;
/** How late a code may arrive that was right when it was typed. */
const KEPT_FOR = 48 * HOUR;
/** How far ahead of ours a phone's clock may be. */
const CLOCK_AHEAD = 5 * MINUTE;
/** How long after a day the worker may claim it, the employer say something of it, and the worker contest that. */
const CLAIM_DAYS = 7;
const DECISION_DAYS = 14;
const CONTEST_DAYS = 7;

/** The day in India, as in a calendar. */
export const dayOf = (at: number) => new Date(at + INDIA).toISOString().slice(0, 10);

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) - INDIA;

const daysBetween = (from: string, to: string) => Math.round((startOf(to) - startOf(from)) / DAY);

export const secondsToNextDay = (now: number) => Math.ceil((startOf(dayOf(now)) + DAY - now) / 1000);

/** What decides about the days of an application. */
export interface AttendanceFacts {
  status: ApplicationStatus;
  /** Null for a general application: it has no work whose days could be entered. */
  job_id: number | null;
  start_time: string | null;
  /** The first day of work: the day of the acceptance, or the job's if that is later. */
  first_day: string;
  /** The day on which the work was completed; null while it goes on. */
  last_day: string | null;
  /** The database's clock. */
  now: number;
}

/** Whether a day is one of the work, until now. */
function isWorkDay({ status, job_id, first_day, last_day, now }: AttendanceFacts, day: string): boolean {
  if (job_id === null || (status !== 'accepted' && status !== 'completed')) return false;
  return day >= first_day && day <= dayOf(now) && (last_day === null || day <= last_day);
}

const isWithin = (facts: AttendanceFacts, day: string, days: number) =>
  isWorkDay(facts, day) && daysBetween(day, dayOf(facts.now)) <= days;

/** Whether the worker may say that they worked on this day, and the employer say something of it. */
export const isClaimable = (facts: AttendanceFacts, day: string) => isWithin(facts, day, CLAIM_DAYS);
export const isOpenToEmployer = (facts: AttendanceFacts, day: string) => isWithin(facts, day, DECISION_DAYS);

/** Whether a code that was typed then may enter this day: on that very day, no longer ago than 48 hours. */
export const isCodeTime = (facts: AttendanceFacts, day: string, typed: number) =>
  isWorkDay(facts, day) && dayOf(typed) === day && typed <= facts.now + CLOCK_AHEAD && facts.now - typed <= KEPT_FOR;

/** When being on time ends on a day; null where the job says no hour. */
function onTimeUntil(day: string, start_time: string | null): number | null {
  if (start_time === null) return null;
  const [hours = 0, minutes = 0] = start_time.split(':').map(Number);
  return startOf(day) + hours * HOUR + (minutes + ON_TIME) * MINUTE;
}

/** Present until 15 minutes after the start, late from then on; never late where the job says no hour. */
export function stateAt({ start_time }: AttendanceFacts, day: string, typed: number): 'present' | 'late' {
  const until = onTimeUntil(day, start_time);
  return until !== null && typed > until ? 'late' : 'present';
}

export interface Entry {
  state: AttendanceState;
  via: 'code' | 'both' | 'employer' | 'moderator' | null;
  contest: 'open' | 'upheld' | 'dismissed' | null;
}

/** By what a day changes: a right code, the employer's word, a moderator who finds the worker right. `none`: nothing is entered. */
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

/** What stands, whoever says otherwise: the code, the word of both, a moderator's. */
const isSettled = (entry: Entry) =>
  entry.via === 'code' || entry.via === 'both' || (entry.contest !== null && entry.contest !== 'open');

/** What waits for a moderator the employer may only give in to: another word against the worker would make the contest vanish. */
const isAgainst = (entry: Entry, to: AttendanceState, by: By) =>
  entry.contest === 'open' && by === 'employer' && to !== 'present';

export function canTransitionTo(entry: Entry | null, to: AttendanceState, by: By): boolean {
  if (entry && (isSettled(entry) || isAgainst(entry, to, by))) return false;
  return changes[entry?.state ?? 'none'][to]?.includes(by) ?? false;
}

/** The first moment at which somebody can be said not to have come. */
const missedFrom = ({ start_time }: AttendanceFacts, day: string) =>
  onTimeUntil(day, start_time) ?? startOf(day) + 12 * HOUR;

/** What the employer may say of a day now. A no-show needs an hour at which they should have been there. */
export function allowedWords(facts: AttendanceFacts, day: string, entry: Entry | null): EmployerWord[] {
  if (!isOpenToEmployer(facts, day)) return [];
  return employerWords.filter(
    (word) => canTransitionTo(entry, word, 'employer') && (word !== 'absent' || facts.now > missedFrom(facts, day)),
  );
}

/** Whose word a day is once the employer has spoken. A claim that is confirmed is the word of both. */
export const viaOf = (entry: Entry | null, word: EmployerWord) =>
  entry?.state === 'claimed' && word !== 'absent' ? 'both' : 'employer';

/** Whether the worker may contest: what the employer alone said against them, once, for 7 days. */
export const isContestable = (entry: Entry & { entered: number }, now: number) =>
  (entry.state === 'absent' || entry.state === 'late') &&
  entry.via === 'employer' &&
  entry.contest === null &&
  now - entry.entered <= CONTEST_DAYS * DAY;

/** What a contested day becomes where the worker is right: a day that was claimed, or lateness, is present; else it does not count. */
export const upheldState = (entry: { state: AttendanceState; claimed: boolean }) =>
  entry.state === 'late' || entry.claimed ? 'present' : 'excused';

/** The days without an entry on which `isOpen` says yes, the latest first. */
export function openDays(now: number, entered: readonly string[], isOpen: (day: string) => boolean): string[] {
  const days = Array.from({ length: DECISION_DAYS + 1 }, (_, back) => dayOf(now - back * DAY));
  return days.filter((day) => !entered.includes(day) && isOpen(day));
}

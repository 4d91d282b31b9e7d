// Rules of calls for a day (D76, D77): the phase of a call, the next step, the size of a round (the workers who are
// notified at one time), and the draw that orders equal workers. Pure.
import { createHash } from 'node:crypto';
import type { CallPhase } from '#contracts/call-shapes.ts';
import type { JobStatus } from '#contracts/reference.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Minutes before the start at which a call that still waits for a moderator is closed, if it has asked no workers. */
const HELD_UNTIL_MIN = 60;
/** Minutes after the start at which no more workers are notified, and the reserves are released. */
export const CALLING_ENDS_MIN = 60;
/** Hours after the end at which attended work counts as completed. */
const COMPLETED_AFTER_HOURS = 24;
/** Minutes before the start at which workers are asked whether they are on the way. */
const MORNING_MIN = 120;
/** The earliest hour of the day for this question. */
const MORNING_FROM = 5;
/** Minutes before the start at which workers who did not answer the question of the morning lose the place to a reserve. */
const SWAP_MIN = 60;
/** Minutes that a worker has to answer a question, before a reserve may get the place. */
const ANSWER_MIN = 30;
/** Minutes after the start from which the employer reports missing workers. */
const MISSING_MIN = 30;
/** Hours before the day of the start at which the question of the evening opens: 19:30. */
const EVENING_ASKED = 4.5;
/** The question is only for workers who answered the call earlier than this before the day of the start: 18:00. */
export const EVENING_ANSWERED = 6;
/** Hours before the day of the start at which the seats are settled: 21:00. Later losses of a place are late (D79). */
export const SETTLED = 3;
/** Minutes for which a worker may give a new place back without being late. */
export const SETTLED_AFTER_MIN = 15;

/** Hours in India in which no round starts: from 21:30 to 5:30. */
const NIGHT_FROM = 21.5;
const NIGHT_UNTIL = 5.5;
/** India's time zone in ms. It has no daylight saving time. */
const INDIA = 5.5 * HOUR;

/** Minutes for which a call that repeats an earlier day asks only the workers of that day. */
export const AGAIN_MIN = 30;

/** Number of notified workers for each free seat in the first round; each further round doubles it. */
const FIRST_ROUND = 3;
const LARGEST_ROUND = 500;
/** Largest number of workers that one call notifies: for each place, and in total. */
const NOTIFIED_PER_PLACE = 100;
const NOTIFIED_IN_ALL = 2000;

/**
 * Distances in km: for ring 2 if a worker states no reach, for ring 3, and the largest reach that a worker may state.
 */
export const REACH_KM = 10;
export const WIDE_KM = 25;
export const LARGEST_REACH_KM = 50;

/** The order counts the days worked in this number of days. A worker who is often missing is asked last for as long. */
export const COUNTED_DAYS = 14;
/** Absences within `NO_SHOW_DAYS` days after which a worker is asked last. */
export const NO_SHOWS = 2;
export const NO_SHOW_DAYS = 30;
/** Days for which work with an employer puts a worker into ring 1. */
export const KNOWN_DAYS = 365;

/** The facts of a call that decide its phase and its next step. Times are in ms since 1970. */
export interface CallFacts {
  status: JobStatus;
  /** When the job got its status. */
  since: number;
  starts: number;
  ends: number;
  now: number;
  places_left: number;
  reserves_left: number;
  /** Seats of reserves with a worker. */
  reserves_taken: number;
  positions: number;
  notified: number;
  round: number;
  /** When the last round began; null before the first. */
  round_at: number | null;
  /**
   * Until then, only chosen workers or those of an earlier call are asked. The first round sets this time; null for a
   * call without such workers.
   */
  first_until: number | null;
  /** Number of rounds until `first_until`. Each later round doubles the one before, but these rounds do not count. */
  first_rounds: number;
  /** The last stage that has run ({@link stages}), and when; null before the first. */
  stage: number;
  stage_at: number | null;
}

/** Stages of a call: the questions before the work, the seats that change because of silence, and the missing workers. */
export const stages = { ask_evening: 1, settle: 2, ask_morning: 3, swap: 4, missing: 5 } as const;
type Stage = keyof typeof stages;

/** Returns the beginning of the day of the start in India. */
const dayOfStart = (starts: number) => starts - ((starts + INDIA) % (24 * HOUR));

/**
 * Returns the next stage and its time; null if none is left. Each stage has a time after which it is left out. Seats
 * change only after the workers were asked and had `ANSWER_MIN` minutes to answer.
 */
function stageAfter({ starts, ends, now, stage, stage_at }: CallFacts): { act: Stage; at: number } | null {
  const day = dayOfStart(starts);
  const answered = (stage_at ?? 0) + ANSWER_MIN * MINUTE;
  const settled = day - SETTLED * HOUR;
  const morning = Math.max(starts - MORNING_MIN * MINUTE, day + MORNING_FROM * HOUR);
  const plan: { act: Stage; at: number; until: number }[] = [
    { act: 'ask_evening', at: day - EVENING_ASKED * HOUR, until: settled },
    ...(stage === stages.ask_evening
      ? [{ act: 'settle' as const, at: Math.max(settled, answered), until: morning }]
      : []),
    { act: 'ask_morning', at: morning, until: starts - ANSWER_MIN * MINUTE },
    ...(stage === stages.ask_morning
      ? [{ act: 'swap' as const, at: Math.max(starts - SWAP_MIN * MINUTE, answered), until: starts }]
      : []),
    { act: 'missing', at: starts + MISSING_MIN * MINUTE, until: ends },
  ];
  return plan.find(({ act, at, until }) => stages[act] > stage && Math.max(at, now) < until) ?? null;
}

/**
 * Returns the phase of a call. A call whose job ended before its own end is cancelled. A paused call is held: the jobs of
 * an employer pause while the account is suspended or about to be erased.
 */
export function phaseOf(facts: CallFacts): CallPhase {
  const { status, since, starts, ends, now, places_left } = facts;
  if (status === 'pending_review' || status === 'paused') return 'held';
  if (status !== 'active' && status !== 'filled' && since < ends) return 'cancelled';
  if (now >= ends) return places_left > 0 ? 'short' : 'over';
  if (now >= starts) return 'today';
  return places_left > 0 ? 'calling' : 'full';
}

/** Minutes between two rounds: the nearer the start, the fewer. */
function roundMinutes(untilStart: number): number {
  if (untilStart > 6 * HOUR) return 5;
  return untilStart > HOUR ? 3 : 1;
}

/** Returns the end of the night (5:30 in India) if no round may start at `at`; otherwise `at`. */
function afterNight(at: number): number {
  const local = at + INDIA;
  const hour = (local % (24 * HOUR)) / HOUR;
  if (hour >= NIGHT_UNTIL && hour < NIGHT_FROM) return at;
  const midnight = local - (local % (24 * HOUR)) + (hour >= NIGHT_FROM ? 24 * HOUR : 0);
  return midnight + NIGHT_UNTIL * HOUR - INDIA;
}

/**
 * The next step of a call, and when the step after it is due (ms since 1970; null for no further step).
 *
 * - `ask_evening`, `ask_morning`: the workers with a place are asked whether they still come, or are on the way.
 * - `settle`, `swap`: workers who did not answer change seats with reserves.
 * - `missing`: the employer is notified of workers who have not arrived.
 * - `promote`: the first reserve gets a free place.
 * - `round`: the next workers are notified.
 * - `release`: the reserves are released, because the work has begun.
 * - `close`: the job is closed, because the call is over or was held for too long.
 * - `complete`: attended work is completed.
 * - `cancel`: the applications of a call that did not take place are cancelled.
 * - `wait`: nothing is due.
 */
export interface CallStep {
  act: Stage | 'promote' | 'round' | 'release' | 'close' | 'complete' | 'cancel' | 'wait';
  next: number | null;
}

/** Returns the next step that fills free seats, or that releases the reserves once the work has begun. */
function seatStep(facts: CallFacts): { act: CallStep['act']; next: number } {
  const { starts, ends, now, places_left, reserves_left, reserves_taken, round_at } = facts;
  const last = starts + CALLING_ENDS_MIN * MINUTE;
  if (now >= last) return { act: reserves_taken > 0 ? 'release' : 'wait', next: reserves_taken > 0 ? now : ends };
  if (places_left > 0 && reserves_taken > 0) return { act: 'promote', next: now };
  if (places_left + reserves_left === 0 || roundSize(facts) === 0) return { act: 'wait', next: last };
  const between = roundMinutes(starts - now) * MINUTE;
  const due = afterNight(round_at === null ? now : Math.max(round_at + between, facts.first_until ?? 0, now));
  if (due > now) return { act: 'wait', next: Math.min(due, last) };
  return { act: 'round', next: Math.min(afterNight(now + between), last) };
}

/**
 * Returns the step of a call that has neither been held nor cancelled, and has not ended. A free place is given to a
 * reserve before a stage runs. Otherwise a worker could lose a place although another place is free.
 */
function stepBeforeEnd(facts: CallFacts): CallStep {
  const { now } = facts;
  const step = seatStep(facts);
  const stage = stageAfter(facts);
  if (stage === null || step.act === 'promote') return step;
  if (stage.at <= now) return { act: stage.act, next: now };
  return { act: step.act, next: Math.min(step.next, stage.at) };
}

/**
 * Returns when a held call is closed. A call in review that has asked workers is closed at its end only: its workers may
 * have places, and a wait for a moderator must not cancel their work.
 */
const heldUntil = ({ status, round_at, starts, ends }: CallFacts) =>
  status === 'pending_review' && round_at !== null ? ends : starts - HELD_UNTIL_MIN * MINUTE;

/** True if a change may send the call to review: before a worker has a seat, and while a moderator has time for it. */
export const mayBeReviewed = ({ starts, now, places_left, positions, reserves_taken }: CallFacts): boolean =>
  places_left === positions && reserves_taken === 0 && now < starts - HELD_UNTIL_MIN * MINUTE;

/** Returns the next step of a call (D76). Applying the same step twice has no effect. */
export function nextStep(facts: CallFacts): CallStep {
  const { ends, now } = facts;
  const phase = phaseOf(facts);
  if (phase === 'cancelled') return { act: 'cancel', next: null };
  if (phase === 'held') {
    const last = heldUntil(facts);
    return now >= last ? { act: 'close', next: now } : { act: 'wait', next: Math.min(now + MINUTE, last) };
  }
  if (now < ends) return stepBeforeEnd(facts);
  const completed = ends + COMPLETED_AFTER_HOURS * HOUR;
  if (facts.status === 'active' || facts.status === 'filled') return { act: 'close', next: completed };
  return now < completed ? { act: 'wait', next: completed } : { act: 'complete', next: null };
}

/** Returns how many workers the next round notifies; 0 if the call may notify no more workers (D77). */
export function roundSize({
  places_left,
  reserves_left,
  round,
  first_rounds,
  positions,
  notified,
}: Pick<CallFacts, 'places_left' | 'reserves_left' | 'round' | 'first_rounds' | 'positions' | 'notified'>): number {
  const doubled = Math.min(Math.max(0, round - first_rounds), 10);
  const wanted = (places_left + reserves_left) * FIRST_ROUND * 2 ** doubled;
  const rest = Math.min(NOTIFIED_PER_PLACE * positions, NOTIFIED_IN_ALL) - notified;
  return Math.max(0, Math.min(wanted, LARGEST_ROUND, rest));
}

/** True while a call for chosen people may be opened to other workers: a place is free, and rounds can start. */
export const mayOpen = ({ only_chosen, facts }: { only_chosen: boolean; facts: CallFacts }): boolean =>
  only_chosen && facts.places_left > 0 && takesAnswers(facts);

/** True while workers may take a seat: from the first round until an hour after the start. */
export const takesAnswers = (facts: CallFacts): boolean =>
  ['calling', 'full', 'today'].includes(phaseOf(facts)) && facts.now < facts.starts + CALLING_ENDS_MIN * MINUTE;

interface Confirmation {
  /** When the worker answered the call (ms since 1970). */
  answered: number;
  isConfirmed: boolean;
  isComing: boolean;
}

/**
 * Returns the question that a worker with a place has to answer now; null if none is open or the worker has answered it.
 * `evening`: still coming? `morning`: on the way?
 */
export function openQuestion(
  { starts, now }: Pick<CallFacts, 'starts' | 'now'>,
  { answered, isConfirmed, isComing }: Confirmation,
): 'evening' | 'morning' | null {
  if (now >= starts) return null;
  if (now >= starts - MORNING_MIN * MINUTE) return isComing ? null : 'morning';
  const day = dayOfStart(starts);
  const isAsked = now >= day - EVENING_ASKED * HOUR && answered < day - EVENING_ANSWERED * HOUR;
  return isAsked && !isConfirmed ? 'evening' : null;
}

/**
 * True if the loss of a place is late now (D79): from 21:00 on the evening before, but not within 15 minutes after the
 * worker got the place at `since`.
 */
export const isSettled = ({ starts, now }: Pick<CallFacts, 'starts' | 'now'>, since: number): boolean =>
  now >= Math.max(dayOfStart(starts) - SETTLED * HOUR, since + SETTLED_AFTER_MIN * MINUTE);

/** True while the employer may report missing workers: from 30 minutes after the start to the end. */
export const takesMissing = (facts: CallFacts): boolean =>
  phaseOf(facts) === 'today' && facts.now >= facts.starts + MISSING_MIN * MINUTE;

/** True if part of the work is between 19:00 and 6:00 in India. */
export function isNight(startTime: string, endTime: string): boolean {
  return startTime < '06:00' || endTime > '19:00' || endTime <= startTime;
}

/** Returns the draw of a worker: SHA-256 of the seed and the worker's id as 8 bytes, big-endian. */
export function drawOf(seed: Buffer, labourId: number): Buffer {
  const id = Buffer.alloc(8);
  id.writeBigInt64BE(BigInt(labourId));
  return createHash('sha256').update(seed).update(id).digest();
}

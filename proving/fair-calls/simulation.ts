// Simulates four weeks of calls with the rules of the product, to measure who gets the days of work: in the order of
// D77, and if all workers are notified at once. Pure and seeded.
import { createHash } from 'node:crypto';
import { compareInOrder, type OrderedWorker } from '#marketplace/calls/actions/check.ts';
import {
  type CallFacts,
  COUNTED_DAYS,
  drawOf,
  nextStep,
  roundSize,
  stages,
  takesAnswers,
} from '#marketplace/calls/rules.ts';
import { defaultSettings } from '#marketplace/settings/settings.ts';
import { newCallFacts } from '#testing/call-facts.ts';
import { randomFrom } from '../bench/statistics.ts';
import { createEvents } from './events.ts';

/** `order`: in rounds, in the order of D77. `all`: all workers at once and without limits, as the control. */
export type Way = 'order' | 'all';

export interface Size {
  people: number;
  days: number;
  calls_per_day: number;
  seed: number;
}

export interface Outcome {
  /** Days of work of each worker. */
  worked: number[];
  /** Minutes from the post of each call until its last place was taken; infinite if a place stayed free. */
  minutes: number[];
  notified: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Midnight in India before the first day. */
const EPOCH = Date.parse('2026-01-01T00:00:00+05:30');
/** Calls are posted between these hours, for the next day from 8:00 to 17:00. */
const POSTED = { from: 16, until: 20 };
const WORK = { from: 8, until: 17 };
/** Share of the workers whom a call fits: of the trade, in reach. */
const FITTING = 0.5;

interface Worker {
  id: number;
  /** Probability that the worker reads a notification in time, and the ms until the answer. */
  looks: number;
  answers_after: number;
  /** The days on which the worker has work. */
  booked: Set<number>;
  /** The notifications of the current evening. */
  notices: { at: number; answered: boolean }[];
}

interface Call {
  day: number;
  facts: CallFacts;
  seed: Buffer;
  fitting: Worker[];
  /** The workers of the order who were not notified; null before the first round. */
  waiting: Worker[] | null;
  /** The workers who will read the notification of this call. */
  reading: Set<Worker>;
  filled_at: number | null;
}

type Event =
  | { kind: 'step'; call: Call }
  | { kind: 'answer'; call: Call; worker: Worker; notice: Worker['notices'][number] };

/** Returns workers with habits: a fourth to 85 % of the notifications are read, most within some minutes. */
function createWorkers(count: number, random: () => number): Worker[] {
  const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    looks: 0.25 + 0.6 * random(),
    answers_after: Math.exp(4 + normal()) * 1000,
    booked: new Set(),
    notices: [],
  }));
}

/** Returns the number of counted days of a worker at the end of this day, as `workedDays` of the order. */
const recentDays = ({ booked }: Worker, day: number) =>
  [...booked].filter((worked) => worked > day - COUNTED_DAYS && worked <= day).length;

/** Returns the free workers in the order of a call, on the day before the work: all in ring 2, and none said *free*. */
function orderOf({ fitting, seed, day }: Call): Worker[] {
  const rows = fitting
    .filter(({ booked }) => !booked.has(day))
    .map((worker): OrderedWorker & { worker: Worker } => ({
      worker,
      ring: 2,
      free: false,
      days: recentDays(worker, day - 1),
      draw: drawOf(seed, worker.id),
    }));
  return rows.sort(compareInOrder).map(({ worker }) => worker);
}

/** True if the worker may be notified of a call now, as `notifyNext` decides. */
function mayNotify({ booked, notices }: Worker, { day, facts }: Call): boolean {
  const midnight = facts.now - ((facts.now - EPOCH) % DAY);
  return (
    !booked.has(day) &&
    notices.filter(({ at }) => at >= midnight).length < defaultSettings.calls_per_worker_day &&
    notices.filter(({ answered }) => !answered).length < defaultSettings.calls_unanswered
  );
}

/** Takes a place or a reserve for the worker, if one is free. */
function takeSeat(call: Call, { booked }: Worker): void {
  const { places_left, reserves_left, reserves_taken } = call.facts;
  if (places_left > 0 && reserves_taken === 0) {
    call.facts = { ...call.facts, places_left: places_left - 1 };
    booked.add(call.day);
  } else if (reserves_left > 0) {
    call.facts = { ...call.facts, reserves_left: reserves_left - 1, reserves_taken: reserves_taken + 1 };
  }
}

interface World extends Size {
  way: Way;
  random: () => number;
  workers: readonly Worker[];
  events: ReturnType<typeof createEvents<Event>>;
  notified: number;
}

/** Returns the workers whom the next round notifies. */
function workersOfRound(way: Way, waiting: readonly Worker[], call: Call): readonly Worker[] {
  if (way === 'all') return waiting;
  const size = roundSize(call.facts);
  const chosen: Worker[] = [];
  for (const worker of waiting) if (chosen.length < size && mayNotify(worker, call)) chosen.push(worker);
  return chosen;
}

function startRound(world: World, call: Call): void {
  const { facts } = call;
  const waiting = call.waiting ?? orderOf(call);
  const chosen = workersOfRound(world.way, waiting, call);
  for (const worker of chosen) {
    const notice = { at: facts.now, answered: false };
    worker.notices.push(notice);
    if (call.reading.has(worker))
      world.events.add(facts.now + worker.answers_after, { kind: 'answer', call, worker, notice });
  }
  const left = new Set(chosen);
  call.waiting = waiting.filter((worker) => !left.has(worker));
  call.facts = { ...facts, round: facts.round + 1, round_at: facts.now, notified: facts.notified + chosen.length };
  world.notified += chosen.length;
}

const isStage = (act: string): act is keyof typeof stages => Object.hasOwn(stages, act);

/** Runs the next step of a call. All workers confirm, so no step changes their seats. */
function step(world: World, call: Call): void {
  const { act, next } = nextStep(call.facts);
  if (act === 'round') startRound(world, call);
  if (isStage(act)) call.facts = { ...call.facts, stage: stages[act], stage_at: call.facts.now };
  if (next !== null && next < call.facts.starts) world.events.add(next, { kind: 'step', call });
}

/** Takes a yes. A worker who has work on this day is refused, and the notification stays without an answer. */
function answer(call: Call, { worker, notice }: Extract<Event, { kind: 'answer' }>): void {
  if (worker.booked.has(call.day) || !takesAnswers(call.facts)) return;
  notice.answered = true;
  takeSeat(call, worker);
  if (call.facts.places_left === 0) call.filled_at ??= call.facts.now;
}

/** Posts a call of a day. The workers whom the call fits, and who read its notification, are the same in both ways. */
function post({ workers, random, calls_per_day, seed }: World, day: number, no: number): Call {
  const posted = EPOCH + day * DAY + (POSTED.from + ((POSTED.until - POSTED.from) * no) / calls_per_day) * HOUR;
  const fates = workers.map((worker) => ({ worker, fits: random() < FITTING, reads: random() < worker.looks }));
  const fitting = fates.filter(({ fits }) => fits).map(({ worker }) => worker);
  const reading = new Set(fates.filter(({ reads }) => reads).map(({ worker }) => worker));
  const drawSeed = createHash('sha256').update(`${seed} ${day} ${no}`).digest();
  const midnight = EPOCH + (day + 1) * DAY;
  const facts = newCallFacts({
    since: posted,
    starts: midnight + WORK.from * HOUR,
    ends: midnight + WORK.until * HOUR,
  });
  return { day: day + 1, facts, seed: drawSeed, fitting, waiting: null, reading, filled_at: null };
}

/** Plays the calls of one evening until their work begins. Returns the minutes until each call was full. */
function playDay(world: World, day: number): number[] {
  for (const worker of world.workers) worker.notices = [];
  const calls = Array.from({ length: world.calls_per_day }, (_, no) => post(world, day, no));
  for (const call of calls) world.events.add(call.facts.since, { kind: 'step', call });
  for (let due = world.events.next(); due; due = world.events.next()) {
    const { call } = due.event;
    call.facts = { ...call.facts, now: due.at };
    if (due.event.kind === 'step') step(world, call);
    else answer(call, due.event);
  }
  return calls.map(({ filled_at, facts }) =>
    filled_at === null ? Number.POSITIVE_INFINITY : (filled_at - facts.since) / MINUTE,
  );
}

/** Simulates the calls of one way. The same size gives the same result. */
export function simulate(way: Way, size: Size): Outcome {
  const random = randomFrom(size.seed);
  const workers = createWorkers(size.people, random);
  const world: World = { ...size, way, random, workers, events: createEvents<Event>(), notified: 0 };
  const minutes = Array.from({ length: size.days }, (_, day) => playDay(world, day)).flat();
  return { worked: workers.map(({ booked }) => booked.size), minutes, notified: world.notified };
}

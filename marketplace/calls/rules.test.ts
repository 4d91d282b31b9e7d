// Tests the rules of calls: the rows of D76, the size of rounds, and the draw.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newCallFacts } from '#testing/call-facts.ts';
import {
  type CallFacts,
  drawOf,
  isNight,
  isSettled,
  nextStep,
  openQuestion,
  phaseOf,
  roundSize,
  stages,
} from './rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 7:00 to 17:00 in India. */
const starts = Date.parse('2026-12-02T07:00:00+05:30');
const ends = starts + 10 * HOUR;
/** 18:00 on the evening before. */
const evening = starts - 13 * HOUR;

const call = newCallFacts({ since: evening, starts, ends });
const full = { places_left: 0, reserves_left: 0, reserves_taken: 2 };
const repeated = { round: 1, round_at: evening, first_until: evening + 30 * MINUTE };

describe('The phase of a call', () => {
  it.each<[string, Partial<CallFacts>, string]>([
    ['held while a moderator reads it', { status: 'pending_review' }, 'held'],
    ['held while the jobs of its employer are paused', { status: 'paused' }, 'held'],
    ['calling while a place is free', {}, 'calling'],
    ['full when all places are taken', full, 'full'],
    ['today from the start on', { now: starts }, 'today'],
    ['over after the end', { ...full, now: ends }, 'over'],
    ['short after the end with a free place', { now: ends }, 'short'],
    ['cancelled if its job was closed before the end', { status: 'closed', now: ends + HOUR }, 'cancelled'],
    ['over if its job was closed at the end', { ...full, status: 'closed', since: ends, now: ends + HOUR }, 'over'],
  ])('A call is %s', (_name, change, phase) => {
    expect(phaseOf({ ...call, ...change })).toBe(phase);
  });
});

/** 19:30 and 21:00 on the evening before, and the times before the start. */
const asked = evening + 1.5 * HOUR;
const settled = evening + 3 * HOUR;
const minutesBefore = (minutes: number) => starts - minutes * MINUTE;
const minutesAfter = (minutes: number) => starts + minutes * MINUTE;

describe('The rows of D76', () => {
  it.each<[string, Partial<CallFacts>, string, number | null]>([
    ['1: a posted call starts its first round at once', {}, 'round', evening + 5 * MINUTE],
    ['2: the next round is 5 minutes later', { round: 1, round_at: evening }, 'wait', evening + 5 * MINUTE],
    [
      '2: from 6 hours before the start, 3 minutes later',
      {
        now: minutesBefore(70),
        round: 3,
        round_at: minutesBefore(73),
        stage: stages.ask_morning,
        stage_at: minutesBefore(120),
      },
      'round',
      minutesBefore(67),
    ],
    [
      '2: in the last hour, a minute later',
      { now: minutesBefore(30), round: 3, round_at: minutesBefore(31), stage: stages.swap },
      'round',
      minutesBefore(29),
    ],
    [
      '2: no round starts from 21:30 to 5:30',
      { now: minutesBefore(540), stage: stages.settle },
      'wait',
      minutesBefore(120),
    ],
    ['2: no round starts while all seats are taken', full, 'wait', asked],
    ['2: no round starts above 100 workers for each place', { notified: 600 }, 'wait', asked],
    ['2: a call that repeats another one asks its workers only', repeated, 'wait', evening + 30 * MINUTE],
    ['3: at 19:30, workers are asked whether they still come', { ...full, now: asked }, 'ask_evening', asked],
    ['3: after 21:00 this question is left out', { ...full, now: settled }, 'wait', minutesBefore(120)],
    [
      '4: at 21:00, silent workers change seats with reserves',
      { ...full, now: settled, stage: stages.ask_evening, stage_at: asked },
      'settle',
      settled,
    ],
    [
      '4: workers who were asked late have 30 minutes to answer',
      { ...full, now: settled, stage: stages.ask_evening, stage_at: settled - MINUTE },
      'wait',
      settled + 29 * MINUTE,
    ],
    [
      '5: two hours before, workers are asked whether they come',
      { ...full, now: minutesBefore(120) },
      'ask_morning',
      minutesBefore(120),
    ],
    [
      '5: no worker is asked before 5:00',
      { ...full, starts: minutesBefore(60), now: minutesBefore(150), stage: stages.settle },
      'wait',
      minutesBefore(120),
    ],
    [
      '6: an hour before, silent workers change seats with reserves',
      { ...full, now: minutesBefore(60), stage: stages.ask_morning, stage_at: minutesBefore(120) },
      'swap',
      minutesBefore(60),
    ],
    [
      '7: half an hour before, no step is due, because no seat is held',
      { ...full, now: minutesBefore(30) },
      'wait',
      minutesAfter(30),
    ],
    [
      '8: half an hour after the start, missing workers are reported',
      { ...full, now: minutesAfter(30) },
      'missing',
      minutesAfter(30),
    ],
    [
      '9: an hour after the start, reserves are released',
      { ...full, now: minutesAfter(60), stage: 5 },
      'release',
      minutesAfter(60),
    ],
    ['9: then no round starts', { now: minutesAfter(60), stage: stages.missing }, 'wait', ends],
    ['10: at the end, the job is closed', { now: ends }, 'close', ends + 24 * HOUR],
    [
      '11: after 24 hours, work is completed',
      { status: 'closed', since: ends, now: ends + 24 * HOUR },
      'complete',
      null,
    ],
  ])('%s', (_name, change, act, next) => {
    expect(nextStep({ ...call, ...change })).toEqual({ act, next });
  });
});

describe('The next step of a call', () => {
  it.each<[string, Partial<CallFacts>, string, number | null]>([
    ['gives a free place to a reserve', { reserves_left: 1, reserves_taken: 1 }, 'promote', evening],
    ['gives a free place to a reserve before seats change', { now: asked, reserves_taken: 1 }, 'promote', asked],
    ['waits for the moderator', { status: 'pending_review' }, 'wait', evening + MINUTE],
    [
      'closes a held call an hour before the start',
      { status: 'pending_review', now: minutesBefore(60) },
      'close',
      minutesBefore(60),
    ],
    [
      'leaves the work of a held call that has asked workers',
      { status: 'pending_review', round: 1, round_at: evening, now: minutesBefore(50) },
      'wait',
      minutesBefore(49),
    ],
    [
      'closes such a call at its end',
      { status: 'pending_review', round: 1, round_at: evening, now: ends },
      'close',
      ends,
    ],
    ['cancels the applications of a cancelled call', { status: 'closed' }, 'cancel', null],
  ])('It %s', (_name, change, act, next) => {
    expect(nextStep({ ...call, ...change })).toEqual({ act, next });
  });

  it('A call has a next step at every minute before its end', () => {
    for (let now = evening - 24 * HOUR; now < ends; now += MINUTE)
      expect(nextStep({ ...call, now, since: evening - 25 * HOUR }).next).toBeGreaterThanOrEqual(now);
  });
});

describe('The question before the work', () => {
  const early = { answered: evening - HOUR, isConfirmed: false, isComing: false };
  it.each<[string, number, Partial<typeof early>, string | null]>([
    ['is none before 19:30 on the evening before', evening + 1.4 * HOUR, {}, null],
    ['is the one of the evening from 19:30 on', evening + 1.5 * HOUR, {}, 'evening'],
    ['is none for a worker who answered the call after 18:00', evening + 2 * HOUR, { answered: evening }, null],
    ['is none after the worker has answered it', evening + 2 * HOUR, { isConfirmed: true }, null],
    ['is the one of the morning in the last two hours', starts - 2 * HOUR, { isConfirmed: true }, 'morning'],
    ['is none for a worker who is on the way', starts - HOUR, { isComing: true }, null],
    ['is none from the start on', starts, {}, null],
  ])('It %s', (_name, now, change, question) => {
    expect(openQuestion({ starts, now }, { ...early, ...change })).toBe(question);
  });
});

it('The loss of a place is late from 21:00, and 15 minutes after a later yes', () => {
  const isLate = (now: number, since: number) => isSettled({ starts, now }, since);
  expect(isLate(settled - MINUTE, evening)).toBe(false);
  expect(isLate(settled, evening)).toBe(true);
  expect(isLate(minutesBefore(60), minutesBefore(74))).toBe(false);
  expect(isLate(minutesBefore(60), minutesBefore(75))).toBe(true);
});

describe('A round', () => {
  it('notifies three workers for each free seat, then twice as many', () => {
    expect([0, 1, 2].map((round) => roundSize({ ...call, round }))).toEqual([24, 48, 96]);
  });

  it('A round is not larger after rounds in which only chosen workers were asked', () => {
    expect([3, 4].map((round) => roundSize({ ...call, round, first_rounds: 3 }))).toEqual([24, 48]);
  });

  it('notifies at most 500 workers, and 100 for each place in total', () => {
    expect(roundSize({ ...call, round: 9, positions: 60 })).toBe(500);
    expect(roundSize({ ...call, round: 9, notified: 590 })).toBe(10);
  });
});

it('The draw is the SHA-256 of the seed and the id of the worker as 8 bytes', () => {
  const seed = Buffer.alloc(32, 7);
  const expected = createHash('sha256').update(Buffer.concat([seed, Buffer.from('0000000000000102', 'hex')]));
  expect(drawOf(seed, 258)).toEqual(expected.digest());
});

it('Work after 19:00 or before 6:00 is night work', () => {
  expect([
    isNight('06:00', '19:00'),
    isNight('05:30', '14:00'),
    isNight('12:00', '19:30'),
    isNight('20:00', '04:00'),
  ]).toEqual([false, true, true, true]);
});

// Tests the rules of calls: the rows of D76, the size of rounds, and the draw.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type CallFacts, drawOf, isNight, nextStep, openQuestion, phaseOf, roundSize } from './rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 7:00 to 17:00 in India. */
const starts = Date.parse('2026-12-02T07:00:00+05:30');
const ends = starts + 10 * HOUR;
/** 18:00 on the evening before. */
const evening = starts - 13 * HOUR;

const call: CallFacts = {
  status: 'active',
  since: evening,
  starts,
  ends,
  now: evening,
  places_left: 6,
  reserves_left: 2,
  reserves_taken: 0,
  positions: 6,
  notified: 0,
  round: 0,
  round_at: null,
};
const full = { places_left: 0, reserves_left: 0, reserves_taken: 2 };

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

describe('The next step of a call', () => {
  it.each<[string, Partial<CallFacts>, string, number | null]>([
    ['starts the first round at once', {}, 'round', evening + 5 * MINUTE],
    ['waits 5 minutes for the second round', { round: 1, round_at: evening }, 'wait', evening + 5 * MINUTE],
    [
      'starts a round every 3 minutes from 6 hours before the start',
      { now: starts - 70 * MINUTE, round: 3, round_at: starts - 73 * MINUTE },
      'round',
      starts - 67 * MINUTE,
    ],
    [
      'starts a round every minute in the last hour',
      { now: starts - 30 * MINUTE, round: 3, round_at: starts - 31 * MINUTE },
      'round',
      starts - 29 * MINUTE,
    ],
    ['starts no round from 21:30 to 5:30', { now: starts - 9 * HOUR }, 'wait', starts - 1.5 * HOUR],
    ['waits while all seats are taken', full, 'wait', starts + HOUR],
    ['promotes a reserve to a free place', { reserves_left: 1, reserves_taken: 1 }, 'promote', evening],
    ['releases the reserves an hour after the start', { ...full, now: starts + HOUR }, 'release', starts + HOUR],
    ['starts no round later than an hour after the start', { now: starts + HOUR }, 'wait', ends],
    ['closes the job at the end', { now: ends }, 'close', ends + 24 * HOUR],
    [
      'completes the work 24 hours after the end',
      { status: 'closed', since: ends, now: ends + 24 * HOUR },
      'complete',
      null,
    ],
    ['waits for the moderator', { status: 'pending_review' }, 'wait', evening + MINUTE],
    [
      'closes a held call an hour before the start',
      { status: 'pending_review', now: starts - HOUR },
      'close',
      starts - HOUR,
    ],
    ['cancels the applications of a cancelled call', { status: 'closed' }, 'cancel', null],
    ['notifies no more workers above 100 workers for each place', { notified: 600 }, 'wait', starts + HOUR],
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

describe('A round', () => {
  it('notifies three workers for each free seat, then twice as many', () => {
    expect([0, 1, 2].map((round) => roundSize({ ...call, round }))).toEqual([24, 48, 96]);
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

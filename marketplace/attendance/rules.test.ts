// Tests the attendance rules: codes that change every ten minutes, lateness after 15 minutes, days in Indian time, and
// permitted changes.
import { describe, expect, it } from 'vitest';
import { attendanceStates } from '#contracts/attendance.ts';
import { codesAt, isRightCode } from './codes.ts';
import {
  type AttendanceFacts,
  allowedWords,
  canTransitionTo,
  changes,
  dayOf,
  type Entry,
  isClaimable,
  isCodeTime,
  isContestable,
  openDays,
  secondsToNextDay,
  stateAt,
  upheldState,
} from './rules.ts';

const SECRET = 'a secret of one job, as long as a random one';
const at = (text: string) => Date.parse(`${text}+05:30`);
const MINUTE = 60_000;

const facts = (more: Partial<AttendanceFacts> = {}): AttendanceFacts => ({
  status: 'accepted',
  job_id: 1,
  start_time: '09:00',
  first_day: '2026-03-02',
  last_day: null,
  now: at('2026-03-10T12:00'),
  ...more,
});
const entry = (more: Partial<Entry> = {}): Entry => ({ state: 'absent', via: 'employer', contest: null, ...more });

describe('The attendance code', () => {
  const now = at('2026-03-10T09:04');
  const { now: code, next, seconds_left } = codesAt(SECRET, now);

  it('A code has four digits, changes every ten minutes and differs between jobs', () => {
    expect(code).toMatch(/^\d{4}$/);
    expect(seconds_left).toBe(360);
    expect(codesAt(SECRET, at('2026-03-10T09:09:59')).now).toBe(code);
    expect(codesAt(SECRET, at('2026-03-10T09:10')).now).toBe(next[0]);
    expect(codesAt(SECRET, at('2026-03-10T09:10')).seconds_left).toBe(600);
    const others = Array.from({ length: 40 }, (_, job) => codesAt(`${SECRET}${job}`, now).now);
    expect(new Set(others).size).toBeGreaterThan(30);
  });

  it('A code is valid while it is shown and for the ten minutes after', () => {
    const right = (minutes: number, kept: boolean) => isRightCode(SECRET, { code, at: now + minutes * MINUTE, kept });
    expect([0, 5, 15].map((minutes) => right(minutes, false))).toEqual([true, true, true]);
    expect([-5, 16].map((minutes) => right(minutes, false))).toEqual([false, false]);
    // The clock of an offline phone may be slow. The phone then reports a time before the code was valid.
    expect(right(-5, true)).toBe(true);
    expect([-15, 16].map((minutes) => right(minutes, true))).toEqual([false, false]);
    expect(isRightCode(SECRET, { code: '', at: now, kept: false })).toBe(false);
  });
});

describe('An attendance day', () => {
  it('A day follows Indian time and begins at 18:30 UTC of the day before', () => {
    expect(dayOf(Date.parse('2026-03-09T18:29:59Z'))).toBe('2026-03-09');
    expect(dayOf(Date.parse('2026-03-09T18:30:00Z'))).toBe('2026-03-10');
    expect(secondsToNextDay(at('2026-03-10T23:59:30'))).toBe(30);
  });

  it.each([
    ['09:00', '09:15', 'present'],
    ['09:00', '09:15:01', 'late'],
    ['09:00', '06:00', 'present'],
    ['23:50', '23:59', 'present'],
    [null, '23:00', 'present'],
  ])('A work start at %s and a code typed at %s give the state %s', (start_time, typed, state) => {
    expect(stateAt(facts({ start_time }), '2026-03-10', at(`2026-03-10T${typed}`))).toBe(state);
  });

  it('A day accepts a code that was typed on that day and arrives within 48 hours', () => {
    const takes = (day: string, typed: string, more: Partial<AttendanceFacts> = {}) =>
      isCodeTime(facts(more), day, at(typed));
    expect(takes('2026-03-10', '2026-03-10T09:00')).toBe(true);
    expect(takes('2026-03-10', '2026-03-10T12:05')).toBe(true);
    expect(takes('2026-03-10', '2026-03-10T12:05:01')).toBe(false);
    expect(takes('2026-03-08', '2026-03-08T12:00')).toBe(true);
    expect(takes('2026-03-08', '2026-03-08T11:59')).toBe(false);
    expect(takes('2026-03-09', '2026-03-10T09:00')).toBe(false);
    expect(takes('2026-03-10', '2026-03-10T09:00', { first_day: '2026-03-11' })).toBe(false);
    expect(takes('2026-03-10', '2026-03-10T09:00', { status: 'withdrawn' })).toBe(false);
    expect(takes('2026-03-10', '2026-03-10T09:00', { job_id: null })).toBe(false);
  });

  it('A worker can claim days of the last week between the first and the last day of work', () => {
    const days = (more: Partial<AttendanceFacts>) =>
      openDays(facts().now, ['2026-03-09'], (day) => isClaimable(facts(more), day));
    expect(days({ first_day: '2026-03-07' })).toEqual(['2026-03-10', '2026-03-08', '2026-03-07']);
    expect(days({ status: 'completed', last_day: '2026-03-04' })).toEqual(['2026-03-04', '2026-03-03']);
    expect(days({ status: 'cancelled' })).toEqual([]);
  });

  it('An employer can report a no-show only after the 15 minutes are over', () => {
    const words = (time: string) => allowedWords(facts({ now: at(`2026-03-10T${time}`) }), '2026-03-10', null);
    expect(words('09:15')).toEqual(['present', 'late']);
    expect(words('09:16')).toEqual(['present', 'late', 'absent']);
  });

  it('A worker can contest an adverse entry of the employer once, within a week', () => {
    const now = at('2026-03-10T12:00');
    const may = (more: Partial<Entry>, days = 1) =>
      isContestable({ ...entry(more), entered: now - days * 24 * 60 * MINUTE }, now);
    expect([may({}), may({ state: 'late' }), may({}, 7)]).toEqual([true, true, true]);
    expect([may({}, 8), may({ contest: 'dismissed' }), may({ state: 'late', via: 'code' })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('An upheld contest makes the day present, or excused if it was not claimed', () => {
    expect(upheldState({ state: 'absent', claimed: true })).toBe('present');
    expect(upheldState({ state: 'late', claimed: false })).toBe('present');
    expect(upheldState({ state: 'absent', claimed: false })).toBe('excused');
  });
});

it('An entry that is settled by a code, by both sides or by a moderator cannot be changed', () => {
  for (const state of attendanceStates)
    for (const to of attendanceStates)
      for (const by of ['code', 'claim', 'employer'] as const) {
        const word = changes[state][to]?.includes(by) ?? false;
        expect(canTransitionTo(entry({ state }), to, by)).toBe(word);
        // While the worker contests the entry, the employer may only change the entry to `present`.
        const stands = word && (by !== 'employer' || to === 'present');
        expect(canTransitionTo(entry({ state, contest: 'open' }), to, by)).toBe(stands);
        for (const settled of [{ via: 'code' }, { via: 'both' }, { contest: 'dismissed' }] as const)
          expect(canTransitionTo(entry({ state, ...settled }), to, by)).toBe(false);
      }
});

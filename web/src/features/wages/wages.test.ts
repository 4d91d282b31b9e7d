// Tests the computations of the wages page: the sum of several accounts, notes and coins, the squares of the month, and
// who made the statement in an entry.
import { describe, expect, it } from 'vitest';
import type { WageEntry } from '#contracts/wage-shapes.ts';
import { formatEffect, formatPaise, owedOf, piecesOf } from './amounts.ts';
import { gridOf, hasSlip, monthsOf, squaresOf } from './days.ts';
import { isOverdue, listed, questionIn, sourceOf } from './entries.ts';

const entry = (given: Partial<WageEntry>): WageEntry => ({
  seq: 2,
  kind: 'payment',
  by: 'employer',
  day: '2026-11-21',
  paise: 200_000,
  halves: null,
  overtime_minutes: null,
  method: 'cash',
  state: 'waiting',
  via: null,
  reason: null,
  matched: false,
  replaces: null,
  recorded_at: '2026-11-21T10:00:00.000Z',
  allowed: ['agree', 'dispute'],
  can_correct: false,
  awaits_you: true,
  ...given,
});
const day = (given: Partial<WageEntry>) => entry({ kind: 'day', method: null, halves: 2, state: 'agreed', ...given });

describe('Amount owed by all employers', () => {
  it('An advance of one employer does not lower what another employer owes', () => {
    expect(owedOf([{ owed: 90_000 }, { owed: -50_000 }])).toEqual({ kind: 'receive', paise: 90_000 });
  });

  it('The advances are added up if no employer owes anything, and without advances all is paid', () => {
    expect(owedOf([{ owed: -20_000 }, { owed: -30_000 }])).toEqual({ kind: 'advance', paise: 50_000 });
    expect(owedOf([{ owed: 0 }])).toEqual({ kind: 'settled', paise: 0 });
  });

  it('An amount shows paise only if it has paise, and an effect shows its sign', () => {
    expect(formatPaise(123_456_700)).toBe('₹12,34,567');
    expect(formatPaise(92_308)).toBe('₹923.08');
    expect(formatEffect(-200_000)).toBe('−\u2060₹2,000');
  });

  it('A payment is made up of the fewest notes and coins', () => {
    expect(piecesOf(128_800)).toEqual([
      { value: 500, count: 2 },
      { value: 200, count: 1 },
      { value: 50, count: 1 },
      { value: 20, count: 1 },
      { value: 10, count: 1 },
      { value: 5, count: 1 },
      { value: 2, count: 1 },
      { value: 1, count: 1 },
    ]);
  });
});

describe('Days of a month', () => {
  it('A day is full, half, without work or open, and open while its correction waits', () => {
    const squares = squaresOf([
      day({ day: '2026-11-02', halves: 1, state: 'waiting', replaces: 2 }),
      day({ day: '2026-11-02' }),
      day({ day: '2026-11-03', halves: 1 }),
      day({ day: '2026-11-04', halves: 0 }),
      day({ day: '2026-11-05', state: 'withdrawn' }),
      day({ day: '2026-11-06', state: 'disputed' }),
    ]);
    expect(Object.fromEntries(squares)).toEqual({
      '2026-11-02': 'open',
      '2026-11-03': 'half',
      '2026-11-04': 'none',
      '2026-11-06': 'open',
    });
  });

  it('The months lead from the first to the last day, across the end of a year', () => {
    expect(monthsOf(['2027-01-31', '2026-11-30'])).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(monthsOf([])).toEqual([]);
  });

  it('A month has a slip from the first month of the work to the month of the last entry', () => {
    const months = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12'];
    const withSlip = (days: readonly string[]) =>
      months.filter((month) =>
        hasSlip(
          month,
          '2026-09-20',
          days.map((day) => ({ day })),
        ),
      );
    expect(withSlip([])).toEqual(['2026-09']);
    expect(withSlip(['2026-11-02'])).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(withSlip(['2026-08-31'])).toEqual(['2026-08', '2026-09']);
  });

  it('A month begins under its weekday in weeks that begin on Sunday', () => {
    const { before, days } = gridOf('2028-02');
    expect([before, days.length, days[28]]).toEqual([2, 29, '2028-02-29']);
  });
});

describe('Entries of a wage account', () => {
  it('The oldest entry that waits for the user is asked about', () => {
    const own = entry({ seq: 2, by: 'labour', allowed: ['withdraw'], awaits_you: false });
    expect(questionIn([entry({ seq: 5 }), entry({ seq: 4 }), own])?.seq).toBe(4);
    expect(questionIn([own])).toBeNull();
  });

  it('Agreed days are squares only, and replaced entries are not listed', () => {
    const entries = [
      entry({ seq: 3, state: 'replaced' }),
      day({ seq: 4 }),
      day({ seq: 5, state: 'waiting' }),
      entry({}),
    ];
    expect(listed(entries).map(({ seq }) => seq)).toEqual([5, 2]);
  });

  it('A day that was agreed by silence is listed as long as the reader may dispute it', () => {
    const silent = day({ by: 'labour', via: 'silence' });
    expect(listed([{ ...silent, allowed: ['dispute'] }])).toHaveLength(1);
    expect(listed([{ ...silent, allowed: [] }])).toEqual([]);
  });

  it('Wages are overdue if more is owed than the days of the last seven days', () => {
    const earned = [day({ day: '2026-11-21', paise: 800 }), day({ day: '2026-11-10', paise: 500 })];
    expect(isOverdue(800, earned, '2026-11-28')).toBe(false);
    expect(isOverdue(801, earned, '2026-11-28')).toBe(true);
    expect(isOverdue(-100, earned, '2026-11-28')).toBe(false);
  });

  it('An entry names the only side that says so, or both, or the side that denied it', () => {
    expect(sourceOf(entry({}), 'labour')).toBe('only_employer');
    expect(sourceOf(entry({ by: 'labour', state: 'agreed', via: 'own' }), 'labour')).toBe('only_you');
    expect(sourceOf(entry({ by: 'labour', state: 'agreed', via: 'own', matched: true }), 'labour')).toBe('both');
    expect(sourceOf(day({ via: 'code' }), 'labour')).toBe('both');
    expect(sourceOf(day({ by: 'labour', via: 'silence' }), 'labour')).toBe('silence');
    expect(sourceOf(entry({ state: 'disputed' }), 'labour')).toBe('no_you');
    expect(sourceOf(day({ by: 'labour', state: 'disputed' }), 'labour')).toBe('no_employer');
    expect(sourceOf(entry({}), 'employer')).toBe('only_you');
    expect(sourceOf(entry({ by: 'labour', state: 'agreed', via: 'own' }), 'employer')).toBe('only_worker');
    expect(sourceOf(entry({ state: 'disputed' }), 'employer')).toBe('no_worker');
    expect(sourceOf(day({ by: 'labour', via: 'silence' }), 'employer')).toBe('not_answered');
  });
});

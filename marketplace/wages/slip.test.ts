import { describe, expect, it } from 'vitest';
import type { Entry } from './rules.ts';
import { isMonthOfWork, periodOf, slipOf } from './slip.ts';

const period = { from: '2026-11-01', to: '2026-11-05' };
const work = { first_day: '2026-10-01', last_day: null };
let seq = 0;
const entry = (given: Partial<Entry>): [number, Entry] => {
  seq += 1;
  const day = {
    kind: 'day',
    by: 'employer',
    day: '2026-11-01',
    paise: 80_000n,
    halves: 2,
    overtime_minutes: null,
  } as const;
  const agreed = { state: 'agreed', via: 'own', method: null, reason: null, matched: false, replaces: null } as const;
  return [seq, { ...day, ...agreed, seq, recorded_at: '', decided_at: null, ...given }];
};
const money = (given: Partial<Entry>) =>
  entry({ kind: 'payment', halves: null, via: 'other', method: 'cash', ...given });

describe('periodOf', () => {
  it('A slip has the whole month, or its days up to today', () => {
    expect(periodOf('2026-02', '2026-11-27')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(periodOf('2024-02', '2026-11-27')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(periodOf('2026-12', '2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(periodOf('2026-11', '2026-11-05')).toEqual(period);
    expect(periodOf('2026-11', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-01' });
  });

  it('A month that has not begun has no slip', () => {
    expect(periodOf('2026-12', '2026-11-30')).toBeNull();
  });
});

describe('isMonthOfWork', () => {
  const october = { first_day: '2026-10-31', last_day: '2026-11-01' };

  it('A month from the first to the last day of the work has a slip, and other months have none', () => {
    const months = ['2000-01', '2026-09', '2026-10', '2026-11', '2026-12'];
    expect(months.filter((month) => isMonthOfWork(new Map(), month, october))).toEqual(['2026-10', '2026-11']);
    expect(isMonthOfWork(new Map(), '2027-01', { ...october, last_day: null })).toBe(true);
  });

  it('A month before or after the work has a slip if it has an entry that was not withdrawn', () => {
    const entries = new Map([money({ day: '2026-09-30' }), money({ day: '2026-12-01', state: 'withdrawn' })]);
    expect(isMonthOfWork(entries, '2026-09', october)).toBe(true);
    expect(isMonthOfWork(entries, '2026-12', october)).toBe(false);
  });
});

describe('slipOf', () => {
  it('Days before and after the work have another mark than days without work', () => {
    const short = { first_day: '2026-11-02', last_day: '2026-11-04' };
    expect(slipOf(new Map([entry({ day: '2026-11-03' })]), period, short).days).toBe('x-1-x');
  });

  it('The days are one string, and each agreed day of work is counted by how it is known', () => {
    const entries = new Map([
      entry({ via: 'code' }),
      entry({ day: '2026-11-02', halves: 1, overtime_minutes: 90 }),
      entry({ day: '2026-11-03', by: 'labour', via: 'silence' }),
      entry({ day: '2026-11-04', by: 'labour', state: 'waiting', via: null }),
      entry({ day: '2026-11-05', by: 'labour', via: 'other' }),
      entry({ day: '2026-10-31' }),
      entry({ day: '2026-11-06' }),
    ]);
    expect(slipOf(entries, period, work)).toMatchObject({
      ...period,
      days: '1h+1-1',
      overtime: 90,
      by_code: 1,
      by_both: 1,
      by_employer: 1,
      by_silence: 1,
    });
  });

  it('A day on which both sides say that no work was done is not counted', () => {
    const entries = new Map([entry({ halves: 0, paise: 0n })]);
    expect(slipOf(entries, period, work)).toMatchObject({ days: '-----', by_employer: 0 });
  });

  it('The amounts of the month lead from what was owed before to what is owed', () => {
    const entries = new Map([
      entry({ day: '2026-10-31', paise: 100_000n }),
      money({ day: '2026-10-31', paise: 30_000n }),
      entry({ paise: 80_001n }),
      money({ day: '2026-11-02', paise: 1_000n }),
      money({ day: '2026-11-02', paise: 2_000n, method: 'upi' }),
      money({ day: '2026-11-03', paise: 4_000n, method: 'bank', kind: 'advance' }),
      money({ day: '2026-11-03', paise: 500n, method: null, kind: 'deduction' }),
      money({ day: '2026-11-04', paise: 9_000n, state: 'disputed', via: null }),
      money({ day: '2026-11-05', paise: 7_000n, state: 'waiting', via: null }),
      money({ day: '2026-11-06', paise: 8_000n }),
    ]);
    const slip = slipOf(entries, period, work);
    expect(slip).toMatchObject({
      owed_before: 70_000,
      earned: 80_001,
      cash: 1_000,
      upi: 2_000,
      bank: 4_000,
      deductions: 500,
      owed: 142_501,
      waiting: -7_000,
      disputed: -9_000,
    });
    const { owed_before, earned, cash, upi, bank, deductions, owed } = slip;
    expect(owed_before + earned - cash - upi - bank - deductions).toBe(owed);
  });
});

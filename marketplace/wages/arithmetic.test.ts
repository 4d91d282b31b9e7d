// Tests the arithmetic of wages: each amount is rounded once, and the days of a month add up to the rate to the paisa.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayPaise, monthShare, type Terms, termsOn } from './arithmetic.ts';

const terms = (more: Partial<Terms> = {}): Terms => ({
  seq: 1,
  basis: 'day',
  paise: 80_000n,
  hours: 8,
  month_days: 26,
  pay_every: null,
  pay_weekday: null,
  from_day: '2026-11-01',
  ...more,
});
const full = { halves: 2, overtime_minutes: 0, others: [] };

describe('the amount of a day', () => {
  it('A full day is worth the rate, and half a day is worth half of it, half a paisa rounded up', () => {
    expect(dayPaise(terms(), full)).toBe(80_000n);
    expect(dayPaise(terms({ paise: 80_001n }), { ...full, halves: 1 })).toBe(40_001n);
    expect(dayPaise(terms({ basis: 'hour', paise: 9_999n, hours: 7 }), full)).toBe(69_993n);
  });

  it('Overtime is worth double the hour of the rate, rounded once', () => {
    // 105 minutes of overtime at the rate of ₹1,000.01 for a day of 8 hours: 2 × 100,001 × 105 / (60 × 8).
    expect(dayPaise(terms({ paise: 100_001n }), { ...full, halves: 0, overtime_minutes: 105 })).toBe(43_750n);
    expect(dayPaise(terms({ basis: 'hour', paise: 10_000n }), { ...full, overtime_minutes: 60 })).toBe(100_000n);
    expect(dayPaise(terms({ basis: 'month', paise: 2_080_000n }), { ...full, overtime_minutes: 60 })).toBe(100_000n);
  });

  it('A day of work for an agreed sum has no amount', () => {
    expect(dayPaise(terms({ basis: 'job' }), full)).toBeNull();
  });

  it('The latest terms whose first day has come apply', () => {
    const list = [terms({ seq: 9, from_day: '2026-11-10' }), terms({ seq: 1 })];
    expect(termsOn(list, '2026-11-09')?.seq).toBe(1);
    expect(termsOn(list, '2026-11-10')?.seq).toBe(9);
    expect(termsOn(list, '2026-10-31')).toBeNull();
  });
});

interface Day {
  halves: number;
  overtime_minutes: number;
  paise: bigint;
}

/** Adds days to a month one after the other and returns them. */
function month(rate: Terms, halvesOfDays: readonly number[]): Day[] {
  const days: Day[] = [];
  for (const halves of halvesOfDays) {
    const worked = { halves, overtime_minutes: 30, others: days };
    days.push({ ...worked, paise: dayPaise(rate, worked) ?? 0n });
  }
  return days;
}

const overtime = (rate: Terms) => dayPaise(rate, { halves: 0, overtime_minutes: 30, others: [] }) ?? 0n;
const sumOf = (days: readonly Day[], rate: Terms) => days.reduce((sum, { paise }) => sum + paise - overtime(rate), 0n);

describe('a monthly rate', () => {
  const rates = fc.bigInt({ min: 1n, max: 1_000_000_000n });
  const days = fc.array(fc.constantFrom(1, 2), { minLength: 26, maxLength: 31 });

  it('26 full days add up to the rate to the paisa, and further days add nothing', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 26, max: 31 }), (paise, count) => {
        const rate = terms({ basis: 'month', paise });
        expect(
          sumOf(
            month(
              rate,
              Array.from({ length: count }, () => 2),
            ),
            rate,
          ),
        ).toBe(paise);
      }),
    );
  });

  it('Full and half days in any order add up to their share, also after a day was withdrawn and entered again', () => {
    fc.assert(
      fc.property(rates, days, fc.nat(), (paise, halves, place) => {
        const rate = terms({ basis: 'month', paise });
        const worked = month(rate, halves);
        const all = halves.reduce((sum, one) => sum + one, 0);
        expect(sumOf(worked, rate)).toBe(monthShare(rate, all));
        // Within the days of a full month, the amount of a withdrawn day is given to the day that is entered next.
        const some = worked.slice(0, 20);
        const again = some.splice(place % some.length, 1)[0] ?? expect.fail('a day');
        const next = { halves: again.halves, overtime_minutes: 30, others: some };
        some.push({ ...next, paise: dayPaise(rate, next) ?? 0n });
        const counted = some.reduce((sum, one) => sum + one.halves, 0);
        expect(sumOf(some, rate)).toBe(monthShare(rate, counted));
      }),
    );
  });
});

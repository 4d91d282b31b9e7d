// Tests pay days (D69): when the pay is due by each rhythm, and when a past pay day was kept.
import { describe, expect, it } from 'vitest';
import { nextPayDay, outcomeOf, type PayPlan, payDaysBetween, plansOf } from './pay-day-rules.ts';
import type { Entry } from './rules.ts';

const plan = (more: Partial<PayPlan> = {}): PayPlan => ({
  pay_every: 'week',
  pay_weekday: 6,
  from_day: '2026-11-02',
  last_day: null,
  ...more,
});
const days = (of: PayPlan, from: string, to: string) => payDaysBetween(of, from, to).map(({ day }) => day);
const noWeekday = { pay_weekday: null };

describe('pay days', () => {
  it.each<[string, Partial<PayPlan>, string[]]>([
    ['each week are on the agreed day of the week', {}, ['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28']],
    [
      'each fortnight are two days after every second such day',
      { pay_every: 'fortnight' },
      ['2026-11-09', '2026-11-23'],
    ],
    ['each month are on the 7th', { pay_every: 'month', ...noWeekday }, ['2026-12-07']],
    ['at the end of the work do not come while it continues', { pay_every: 'end', ...noWeekday }, []],
    ['after the work are those of its last days', { last_day: '2026-11-10' }, ['2026-11-07', '2026-11-14']],
    [
      'at the end of the work are two days later, without Sundays',
      { pay_every: 'end', ...noWeekday, last_day: '2026-11-13' },
      ['2026-11-16'],
    ],
  ])('Pay days %s', (_, more, expected) => {
    const until = expected.at(-1) === '2026-12-07' ? '2026-12-10' : '2026-11-30';
    expect(days(plan(more), '2026-11-01', until)).toEqual(expected);
  });

  it('A new rate of the same rhythm does not move the pay days, and another rhythm ends the earlier plan', () => {
    const fortnight = { pay_every: 'fortnight' as const, pay_weekday: 6 };
    const monthly = { pay_every: 'month' as const, pay_weekday: null };
    const terms = [
      { ...fortnight, from_day: '2026-11-02' },
      { ...fortnight, from_day: '2026-11-11' },
      { ...monthly, from_day: '2026-11-16' },
    ];
    const found = plansOf(terms, null).flatMap((one) => days(one, '2026-11-01', '2026-12-10'));
    expect(found).toEqual(['2026-11-09', '2026-11-23', '2026-12-07']);
  });

  it('Daily pay is due on each day of the work', () => {
    const daily = plan({ pay_every: 'day', ...noWeekday, last_day: '2026-11-04' });
    expect(days(daily, '2026-11-01', '2026-11-10')).toEqual(['2026-11-02', '2026-11-03', '2026-11-04']);
  });

  it('The next pay day may be today, and monthly pay is due for the month before', () => {
    expect(nextPayDay([plan()], '2026-11-14')).toBe('2026-11-14');
    expect(nextPayDay([plan()], '2026-11-15')).toBe('2026-11-21');
    const monthly = plan({ pay_every: 'month', ...noWeekday });
    expect(payDaysBetween(monthly, '2026-12-01', '2026-12-31')).toEqual([
      { day: '2026-12-07', from: '2026-11-01', up_to: '2026-11-30' },
    ]);
  });
});

const entry = (more: Partial<Entry>): Entry => ({
  seq: 1,
  kind: 'day',
  by: 'employer',
  day: '2026-11-12',
  paise: 500_000n,
  halves: 2,
  overtime_minutes: 0,
  method: null,
  state: 'agreed',
  via: 'own',
  reason: null,
  matched: false,
  replaces: null,
  recorded_at: '2026-11-12T10:00:00.000Z',
  decided_at: null,
  ...more,
});
const paid = (more: Partial<Entry> = {}): Entry =>
  entry({ seq: 2, kind: 'payment', method: 'cash', halves: null, day: '2026-11-14', ...more });
const outcome = (...entries: Entry[]) =>
  outcomeOf({ day: '2026-11-14', from: '2026-11-08', up_to: '2026-11-14' }, entries);

describe('the outcome of a pay day', () => {
  it.each<[string, Entry[], string]>([
    ['without a payment is missed', [entry({})], 'missed'],
    ['with the whole amount is kept', [entry({}), paid()], 'kept'],
    [
      'with a payment that the worker has not answered is kept',
      [entry({}), paid({ state: 'waiting', via: null })],
      'kept',
    ],
    ['with a payment on the second day after it is kept', [entry({}), paid({ day: '2026-11-16' })], 'kept'],
    ['with a payment on the third day after it is missed', [entry({}), paid({ day: '2026-11-17' })], 'missed'],
    ['with 95 % of the amount is kept', [entry({}), paid({ paise: 475_000n })], 'kept'],
    ['with less than 95 % of the amount is missed', [entry({}), paid({ paise: 474_999n })], 'missed'],
    ['with a shortfall of ₹100 is kept', [entry({ paise: 60_000n }), paid({ paise: 50_000n })], 'kept'],
    ['with a disputed payment is not counted', [entry({}), paid({ state: 'disputed', via: null })], 'not_counted'],
    ['without work is not counted', [paid()], 'not_counted'],
    [
      'after an earlier advance of the whole amount is not counted',
      [entry({}), paid({ day: '2026-11-01' })],
      'not_counted',
    ],
    ['without work in its own days is not counted', [entry({ day: '2026-11-07' })], 'not_counted'],
    ['with unpaid earlier work is missed', [entry({}), entry({ seq: 3, day: '2026-11-05' }), paid()], 'missed'],
    [
      'does not depend on a disputed payment before its own days',
      [
        entry({}),
        paid(),
        entry({ seq: 3, day: '2026-11-03' }),
        paid({ seq: 4, day: '2026-11-03', state: 'disputed', via: null }),
      ],
      'kept',
    ],
    ['does not depend on work after it', [entry({}), paid(), entry({ seq: 3, day: '2026-11-15' })], 'kept'],
    [
      'does not depend on claims that the employer has not agreed to',
      [entry({ state: 'waiting', via: null })],
      'not_counted',
    ],
  ])('A pay day %s', (_, entries, expected) => {
    expect(outcome(...entries)).toBe(expected);
  });
});

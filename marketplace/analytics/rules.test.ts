// Tests the date ranges of analytics and their steps at the ends of months and years.
import { expect, it } from 'vitest';
import { dateRangeBefore, dateRangeOf, stepOf } from './rules.ts';

const on = (today: string, first = '2020-01-01') => ({ today, first });

it('A date range crosses the ends of months, leap days and years correctly', () => {
  expect(dateRangeOf('7d', on('2028-03-02'))).toEqual({ from: '2028-02-25', to: '2028-03-02' });
  expect(dateRangeOf('7d', on('2026-03-02'))).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  expect(dateRangeOf('30d', on('2027-01-05'))).toEqual({ from: '2026-12-07', to: '2027-01-05' });
  expect(dateRangeBefore('30d', { from: '2026-12-07', to: '2027-01-05' })).toEqual({
    from: '2026-11-07',
    to: '2026-12-06',
  });
});

it('A month is compared with the same days of the previous month, or with all of it if it is shorter', () => {
  const before = (today: string) => dateRangeBefore('month', dateRangeOf('month', on(today)));
  expect(dateRangeOf('month', on('2026-11-30'))).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(before('2026-11-01')).toEqual({ from: '2026-10-01', to: '2026-10-01' });
  expect(before('2026-11-30')).toEqual({ from: '2026-10-01', to: '2026-10-30' });
  expect(before('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(before('2028-03-30')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(before('2027-01-15')).toEqual({ from: '2026-12-01', to: '2026-12-15' });
});

it('The range `all` starts with the first day, which is today at the latest', () => {
  expect(dateRangeOf('all', on('2026-11-22', '2025-02-03'))).toEqual({ from: '2025-02-03', to: '2026-11-22' });
  expect(dateRangeOf('all', on('2026-11-22', '2026-11-23'))).toEqual({ from: '2026-11-22', to: '2026-11-22' });
});

it('The step of a series grows with the length of the range', () => {
  const step = (from: string) => stepOf({ from, to: '2026-11-22' });
  expect(['2026-11-22', '2026-07-26', '2026-07-25', '2024-11-23', '2024-11-22'].map(step)).toEqual([
    'day',
    'day',
    'week',
    'week',
    'month',
  ]);
});

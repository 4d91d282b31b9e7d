// Tests that date formats are cached, because creating a format is expensive and lists format many dates.
import { expect, it } from 'vitest';
import { dateFormat } from './date-format.ts';

it('A date format is reused for the same language and options, and differs for others', () => {
  const parts = { timeZone: 'Asia/Kolkata', hour: '2-digit' } as const;
  expect(dateFormat('hi-IN', parts)).toBe(dateFormat('hi-IN', { ...parts }));
  expect(dateFormat('ta-IN', parts)).not.toBe(dateFormat('hi-IN', parts));
  expect(dateFormat('hi-IN', { ...parts, timeZone: 'UTC' })).not.toBe(dateFormat('hi-IN', parts));
});

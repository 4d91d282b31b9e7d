// Date formats are created once, because lists format many times.
import { expect, it } from 'vitest';
import { dateFormat } from './date-format.ts';

it('A date format is reused for the same language and options, and differs for others', () => {
  const parts = { timeZone: 'Asia/Kolkata', hour: '2-digit' } as const;
  expect(dateFormat('hi-IN', parts)).toBe(dateFormat('hi-IN', { ...parts }));
  expect(dateFormat('ta-IN', parts)).not.toBe(dateFormat('hi-IN', parts));
  expect(dateFormat('hi-IN', { ...parts, timeZone: 'UTC' })).not.toBe(dateFormat('hi-IN', parts));
});

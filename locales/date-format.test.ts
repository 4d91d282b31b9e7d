// Lists write many moments: what writes them is made once.
import { expect, it } from 'vitest';
import { dateFormat } from './date-format.ts';

it('is the same for the same language and form, and another for another', () => {
  const parts = { timeZone: 'Asia/Kolkata', hour: '2-digit' } as const;
  expect(dateFormat('hi-IN', parts)).toBe(dateFormat('hi-IN', { ...parts }));
  expect(dateFormat('ta-IN', parts)).not.toBe(dateFormat('hi-IN', parts));
  expect(dateFormat('hi-IN', { ...parts, timeZone: 'UTC' })).not.toBe(dateFormat('hi-IN', parts));
});

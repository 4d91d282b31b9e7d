import { expect, it } from 'vitest';
import { slopeOf } from './growth.ts';

it('a process that takes two megabytes each minute is told so, and one that breathes is not', () => {
  const minutes = Array.from({ length: 61 }, (_, minute) => minute);
  expect(slopeOf(minutes.map((minute) => ({ minute, mb: 150 + 2 * minute })))).toBeCloseTo(2);
  expect(Math.abs(slopeOf(minutes.map((minute) => ({ minute, mb: 150 + 20 * (minute % 2) }))))).toBeLessThan(0.1);
});

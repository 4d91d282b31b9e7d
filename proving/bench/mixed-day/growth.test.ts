import { expect, it } from 'vitest';
import { slopeOf } from './growth.ts';

it('The slope of memory is 2 MB per minute for a leaking process and near 0 for a fluctuating one', () => {
  const minutes = Array.from({ length: 61 }, (_, minute) => minute);
  expect(slopeOf(minutes.map((minute) => ({ minute, mb: 150 + 2 * minute })))).toBeCloseTo(2);
  expect(Math.abs(slopeOf(minutes.map((minute) => ({ minute, mb: 150 + 20 * (minute % 2) }))))).toBeLessThan(0.1);
});

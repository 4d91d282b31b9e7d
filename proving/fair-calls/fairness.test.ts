import { expect, it } from 'vitest';
import { compareFairness, giniOf } from './fairness.ts';

it('The Gini coefficient is 0 for equal values and high if one worker has everything', () => {
  expect(giniOf([4, 4, 4, 4])).toBeCloseTo(0);
  expect(giniOf([0, 0, 0, 8])).toBeCloseTo(0.75);
  expect(giniOf([0, 0])).toBe(0);
});

it('The order of calls gives the days to more workers than notifying all at once, and fills calls in minutes', () => {
  const size = { people: 300, days: 28, calls_per_day: 18, seed: 7 };
  const { ordered, faults } = compareFairness(size);
  expect(faults).toEqual([]);
  expect(ordered.filled).toBeGreaterThan(0.99);
});

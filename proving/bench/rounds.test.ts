// Tests that rounds rotate the order of their cases, and that a round with a disturbed baseline is repeated.
import { expect, test } from 'vitest';
import { playRounds, turned } from './rounds.ts';

test('Each case is first in turn', () => {
  const first = [0, 1, 2, 3].map((round) => turned(['ours', 'floor', 'peer'], round)[0]);
  expect(first).toEqual(['ours', 'floor', 'peer', 'ours']);
  expect(turned(['ours', 'floor'], 1)).toEqual(['floor', 'ours']);
});

/** Plays rounds whose baselines have the speeds `floors`. Returns the rounds that were not discarded. */
const kept = (floors: readonly number[], rounds: number) => {
  let at = 0;
  const play = async () => floors[at++] ?? Number.NaN;
  return playRounds({ rounds, play, floorsOf: (floor) => [floor] });
};

test('A round with a baseline below 0.6 of the median is repeated', async () => {
  expect(await kept([100, 50, 100, 90, 110, 100], 5)).toEqual([100, 100, 90, 110, 100]);
  expect(await kept([100, 61, 100, 90, 110], 5)).toEqual([100, 61, 100, 90, 110]);
});

test('A benchmark repeats at most three disturbed rounds', async () => {
  expect(await kept([100, 1, 100, 1, 100, 1, 1, 1, 100, 100], 5)).toHaveLength(5);
});

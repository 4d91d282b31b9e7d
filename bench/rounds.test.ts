// Rounds take turns, and one that something else disturbed is played again.
import { expect, test } from 'vitest';
import { playRounds, turned } from './rounds.ts';

test('every cell comes first in its turn', () => {
  const first = [0, 1, 2, 3].map((round) => turned(['ours', 'floor', 'peer'], round)[0]);
  expect(first).toEqual(['ours', 'floor', 'peer', 'ours']);
  expect(turned(['ours', 'floor'], 1)).toEqual(['floor', 'ours']);
});

/** Plays rounds whose floors are given; those that were kept. */
const kept = (floors: readonly number[], rounds: number) => {
  let at = 0;
  const play = async () => floors[at++] ?? Number.NaN;
  return playRounds({ rounds, play, floorsOf: (floor) => [floor] });
};

test('a round whose floor is below 0.6 of the usual one is repeated', async () => {
  expect(await kept([100, 50, 100, 90, 110, 100], 5)).toEqual([100, 100, 90, 110, 100]);
  expect(await kept([100, 61, 100, 90, 110], 5)).toEqual([100, 61, 100, 90, 110]);
});

test('three are repeated at most', async () => {
  expect(await kept([100, 1, 100, 1, 100, 1, 1, 1, 100, 100], 5)).toHaveLength(5);
});

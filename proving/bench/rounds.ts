// Runs the rounds of a benchmark: the order of cases rotates, and a round is repeated if other work has slowed its
// baseline down.
import { median } from './statistics.ts';

/**
 * Minimum speed of a baseline, relative to its median over all rounds. A slower baseline shows that other work has
 * disturbed the round.
 */
const MIN_SPEED_RATIO = 0.6;
const MAX_REPEATS = 3;

/** Returns the list rotated by the number of the round, so that each item is first in turn. */
export function turned<T>(list: readonly T[], round: number): T[] {
  const turn = round % list.length;
  return [...list.slice(turn), ...list.slice(0, turn)];
}

interface Play<R> {
  rounds: number;
  play(round: number): Promise<R>;
  /** Speed of each baseline in a round: responses per second, or the inverse of a time. A larger number is faster. */
  floorsOf(played: R): readonly number[];
}

/** Returns the rounds in which a baseline was much slower than usual. */
export function disturbed<R>(all: readonly R[], floorsOf: (played: R) => readonly number[]): R[] {
  const speeds = all.map(floorsOf);
  const usual = (speeds[0] ?? []).map((_, place) => median(speeds.map((floors) => floors[place] ?? Number.NaN)));
  return all.filter((_, at) => speeds[at]?.some((speed, place) => speed < MIN_SPEED_RATIO * (usual[place] ?? 0)));
}

/** Runs the rounds. Repeats at most three rounds whose baseline was disturbed. */
export async function playRounds<R>({ rounds, play, floorsOf }: Play<R>): Promise<R[]> {
  let all: R[] = [];
  for (let played = 0; all.length < rounds; played += 1) {
    all.push(await play(played));
    const last = played + 1 >= rounds + MAX_REPEATS;
    const bad =
      all.length === rounds && !last ? disturbed(all, floorsOf).slice(0, rounds + MAX_REPEATS - played - 1) : [];
    if (bad.length > 0) console.log(`${bad.length} of the rounds had a disturbed floor and are repeated`);
    all = all.filter((round) => !bad.includes(round));
  }
  return all;
}

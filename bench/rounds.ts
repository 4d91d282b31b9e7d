// The rounds of a measurement: each begins with another cell, and one whose floor was disturbed is played again.
import { median } from './statistics.ts';

/** A floor that is so much slower than the usual one was disturbed by something else. */
const MIN_SPEED_RATIO = 0.6;
const MAX_REPEATS = 3;

/** The same list, beginning with another one each round: pairs run A B, B A, A B. */
export function turned<T>(list: readonly T[], round: number): T[] {
  const turn = round % list.length;
  return [...list.slice(turn), ...list.slice(0, turn)];
}

interface Play<R> {
  rounds: number;
  play(round: number): Promise<R>;
  /** How fast each floor of a round was, larger for faster: answers a second, or one by its milliseconds. */
  floorsOf(played: R): readonly number[];
}

/** Those whose floor was disturbed. */
export function disturbed<R>(all: readonly R[], floorsOf: (played: R) => readonly number[]): R[] {
  const speeds = all.map(floorsOf);
  const usual = (speeds[0] ?? []).map((_, place) => median(speeds.map((floors) => floors[place] ?? Number.NaN)));
  return all.filter((_, at) => speeds[at]?.some((speed, place) => speed < MIN_SPEED_RATIO * (usual[place] ?? 0)));
}

/** Plays so many rounds; those with a disturbed floor are repeated, three at most. */
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

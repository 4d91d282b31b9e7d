// Times one search implementation over one connection: warms up, then runs all searches several times.
import { openDb } from '#platform/db.ts';
import { percentile } from '../statistics.ts';
import type { SampleSearch } from './searches.ts';
import type { Side } from './sides.ts';

const WARM_UP = 60;

export interface Speed {
  p50: number;
  p95: number;
}

export const speedOf = (samples: readonly number[]): Speed => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
});

/** Returns the latency of every search in ms, `passes` times over all searches. */
export async function timeSide(
  url: string,
  side: Side,
  searches: readonly SampleSearch[],
  passes = 3,
): Promise<number[]> {
  const db = openDb({ url, max: 1, name: 'bench search', statementTimeout: 60_000 });
  const samples: number[] = [];
  try {
    const warming = searches.slice(0, passes > 1 ? WARM_UP : 2);
    for (const asked of warming) await side(db, asked);
    for (let pass = 0; pass < passes; pass += 1)
      for (const asked of searches) {
        const from = performance.now();
        await side(db, asked);
        samples.push(performance.now() - from);
      }
    return samples;
  } finally {
    await db.end();
  }
}

// The speed of one side over one connection: warmed up, then all questions several times.
import { openDb } from '#platform/db.ts';
import { percentile } from '../statistics.ts';
import type { Asked } from './questions.ts';
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

/** Milliseconds of every answer, `passes` times over the questions. */
export async function timeSide(url: string, side: Side, questions: readonly Asked[], passes = 3): Promise<number[]> {
  const db = openDb({ url, max: 1, name: 'bench search', statementTimeout: 60_000 });
  const samples: number[] = [];
  try {
    const warming = questions.slice(0, passes > 1 ? WARM_UP : 2);
    for (const asked of warming) await side(db, asked);
    for (let pass = 0; pass < passes; pass += 1)
      for (const asked of questions) {
        const from = performance.now();
        await side(db, asked);
        samples.push(performance.now() - from);
      }
    return samples;
  } finally {
    await db.end();
  }
}

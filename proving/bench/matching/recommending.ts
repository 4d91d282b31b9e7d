// Times the product's recommendations over one connection, and counts the candidates they score.
import { recommendJobs } from '#marketplace/matching/actions/recommend-jobs.ts';
import { personFacts } from '#marketplace/matching/facts.ts';
import { listsFor, MAX_CANDIDATES } from '#marketplace/matching/lists.ts';
import { listCandidateJobs } from '#marketplace/matching/queries/candidate-jobs.ts';
import { findPersonRow } from '#marketplace/matching/queries/rows.ts';
import { openDb } from '#platform/db.ts';
import { percentile } from '../statistics.ts';

const PASSES = 2;
const LIMIT = 10;

export interface Speed {
  p50: number;
  p95: number;
  /** Average number of jobs that are recommended to a worker. */
  filled: number;
}

/**
 * Times the recommendations of each worker, after one pass over all workers as a warm-up. Throws if a worker gets more
 * jobs than requested.
 */
export async function timeRecommended(url: string, people: readonly number[]): Promise<Speed> {
  const db = openDb({ url, max: 4, name: 'bench recommended' });
  const samples: number[] = [];
  let given = 0;
  try {
    for (let pass = 0; pass <= PASSES; pass += 1)
      for (const id of people) {
        const from = performance.now();
        const { jobs } = await recommendJobs({ db }, { type: 'labour', id }, { limit: LIMIT });
        if (pass > 0) samples.push(performance.now() - from);
        given += jobs.length;
        if (jobs.length > LIMIT) throw new Error(`${jobs.length} jobs for person ${id}`);
      }
    const filled = given / (people.length * (PASSES + 1));
    return { p50: percentile(samples, 0.5), p95: percentile(samples, 0.95), filled };
  } finally {
    await db.end();
  }
}

/** Returns the largest number of candidates that one recommendation scores. */
export async function countCandidates(url: string, people: readonly number[]): Promise<number> {
  const db = openDb({ url, max: 1, name: 'bench candidates' });
  try {
    let max = 0;
    for (const id of people) {
      const row = await findPersonRow(db, id);
      if (!row) throw new Error(`There is no person ${id}`);
      const lists = await listsFor(row, await personFacts(row));
      const found = await listCandidateJobs(db, { labourId: id, lists, max: MAX_CANDIDATES });
      max = Math.max(max, found.length);
    }
    return max;
  } finally {
    await db.end();
  }
}

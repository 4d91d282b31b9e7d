// Orders the jobs of a worker's search by the match score, best first.
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import type { Arrange } from '../../jobs/search/actions.ts';
import { readSettings } from '../../settings/queries.ts';
import { jobFacts, personFacts } from '../facts.ts';
import { findPersonRow, listJobRows } from '../queries/rows.ts';
import { matchRuleKeys, scoreMatch } from '../score.ts';

/**
 * Returns a function that orders job ids by the score of the job and this worker. Jobs of equal scores keep their order.
 * Null for a reader who is not a worker.
 */
export function orderByFit({ db }: Pick<ReadDeps, 'db'>, reader: Person | null): Arrange | null {
  if (reader?.type !== 'labour') return null;
  return async (ids) => {
    const row = await findPersonRow(db, reader.id);
    if (!row) return [...ids];
    const [me, rules, jobs] = await Promise.all([
      personFacts(row),
      readSettings(db, matchRuleKeys),
      listJobRows(db, ids),
    ]);
    const scores = new Map<number, number>();
    for (const job of jobs) scores.set(job.id, scoreMatch(await jobFacts(job), me, rules).score);
    return ids.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
  };
}

// Shows one job to any reader. If the reader is a worker, also shows the match score and the distance from the worker's
// town.
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { showJob } from '../../jobs/actions/show.ts';
import { readSettings } from '../../settings/queries.ts';
import { jobFacts, personFacts } from '../facts.ts';
import { findPersonRow } from '../queries/rows.ts';
import { kilometresBetween, matchRuleKeys, scoreMatch } from '../score.ts';

/** Returns the job as this reader may see it; `reader` is null for a visitor. Fails with `not_found`. */
export async function showMatchedJob(
  deps: Pick<ReadDeps, 'db'>,
  key: { uid: string } | { id: number },
  reader: Person | null,
) {
  if (reader?.type !== 'labour') return showJob(deps, key, reader);
  const [job, me, rules] = await Promise.all([
    showJob(deps, key, reader),
    findPersonRow(deps.db, reader.id),
    readSettings(deps.db, matchRuleKeys),
  ]);
  if (!me) return job;
  const [facts, person] = await Promise.all([jobFacts(job), personFacts(me)]);
  const way = kilometresBetween(facts.point, person.point);
  return { ...job, match: scoreMatch(facts, person, rules), distance_km: way === null ? null : Math.round(way) };
}

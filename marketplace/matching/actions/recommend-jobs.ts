// Recommends jobs to a worker: SQL selects candidates, and the match score sorts them.
import { job } from '#contracts/job-shapes.ts';
import type { Match } from '#contracts/matching.ts';
import type { RecommendedJobs } from '#contracts/recommended.ts';
import { z } from '#contracts/z.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { listByIds } from '../../jobs/search/list-queries.ts';
import { readSettings } from '../../settings/queries.ts';
import { jobFacts, type PersonRow, personFacts } from '../facts.ts';
import { listsFor, MAX_CANDIDATES } from '../lists.ts';
import { listCandidateJobs } from '../queries/candidate-jobs.ts';
import { findPersonRow } from '../queries/rows.ts';
import { matchRuleKeys, type PersonFacts, scoreMatch } from '../score.ts';
import { findWiderJobs } from '../wider-jobs.ts';

const page = z.array(job);
/** If fewer jobs than this number fit, a wider place with jobs of the worker's trade is offered. */
const FEW = 3;

/** Returns the ids of all fitting jobs with their match, best first. Among equal matches, the newest job comes first. */
async function fittingJobs(db: Queryable, labourId: number, { row, me }: { row: PersonRow; me: PersonFacts }) {
  const [lists, rules] = await Promise.all([listsFor(row, me), readSettings(db, matchRuleKeys)]);
  const candidates = await listCandidateJobs(db, { labourId, lists, max: MAX_CANDIDATES });
  const matches: [number, Match][] = [];
  for (const candidate of candidates) matches.push([candidate.id, scoreMatch(await jobFacts(candidate), me, rules)]);
  // The sort is stable and the candidates are ordered newest first, so equal scores remain in this order.
  return matches.filter(([, { fits }]) => fits).sort(([, a], [, b]) => b.score - a.score);
}

/**
 * Returns the open jobs that fit the worker, best first, each with its match score. If fewer than `FEW` jobs fit, also
 * returns a wider place that has more jobs of the worker's trade.
 */
export async function recommendJobs(
  { db }: Pick<ReadDeps, 'db'>,
  labour: Person,
  { limit }: { limit: number },
): Promise<RecommendedJobs> {
  const row = await findPersonRow(db, labour.id);
  if (!row) return { jobs: [], wider: null };
  const me = await personFacts(row);
  const fitting = await fittingJobs(db, labour.id, { row, me });
  const wider = fitting.length < FEW ? await findWiderJobs(db, me, fitting.length) : null;
  const best = new Map(fitting.slice(0, limit));
  if (best.size === 0) return { jobs: [], wider };
  const shown = page.parse(JSON.parse(await listByIds(db, [...best.keys()], me.point)));
  const jobs = shown.flatMap((one) => {
    const match = best.get(one.id);
    return match ? [{ ...one, match }] : [];
  });
  return { jobs, wider };
}

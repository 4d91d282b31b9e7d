// Recommends jobs to a worker: SQL selects candidates, and the match score sorts them.
import { job } from '#contracts/job-shapes.ts';
import type { Match } from '#contracts/matching.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { listByIds } from '../../jobs/search/list-queries.ts';
import { readSettings } from '../../settings/queries.ts';
import { jobFacts, personFacts } from '../facts.ts';
import { listsFor, MAX_CANDIDATES } from '../lists.ts';
import { listCandidateJobs } from '../queries/candidate-jobs.ts';
import { findPersonRow } from '../queries/rows.ts';
import { scoreMatch } from '../score.ts';

const page = z.array(job);

/**
 * Returns the open jobs that match the worker best, each with its match. Among equal matches, the newest job comes
 * first.
 */
export async function recommendJobs({ db }: Pick<ReadDeps, 'db'>, labour: Person, { limit }: { limit: number }) {
  const row = await findPersonRow(db, labour.id);
  if (!row) return { jobs: [] };
  const me = await personFacts(row);
  const [lists, { match_weights }] = await Promise.all([listsFor(row, me), readSettings(db, ['match_weights'])]);
  const candidates = await listCandidateJobs(db, { labourId: labour.id, lists, max: MAX_CANDIDATES });
  const matches = new Map<number, Match>();
  for (const candidate of candidates)
    matches.set(candidate.id, scoreMatch(await jobFacts(candidate), me, match_weights));
  // The sort is stable and the candidates are ordered newest first, so equal scores remain in this order.
  const best = [...matches].sort(([, a], [, b]) => b.score - a.score).slice(0, limit);
  if (best.length === 0) return { jobs: [] };
  const shown = page.parse(
    JSON.parse(
      await listByIds(
        db,
        best.map(([id]) => id),
        me.point,
      ),
    ),
  );
  return {
    jobs: shown.flatMap((one) => {
      const match = matches.get(one.id);
      return match ? [{ ...one, match }] : [];
    }),
  };
}

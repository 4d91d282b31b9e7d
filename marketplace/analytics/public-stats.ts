// Public statistics (D1): the counted numbers, the names of those that the landing page shows, and the company's goals
// if the operator enables them.
import { type CountedName, countedName, type PublicStats } from '#contracts/landing.ts';
import { describeError } from '#platform/log.ts';
import type { ReadDeps } from '../deps.ts';
import { readSettings } from '../settings/queries.ts';
import { countEverything } from './public-queries.ts';

const FRESH_MS = 60_000;
/** Maximum age of statistics that are returned while newer ones are counted, as a multiple of `FRESH_MS`. */
const LIVES_FRESH = 10;

const keys = [
  'stats_claimed_shown',
  'stats_claimed_users',
  'stats_claimed_workers',
  'stats_claimed_families',
  'stats_claimed_jobs',
  'stats_claimed_opportunities',
  'stats_claimed_satisfaction',
  'stats_claimed_cities',
  'stats_claimed_placement',
  'stats_claimed_states',
] as const;

async function readClaimed({ db }: Pick<ReadDeps, 'db'>): Promise<PublicStats['claimed']> {
  const set = await readSettings(db, keys);
  if (!set.stats_claimed_shown) return null;
  // The setting contains two counts of Indian states: first the states with jobs, then the states with workers.
  const [job_states, worker_states] = set.stats_claimed_states;
  return {
    users: set.stats_claimed_users,
    workers: set.stats_claimed_workers,
    families: set.stats_claimed_families,
    jobs: set.stats_claimed_jobs,
    opportunities: set.stats_claimed_opportunities,
    satisfaction: set.stats_claimed_satisfaction,
    cities: set.stats_claimed_cities,
    placement: set.stats_claimed_placement,
    job_states,
    worker_states,
  };
}

type Everything = Awaited<ReturnType<typeof countEverything>>;

/**
 * Maps each statistic to the count of the rows from which it is computed. The landing page shows a statistic only if
 * this count reaches `stats_shown_from`. The value of the statistic itself decides nothing, because a number such as
 * that of states is never large.
 */
const rowsBehind = {
  users: 'users',
  workers: 'workers',
  jobs: 'jobs',
  open_jobs: 'open_jobs',
  opportunities: 'opportunities',
  cities: 'open_jobs',
  job_states: 'open_jobs',
  worker_states: 'workers',
  satisfaction: 'ratings',
  placement: 'applicants',
} as const satisfies Record<CountedName, keyof Everything>;

const names = countedName.options;

async function count({ db }: Pick<ReadDeps, 'db'>): Promise<PublicStats> {
  const [everything, claimed, { stats_shown_from: minimum }] = await Promise.all([
    countEverything(db),
    readClaimed({ db }),
    readSettings(db, ['stats_shown_from']),
  ]);
  const { as_of, ratings: _ratings, applicants: _applicants, ...counted } = everything;
  const shown = names.filter((name) => counted[name] !== null && everything[rowsBehind[name]] >= minimum);
  return { as_of, counted, shown, claimed };
}

/**
 * Returns a function that reads the statistics from a cache. If the cached statistics are older than `freshMs`, the
 * function recomputes them once for all concurrent callers and returns the old ones in the meantime. Callers wait only
 * for the first computation, or if the old statistics are older than `LIVES_FRESH` times `freshMs`. After a failure the
 * next call tries again.
 */
export function openPublicStats(deps: ReadDeps, freshMs = FRESH_MS): () => Promise<PublicStats> {
  let kept: { figures: PublicStats; at: number } | undefined;
  let counting: Promise<PublicStats> | undefined;
  async function countAnew(): Promise<PublicStats> {
    try {
      const figures = await count(deps);
      kept = { figures, at: performance.now() };
      return figures;
    } finally {
      counting = undefined;
    }
  }
  return async () => {
    const age = kept ? performance.now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age < freshMs) return kept.figures;
    counting ??= countAnew();
    if (!kept || age >= LIVES_FRESH * freshMs) return counting;
    counting.catch((error) => deps.log.warn('the public statistics could not be computed', describeError(error)));
    return kept.figures;
  };
}

// Searching jobs: a page as JSON text, so that a list leaves the building as Postgres wrote it.
import { type JobList, type JobSearch, jobList } from '#contracts/jobs.ts';
import { fail } from '#contracts/problems.ts';
import type { ReadDeps } from '../../deps.ts';
import { buildIndexQuery, type IndexQuery } from './index-query.ts';
import {
  countMatches,
  findMatches,
  listByIds,
  listByKey,
  MAX_RANKED_MATCHES,
  type Page,
  type Slice,
} from './list-queries.ts';
import { findWidening } from './widening.ts';

type Store = Pick<ReadDeps, 'db'>;

const DEEPEST = 10_000;
/** Kilometres within which most who ask for the nearest find a page. */
const NEARBY = 50;

function sliceOf({ page, limit }: JobSearch): Slice {
  const offset = (page - 1) * limit;
  return offset > DEEPEST ? fail('validation_failed', { errors: { page: ['too_deep'] } }) : { limit, offset };
}

/** The nearest are looked for nearby first: sorting the whole country takes its time. */
async function matchesOf({ db }: Store, query: IndexQuery, slice: Slice) {
  if (query.sort === 'nearest') {
    const { ids } = await findMatches(db, query, { ...slice, within: NEARBY });
    if (ids.length === slice.limit) return { ids, total: await countMatches(db, query) };
  }
  return findMatches(db, query, slice);
}

async function pageOf(deps: Store, query: IndexQuery | null, search: JobSearch): Promise<Page> {
  const slice = sliceOf(search);
  if (!query) return { total: 0, jobs: '[]' };
  if (query.key !== null) {
    const page = await listByKey(deps.db, query.key, { ...slice, origin: query.origin });
    // Nobody is of that trade there: jobs that have its words may be.
    if (page.total > 0 || query.read.tradeTerms.length === 0) return page;
  }
  const { total, ids } = await matchesOf(deps, query, slice);
  return { total, jobs: ids.length === 0 ? '[]' : await listByIds(deps.db, ids, query.origin) };
}

/** A page of open jobs in the order asked for; its JSON is that of `jobList`. What was understood goes to `onRead`. */
export async function listJobs(
  deps: Store,
  search: JobSearch,
  onRead: (query: IndexQuery) => void = () => {},
): Promise<string> {
  const query = await buildIndexQuery(search);
  if (query) onRead(query);
  const { total, jobs } = await pageOf(deps, query, search);
  const counted = Math.min(total, MAX_RANKED_MATCHES);
  const rest = {
    total: counted,
    total_relation: total > MAX_RANKED_MATCHES ? 'gte' : 'eq',
    page: search.page,
    limit: search.limit,
    pages: Math.ceil(counted / search.limit),
    widening: total === 0 ? await findWidening(deps, search, query) : null,
  };
  return `{"jobs":${jobs},${JSON.stringify(rest).slice(1)}`;
}

/** The same page as values, for whoever goes on with it here. */
export async function searchJobs(deps: Store, search: JobSearch): Promise<JobList> {
  return jobList.parse(JSON.parse(await listJobs(deps, search)));
}

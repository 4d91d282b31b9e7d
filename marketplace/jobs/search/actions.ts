// Searching jobs: a page as JSON text, so that a list leaves the building as Postgres wrote it.
import { type JobList, type JobSearch, jobList } from '#contracts/jobs.ts';
import { fail } from '#contracts/problems.ts';
import type { ReadDeps } from '../../deps.ts';
import {
  countMatches,
  findMatches,
  listByIds,
  listByKey,
  MAX_RANKED_MATCHES,
  type Page,
  type Slice,
} from './list-queries.ts';
import { type Question, questionOf } from './question.ts';
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
async function matchesOf({ db }: Store, question: Question, slice: Slice) {
  if (question.sort === 'nearest') {
    const { ids } = await findMatches(db, question, { ...slice, within: NEARBY });
    if (ids.length === slice.limit) return { ids, total: await countMatches(db, question) };
  }
  return findMatches(db, question, slice);
}

async function pageOf(deps: Store, question: Question | null, search: JobSearch): Promise<Page> {
  const slice = sliceOf(search);
  if (!question) return { total: 0, jobs: '[]' };
  if (question.key !== null) {
    const page = await listByKey(deps.db, question.key, { ...slice, origin: question.origin });
    // Nobody is of that trade there: jobs that have its words may be.
    if (page.total > 0 || question.read.tradeTerms.length === 0) return page;
  }
  const { total, ids } = await matchesOf(deps, question, slice);
  return { total, jobs: ids.length === 0 ? '[]' : await listByIds(deps.db, ids, question.origin) };
}

/** A page of open jobs in the order asked for; its JSON is that of `jobList`. What was understood goes to `onRead`. */
export async function listJobs(
  deps: Store,
  search: JobSearch,
  onRead: (question: Question) => void = () => {},
): Promise<string> {
  const question = await questionOf(search);
  if (question) onRead(question);
  const { total, jobs } = await pageOf(deps, question, search);
  const counted = Math.min(total, MAX_RANKED_MATCHES);
  const rest = {
    total: counted,
    total_relation: total > MAX_RANKED_MATCHES ? 'gte' : 'eq',
    page: search.page,
    limit: search.limit,
    pages: Math.ceil(counted / search.limit),
    widening: total === 0 ? await findWidening(deps, search, question) : null,
  };
  return `{"jobs":${jobs},${JSON.stringify(rest).slice(1)}`;
}

/** The same page as values, for whoever goes on with it here. */
export async function searchJobs(deps: Store, search: JobSearch): Promise<JobList> {
  return jobList.parse(JSON.parse(await listJobs(deps, search)));
}

// Job search. Postgres returns the jobs of a result page as JSON text. `listJobs` passes this text on without parsing
// it.
import { type JobGroup, type JobList, type JobSearch, jobList } from '#contracts/job-search.ts';
import { fail } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import type { ReadDeps } from '../../deps.ts';
import { findFurther, townOf } from './further.ts';
import { buildIndexQuery, FEW, type IndexQuery } from './index-query.ts';
import {
  countMatches,
  findMatches,
  listByIds,
  listByKey,
  MAX_RANKED_MATCHES,
  type Page,
  type Slice,
} from './list-queries.ts';
import { findWidening, findWiderPlace } from './widening.ts';

type Store = Pick<ReadDeps, 'db'>;

/** The database, and the reader's own order of the results; null for the order of the search. */
interface Arranged extends Store {
  arrange: Arrange | null;
}

const DEEPEST = 10_000;
/** If a search has fewer matches than this number, the response suggests the same search in a wider place. */
const FEW_OFFER_WIDER = 3;
/** Radius in kilometres that usually contains a full page of the nearest jobs. */
const NEARBY = 50;

function sliceOf({ page, limit }: JobSearch): Slice {
  const offset = (page - 1) * limit;
  return offset > DEEPEST ? fail('validation_failed', { errors: { page: ['too_deep'] } }) : { limit, offset };
}

/** Orders ids of jobs for one reader, best first. */
export type Arrange = (ids: readonly number[]) => Promise<number[]>;

/**
 * Maximum number of matches that are arranged for a reader. Each page of these matches reads and scores all of them.
 */
export const MAX_ARRANGED = 300;

/**
 * Returns the ids of a page of matches in the order of `arrange`. Only the first `MAX_ARRANGED` matches are arranged; the
 * others follow.
 */
async function arrangedMatches(
  { db }: Store,
  query: IndexQuery,
  { slice, arrange }: { slice: Slice; arrange: Arrange },
) {
  const { limit, offset } = slice;
  if (offset >= MAX_ARRANGED) return findMatches(db, query, slice);
  const { ids, total } = await findMatches(db, query, { limit: MAX_ARRANGED, offset: 0 });
  const arranged = (await arrange(ids)).slice(offset, offset + limit);
  if (arranged.length === limit || total <= MAX_ARRANGED) return { ids: arranged, total };
  const rest = await findMatches(db, query, { limit: limit - arranged.length, offset: MAX_ARRANGED });
  return { ids: [...arranged, ...rest.ids], total };
}

/**
 * Returns the ids of a page of matches. The nearest jobs are first searched within `NEARBY`, because sorting the jobs
 * of the whole country by distance is slow.
 */
async function matchesOf({ db, arrange }: Arranged, query: IndexQuery, slice: Slice) {
  if (arrange) return arrangedMatches({ db }, query, { slice, arrange });
  if (query.sort === 'nearest') {
    const { ids } = await findMatches(db, query, { ...slice, within: NEARBY });
    if (ids.length === slice.limit) return { ids, total: await countMatches(db, query) };
  }
  return findMatches(db, query, slice);
}

/**
 * A page of search results. `stated`: number of matches that state all conditions of the search, such as night shift;
 * null if every match states them. `byKey`: true if the matches were not searched by words but read from a prepared
 * list of the jobs of one trade at one place (table `job_posting`).
 */
interface FoundPage extends Page {
  stated: number | null;
  byKey: boolean;
}

/**
 * Returns the ids of a page of matches. If few jobs state all conditions of the search, the list continues with jobs that
 * do not mention some of the conditions.
 */
async function matchesByConditions(deps: Arranged, query: IndexQuery, slice: Slice) {
  const found = await matchesOf(deps, query, slice);
  if (query.unstated === null || found.total >= query.unstatedBelow) return { ...found, stated: null };
  const rest = await matchesOf(deps, { ...query, words: query.unstated }, followingSlice(slice, found.total));
  return {
    ids: [...found.ids, ...rest.ids].slice(0, slice.limit),
    total: found.total + rest.total,
    stated: rest.total > 0 ? found.total : null,
  };
}

/** Returns the part of a page that comes after the first `before` jobs. */
const followingSlice = ({ limit, offset }: Slice, before: number): Slice => ({
  limit,
  offset: Math.max(0, offset - before),
});

async function pageOf(deps: Arranged, query: IndexQuery | null, search: JobSearch): Promise<FoundPage> {
  const slice = sliceOf(search);
  if (!query) return { total: 0, jobs: '[]', stated: null, byKey: false };
  if (query.key !== null && !deps.arrange) {
    const page = await listByKey(deps.db, query.key, { ...slice, origin: query.origin });
    // An empty list means that no job has this trade at this place. Other jobs may contain the words of the trade, so
    // the search below looks for these words.
    if (page.total > 0 || query.read.tradeTerms.length === 0) return { ...page, stated: null, byKey: true };
  }
  const { total, ids, stated } = await matchesByConditions(deps, query, slice);
  return { total, stated, byKey: false, jobs: ids.length === 0 ? '[]' : await listByIds(deps.db, ids, query.origin) };
}

const onlyId = z.array(z.looseObject({ id: z.int() }));

interface FoundIds {
  /** Number of matches on all pages. */
  total: number;
  /** Ids of the matches on the page. */
  ids: readonly number[];
}

const idsOf = ({ jobs }: Page) => onlyId.parse(JSON.parse(jobs)).map(({ id }) => id);

/** Returns the ids of the matches on other pages if the search has few matches; else an empty list. */
async function otherMatches(deps: Store, query: IndexQuery, search: JobSearch, { total, ids }: FoundIds) {
  if (total >= FEW || ids.length >= total) return [];
  const all = idsOf(await pageOf({ ...deps, arrange: null }, query, { ...search, page: 1, limit: total }));
  return all.filter((id) => !ids.includes(id));
}

/**
 * Adds groups of further jobs, which do not match the whole search, to the last page of the matches. If there are fewer
 * than `FEW` matches, `total` includes the further jobs.
 */
async function withFurther(
  deps: Store,
  page: FoundPage,
  { search, query }: { search: JobSearch; query: IndexQuery | null },
) {
  const none: JobGroup[] = [];
  const lastPage = Math.max(1, Math.ceil(page.total / search.limit));
  if (!query || search.page !== lastPage || page.total > MAX_RANKED_MATCHES) return { ...page, groups: none };
  const { total, byKey, stated } = page;
  const found = idsOf(page);
  const others = await otherMatches(deps, query, search, { total, ids: found });
  const groups = await findFurther(deps, { search, query, found, others, total, byKey, stated });
  if (groups.length === 0) return { ...page, groups };
  const ids = [...found, ...groups.flatMap(({ job_ids }) => job_ids)];
  const origin = query.origin ?? townOf(query);
  return {
    ...page,
    total: total < FEW ? others.length + ids.length : total,
    jobs: await listByIds(deps.db, ids, origin),
    groups,
  };
}

interface Listed {
  search: JobSearch;
  query: IndexQuery | null;
  matches: number;
  /** The total of the result list, which may include further jobs. */
  listed: number;
}

/** Returns the wider search to offer with the results; null if there are enough results. */
async function wideningOf(deps: Store, { search, query, matches, listed }: Listed): Promise<JobList['widening']> {
  if (listed === 0) return findWidening(deps, search, query);
  return matches < FEW_OFFER_WIDER ? findWiderPlace(deps, { search, query, moreThan: listed }) : null;
}

/** Returns the searched place and the states that have a town of the same name; null without such states. */
function namesakeIn(query: IndexQuery | null): JobList['namesake'] {
  const namesake = query?.namesake;
  if (!namesake?.place.city) return null;
  const { place, others } = namesake;
  return { city: namesake.place.city, state: place.state, other_states: others.map(({ state }) => state) };
}

/** Returns true for a list of trades without words, best first: then the best job is the one that fits the reader. */
const isByFit = ({ sort, role = [], q }: JobSearch) => sort === 'relevance' && role.length > 0 && !q?.trim();

interface Reader {
  onRead?: ((query: IndexQuery) => void) | undefined;
  arrange?: Arrange | null;
}

/**
 * Returns a page of open jobs in the requested order, as JSON of `jobList`. Passes the parsed search to `onRead`. A list
 * of trades without words, sorted by relevance, has the order of `arrange`. Fails with `validation_failed` if the page
 * starts after the first 10,000 jobs.
 */
export async function listJobs(
  deps: Store,
  search: JobSearch,
  { onRead, arrange = null }: Reader = {},
): Promise<string> {
  const query = await buildIndexQuery(search);
  if (query) onRead?.(query);
  const found = await pageOf({ ...deps, arrange: isByFit(search) ? arrange : null }, query, search);
  const { total, stated, jobs, groups } = await withFurther(deps, found, { search, query });
  const counted = Math.min(total, MAX_RANKED_MATCHES);
  const rest = {
    groups,
    total: counted,
    total_relation: total > MAX_RANKED_MATCHES ? 'gte' : 'eq',
    page: search.page,
    limit: search.limit,
    pages: Math.ceil(counted / search.limit),
    conditions: query?.conditions ?? [],
    stated_total: stated,
    namesake: namesakeIn(query),
    widening: await wideningOf(deps, { search, query, matches: found.total, listed: total }),
  };
  return `{"jobs":${jobs},${JSON.stringify(rest).slice(1)}`;
}

/** Returns the page of {@link listJobs} as parsed values. */
export async function searchJobs(deps: Store, search: JobSearch): Promise<JobList> {
  return jobList.parse(JSON.parse(await listJobs(deps, search)));
}

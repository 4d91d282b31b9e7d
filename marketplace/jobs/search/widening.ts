// Suggests a wider search if a search has no matches: the most similar search that finds jobs.
import type { JobList, JobSearch } from '#contracts/job-search.ts';
import type { ReadDeps } from '../../deps.ts';
import { withoutConditions } from '../../search/conditions/requested.ts';
import type { Term } from '../../search/query-shape.ts';
import { buildIndexQuery, type IndexQuery } from './index-query.ts';
import { countMatches, MAX_RANKED_MATCHES } from './list-queries.ts';

type Widening = NonNullable<JobList['widening']>;
type Named = keyof JobSearch;

interface Wider {
  search: JobSearch;
  without: Named[];
  with: Record<string, string>;
}

const MAX_ATTEMPTS = 7;
const textOf = (terms: readonly Term[]) => terms.map(({ word }) => word).join(' ');

/** Returns a copy of the search without the parameters `without`, and with the new values in `put`. */
function widen(search: JobSearch, without: readonly Named[], put: { q?: string; location?: string } = {}): Wider {
  const left = without.filter((name) => search[name] !== undefined && !(name in put));
  const asked = Object.fromEntries(Object.entries(search).filter(([name]) => !left.some((gone) => gone === name)));
  return { search: { ...asked, page: search.page, limit: search.limit, ...put }, without: left, with: { ...put } };
}

/**
 * Returns the search text `q` without its place name. Returns an empty object if `location` is set or no words remain.
 */
function wordsBeside(search: JobSearch, { read }: IndexQuery): { q?: string } {
  if (search.location?.trim() || !search.q?.trim()) return {};
  const words = textOf([...read.tradeTerms, ...read.rest]);
  return words === '' ? {} : { q: words };
}

/** Returns the same search in wider places: in the state of the town, then in all of India. */
function inWiderPlaces(search: JobSearch, query: IndexQuery): Wider[] {
  const { places, placeTerms } = query.read;
  const [place] = places;
  const words = wordsBeside(search, query);
  const placeOnly: Named[] =
    words.q === undefined && !search.location?.trim() && place ? ['q', 'location'] : ['location'];
  return [
    ...(place && place.kind !== 'state' ? [widen(search, placeOnly, { ...words, location: place.state })] : []),
    ...(place || placeTerms.length > 0 || search.state ? [widen(search, [...placeOnly, 'state'], words)] : []),
  ];
}

/**
 * Returns up to `MAX_ATTEMPTS` wider searches, most similar first: without the conditions, then the state instead of
 * the city, then any place, any language, and finally fewer words.
 */
function widerThan(search: JobSearch, query: IndexQuery): Wider[] {
  const { tradeTerms, rest } = query.read;
  const words = wordsBeside(search, query);
  const trade = textOf(tradeTerms);
  const relaxed = withoutConditions(query.conditions);
  const tries: Wider[] = [
    ...(query.conditions.length > 0 ? [widen(search, relaxed.names, relaxed.q === null ? {} : { q: relaxed.q })] : []),
    ...inWiderPlaces(search, query),
    ...(search.languages ? [widen(search, ['languages'])] : []),
    ...(trade && rest.length > 0 ? [widen(search, [], { q: trade })] : []),
    widen(search, ['location', 'state', ...relaxed.names, 'languages'], trade ? { q: trade } : words),
    widen(search, ['q', 'role', ...relaxed.names, 'languages']),
    widen(search, ['q', 'location', 'state', ...relaxed.names, 'languages', 'role']),
  ];
  return tries.filter((wider) => wider.without.length > 0 || Object.keys(wider.with).length > 0).slice(0, MAX_ATTEMPTS);
}

/**
 * Returns the first of the searches that finds more than `moreThan` jobs, with the number of jobs. Null if no search
 * finds so many jobs.
 */
async function firstWith(
  { db }: Pick<ReadDeps, 'db'>,
  tries: readonly Wider[],
  moreThan: number,
): Promise<Widening | null> {
  for (const wider of tries) {
    const asked = await buildIndexQuery(wider.search);
    const total = asked ? await countMatches(db, asked) : 0;
    if (total > moreThan)
      return { without: wider.without, with: wider.with, total: Math.min(total, MAX_RANKED_MATCHES) };
  }
  return null;
}

/** Returns the first wider search that finds jobs, with the number of jobs; null if no wider search finds jobs. */
export const findWidening = async (deps: Pick<ReadDeps, 'db'>, search: JobSearch, query: IndexQuery | null) =>
  query ? firstWith(deps, widerThan(search, query), 0) : null;

/**
 * Returns the search of the same work in the smallest wider place with more than `moreThan` jobs. Null without such a
 * place, and for a search that names no work.
 */
export async function findWiderPlace(
  deps: Pick<ReadDeps, 'db'>,
  { search, query, moreThan }: { search: JobSearch; query: IndexQuery | null; moreThan: number },
): Promise<Widening | null> {
  if (!query || query.parts.trade.length + query.parts.rest.length === 0) return null;
  return firstWith(deps, inWiderPlaces(search, query), moreThan);
}

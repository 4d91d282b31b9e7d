// Rules of saved searches: the stored parameters and the query that new jobs are compared with. Pure except for reading
// the lexicon.
import type { JobSearch } from '#contracts/job-search.ts';
import type { SavedParams } from '#contracts/saved-searches.ts';
import { kept, mark } from '../jobs/search/entry.ts';
import { buildIndexQuery, ofPlace, placesIn } from '../jobs/search/index-query.ts';
import { normaliseText } from '../places/normalise.ts';
import type { SearchQuery, Term } from '../search/query-shape.ts';

/** Returns the parameters that affect which jobs are found, without page, order and the reader's language. */
export function paramsOf({ q, location, state, near, job_type, role, languages }: JobSearch): SavedParams {
  return {
    ...(q?.trim() ? { q: q.trim() } : {}),
    ...(location?.trim() ? { location: location.trim() } : {}),
    ...(state ? { state } : {}),
    // Round to about 1 km, so that a saved search does not contain a home address.
    ...(near ? { near: `${near.lat.toFixed(2)},${near.lng.toFixed(2)}` } : {}),
    ...(job_type ? { job_type } : {}),
    ...(role ? { role } : {}),
    ...(languages && languages.length > 0 ? { languages: [...new Set(languages)].sort().join(',') } : {}),
  };
}

/**
 * Returns the same string for searches that find the same jobs; empty if there are no conditions. `near` is ignored,
 * because it only affects the order.
 */
export function normalizedKey({ q, location, state, job_type, role, languages }: SavedParams): string {
  const parts = [normaliseText(q ?? ''), normaliseText(location ?? ''), state, job_type, role, languages];
  return parts.some(Boolean) ? parts.map((part) => part ?? '').join('|') : '';
}

const ofTerm = ({ word, keys }: Term) => [word, ...keys.map(mark.key)];

/**
 * Returns the anchors of a search: index words, of which each matching job contains at least one. For a new job, only
 * the saved searches with an anchor in the job are compared with the job. The anchors are taken from the condition of
 * the search that probably excludes the most jobs.
 */
function anchorsOf(search: JobSearch, { roles, tradeTerms, rest, places, placeTerms }: SearchQuery): string[] {
  const [firstRest] = rest;
  if (firstRest) return ofTerm(firstRest);
  const asked = placesIn(places, search.state);
  if (asked.length > 0 && asked.every(({ kind }) => kind !== 'state')) return asked.flatMap(ofPlace);
  const [firstTrade] = tradeTerms;
  if (roles.length > 0 || firstTrade) return [...roles.map(mark.role), ...(firstTrade ? ofTerm(firstTrade) : [])];
  if (search.role) return [mark.role(search.role)];
  const [firstPlace] = placeTerms;
  if (firstPlace) return [firstPlace.word, ...firstPlace.keys.map(mark.key)].map(mark.placeWord);
  if (asked.length > 0) return asked.flatMap(ofPlace);
  if (search.job_type) return [mark.jobType(search.job_type)];
  if (search.languages && search.languages.length > 0) return search.languages.map(mark.language);
  return search.state ? [mark.state(search.state)] : [];
}

/**
 * The stored query of a search. `key` identifies a trade and place in the table `job_posting`. If the rows with this
 * key are exactly the matching jobs, `words` is null.
 */
export interface StoredQuery {
  key: string | null;
  words: string | null;
  anchors: string[];
}

/** Returns the stored query of a search; null if no job can match. */
export async function storedQueryOf(search: JobSearch): Promise<StoredQuery | null> {
  // Distances affect only the order of the results, not which jobs match.
  const wanted: JobSearch = { ...search, near: undefined, sort: 'created_at', order: 'desc' };
  const query = await buildIndexQuery(wanted);
  if (!query) return null;
  const { key, words, read } = query;
  const isAll = key !== null && read.tradeTerms.length === 0;
  return { key, words: isAll ? null : words, anchors: isAll ? [] : anchorsOf(wanted, read).map(kept) };
}

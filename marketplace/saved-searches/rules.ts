// What of a search is kept, and what a new job is compared with. Pure but for reading the words.
import type { JobSearch } from '#contracts/jobs.ts';
import type { SavedParams } from '#contracts/saved-searches.ts';
import { kept, mark } from '../jobs/search/entry.ts';
import { buildIndexQuery, ofPlace, placesIn } from '../jobs/search/index-query.ts';
import { normaliseText } from '../places/normalise.ts';
import type { SearchQuery, Term } from '../search/query-shape.ts';

/** What a search finds by; the page, the order and the reader's language find nothing else. */
export function paramsOf({ q, location, state, near, job_type, role, languages }: JobSearch): SavedParams {
  return {
    ...(q?.trim() ? { q: q.trim() } : {}),
    ...(location?.trim() ? { location: location.trim() } : {}),
    ...(state ? { state } : {}),
    // About a kilometre: nobody's door stands in a list of searches.
    ...(near ? { near: `${near.lat.toFixed(2)},${near.lng.toFixed(2)}` } : {}),
    ...(job_type ? { job_type } : {}),
    ...(role ? { role } : {}),
    ...(languages && languages.length > 0 ? { languages: [...new Set(languages)].sort().join(',') } : {}),
  };
}

/** One text for searches that find the same; empty where nothing is asked for. Where one stands finds nothing else. */
export function normalizedKey({ q, location, state, job_type, role, languages }: SavedParams): string {
  const parts = [normaliseText(q ?? ''), normaliseText(location ?? ''), state, job_type, role, languages];
  return parts.some(Boolean) ? parts.map((part) => part ?? '').join('|') : '';
}

const ofTerm = ({ word, keys }: Term) => [word, ...keys.map(mark.key)];

/** Words of which a match has one at least: those of the condition that the fewest jobs meet, as far as one can tell. */
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

/** What the index is asked, as it is kept beside a search; `words` only where the list of the key is not all. */
export interface StoredQuery {
  key: string | null;
  words: string | null;
  anchors: string[];
}

/** How a search is kept; null where it can find nothing. */
export async function storedQueryOf(search: JobSearch): Promise<StoredQuery | null> {
  // Distances order a list, and leave its jobs the same.
  const wanted: JobSearch = { ...search, near: undefined, sort: 'created_at', order: 'desc' };
  const query = await buildIndexQuery(wanted);
  if (!query) return null;
  const { key, words, read } = query;
  const isAll = key !== null && read.tradeTerms.length === 0;
  return { key, words: isAll ? null : words, anchors: isAll ? [] : anchorsOf(wanted, read).map(kept) };
}

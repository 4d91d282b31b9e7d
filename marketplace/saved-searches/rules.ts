// Rules of saved searches: the stored parameters and the query that new jobs are compared with. Pure except for reading
// the lexicon.
import type { JobSearch } from '#contracts/job-search.ts';
import type { SavedParams } from '#contracts/saved-searches.ts';
import { conditionAnchors, PAID } from '../jobs/search/condition-lexemes.ts';
import { kept, mark } from '../jobs/search/entry.ts';
import { buildIndexQuery, type IndexQuery, placeAnchors } from '../jobs/search/index-query.ts';
import { normaliseText } from '../places/normalise.ts';
import { usualPeriod } from '../search/conditions/read-pay.ts';
import type { Term } from '../search/query-shape.ts';

/**
 * Returns the parameters that restrict the work itself, such as shift and pay. The parameter `start` (work from today
 * or tomorrow) is not saved, because after two days the search would find nothing.
 */
function conditionParams(search: JobSearch): SavedParams {
  const { shift, job_type, provided, pay_min, pay_period, experience, schooling, from_home, walk_in } = search;
  return {
    ...(shift ? { shift } : {}),
    ...(job_type ? { job_type } : {}),
    ...(provided && provided.length > 0 ? { provided: [...provided].sort().join(',') } : {}),
    ...(pay_min ? { pay_min: String(pay_min), pay_period: pay_period ?? usualPeriod(pay_min) } : {}),
    ...(experience ? { experience } : {}),
    ...(schooling ? { schooling } : {}),
    ...(from_home ? { from_home } : {}),
    ...(walk_in ? { walk_in } : {}),
  };
}

/** Returns the parameters that affect which jobs are found, without page, order and the reader's language. */
export function paramsOf(search: JobSearch): SavedParams {
  const { q, location, state, near, role, languages } = search;
  return {
    ...(q?.trim() ? { q: q.trim() } : {}),
    ...(location?.trim() ? { location: location.trim() } : {}),
    ...(state ? { state } : {}),
    // Round to about 1 km, so that a saved search does not contain a home address.
    ...(near ? { near: `${near.lat.toFixed(2)},${near.lng.toFixed(2)}` } : {}),
    ...conditionParams(search),
    ...(role && role.length > 0 ? { role: [...new Set(role)].sort().join(',') } : {}),
    ...(languages && languages.length > 0 ? { languages: [...new Set(languages)].sort().join(',') } : {}),
  };
}

/**
 * Returns the same string for searches that find the same jobs; an empty string for a search without parameters. `near`
 * is ignored, because it only affects the order.
 */
export function normalizedKey({
  q,
  location,
  state,
  near: _,
  job_type,
  role,
  languages,
  ...more
}: SavedParams): string {
  const parts = [normaliseText(q ?? ''), normaliseText(location ?? ''), state, job_type, role, languages];
  // Add further parameters only if they are set. Searches that were saved before these parameters existed then keep
  // their key.
  const rest = Object.entries(more)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  const all = [...parts, ...rest];
  return all.some(Boolean) ? all.map((part) => part ?? '').join('|') : '';
}

const ofTerm = ({ word, keys }: Term) => [word, ...keys.map(mark.key)];

/**
 * Returns the anchors of a search. An anchor is a term of the search index; each matching job contains at least one
 * anchor of the search. A new job is compared only with saved searches whose anchors it contains. The anchors come from
 * the part of the search that probably excludes the most jobs.
 */
function anchorsOf(search: JobSearch, { read, conditions, places: asked }: IndexQuery): string[] {
  const { roles, tradeTerms, rest, placeTerms } = read;
  const [firstRest] = rest;
  if (firstRest) return ofTerm(firstRest);
  if (asked.length > 0 && asked.every(({ kind }) => kind !== 'state')) return asked.flatMap(placeAnchors);
  const [firstTrade] = tradeTerms;
  if (roles.length > 0 || firstTrade) return [...roles.map(mark.role), ...(firstTrade ? ofTerm(firstTrade) : [])];
  if (search.role && search.role.length > 0) return search.role.map(mark.role);
  const [firstPlace] = placeTerms;
  if (firstPlace) return [firstPlace.word, ...firstPlace.keys.map(mark.key)].map(mark.placeWord);
  if (asked.length > 0) return asked.flatMap(placeAnchors);
  const [condition] = conditions.map(conditionAnchors).filter((anchors) => anchors.length > 0);
  if (condition) return condition;
  if (search.languages && search.languages.length > 0) return search.languages.map(mark.language);
  if (search.state) return [mark.state(search.state)];
  return conditions.some(({ name }) => name === 'pay_min') ? [PAID] : [];
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

/**
 * Returns the search without the requirement that work starts today or tomorrow, with which it would soon find nothing.
 */
async function withoutStart(search: JobSearch): Promise<JobSearch> {
  const named = (await buildIndexQuery(search))?.conditions.find(({ name }) => name === 'start');
  return named ? { ...search, start: undefined, q: named.q ?? search.q } : search;
}

/** Builds the query that is stored with a saved search and later matched with new jobs; null if no job can match. */
export async function storedQueryOf(search: JobSearch): Promise<StoredQuery | null> {
  // Distances affect only the order of the results, not which jobs match.
  const wanted: JobSearch = { ...search, near: undefined, sort: 'created_at', order: 'desc' };
  const query = await buildIndexQuery(await withoutStart(wanted));
  if (!query) return null;
  const { key, words, read } = query;
  const isAll = key !== null && read.tradeTerms.length === 0;
  return { key, words: isAll ? null : words, anchors: isAll ? [] : anchorsOf(wanted, query).map(kept) };
}

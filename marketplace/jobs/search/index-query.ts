// Translates a search into a query of the index: the key of a prepared list (by trade and place), or a tsquery with
// ranking terms. Pure except for loading the words of the trades.

import type { SearchCondition } from '#contracts/conditions.ts';
import type { JobSearch } from '#contracts/job-search.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import type { Point } from '../../places/near-towns.ts';
import { normaliseText } from '../../places/normalise.ts';
import { requestedConditions } from '../../search/conditions/requested.ts';
import { type Namesake, namesakeOf, oneOfEachName } from '../../search/namesakes.ts';
import { readQuery } from '../../search/query.ts';
import type { RequestedPlace, SearchQuery, Term } from '../../search/query-shape.ts';
import { isVagueKey, termOf } from '../../search/terms.ts';
import { rawWords } from '../../search/tokens.ts';
import { conditionsQuery } from './condition-lexemes.ts';
import { mark, postingKey, quoted } from './entry.ts';

export type Sort = 'newest' | 'oldest' | 'dearest' | 'cheapest' | 'nearest' | 'farthest' | 'relevance';

export interface IndexQuery {
  /**
   * Key of the prepared list (all open jobs of one trade at one place, in the table `job_posting`) that is exactly the
   * result of the search; null if jobs must be matched by words.
   */
  key: string | null;
  /** The tsquery that a job must match; null if every job matches. */
  words: string | null;
  /** The tsquery that ranks matches; null if all matches rank equally. */
  weighed: string | null;
  sort: Sort;
  /** The point from which distances are measured; null if the search names no place with known coordinates. */
  origin: Point | null;
  /** The conditions of the search, from its text and its parameters. */
  conditions: SearchCondition[];
  /**
   * The tsquery of jobs that match the rest of the search and contradict no condition, but do not state all conditions.
   * Null if every condition must be stated.
   */
  unstated: string | null;
  /** The jobs of `unstated` are listed if fewer than this number of jobs state all conditions. */
  unstatedBelow: number;
  /** The parsed text of the search. */
  read: SearchQuery;
  /** The places that the search names, within the selected state. Contains only one of several places with one name. */
  places: readonly RequestedPlace[];
  /** The searched place and the other states that have a town of this name; null if no other state has such a town. */
  namesake: Namesake | null;
  /** The parts of `words`, by subject: trade, other words, place and filters. */
  parts: QueryParts;
}

/** Conditions that a job must match, as parts of a tsquery. */
interface QueryParts {
  trade: readonly string[];
  rest: readonly string[];
  place: readonly string[];
  filters: readonly string[];
  /** The filters and conditions for a job that states all conditions; empty if the search has no condition. */
  stated: readonly string[];
  /**
   * `filters` without the job type, if the user typed it; null otherwise. Employers choose a type without much thought,
   * and an import stores a missing one as full time.
   */
  looseFilters: readonly string[] | null;
}

export const all = (parts: readonly string[]) => parts.join(' & ');
export const any = (parts: readonly string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`);

/**
 * Returns a phonetic key as a condition of the tsquery. A vague key, which many unrelated words share, counts only in
 * the title (weight A).
 */
const ofKey = (key: string) => `${quoted(mark.key(key))}${isVagueKey(key) ? ':A' : ''}`;

/** Returns a word as a condition of the tsquery. An unfinished word also matches longer words. */
const ofWord = ({ word, isUnfinished }: Term) => `${quoted(word)}${isUnfinished ? ':*' : ''}`;
const ofTerm = (term: Term) => [ofWord(term), ...term.keys.map(ofKey)];

/** Returns the conditions for a job with the word itself, or with a similar word in the title. */
export const ofWordOrTitle = (term: Term) => [
  ofWord(term),
  ...term.keys.filter((key) => !isVagueKey(key)).map((key) => quoted(mark.titleWord(mark.key(key)))),
];
const ofPlaceTerm = ({ word, keys, isUnfinished }: Term) => [
  `${quoted(mark.placeWord(word))}${isUnfinished ? ':*' : ''}`,
  ...keys.map(mark.key).map(mark.placeWord).map(quoted),
];

/**
 * Returns the lexemes of the known parts of a place: PIN code or district, and city. If no part is known, returns the
 * lexeme of the state.
 */
function lexemesOfPlace({ kind, state, city, district, pincode }: RequestedPlace): string[] {
  if (kind === 'state') return [mark.state(state)];
  const parts = [
    ...(kind === 'pin' && pincode ? [mark.pincode(pincode)] : []),
    // The employer may have typed the name of the district as the job's city, even if no known town has this name.
    ...(kind === 'district' && district ? [mark.district(state, district), mark.city(state, district)] : []),
    ...(city ? [mark.city(state, city)] : []),
  ];
  return parts.length > 0 ? parts : [mark.state(state)];
}

/** Returns the lexemes of one term of a place name: the word itself and its phonetic keys. */
const lexemesOfPlaceTerm = ({ word, keys }: Term) => [word, ...keys.map(mark.key)].map(mark.placeWord);

const areaTerms = (area: string) => rawWords(area).map(termOf);

/** Returns the conditions for a job at the place. A job in an area names the area in its address. */
function ofPlace(place: RequestedPlace): string[] {
  if (!place.area) return lexemesOfPlace(place).map(quoted);
  const words = areaTerms(place.area).map((term) => any(lexemesOfPlaceTerm(term).map(quoted)));
  return [`(${all([quoted(mark.state(place.state)), ...words])})`];
}

/**
 * Returns lexemes of which each job at the place has at least one. A saved search is stored under such lexemes, so that
 * a new job is compared only with saved searches that share a lexeme with the job.
 */
export function placeAnchors(place: RequestedPlace): string[] {
  const [first] = place.area ? areaTerms(place.area) : [];
  return first ? lexemesOfPlaceTerm(first) : lexemesOfPlace(place);
}

/**
 * Returns the places that are in `state`, the state that the user selected as filter. If no place is in this state,
 * returns all places: the search then finds nothing, because place and filter must both match.
 */
function placesIn(places: readonly RequestedPlace[], state: string | undefined): readonly RequestedPlace[] {
  const inside = places.filter((place) => !state || place.state === state);
  return inside.length > 0 ? inside : places;
}

/** Returns the conditions for a job with the word, or a similar word, in the title. */
export const ofTitle = ({ word, keys, isUnfinished }: Term) => [
  `${quoted(mark.titleWord(word))}${isUnfinished ? ':*' : ''}`,
  ...keys.filter((key) => !isVagueKey(key)).map((key) => quoted(mark.titleWord(mark.key(key)))),
];

/**
 * Returns the condition for the searched trade. A job matches by its role, or if it contains all words of the trade's
 * name. A single word of a known trade must be in the title, because descriptions mention many trades.
 */
function ofTrade({ roles, tradeTerms }: SearchQuery): string[] {
  const isInTitle = roles.length > 0 && tradeTerms.length === 1;
  const terms = all(tradeTerms.map((term) => any(isInTitle ? ofTitle(term) : ofTerm(term))));
  const parts = [...roles.map((slug) => quoted(mark.role(slug))), ...(terms ? [`(${terms})`] : [])];
  return parts.length > 0 ? [any(parts)] : [];
}

/** Returns the condition for a job of any of the trades; empty without trades. */
const ofRoles = (roles: readonly RoleSlug[]) =>
  roles.length > 0 ? [any(roles.map((role) => quoted(mark.role(role))))] : [];

function filtersOf({ languages, state }: JobSearch): string[] {
  return [
    ...(languages && languages.length > 0 ? [any(languages.map(mark.language).map(quoted))] : []),
    ...(state ? [quoted(mark.state(state))] : []),
  ];
}

function sortOf({ sort, order, q }: JobSearch, origin: Point | null): Sort {
  if (sort === 'salary') return order === 'asc' ? 'cheapest' : 'dearest';
  if (sort === 'distance' && origin) return order === 'desc' ? 'farthest' : 'nearest';
  if (sort === 'created_at') return order === 'asc' ? 'oldest' : 'newest';
  return sort === 'relevance' || q?.trim() ? 'relevance' : 'newest';
}

/** Returns true for a search text without any letter or digit, such as `%`. No job matches such a search. */
const saysNothing = (text: string | undefined) =>
  text !== undefined && text.trim() !== '' && normaliseText(text) === '';

/**
 * Returns the key of the prepared list of open jobs (by trade and place, table `job_posting`) that is exactly the
 * result of the search; null if there is no such list.
 */
function keyOf(search: JobSearch, read: SearchQuery, places: readonly RequestedPlace[]): string | null {
  const { role, languages, state, near } = search;
  const [meant, another] = [...new Set([...(role ?? []), ...read.roles])];
  const [place, otherPlace] = places;
  const filtered = (languages ?? []).length > 0;
  if (another || filtered || read.rest.length > 0 || read.placeTerms.length > 0 || otherPlace) return null;
  if (read.tradeTerms.length > 0 && read.roles.length === 0) return null;
  // With both coordinates (`near`) and words, jobs are also ranked by distance, so a prepared list ordered by date does
  // not fit.
  if (near && search.q?.trim()) return null;
  if (!place) return postingKey(meant ?? null, state ? { state, city: null } : null);
  if (state && place.state !== state) return null;
  if (place.kind === 'state') return postingKey(meant ?? null, { state: place.state, city: null });
  return place.kind === 'city' && place.city
    ? postingKey(meant ?? null, { state: place.state, city: place.city })
    : null;
}

/**
 * Returns the tsquery for ranking: trade, words, and the first place if the search names several places. Null if the
 * search has no trade, no words and at most one place.
 */
function weighedOf(
  { role: asked = [] }: JobSearch,
  read: SearchQuery,
  places: readonly RequestedPlace[],
): string | null {
  const [role] = read.roles;
  const [place, otherPlace] = places;
  const parts = [
    ...[...asked, ...(role ? [role] : [])].map((slug) => quoted(mark.role(slug))),
    ...[...read.tradeTerms, ...read.rest].flatMap(ofTerm),
    ...(place && otherPlace ? ofPlace(place) : []),
  ];
  return parts.length > 0 ? parts.join(' | ') : null;
}

function originOf({ near }: JobSearch, places: readonly RequestedPlace[]): Point | null {
  if (near) return near;
  const [place] = places;
  if (!place || place.kind === 'state' || place.lat === null || place.lng === null) return null;
  return { lat: place.lat, lng: place.lng };
}

const MAX_CACHED_ENTRIES = 2000;
const remembered = new Map<string, SearchQuery>();

/**
 * Parses the text of a search. The results are cached, because a few thousand searches are repeated often and parsing
 * misspelt words takes longer than the search itself.
 */
async function readWords(q: string, location: string): Promise<SearchQuery> {
  const asked = `${q}\n${location}`;
  const known = remembered.get(asked);
  if (known) return known;
  const read = await readQuery(q, location);
  const [oldest] = remembered.keys();
  if (remembered.size >= MAX_CACHED_ENTRIES && oldest !== undefined) remembered.delete(oldest);
  remembered.set(asked, read);
  return read;
}

const understood = new WeakMap<JobSearch, { query: IndexQuery | null }>();

/** Returns the index query for a search; null if no job can match. The result is memoised per search object. */
export async function buildIndexQuery(search: JobSearch): Promise<IndexQuery | null> {
  const known = understood.get(search) ?? { query: await readIndexQuery(search) };
  understood.set(search, known);
  return known.query;
}

/**
 * If a search has fewer matches than this number, further jobs are added up to this number. Otherwise, this is the
 * maximum size of each group of further jobs.
 */
export const FEW = 5;

/**
 * Returns the number of matches below which jobs are listed that do not state the conditions. Hardly any job is done
 * from home. So if the search names no work and any job is done from home, the others would be unrelated.
 */
const unstatedBelowOf = (conditions: readonly SearchCondition[], { trade, rest }: QueryParts) =>
  trade.length + rest.length === 0 && conditions.some(({ name }) => name === 'from_home') ? 1 : FEW;

/** Returns the filters without a job type that the user typed; null without such a type. Every job states its type. */
function looseFiltersOf(
  search: JobSearch,
  conditions: readonly SearchCondition[],
  filters: readonly string[],
): string[] | null {
  const others = conditions.filter(
    ({ name, q }) => !(name === 'job_type' && q !== null && search.job_type === undefined),
  );
  return others.length < conditions.length ? [...filters, ...conditionsQuery(others).compatible] : null;
}

async function readIndexQuery(search: JobSearch): Promise<IndexQuery | null> {
  if (saysNothing(search.q) || saysNothing(search.location)) return null;
  const read = await readWords(search.q ?? '', search.location ?? '');
  const places = oneOfEachName(placesIn(read.places, search.state), search.near);
  const origin = originOf(search, places);
  const sort = sortOf(search, origin);
  const conditions = requestedConditions(search, read.conditions);
  const { stated, compatible, incomplete } = conditionsQuery(conditions);
  // Exclude office work if the search names only a trade and a place, as the prepared lists do.
  const filters = [...filtersOf(search), ...(read.rest.length === 0 ? [`!${quoted(mark.office)}`] : [])];
  const parts: QueryParts = {
    trade: [...ofTrade(read), ...ofRoles(search.role ?? [])],
    rest: read.rest.map((term) => any(ofTerm(term))),
    place: [
      ...(places.length > 0 ? [any(places.flatMap(ofPlace))] : []),
      ...read.placeTerms.map((term) => any(ofPlaceTerm(term))),
    ],
    filters: [...filters, ...compatible],
    stated: conditions.length > 0 ? [...filters, ...stated] : [],
    looseFilters: looseFiltersOf(search, conditions, filters),
  };
  const fitting = [...parts.trade, ...parts.rest, ...parts.place, ...filters];
  const inOrder = sort === 'newest' || sort === 'relevance';
  return {
    key: inOrder && conditions.length === 0 ? keyOf(search, read, places) : null,
    words: fitting.length + stated.length > 0 ? all([...fitting, ...stated]) : null,
    unstated: incomplete && all([...fitting, ...compatible, incomplete]),
    unstatedBelow: unstatedBelowOf(conditions, parts),
    conditions,
    weighed: weighedOf(search, read, places),
    sort,
    origin,
    read,
    places,
    namesake: namesakeOf(places, read.places),
    parts,
  };
}

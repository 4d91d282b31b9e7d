// Finds further jobs, which are listed in groups after the matches of a search (D112). Decision 0030 has the groups and
// their order.
import type { SearchCondition } from '#contracts/conditions.ts';
import type { JobGroup, JobSearch } from '#contracts/job-search.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import type { ReadDeps } from '../../deps.ts';
import { type Point, townsWithin } from '../../places/near-towns.ts';
import type { RequestedPlace, Term } from '../../search/query-shape.ts';
import { narrowerTrades, nearTrades } from '../../search/similar-trades.ts';
import { mark, quoted } from './entry.ts';
import { all, any, FEW, type IndexQuery, ofTitle, ofWordOrTitle } from './index-query.ts';
import { findMatches, type Matching } from './list-queries.ts';

/** Radius in kilometres around the town within which jobs count as near. The nearest jobs come first. */
const NEAR_KM = 60;

/** A wider search, whose jobs are listed in a group of the kind `kind`. */
interface Step {
  kind: JobGroup['kind'];
  place: string | null;
  query: Matching;
  /**
   * True for jobs that are far away or of another trade. They are listed only if nothing else was found, or if the
   * search has at least `FEW` matches.
   */
  isLast: boolean;
}

/**
 * Returns the first place of the search if it is a town with coordinates (or a state that is one city, such as Delhi);
 * otherwise null.
 */
export function townOf({ places }: IndexQuery): (RequestedPlace & Point & { city: string }) | null {
  const [place] = places;
  if (!place || place.city === null || place.lat === null || place.lng === null) return null;
  return { ...place, city: place.city, lat: place.lat, lng: place.lng };
}

async function nearTowns(town: Point | null): Promise<string[]> {
  const towns = town ? await townsWithin(town, NEAR_KM) : [];
  return towns.length > 0 ? [any(towns.map(({ state, name }) => quoted(mark.city(state, name))))] : [];
}

const ofRoles = (roles: readonly RoleSlug[]) => roles.map((role) => quoted(mark.role(role)));

/**
 * Returns the conditions for the work that the search names. If the search names known trades, a job must have one of
 * these trades, or contain the words of the trade exactly as typed. Otherwise a job must contain the words of the
 * search, exactly or in a similar spelling.
 */
function workOf({ parts, read }: IndexQuery, roles: readonly RoleSlug[]): readonly string[] {
  if (roles.length === 0) return parts.trade.length > 0 ? parts.trade : parts.rest;
  const words = read.tradeTerms.map(({ word }) => quoted(word));
  // If the user typed the trade as a single word, the job's title must contain this word: descriptions mention many
  // trades.
  const typed = words.length === 1 ? read.tradeTerms.map(({ word }) => quoted(mark.titleWord(word))) : words;
  return [any([...ofRoles(roles), ...(typed.length > 0 ? [`(${all(typed)})`] : [])])];
}

/** Conditions on the worker. Most jobs meet them, so they say nothing about the work. */
const ON_WORKER: ReadonlySet<SearchCondition['name']> = new Set(['experience', 'schooling']);

/** Maximum number of terms of which a description must contain two. */
const MAX_PAIRED = 8;

/**
 * Returns conditions for jobs that contain some of the terms: one in the title, or two anywhere. One word of several in
 * a description is mostly chance.
 */
function someOf(terms: readonly Term[]): string[] {
  if (terms.length === 1) return terms.flatMap(ofWordOrTitle);
  const anywhere = terms.slice(0, MAX_PAIRED).map((term) => any(ofWordOrTitle(term)));
  const pairs = anywhere.slice(0, -1).map((one, at) => `(${all([one, any(anywhere.slice(at + 1))])})`);
  return [...terms.flatMap(ofTitle), ...pairs];
}

/** Returns the wider searches of a search with `total` matches, most similar first. */
async function stepsOf(search: JobSearch, query: IndexQuery, total: number): Promise<Step[]> {
  const { parts, read, weighed } = query;
  const roles = [...new Set([...(search.role ?? []), ...read.roles])];
  const town = townOf(query);
  const near = await nearTowns(town);
  const state = query.places[0]?.state ?? null;
  const work = workOf(query, roles);
  const around = near.length > 0 ? [any([...parts.place, ...near])] : parts.place;
  const step = (
    kind: Step['kind'],
    conditions: readonly string[],
    {
      filters = parts.filters,
      ...more
    }: Partial<Pick<Step, 'place' | 'isLast'>> & { filters?: readonly string[] } = {},
  ) => ({
    kind,
    place: null,
    isLast: false,
    ...more,
    query: {
      words: all([...conditions, ...filters]),
      weighed,
      sort: more.place && town ? ('nearest' as const) : ('relevance' as const),
      origin: town ?? query.origin,
    },
  });
  const similar = (others: readonly RoleSlug[], place: readonly string[], isLast: boolean) =>
    others.length > 0 ? [step('similar', [any(ofRoles(others)), ...place], { isLast })] : [];
  // If the trade's name has several words, such as `crane operator`, jobs with only one of these words rarely fit. So
  // look only for the words that do not belong to the trade.
  const isPartOfTrade = roles.length > 0 && read.tradeTerms.length > 1 && total < FEW;
  const scattered = someOf([...(isPartOfTrade ? [] : read.tradeTerms), ...read.rest]);
  const office = `!${quoted(mark.office)}`;
  const notOffice = roles.length > 0 ? [office] : [];
  // Without a trade, the words may only describe a condition, as in `jobs that pay in cash on the same day`, or give a
  // reason for it. So search for the conditions without the words: first for jobs that state them.
  const saysWork = parts.place.length > 0 || query.conditions.some(({ name }) => !ON_WORKER.has(name));
  const withoutWords =
    roles.length === 0 && parts.rest.length > 0 && parts.stated.length > 0 && saysWork
      ? [parts.stated, parts.filters]
      : [];
  const titles = read.placeWords.map(
    ({ word, isUnfinished }) => `${quoted(mark.titleWord(word))}${isUnfinished ? ':*' : ''}`,
  );
  return [
    ...withoutWords.map((filters) => step('some_words', around, { filters: [...filters, office] })),
    ...(work.length > 0 ? [step('some_words', [...work, ...parts.place, ...notOffice])] : []),
    ...(work.length === 0 && titles.length > 0 ? [step('some_words', [any(titles)])] : []),
    ...(town && near.length > 0 ? [step('near', [...work, ...near], { place: town.area ?? town.city })] : []),
    ...similar(narrowerTrades(roles), around, false),
    ...(parts.looseFilters && work.length > 0
      ? [step('some_words', [...work, ...around], { filters: parts.looseFilters })]
      : []),
    ...(town && state && work.length > 0
      ? [step('state', [...work, quoted(mark.state(state))], { place: state, isLast: true })]
      : []),
    ...similar(nearTrades(roles), around, true),
    // The place may be misread or have no such work at all. Then jobs of the trade elsewhere are better than none.
    ...(roles.length > 0 && parts.place.length > 0 ? [step('some_words', [...work, office], { isLast: true })] : []),
    ...(scattered.length > 0 ? [step('some_words', [any(scattered), ...around], { isLast: true })] : []),
  ];
}

/** Returns true for a search that can be widened: it names work or a place. */
const isWidened = ({ parts }: IndexQuery) => parts.trade.length + parts.rest.length + parts.place.length > 0;

/**
 * Returns the condition that excludes the matches of the search. `byKey`: the matches were read from a prepared list of
 * the jobs of one trade at one place.
 */
function unmatched({ parts, words, read }: IndexQuery, { role = [] }: JobSearch, byKey: boolean): string[] {
  const roles = ofRoles([...new Set([...role, ...read.roles])]);
  const matched = byKey ? all([...(roles.length > 0 ? [any(roles)] : []), ...parts.place, ...parts.filters]) : words;
  return matched ? [`!(${matched})`] : [];
}

interface Found {
  search: JobSearch;
  query: IndexQuery;
  /** Ids of the matches on the page. */
  found: readonly number[];
  /** Ids of the matches on other pages; empty if the search has `FEW` matches or more. */
  others: readonly number[];
  /** Number of matches on all pages. */
  total: number;
  /** True if the matches were read from a prepared list of the jobs of one trade at one place (table `job_posting`). */
  byKey: boolean;
  /** Number of matches that state all conditions of the search; null if every match states them. */
  stated: number | null;
}

/**
 * Returns groups of further jobs for the last page of the matches. If the search has fewer than `FEW` matches, adds
 * groups until the page has at least `FEW` jobs; the page then has at most `limit` jobs. Otherwise each group has at
 * most `FEW` jobs, and all groups together have at most `limit` jobs.
 */
export async function findFurther(
  { db }: Pick<ReadDeps, 'db'>,
  { search, query, found, others, total, byKey, stated }: Found,
): Promise<JobGroup[]> {
  const groups: JobGroup[] = [];
  const known = new Set(found);
  if (!isWidened(query)) return groups;
  const isFew = total < FEW;
  const excluded = isFew ? [] : unmatched(query, search, byKey);
  if (!isFew && stated !== null && query.unstated) excluded.push(`!(${query.unstated})`);
  const enough = isFew ? Math.min(FEW, search.limit) : found.length + search.limit;
  const most = isFew ? search.limit : enough;
  for (const { kind, place, query: wider, isLast } of await stepsOf(search, query, total)) {
    if (known.size >= (isLast && isFew ? 1 : enough)) break;
    const words = all([...(wider.words ? [wider.words] : []), ...excluded]);
    const { ids } = await findMatches(
      db,
      { ...wider, words },
      { limit: isFew ? search.limit + others.length : FEW, offset: 0 },
    );
    const job_ids = ids.filter((id) => !known.has(id) && !others.includes(id)).slice(0, most - known.size);
    for (const id of job_ids) known.add(id);
    const same = groups.find((group) => group.kind === kind);
    if (same) same.job_ids.push(...job_ids);
    else if (job_ids.length > 0) groups.push({ kind, place, job_ids });
  }
  return groups;
}

// The job search as URL parameters, so that back, reload and shared links show the same list.

import { spokenLanguages } from '#contracts/languages.ts';
import { isJobType, isRole, stateName } from '#contracts/lists.ts';
import type { jobType, RoleSlug } from '#contracts/reference.ts';
import type { SavedParams } from '#contracts/saved-searches.ts';
import type { spokenLanguage } from '#contracts/values.ts';
import type { z } from '#contracts/z.ts';
import { countConditions, readConditions, type SearchedConditions } from './search-conditions.ts';

export const sorts = ['created_at', 'salary', 'distance', 'relevance'] as const;
export type Sort = (typeof sorts)[number];
const isSort = (text: string | null): text is Sort => sorts.some((known) => known === text);
type SpokenLanguage = z.output<typeof spokenLanguage>;

export interface JobSearchState {
  q: string;
  /** The English name of a known place, as the server stores it; any other place as typed. */
  location: string;
  /** The search finds jobs of any of these trades. An empty list means jobs of all trades. */
  roles: readonly RoleSlug[];
  state: string | null;
  job_type: z.output<typeof jobType> | null;
  languages: readonly SpokenLanguage[];
  conditions: SearchedConditions;
  /** True if the search uses the user's location to compute distances. The URL never contains the location itself. */
  near: boolean;
  sort: Sort;
  page: number;
}

export const emptySearch: JobSearchState = {
  q: '',
  location: '',
  roles: [],
  state: null,
  job_type: null,
  languages: [],
  conditions: {},
  near: false,
  sort: 'created_at',
  page: 1,
};

const pageOf = (text: string | null) => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
};

type Origin = Pick<JobSearchState, 'q' | 'location' | 'near' | 'roles'>;

/** Returns the default sort order: by relevance if there are search terms, else newest first. */
export const usualSort = ({ q }: Pick<JobSearchState, 'q'>): Sort => (q.trim() ? 'relevance' : 'created_at');

/**
 * Returns whether a sort order is possible. Sorting by distance needs a place or the user's location. Sorting by
 * relevance needs search terms or trades.
 */
export function isSortAvailable(sort: Sort, { q, location, near, roles }: Origin): boolean {
  if (sort === 'distance') return near || location.trim() !== '';
  return sort !== 'relevance' || q.trim() !== '' || roles.length > 0;
}

/** Returns the search of a URL; invalid values are ignored. */
export function readSearch(params: URLSearchParams): JobSearchState {
  const listOf = (name: string) => (params.get(name) ?? '').split(',');
  const asked = listOf('languages');
  const q = (params.get('q') ?? '').slice(0, 200);
  const location = (params.get('location') ?? '').slice(0, 120);
  const near = params.get('near') === 'me';
  const sort = params.get('sort');
  const roles = [...new Set(listOf('role').filter(isRole))];
  const job_type = params.get('job_type');
  return {
    q,
    location,
    near,
    roles,
    state: stateName(params.get('state') ?? ''),
    job_type: isJobType(job_type) ? job_type : null,
    languages: spokenLanguages.filter((code) => asked.includes(code)),
    conditions: readConditions(params),
    sort: isSort(sort) && isSortAvailable(sort, { q, location, near, roles }) ? sort : usualSort({ q }),
    page: pageOf(params.get('page')),
  };
}

/** Returns the URL parameters of a search, without default values. */
export function writeSearch(search: JobSearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (search.q) params.set('q', search.q);
  if (search.location) params.set('location', search.location);
  if (search.roles.length > 0) params.set('role', search.roles.join(','));
  if (search.state) params.set('state', search.state);
  if (search.job_type) params.set('job_type', search.job_type);
  if (search.languages.length > 0) params.set('languages', search.languages.join(','));
  for (const [name, value] of Object.entries(search.conditions)) if (value) params.set(name, value);
  if (search.near) params.set('near', 'me');
  if (search.sort !== usualSort(search)) params.set('sort', search.sort);
  if (search.page > 1) params.set('page', String(search.page));
  return params;
}

/**
 * Returns the parameters with which a search is saved: all except the condition `start` (today or tomorrow), which
 * would mean another date each time the saved search runs. `near` is the user's location; null if the location is
 * unknown or the search does not use the location.
 */
export function paramsOf(
  { q, location, roles, state, job_type, languages, conditions }: JobSearchState,
  near: string | null,
): SavedParams {
  const { start: _, ...saved } = conditions;
  return {
    ...(q.trim() && { q }),
    ...(location.trim() && { location }),
    ...(roles.length > 0 && { role: roles.join(',') }),
    ...(state && { state }),
    ...(job_type && { job_type }),
    ...(languages.length > 0 && { languages: languages.join(',') }),
    ...saved,
    ...(near && { near }),
  };
}

/** Returns the number of active filters, shown on the filter button. */
export function countFilters(search: JobSearchState): number {
  return (
    [search.state, search.roles.length > 0, search.job_type].filter(Boolean).length +
    search.languages.length +
    countConditions(search.conditions)
  );
}

/**
 * Returns the search that the server proposes because the present search has few results. In the proposed search, some
 * parameters are removed (`without`) or replaced (`with`), and the page is 1.
 */
export function widened(
  search: JobSearchState,
  widening: { without: readonly string[]; with: Readonly<Record<string, string>> },
): JobSearchState {
  const params = writeSearch({ ...search, page: 1 });
  for (const name of widening.without) params.delete(name);
  for (const [name, value] of Object.entries(widening.with)) params.set(name, value);
  return readSearch(params);
}

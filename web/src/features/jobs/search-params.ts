// A job search as it stands in the address, so that back, reload and a shared link all show the same list.
import { jobType, roleSlug, stateName } from '#contracts/reference.ts';
import { type spokenLanguage, spokenLanguages } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';

export const sorts = ['created_at', 'salary', 'relevance'] as const;
export type Sort = (typeof sorts)[number];
type SpokenLanguage = z.output<typeof spokenLanguage>;

export interface JobSearchState {
  q: string;
  /** The English name where it is a place we know, else as typed. */
  location: string;
  role: z.output<typeof roleSlug> | null;
  state: string | null;
  job_type: z.output<typeof jobType> | null;
  languages: readonly SpokenLanguage[];
  sort: Sort;
  page: number;
}

export const emptySearch: JobSearchState = {
  q: '',
  location: '',
  role: null,
  state: null,
  job_type: null,
  languages: [],
  sort: 'created_at',
  page: 1,
};

const choice = <T>(schema: z.ZodMiniType<T>, value: string | null): T | null => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : null;
};

const pageOf = (text: string | null) => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
};

/** The search in an address; what makes no sense is left out. */
export function readSearch(params: URLSearchParams): JobSearchState {
  const asked = (params.get('languages') ?? '').split(',');
  const q = (params.get('q') ?? '').slice(0, 200);
  return {
    q,
    location: (params.get('location') ?? '').slice(0, 120),
    role: choice(roleSlug, params.get('role')),
    state: stateName(params.get('state') ?? ''),
    job_type: choice(jobType, params.get('job_type')),
    languages: spokenLanguages.filter((code) => asked.includes(code)),
    sort: choice(z.enum(sorts), params.get('sort')) ?? (q.trim() ? 'relevance' : 'created_at'),
    page: pageOf(params.get('page')),
  };
}

/** The address of a search, without what is as it always is. */
export function writeSearch(search: JobSearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (search.q) params.set('q', search.q);
  if (search.location) params.set('location', search.location);
  if (search.role) params.set('role', search.role);
  if (search.state) params.set('state', search.state);
  if (search.job_type) params.set('job_type', search.job_type);
  if (search.languages.length > 0) params.set('languages', search.languages.join(','));
  if (search.sort !== (search.q.trim() ? 'relevance' : 'created_at')) params.set('sort', search.sort);
  if (search.page > 1) params.set('page', String(search.page));
  return params;
}

/** How many filters of the sheet are on: its button shows the number. */
export function countFilters(search: JobSearchState): number {
  return [search.state, search.job_type].filter(Boolean).length + search.languages.length;
}

// Search, filters and page of the user list, stored in the URL so that the list can be shared and restored.
import { accountStatus, type accountStatuses, verifications } from '#contracts/admin-people.ts';
import { states } from '#contracts/lists.ts';

const LIMIT = 20;

export interface UsersView {
  q: string;
  user_type: 'labour' | 'employer' | null;
  state: string | null;
  status: (typeof accountStatuses)[number] | null;
  verification: (typeof verifications)[number] | null;
  sort: 'newest' | 'oldest';
  page: number;
}

export function viewOf(query: URLSearchParams): UsersView {
  const type = query.get('user_type');
  const status = accountStatus.safeParse(query.get('status'));
  const page = Math.trunc(Number(query.get('page')));
  return {
    q: query.get('q') ?? '',
    user_type: type === 'labour' || type === 'employer' ? type : null,
    state: states.find(({ name }) => name === query.get('state'))?.name ?? null,
    status: status.success ? status.data : null,
    verification: verifications.find((name) => name === query.get('verification')) ?? null,
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
    page: page > 1 ? page : 1,
  };
}

/** Returns the URL query; default values are left out. */
export function queryOf({ sort, page, ...filters }: UsersView): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Returns the query parameters of the API request. */
export const requestOf = (view: UsersView) => ({ ...Object.fromEntries(queryOf(view)), limit: String(LIMIT) });

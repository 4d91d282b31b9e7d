// The query of the administrators' search, and its results as one list. Each result has a link to its page.
import { useQuery } from '@tanstack/react-query';
import type { AdminApplication } from '#contracts/admin-applications.ts';
import type { ListedUser } from '#contracts/admin-people.ts';
import { adminSearchEndpoints, type FoundCase, type SearchResults } from '#contracts/admin-search.ts';
import type { ListedJob } from '#contracts/moderated-jobs.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { adminCall } from '../../parts/admin/call.ts';

export type SearchHit = { key: string; to: string } & (
  | { kind: 'users'; row: ListedUser }
  | { kind: 'jobs'; row: ListedJob }
  | { kind: 'applications'; row: AdminApplication }
  | { kind: 'cases'; row: FoundCase }
);

/** The kinds of results, in the order of the list. */
export const hitKinds = ['users', 'jobs', 'applications', 'cases'] as const;

/** Returns the page of a grievance, or of the job or user that a report is about; else the queue of reports. */
function caseLink({ type, id, job_id, user_id }: FoundCase): string {
  if (type === 'grievance') return adminPaths.grievance(id);
  if (job_id !== null) return adminPaths.job(job_id);
  return user_id === null ? adminPaths.reports : adminPaths.user(user_id);
}

/** Returns all results in the order of {@link hitKinds}. */
export function hitsOf({ users, jobs, applications, cases }: SearchResults): SearchHit[] {
  return [
    ...users.map((row) => ({ kind: 'users', row, key: `user-${row.id}`, to: adminPaths.user(row.id) }) as const),
    ...jobs.map((row) => ({ kind: 'jobs', row, key: `job-${row.id}`, to: adminPaths.job(row.id) }) as const),
    ...applications.map(
      (row) =>
        ({ kind: 'applications', row, key: `application-${row.id}`, to: adminPaths.application(row.id) }) as const,
    ),
    ...cases.map((row) => ({ kind: 'cases', row, key: row.label, to: caseLink(row) }) as const),
  ];
}

/**
 * Searches for the text; an empty text sends no request. The results are not cached, and are never refetched: the server
 * records and counts each search by phone number.
 */
export const useSearchAll = (q: string) =>
  useQuery({
    queryKey: adminKeyOf('adminSearch', 'searchAll', { q }),
    queryFn: ({ signal }) => adminCall(adminSearchEndpoints.searchAll, { query: { q }, signal }),
    enabled: q !== '',
    staleTime: 'static',
    gcTime: 0,
  });

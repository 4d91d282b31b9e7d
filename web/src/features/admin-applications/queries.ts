// Queries of applications for administrators.
import { useQuery } from '@tanstack/react-query';
import { adminPeopleEndpoints as endpoints } from '#contracts/admin-people.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';

export interface ApplicationsView {
  status?: ApplicationStatus | undefined;
  job?: string | undefined;
  user?: string | undefined;
  page: number;
}

/** Returns a page of applications. While another page loads, the previous page stays visible. */
export const useApplications = (view: ApplicationsView) =>
  useQuery({
    queryKey: adminKeyOf('adminPeople', 'listApplications', { ...view }),
    queryFn: ({ signal }) => adminCall(endpoints.listApplications, { query: { ...view, limit: 20 }, signal }),
    placeholderData: (before) => before,
  });

export const useApplication = (id: number) =>
  useQuery({
    queryKey: adminKeyOf('adminPeople', 'getApplication', { id }),
    queryFn: ({ signal }) => adminCall(endpoints.getApplication, { params: { application_id: id }, signal }),
  });

// Queries of calls for a day for administrators.
import { useQuery } from '@tanstack/react-query';
import { type AdminCallList, adminCallEndpoints as endpoints } from '#contracts/admin-calls.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';

export interface CallsView {
  list: AdminCallList;
  page: number;
}

/** Returns a page of calls. While another page loads, the previous page stays visible. */
export const useAdminCalls = (view: CallsView) =>
  useQuery({
    queryKey: adminKeyOf('adminCalls', 'listCalls', { ...view }),
    queryFn: ({ signal }) => adminCall(endpoints.listCalls, { query: { ...view, limit: 20 }, signal }),
    placeholderData: (before) => before,
  });

export const useAdminCall = (uid: string) =>
  useQuery({
    queryKey: adminKeyOf('adminCalls', 'getCall', { uid }),
    queryFn: ({ signal }) => adminCall(endpoints.getCall, { params: { uid }, signal }),
  });

// Queries and mutations of grievances for administrators.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminGrievanceEndpoints as endpoints, type GrievanceDetail } from '#contracts/grievances.ts';
import { adminKeyOf, adminKeyOfContract } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { useAdminLive } from '../../parts/admin/live.ts';

const allKey = adminKeyOfContract('adminGrievances');
const oneKey = (id: number) => adminKeyOf('adminGrievances', 'readGrievance', { id });
const PAGE_SIZE = 20;
/** Polling interval in milliseconds. Push messages can be lost, and deadlines pass without a push message. */
const POLL_MS = 60_000;

export const filters = ['open', 'received', 'acknowledged', 'decided'] as const;
export interface GrievancesView {
  status: (typeof filters)[number];
  overdue: boolean;
  page: number;
}

export const useGrievances = (view: GrievancesView) =>
  useQuery({
    queryKey: adminKeyOf('adminGrievances', 'listGrievances', { ...view }),
    queryFn: ({ signal }) =>
      adminCall(endpoints.listGrievances, {
        query: { ...view, overdue: view.overdue ? 'true' : 'false', limit: PAGE_SIZE },
        signal,
        background: true,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    staleTime: 0,
  });

/** Refetches the list when a push message arrives, so that new and handled grievances appear without a reload. */
export function useLiveGrievances(): void {
  const client = useQueryClient();
  useAdminLive({
    onQueue: ({ queue }) => {
      if (queue === 'grievances') void client.invalidateQueries({ queryKey: allKey });
    },
  });
}

export const useGrievance = (id: number) =>
  useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => adminCall(endpoints.readGrievance, { params: { grievance_id: id }, signal }),
    staleTime: 0,
  });

/** Returns a mutation that changes a grievance. Its response replaces the cached grievance. */
export function useGrievanceAct<V>(
  id: number,
  act: (params: { grievance_id: number }, value: V) => Promise<GrievanceDetail>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: V) => act({ grievance_id: id }, value),
    onSuccess: (detail) => client.setQueryData(oneKey(id), detail),
    // Another administrator may have acted first: refetch the list and the grievance.
    onSettled: () => client.invalidateQueries({ queryKey: allKey }),
  });
}

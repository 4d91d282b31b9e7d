// Queries of data breaches. While the notices of a breach are being sent, the breach is refetched every 2 s.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Breach, breachEndpoints as endpoints } from '#contracts/breaches.ts';
import { adminKeyOf, adminKeyOfContract } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';

const oneKey = (id: number) => adminKeyOf('breaches', 'readBreach', { id });
const PAGE_SIZE = 20;
const POLL_MS = 2000;

export const useBreaches = (page: number) =>
  useQuery({
    queryKey: adminKeyOf('breaches', 'listBreaches', { page }),
    queryFn: ({ signal }) => adminCall(endpoints.listBreaches, { query: { page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const isSending = ({ notices }: Breach): boolean => notices.at !== null && notices.done_at === null;

export const useBreach = (id: number) =>
  useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => adminCall(endpoints.readBreach, { params: { breach_id: id }, signal }),
    refetchInterval: ({ state }) => (state.data && isSending(state.data) ? POLL_MS : false),
    staleTime: 0,
  });

/** Returns a mutation that changes a breach. Its response replaces the cached breach. */
export function useBreachAct<V>(act: (value: V) => Promise<Breach>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (breach) => client.setQueryData(oneKey(breach.id), breach),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeyOfContract('breaches') }),
  });
}

// Queries and mutations of a worker's saved searches and their notification settings.
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedParams, SavedSearch } from '#contracts/saved-searches.ts';
import { later } from '../../http/later.ts';
import { keyOf, keyOfContract } from '../../http/query-keys.ts';
import { useSession } from '../../session/session-context.ts';
import type { Change } from './calls.ts';

const key = keyOf('savedSearches', 'listSavedSearches');
const calls = () => later(() => import('./calls.ts'));

interface Searches {
  searches: SavedSearch[];
  limit: number;
}

/** Returns the saved searches, latest first. Disabled unless a worker is signed in. */
export function useSavedSearches() {
  const { status, user_type } = useSession();
  return useQuery<Searches>({
    queryKey: key,
    queryFn: async ({ signal }) => (await calls()).listSearches(signal),
    enabled: status === 'in' && user_type === 'labour',
    staleTime: 60_000,
  });
}

function put(client: QueryClient, change: (before: SavedSearch[]) => SavedSearch[]): void {
  client.setQueryData(key, (data: Searches | undefined) => data && { ...data, searches: change(data.searches) });
  void client.invalidateQueries({ queryKey: keyOfContract('labourDashboard') });
}

/** Returns the mutation that saves a search with instant notifications. The worker can change this setting later. */
export function useSaveSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (search: SavedParams) => (await calls()).saveSearch(search),
    onSuccess: (saved) => {
      put(client, (before) => [saved, ...before.filter(({ id }) => id !== saved.id)]);
    },
  });
}

/** Returns the mutation that changes a saved search. The change is shown at once and reverted if the server refuses. */
export function useChangeSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => (await calls()).changeSearch(change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Searches>(key);
      const shown = 'alert' in change ? { alert: change.alert } : { new_count: 0 };
      put(client, (searches) => searches.map((one) => (one.id === change.id ? { ...one, ...shown } : one)));
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(key, context?.before),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useRemoveSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => (await calls()).removeSearch(id),
    onSuccess: (_, id) => put(client, (before) => before.filter((one) => one.id !== id)),
  });
}

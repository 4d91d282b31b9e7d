// The saved searches of whoever looks for work: which they are, saving one, and what its owner wants to hear of it.
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type SavedParams,
  type SavedSearch,
  type SearchAlert,
  savedSearchEndpoints,
} from '#contracts/saved-searches.ts';
import { call } from '../../http/call.ts';
import { accountKeys } from '../../session/account-keys.ts';
import { useSession } from '../../session/session-context.ts';

const key = ['saved-searches'] as const;

interface Searches {
  searches: SavedSearch[];
  limit: number;
}

/** The saved searches, the latest first; asks for nothing while nobody who looks for work is signed in. */
export function useSavedSearches() {
  const { status, user_type } = useSession();
  return useQuery<Searches>({
    queryKey: key,
    queryFn: ({ signal }) => call(savedSearchEndpoints.listSavedSearches, { signal }),
    enabled: status === 'in' && user_type === 'labour',
    staleTime: 60_000,
  });
}

function put(client: QueryClient, change: (before: SavedSearch[]) => SavedSearch[]): void {
  client.setQueryData(key, (data: Searches | undefined) => data && { ...data, searches: change(data.searches) });
  void client.invalidateQueries({ queryKey: accountKeys.labourDashboard });
}

/** Saves a search; its owner hears of new jobs at once until they choose otherwise. */
export function useSaveSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (search: SavedParams) =>
      call(savedSearchEndpoints.saveSearch, { body: { search, alert: 'instant' as const } }),
    onSuccess: (saved) => {
      put(client, (before) => [saved, ...before.filter(({ id }) => id !== saved.id)]);
    },
  });
}

/** What of a search changes: what its owner hears, or that its jobs have been looked at. */
type Change = { id: number } & ({ alert: SearchAlert } | { seen: true });

/** Changes a saved search: shown at once, put back where the server did not do it. */
export function useChangeSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Change) =>
      call(savedSearchEndpoints.changeSavedSearch, { params: { search_id: String(id) }, body }),
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

/** Deletes a saved search. */
export function useRemoveSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(savedSearchEndpoints.removeSavedSearch, { params: { search_id: String(id) } }),
    onSuccess: (_, id) => put(client, (before) => before.filter((one) => one.id !== id)),
  });
}

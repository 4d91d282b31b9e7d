// The user's preferences: the language of messages to the user, and the muted notification types.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#contracts/account.ts';
import type { Language } from '#contracts/values.ts';
import { keyOf } from '../http/query-keys.ts';
import { loadCalls } from './load-calls.ts';
import { useSession } from './session-context.ts';

const preferencesKey = keyOf('account', 'getPreferences');

/** Returns the query of the language and the muted notification types. */
export function usePreferences() {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: async ({ signal }) => (await loadCalls()).preferences(signal),
  });
}

/**
 * Returns the mutation that sets the given preferences. The change is shown immediately and reverted if the server
 * refuses.
 */
export function useSetPreferences() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: preferencesKey,
    scope: { id: 'preferences' },
    mutationFn: async (change: Partial<Preferences>) => (await loadCalls()).setPreferences(change),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: preferencesKey });
      const before = queryClient.getQueryData<Preferences>(preferencesKey);
      if (before) queryClient.setQueryData<Preferences>(preferencesKey, { ...before, ...change });
      return before;
    },
    onSuccess: (preferences) => {
      // If a newer change is running, the screen already shows the newer change, and its response will follow. Do not
      // replace the newer change by this older response.
      const isLast = queryClient.isMutating({ mutationKey: preferencesKey }) === 1;
      if (isLast) queryClient.setQueryData(preferencesKey, preferences);
    },
    onError: (_error, _change, before) => {
      if (before) queryClient.setQueryData(preferencesKey, before);
    },
  });
}

/**
 * Returns a function that saves the message language on the server if a user is signed in. The function does not wait
 * for the response.
 */
export function useSyncLanguage(): (language: Language) => void {
  const { user_type } = useSession();
  const { mutate } = useSetPreferences();
  return (language) => {
    if (user_type !== null) mutate({ language });
  };
}

// The account's preferences: the language of its messages and its muted notification types.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#contracts/account.ts';
import type { Language } from '#contracts/values.ts';
import { later } from '../http/later.ts';
import { accountKeys } from './account-keys.ts';
import { useSession } from './session-context.ts';

const calls = () => later(() => import('./calls.ts'));

/** Returns the query of the language and the muted notification types. */
export function usePreferences() {
  return useQuery({
    queryKey: accountKeys.preferences,
    queryFn: async ({ signal }) => (await calls()).preferences(signal),
  });
}

/**
 * Returns the mutation that sets the given preferences. The change is shown immediately and reverted if the server
 * refuses.
 */
export function useSetPreferences() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: accountKeys.preferences,
    scope: { id: 'preferences' },
    mutationFn: async (change: Partial<Preferences>) => (await calls()).setPreferences(change),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: accountKeys.preferences });
      const before = queryClient.getQueryData<Preferences>(accountKeys.preferences);
      if (before) queryClient.setQueryData<Preferences>(accountKeys.preferences, { ...before, ...change });
      return before;
    },
    onSuccess: (preferences) => {
      // A newer change is already on the screen, and its own response will follow.
      const isLast = queryClient.isMutating({ mutationKey: accountKeys.preferences }) === 1;
      if (isLast) queryClient.setQueryData(accountKeys.preferences, preferences);
    },
    onError: (_error, _change, before) => {
      if (before) queryClient.setQueryData(accountKeys.preferences, before);
    },
  });
}

/**
 * Returns a function that saves the message language on the server if a user is signed in. It does not wait for the
 * response.
 */
export function useSyncLanguage(): (language: Language) => void {
  const { user_type } = useSession();
  const { mutate } = useSetPreferences();
  return (language) => {
    if (user_type !== null) mutate({ language });
  };
}

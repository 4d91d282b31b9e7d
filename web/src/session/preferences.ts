// The account's preferences: the language of its messages, and what it does not want to hear of.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#contracts/account.ts';
import type { Language } from '#contracts/values.ts';
import { later } from '../http/later.ts';
import { accountKeys } from './account-keys.ts';
import { useSession } from './session-context.ts';

const calls = () => later(() => import('./calls.ts'));

/** Language and unwanted types of notification, as the server has them. */
export function usePreferences() {
  return useQuery({
    queryKey: accountKeys.preferences,
    queryFn: async ({ signal }) => (await calls()).preferences(signal),
  });
}

/** Sets what is named; shown at once, put back where the server refuses. */
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
      // A choice made meanwhile is on the screen already; its own answer will come.
      const isLast = queryClient.isMutating({ mutationKey: accountKeys.preferences }) === 1;
      if (isLast) queryClient.setQueryData(accountKeys.preferences, preferences);
    },
    onError: (_error, _change, before) => {
      if (before) queryClient.setQueryData(accountKeys.preferences, before);
    },
  });
}

/** Tells the server which language its texts are to have, where somebody is signed in; the screen does not wait for it. */
export function useSyncLanguage(): (language: Language) => void {
  const { user_type } = useSession();
  const { mutate } = useSetPreferences();
  return (language) => {
    if (user_type !== null) mutate({ language });
  };
}

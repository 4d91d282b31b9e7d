// Queries and mutations of the settings: sessions and phone number.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AccountSession, accountEndpoints } from '#contracts/account.ts';
import { CallError } from '#contracts/call-error.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useFreshSession } from '../../session/fresh-session.tsx';

const sessionsKey = keyOf('account', 'listSessions');
/** Returns the user's sessions, last used first. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await call(accountEndpoints.listSessions, { signal })).sessions,
    staleTime: 0,
  });
}

async function endSession(id: number): Promise<void> {
  try {
    await call(accountEndpoints.endSession, { params: { session_id: id } });
  } catch (error) {
    // Ignore `not_found`: the session has already ended, so the result is the one that the user wants.
    if (!(error instanceof CallError && error.code === 'not_found')) throw error;
  }
}

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: (_, id) => {
      queryClient.setQueryData<AccountSession[]>(sessionsKey, (list) => list?.filter((one) => one.id !== id));
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
  });
}

/** Returns a function that changes the phone number of the account, after reauthentication if needed. */
export function useChangePhone() {
  const fresh = useFreshSession();
  return (phone: string, otp: string) =>
    fresh(() => call(accountEndpoints.changePhone, { body: { phone_number: phone, otp } }));
}

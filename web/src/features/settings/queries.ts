// The calls of the settings: sessions and the phone number.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AccountSession, accountEndpoints } from '#contracts/account.ts';
import { CallError } from '#contracts/call-error.ts';
import { call } from '../../http/call.ts';
import { accountKeys } from '../../session/account-keys.ts';
import { useFreshSession } from '../../session/fresh-session.tsx';

/** The own sessions, the latest used first. */
export function useSessions() {
  return useQuery({
    queryKey: accountKeys.sessions,
    queryFn: async ({ signal }) => (await call(accountEndpoints.listSessions, { signal })).sessions,
    staleTime: 0,
  });
}

async function endSession(id: number): Promise<void> {
  try {
    await call(accountEndpoints.endSession, { params: { session_id: id } });
  } catch (error) {
    // It has ended by itself meanwhile, which is what was wanted.
    if (!(error instanceof CallError && error.code === 'not_found')) throw error;
  }
}

/** Ends one session by its id. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: (_, id) => {
      queryClient.setQueryData<AccountSession[]>(accountKeys.sessions, (list) => list?.filter((one) => one.id !== id));
      void queryClient.invalidateQueries({ queryKey: accountKeys.sessions });
    },
  });
}

/** Moves the account to another number, once the session is fresh. */
export function useChangePhone() {
  const fresh = useFreshSession();
  return (phone: string, otp: string) =>
    fresh(() => call(accountEndpoints.changePhone, { body: { phone_number: phone, otp } }));
}

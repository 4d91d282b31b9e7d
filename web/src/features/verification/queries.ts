// The calls of the identity check: how far it has come, the number, and sending the documents to the team.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { type Verification, verificationEndpoints } from '#contracts/verification.ts';
import { call } from '../../http/call.ts';
import { accountKeys, refreshAccount } from '../../session/account-keys.ts';
import type { TypedIdentity } from '../../ui/identity-code.ts';

/** How far the own identity has come. */
export function useVerification() {
  return useQuery({
    queryKey: accountKeys.verification,
    queryFn: ({ signal }) => call(verificationEndpoints.getVerification, { signal }),
    staleTime: 0,
  });
}

/** Fetches anew what shows the documents. */
export function useRefreshVerification(): () => void {
  const queryClient = useQueryClient();
  return () => refreshAccount(queryClient);
}

function useKeep() {
  const queryClient = useQueryClient();
  return (verification: Verification) => {
    queryClient.setQueryData(accountKeys.verification, verification);
    void queryClient.invalidateQueries({ queryKey: ['profile'] });
  };
}

// Whoever has taken their consent back gives it again with the number: the form says so.
async function submitConsent(): Promise<void> {
  const { consents } = await call(privacyEndpoints.getConsents, {});
  if (consents.some(({ purpose, given }) => purpose === 'identity' && given)) return;
  await call(privacyEndpoints.setConsents, { body: { identity: true } });
}

/** Gives a number, or another than before. */
export function useSetIdentity() {
  const queryClient = useQueryClient();
  const keep = useKeep();
  return useMutation({
    mutationFn: async (typed: TypedIdentity) => {
      await submitConsent();
      return call(verificationEndpoints.setIdentity, { body: typed });
    },
    onSuccess: keep,
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.consents }),
  });
}

/** Sends the documents to the team. */
export function useSubmit() {
  return useMutation({
    mutationFn: () => call(verificationEndpoints.submitVerification, {}),
    onSuccess: useKeep(),
  });
}

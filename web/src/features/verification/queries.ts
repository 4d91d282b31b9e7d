// Queries and mutations of the identity check: its state, the number, and the submission of documents.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { type Verification, verificationEndpoints } from '#contracts/verification.ts';
import { call } from '../../http/call.ts';
import { accountKeys, refreshAccount } from '../../session/account-keys.ts';
import type { TypedIdentity } from '../../ui/identity-code.ts';

/** Returns the state of the user's identity check. */
export function useVerification() {
  return useQuery({
    queryKey: accountKeys.verification,
    queryFn: ({ signal }) => call(verificationEndpoints.getVerification, { signal }),
    staleTime: 0,
  });
}

/** Refetches all data that shows the documents. */
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

// A user who has withdrawn the consent gives it again with the number, as the form says.
async function submitConsent(): Promise<void> {
  const { consents } = await call(privacyEndpoints.getConsents, {});
  if (consents.some(({ purpose, given }) => purpose === 'identity' && given)) return;
  await call(privacyEndpoints.setConsents, { body: { identity: true } });
}

/** Sets or replaces the identity number. */
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

/** Submits the documents to our team. */
export function useSubmit() {
  return useMutation({
    mutationFn: () => call(verificationEndpoints.submitVerification, {}),
    onSuccess: useKeep(),
  });
}

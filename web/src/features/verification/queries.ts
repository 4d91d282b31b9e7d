// Queries and mutations of the identity check: its state, the number, and the submission of documents.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { type Verification, verificationEndpoints } from '#contracts/verification.ts';
import { call } from '../../http/call.ts';
import { accountKeys, refetchAll } from '../../http/query-groups.ts';
import { keyOf, keyOfContract } from '../../http/query-keys.ts';
import type { TypedIdentity } from '../../parts/person/identity-code.ts';

const verificationKey = keyOf('verification', 'getVerification');
export function useVerification() {
  return useQuery({
    queryKey: verificationKey,
    queryFn: ({ signal }) => call(verificationEndpoints.getVerification, { signal }),
    staleTime: 0,
  });
}

/** Returns a function that refetches all account data that depends on the uploaded documents. */
export function useRefreshVerification(): () => void {
  const queryClient = useQueryClient();
  return () => void refetchAll(queryClient, accountKeys);
}

function useKeep() {
  const queryClient = useQueryClient();
  return (verification: Verification) => {
    queryClient.setQueryData(verificationKey, verification);
    void queryClient.invalidateQueries({ queryKey: keyOfContract('people') });
  };
}

// Gives the consent to the identity check if the consent is missing, for example because the user has withdrawn it. The
// form says that users give this consent by sending an identity number.
async function submitConsent(): Promise<void> {
  const { consents } = await call(privacyEndpoints.getConsents, {});
  if (consents.some(({ purpose, given }) => purpose === 'identity' && given)) return;
  await call(privacyEndpoints.setConsents, { body: { identity: true } });
}

/**
 * Returns the mutation that sets or replaces the identity number. Before that, the mutation gives the user's consent to
 * the identity check if the consent is missing.
 */
export function useSetIdentity() {
  const queryClient = useQueryClient();
  const keep = useKeep();
  return useMutation({
    mutationFn: async (typed: TypedIdentity) => {
      await submitConsent();
      return call(verificationEndpoints.setIdentity, { body: typed });
    },
    onSuccess: keep,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf('privacy', 'getConsents') }),
  });
}

/** Returns the mutation that submits the documents for review by our team. */
export function useSubmit() {
  return useMutation({
    mutationFn: () => call(verificationEndpoints.submitVerification, {}),
    onSuccess: useKeep(),
  });
}

// The calls of privacy: consents, the copy of the own data, the erasure.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataExport, type Erasure, privacyEndpoints } from '#contracts/privacy.ts';
import { call, callFile } from '../../http/call.ts';
import { saveAs } from '../../http/download.ts';
import { accountKeys, refreshAccount } from '../../session/account-keys.ts';
import { useFreshSession } from '../../session/fresh-session.tsx';
import { type Privacy, usePrivacy } from '../../session/privacy.ts';

const POLL = 3_000;

/** Where copy and erasure stand; asked again every few seconds while the copy is made. */
export function usePrivacyState() {
  return usePrivacy({ every: (state) => (state?.export.status === 'pending' ? POLL : false) });
}

/** What the person has agreed to. */
export function useConsents() {
  return useQuery({
    queryKey: accountKeys.consents,
    queryFn: ({ signal }) => call(privacyEndpoints.getConsents, { signal }),
  });
}

/** Gives or withdraws a consent that is asked for by itself. */
export function useSetConsent(purpose: 'identity' | 'being_found') {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: boolean) => call(privacyEndpoints.setConsents, { body: { [purpose]: given } }),
    onSuccess: (consents) => {
      queryClient.setQueryData(accountKeys.consents, consents);
      refreshAccount(queryClient);
    },
  });
}

function usePatch() {
  const queryClient = useQueryClient();
  return (change: { export: DataExport } | { erasure: Erasure }) =>
    queryClient.setQueryData<Privacy>(accountKeys.privacy, (state) => state && { ...state, ...change });
}

/** Asks for a copy, once the session is fresh. */
export function useAskForCopy() {
  const fresh = useFreshSession();
  const patch = usePatch();
  return useMutation({
    mutationFn: () => fresh(() => call(privacyEndpoints.getExport, {})),
    onSuccess: (copy) => patch({ export: copy }),
  });
}

/** Brings the copy into the downloads, once the session is fresh. */
export function useFetchCopy() {
  const fresh = useFreshSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (format: 'json' | 'html') => {
      const copy = await fresh(() => callFile(privacyEndpoints.getExportFile, { query: { format } }));
      saveAs(copy, `kaamsetu.${format}`);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: accountKeys.privacy }),
  });
}

/** Asks to be erased, once the session is fresh. */
export function useErase() {
  const fresh = useFreshSession();
  const patch = usePatch();
  return useMutation({
    mutationFn: () => fresh(() => call(privacyEndpoints.eraseAccount, {})),
    onSuccess: (erasure) => patch({ erasure }),
  });
}

/** Takes the erasure back. */
export function useKeepAccount() {
  const patch = usePatch();
  return useMutation({
    mutationFn: () => call(privacyEndpoints.keepAccount, {}),
    onSuccess: (erasure) => patch({ erasure }),
  });
}

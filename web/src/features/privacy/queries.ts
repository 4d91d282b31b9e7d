// Queries and mutations of privacy: consents, data export and erasure.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataExport, type Erasure, privacyEndpoints } from '#contracts/privacy.ts';
import { call, callFile } from '../../http/call.ts';
import { saveAs } from '../../http/download.ts';
import { accountKeys, refetchAll } from '../../http/query-groups.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useFreshSession } from '../../session/fresh-session.tsx';
import { type Privacy, usePrivacy } from '../../session/privacy.ts';

const consentsKey = keyOf('privacy', 'getConsents');
const privacyKey = keyOf('privacy', 'getPrivacy');
const POLL = 3_000;

/**
 * Returns the state of the data export and of the erasure, refetched every 3 s while the server prepares the export.
 */
export function usePrivacyState() {
  return usePrivacy({ every: (state) => (state?.export.status === 'pending' ? POLL : false) });
}

export function useConsents() {
  return useQuery({
    queryKey: consentsKey,
    queryFn: ({ signal }) => call(privacyEndpoints.getConsents, { signal }),
  });
}

/**
 * Returns the mutation that gives or withdraws an optional consent. The consent that every user gives in the
 * registration is not optional, so the user cannot withdraw it here.
 */
export function useSetConsent(purpose: 'identity' | 'being_found') {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: boolean) => call(privacyEndpoints.setConsents, { body: { [purpose]: given } }),
    onSuccess: (consents) => {
      queryClient.setQueryData(consentsKey, consents);
      void refetchAll(queryClient, accountKeys);
    },
  });
}

function usePatch() {
  const queryClient = useQueryClient();
  return (change: { export: DataExport } | { erasure: Erasure }) =>
    queryClient.setQueryData<Privacy>(privacyKey, (state) => state && { ...state, ...change });
}

/** Returns the mutation that requests a data export, after reauthentication if needed. */
export function useAskForCopy() {
  const fresh = useFreshSession();
  const patch = usePatch();
  return useMutation({
    mutationFn: () => fresh(() => call(privacyEndpoints.getExport, {})),
    onSuccess: (copy) => patch({ export: copy }),
  });
}

/** Returns the mutation that downloads the data export, after reauthentication if needed. */
export function useFetchCopy() {
  const fresh = useFreshSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (format: 'json' | 'html') => {
      const copy = await fresh(() => callFile(privacyEndpoints.getExportFile, { query: { format } }));
      saveAs(copy, `kaamsetu.${format}`);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: privacyKey }),
  });
}

/** Returns the mutation that requests the erasure of the account, after reauthentication if needed. */
export function useErase() {
  const fresh = useFreshSession();
  const patch = usePatch();
  return useMutation({
    mutationFn: () => fresh(() => call(privacyEndpoints.eraseAccount, {})),
    onSuccess: (erasure) => patch({ erasure }),
  });
}

/** Returns the mutation that cancels the erasure of the account. */
export function useKeepAccount() {
  const patch = usePatch();
  return useMutation({
    mutationFn: () => call(privacyEndpoints.keepAccount, {}),
    onSuccess: (erasure) => patch({ erasure }),
  });
}

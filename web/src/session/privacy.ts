// The status of the user's data export and of the account's erasure. Every page reads the status for the erasure
// banner.
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contracts/http.ts';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { call } from '../http/call.ts';
import { keyOf } from '../http/query-keys.ts';
import { useSession } from './session-context.ts';

export type Privacy = Answer<typeof privacyEndpoints.getPrivacy>;

const STALE_AFTER = 5 * 60_000;

/**
 * Returns the query of the status. The query is disabled if no user is signed in, and its calls do not extend the
 * session.
 */
export function usePrivacy({ every }: { every?: (state: Privacy | undefined) => number | false } = {}) {
  const { status } = useSession();
  return useQuery({
    queryKey: keyOf('privacy', 'getPrivacy'),
    queryFn: ({ signal }) => call(privacyEndpoints.getPrivacy, { signal, background: true }),
    enabled: status === 'in',
    staleTime: STALE_AFTER,
    refetchInterval: every ? ({ state }) => every(state.data) : false,
  });
}

// The suspension of the user's account, with its reason. Only the suspension page fetches the suspension.
import { useQuery } from '@tanstack/react-query';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { call } from '../http/call.ts';
import { keyOf } from '../http/query-keys.ts';
import { useSession } from './session-context.ts';

/** Refetch interval in milliseconds. The page refetches, because an administrator may end the suspension. */
const EVERY = 60_000;

export function useSuspension() {
  const { status } = useSession();
  return useQuery({
    queryKey: keyOf('privacy', 'getSuspension'),
    queryFn: ({ signal }) => call(privacyEndpoints.getSuspension, { signal, background: true }),
    enabled: status === 'in',
    staleTime: 0,
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
  });
}

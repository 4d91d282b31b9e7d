// The suspension of the user's account, with its reason. Only the suspension page fetches it.
import { useQuery } from '@tanstack/react-query';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { call } from '../http/call.ts';
import { useSession } from './session-context.ts';

/** Refetched every minute, because an administrator may have ended the suspension. */
const EVERY = 60_000;

export function useSuspension() {
  const { status } = useSession();
  return useQuery({
    queryKey: ['account', 'suspension'],
    queryFn: ({ signal }) => call(privacyEndpoints.getSuspension, { signal, background: true }),
    enabled: status === 'in',
    staleTime: 0,
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
  });
}

// Whether the own account is suspended, and why; asked only where it may be.
import { useQuery } from '@tanstack/react-query';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { call } from '../http/call.ts';
import { useSession } from './session-context.ts';

/** Asked again now and then: somebody may have opened the account meanwhile. */
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

// The numbers of items that wait for moderators. The navigation bar and the pages share one query, which is refetched
// when a queue changes.
import { useQuery } from '@tanstack/react-query';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { useAdmin } from './admin-session.tsx';
import { adminCall } from './call.ts';

/** Refetch interval in milliseconds, in case the socket misses a change. */
const EVERY_MS = 60_000;

export function useWaitingCounts() {
  const { may } = useAdmin();
  return useQuery({
    queryKey: adminKeyOf('moderation', 'showCounts'),
    queryFn: ({ signal }) => adminCall(moderationEndpoints.showCounts, { signal }),
    enabled: may('moderate'),
    refetchInterval: EVERY_MS,
  });
}

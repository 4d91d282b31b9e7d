// How much waits for moderators: one answer for the bar and the screens, asked again when a queue changes.
import { useQuery } from '@tanstack/react-query';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { ADMIN_KEY, useAdmin } from './admin-session.tsx';
import { adminCall } from './call.ts';

/** What is known of the queues stands under it. */
export const moderationKey = [ADMIN_KEY, 'moderation'] as const;

/** Where the socket says nothing, it is asked for again. */
const EVERY_MS = 60_000;

export function useWaitingCounts() {
  const { may } = useAdmin();
  return useQuery({
    queryKey: [...moderationKey, 'counts'],
    queryFn: ({ signal }) => adminCall(moderationEndpoints.showCounts, { signal }),
    enabled: may('moderate'),
    refetchInterval: EVERY_MS,
  });
}

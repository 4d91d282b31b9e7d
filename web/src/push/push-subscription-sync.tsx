// After each sign-in: a browser that rings for this person goes on ringing, one that rang for somebody else falls silent. Shows nothing.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readStored } from '../http/browser-store.ts';
import { useSession } from '../session/session-context.ts';
import { syncSubscription } from './browser-push.ts';
import { pushStatusKey } from './queries.ts';

export function PushSubscriptionSync() {
  const { token, user } = useSession();
  const queryClient = useQueryClient();
  const id = user?.id;
  useEffect(() => {
    if (token === null || id === undefined) return;
    const look = () => queryClient.invalidateQueries({ queryKey: pushStatusKey });
    // What went wrong half-way is looked at, too. A ring that is lost is in the list all the same.
    syncSubscription(readStored('ringsFor') === String(id)).then((changed) => (changed ? look() : undefined), look);
  }, [token, id, queryClient]);
  return null;
}

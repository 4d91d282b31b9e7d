// Renews the browser's push subscription after each sign-in, or removes it if it belongs to another user. Renders
// nothing.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readStored } from '../../kit/storage/browser-store.ts';
import { useSession } from '../../session/session-context.ts';
import { syncSubscription } from './browser-push.ts';
import { pushStatusKey } from './queries.ts';

export function PushSubscriptionSync() {
  const { token, user } = useSession();
  const queryClient = useQueryClient();
  const id = user?.id;
  useEffect(() => {
    if (token === null || id === undefined) return;
    const look = () => queryClient.invalidateQueries({ queryKey: pushStatusKey });
    // Refresh the push status after an error too. The error needs no message: missed push notifications are still in
    // the notification list.
    syncSubscription(readStored('ringsFor') === String(id)).then((changed) => (changed ? look() : undefined), look);
  }, [token, id, queryClient]);
  return null;
}

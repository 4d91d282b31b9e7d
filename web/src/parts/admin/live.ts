// Live updates of the admin pages by WebSocket. The API remains the source of the data: after a reconnection, the pages
// fetch all data again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { adminPrefix } from '../../http/query-keys.ts';
import { type Listener, listenAsAdmin } from './admin-socket.ts';
import { useAdminToken } from './token.ts';

/**
 * Calls the listeners while the component is mounted, and fetches all queries of the admin area again after a
 * reconnection. Returns whether the socket is connected.
 */
export function useAdminLive({ onQueue, onOverview }: Pick<Listener, 'onQueue' | 'onOverview'>): 'live' | 'away' {
  const token = useAdminToken();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'live' | 'away'>('away');
  const onQueueChanged = useEffectEvent<NonNullable<Listener['onQueue']>>((change) => onQueue?.(change));
  const onStatsChanged = useEffectEvent<NonNullable<Listener['onOverview']>>((stats) => onOverview?.(stats));
  useEffect(() => {
    if (token === null) return;
    return listenAsAdmin(token, {
      onQueue: (change) => onQueueChanged(change),
      onOverview: (stats) => onStatsChanged(stats),
      onState: setState,
      onResync: () => void queryClient.invalidateQueries({ queryKey: adminPrefix }),
    });
  }, [token, queryClient]);
  return state;
}

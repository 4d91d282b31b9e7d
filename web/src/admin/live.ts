// What screens of the area hear while they are open. A push is a hint: the lists are the truth.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ADMIN_KEY } from './admin-session.tsx';
import { type Listener, listenAsAdmin } from './admin-socket.ts';
import { useAdminToken } from './token.ts';

/**
 * Calls back while the screen is there, and says whether the line is up. When it comes up again, everything that the area shows is fetched
 * anew.
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
      onResync: () => void queryClient.invalidateQueries({ queryKey: [ADMIN_KEY] }),
    });
  }, [token, queryClient]);
  return state;
}

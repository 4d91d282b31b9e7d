// The live line to the server: opened after sign-in, its pushes put into the cached lists. The lists stay the truth.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchApplicationStatus } from '../features/applications/queries.ts';
import { receiveNotification, refreshNotifications } from '../features/bell/cache.ts';
import { useSession } from '../session/session-context.ts';
import { openSocket } from './socket.ts';

/** Shows nothing; keeps the line open while somebody is signed in. */
export function LiveConnection() {
  const queryClient = useQueryClient();
  const { token } = useSession();
  useEffect(() => {
    if (token === null) return;
    return openSocket(token, {
      onConnect: () => refreshNotifications(queryClient),
      onNotification: (notification) => receiveNotification(queryClient, notification),
      onApplication: (change) => patchApplicationStatus(queryClient, change),
    });
  }, [token, queryClient]);
  return null;
}

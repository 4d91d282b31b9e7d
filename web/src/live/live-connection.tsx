// The live line to the server: opened after sign-in, its pushes put into the cached lists. The lists stay the truth.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchApplicationStatus } from '../features/applications/queries.ts';
import { receiveNotification, refreshNotifications } from '../features/bell/cache.ts';
import { jobKeys } from '../features/jobs/queries.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { accountKeys, refreshAccount } from '../session/account-keys.ts';
import { useSession } from '../session/session-context.ts';
import { startPoll } from './poll.ts';
import { refreshApplications, refreshLive } from './refresh.ts';
import { openSocket } from './socket.ts';

/** Over how long the browsers of many people fetch what one push to all of them has changed. */
const SPREAD_MS = 5000;

/** After so long it is asked why the server has closed the line. */
const CLOSED_MS = 1000;

/** Shows nothing; keeps the line open while somebody is signed in. */
export function LiveConnection() {
  const queryClient = useQueryClient();
  const { token } = useSession();
  const { language } = useLanguage();
  useEffect(() => {
    if (token === null) return;
    let asking: ReturnType<typeof setTimeout> | undefined;
    let isConnected = false;
    let hasConnected = false;
    const close = openSocket(
      { token, language },
      {
        // Whatever was pushed while the line was down is in the lists.
        onConnect: () => {
          isConnected = true;
          void refreshNotifications(queryClient);
          // The page has just fetched its other data if this is the first connection.
          if (hasConnected) refreshLive(queryClient);
          else refreshApplications(queryClient);
          hasConnected = true;
        },
        onDisconnect: () => {
          isConnected = false;
        },
        // Whoever signs out here is gone before this asks.
        onClosed: () => {
          asking = setTimeout(() => refreshAccount(queryClient), CLOSED_MS);
        },
        onNotification: (notification) => {
          receiveNotification(queryClient, notification);
          if (notification.id === null) {
            // Word of a new job changes no list of applications.
            if (notification.notification_type === 'job_match') return;
            setTimeout(() => refreshApplications(queryClient), SPREAD_MS * Math.random());
            return;
          }
          if (notification.application_id !== null) return refreshApplications(queryClient);
          refreshAccount(queryClient);
          // Our team may have let a job through, or sent it back.
          void queryClient.invalidateQueries({ queryKey: jobKeys.mine });
        },
        onApplication: (change) => {
          patchApplicationStatus(queryClient, change);
          void queryClient.invalidateQueries({ queryKey: accountKeys.labourDashboard });
        },
        // The server spreads these over some seconds, so that not all browsers fetch at the same moment.
        onResync: () => {
          void refreshNotifications(queryClient);
          refreshLive(queryClient);
        },
      },
    );
    const stopPoll = startPoll({ queryClient, isConnected: () => isConnected });
    return () => {
      stopPoll();
      clearTimeout(asking);
      close();
    };
  }, [token, language, queryClient]);
  return null;
}

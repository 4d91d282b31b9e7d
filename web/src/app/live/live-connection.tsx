// The live connection to the server: opens a socket after sign-in and applies the messages that the server pushes to
// the query cache. The API remains the source of truth.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notification } from '#contracts/notifications.ts';
import type { SocketAuth } from '#contracts/socket.ts';
import { patchApplicationStatus } from '../../features/applications/queries.ts';
import { receiveNotification, refreshNotifications } from '../../features/bell/cache.ts';
import { accountKeys, crewKeys, ownJobKeys, refetchAll } from '../../http/query-groups.ts';
import { keyOfContract } from '../../http/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSession } from '../../session/session-context.ts';
import { startPoll } from './poll.ts';
import { refreshApplications, refreshLive } from './refresh.ts';
import { openSocket } from './socket.ts';

/**
 * Maximum delay in milliseconds between a socket message and the fetch of the changed data. The delay is random, so
 * that the fetches after a message to many users are spread over this time.
 */
const SPREAD_MS = 5000;

/** Delay in milliseconds after the server has closed the socket, before the app refetches the account's data. */
const CLOSED_MS = 1000;

/** Adds a pushed notification to the list and refetches the data that the notification is about. */
function applyNotification(queryClient: QueryClient, notification: Notification): void {
  receiveNotification(queryClient, notification);
  const refresh = () => refreshApplications(queryClient);
  if (notification.id === null) {
    // A notification of a new job changes no application, so no application is fetched.
    if (notification.notification_type !== 'job_match') setTimeout(refresh, SPREAD_MS * Math.random());
  } else if (notification.application_id !== null) refresh();
  else {
    // A moderator may have approved or rejected a job, or a crew may have changed. Only visible data is fetched now.
    void refetchAll(queryClient, [...accountKeys, ...ownJobKeys, ...crewKeys]);
  }
}

/** Opens the socket and starts the poll. Returns a function that stops both. */
function connectLive(queryClient: QueryClient, auth: SocketAuth): () => void {
  let asking: ReturnType<typeof setTimeout> | undefined;
  let isConnected = false;
  let hasConnected = false;
  const close = openSocket(auth, {
    // Refetches the data that may have changed while there was no connection.
    onConnect: () => {
      isConnected = true;
      void refreshNotifications(queryClient);
      // At the first connection, refetch only notifications and applications: the page has just fetched the rest.
      if (hasConnected) refreshLive(queryClient);
      else refreshApplications(queryClient);
      hasConnected = true;
    },
    onDisconnect: () => {
      isConnected = false;
    },
    // Refetch the account's data: the response shows why the server closed the socket. After a logout in this tab, the
    // component unmounts during the delay, so no request is sent.
    onClosed: () => {
      asking = setTimeout(() => void refetchAll(queryClient, accountKeys), CLOSED_MS);
    },
    onNotification: (notification) => applyNotification(queryClient, notification),
    onApplication: (change) => {
      patchApplicationStatus(queryClient, change);
      void queryClient.invalidateQueries({ queryKey: keyOfContract('labourDashboard') });
    },
    // No delay here: the employer watches the places fill, and the server sends at most one message a second.
    // A call may hold places for a crew, so the answers of its members are fetched too.
    onCall: () => void refetchAll(queryClient, [keyOfContract('calls'), keyOfContract('bids')]),
    // No delay here: the server spreads resyncs over some seconds, so that browsers do not all fetch at once.
    onResync: () => {
      void refreshNotifications(queryClient);
      refreshLive(queryClient);
    },
  });
  const stopPoll = startPoll({ queryClient, isConnected: () => isConnected });
  return () => {
    stopPoll();
    clearTimeout(asking);
    close();
  };
}

/** Renders nothing. Keeps the socket open while a user is signed in. */
export function LiveConnection() {
  const queryClient = useQueryClient();
  const { token } = useSession();
  const { language } = useLanguage();
  useEffect(
    () => (token === null ? undefined : connectLive(queryClient, { token, language })),
    [token, language, queryClient],
  );
  return null;
}

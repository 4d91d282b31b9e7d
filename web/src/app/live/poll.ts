// The poll: fetches the notifications every 60 s. If the socket is disconnected or has missed a notification, the poll
// also fetches the other data that may have changed.
import { focusManager, type QueryClient } from '@tanstack/react-query';
import { newestNotification, refreshNotifications } from '../../features/bell/cache.ts';
import { refreshLive } from './refresh.ts';

export const POLL_MS = 60_000;

interface Polled {
  queryClient: QueryClient;
  /** Returns true while the socket delivers messages of the server. */
  isConnected: () => boolean;
}

/**
 * Fetches the notifications. If the socket is disconnected, or if a notification arrived without a socket message, also
 * fetches all other data that may have changed. While the socket works, only the notifications are fetched, because
 * mobile data is expensive.
 */
async function poll({ queryClient, isConnected }: Polled): Promise<void> {
  const before = newestNotification(queryClient);
  if (!isConnected()) refreshLive(queryClient);
  await refreshNotifications(queryClient);
  if (isConnected() && newestNotification(queryClient) !== before) refreshLive(queryClient);
}

/** Starts the poll, which pauses while the page is hidden. Returns a function that stops the poll. */
export function startPoll(polled: Polled): () => void {
  const timer = setInterval(() => focusManager.isFocused() && void poll(polled), POLL_MS);
  return () => clearInterval(timer);
}

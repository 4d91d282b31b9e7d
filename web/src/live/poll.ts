// The poll: fetches the notifications every 60 s, and the data that they report if the socket has not done so.
import { focusManager, type QueryClient } from '@tanstack/react-query';
import { newestNotification, refreshNotifications } from '../features/bell/cache.ts';
import { refreshLive } from './refresh.ts';

export const POLL_MS = 60_000;

interface Polled {
  queryClient: QueryClient;
  /** Returns true while the socket delivers pushes. */
  isConnected: () => boolean;
}

/**
 * Fetches the notifications. Without a socket, or if one has arrived that no push announced, also fetches the live data:
 * mobile data is expensive, so a page with a working socket fetches nothing twice.
 */
async function poll({ queryClient, isConnected }: Polled): Promise<void> {
  const before = newestNotification(queryClient);
  if (!isConnected()) refreshLive(queryClient);
  await refreshNotifications(queryClient);
  if (isConnected() && newestNotification(queryClient) !== before) refreshLive(queryClient);
}

/** Starts the poll; it pauses while the page is hidden. Returns a function that stops it. */
export function startPoll(polled: Polled): () => void {
  const timer = setInterval(() => focusManager.isFocused() && void poll(polled), POLL_MS);
  return () => clearInterval(timer);
}

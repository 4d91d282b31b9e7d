// @vitest-environment happy-dom
// Tests the socket event `resync`: after it, the page refetches the notifications and all data that notifications
// report about.
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listKey } from '../../features/bell/cache.ts';
import { keyOf } from '../../http/query-keys.ts';
import { LiveConnection } from './live-connection.tsx';

const socket = vi.hoisted(() => {
  const listeners = new Map<string, (payload?: unknown) => void>();
  return { listeners, on: (event: string, listen: () => void) => listeners.set(event, listen), disconnect: () => {} };
});
vi.mock('socket.io-client', () => ({ io: () => socket }));
vi.mock('../../session/session-context.ts', () => ({ useSession: () => ({ token: 'a token', user_type: 'labour' }) }));
vi.mock('../../i18n/use-language.ts', () => ({ useLanguage: () => ({ language: 'en' }) }));

const queryClient = new QueryClient();
afterEach(() => {
  cleanup();
  queryClient.clear();
  socket.listeners.clear();
});

it('A resync fetches the mounted queries of the bell and of the applications', async () => {
  const fetched: string[] = [];
  for (const queryKey of [
    listKey('labour', { language: 'en', list: 'newest' }),
    keyOf('applications', 'listMyApplications'),
    keyOf('jobs', 'listJobs'),
  ])
    new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => fetched.push(queryKey.slice(0, 2).join(' ')),
      staleTime: Number.POSITIVE_INFINITY,
      initialData: 0,
    }).subscribe(() => {});
  render(
    <QueryClientProvider client={queryClient}>
      <LiveConnection />
    </QueryClientProvider>,
  );
  await expect.poll(() => socket.listeners.has('resync')).toBe(true);
  await act(async () => socket.listeners.get('resync')?.());
  await expect.poll(() => fetched.toSorted()).toEqual(['applications listMyApplications', 'notifications listLabour']);
});

it('A notification about a crew fetches the mounted crews and bids', async () => {
  const fetched: string[] = [];
  for (const queryKey of [keyOf('crews', 'listCrews'), keyOf('bids', 'listBids')])
    new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => fetched.push(queryKey.slice(0, 2).join(' ')),
      staleTime: Number.POSITIVE_INFINITY,
      initialData: 0,
    }).subscribe(() => {});
  render(
    <QueryClientProvider client={queryClient}>
      <LiveConnection />
    </QueryClientProvider>,
  );
  await expect.poll(() => socket.listeners.has('notification.created')).toBe(true);
  const notification = { id: 5, notification_type: 'crew_held', application_id: null };
  await act(async () => socket.listeners.get('notification.created')?.(notification));
  // Immediately, because the poll would fetch them too.
  expect(fetched.toSorted()).toEqual(['bids listBids', 'crews listCrews']);
});

// @vitest-environment happy-dom
// Tests the regular poll, by which a page gets new data if its socket is not connected or has missed a push message.
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { json, serveWeb } from '#testing/fake-server.ts';
import { listKey } from '../../features/bell/cache.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { POLL_MS, startPoll } from './poll.ts';

let queryClient: QueryClient;
let fetched: string[];
let newest: number;
let stop: () => void;

const list = () => ({ notifications: [{ id: newest }], total: 1, unread_count: 1, skip: 0, limit: 50 });

/** Simulates a mounted component that uses the query. */
function mount(queryKey: QueryKey, answer: () => unknown = () => ({})): void {
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      fetched.push(textOf(queryKey));
      return answer();
    },
    staleTime: Number.POSITIVE_INFINITY,
    initialData: answer,
  });
  observer.subscribe(() => {});
}

const BELL = listKey('labour', { language: 'en', list: 'newest' });
const LIVE: readonly QueryKey[] = [
  keyOf('applications', 'listMyApplications', { page: 1 }),
  keyOf('applications', 'getMyApplication', { id: 7 }),
  keyOf('applications', 'listApplicants', { job_uid: null, page: 1 }),
  keyOf('attendance', 'getAttendance', { applicationId: 7 }),
  keyOf('employerDashboard', 'getDashboard'),
  keyOf('jobs', 'listMyJobs'),
  keyOf('jobs', 'getJob', { id: 'u', language: 'en' }),
  keyOf('labourDashboard', 'getDashboard', { language: 'en' }),
  keyOf('privacy', 'getPrivacy'),
  keyOf('people', 'getLabourProfile'),
  keyOf('ratings', 'listReceived', { page: 1 }),
  keyOf('ratings', 'getScore'),
];
const textOf = (key: QueryKey) => key.slice(0, 2).join(' ');
const liveKeys = LIVE.map(textOf).sort();

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  fetched = [];
  newest = 1;
  mount(BELL, list);
  for (const key of [...LIVE, keyOf('jobs', 'listJobs', { language: 'en' })]) mount(key);
});

afterEach(() => {
  stop();
  queryClient.clear();
  vi.useRealTimers();
  localStorage.clear();
});

const minute = () => vi.advanceTimersByTimeAsync(POLL_MS);
const fetchedData = () =>
  fetched
    .splice(0)
    .filter((key) => key !== textOf(BELL))
    .sort();

describe('poll', () => {
  it('The poll fetches everything that the bell reports, every 60 s, if the socket is not connected', async () => {
    stop = startPoll({ queryClient, isConnected: () => false });
    await minute();
    expect(fetched).toContain(textOf(BELL));
    expect(fetchedData()).toEqual(liveKeys);
    await minute();
    expect(fetchedData()).toEqual(liveKeys);
  });

  it('The poll fetches only the notifications if the socket is connected and has missed no push', async () => {
    stop = startPoll({ queryClient, isConnected: () => true });
    await minute();
    expect(fetched).toEqual([textOf(BELL)]);
  });

  it('The poll fetches the live data if a notification has arrived that a connected socket did not deliver', async () => {
    stop = startPoll({ queryClient, isConnected: () => true });
    newest = 2;
    await minute();
    expect(fetchedData()).toEqual(liveKeys);
    await minute();
    expect(fetchedData()).toEqual([]);
  });
});

describe('calls of an idle page', () => {
  const labourList = () => call(notificationEndpoints.listLabour, {});

  it('A call of a page that its user has not touched for a minute is a background call, so that the poll does not extend the session (D38)', async () => {
    stop = () => {};
    const asked = serveWeb({ 'GET /api/v1/notifications/labour/notifications/': () => json(list()) });
    localStorage.setItem('lastActivity', String(Date.now()));
    await labourList().catch(() => {});
    await vi.advanceTimersByTimeAsync(POLL_MS);
    await labourList().catch(() => {});
    expect(asked.map(({ headers }) => headers.get('x-background'))).toEqual([null, 'true']);
  });
});

// @vitest-environment happy-dom
// Tests the page of all notifications: older notifications, filters, and notifications that a newer one replaces.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Notification } from '#contracts/notifications.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Bell } from './bell.tsx';
import { receiveNotification } from './cache.ts';
import { NotePages } from './note-pages.tsx';
import { NotesHeader } from './notes-header.tsx';
import '../../kit/overlay/toast-area.tsx';

const LIST = 'GET /api/v1/notifications/labour/notifications/';
const ALL = 'POST /api/v1/notifications/labour/notifications/read-all/';
const MARK_OLD = 'PATCH /api/v1/notifications/notifications/3/';

const note = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  title: `Note ${id}`,
  message: 'A word about it',
  notification_type: 'application_status',
  is_read: false,
  created_at: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
  application_id: null,
  job_uid: null,
  subject: null,
  count: 1,
  replaces: null,
  ...more,
});

/** Six notifications on pages of three. The notifications 6 and 5 are read. Notification 1 has another type. */
const six = [6, 5, 4, 3, 2, 1].map((id) =>
  note(id, { is_read: id === 6 || id === 5, ...(id === 1 && { notification_type: 'system_message' }) }),
);

const answer = (all: readonly Notification[]) => (asked: { query: URLSearchParams }) => {
  const [skip, type] = [Number(asked.query.get('skip')), asked.query.get('notification_type')];
  const wanted = all.filter(
    (one) =>
      (type === null || one.notification_type === type) && (asked.query.get('include_read') === 'true' || !one.is_read),
  );
  return json({
    notifications: skip === 0 ? wanted.slice(0, 3) : wanted.slice(3),
    total: wanted.length,
    unread_count: all.filter((one) => !one.is_read).length,
    skip,
    limit: 50,
  });
};

const page = (
  <>
    <Bell />
    <NotesHeader heading={<h1>All</h1>} />
    <NotePages />
  </>
);
const shown = () => screen.queryAllByText(/^Note \d+$/).map((title) => title.textContent);
const bellSays = (count: number) => screen.findByRole('button', { name: `Notifications: ${count} new` });

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

it('The notification page loads older notifications on demand; marking one reduces the number on the bell', async () => {
  serveWeb({ [LIST]: answer(six), [MARK_OLD]: () => json(note(3, { is_read: true })) });
  renderWeb(page);
  expect(await screen.findByText('3 of 6')).toBeTruthy();
  await bellSays(4);
  fireEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
  fireEvent.click(await screen.findByText('Note 3'));
  await bellSays(3);
  expect(shown()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
});

it('The notification page filters by type or unread and shows an empty state', async () => {
  serveWeb({ [LIST]: answer(six) });
  renderWeb(page);
  await screen.findByText('3 of 6');
  fireEvent.click(screen.getByRole('button', { name: 'Account' }));
  await waitFor(() => expect(shown()).toEqual(['Note 1']));
  fireEvent.click(screen.getByRole('button', { name: 'Ratings' }));
  expect(await screen.findByText('Nothing of this kind yet')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'New' }));
  await waitFor(() => expect(shown()).toEqual(['Note 4', 'Note 3', 'Note 2']));
});

it('The notification page reverts a refused “mark all”, shows an error and refetches after 2 s', async () => {
  const asked = serveWeb({ [LIST]: answer(six), [ALL]: () => problem(500, 'internal') });
  renderWeb(page);
  await bellSays(4);
  const fetches = () =>
    asked.filter(({ method, path }) => method === 'GET' && path.endsWith('/labour/notifications/')).length;
  const before = fetches();
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect((await screen.findAllByText('Failed to mark all as read. Try again.')).length).toBeGreaterThan(0);
  await bellSays(4);
  await waitFor(() => expect(fetches()).toBeGreaterThan(before));
});

it('A pushed notification replaces the one that it continues and is counted once', async () => {
  serveWeb({ [LIST]: answer([note(2, { title: 'New application' }), note(1, { is_read: true })]) });
  const { queryClient } = renderWeb(page);
  await bellSays(1);
  act(() => receiveNotification(queryClient, note(3, { title: '2 new applications', count: 2, replaces: 2 })));
  expect(await screen.findByText('2 new applications')).toBeTruthy();
  expect(screen.queryByText('New application')).toBeNull();
  await bellSays(1);
});

it('The notification page keeps its rows and offers a retry if older notifications fail to load', async () => {
  let isBroken = true;
  serveWeb({
    [LIST]: (asked) =>
      asked.query.get('skip') === '50' && isBroken ? problem(503, 'unavailable') : answer(six)(asked),
  });
  renderWeb(page);
  fireEvent.click(await screen.findByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByText('Failed to load notifications. Try again.')).toBeTruthy();
  expect(shown()).toHaveLength(3);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toHaveLength(6));
});

it('A notification about a call links to the page of the call', async () => {
  serveWeb({ [LIST]: answer([note(7, { job_uid: 'u-1', kind: 'call_offered', notification_type: 'job_match' })]) });
  renderWeb(page);
  const link = (await screen.findByText('Note 7')).closest('a');
  expect(link?.getAttribute('href')).toBe('/labour/dashboard/calls/u-1');
});

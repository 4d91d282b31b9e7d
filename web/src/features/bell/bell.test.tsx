// @vitest-environment happy-dom
// Tests the notification bell: the unread count, the list, and marking notifications as read, including failures.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification } from '#contracts/notifications.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Bell } from './bell.tsx';
import { receiveNotification } from './cache.ts';
import { NoteList } from './note-list.tsx';
import { NotesHeader } from './notes-header.tsx';

const LIST = 'GET /api/v1/notifications/labour/notifications/';
const MARK = 'PATCH /api/v1/notifications/notifications/2/';

const note = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  title: `Note ${id}`,
  message: 'A word about it',
  notification_type: 'application_status',
  is_read: false,
  created_at: new Date().toISOString(),
  application_id: null,
  subject: null,
  job_uid: null,
  count: 1,
  replaces: null,
  ...more,
});

const list = (...notifications: Notification[]) => ({
  notifications,
  total: notifications.length,
  unread_count: notifications.filter(({ is_read }) => !is_read).length,
  skip: 0,
  limit: 50,
});

const page = (
  <>
    <Bell />
    <NotesHeader heading={<h1>All</h1>} />
    <NoteList rank="h2" onOpened={() => {}} />
  </>
);

const tags = () => [...document.querySelectorAll('.note__tag')].map((tag) => tag.textContent);

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(cleanup);

describe('Notification bell', () => {
  it('The bell reads a bare array of notifications with the six fields of the specification (D37) and skips an invalid row', async () => {
    const six = (id: number, is_read: boolean) => {
      const { title, message, notification_type, created_at } = note(id);
      return { id, title, message, notification_type, is_read, created_at };
    };
    const marked = { ...six(2, true) };
    serveWeb({
      [LIST]: () => json([six(2, false), six(1, true), { id: 'broken' }]),
      'PATCH /api/v1/notifications/notifications/2/': () => json(marked),
    });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderWeb(page);
    expect(await screen.findByRole('button', { name: 'Notifications: 1 new' })).toBeTruthy();
    await waitFor(() => expect(tags()).toHaveLength(2));
    expect(warn).toHaveBeenCalledWith(expect.any(String), expect.stringContaining('row 2'));
  });

  it('The bell shows the number of new notifications and fetches them in a background call', async () => {
    const asked = serveWeb({ [LIST]: () => json(list(note(2), note(1, { is_read: true }))) });
    renderWeb(page);
    expect(await screen.findByRole('button', { name: 'Notifications: 1 new' })).toBeTruthy();
    const fetched = asked.find(({ path }) => path.endsWith('/notifications/'));
    expect(fetched?.headers.get('x-background')).toBe('true');
  });

  it('The bell requests notifications in Bhojpuri if the page is in Bhojpuri', async () => {
    const asked = serveWeb({ [LIST]: () => json(list(note(1))) });
    await i18next.changeLanguage('bh');
    renderWeb(page);
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/notifications/'))).toBe(true));
    await i18next.changeLanguage('en');
    const fetched = asked.find(({ path }) => path.endsWith('/notifications/'));
    expect(fetched?.headers.get('accept-language')).toBe('bh');
  });

  it('The bell marks a notification as read before the server responds', async () => {
    let answer: (response: Response) => void = () => {};
    serveWeb({
      [LIST]: () => json(list(note(2), note(1))),
      [MARK]: () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    renderWeb(page);
    fireEvent.click(await screen.findByText('Note 2'));
    await waitFor(() => expect(tags()).toEqual(['Read', 'New']));
    expect(screen.getByRole('button', { name: 'Notifications: 1 new' })).toBeTruthy();
    await act(async () => answer(json(note(2, { is_read: true }))));
    expect(tags()).toEqual(['Read', 'New']);
  });

  it('The bell reverts a refused mark, shows an error and refetches after 2 s', async () => {
    const asked = serveWeb({ [LIST]: () => json(list(note(2), note(1))), [MARK]: () => problem(500, 'internal') });
    renderWeb(page);
    const row = await screen.findByText('Note 2');
    const fetches = () => asked.filter(({ path }) => path.endsWith('/labour/notifications/')).length;
    const before = fetches();
    fireEvent.click(row);
    expect((await screen.findAllByText('Failed to mark as read. Try again.')).length).toBeGreaterThan(0);
    await waitFor(() => expect(tags()).toEqual(['New', 'New']));
    await waitFor(() => expect(fetches()).toBe(before + 1));
  });

  it('A notification links to the wages, its application, own job, own report or own data', async () => {
    const notes = [
      note(5, { application_id: 7, kind: 'wage_payment_stated' }),
      note(4, { application_id: 7 }),
      note(3, { notification_type: 'system_message', subject: 'own_job' }),
      note(2, { notification_type: 'system_message', subject: 'report' }),
      note(1, { notification_type: 'system_message', subject: 'own_data' }),
    ];
    serveWeb({ [LIST]: () => json(list(...notes)) });
    renderWeb(page);
    await screen.findByText('Note 4');
    const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(places).toEqual([
      '/labour/hisaab',
      '/labour/dashboard/applications/7',
      '/employer/dashboard/jobs',
      '/settings/reports',
      '/settings/privacy',
    ]);
  });

  it('A moderator’s reason in another language is marked with its language', async () => {
    const reason = 'பணம் கேட்கக் கூடாது';
    const message = `“Mason”: ${reason}. Complain to our officer.`;
    serveWeb({ [LIST]: () => json(list(note(1, { message, own_words: reason, own_words_lang: 'ta' }))) });
    renderWeb(page);
    expect((await screen.findByText(`“${reason}”`)).lang).toBe('ta');
    expect(await screen.findByText(/own words \(Tamil\)/)).toBeTruthy();
    expect(screen.getByText('“Mason”:')).toBeTruthy();
    expect(screen.getByText('Complain to our officer.')).toBeTruthy();
  });

  it('The bell marks all notifications as read', async () => {
    const asked = serveWeb({
      [LIST]: () => json(list(note(2), note(1))),
      'POST /api/v1/notifications/labour/notifications/read-all/': () => json({ updated: 2, unread_count: 0 }),
    });
    renderWeb(page);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(tags()).toEqual(['Read', 'Read']));
    expect(asked.some(({ path, headers }) => path.endsWith('/read-all/') && headers.has('x-csrf-token'))).toBe(true);
  });

  it('The bell shows and announces a pushed notification once, even if it arrives twice', async () => {
    serveWeb({ [LIST]: () => json(list(note(1, { is_read: true }))) });
    const { queryClient } = renderWeb(page);
    await screen.findByText('Note 1');
    act(() => receiveNotification(queryClient, note(2)));
    act(() => receiveNotification(queryClient, note(2)));
    expect(await screen.findByText('New notification: Note 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Notifications: 1 new' })).toBeTruthy();
    expect(tags()).toEqual(['New', 'Read']);
  });

  it('The bell counts a push to many users without a request and refetches when it is opened', async () => {
    const asked = serveWeb({ [LIST]: () => json(list(note(1, { is_read: true }))) });
    const { queryClient } = renderWeb(page);
    await screen.findByText('Note 1');
    const before = asked.length;
    act(() => receiveNotification(queryClient, { ...note(2), id: null }));
    const bell = await screen.findByRole('button', { name: 'Notifications: 1 new' });
    expect(asked).toHaveLength(before);
    fireEvent.pointerDown(bell, { button: 0, pointerType: 'mouse' });
    fireEvent.click(bell);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it('The bell retries after a 503 and shows an empty state', async () => {
    let isBroken = true;
    serveWeb({ [LIST]: () => (isBroken ? problem(503, 'unavailable') : json(list())) });
    renderWeb(page);
    expect(await screen.findByText('Failed to load notifications. Try again.')).toBeTruthy();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No notifications')).toBeTruthy();
  });
});

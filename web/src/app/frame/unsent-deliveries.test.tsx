// @vitest-environment happy-dom
// Tests that the lists of the previous release are moved into the one store, and that all kinds are sent from it.
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { signInWorker } from '#testing/worker-session.ts';
import { UnsentSender } from '../../parts/unsent/unsent-sender.tsx';
import { unsentDeliveries } from './unsent-deliveries.ts';

const UID = '7f0c0000-0000-4000-8000-000000000001';
const DAY = '/api/v1/labour/applications/7/attendance/';
const CONTACT = '/api/v1/labour/applications/4/contact-confirmation/';
const CALL = `/api/v1/labour/calls/${UID}/answer/`;

const AT = '2026-11-27T06:00:00.000Z';
const recorded = {
  ...{ date: '2026-11-27', state: 'present', via: 'code', typed_at: AT, entered_at: AT },
  ...{ contest: null, outcome: null, due: true, allowed: [] },
};

const now = Date.now();
const oldDay = { application_id: 7, date: '2026-11-27', code: '4207', typed_at: new Date(now - 1000).toISOString() };
const oldTask = { application_id: 4, answer: { act: 'confirm_contact', contacted: true }, send_at: now, is_sent: true };
const oldCall = { uid: UID, answer: 'yes', given_at: now };

function storeOldLists(userId: number): void {
  const put = (name: string, ...items: unknown[]) => localStorage.setItem(name, JSON.stringify(items));
  put('keptDays', { damaged: true }, { ...oldDay, user_id: userId, refused: null });
  put('taskAnswers', { ...oldTask, key: 'b'.repeat(32), user_id: userId });
  put('callAnswers', { ...oldCall, key: 'c'.repeat(32), user_id: userId });
}

const stored = (): { kind: string; user_id: number }[] => JSON.parse(localStorage.getItem('unsent') ?? '[]');
const sent = (asked: readonly ReceivedRequest[]) =>
  asked.flatMap(({ method, path, body }) => (method === 'POST' ? [{ path, body }] : []));

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  signInWorker();
});
afterEach(cleanup);

it('The lists of the previous release are moved into one list without loss, and their items are sent', async () => {
  storeOldLists(2);
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  serveWeb({ [`POST ${DAY}`]: away, [`POST ${CONTACT}`]: away, [`POST ${CALL}`]: away });
  renderWeb(<UnsentSender deliveries={unsentDeliveries} />);
  await waitFor(() => expect(stored().map(({ kind }) => kind)).toEqual(['day', 'task', 'call']));
  expect(['keptDays', 'taskAnswers', 'callAnswers'].map((name) => localStorage.getItem(name))).toEqual([
    null,
    null,
    null,
  ]);
  const asked = serveWeb({
    [`POST ${DAY}`]: () => json(recorded, 201),
    [`POST ${CONTACT}`]: () => json({ contacted: true, notes: null, created_at: AT, updated_at: AT }, 201),
    [`POST ${CALL}`]: () => problem(404, 'not_found'),
  });
  // The first run is over when its requests have failed. Each event starts another run.
  await waitFor(async () => {
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(localStorage.getItem('unsent')).toBeNull();
  });
  const { application_id: _, ...day } = oldDay;
  expect(sent(asked).toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: CONTACT, body: { contacted: true, if_unanswered: true } },
    { path: DAY, body: day },
    { path: CALL, body: { answer: 'yes' } },
  ]);
});

it('The items of another user of the phone are moved, and stay stored until this user signs in', async () => {
  storeOldLists(3);
  const asked = serveWeb({});
  renderWeb(<UnsentSender deliveries={unsentDeliveries} />);
  await waitFor(() => expect(stored().map(({ user_id }) => user_id)).toEqual([3, 3, 3]));
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(sent(asked)).toEqual([]);
  expect(stored()).toHaveLength(3);
});

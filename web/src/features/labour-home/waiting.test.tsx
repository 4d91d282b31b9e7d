// @vitest-environment happy-dom
// Tests the tasks on a worker's home page: answering on the card, undo, sending, and answers given on another device.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import { noLabourReputation } from '#contracts/reputation.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { signInWorker } from '#testing/worker-session.ts';
import { UnsentSender } from '../../parts/unsent/unsent-sender.tsx';
import { taskAnswerDelivery } from './answer-delivery.ts';
import { LabourHome } from './labour-home.tsx';

const deliveries = [taskAnswerDelivery];
const HOME = 'GET /api/v1/labour/dashboard/';
const RATE = 'POST /api/v1/ratings/';
const CONTACT = 'POST /api/v1/labour/applications/4/contact-confirmation/';

const contact = {
  act: 'confirm_contact',
  application_id: 4,
  job_title: 'Wall of a school',
  company: 'Sai Construction',
};
const rating = { act: 'rate', application_id: 5, job_title: null, company: 'Asha Patil' };

const home = (waiting: object[]) => ({
  first_name: 'Meena',
  first_visit: false,
  profile: { percentage: 80, threshold: 60, blocked: false, missing: [] },
  score: noLabourReputation,
  unread_notifications: 0,
  waiting: waiting as LabourDashboard['waiting'],
  matches: { jobs: [], wider: null },
  saved: { total: 0, jobs: [] },
  searches: { total: 0, new_jobs: 0 },
  applications: { total: 2, by_status: {}, latest: [] },
  tips: [],
});

const given = {
  id: 1,
  application_id: 5,
  score: 4,
  review: null,
  review_status: 'shown',
  findings: [],
  visible_at: null,
  editable_until: null,
  created_at: '2026-11-20T06:00:00.000Z',
};
const stated = (contacted: boolean) => ({
  contacted,
  notes: null,
  created_at: '2026-11-20T06:00:00.000Z',
  updated_at: '2026-11-20T06:00:00.000Z',
});
const away = () => Promise.reject(new TypeError('Failed to fetch'));

/** Starts a fake server of the home page. The home page contains a task until the server has received its answer. */
function serve(routes: Parameters<typeof serveWeb>[0] = {}) {
  const open = new Set<object>([contact, rating]);
  const asked = serveWeb({
    [HOME]: () => json(home([...open])),
    [RATE]: () => {
      open.delete(rating);
      return json(given, 201);
    },
    [CONTACT]: ({ body }) => {
      open.delete(contact);
      return json(stated((body as { contacted: boolean }).contacted), 201);
    },
    ...routes,
  });
  return { asked, open };
}

const show = () =>
  renderWeb(
    <>
      <LabourHome
        profileRequirement={null}
        latest={null}
        cardAction={() => null}
        codeEntry={() => null}
        freeTomorrow={null}
        diaryOffer={null}
        wages={() => null}
      />
      <UnsentSender deliveries={deliveries} />
    </>,
    '/labour/dashboard',
  );

const callQuestion = () => screen.findByText('Did Sai Construction call you?');
const rateQuestion = () => screen.findByText('How was the work at Asha Patil?');
const press = (name: string, detail = 0) => fireEvent.click(screen.getByRole('button', { name }), { detail });
const sent = (asked: readonly ReceivedRequest[]) =>
  asked.flatMap(({ method, path, body }) => (method === 'POST' ? [{ path, body }] : []));
const stored = () => JSON.parse(localStorage.getItem('unsent') ?? '[]');

/** Simulates that the five seconds to undo the stored answers have passed. */
async function endUndo(): Promise<void> {
  const all = stored().map((one: object) => ({ ...one, send_at: Date.now() }));
  localStorage.setItem('unsent', JSON.stringify(all));
  await act(async () => window.dispatchEvent(new Event('storage')));
}

/** Hides the page, as when the user closes the tab or opens another app. */
async function hide(): Promise<void> {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
}

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  signInWorker();
});
afterEach(cleanup);

describe('Tasks on the home page of a worker', () => {
  it('A worker answers one question after another, and the focus moves to the next question', async () => {
    const { asked } = serve();
    show();
    await callQuestion();
    expect(screen.queryByText('How was the work at Asha Patil?')).toBeNull();
    expect(screen.getByText('You have 2 things to do.')).toBeTruthy();
    press('Yes');
    expect(document.activeElement).toBe(await rateQuestion());
    expect(screen.getByText('You said: they contacted you.').closest('[role="status"]')).toBeTruthy();
    expect(screen.getByText('You have one thing to do.')).toBeTruthy();
    press('4 stars: Good');
    expect(document.activeElement?.textContent).toBe('That is all for now.');
    await endUndo();
    await waitFor(() => expect(stored()).toEqual([]));
    expect(sent(asked)).toEqual([
      { path: '/api/v1/labour/applications/4/contact-confirmation/', body: { contacted: true, if_unanswered: true } },
      { path: '/api/v1/ratings/', body: { application_id: 5, score: 4 } },
    ]);
    expect(asked.find(({ path }) => path === '/api/v1/ratings/')?.headers.get('idempotency-key')).toMatch(/^\w{32}$/);
    const words = await screen.findByRole('link', { name: 'A few words' });
    expect(words.getAttribute('href')).toBe('/labour/dashboard/applications/5#rating');
  });

  it('“Undo” brings the question back, and nothing is sent', async () => {
    const { asked } = serve();
    show();
    await callQuestion();
    press('No, not yet');
    await rateQuestion();
    press('Undo');
    expect(document.activeElement).toBe(await callQuestion());
    expect(stored()).toEqual([]);
    expect(sent(asked)).toEqual([]);
  });

  it('“Undo” after the answer was sent says that it is too late', async () => {
    const { asked } = serve();
    show();
    await callQuestion();
    press('Yes');
    await hide();
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    press('Undo');
    expect(await screen.findByText('It is too late to undo this. Your answer was sent.')).toBeTruthy();
    expect(screen.queryByText('Did Sai Construction call you?')).toBeNull();
  });

  it('A double tap answers one question, not the next one at the same place', async () => {
    serve({ [HOME]: () => json(home([rating, { ...rating, application_id: 6, company: 'Ram Lal' }])) });
    show();
    await rateQuestion();
    // Stops the clock, so that the second tap is within the double-tap time even on a slow machine.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    press('5 stars: Very good', 1);
    await screen.findByText('How was the work at Ram Lal?');
    press('5 stars: Very good', 2);
    clock.mockRestore();
    expect(screen.getByText('How was the work at Ram Lal?')).toBeTruthy();
    await waitFor(() => expect(stored()).toHaveLength(1));
  });

  it('A worker agrees or disagrees with a recorded day, and a day with a new entry is shown again', async () => {
    const day = { application_id: 7, job_title: 'Wall of a school', company: 'Ram Lal', date: '2026-11-23' };
    let days: object[] = [
      { ...day, state: 'absent' },
      { ...day, date: '2026-11-24', state: 'late' },
    ];
    const answerOf = (date: string) => `POST /api/v1/labour/applications/7/attendance/${date}/answer/`;
    const { asked } = serve({
      [HOME]: () => json({ ...home([]), days }),
      [answerOf('2026-11-23')]: () => {
        days = [{ ...day, state: 'late' }];
        return json({ state: 'late', agrees: null });
      },
      [answerOf('2026-11-24')]: () => json({ state: 'late', agrees: false }),
    });
    show();
    await screen.findByText('Ram Lal says: on Mon, 23 Nov you did not come. Is that right?');
    press('Yes, right');
    await screen.findByText('Ram Lal says: on Tue, 24 Nov you came late. Is that right?');
    expect(screen.getByText('You said: the day is right.')).toBeTruthy();
    press('Undo');
    await screen.findByText('Ram Lal says: on Mon, 23 Nov you did not come. Is that right?');
    expect(sent(asked)).toEqual([]);
    press('Yes, right');
    await screen.findByText('Ram Lal says: on Tue, 24 Nov you came late. Is that right?');
    press('No, wrong');
    await endUndo();
    await waitFor(() => expect(stored()).toEqual([]));
    expect(sent(asked).map(({ body }) => body)).toEqual([
      { state: 'absent', agrees: true },
      { state: 'late', agrees: false },
    ]);
    await screen.findAllByText('Our team will check it. You will hear from us here.');
    await screen.findAllByText(/You can no longer answer this/);
    await screen.findByText('Ram Lal says: on Mon, 23 Nov you came late. Is that right?');
  });

  it('“Ask me later” moves a question to the end', async () => {
    serve();
    show();
    await callQuestion();
    press('Ask me later');
    expect(document.activeElement).toBe(await rateQuestion());
    press('Ask me later');
    expect(document.activeElement).toBe(await callQuestion());
  });

  it('An answer is sent when the worker leaves the page', async () => {
    const { asked } = serve();
    const view = show();
    await callQuestion();
    press('Yes');
    view.unmount();
    renderWeb(<UnsentSender deliveries={deliveries} />);
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    await waitFor(() => expect(stored()).toEqual([]));
  });

  it('An answer from before the page was closed is sent at the next start, by the same worker only', async () => {
    const { asked } = serve();
    const answer = { key: 'k', application_id: 5, answer: { act: 'rate', score: 2 }, send_at: 1, is_sent: false };
    localStorage.setItem(
      'taskAnswers',
      JSON.stringify([
        { ...answer, user_id: 2 },
        { ...answer, key: 'l', user_id: 3 },
      ]),
    );
    show();
    await waitFor(() =>
      expect(sent(asked)).toEqual([{ path: '/api/v1/ratings/', body: { application_id: 5, score: 2 } }]),
    );
    await waitFor(() => expect(stored().map(({ user_id }: { user_id: number }) => user_id)).toEqual([3]));
  });

  it('An answer without a network stays on the phone and is sent with the same key when the network returns', async () => {
    const { asked, open } = serve({ [RATE]: away });
    const view = show();
    await callQuestion();
    press('Ask me later');
    await rateQuestion();
    press('4 stars: Good');
    await endUndo();
    expect(await screen.findByText('No internet. Your answer is saved on this phone. We send it later.')).toBeTruthy();
    expect(screen.queryByText('How was the work at Asha Patil?')).toBeNull();
    const keyOf = (all: readonly ReceivedRequest[]) =>
      all.find(({ path }) => path === '/api/v1/ratings/')?.headers.get('idempotency-key');
    const again = serve();
    open.delete(rating);
    await act(async () => window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(stored()).toEqual([]));
    expect(keyOf(again.asked)).toBe(keyOf(asked));
    view.unmount();
  });

  it('An answer that waits for the network does not delay the next answer', async () => {
    const { asked } = serve({ [CONTACT]: away });
    show();
    await callQuestion();
    press('Yes');
    await endUndo();
    await screen.findByText('No internet. Your answer is saved on this phone. We send it later.');
    await rateQuestion();
    press('4 stars: Good');
    const all = stored().map((one: { is_sent: boolean }) => (one.is_sent ? one : { ...one, send_at: Date.now() }));
    localStorage.setItem('unsent', JSON.stringify(all));
    await act(async () => window.dispatchEvent(new Event('storage')));
    await waitFor(() =>
      expect(sent(asked)).toContainEqual({ path: '/api/v1/ratings/', body: { application_id: 5, score: 4 } }),
    );
    expect(stored()).toHaveLength(1);
  });

  it('A task that was answered elsewhere keeps its answer, and the worker is informed', async () => {
    const { open } = serve({
      [CONTACT]: () => {
        open.delete(contact);
        return json(stated(false), 201);
      },
      [RATE]: () => {
        open.delete(rating);
        return problem(409, 'already_rated');
      },
    });
    show();
    await callQuestion();
    press('Yes');
    await rateQuestion();
    press('4 stars: Good');
    await endUndo();
    expect(await screen.findAllByText('You answered this before. Your first answer counts.')).toHaveLength(2);
    expect(stored()).toEqual([]);
    expect(screen.getByText('That is all for now.')).toBeTruthy();
  });

  it('A refused answer is not tried again, and the reason is shown', async () => {
    const { asked } = serve({ [CONTACT]: () => problem(409, 'contact_confirmation_closed') });
    show();
    await callQuestion();
    press('Yes');
    await endUndo();
    await waitFor(() => expect(stored()).toEqual([]));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(sent(asked)).toHaveLength(1);
    expect(await screen.findByText('You cannot answer this now.')).toBeTruthy();
  });

  it('An answer in another tab removes the question here', async () => {
    serve();
    show();
    await callQuestion();
    const answer = { act: 'confirm_contact', contacted: true };
    const other = { key: 'k', user_id: 2, application_id: 4, answer, send_at: Date.now() + 4000, is_sent: false };
    localStorage.setItem('taskAnswers', JSON.stringify([other]));
    await act(async () => window.dispatchEvent(new Event('storage')));
    await rateQuestion();
    expect(screen.queryByText('Did Sai Construction call you?')).toBeNull();
  });
});

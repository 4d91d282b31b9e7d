// @vitest-environment happy-dom
// Tests the page of a link in an SMS about a call: question, answer, results, expired link, and error.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { CallLink as Link } from '#contracts/call-links.ts';
import hindi from '#locales/hi/calls.json';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { CallLink } from './call-link.tsx';

const TOKEN = 'abcdefghjkmnp234';
const PATH = `/api/v1/calls/y/${TOKEN}/`;

const question: Link = {
  purpose: 'offer',
  language: 'en',
  role: 'mason',
  state: 'Maharashtra',
  city: 'Pune',
  date: '2026-11-28',
  starts_at: '2026-11-28T02:30:00.000Z',
  ends_at: '2026-11-28T11:30:00.000Z',
  pay: 900,
  night: false,
  outcome: null,
  is_open: true,
};

const open = () => renderWeb(<CallLink token={TOKEN} />);

beforeEach(async () => {
  localStorage.clear();
  await startWords();
});
afterEach(cleanup);

it('The page asks with two buttons and sends nothing before a tap', async () => {
  const asked = serveWeb({ [`GET ${PATH}`]: () => json(question), [`POST ${PATH}`]: () => json(question) });
  open();
  expect(await screen.findByRole('heading', { name: 'Will you come to this work?' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Mason' })).toBeTruthy();
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
});

it('The question appears in the language of the SMS, and not in English first', async () => {
  i18next.addResourceBundle('hi', 'calls', hindi);
  serveWeb({ [`GET ${PATH}`]: () => json({ ...question, language: 'hi' }) });
  let finishLoading = () => {};
  const loading = vi.spyOn(i18next, 'reloadResources').mockReturnValue(
    new Promise((resolve) => {
      finishLoading = resolve;
    }),
  );
  onTestFinished(() => loading.mockRestore());
  open();
  await waitFor(() => expect(loading).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
  finishLoading();
  expect(await screen.findByRole('heading', { name: hindi.link.ask })).toBeTruthy();
});

it('A language that the user has chosen stays', async () => {
  localStorage.setItem('language', 'en');
  serveWeb({ [`GET ${PATH}`]: () => json({ ...question, language: 'hi' }) });
  open();
  await screen.findByRole('button', { name: 'Yes, I will come' });
  expect(i18next.language).toBe('en');
});

it('Both buttons are locked while an answer is sent', async () => {
  const asked = serveWeb({ [`GET ${PATH}`]: () => json(question), [`POST ${PATH}`]: () => new Promise(() => {}) });
  open();
  const yes = await screen.findByRole('button', { name: 'Yes, I will come' });
  const no = screen.getByRole<HTMLButtonElement>('button', { name: 'No' });
  fireEvent.click(yes);
  await waitFor(() => expect(no.disabled).toBe(true));
  fireEvent.click(no);
  fireEvent.click(yes);
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ answer: 'yes' }]);
});

it('The page loads the question again after a refusal', async () => {
  let isOver = false;
  serveWeb({
    [`GET ${PATH}`]: () => (isOver ? problem(404, 'not_found') : json(question)),
    [`POST ${PATH}`]: () => {
      isOver = true;
      return problem(409, 'call_phase', { phase: 'full' });
    },
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, I will come' }));
  expect(await screen.findByRole('heading', { name: 'This question is over' })).toBeTruthy();
});

it('A yes shows the place, and the buttons are gone', async () => {
  const asked = serveWeb({
    [`GET ${PATH}`]: () => json(question),
    [`POST ${PATH}`]: () => json({ ...question, outcome: 'place', is_open: false }),
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, I will come' }));
  const title = await screen.findByText('You have the work');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.queryByRole('button', { name: 'No' })).toBeNull();
  expect(asked.at(-1)?.body).toEqual({ answer: 'yes' });
});

it('Work at night needs the consent before a yes', async () => {
  const asked = serveWeb({
    [`GET ${PATH}`]: () => json({ ...question, night: true }),
    [`POST ${PATH}`]: () => json({ ...question, outcome: 'place', is_open: false }),
  });
  open();
  const yes = await screen.findByRole<HTMLButtonElement>('button', { name: 'Yes, I will come' });
  expect(yes.disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(yes);
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ answer: 'yes', night_ok: true }));
});

it.each([
  ['reserve', 'You are waiting for a place'],
  ['full', 'All places are taken'],
  ['no', 'You said no'],
  ['confirmed', 'Thank you. Your answer is stored.'],
  ['booked', 'You already have work at these hours'],
  ['profile', 'First fill in your profile'],
] as const)('The result `%s` has its own title', async (outcome, title) => {
  serveWeb({ [`GET ${PATH}`]: () => json({ ...question, outcome, is_open: false }) });
  open();
  expect(await screen.findByText(title)).toBeTruthy();
});

it('An expired link leads to the sign-in', async () => {
  serveWeb({ [`GET ${PATH}`]: () => problem(404, 'not_found') });
  open();
  expect(await screen.findByRole('heading', { name: 'This question is over' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See my work' })).toBeTruthy();
});

it('A page that failed to load can be loaded again', async () => {
  let tries = 0;
  serveWeb({
    [`GET ${PATH}`]: () => {
      tries += 1;
      return tries === 1 ? problem(500, 'internal') : json(question);
    },
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Will you come to this work?' })).toBeTruthy();
});

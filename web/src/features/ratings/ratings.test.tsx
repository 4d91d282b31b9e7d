// @vitest-environment happy-dom
// Tests ratings between worker and employer: giving a rating, when it becomes visible, received ratings, and contesting
// a rating.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationResponse } from '#testing/application-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { RateCard } from './rate-card.tsx';
import { ReceivedRatings } from './received-ratings.tsx';

const GIVEN = 'GET /api/v1/ratings/given/';
const RECEIVED = 'GET /api/v1/ratings/received/';
const given = (more: object = {}) => ({
  id: 9,
  application_id: 7,
  score: 4,
  review: null,
  review_status: 'shown',
  findings: [],
  visible_at: null,
  editable_until: '2099-11-23T06:00:00.000Z',
  created_at: '2026-11-21T06:00:00.000Z',
  ...more,
});
const page = (ratings: object[], more: object = {}) =>
  json({ ratings, total: ratings.length, page: 1, limit: 10, pages: 1, ...more });
const received = (more: object = {}) => ({
  id: 5,
  application_id: 7,
  score: 2,
  review: 'Came late.',
  review_status: 'shown',
  from: 'Sai Construction',
  job_title: 'Mason for a school',
  visible_at: '2026-11-03T06:00:00.000Z',
  contest: null,
  ...more,
});

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

describe('Rating completed work', () => {
  const work = () => applicationResponse({ id: 7, status: 'completed', acts: ['rate'] });

  it('The rating sheet requires stars, warns that a flagged review waits for our team, and sends the rating', async () => {
    const asked = serveWeb({
      [GIVEN]: () => page([]),
      'POST /api/v1/ratings/lint/': () =>
        json({ findings: [{ code: 'phone', field: 'review', start: 5, end: 16, message: 'A phone number' }] }),
      'POST /api/v1/ratings/': () => json(given({ score: 5 }), 201),
    });
    renderWeb(<RateCard application={work()} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Rate' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send the rating' }));
    expect(await screen.findByText('Choose the stars first.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '5 stars: Very good' }));
    fireEvent.change(screen.getByLabelText(/A few words/), { target: { value: 'Call 98765 43210' } });
    expect(await screen.findByText('Our team must check these words first')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send the rating' }));
    expect(await screen.findByText('Thank you for your rating.')).toBeTruthy();
    const sent = asked.find(({ method, path }) => method === 'POST' && path === '/api/v1/ratings/');
    expect(sent?.body).toEqual({ application_id: 7, score: 5, review: 'Call 98765 43210' });
  });

  it('The rating card shows who sees the rating and explains a 409 `rating_visible` on a change', async () => {
    const asked = serveWeb({
      [GIVEN]: () => page([given()]),
      'PATCH /api/v1/ratings/9/': () => problem(409, 'rating_visible'),
    });
    renderWeb(<RateCard application={{ ...work(), acts: [] }} />);
    expect(await screen.findByText(/sees it once both of you have rated/)).toBeTruthy();
    expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Change it' }));
    fireEvent.click(await screen.findByRole('radio', { name: '1 star: Bad' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText(/cannot be changed/)).toBeTruthy();
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ score: 1, review: null });
  });

  it('A review in another language than the screen is marked with its language', async () => {
    serveWeb({ [GIVEN]: () => page([given({ review: 'समय पर पैसे दिए', words_lang: { review: 'hi' } })]) });
    renderWeb(<RateCard application={{ ...work(), acts: [] }} />);
    expect((await screen.findByText('“समय पर पैसे दिए”')).lang).toBe('hi');
    expect(await screen.findByText(/own words \(Hindi\)/)).toBeTruthy();
  });
});

describe('Received ratings', () => {
  it('The page of received ratings shows the distribution and the reviews, and a rating can be contested with a reason', async () => {
    let contest: object | null = null;
    const asked = serveWeb({
      [RECEIVED]: () => page([received({ contest })], { rating: 2, spread: [0, 1, 0, 0, 0] }),
      'POST /api/v1/ratings/5/contest/': () => {
        contest = { reason: 'Not so.', status: 'open', outcome: null, contested_at: '2026-11-21T06:00:00.000Z' };
        return json(received({ contest }), 201);
      },
    });
    renderWeb(<ReceivedRatings />);
    expect(await screen.findByText('“Came late.”')).toBeTruthy();
    expect(screen.getByText('2 of 5 stars: 1')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'This is not right' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Ask our team' }));
    expect(await screen.findByText('Say what is not right.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Not so. ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask our team' }));
    expect(await screen.findByText(/You asked our team to check it on 21 November 2026/)).toBeTruthy();
    await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Not so.' }));
  });

  it('A review and an answer in other languages are marked with their languages', async () => {
    const contest = {
      reason: 'Not so.',
      status: 'upheld',
      outcome: 'அகற்றப்பட்டது',
      contested_at: '2026-11-21T06:00:00.000Z',
    };
    const words_lang = { review: 'hi', outcome: 'ta' };
    const rating = received({ review: 'देर से आए', contest, words_lang });
    serveWeb({ [RECEIVED]: () => page([rating], { rating: 2, spread: [0, 1, 0, 0, 0] }) });
    renderWeb(<ReceivedRatings />);
    expect((await screen.findByText('“देर से आए”')).lang).toBe('hi');
    expect(screen.getByText('“அகற்றப்பட்டது”').lang).toBe('ta');
  });

  it('The page of received ratings retries after a 503 and shows an empty state', async () => {
    let isBroken = true;
    serveWeb({
      [RECEIVED]: () => (isBroken ? problem(503, 'unavailable') : page([], { rating: null, spread: [0, 0, 0, 0, 0] })),
    });
    renderWeb(<ReceivedRatings />);
    expect(await screen.findByText('Couldn’t load this. Try again.')).toBeTruthy();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No rating yet')).toBeTruthy();
  });
});

// @vitest-environment happy-dom
// Tests the page of the worker's own score: its components, the steps that raise it, and a worker who has no score yet.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { stepOf } from '../../parts/score/score-step.ts';
import { ScoreView } from './score-view.tsx';

const SCORE = 'GET /api/v1/labour/score/';
const inputs = {
  events: 12,
  ratings: 2,
  rating_mean: 4.5,
  on_time_days: 7,
  late_days: 1,
  no_shows: 1,
  late_withdrawals: 0,
  jobs_completed: 1,
  experience_years: null,
};
const score = (more: object = {}) =>
  json({
    overall: 71.4,
    label: 'good',
    rating: 4.5,
    jobs_completed: 1,
    experience: null,
    reliability: 83.3,
    review_count: 2,
    formula: 1,
    events_missing: 0,
    inputs,
    parts: [
      { code: 'rating', weight: 44.4, value: 75, points: 33.3 },
      { code: 'reliability', weight: 33.3, value: 83.3, points: 27.8 },
      { code: 'jobs', weight: 22.2, value: 22.8, points: 5.1 },
      { code: 'experience', weight: 0, value: null, points: 0 },
    ],
    changes: [
      { code: 'complete_job', gain: 3 },
      { code: 'tell_experience', gain: null },
    ],
    ...more,
  });

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

it('The score page shows the reached step of five and the next step, and the exact sum in a closed section', async () => {
  serveWeb({ [SCORE]: () => score() });
  renderWeb(<ScoreView />);
  expect(await screen.findByText('Good')).toBeTruthy();
  expect(document.querySelectorAll('.score-ladder rect')).toHaveLength(5);
  expect(document.querySelectorAll('.score-ladder [data-reached]')).toHaveLength(4);
  const next = screen.getByRole('link', { name: 'One more job done' });
  expect(next.getAttribute('href')).toBe('/jobs');
  const sum = screen.getByText('71 of 100').closest('details');
  expect(sum?.open).toBe(false);
  expect(next.closest('details')).toBeNull();
});

it('A step of the ladder is 20 points', () => {
  expect([null, 0, 19.9, 20, 59.9, 60, 79.9, 80, 100].map(stepOf)).toEqual([0, 1, 1, 2, 3, 4, 4, 5, 5]);
});

it('The score page shows the points and the data of each part, and possible gains', async () => {
  serveWeb({ [SCORE]: () => score() });
  renderWeb(<ScoreView />);
  expect(await screen.findByText('71 of 100')).toBeTruthy();
  expect(screen.getByText('33.3 of 44.4 points')).toBeTruthy();
  expect(screen.getByText('2 ratings, 4.5 of 5 on average')).toBeTruthy();
  expect(screen.getByText('7 days on time · 1 day late · 1 day missed')).toBeTruthy();
  expect(screen.getByText('1 job done here')).toBeTruthy();
  expect(screen.getByText(/No information yet/)).toBeTruthy();
  expect(screen.getByText('+3 points')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Go to the profile' });
  expect(link.getAttribute('href')).toContain('at=experience_years');
});

it('The score page shows no number for a new worker and retries after a 503', async () => {
  let isBroken = true;
  const none = { overall: null, label: 'new', events_missing: 2, changes: [{ code: 'come_on_time', gain: null }] };
  serveWeb({ [SCORE]: () => (isBroken ? problem(503, 'unavailable') : score(none)) });
  renderWeb(<ScoreView />);
  expect(await screen.findByText('Couldn’t load this. Try again.')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No score yet')).toBeTruthy();
  expect(screen.getByText(/^2 more to go/)).toBeTruthy();
  expect(screen.queryByText(/of 100/)).toBeNull();
  expect(document.querySelector('.score-ladder [data-reached]')).toBeNull();
});

// @vitest-environment happy-dom
// Tests the conditions of a job search, such as shift or food. Chips remove a condition, and filters add a condition.
// Jobs that do not say whether they meet all conditions are listed last, below a heading.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { JobSearch } from './job-search.tsx';
import { emptySearch, paramsOf, readSearch, writeSearch } from './search-params.ts';

const list = (more: object = {}) => ({
  jobs: [1, 2].map((id) => jobResponse(id)),
  total: 2,
  page: 1,
  limit: 10,
  pages: 1,
  total_relation: 'eq',
  widening: null,
  ...more,
});

const serve = (answer: object) =>
  serveWeb({
    'GET /api/v1/jobs/popular-searches/': () => json({ roles: [], locations: [] }),
    'GET /api/v1/jobs/': () => json(answer),
  });

const show = (at: string) => renderWeb(<JobSearch cardAction={() => null} searchAction={() => null} />, at);
const address = () => new URLSearchParams(screen.getByTestId('address').textContent?.split('?')[1]);

const night = { name: 'shift', value: 'night', period: null, q: 'guard' };
const food = { name: 'provided', value: 'food', period: null, q: null };
const pay = { name: 'pay_min', value: '15000', period: 'month', q: null };

beforeAll(startWords);
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(cleanup);

describe('Conditions on the job list', () => {
  it('A chip of a condition in the search text removes its words', async () => {
    serve(list({ conditions: [night] }));
    show('/jobs?q=night+guard');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove: Night work' }));
    await waitFor(() => expect(address().get('q')).toBe('guard'));
  });

  it('A chip of a condition in the URL removes its parameter and keeps the others', async () => {
    serve(list({ conditions: [food, pay] }));
    show('/jobs?provided=food,stay&pay_min=15000&pay_period=month');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove: Food provided' }));
    await waitFor(() => expect(address().get('provided')).toBe('stay'));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove: ₹15,000 or more a month' }));
    await waitFor(() => expect(address().has('pay_min')).toBe(false));
  });

  it('A line names the conditions before the first job that does not state them', async () => {
    serve(list({ conditions: [night, food], stated_total: 1 }));
    show('/jobs?q=night+guard');
    const line = await screen.findByText(/These jobs do not mention: Night work, Food provided/);
    const jobsOf = (cards: Element | null | undefined) =>
      [...(cards?.querySelectorAll('[data-job]') ?? [])].map((card) => card.getAttribute('data-job'));
    expect(jobsOf(line.previousElementSibling)).toEqual([jobResponse(1).uid]);
    expect(jobsOf(line.nextElementSibling)[0]).toBe(jobResponse(2).uid);
  });

  it('A link leads to the town of the same name in another state', async () => {
    serve(list({ namesake: { city: 'Aurangabad', state: 'Maharashtra', other_states: ['Bihar'] } }));
    show('/jobs?q=guard&location=Aurangabad');
    fireEvent.click(await screen.findByRole('link', { name: 'also in Bihar' }));
    await waitFor(() => expect(address().get('state')).toBe('Bihar'));
    expect(address().get('location')).toBe('Aurangabad');
  });

  it('The list of a previous release without conditions has neither chips nor a line', async () => {
    serve(list());
    show('/jobs?shift=night');
    await screen.findAllByRole('link', { name: /Mason/ });
    expect(screen.queryByRole('button', { name: /^Remove:/ })).toBeNull();
    expect(screen.queryByText(/do not mention/)).toBeNull();
  });

  it('The URL keeps valid conditions and ignores others', () => {
    const text =
      'shift=night&provided=food%2Cstay&pay_min=800&pay_period=day&experience=none&schooling=10th&from_home=true&walk_in=true&start=today';
    expect(writeSearch(readSearch(new URLSearchParams(text))).toString()).toBe(text);
    expect(readSearch(new URLSearchParams('shift=x&provided=y&pay_min=-1&schooling=9th'))).toEqual(emptySearch);
  });

  it('A search is saved without a start today or tomorrow', () => {
    expect(paramsOf(readSearch(new URLSearchParams('shift=day&start=today')), null)).toEqual({ shift: 'day' });
  });
});

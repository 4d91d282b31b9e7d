// @vitest-environment happy-dom
// Tests the default search of the job list: a worker's trades and town, a visitor's last place, or no search after the
// user has removed all terms.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { labourProfile } from '#testing/labour-profile.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { JobSearch } from './job-search.tsx';
import { saveRecentSearch } from './recent-searches.ts';

const LIST = 'GET /api/v1/jobs/';
const POPULAR = 'GET /api/v1/jobs/popular-searches/';
const PROFILE = 'GET /api/v1/labour/profile/';

const rest = { widening: null, groups: [] };
const jobs = () =>
  json({ jobs: [jobResponse(1)], total: 1, page: 1, limit: 10, pages: 1, total_relation: 'eq', ...rest });
const popular = () => json({ roles: ['mason'], locations: ['Pune'] });
const ravi = { ...labourProfile, skills: ['painter', 'mason'], city: 'Nagpur', state: 'Maharashtra' };

const address = () => screen.getByTestId('address').textContent;
const show = (at = '/jobs') => renderWeb(<JobSearch cardAction={() => null} searchAction={() => null} />, at);
const listsOf = (asked: ReturnType<typeof serveWeb>) => asked.filter(({ path }) => path === '/api/v1/jobs/');
const chip = (name: string) => screen.findByRole('button', { name: `Remove: ${name}` });

function signIn() {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
}

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(cleanup);

describe('The list of jobs without a search in its address', () => {
  it('The list of a worker opens on all trades of the worker in the town, best match first, and no other list is requested', async () => {
    signIn();
    const asked = serveWeb({ [POPULAR]: popular, [PROFILE]: () => json(ravi), [LIST]: jobs });
    const { container } = show();
    // The search form is folded before the search is known, so that the results do not move up.
    expect(screen.getByRole('link', { name: 'Change the search: Find work' })).toBeTruthy();
    await screen.findByRole('link', { name: 'Mason 1' });
    expect(screen.getByRole('link', { name: 'Change the search: Painter, Mason · Nagpur' })).toBeTruthy();
    expect(address()).toBe('/jobs?location=Nagpur&role=painter%2Cmason&sort=relevance');
    expect(listsOf(asked).map(({ query }) => ['role', 'location', 'sort'].map((name) => query.get(name)))).toEqual([
      ['painter,mason', 'Nagpur', 'relevance'],
    ]);
    const chips = [...container.querySelectorAll('.trade-chips .chip[aria-pressed="true"]')];
    expect(chips.map((one) => one.textContent)).toEqual(['Painter', 'Mason']);
  });

  it('A chip removes the trades or the place and moves the focus to the next chip or the list; without both the list shows all jobs', async () => {
    signIn();
    serveWeb({ [POPULAR]: popular, [PROFILE]: () => json(ravi), [LIST]: jobs });
    show();
    fireEvent.click(await chip('Painter, Mason'));
    await waitFor(() => expect(address()).toBe('/jobs?location=Nagpur'));
    expect(document.activeElement).toBe(await chip('Nagpur'));
    fireEvent.click(await chip('Nagpur'));
    await waitFor(() => expect(address()).toBe('/jobs?all=yes'));
    expect(document.activeElement).toBe(await screen.findByRole('region', { name: 'Find work' }));
    expect(screen.queryByRole('button', { name: /^Remove:/ })).toBeNull();
  });

  it('A worker without a town gets the state, and a profile that does not load leaves all jobs', async () => {
    signIn();
    serveWeb({ [POPULAR]: popular, [PROFILE]: () => json({ ...ravi, city: null }), [LIST]: jobs });
    show();
    await chip('Maharashtra');
    expect(address()).toBe('/jobs?role=painter%2Cmason&state=Maharashtra&sort=relevance');
    cleanup();
    serveWeb({ [POPULAR]: popular, [PROFILE]: () => problem(503, 'unavailable'), [LIST]: jobs });
    show();
    await screen.findByRole('link', { name: 'Mason 1' });
    expect(address()).toBe('/jobs');
  });

  it('A visitor gets the newest jobs of the place last named, and all jobs without one', async () => {
    serveWeb({ [POPULAR]: popular, [LIST]: jobs });
    show();
    await screen.findByRole('link', { name: 'Mason 1' });
    expect(address()).toBe('/jobs');
    cleanup();
    saveRecentSearch({ q: 'mason', location: 'Pune' }, 1);
    saveRecentSearch({ q: 'cook', location: '' }, 2);
    show();
    await chip('Pune');
    expect(address()).toBe('/jobs?location=Pune');
  });

  it('A short list says that few jobs match, and offers the same trades in a wider place', async () => {
    const widening = { without: [], with: { location: 'Maharashtra' }, total: 7 };
    serveWeb({
      [POPULAR]: popular,
      [LIST]: () =>
        json({
          jobs: [jobResponse(1)],
          total: 1,
          page: 1,
          limit: 10,
          pages: 1,
          total_relation: 'eq',
          ...rest,
          widening,
        }),
    });
    show('/jobs?role=painter,mason&location=Nagpur');
    fireEvent.click(await screen.findByRole('button', { name: 'See 7 other jobs' }));
    await waitFor(() => expect(address()).toBe('/jobs?location=Maharashtra&role=painter%2Cmason'));
  });

  it('An address with a search is unchanged', async () => {
    signIn();
    serveWeb({ [POPULAR]: popular, [PROFILE]: () => json(ravi), [LIST]: jobs });
    show('/jobs?role=cook');
    await chip('Cook');
    expect(address()).toBe('/jobs?role=cook');
    cleanup();
    show('/jobs?all=yes');
    await screen.findByRole('link', { name: 'Mason 1' });
    expect(address()).toBe('/jobs?all=yes');
  });
});

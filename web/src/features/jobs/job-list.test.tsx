// @vitest-environment happy-dom
// Tests the job list: the retry without translation, the defaults for invalid fields of a job, errors, and the offer of
// a search with fewer terms.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { JobSearch } from './job-search.tsx';
import { saveSeenJob } from './seen-job-store.ts';

const LIST = 'GET /api/v1/jobs/';
const POPULAR = 'GET /api/v1/jobs/popular-searches/';

const list = (ids: readonly number[], more: object = {}) => ({
  jobs: ids.map((id) => jobResponse(id)),
  total: ids.length,
  page: 1,
  limit: 10,
  pages: 1,
  total_relation: 'eq',
  widening: null,
  ...more,
});

const address = () => screen.getByTestId('address').textContent;
const ofList = (asked: ReturnType<typeof serveWeb>) => asked.filter(({ path }) => path === '/api/v1/jobs/');
const show = (at = '/jobs') => renderWeb(<JobSearch cardAction={() => null} searchAction={() => null} />, at);

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(cleanup);

const popular = () => json({ roles: ['mason'], locations: ['Pune'] });

describe('Job list', () => {
  it('The job list retries without the language after a 403', async () => {
    const asked = serveWeb({
      [POPULAR]: popular,
      [LIST]: ({ query }) => (query.has('language') ? problem(403, 'forbidden') : json(list([1]))),
    });
    show();
    expect(await screen.findByRole('link', { name: 'Mason 1' })).toBeTruthy();
    expect(ofList(asked).map(({ query }) => query.get('language'))).toEqual(['en', null]);
    expect(ofList(asked).map(({ headers }) => headers.get('accept-language'))).toEqual(['en', null]);
    expect(asked.filter(({ headers }) => headers.get('x-public-endpoint') !== 'true')).toEqual([]);
    expect(localStorage.getItem('lastRequestedLanguage')).toBe('en');
  });

  it('The job list shows rows with missing fields by fallbacks and omits invalid rows', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const nameless = { ...jobResponse(3).employer, company_name: null, first_name: null };
    const jobs = [
      { ...jobResponse(1), created_at: null },
      { ...jobResponse(2), employer: null },
      { ...jobResponse(3), employer: nameless },
      { ...jobResponse(4), title: 7 },
      null,
    ];
    serveWeb({ [POPULAR]: popular, [LIST]: () => json(list([], { jobs, total: 5 })) });
    const { container } = show();
    expect(await screen.findByRole('link', { name: 'Mason 1' })).toBeTruthy();
    const all = (part: string) => [...container.querySelectorAll(part)].map((one) => one.textContent);
    expect(all('.job-card__title')).toEqual(['Mason 1', 'Mason 2', 'Mason 3']);
    expect(all('.job-card__age')[0]).toBe('New');
    expect(all('.job-card__foot .avatar').slice(1)).toEqual(['J', 'E']);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('The job list shows an error and the stored jobs if the network fails, and retries', async () => {
    saveSeenJob(jobResponse(7));
    let away = true;
    serveWeb({
      [POPULAR]: popular,
      [LIST]: () => (away ? Promise.reject(new TypeError('away')) : json(list([1]))),
    });
    show();
    expect(await screen.findByText('An error occurred while fetching jobs. Try again.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Mason 7' })).toBeTruthy();
    away = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Mason 1' })).toBeTruthy();
  });

  it('The job list shows “1,000+” and links to pages beyond the first thousand jobs', async () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const full = list(ids, { total: 1000, total_relation: 'gte', pages: 100, page: 100 });
    serveWeb({ [POPULAR]: popular, [LIST]: () => json(full) });
    show('/jobs?page=100');
    expect((await screen.findByText('1,000+')).closest('p')?.textContent).toBe('1,000+ jobs found');
    expect(screen.getByRole('link', { name: 'More jobs' }).getAttribute('href')).toBe('/jobs?page=101');
  });

  it('An empty job list offers a wider search with results, in one tap', async () => {
    serveWeb({
      [POPULAR]: popular,
      [LIST]: ({ query }) =>
        json(
          query.has('job_type')
            ? list([], { widening: { without: ['job_type', 'location'], with: { state: 'Maharashtra' }, total: 3 } })
            : list([1, 2, 3]),
        ),
    });
    show('/jobs?q=mason&location=Pune&job_type=contract&page=2');
    fireEvent.click(await screen.findByRole('button', { name: 'See 3 other jobs' }));
    await waitFor(() => expect(address()).toBe('/jobs?q=mason&state=Maharashtra'));
    expect((await screen.findAllByRole('article')).length).toBe(3);
  });

  it('The job list shows further jobs under the title of their group, after the matches', async () => {
    const groups = [
      { kind: 'near', place: 'Pune', job_ids: [2] },
      { kind: 'state', place: 'Maharashtra', job_ids: [3] },
    ];
    serveWeb({ [POPULAR]: popular, [LIST]: () => json(list([1, 2, 3], { groups })) });
    show('/jobs?q=mason&location=Pune');
    expect(await screen.findByRole('heading', { level: 2, name: 'Near Pune' })).toBeTruthy();
    const headings = screen.getAllByRole('heading').map((one) => one.textContent);
    expect(headings.slice(-5)).toEqual(['Mason 1', 'Near Pune', 'Mason 2', 'Elsewhere in Maharashtra', 'Mason 3']);
  });

  it('The job list requests the location only after a tap and explains a refusal', async () => {
    const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
      getCurrentPosition,
      watchPosition: () => 0,
      clearWatch: () => {},
    });
    const asked = serveWeb({ [POPULAR]: popular, [LIST]: () => json(list([1])) });
    show();
    await screen.findByRole('link', { name: 'Mason 1' });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
    const [found, refused] = getCurrentPosition.mock.calls[0] ?? [];
    refused?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    expect(await screen.findByText('Your phone did not share your location')).toBeTruthy();
    const coords = { latitude: 18.52043, longitude: 73.85674, accuracy: 9 };
    const rest = { altitude: null, altitudeAccuracy: null, heading: null, speed: null, toJSON: () => ({}) };
    found?.({ coords: { ...coords, ...rest }, timestamp: 0, toJSON: () => ({}) });
    await waitFor(() => expect(address()).toBe('/jobs?near=me&sort=distance'));
    await waitFor(() => expect(ofList(asked).at(-1)?.query.get('near')).toBe('18.52,73.86'));
    expect(ofList(asked).at(-1)?.query.get('order')).toBe('asc');
  });

  it('A job card shows the translation, and the original after a tap', async () => {
    const job = jobResponse(1, {
      reader_title: { text: 'राजमिस्त्री', source: 'glossary', original_lang: 'en' },
      translated_to: 'hi',
      translations: { hi: { title: 'राजमिस्त्री' } },
    });
    serveWeb({ [POPULAR]: popular, [LIST]: () => json(list([], { jobs: [job], total: 1 })) });
    show();
    expect(await screen.findByRole('link', { name: 'राजमिस्त्री' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /show original/ }));
    expect(await screen.findByRole('link', { name: 'Mason 1' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /show translation/ }));
    expect(await screen.findByRole('link', { name: 'राजमिस्त्री' })).toBeTruthy();
  });
});

// @vitest-environment happy-dom
// Tests the landing page below the search: newest jobs, journey, statistics and testimonials.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { publicStats } from '#testing/public-stats.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { HomePage } from './home-page.tsx';
import { HomeEnd, HomeMiddle } from './home-parts.ts';

const JOBS = 'GET /api/v1/jobs/';
const FIGURES = 'GET /api/v1/stats/public/';
const WORDS = 'GET /api/v1/testimonials/';

const said = { words: 'काम मिला।', language: 'bh', name: 'Ravi', about: 'Mason', city: 'Patna' };

const list = (jobs: unknown[]) =>
  json({ jobs, total: jobs.length, page: 1, limit: 6, pages: 1, total_relation: 'eq', widening: null });

const served = {
  [JOBS]: () => list([jobResponse(1, { title: 'Mason for a hall' }), jobResponse(2, { title: 'Tiles in Baner' })]),
  [FIGURES]: () => json(publicStats),
  [WORDS]: () => json({ testimonials: [] }),
  'GET /api/v1/jobs/popular-searches/': () => json({ roles: [], locations: [] }),
};

// The lower parts load when they become visible. The tests load them in advance.
beforeAll(() => Promise.all([startWords(), HomeMiddle.preload(), HomeEnd.preload()]));
afterEach(cleanup);

function open(routes: Partial<Record<keyof typeof served, () => Response | Promise<Response>>> = {}) {
  const asked = serveWeb({ ...served, ...routes });
  renderWeb(<HomePage />);
  return asked;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('newest jobs', () => {
  it('The landing page shows the six newest jobs in a carousel (D55)', async () => {
    const asked = open();
    expect(await screen.findByRole('link', { name: 'Mason for a hall' })).toBeTruthy();
    const { query } = asked.find(({ path }) => path === '/api/v1/jobs/') ?? {};
    expect(Object.fromEntries(query ?? [])).toMatchObject({ limit: '6', sort: 'created_at', order: 'desc' });
    expect(part('New jobs').getByRole('link', { name: 'View all opportunities' }).getAttribute('href')).toBe('/jobs');
  });

  it('The carousel of newest jobs shows a loading message, or an error with a link to all jobs', async () => {
    open({ [JOBS]: () => new Promise<Response>(() => {}) });
    expect(await screen.findByText('Loading…')).toBeTruthy();
    cleanup();
    open({ [JOBS]: () => problem(500, 'internal') });
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByRole('heading', { name: 'Failed to load featured jobs.' })).toBeTruthy();
    expect(failure.getByRole('link').getAttribute('href')).toBe('/jobs');
  });

  it('The carousel of newest jobs shows an empty state with a link to all jobs if there are no jobs', async () => {
    open({ [JOBS]: () => list([]) });
    expect(await screen.findByRole('heading', { name: 'No jobs here yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View all opportunities' }).getAttribute('href')).toBe('/jobs');
  });
});

describe('journey carousel', () => {
  /** Returns a row of six cards, each 300 px wide, with a visible width of `wide` px. */
  function journey(wide: number) {
    open();
    const row = screen.getByRole('list', { name: 'Our journey' });
    for (const [name, value] of Object.entries({ scrollWidth: 1800, clientWidth: wide }))
      Object.defineProperty(row, name, { value });
    const [first] = row.children;
    if (first) first.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
    row.scrollBy = (to?: ScrollToOptions | number) => {
      if (typeof to === 'object') row.scrollLeft += to.left ?? 0;
      fireEvent.scroll(row);
    };
    row.setPointerCapture = () => {};
    return row;
  }

  it('The journey shows six events from May 2024 to March 2025', () => {
    const events = within(journey(300)).getAllByRole('listitem');
    expect(events).toHaveLength(6);
    expect([events[0]?.textContent, events[5]?.textContent]).toEqual([
      expect.stringContaining('May 2024'),
      expect.stringContaining('March 2025'),
    ]);
  });

  it('The journey scrolls when a mouse drags it and leaves touch scrolling to the browser', () => {
    const row = journey(600);
    const drag = (pointerType: string) => {
      fireEvent.pointerDown(row, { button: 0, pointerType, clientX: 500, pointerId: 1 });
      fireEvent.pointerMove(row, { pointerType, clientX: 380, pointerId: 1 });
    };
    drag('mouse');
    expect([row.scrollLeft, row.hasAttribute('data-dragging')]).toEqual([120, true]);
    fireEvent.pointerUp(row, { pointerId: 1 });
    fireEvent.pointerMove(row, { clientX: 100, pointerId: 1 });
    expect([row.scrollLeft, row.hasAttribute('data-dragging')]).toEqual([120, false]);
    drag('touch');
    expect(row.scrollLeft).toBe(120);
  });

  it('The journey moves one card with the arrow keys and buttons, which are disabled at its ends', () => {
    const row = journey(600);
    const [earlier, later] = ['Earlier', 'Later'].map((name) => screen.getByRole('button', { name }));
    expect(earlier?.hasAttribute('disabled')).toBe(true);
    fireEvent.keyDown(row, { key: 'ArrowRight' });
    expect([row.scrollLeft, earlier?.hasAttribute('disabled')]).toEqual([300, false]);
    for (let times = 0; times < 3; times += 1) fireEvent.click(later ?? row);
    expect([row.scrollLeft, later?.hasAttribute('disabled')]).toEqual([1200, true]);
    fireEvent.keyDown(row, { key: 'ArrowLeft' });
    expect([row.scrollLeft, later?.hasAttribute('disabled')]).toEqual([900, false]);
  });
});

describe('public statistics', () => {
  it('The landing page shows the counted statistics that reach the minimum, with their date, and no claims (D1)', async () => {
    open();
    await screen.findByText('Counted on 22 November 2026');
    const pairs = (name: string) => {
      const terms = part(name).getAllByRole('term');
      return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
    };
    expect(pairs('KaamSetu in numbers')).toEqual({
      'Cities with jobs': '16',
      'Applicants who got work': '48%',
    });
    expect(pairs('Join today')).toEqual({ 'People with an account': '52' });
    expect(part('Join today').getByText('1,234 jobs are open now')).toBeTruthy();
    expect(screen.queryByText(/\d\+|Our goal/)).toBeNull();
  });

  it('The landing page has no statistics section while all statistics are below the minimum', async () => {
    open({ [FIGURES]: () => json({ ...publicStats, shown: [] }), [WORDS]: () => json({ testimonials: [said] }) });
    await screen.findByText('काम मिला।');
    expect(screen.queryByRole('region', { name: 'KaamSetu in numbers' })).toBeNull();
    expect(part('Join today').queryByRole('term')).toBeNull();
    expect(screen.queryByText(/jobs are open now/)).toBeNull();
  });

  it('A failed statistics call leaves the rest of the landing page unchanged', async () => {
    open({ [FIGURES]: () => problem(500, 'internal'), [WORDS]: () => json({ testimonials: [said] }) });
    await screen.findByText('काम मिला।');
    const ways = part('Join today').getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/register', '/jobs', '/signin']);
  });
});

it('Testimonials are marked with their language, and their section is missing without testimonials', async () => {
  open();
  await screen.findByText('1,234 jobs are open now');
  expect(screen.queryByRole('heading', { name: 'What people say' })).toBeNull();
  cleanup();
  open({ [WORDS]: () => json({ testimonials: [said] }) });
  expect((await screen.findByText('काम मिला।')).getAttribute('lang')).toBe('bho');
});

it('A feature links to the page that explains it', () => {
  open();
  const features = part('Why KaamSetu?').getAllByRole('link');
  expect(features.map((feature) => feature.getAttribute('href'))).toEqual([
    '/about#score',
    '/about#match',
    '/about#verified',
    '/for-employers',
  ]);
});

it('A picture of a trade links to the jobs of that trade', () => {
  open();
  const trades = part('Popular trades').getAllByRole('link');
  expect(trades[0]?.getAttribute('href')).toBe('/jobs?role=mason');
  expect(trades.at(-1)?.getAttribute('href')).toBe('/jobs');
});

// @vitest-environment happy-dom
// What a first visitor meets under the search: the newest jobs in every state, the journey under the hand, honest figures, words of people.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PublicStats } from '#contracts/landing.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { HomePage } from './home-page.tsx';
import { HomeEnd, HomeMiddle } from './home-parts.ts';

const JOBS = 'GET /api/v1/jobs/';
const FIGURES = 'GET /api/v1/stats/public/';
const WORDS = 'GET /api/v1/testimonials/';

const figures: PublicStats = {
  as_of: '2026-11-21T20:00:00Z',
  counted: {
    users: 52,
    workers: 40,
    jobs: 66,
    open_jobs: 1234,
    opportunities: 229,
    cities: 16,
    job_states: 8,
    worker_states: 4,
    satisfaction: null,
    placement: 48,
  },
  claimed: {
    users: 10_000,
    workers: 1000,
    families: 25_000,
    jobs: 5000,
    opportunities: 10_000,
    satisfaction: 95,
    cities: 150,
    placement: 78,
    job_states: 5,
    worker_states: 12,
  },
};

const list = (jobs: unknown[]) =>
  json({ jobs, total: jobs.length, page: 1, limit: 6, pages: 1, total_relation: 'eq', widening: null });

const served = {
  [JOBS]: () => list([jobResponse(1, { title: 'Mason for a hall' }), jobResponse(2, { title: 'Tiles in Baner' })]),
  [FIGURES]: () => json(figures),
  [WORDS]: () => json({ testimonials: [] }),
  'GET /api/v1/jobs/popular-searches/': () => json({ roles: [], locations: [] }),
};

// What stands below comes by itself when it is shown; here it is there from the start.
beforeAll(() => Promise.all([startWords(), HomeMiddle.preload(), HomeEnd.preload()]));
afterEach(cleanup);

function open(routes: Partial<Record<keyof typeof served, () => Response | Promise<Response>>> = {}) {
  const asked = serveWeb({ ...served, ...routes });
  renderWeb(<HomePage />);
  return asked;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the newest jobs', () => {
  it('are the six newest, in a carousel (D55)', async () => {
    const asked = open();
    expect(await screen.findByRole('link', { name: 'Mason for a hall' })).toBeTruthy();
    const { query } = asked.find(({ path }) => path === '/api/v1/jobs/') ?? {};
    expect(Object.fromEntries(query ?? [])).toMatchObject({ limit: '6', sort: 'created_at', order: 'desc' });
    expect(part('New jobs').getByRole('link', { name: 'View all opportunities' }).getAttribute('href')).toBe('/jobs');
  });

  it('are said to be on their way, and that they did not come, with a way to all jobs', async () => {
    open({ [JOBS]: () => new Promise<Response>(() => {}) });
    expect(await screen.findByText('Bringing the newest jobs…')).toBeTruthy();
    cleanup();
    open({ [JOBS]: () => problem(500, 'internal') });
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByRole('heading', { name: 'Failed to load featured jobs' })).toBeTruthy();
    expect(failure.getByRole('link').getAttribute('href')).toBe('/jobs');
  });

  it('may be none, with a way to every opportunity', async () => {
    open({ [JOBS]: () => list([]) });
    expect(await screen.findByRole('heading', { name: 'No jobs here yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View all opportunities' }).getAttribute('href')).toBe('/jobs');
  });
});

describe('the journey', () => {
  /** A row of six cards of 300 pixels, of which `wide` pixels show. */
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

  it('tells six events from May 2024 to March 2025', () => {
    const events = within(journey(300)).getAllByRole('listitem');
    expect(events).toHaveLength(6);
    expect([events[0]?.textContent, events[5]?.textContent]).toEqual([
      expect.stringContaining('May 2024'),
      expect.stringContaining('March 2025'),
    ]);
  });

  it('follows the mouse that drags it, and lets a finger scroll it as it scrolls everything', () => {
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

  it('goes a card on with the arrow keys and buttons, which end where it ends', () => {
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

describe('the figures', () => {
  it('say what is counted and when, and what is only said (D1)', async () => {
    open();
    await screen.findByText(/^Counted on 22 November 2026/);
    const figure = (name: string) =>
      part('KaamSetu in figures').getByText(name).parentElement?.textContent?.replace(name, '');
    expect(figure('Jobs posted')).toBe('66 CountedWe say 5,000+');
    expect(figure('States with jobs')).toBe('8 CountedWe say 5');
    expect(figure('States that workers come from')).toBe('4 CountedWe say 12');
    expect(figure('Ratings of 4 or 5 stars')).toBe('too few yetWe say 95%');
    expect(figure('Worker families')).toBe('not countedWe say 25,000+');
  });

  it('count alone where the operator claims nothing', async () => {
    open({ [FIGURES]: () => json({ ...figures, claimed: null }) });
    await screen.findByText('1,234 jobs are open now');
    expect(screen.queryByText(/We say/)).toBeNull();
    expect(screen.queryByText('Worker families')).toBeNull();
    expect(part('Join today').getByText('48%')).toBeTruthy();
  });

  it('that do not come leave the rest of the page as it is', async () => {
    open({ [FIGURES]: () => problem(500, 'internal') });
    expect(await screen.findByText('The figures did not come. Everything else works.')).toBeTruthy();
    const ways = part('Join today').getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/register', '/jobs', '/signin']);
  });
});

it('people’s words stand in the language they are in, and their part is missing where there are none', async () => {
  open();
  await screen.findByText('1,234 jobs are open now');
  expect(screen.queryByRole('heading', { name: 'What people say' })).toBeNull();
  cleanup();
  const said = { words: 'काम मिला।', language: 'bh', name: 'Ravi', about: 'Mason', city: 'Patna' };
  open({ [WORDS]: () => json({ testimonials: [said] }) });
  expect((await screen.findByText('काम मिला।')).getAttribute('lang')).toBe('bho');
});

it('a tap on the picture of a trade leads to its jobs', () => {
  open();
  const trades = part('Popular trades').getAllByRole('link');
  expect(trades[0]?.getAttribute('href')).toBe('/jobs?role=mason');
  expect(trades.at(-1)?.getAttribute('href')).toBe('/jobs');
});

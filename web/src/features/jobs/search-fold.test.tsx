// @vitest-environment happy-dom
// Tests that the search form folds into a pill and opens, and that the focus follows.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { JobSearch } from './job-search.tsx';
import { SuggestList } from './later-parts.ts';
import { saveRecentSearch } from './recent-searches.ts';

beforeAll(async () => {
  await startWords();
  await SuggestList.preload();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  serveWeb({
    'GET /api/v1/jobs/popular-searches/': () => json({ roles: [], locations: [] }),
    'GET /api/v1/jobs/': () =>
      json({ jobs: [jobResponse(1)], total: 1, page: 1, limit: 10, pages: 1, total_relation: 'eq', widening: null }),
    'GET /api/v1/jobs/suggestions/': () => json({ suggestions: [] }),
  });
});
afterEach(cleanup);

const show = (at: string) => renderWeb(<JobSearch cardAction={() => null} searchAction={() => null} />, at);
const pill = () => screen.queryByRole('link', { name: /^Change the search/ });
const what = () => screen.getByRole('combobox', { name: 'What work?' });
const address = () => screen.getByTestId('address').textContent;

describe('folded search form', () => {
  it.each([
    ['/jobs?role=mason&location=Pune', 'Mason · Pune'],
    ['/jobs?q=night+guard&state=Kerala', 'night guard · Kerala'],
    ['/jobs?job_type=daily_wage', 'Find work'],
  ])('A list that opens on %s shows the pill “%s”', async (at, text) => {
    show(at);
    await screen.findByRole('link', { name: 'Mason 1' });
    expect(pill()?.querySelector('.search-pill__text')?.textContent).toBe(text);
  });

  it.each(['/jobs', '/jobs?all=yes', '/jobs?page=2'])('A list that opens on %s shows the form', async (at) => {
    show(at);
    await screen.findByRole('link', { name: 'Mason 1' });
    expect(pill()).toBeNull();
  });

  it('The pill opens the form and moves the focus to its first field, also after the text was cleared', () => {
    show('/jobs?q=mason');
    fireEvent.click(pill() ?? document.body);
    expect(pill()).toBeNull();
    expect(document.activeElement).toBe(what());
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search words' }));
    expect(address()).toBe('/jobs?all=yes');
    fireEvent.change(what(), { target: { value: 'cook' } });
    expect(pill()).toBeNull();
  });

  it('A search folds the form and moves the focus to the pill', async () => {
    show('/jobs?all=yes');
    what().focus();
    fireEvent.change(what(), { target: { value: 'cook' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toBe('/jobs?q=cook'));
    expect(document.activeElement).toBe(pill());
  });

  it('A trade chip folds the form and moves the focus to the pill', async () => {
    show('/jobs?all=yes');
    const chip = screen.getByRole('button', { name: 'Mason' });
    chip.focus();
    fireEvent.click(chip);
    await waitFor(() => expect(address()).toBe('/jobs?role=mason'));
    expect(document.activeElement).toBe(pill());
  });

  it('The form stays open if the page itself adds the place of the last search', async () => {
    saveRecentSearch({ q: 'mason', location: 'Pune' }, 1);
    show('/jobs');
    await waitFor(() => expect(address()).toBe('/jobs?location=Pune'));
    expect(pill()).toBeNull();
  });
});

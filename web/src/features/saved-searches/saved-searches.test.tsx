// @vitest-environment happy-dom
// Tests saved searches: saving, a search that a visitor wanted to save before sign-in, and notification settings.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedSearch } from '#contracts/saved-searches.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { PendingSearch } from './pending-search.tsx';
import { SaveSearchButton } from './save-search-button.tsx';
import { SavedSearches } from './saved-searches.tsx';

const LIST = 'GET /api/v1/labour/saved-searches/';
const SAVE = 'POST /api/v1/labour/saved-searches/';
const CHANGE = 'PATCH /api/v1/labour/saved-searches/7/';
const REMOVE = 'DELETE /api/v1/labour/saved-searches/7/';

const mason: SavedSearch = {
  id: 7,
  name: null,
  search: { role: 'mason', location: 'Pune', job_type: 'daily_wage' },
  alert: 'instant',
  new_count: 3,
  created_at: '2026-11-20T06:00:00.000Z',
  seen_at: '2026-11-20T06:00:00.000Z',
};
const list = (...searches: SavedSearch[]) => json({ searches, limit: 10 });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const SAVE_IT = 'Tell me about new jobs like these';

function signIn(user_type: 'labour' | 'employer') {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', user_type);
  localStorage.setItem('userData', JSON.stringify({ id: 1, first_name: 'Ram', user_type, completion: 80 }));
}

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('Saving a search', () => {
  it('The save button saves the search with one tap, and an equal search is shown as saved', async () => {
    signIn('labour');
    const asked = serveWeb({ [LIST]: () => list(), [SAVE]: () => json(mason, 201) });
    renderWeb(<SaveSearchButton search={{ q: 'Mason', location: 'Pune' }} />, '/jobs?q=Mason');
    fireEvent.click(await screen.findByRole('button', { name: SAVE_IT }));
    expect((await screen.findAllByText('Job alert saved. We will tell you about new jobs.')).length).toBeGreaterThan(0);
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      search: { q: 'Mason', location: 'Pune' },
      alert: 'instant',
    });
    cleanup();
    serveWeb({ [LIST]: () => list(mason) });
    renderWeb(
      <SaveSearchButton search={{ role: 'mason', location: ' PUNE ', job_type: 'daily_wage', near: '1.00,2.00' }} />,
    );
    expect((await screen.findByRole('link', { name: 'Job alert saved' })).getAttribute('href')).toBe(
      '/labour/dashboard/searches',
    );
  });

  it('The save button of a search leads visitors to sign-in, and the search is saved once after it', async () => {
    serveWeb({});
    renderWeb(<SaveSearchButton search={{ q: 'mason' }} />, '/jobs?q=mason');
    press(SAVE_IT);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/signin?next=%2Fjobs%3Fq%3Dmason'));
    cleanup();
    signIn('labour');
    const asked = serveWeb({ [LIST]: () => list(), [SAVE]: () => json(mason, 201) });
    renderWeb(<PendingSearch />);
    expect((await screen.findAllByText('Job alert saved. We will tell you about new jobs.')).length).toBeGreaterThan(0);
    cleanup();
    renderWeb(<PendingSearch />);
    await waitFor(() => expect(asked.filter(({ method }) => method === 'POST').length).toBe(1));
  });

  it('The save button is hidden for an empty search and from employers, and explains 409 `saved_searches_limit`', async () => {
    serveWeb({});
    renderWeb(<SaveSearchButton search={{ near: '18.52,73.86' }} />);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    signIn('employer');
    renderWeb(<SaveSearchButton search={{ q: 'mason' }} />);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    signIn('labour');
    serveWeb({ [LIST]: () => list(), [SAVE]: () => problem(409, 'saved_searches_limit', { limit: 10 }) });
    renderWeb(<SaveSearchButton search={{ q: 'mason' }} />);
    press(SAVE_IT);
    expect((await screen.findAllByText(/10/)).length).toBeGreaterThan(0);
  });
});

describe('List of saved searches', () => {
  it('The list of saved searches shows the number of new jobs, and opening a search marks them as seen', async () => {
    signIn('labour');
    const asked = serveWeb({ [LIST]: () => list(mason), [CHANGE]: () => json({ ...mason, new_count: 0 }) });
    renderWeb(<SavedSearches />, '/labour/dashboard/searches');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('3 new jobs')).toBeTruthy();
    fireEvent.click(card.getByRole('link', { name: 'Mason · Pune' }));
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe('/jobs?location=Pune&job_type=daily_wage&role=mason'),
    );
    await waitFor(() => expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ seen: true }));
  });

  it('The notification setting of a saved search changes at once and is reverted after a 500', async () => {
    signIn('labour');
    serveWeb({ [LIST]: () => list(mason), [CHANGE]: () => problem(500, 'internal') });
    renderWeb(<SavedSearches />);
    const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
    await screen.findByRole('article');
    expect(isOn('At once')).toBe('true');
    press('Mornings');
    expect((await screen.findAllByText('Something went wrong. Please try again.')).length).toBeGreaterThan(0);
    await waitFor(() => expect(isOn('At once')).toBe('true'));
  });

  it('A saved search is deleted after a confirmation, and the empty list shows an empty state', async () => {
    signIn('labour');
    let gone = false;
    serveWeb({
      [LIST]: () => (gone ? list() : list(mason)),
      [REMOVE]: () => {
        gone = true;
        return json({ removed: true });
      },
    });
    renderWeb(<SavedSearches />);
    await screen.findByRole('article');
    press('Delete this job alert: Mason · Pune');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('You have no job alerts yet')).toBeTruthy();
  });

  it('The list of saved searches shows an error with a retry button after a 503', async () => {
    signIn('labour');
    serveWeb({ [LIST]: () => problem(503, 'unavailable') });
    renderWeb(<SavedSearches />);
    expect(await screen.findByText('Couldn’t load this. Try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

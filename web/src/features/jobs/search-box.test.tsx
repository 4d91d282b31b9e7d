// @vitest-environment happy-dom
// The search box: the error of an empty search, and suggestions by keyboard.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import jobs from '#locales/en/jobs.json';
import reference from '#locales/en/reference.json';
import places from '#locales/hi/places.json';
import { json, serveWeb } from '#testing/fake-server.ts';
import { SuggestList } from './later-parts.ts';
import { saveRecentSearch } from './recent-searches.ts';
import { SearchBox } from './search-box.tsx';

// A long limit, so that a slow machine does not fail the test. The limit only ends a wait that would never end.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(async () => {
  await SuggestList.preload();
  await i18next.use(initReactI18next).init({
    lng: 'hi',
    fallbackLng: 'en',
    ns: ['jobs', 'places', 'reference'],
    resources: { en: { jobs, reference }, hi: { places } },
  });
});
beforeEach(() => {
  localStorage.clear();
  serveWeb({
    [POPULAR]: () => json({ roles: ['mason', 'zari worker'], locations: ['Pune'] }),
  });
});
afterEach(cleanup);

const POPULAR = 'GET /api/v1/jobs/popular-searches/';
const nothing = { names: {}, role: null, city: null, state: null, location: null, before: '' };

/** Serves these suggestions for any typed words. */
const suggest = (found: readonly object[]) =>
  serveWeb({
    [POPULAR]: () => json({ roles: [], locations: [] }),
    'GET /api/v1/jobs/suggestions/': () => json({ suggestions: found.map((one) => ({ ...nothing, ...one })) }),
  });

function show(onSearch = vi.fn()) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SearchBox looks="hero" words={{ q: '', location: '' }} onSearch={onSearch} />
    </QueryClientProvider>,
  );
  return {
    onSearch,
    what: screen.getByRole('combobox', { name: 'What work?' }),
    where: screen.getByRole('combobox', { name: 'Where?' }),
  };
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Find work' }));

describe('Search box', () => {
  it('The search box shows an error and focuses the first field if both fields are blank', () => {
    const { onSearch, what } = show();
    fireEvent.change(what, { target: { value: '  \u200B ' } });
    submit();
    expect(onSearch).not.toHaveBeenCalled();
    expect(screen.getByText('Please enter a job title, skill or location.')).toBeTruthy();
    expect(document.activeElement).toBe(what);
    expect(what.getAttribute('aria-invalid')).toBe('true');
  });

  it('The slim search box with a place opens when the reader focuses it', () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SearchBox looks="slim" words={{ q: '', location: 'Pune' }} onSearch={vi.fn()} />
      </QueryClientProvider>,
    );
    const box = screen.getByRole('button', { name: 'Search' }).closest('form');
    expect(box?.dataset.open).toBeUndefined();
    fireEvent.focus(screen.getByRole('combobox', { name: 'What work?' }));
    expect(box?.dataset.open).toBe('true');
  });

  it('The slim search box closes after a search, stays open after an empty search, and opens again on a tap', () => {
    const onSearch = vi.fn();
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SearchBox looks="slim" words={{ q: '', location: '' }} onSearch={onSearch} />
      </QueryClientProvider>,
    );
    const what = screen.getByRole('combobox', { name: 'What work?' });
    const box = screen.getByRole('button', { name: 'Search' }).closest('form');
    const isOpen = () => box?.dataset.open === 'true';
    act(() => what.focus());
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(isOpen()).toBe(true);
    fireEvent.change(what, { target: { value: 'mason' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSearch).toHaveBeenCalledWith({ q: 'mason', location: '' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(what);
    fireEvent.click(what);
    expect(isOpen()).toBe(true);
  });

  it('The search box sends a known place by its stored name', () => {
    const { onSearch, where } = show();
    fireEvent.change(where, { target: { value: 'पुणे' } });
    submit();
    expect(onSearch).toHaveBeenCalledWith({ q: '', location: 'Pune' });
  });

  it('The search box accepts a suggestion by keyboard and closes on Escape', () => {
    const { what } = show();
    fireEvent.focus(what);
    fireEvent.change(what, { target: { value: 'pLu' } });
    expect(what.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(what, { key: 'ArrowDown' });
    fireEvent.keyDown(what, { key: 'Enter' });
    expect(what).toHaveProperty('value', 'Plumber');
    fireEvent.focus(what);
    fireEvent.keyDown(what, { key: 'Escape' });
    expect(what.getAttribute('aria-expanded')).toBe('false');
  });

  it('The search box suggests popular words, translated if possible', async () => {
    const { what } = show();
    fireEvent.focus(what);
    await screen.findByRole('option', { name: 'zari worker' });
    expect(screen.getAllByRole('option', { name: 'Mason' }).length).toBe(1);
  });

  it('The search box suggests a Hindi place name for a word typed in Latin letters', async () => {
    const { where } = show();
    fireEvent.change(where, { target: { value: 'pun' } });
    expect(await screen.findByRole('option', { name: 'पुणे' })).toBeTruthy();
  });

  it('The suggestions open on focus and close on blur, and clearing a field keeps the focus', () => {
    const { what, where } = show();
    expect(screen.queryAllByRole('option', { hidden: true })).toEqual([]);
    act(() => what.focus());
    expect(what.getAttribute('aria-expanded')).toBe('true');
    act(() => where.focus());
    expect([what, where].map((field) => field.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
    fireEvent.change(where, { target: { value: 'Nagpur' } });
    fireEvent.click(screen.getByRole('button', { name: 'Clear the place' }));
    expect(where).toHaveProperty('value', '');
    expect(document.activeElement).toBe(where);
  });

  it('The search box suggests the last five searches first and deletes them without losing the focus', () => {
    for (let number = 1; number <= 6; number += 1) saveRecentSearch({ q: `trade ${number}`, location: '' }, number);
    const { what } = show();
    act(() => what.focus());
    const recent = within(screen.getByRole('group', { name: 'Recent searches' }));
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      [6, 5, 4, 3, 2].map((number) => `trade ${number} · Any`),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
    expect(localStorage.getItem('recentSearches')).toBeNull();
    expect(document.activeElement).toBe(what);
  });

  it('The search box says that nothing matches', async () => {
    suggest([]);
    const { what } = show();
    fireEvent.change(what, { target: { value: 'zzz' } });
    expect(await screen.findByText('No matching roles or locations found.')).toBeTruthy();
  });

  it('The search box suggests trades in the language of the reader from the third letter on', async () => {
    suggest([{ kind: 'trade', name: 'plumber', role: 'plumber', before: 'night' }]);
    const { what } = show();
    fireEvent.change(what, { target: { value: 'night plum' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Plumber' }));
    expect(what).toHaveProperty('value', 'night Plumber');
  });

  it('A suggested place goes into the place field, and the words before it stay', async () => {
    const area = { name: 'Andheri East', city: 'Pune', state: 'Maharashtra', location: 'Andheri East, Pune' };
    suggest([{ kind: 'area', ...area, before: 'guard' }]);
    const { what, where } = show();
    fireEvent.change(what, { target: { value: 'guard andh' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Andheri East पुणे' }));
    expect([what, where]).toMatchObject([{ value: 'guard' }, { value: 'Andheri East, Pune' }]);
  });
});

// @vitest-environment happy-dom
// The search answers an empty form with one sentence, and walks its suggestions by keyboard.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import jobs from '#locales/en/jobs.json';
import places from '#locales/hi/places.json';
import { json, serveWeb } from '#testing/fake-server.ts';
import { SearchBox } from './search-box.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'hi',
    fallbackLng: 'en',
    ns: ['jobs', 'places', 'reference'],
    resources: { en: { jobs, reference: {} }, hi: { places } },
  });
});
beforeEach(() => {
  localStorage.clear();
  serveWeb({
    'GET /api/v1/jobs/popular-searches/': () => json({ roles: ['mason', 'zari worker'], locations: ['Pune'] }),
  });
});
afterEach(cleanup);

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

describe('the search box', () => {
  it('asks for a job, skill or place when both fields are blank, and goes back to the first', () => {
    const { onSearch, what } = show();
    fireEvent.change(what, { target: { value: '  \u200B ' } });
    submit();
    expect(onSearch).not.toHaveBeenCalled();
    expect(screen.getByText('please enter a job title, skill or location')).toBeTruthy();
    expect(document.activeElement).toBe(what);
    expect(what.getAttribute('aria-invalid')).toBe('true');
  });

  it('sends a known place by its stored name', () => {
    const { onSearch, where } = show();
    fireEvent.change(where, { target: { value: 'पुणे' } });
    submit();
    expect(onSearch).toHaveBeenCalledWith({ q: '', location: 'Pune' });
  });

  it('takes a suggestion by keyboard and closes on Escape', () => {
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

  it('offers what is popular now, in the reader’s words where there are any', async () => {
    const { what } = show();
    fireEvent.focus(what);
    await screen.findByRole('option', { name: 'zari worker' });
    expect(screen.getAllByRole('option', { name: 'Mason' }).length).toBe(1);
  });

  it('says when nothing matches', () => {
    const { what } = show();
    fireEvent.change(what, { target: { value: 'zzz' } });
    expect(screen.getAllByText('no matching roles or locations found').length).toBeGreaterThan(0);
  });
});

// @vitest-environment happy-dom
// Tests the forms of the job list that the browser submits itself, before hydration and without JavaScript.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { PlainFilters } from './plain-filters.tsx';
import { readSearch } from './search-params.ts';

beforeAll(startWords);
afterEach(cleanup);

/** Returns the parameters that the browser submits with a form. */
const submitted = (form: HTMLFormElement | null | undefined) =>
  Object.fromEntries([...new FormData(form ?? expect.fail('no form'))].filter(([, value]) => value !== ''));

describe('Job list without JavaScript', () => {
  it('The form of filters shows the town, so that a visitor can remove it, and keeps the trade once', () => {
    renderWeb(<PlainFilters search={readSearch(new URLSearchParams('role=mason&location=Pune&state=Bihar'))} />);
    const where = screen.getByLabelText<HTMLInputElement>('Where?');
    expect(where.type).toBe('text');
    expect(submitted(where.form)).toEqual({ role: 'mason', location: 'Pune', state: 'Bihar', sort: 'created_at' });
  });

  it('A new search in the search box keeps the filters and replaces the words, the place and the order', () => {
    const search = readSearch(
      new URLSearchParams('q=site&location=Pune&role=mason&shift=night&sort=salary&page=3&near=me'),
    );
    renderWeb(
      <>
        <form id="search" />
        <PlainFilters search={search} />
      </>,
    );
    expect(submitted(document.querySelector<HTMLFormElement>('#search'))).toEqual({
      role: 'mason',
      shift: 'night',
      near: 'me',
    });
  });

  it('The start and the period of the pay are fields of one choice, named after what they ask', () => {
    renderWeb(<PlainFilters search={readSearch(new URLSearchParams('start=tomorrow&pay_min=300&pay_period=day'))} />);
    const start = screen.getByLabelText<HTMLSelectElement>('When does the work start?');
    expect([...start.options].map(({ text }) => text)).toEqual(['Any time', 'Starts today', 'Starts tomorrow']);
    expect(screen.getByLabelText<HTMLSelectElement>('Pay for how long?').value).toBe('day');
    expect(submitted(start.form)).toMatchObject({ start: 'tomorrow', pay_min: '300', pay_period: 'day' });
  });

  it('A link in the form of filters removes all terms of the search', () => {
    renderWeb(<PlainFilters search={readSearch(new URLSearchParams('role=mason&pay_min=300'))} />);
    expect(screen.getByText(/\(2\)/).tagName).toBe('SUMMARY');
    expect(screen.getByRole('link', { name: 'Clear all', hidden: true }).getAttribute('href')).toBe('/jobs?all=yes');
  });
});

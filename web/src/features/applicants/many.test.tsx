// @vitest-environment happy-dom
// Tests the selection of several applicants, and the filter by application status.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationResponse } from '#testing/application-response.ts';
import { json, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Applicants } from './applicants.tsx';

const LIST = 'GET /api/v1/employers/applications/';
const BULK = 'POST /api/v1/employers/applications/bulk-status/';

const named = (id: number, first_name: string) =>
  applicationResponse({
    id,
    allowed: ['shortlisted', 'rejected'],
    applicant: { ...applicationResponse().applicant, id: id + 100, first_name },
  });
const hired = { ...named(9, 'Salim'), status: 'accepted' as const, allowed: ['completed' as const] };
const people = [named(1, 'Asha'), named(2, 'Mohan'), hired];

const everyone = [...people, named(3, 'Radha')];

/**
 * The responses of the fake server: two pages of applicants. If the list is sorted by match score, applicant 3 is on
 * the first page instead of applicant 1.
 */
const pages = {
  'GET /api/v1/employers/jobs/': () => json({ jobs: [], total: 0, page: 1, limit: 50, pages: 0 }),
  [LIST]: ({ query }: { query: URLSearchParams }) => {
    const ids = query.get('page') === '2' ? [9] : query.get('sort') === 'match' ? [2, 3] : [1, 2];
    const applications = everyone.filter(({ id }) => ids.includes(id));
    return json({ applications, total: 4, page: Number(query.get('page')), limit: 50, pages: 2 });
  },
};

const lists = {
  [LIST]: ({ query }: { query: URLSearchParams }) => {
    const status = query.get('status');
    const applications = people.filter((one) => status === null || one.status === status);
    return json({ applications, total: applications.length, page: 1, limit: 50, pages: 1 });
  },
  'GET /api/v1/employers/jobs/': () => json({ jobs: [], total: 0, page: 1, limit: 50, pages: 0 }),
};

const show = (address = '/employer/dashboard/applicants') => renderWeb(<Applicants job_uid={null} />, address);

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('Selection of several applicants', () => {
  it('The bulk bar rejects the selected applicants with one message and lists refusals with the reason', async () => {
    const asked = serveWeb({
      ...lists,
      [BULK]: () => json({ updated: [1], refused: [{ id: 2, code: 'invalid_transition' }] }),
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Choose several' }));
    expect(screen.queryByRole('checkbox', { name: /Salim/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Asha Yadav' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Mohan Yadav' }));
    expect(screen.getByText('2 chosen')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Not this time' }));
    const words = await screen.findByRole('textbox', { name: /The same few words to all/ });
    fireEvent.change(words, { target: { value: 'All places are taken' } });
    fireEvent.click(screen.getByRole('button', { name: 'Not this time' }));
    expect(await screen.findByText(/^Mohan: /)).toBeTruthy();
    expect(await screen.findByText(/^Application status updated\. 1 person/)).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      ids: [1, 2],
      status: 'rejected',
      employer_feedback: 'All places are taken',
    });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('The “choose all” button selects only the visible applicants', async () => {
    serveWeb(lists);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Choose several' }));
    fireEvent.click(screen.getByRole('button', { name: /^Choose all.*New$/ }));
    expect(screen.getByText('2 chosen')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Hired/ }));
    expect(await screen.findByText('Tap the people you mean.')).toBeTruthy();
  });

  it('The bulk bar shortlists only applicants that the new order of the list still shows', async () => {
    const asked = serveWeb({ ...pages, [BULK]: () => json({ updated: [2], refused: [] }) });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Choose several' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Asha Yadav' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Mohan Yadav' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'match' } });
    expect(await screen.findByRole('checkbox', { name: 'Choose Radha Yadav' })).toHaveProperty('checked', false);
    expect(await screen.findByText('1 chosen')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Shortlist' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ ids: [2] }));
  });

  it('The bulk bar counts no applicant of another page', async () => {
    serveWeb(pages);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Choose several' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Asha Yadav' }));
    fireEvent.click(screen.getByRole('link', { name: 'Older' }));
    expect(await screen.findByRole('article', { name: 'Salim Yadav' })).toBeTruthy();
    expect(await screen.findByText('Tap the people you mean.')).toBeTruthy();
  });

  it('The selection becomes empty when the finished columns replace the active columns', async () => {
    serveWeb(lists);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Choose several' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Asha Yadav' }));
    fireEvent.click(screen.getByRole('button', { name: 'Finished' }));
    expect(await screen.findByText('Tap the people you mean.')).toBeTruthy();
  });

  it('The status filter requests one status from the server and keeps the counts of all', async () => {
    const asked = serveWeb(lists);
    show();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Status' }), { target: { value: 'accepted' } });
    await waitFor(() => expect(asked.some(({ query }) => query.get('status') === 'accepted')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Asha Yadav' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Salim Yadav' }).getAttribute('href')).toBe(
      '/employer/dashboard/applicants/9',
    );
    expect(screen.getByRole('button', { name: /^New 2/ })).toBeTruthy();
  });
});

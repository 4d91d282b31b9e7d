// @vitest-environment happy-dom
// The keys of the board of applicants.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '#contracts/application-shapes.ts';
import { applicationResponse } from '#testing/application-response.ts';
import { json, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Applicants } from './applicants.tsx';

const person = (id: number, first_name: string): Application =>
  applicationResponse({
    id,
    allowed: ['shortlisted', 'rejected'],
    applicant: { ...applicationResponse().applicant, first_name },
  });

/** Serves two new applicants. A change of status is stored. */
function serve() {
  let people = [person(1, 'Asha'), person(2, 'Mohan')];
  return serveWeb({
    'GET /api/v1/employers/applications/': () =>
      json({ applications: people, total: people.length, page: 1, limit: 50, pages: 1 }),
    'GET /api/v1/employers/jobs/': () => json({ jobs: [], total: 0, page: 1, limit: 50, pages: 0 }),
    'PATCH /api/v1/employers/applications/1/status/': () => {
      people = people.map((one) => (one.id === 1 ? { ...one, status: 'shortlisted', allowed: [] } : one));
      return json(people[0]);
    },
  });
}

const card = (name: string) => screen.findByRole('article', { name: `${name} Yadav` });
const press = (key: string, on: Element | null = document.activeElement) =>
  fireEvent.keyDown(on ?? document.body, { key });
const focused = () => document.activeElement?.getAttribute('aria-label');

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('Keys of the board of applicants', () => {
  it('J and K move the focus between cards once a card has the focus, and do nothing before', async () => {
    serve();
    renderWeb(<Applicants job_uid={null} />, '/employer/dashboard/applicants');
    const first = await card('Asha');
    press('j', document.body);
    expect(document.activeElement).toBe(document.body);
    first.focus();
    press('j');
    expect(focused()).toBe('Mohan Yadav');
    press('K');
    expect(focused()).toBe('Asha Yadav');
  });

  it('S shortlists the applicant with the focus, and the focus goes to the next applicant', async () => {
    const asked = serve();
    renderWeb(<Applicants job_uid={null} />, '/employer/dashboard/applicants');
    (await card('Asha')).focus();
    press('s');
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ status: 'shortlisted' }),
    );
    await waitFor(() => expect(focused()).toBe('Mohan Yadav'));
  });

  it('X opens the question before a rejection, and keys in the dialog or with Ctrl do nothing', async () => {
    const asked = serve();
    renderWeb(<Applicants job_uid={null} />, '/employer/dashboard/applicants');
    (await card('Asha')).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'x', ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    press('x');
    const dialog = await screen.findByRole('dialog');
    press('s', dialog);
    press('s', await screen.findByRole('textbox'));
    expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('A legend names the keys', async () => {
    serve();
    renderWeb(<Applicants job_uid={null} />, '/employer/dashboard/applicants');
    const legend = await screen.findByText(/Keys on a card/);
    expect(legend.textContent).toBe('Keys on a card:J next personK previous personS ShortlistX Not this time');
  });
});

// @vitest-environment happy-dom
// Tests the keyboard shortcuts in the list of applicants.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

/** Starts a fake server with two new applicants by default. The server stores changes of their status. */
function serve(people = [person(1, 'Asha'), person(2, 'Mohan')]) {
  let now = people;
  const change = (id: number) => (asked: { body: unknown }) => {
    now = now.map((one) => (one.id === id ? applicationResponse({ ...one, ...Object(asked.body), allowed: [] }) : one));
    return json(now.find((one) => one.id === id));
  };
  return serveWeb({
    'GET /api/v1/employers/applications/': () =>
      json({ applications: now, total: now.length, page: 1, limit: 50, pages: 1 }),
    'GET /api/v1/employers/jobs/': () => json({ jobs: [], total: 0, page: 1, limit: 50, pages: 0 }),
    'PATCH /api/v1/employers/applications/1/status/': change(1),
    'PATCH /api/v1/employers/applications/2/status/': change(2),
  });
}

const card = (name: string) => screen.findByRole('article', { name: `${name} Yadav` });
const press = (key: string, on: Element | null = document.activeElement, more: { repeat?: boolean } = {}) =>
  fireEvent.keyDown(on ?? document.body, { key, ...more });
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

  it('S and X do nothing while the key is held, and J continues to move the focus', async () => {
    const asked = serve();
    renderWeb(<Applicants job_uid={null} />, '/employer/dashboard/applicants');
    (await card('Asha')).focus();
    press('s', document.activeElement, { repeat: true });
    press('x', document.activeElement, { repeat: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    press('j', document.activeElement, { repeat: true });
    expect(focused()).toBe('Mohan Yadav');
    // The repeated S and X above sent no decision, so the server receives only the decision of this single press of S.
    press('s');
    await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true));
    expect(asked.filter(({ method }) => method === 'PATCH').map(({ path }) => path)).toEqual([
      '/api/v1/employers/applications/2/status/',
    ]);
  });

  it('After the last card of a column, the focus goes to the previous card of the column', async () => {
    const reviewed: Application = { ...person(3, 'Salim'), status: 'under_review' };
    serve([person(1, 'Asha'), person(2, 'Mohan'), reviewed]);
    renderWeb(<Applicants job_uid={null} />, '/employer/dashboard/applicants');
    (await card('Mohan')).focus();
    press('s');
    await waitFor(() => expect(focused()).toBe('Asha Yadav'));
  });

  it('After the only card of a column, the focus goes to the next column', async () => {
    const reviewed: Application = { ...person(3, 'Salim'), status: 'under_review' };
    serve([person(1, 'Asha'), reviewed]);
    renderWeb(<Applicants job_uid={null} />, '/employer/dashboard/applicants');
    (await card('Asha')).focus();
    press('s');
    await waitFor(() => expect(focused()).toBe('Salim Yadav'));
  });

  it('After a rejection with X, the focus goes to the next applicant', async () => {
    const asked = serve();
    renderWeb(<Applicants job_uid={null} />, '/employer/dashboard/applicants');
    (await card('Asha')).focus();
    press('x');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Not this time' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ status: 'rejected' }),
    );
    await waitFor(() => expect(focused()).toBe('Mohan Yadav'));
  });

  it('After a cancelled rejection, a change of the list does not move the focus', async () => {
    serve();
    renderWeb(<Applicants job_uid={null} />, '/employer/dashboard/applicants');
    const first = await card('Asha');
    first.focus();
    press('x');
    await screen.findByRole('dialog');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(first));
    fireEvent.pointerDown(document.body);
    first.blur();
    // Asha's rejection was cancelled above. A click now shortlists Asha. No neighbouring card may get the focus then.
    fireEvent.click(within(first).getByRole('button', { name: /Shortlist/ }));
    await screen.findByRole('region', { name: 'Shortlisted: 1' });
    await waitFor(() => expect(screen.getByText(/Application status updated/)).toBeTruthy());
    expect(document.activeElement).toBe(document.body);
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

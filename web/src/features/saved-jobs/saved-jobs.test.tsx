// @vitest-environment happy-dom
// Tests saved jobs: optimistic saving with rollback, and a job that a visitor wanted to save before sign-in.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { PendingSave } from './pending-save.tsx';
import { SaveButton } from './save-button.tsx';
import { SavedJobs } from './saved-jobs.tsx';

const SAVED = 'GET /api/v1/labour/saved-jobs/';
const job = jobResponse(1);
const PUT = `PUT /api/v1/labour/saved-jobs/${job.uid}/`;
const DELETE = `DELETE /api/v1/labour/saved-jobs/${job.uid}/`;

const list = (...jobs: ReturnType<typeof jobResponse>[]) =>
  json({ jobs, total: jobs.length, page: 1, limit: 10, pages: jobs.length > 0 ? 1 : 0 });
const heart = () => screen.getByRole('button', { name: `Save this job: ${job.title}` });
const isOn = () => heart().getAttribute('aria-pressed');

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

const button = <SaveButton uid={job.uid} title={job.title} />;

describe('Saving a job', () => {
  it('The heart of a job fills before the response and empties with a message if the server answers 500', async () => {
    signIn('labour');
    let answer: (response: Response) => void = () => {};
    const asked = serveWeb({
      [SAVED]: () => list(),
      [PUT]: () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
      [DELETE]: () => json({ saved: false }),
    });
    renderWeb(button);
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/saved-jobs/'))).toBe(true));
    fireEvent.click(heart());
    await waitFor(() => expect(isOn()).toBe('true'));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
    answer(problem(500, 'internal'));
    expect((await screen.findAllByText('Failed to save job. Please try again.')).length).toBeGreaterThan(0);
    expect(isOn()).toBe('false');
  });

  it('The heart button is hidden from employers', () => {
    signIn('employer');
    serveWeb({});
    renderWeb(button);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('The heart button leads visitors to sign-in, and the job is saved once after it', async () => {
    serveWeb({});
    renderWeb(button, '/jobs?q=mason');
    fireEvent.click(heart());
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/signin?next=%2Fjobs%3Fq%3Dmason'));
    cleanup();
    signIn('labour');
    const asked = serveWeb({ [SAVED]: () => list(), [PUT]: () => json({ saved: true }) });
    renderWeb(<PendingSave />);
    expect((await screen.findAllByText('The job is saved')).length).toBeGreaterThan(0);
    cleanup();
    renderWeb(<PendingSave />);
    await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT').length).toBe(1));
  });

  it('The heart shows the pending save as saved, although the list was requested before the save', async () => {
    serveWeb({});
    renderWeb(button);
    fireEvent.click(heart());
    cleanup();
    signIn('labour');
    let isSaved = false;
    const asked = serveWeb({
      // Simulates a slow request for the list: the response arrives after the job is saved, but lacks the job.
      [SAVED]: async () => {
        const known = isSaved ? list(job) : list();
        await waitFor(() => expect(isSaved).toBe(true));
        return known;
      },
      [PUT]: async () => {
        await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/saved-jobs/'))).toBe(true));
        isSaved = true;
        return json({ saved: true });
      },
    });
    renderWeb(
      <>
        <PendingSave />
        {button}
      </>,
    );
    expect((await screen.findAllByText('The job is saved')).length).toBeGreaterThan(0);
    await waitFor(() => expect(isOn()).toBe('true'));
  });

  it('The pending save is deleted if an employer signs in', async () => {
    serveWeb({});
    renderWeb(button);
    fireEvent.click(heart());
    cleanup();
    signIn('employer');
    renderWeb(<PendingSave />);
    await waitFor(() => expect(sessionStorage.getItem('savedWish')).toBeNull());
  });
});

describe('List of saved jobs', () => {
  it('A closed saved job remains in the list with its status and without a link', async () => {
    signIn('labour');
    const closed = jobResponse(2, { status: 'closed' });
    serveWeb({ [SAVED]: () => list(job, closed), [DELETE]: () => json({ saved: false }) });
    renderWeb(<SavedJobs />);
    expect(await screen.findByRole('link', { name: job.title })).toBeTruthy();
    expect(screen.queryByRole('link', { name: closed.title })).toBeNull();
    expect(screen.getByText('Closed')).toBeTruthy();
    fireEvent.click(heart());
    await waitFor(() => expect(isOn()).toBe('false'));
    expect(screen.getByRole('link', { name: job.title })).toBeTruthy();
  });

  it('The list of saved jobs shows an empty state, and an error after a 503', async () => {
    signIn('labour');
    serveWeb({ [SAVED]: () => list() });
    renderWeb(<SavedJobs />);
    expect(await screen.findByText('You have not saved a job yet')).toBeTruthy();
    cleanup();
    serveWeb({ [SAVED]: () => problem(503, 'unavailable') });
    renderWeb(<SavedJobs />);
    expect(await screen.findByText('Failed to load jobs. Try again.')).toBeTruthy();
  });
});

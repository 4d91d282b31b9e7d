// @vitest-environment happy-dom
// Tests the page after posting a job: the growing number of notified workers, and a job that waits for a moderator.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { ownJobOf } from '#testing/own-job.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { justPosted } from './just-posted.ts';
import { Posted } from './posted.tsx';

const job = ownJobOf();
const ONE = `/api/v1/employers/jobs/uid/${job.uid}/`;
const JOB = `GET ${ONE}`;
const REACH = `GET ${ONE}reach/`;

beforeAll(startWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = <Posted uid={job.uid} share={() => <p>Ways</p>} pictures={null} people={<p>Best people</p>} />;
const show = () => renderWeb(page);

/** A button that opens the page with the history state that the job form sets after posting. */
function AfterPosting() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/', { state: justPosted })}>
        Post
      </button>
      {page}
    </>
  );
}

describe('The page after posting a job', () => {
  it('The page shows how many workers were notified and how many live nearby, and refetches the numbers', async () => {
    const answers = [
      { notified: 0, near: 0 },
      { notified: 8, near: 5 },
    ];
    serveWeb({ [JOB]: () => json(job), [REACH]: () => json(answers.length > 1 ? answers.shift() : answers[0]) });
    renderWeb(<AfterPosting />);
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Job posted.' })).toBeTruthy();
    expect(await screen.findByText(/No one has been notified yet/)).toBeTruthy();
    expect((await screen.findByText('8', {}, { timeout: 30_000 })).closest('div')?.textContent).toBe(
      'Workers notified8',
    );
    expect(screen.getByText('5').closest('div')?.textContent).toBe('Of them nearby5');
    expect(screen.getByText('Ways')).toBeTruthy();
    expect(screen.getByText('Best people')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my jobs' }).getAttribute('href')).toBe('/employer/dashboard/jobs');
  }, 60_000);

  it('The page claims nothing about notified workers while the number is unknown', async () => {
    const asked = serveWeb({ [JOB]: () => json(job), [REACH]: () => problem(500, 'internal') });
    show();
    expect(await screen.findByText('Ways')).toBeTruthy();
    await waitFor(() => expect(asked.some(({ path }) => path === `${ONE}reach/`)).toBe(true));
    expect(screen.queryByText(/No one has been notified yet/)).toBeNull();
  });

  it('The page of an older job is headed “Share”, because the employer did not come from posting', async () => {
    serveWeb({ [JOB]: () => json(job), [REACH]: () => json({ notified: 8, near: 5 }) });
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Share' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.queryByText('Job posted.')).toBeNull();
  });

  it('A job that waits for review has neither numbers nor ways to share it', async () => {
    const asked = serveWeb({ [JOB]: () => json(ownJobOf({ status: 'pending_review' })) });
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Our team is checking it first' })).toBeTruthy();
    expect(screen.queryByText('Ways')).toBeNull();
    expect(screen.queryByText('Best people')).toBeNull();
    expect(asked.map(({ path }) => path)).toEqual([ONE]);
  });
});

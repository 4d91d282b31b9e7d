// @vitest-environment happy-dom
// Tests the list of an employer's own jobs: status filter, allowed actions, and optimistic changes with their rollback.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { ownJobOf } from '#testing/own-job.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { store } from '../../kit/storage/browser-store.ts';
import { daysLeft } from './days-left.ts';
import { MyJobs } from './my-jobs.tsx';

const LIST = 'GET /api/v1/employers/jobs/';
const job = ownJobOf({ counts: { pending: 2, shortlisted: 1, accepted: 0 }, application_count: 3 });
const ONE = `/api/v1/employers/jobs/uid/${job.uid}/`;

const listOf = (jobs: OwnJob[], by_status: Record<string, number> = { active: jobs.length }) =>
  json({ jobs, total: jobs.length, page: 1, limit: 10, pages: 1, by_status });

const address = () => screen.getByTestId('address').textContent;
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const sentTo = (asked: ReceivedRequest[], where: string) =>
  asked.filter(({ method, path }) => `${method} ${path}` === where);

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  store('authToken', 'token');
  store('userType', 'employer');
});

afterEach(cleanup);

describe('List of own jobs', () => {
  it('The list of own jobs shows each status with its count and requests another status separately', async () => {
    const asked = serveWeb({ [LIST]: () => listOf([job], { active: 4, draft: 2 }) });
    renderWeb(<MyJobs />, '/employer/dashboard/jobs');
    expect(await screen.findByText('Mason for a school wall')).toBeTruthy();
    const chips = within(screen.getByRole('toolbar', { name: 'Which jobs' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All 6', 'Draft 2', 'Open 4']);
    expect(screen.getByText('3 people applied')).toBeTruthy();
    await press('Draft 2');
    await waitFor(() => expect(address()).toContain('status=draft'));
    await waitFor(() => expect(sentTo(asked, LIST).length).toBe(2));
  });

  it('An open job without applicants says so, and links to the ways to share it and to the people who fit', async () => {
    const none = { application_count: 0, counts: { pending: 0, shortlisted: 0, accepted: 0 } };
    serveWeb({ [LIST]: () => listOf([{ ...job, ...none }]) });
    renderWeb(<MyJobs />, '/employer/dashboard/jobs');
    expect((await screen.findByText('No one has applied yet')).tagName).toBe('P');
    const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkTo(/^Share/)).toBe(`/employer/dashboard/jobs/${job.uid}/posted`);
    expect(linkTo(/^People who fit/)).toBe(`/employer/dashboard/jobs/${job.uid}/people`);
    cleanup();
    serveWeb({ [LIST]: () => listOf([{ ...job, ...none, status: 'closed' }]) });
    renderWeb(<MyJobs />, '/employer/dashboard/jobs');
    expect(await screen.findByText('No one has applied yet')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Share/ })).toBeNull();
  });

  it('Pausing a job shows at once and is reverted if the server answers 409 `job_transition`', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const asked = serveWeb({
      [LIST]: () => listOf([job]),
      [`POST ${ONE}status/`]: async () => {
        await held;
        return problem(409, 'job_transition', { from: 'closed', to: 'paused', allowed: [] });
      },
    });
    renderWeb(<MyJobs />, '/');
    await press(/^More/);
    fireEvent.click(await screen.findByRole('button', { name: /^Pause/ }));
    expect(await screen.findByText('Paused')).toBeTruthy();
    expect(sentTo(asked, `POST ${ONE}status/`)[0]?.body).toEqual({ status: 'paused', version: 3 });
    letGo();
    expect(await screen.findByText('It was changed somewhere else. The list is up to date now.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Paused')).toBeNull());
  });

  it('A failed status change without a reason shows “Failed to update status. Try again.”', async () => {
    serveWeb({ [LIST]: () => listOf([job]), [`POST ${ONE}status/`]: () => problem(500, 'internal') });
    renderWeb(<MyJobs />, '/');
    await press(/^More/);
    fireEvent.click(await screen.findByRole('button', { name: /^Pause/ }));
    expect(await screen.findByText('Failed to update status. Try again.')).toBeTruthy();
  });

  it('Deleting a job needs a confirmation that names the number of cancelled applications', async () => {
    let jobs = [job];
    const asked = serveWeb({
      [LIST]: () => listOf(jobs),
      [`DELETE ${ONE}`]: () => {
        jobs = [];
        return json({ removed: true });
      },
    });
    renderWeb(<MyJobs />, '/');
    await press(/^More/);
    await press('Delete');
    const dialog = within(
      await screen.findByRole('dialog', {
        name: 'Are you sure you want to delete this job? This action cannot be undone.',
      }),
    );
    expect(dialog.getByText(/3 open applications are cancelled/)).toBeTruthy();
    expect(sentTo(asked, `DELETE ${ONE}`)).toHaveLength(0);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('You have not posted a job yet')).toBeTruthy();
    expect(sentTo(asked, `DELETE ${ONE}`)).toHaveLength(1);
  });

  it('A job in review shows the flagged words and the reason, and a draft links to its form', async () => {
    const description = 'Brick work. Bring ₹500 on the first day.';
    const finding = {
      code: 'money_asked',
      field: 'description',
      start: 12,
      end: 22,
      message: 'Nobody may ask for money.',
    };
    const read = { ...finding, code: 'gender', start: 0, end: 10, by: 'reader' as const };
    const heldJob = ownJobOf({ status: 'pending_review', description, findings: [finding, read], allowed: ['closed'] });
    const draft = ownJobOf({ uid: job.uid.replace('0b', '1b'), status: 'draft', title: '', salary_amount: null });
    serveWeb({ [LIST]: () => listOf([heldJob, draft]) });
    renderWeb(<MyJobs />, '/');
    const note = (await screen.findByText('Our team is checking it first')).closest('.notice');
    expect(note?.textContent).toContain('“Bring ₹500”');
    expect(note?.textContent).toContain('“Brick work” Our team will read this sentence first.');
    expect(note?.textContent).not.toContain('gender');
    const goOn = screen.getByRole('link', { name: /Continue editing/ });
    expect(goOn.getAttribute('href')).toBe(`/employer/dashboard/jobs/${draft.uid}/edit`);
    fireEvent.click(screen.getAllByRole('button', { name: /^More/ })[0] ?? goOn);
    expect(await screen.findByRole('button', { name: /^Close the job/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('The history of a job shows who changed what, with old and new values', async () => {
    serveWeb({
      [LIST]: () => listOf([job]),
      [`GET ${ONE}history/`]: () =>
        json({
          history: [
            {
              at: '2026-03-02T10:00:00Z',
              by: 'employer',
              from_status: null,
              to_status: null,
              changes: { salary_amount: { from: 1000, to: 900 }, description: { from: 'x'.repeat(90), to: 'y' } },
            },
            {
              at: '2026-03-01T10:00:00Z',
              by: 'moderator',
              from_status: 'pending_review',
              to_status: 'active',
              changes: {},
            },
          ],
        }),
    });
    renderWeb(<MyJobs />, '/');
    await press(/^More/);
    await press('What happened so far');
    expect(await screen.findByText('Pay: ₹1,000 → ₹900')).toBeTruthy();
    expect(screen.getByText('The work: changed')).toBeTruthy();
    expect(screen.getByText(/our team/).closest('li')?.textContent).toContain('Being checked → Open');
  });

  it('Reposting an ended job opens its form if its start date has passed (`validation_failed`)', async () => {
    const ended = ownJobOf({ status: 'expired', allowed: ['active', 'removed'] });
    serveWeb({
      [LIST]: () => listOf([ended]),
      [`POST ${ONE}status/`]: () => problem(422, 'validation_failed', { errors: { start_date: ['over'] } }),
    });
    renderWeb(<MyJobs />, '/');
    await press(/^More/);
    await press(/^Post again/);
    await waitFor(() => expect(address()).toBe(`/employer/dashboard/jobs/${job.uid}/edit`));
  });
});

describe('Remaining days of a job', () => {
  it('daysLeft counts calendar days of India', () => {
    const now = new Date('2026-03-01T17:00:00Z');
    expect(daysLeft('2026-03-01T18:00:00Z', now)).toBe(0);
    expect(daysLeft('2026-03-01T19:00:00Z', now)).toBe(1);
    expect(daysLeft('2026-03-01T16:00:00Z', now)).toBeNull();
    expect(daysLeft(null, now)).toBeNull();
  });
});

describe("Link to today's attendance", () => {
  const counts = { pending: 0, shortlisted: 0, accepted: 1, working: 1 };
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

  it.each([
    ['is on a job with hired people that has begun', { counts, start_date: '2020-01-01' }, 1],
    ['is on a job with hired people and no first day', { counts, start_date: null }, 1],
    ['is not on a job whose first day is in the future', { counts, start_date: inTenDays }, 0],
    ['is not on a job without hired people', { start_date: null }, 0],
    ['is not on a job whose hired people have finished', { counts: { ...counts, working: 0 }, start_date: null }, 0],
  ])('The attendance link %s', async (_what, more, shown) => {
    serveWeb({ [LIST]: () => listOf([{ ...job, ...more }]) });
    renderWeb(<MyJobs />, '/employer/dashboard/jobs');
    await screen.findByText(job.title);
    expect(screen.queryAllByRole('link', { name: /Attendance today/ })).toHaveLength(shown);
  });
});

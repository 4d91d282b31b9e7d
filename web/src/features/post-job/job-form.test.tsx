// @vitest-environment happy-dom
// Tests the form that posts a job: warnings about the wording, drafts, sending, and changes made on another device.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import { employerProfile } from '#testing/employer-profile.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { ownJobOf } from '#testing/own-job.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { store } from '../../kit/storage/browser-store.ts';
import { EditJob } from './edit-job.tsx';
import { PostJob } from './post-job.tsx';

const LINT = 'POST /api/v1/employers/jobs/lint/';
const POST = 'POST /api/v1/employers/jobs/';
const draft = ownJobOf({ status: 'draft', version: 1 });
const ONE = `/api/v1/employers/jobs/uid/${draft.uid}/`;
const GET = `GET ${ONE}`;
const PUT = `PUT ${ONE}`;

const WORDS = 'Bring ₹500 for the ID card';
const clean = 'Brick work for the wall of a school, 60 metres.';

/** The response of the list of the employer's own jobs. */
const listOf = (...jobs: OwnJob[]) => ({ jobs, total: jobs.length, page: 1, limit: 5, pages: 1, by_status: {} });
const usual = { low: 850, high: 1000, sample: 7, place: 'Pune' };

const everyday = {
  'GET /api/v1/employers/profile/': () => json(employerProfile),
  'GET /api/v1/employers/jobs/': () => json(listOf()),
  'GET /api/v1/meta/cities/': () => json({ cities: [] }),
  [LINT]: ({ body }: ReceivedRequest) => {
    const text = z.looseObject({ description: z.string() }).parse(body).description;
    const start = text.indexOf(WORDS);
    const message = 'Nobody may ask workers for money.';
    const marked = { code: 'money_asked', field: 'description', start, end: start + WORDS.length, message };
    return json({ findings: start < 0 ? [] : [marked], usual_pay: null });
  },
};

const address = () => screen.getByTestId('address').textContent;
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

async function choose(label: string | RegExp, value: string): Promise<void> {
  const field = await screen.findByRole('combobox', { name: label });
  fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

async function writeTheWork(): Promise<void> {
  await choose(/Which trade/, 'mas');
  await type('Day’s wage', '1,20,000');
  fireEvent.change(screen.getByLabelText('Pay for'), { target: { value: 'month' } });
  await press('Next');
}

const sentTo = (asked: ReceivedRequest[], where: string) =>
  asked.filter(({ method, path }) => `${method} ${path}` === where);

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store('authToken', 'token');
  store('userType', 'employer');
});

afterEach(cleanup);

describe('Posting a job', () => {
  it('The job form flags words that break a rule, explains the review, and posts after they are removed', async () => {
    const asked = serveWeb({
      ...everyday,
      [POST]: () => json(draft, 201),
      [PUT]: () => json(ownJobOf({ version: 9 })),
    });
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await writeTheWork();
    await type(/What is the work/, `${clean} ${WORDS} on the first day.`);
    expect((await screen.findByText(WORDS, { selector: 'mark' })).closest('section')?.textContent).toContain(
      'Never take money from workers',
    );
    expect(await screen.findByText(/Our team must check this post first/)).toBeTruthy();
    await press(/^Take them out/);
    await waitFor(() => expect(screen.queryByText(/will delay your post/)).toBeNull());
    expect(screen.getByLabelText<HTMLTextAreaElement>(/What is the work/).value).toBe(`${clean} on the first day.`);
    fireEvent.click(screen.getByRole('button', { name: 'Food' }));
    await type(/^First day/, '2030-01-05');
    await type(/^What schooling is needed/, 'iti');
    await press('Post the job');
    await waitFor(() => expect(address()).toBe(`/employer/dashboard/jobs/${draft.uid}/posted`));
    const last = [...sentTo(asked, POST), ...sentTo(asked, PUT)].at(-1)?.body;
    expect(z.safeParse(jobEndpoints.editJob.body, last).success).toBe(true);
    // The form sends a PUT if automatic saving has already created the draft on the server, otherwise a POST.
    expect(last).not.toMatchObject({ status: 'draft' });
    expect(last).toMatchObject({
      role: 'mason',
      title: 'Mason',
      salary_amount: 120_000,
      salary_period: 'month',
      food_provided: true,
      start_date: '2030-01-05',
      schooling: 'iti',
    });
    expect(sessionStorage.getItem('jobDraft')).toBeNull();
  });

  it('The job form names the invalid fields and focuses the first of them', async () => {
    serveWeb({ ...everyday, [POST]: () => json(draft, 201) });
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await type('Day’s wage', '0');
    await press('Next');
    expect(await screen.findByText('No valid salary provided. Enter the pay in rupees.')).toBeTruthy();
    expect(screen.getByText('Please fix 2 answers.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Title of the job/)));
  });
});

const shownIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value;

describe('The start of a new job', () => {
  it('A new job starts with the place and the hours of the last posted job, and is not saved before a change', async () => {
    const last = ownJobOf({ state: 'Goa', city: 'Panaji', start_time: '07:30', hours_per_day: 9, shift: 'day' });
    const unfinished = ownJobOf({ status: 'draft', state: 'Kerala', city: 'Kochi' });
    const asked = serveWeb({
      ...everyday,
      'GET /api/v1/employers/jobs/': () => json(listOf(unfinished, last)),
      [POST]: () => json(draft, 201),
    });
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await waitFor(() => expect(shownIn(/^Town or village/)).toBe('Panaji'));
    expect(shownIn('State')).toBe('Goa');
    expect(shownIn(/Title of the job/)).toBe('');
    expect(sessionStorage.getItem('jobDraft')).toBeNull();
    await choose(/Which trade/, 'mas');
    await type('Day’s wage', '900');
    await press('Next');
    expect(await screen.findByLabelText(/^From what time/)).toBeTruthy();
    expect([shownIn(/^From what time/), shownIn(/^Hours a day/), shownIn(/^Shift/)]).toEqual(['07:30', '9', 'day']);
    expect(shownIn(/^First day/)).toBe('');
    await waitFor(() => expect(sentTo(asked, POST)).toHaveLength(1));
    expect(sentTo(asked, POST)[0]?.body).toMatchObject({ status: 'draft', city: 'Panaji', hours_per_day: 9 });
  });

  it('An employer posts like last time: the last job fills the form except its dates, and only posting sends it', async () => {
    const last = ownJobOf({
      role: 'mason',
      start_date: '2026-03-02',
      start_time: '08:00',
      walk_in: { from: '2026-03-01', to: '2026-03-01', place: 'Gate 2' },
      phrase_lines: [
        {
          field: 'description',
          line: 'Brick work for the wall of a school.',
          phrase: 'work.brick',
          version: 1,
          slots: {},
          text: 'Brick work for the wall of a school.',
        },
      ],
    });
    const { phrase_lines: _lines, ...listed } = last;
    const asked = serveWeb({
      ...everyday,
      'GET /api/v1/employers/jobs/': () => json(listOf(listed)),
      [`GET /api/v1/employers/jobs/uid/${last.uid}/`]: () => json(last),
      [POST]: () => json(ownJobOf(), 201),
    });
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await press(/^Fill in like last time/);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('2. Details'));
    expect(shownIn(/^First day/)).toBe('');
    await press('Post the job');
    await waitFor(() => expect(address()).toBe(`/employer/dashboard/jobs/${last.uid}/posted`));
    expect(sentTo(asked, POST)).toHaveLength(1);
    expect(sentTo(asked, POST)[0]?.body).toMatchObject({
      role: 'mason',
      title: last.title,
      city: last.city,
      salary_amount: last.salary_amount,
      positions: last.positions,
      start_date: null,
      start_time: '08:00',
      walk_in: null,
      phrases: { description: [{ phrase: 'work.brick' }] },
    });
  });

  it('An employer who types before the last job has arrived keeps the typed words', async () => {
    const last = ownJobOf();
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const asked = serveWeb({
      ...everyday,
      'GET /api/v1/employers/jobs/': () => json(listOf(last)),
      [`GET /api/v1/employers/jobs/uid/${last.uid}/`]: () => held.then(() => json(last)),
    });
    const { queryClient } = renderWeb(<PostJob />, '/employer/dashboard/post');
    await press(/^Fill in like last time/);
    await screen.findByRole('button', { name: /^Fill in like last time.*Loading/ });
    await type(/Title of the job/, 'Mason for a wall');
    await act(async () => respond());
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(asked.some(({ path }) => path.endsWith(`/uid/${last.uid}/`))).toBe(true);
    expect(shownIn(/Title of the job/)).toBe('Mason for a wall');
  });

  it('A job that a moderator removed, or a form that the employer has begun, has no offer to post like last time', async () => {
    let status: OwnJob['status'] = 'removed';
    serveWeb({ ...everyday, 'GET /api/v1/employers/jobs/': () => json(listOf(ownJobOf({ status }))) });
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await screen.findByLabelText(/Title of the job/);
    expect(screen.queryByRole('button', { name: /^Fill in like last time/ })).toBeNull();
    cleanup();
    status = 'closed';
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await screen.findByRole('button', { name: /^Fill in like last time/ });
    await type(/Title of the job/, 'Mason for a wall');
    expect(screen.queryByRole('button', { name: /^Fill in like last time/ })).toBeNull();
  });

  it('A form whose draft is on the server has no offer to post like last time, although its title was deleted', async () => {
    serveWeb({
      ...everyday,
      'GET /api/v1/employers/jobs/': () => json(listOf(ownJobOf({ status: 'closed' }))),
      [POST]: () => json(draft, 201),
      [PUT]: () => json({ ...draft, version: 2 }),
    });
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await screen.findByRole('button', { name: /^Fill in like last time/ });
    await type(/Title of the job/, 'Mason for a wall');
    expect(await screen.findByText('Draft saved')).toBeTruthy();
    cleanup();
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await waitFor(() => expect(shownIn(/Title of the job/)).toBe('Mason for a wall'));
    await type(/Title of the job/, '');
    expect(screen.queryByRole('button', { name: /^Fill in like last time/ })).toBeNull();
  });

  it('The newest job that can be posted again is offered, although a newer job was removed', async () => {
    const removed = ownJobOf({ status: 'removed', role: 'painter' });
    const closed = ownJobOf({ uid: '0190f3a2-0000-7000-8000-000000000002', status: 'closed', role: 'mason' });
    serveWeb({ ...everyday, 'GET /api/v1/employers/jobs/': () => json(listOf(removed, closed)) });
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await screen.findByRole('button', { name: /^Fill in like last time.*Mason/ });
  });

  it('The first job of an employer starts with the place of the profile, although the list of jobs fails', async () => {
    serveWeb({ ...everyday, 'GET /api/v1/employers/jobs/': () => problem(503, 'unavailable') });
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await waitFor(() => expect(shownIn(/^Town or village/)).toBe('Pune'));
    expect(shownIn('State')).toBe('Maharashtra');
  });

  it('The pay field shows the usual pay of the trade at the place, until the trade is removed', async () => {
    serveWeb({ ...everyday, [LINT]: () => json({ findings: [], usual_pay: usual }), [POST]: () => json(draft, 201) });
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await choose(/Which trade/, 'mas');
    expect((await screen.findByText('₹850–1,000')).closest('p')?.textContent).toBe(
      'Mason, Pune: usually ₹850–1,000 a day',
    );
    expect(screen.getByLabelText('Day’s wage').getAttribute('aria-describedby')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: /Which trade/ }), { target: { value: ' ' } });
    await waitFor(() => expect(screen.queryByText('₹850–1,000')).toBeNull());
  });
});

describe('Draft of a job', () => {
  it('A lost response does not create a second draft: the retry sends the same idempotency key', async () => {
    let tries = 0;
    const asked = serveWeb({
      ...everyday,
      [POST]: () => {
        tries += 1;
        return tries < 2 ? Promise.reject(new TypeError('away')) : json(draft, 201);
      },
    });
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await type(/Title of the job/, 'Mason for a wall');
    expect(await screen.findByText('Saved on this phone only')).toBeTruthy();
    // Waits for the effect that adds the `online` listener, because the effect runs after the text is shown.
    await act(async () => {});
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Draft saved')).toBeTruthy();
    const keys = sentTo(asked, POST).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('A draft is saved with its version, and in the tab while the server is unavailable', async () => {
    let isAway = false;
    const asked = serveWeb({
      ...everyday,
      [POST]: () => json(draft, 201),
      [PUT]: () => (isAway ? Promise.reject(new TypeError('away')) : json({ ...draft, version: 2 })),
    });
    renderWeb(<PostJob />, '/employer/dashboard/post');
    await type(/Title of the job/, 'Mason for a wall');
    expect(await screen.findByText('Draft saved')).toBeTruthy();
    expect(sentTo(asked, POST)[0]?.body).toMatchObject({ status: 'draft', title: 'Mason for a wall' });
    isAway = true;
    await type(/Title of the job/, 'Mason for a well');
    expect(await screen.findByText('Saved on this phone only')).toBeTruthy();
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Draft saved')).toBeTruthy();
    expect(sentTo(asked, PUT).at(-1)?.body).toMatchObject({ status: 'draft', title: 'Mason for a well', version: 1 });
    expect(sentTo(asked, POST)).toHaveLength(1);
    cleanup();
    renderWeb(<PostJob />, '/employer/dashboard/post');
    expect((await screen.findByLabelText<HTMLInputElement>(/Title of the job/)).value).toBe('Mason for a well');
    await press('Start a new job');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Title of the job/).value).toBe(''));
  });

  it('A draft that was changed elsewhere (409 `stale_version`) can overwrite the newer version', async () => {
    const newer = { ...draft, title: 'Written on the other phone', version: 5 };
    let stored = draft;
    const asked = serveWeb({
      ...everyday,
      [GET]: () => json(stored),
      [PUT]: ({ body }) =>
        z.looseObject({ version: z.int() }).parse(body).version === newer.version
          ? json({ ...newer, version: 6 })
          : problem(409, 'stale_version'),
    });
    renderWeb(<EditJob uid={draft.uid} />, '/');
    await type(/Title of the job/, 'Written here');
    stored = newer;
    expect(await screen.findByText('This job was changed somewhere else')).toBeTruthy();
    await press('Keep what I wrote');
    expect(await screen.findByText('Draft saved')).toBeTruthy();
    expect(sentTo(asked, PUT).at(-1)?.body).toMatchObject({ title: 'Written here', version: 5 });
    expect(screen.getByLabelText<HTMLInputElement>(/Title of the job/).value).toBe('Written here');
  });
});

describe('Editing an open job', () => {
  it('The job form says which changes applicants are notified of, and updates the job once despite a double click', async () => {
    const open = ownJobOf({ counts: { pending: 2, shortlisted: 1, accepted: 0 } });
    const asked = serveWeb({ ...everyday, [GET]: () => json(open), [PUT]: () => json({ ...open, version: 4 }) });
    renderWeb(<EditJob uid={open.uid} />, '/');
    await type('Day’s wage', '850');
    expect(await screen.findByText('3 applicants will be told')).toBeTruthy();
    expect(screen.getByText(/We tell them about: the pay\./)).toBeTruthy();
    await press('Next');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('2. Details'));
    fireEvent.click(screen.getByRole('button', { name: 'Update the job' }), { detail: 2 });
    await act(async () => {});
    await press('Update the job');
    expect(await screen.findByText('Job updated.')).toBeTruthy();
    expect(sentTo(asked, PUT), 'the second click of a double one does not send').toHaveLength(1);
    expect(sentTo(asked, PUT)[0]?.body).toMatchObject({ salary_amount: 850, version: 3 });
    expect(sentTo(asked, PUT)[0]?.body).not.toHaveProperty('status');
  });

  it('The job form loads the newer version of the job after 409 `stale_version`', async () => {
    let stored = ownJobOf();
    serveWeb({ ...everyday, [GET]: () => json(stored), [PUT]: () => problem(409, 'stale_version') });
    renderWeb(<EditJob uid={stored.uid} />, '/');
    await type(/Title of the job/, 'Mason for two walls');
    await press('Next');
    stored = ownJobOf({ title: 'Changed on the other phone', version: 4 });
    await press('Update the job');
    await press('Load the newer one');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/Title of the job/).value).toBe('Changed on the other phone'),
    );
    expect(screen.queryByText('This job was changed somewhere else')).toBeNull();
  });
});

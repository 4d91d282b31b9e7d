// @vitest-environment happy-dom
// Tests the home page of a worker: tasks, matching jobs with the reasons, and the guide for new workers.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import { noLabourReputation } from '#contracts/reputation.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { LabourHome } from './labour-home.tsx';

const GET = 'GET /api/v1/labour/dashboard/';

const fresh: LabourDashboard = {
  first_name: 'Meena',
  first_visit: true,
  profile: { percentage: 80, threshold: 60, blocked: false, missing: [] },
  score: noLabourReputation,
  unread_notifications: 0,
  waiting: [],
  matches: { jobs: [], wider: null },
  saved: { total: 0, jobs: [] },
  searches: { total: 0, new_jobs: 0 },
  applications: { total: 0, by_status: {}, latest: [] },
  tips: ['no_picture', 'enable_alerts'],
};

const busy: LabourDashboard = {
  ...fresh,
  first_visit: false,
  score: { ...noLabourReputation, overall: 71.6, label: 'good' },
  waiting: [
    { act: 'enter_code', application_id: 4, job_title: 'Wall of a school', company: 'Sai Construction' },
    { act: 'rate', application_id: 5, job_title: null, company: 'Asha Patil' },
  ],
  matches: {
    jobs: [
      {
        ...jobResponse(1, { title: 'Mason for a hall' }),
        match: {
          fits: true,
          score: 84,
          reasons: [
            { code: 'skill', weight: 60 },
            { code: 'pay', weight: 24 },
          ],
        },
      },
    ],
    wider: null,
  },
  saved: { total: 2, jobs: [jobResponse(2, { title: 'Tiles in Baner' })] },
  searches: { total: 1, new_jobs: 3 },
  applications: {
    total: 6,
    by_status: { pending: 1, accepted: 1, completed: 3, rejected: 1 },
    latest: [
      {
        application_id: 9,
        job_title: 'Floor of a hall',
        company: 'Sai Construction',
        status: 'shortlisted',
        updated_at: '2026-11-20T06:00:00.000Z',
      },
    ],
  },
};

const codeEntry = (id: number, onTaken: () => void) => (
  <button type="button" onClick={onTaken}>
    {`The field for the code of application ${id}`}
  </button>
);
const show = (address = '/labour/dashboard') =>
  renderWeb(
    <LabourHome
      profileRequirement={null}
      latest={<p>the newest</p>}
      cardAction={() => null}
      codeEntry={codeEntry}
      freeTomorrow={<p>free tomorrow</p>}
      diaryOffer={<p>the offer of the diary</p>}
      wages={(balances) => <p>{`wages of ${balances.length}`}</p>}
    />,
    address,
  );
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

describe('Home page of a worker', () => {
  it('The home page of a worker shows the most urgent task with its field, then the summary', async () => {
    serveWeb({ [GET]: () => json(busy) });
    show();
    expect(await screen.findByText('You have 2 things to do.')).toBeTruthy();
    expect(screen.getByText('Are you at work today?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'The field for the code of application 4' })).toBeTruthy();
    expect(screen.queryByText('How was the work at Asha Patil?')).toBeNull();
    expect(hrefOf(/6 applications.*2 in progress, 3 done/)).toBe('/labour/dashboard/applications');
    expect(hrefOf(/2 saved jobs.*Tiles in Baner/)).toBe('/labour/dashboard/saved');
    expect(hrefOf(/1 job alert.*3 new jobs/)).toBe('/labour/dashboard/searches');
    expect(hrefOf(/Your score.*Good/)).toBe('/labour/dashboard/score');
    expect(hrefOf(/Floor of a hall.*Shortlisted \(not hired yet\)/)).toBe('/labour/dashboard/applications/9');
    expect(screen.queryByText('the newest')).toBeNull();
    expect(screen.queryByText('Your first steps')).toBeNull();
  });

  it('The jobs come before the switch for work tomorrow at the first visit, and after it later', async () => {
    const isBefore = (one: string, other: string) =>
      Boolean(
        screen.getByText(one).compareDocumentPosition(screen.getByText(other)) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    serveWeb({ [GET]: () => json(fresh) });
    show();
    await screen.findByText('the newest');
    expect(isBefore('the newest', 'free tomorrow')).toBe(true);
    cleanup();
    serveWeb({ [GET]: () => json({ ...fresh, first_visit: false }) });
    show();
    await screen.findByText('the newest');
    expect(isBefore('free tomorrow', 'the newest')).toBe(true);
  });

  it('The home page shows the card with the wages only to a worker whose accounts have entries', async () => {
    const balance = { owed: 90_000, earned: 90_000, received: 0, waiting: 0, disputed: 0 };
    serveWeb({ [GET]: () => json({ ...busy, wages: [balance] }) });
    show();
    expect(await screen.findByText('wages of 1')).toBeTruthy();
    cleanup();
    serveWeb({ [GET]: () => json({ ...busy, wages: [] }) });
    show();
    await screen.findByText('You have 2 things to do.');
    expect(screen.queryByText(/^wages of/)).toBeNull();
  });

  it('The home page offers the diary to a worker without accepted work, but not at the first visit', async () => {
    serveWeb({ [GET]: () => json({ ...busy, diary_offer: true }) });
    show();
    expect(await screen.findByText('the offer of the diary')).toBeTruthy();
    cleanup();
    for (const other of [{ ...busy, diary_offer: false }, busy, { ...fresh, diary_offer: true }]) {
      serveWeb({ [GET]: () => json(other) });
      show();
      await screen.findByText('Meena', { exact: false });
      expect(screen.queryByText('the offer of the diary')).toBeNull();
      cleanup();
    }
  });

  it('An accepted code removes its question, and the focus moves to the next question', async () => {
    serveWeb({ [GET]: () => json(busy) });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'The field for the code of application 4' }));
    const next = await screen.findByText('How was the work at Asha Patil?');
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(screen.queryByText('Are you at work today?')).toBeNull();
  });

  it('A worker accepts an invitation on its card, and the answer is stored until it is sent', async () => {
    localStorage.setItem(
      'userData',
      JSON.stringify({ id: 2, first_name: 'Meena', user_type: 'labour', completion: 80 }),
    );
    const invitations = { jobs: [jobResponse(3, { title: 'Mason for a temple' })] };
    serveWeb({ [GET]: () => json({ ...fresh, invitations }) });
    show();
    expect(await screen.findByText('You have one thing to do.')).toBeTruthy();
    const job = screen.getByRole('link', { name: 'Mason for a temple' });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('You want to apply.')).toBeTruthy();
    expect(screen.getByText('That is all for now.')).toBeTruthy();
    const [stored] = JSON.parse(localStorage.getItem('unsent') ?? '[]');
    const job_uid = job.getAttribute('href')?.replace('/jobs/', '');
    expect(stored.content.answer).toEqual({ act: 'answer_invitation', job_uid, accepted: true });
  });

  it('The question whether work is done links to the place where the worker reports it', async () => {
    const done = { act: 'claim_completion', application_id: 4, job_title: null, company: 'Asha Patil' } as const;
    serveWeb({ [GET]: () => json({ ...busy, waiting: [done] }) });
    show();
    const link = await screen.findByRole('link', { name: 'Say that it is done' });
    expect(link.getAttribute('href')).toBe('/labour/dashboard/applications/4#claim');
  });

  it('The home page of a worker shows why a job matches', async () => {
    serveWeb({ [GET]: () => json(busy) });
    show();
    const section = within(await screen.findByRole('region', { name: 'Jobs that fit you' }));
    expect(section.getByRole('link', { name: 'Mason for a hall' })).toBeTruthy();
    expect(section.getByText(/your trade, pays about what you ask/)).toBeTruthy();
  });

  it('The home page of a worker with few fitting jobs says so and links to the trade in a wider place', async () => {
    const wider = { role: 'mason', state: 'Maharashtra', total: 12 } as const;
    serveWeb({ [GET]: () => json({ ...busy, matches: { ...busy.matches, wider } }) });
    show();
    expect(await screen.findByText('Only a few open jobs fit you right now.')).toBeTruthy();
    expect(hrefOf('Mason, Maharashtra: see 12 jobs')).toBe('/jobs?role=mason&state=Maharashtra');
    cleanup();
    serveWeb({ [GET]: () => json({ ...fresh, matches: { jobs: [], wider: { ...wider, state: null } } }) });
    show();
    expect(await screen.findByText('No open job fits you right now.')).toBeTruthy();
    expect(hrefOf('Mason, All of India: see 12 jobs')).toBe('/jobs?role=mason');
    expect(screen.queryByText('the newest')).toBeNull();
  });

  it('The home page of a worker says that few or no jobs fit although no wider place has more', async () => {
    serveWeb({ [GET]: () => json(busy) });
    show();
    expect(await screen.findByText('Only a few open jobs fit you right now.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /see \d+ jobs?/ })).toBeNull();
    cleanup();
    serveWeb({ [GET]: () => json(fresh) });
    show();
    expect(await screen.findByText('No open job fits you right now.')).toBeTruthy();
    expect(screen.getByText('the newest')).toBeTruthy();
  });

  it('The home page of a worker with three fitting jobs does not call them few', async () => {
    const [job] = busy.matches.jobs;
    const jobs = [1, 2, 3].flatMap((id) => (job ? [{ ...job, id, uid: job.uid.replace(/1$/, String(id)) }] : []));
    serveWeb({ [GET]: () => json({ ...busy, matches: { jobs, wider: null } }) });
    show();
    await screen.findByRole('region', { name: 'Jobs that fit you' });
    expect(screen.queryByText(/right now/)).toBeNull();
  });

  it('The home page of a new worker shows jobs, then the first steps as four frames', async () => {
    serveWeb({ [GET]: () => json(fresh) });
    show();
    expect(await screen.findByRole('heading', { name: 'Namaste, Meena' })).toBeTruthy();
    const guide = await screen.findByRole('region', { name: 'Your first steps' });
    expect(
      (await within(guide).findAllByRole('listitem')).map((frame) => frame.querySelector('b')?.textContent),
    ).toEqual(['1. Find work near you', '2. Apply with one tap', '3. The employer calls you', '4. Work and get paid']);
    const jobs = screen.getByText('the newest');
    expect(jobs.compareDocumentPosition(guide)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/Nothing to do/)).toBeNull();
  });

  it('The home page of a worker guides new workers until they close the guide, and again on request', async () => {
    serveWeb({ [GET]: () => json(fresh) });
    show();
    const guide = within(await screen.findByRole('region', { name: 'Your first steps' }));
    fireEvent.click(guide.getByRole('button', { name: 'Close the first steps' }));
    await waitFor(() => expect(screen.queryByText('Your first steps')).toBeNull());
    expect(screen.getByText('the newest')).toBeTruthy();
    cleanup();
    show();
    await screen.findByText('the newest');
    expect(screen.queryByText('Your first steps')).toBeNull();
    cleanup();
    show('/labour/dashboard?guide=open');
    const asked = await screen.findByRole('region', { name: 'Your first steps' });
    expect(asked.compareDocumentPosition(screen.getByText('the newest'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(await screen.findByRole('button', { name: 'Close the first steps' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/labour/dashboard'));
  });

  it('The home page of a worker shows tips with links', async () => {
    serveWeb({ [GET]: () => json(fresh) });
    show();
    const tips = within(await screen.findByRole('region', { name: 'Tips' }));
    expect(tips.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/labour/dashboard/profile',
      '/jobs',
    ]);
  });

  it('The home page of a worker shows an error after a 503 and loads again on “Try again”', async () => {
    let tries = 0;
    serveWeb({
      [GET]: () => {
        tries += 1;
        return tries === 1 ? problem(503, 'unavailable') : json(busy);
      },
    });
    show();
    expect(await screen.findByText('Couldn’t load this. Try again.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have 2 things to do.')).toBeTruthy();
  });
});

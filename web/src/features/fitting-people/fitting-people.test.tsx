// @vitest-environment happy-dom
// Tests the list of workers who match a job: invitations, their daily limit, and the empty list.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FittingWorker } from '#contracts/recommended.ts';
import { noLabourReputation } from '#contracts/reputation.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { ownJobOf } from '#testing/own-job.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { FittingPeople } from './fitting-people.tsx';

const job = ownJobOf();
const LIST = `GET /api/v1/employers/jobs/uid/${job.uid}/matches/`;
const INVITE = `POST /api/v1/employers/jobs/uid/${job.uid}/invitations/`;
const JOB = `GET /api/v1/employers/jobs/uid/${job.uid}/`;

const person = (id: number, first_name: string, more: Partial<FittingWorker> = {}): FittingWorker => ({
  id,
  first_name,
  last_name: 'P',
  city: 'Pune',
  state: 'Maharashtra',
  skills: ['mason'],
  experience_years: 4,
  verified: true,
  reputation: noLabourReputation,
  match: {
    fits: true,
    score: 70,
    reasons: [
      { code: 'skill', weight: 40 },
      { code: 'distance', weight: 20 },
      { code: 'state', weight: 10 },
      { code: 'pay', weight: 10 },
      { code: 'resume_missing', weight: -10 },
    ],
  },
  invited: false,
  ...more,
});

beforeAll(startWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (routes: Parameters<typeof serveWeb>[0]) => {
  const asked = serveWeb({ [JOB]: () => json(job), ...routes });
  renderWeb(<FittingPeople job_uid={job.uid} />);
  return asked;
};

describe('People who fit a job', () => {
  it('The list of fitting people shows each worker with match reasons and invites a worker with one tap', async () => {
    const people = [
      person(1, 'Asha'),
      person(2, 'Ravi', { invited: true }),
      person(3, 'Meena', { invited: true, declined: true }),
    ];
    const asked = open({
      [LIST]: () => json({ workers: people, invitations_left: 1 }),
      [INVITE]: () => json({ invited: true, invitations_left: 0 }),
    });
    const asha = within(await screen.findByRole('article', { name: 'Asha P.' }));
    expect(asha.getByRole('img', { name: '70 of 100 points' })).toBeTruthy();
    expect(
      asha.getByText(/same trade, lives within 60 km, lives in this state or would go there, no bio-data yet/),
    ).toBeTruthy();
    expect(await screen.findByText(/For “Mason for a school wall”/)).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Ravi P.' })).queryByRole('button')).toBeNull();
    expect(within(screen.getByRole('article', { name: 'Meena P.' })).getByText('Does not want to apply')).toBeTruthy();
    fireEvent.click(asha.getByRole('button', { name: /Ask to apply/ }));
    await waitFor(() => expect(asha.queryByRole('button')).toBeNull());
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ labour_id: 1 });
    expect(await screen.findByText('We told Asha about your job.')).toBeTruthy();
    expect(screen.getByText(/You have reached today’s limit/)).toBeTruthy();
  });

  it('The list of fitting people says that the daily limit is reached after a 429', async () => {
    open({
      [LIST]: () => json({ workers: [person(1, 'Asha')], invitations_left: 3 }),
      [INVITE]: () => problem(429, 'rate_limited', { retry_after: 86_400 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /Ask to apply/ }));
    await screen.findByText(/You have reached today’s limit/);
    expect(screen.getByRole('button', { name: /Ask to apply/ })).toBeTruthy();
  });

  it('The list of fitting people shows an empty state, a closed job (`job_not_open`) and a failure with a retry button', async () => {
    open({ [LIST]: () => json({ workers: [], invitations_left: 20 }) });
    expect(await screen.findByText('No one to show yet')).toBeTruthy();
    cleanup();
    open({ [LIST]: () => problem(409, 'job_not_open') });
    expect(await screen.findByText('This job is not open')).toBeTruthy();
    cleanup();
    open({ [LIST]: () => problem(500, 'internal') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

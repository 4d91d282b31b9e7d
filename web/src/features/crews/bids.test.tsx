// @vitest-environment happy-dom
// Bids of crews on the screens: the leader asks, a member answers, and the employer hires the crew together.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bid } from '#contracts/bids.ts';
import type { Crew } from '#contracts/crews.ts';
import type { EmployerBid } from '#contracts/job-bids.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Crews } from './crews.tsx';
import { JobBids } from './job-bids.tsx';

const UID = '7f0c0000-0000-4000-8000-000000000001';
const JOB = '7f0c0000-0000-4000-8000-000000000002';
const CREWS = 'GET /api/v1/labour/crews/';
const BIDS = 'GET /api/v1/labour/bids/';

const member = {
  labour_id: 1,
  first_name: 'Ramlal',
  initial: 'Y',
  role: 'mason',
  is_leader: true,
  is_you: true,
  is_asked_to_lead: false,
};
const crew: Crew = {
  uid: UID,
  name: 'Wakad masons',
  state: 'open',
  members: [
    member,
    { ...member, labour_id: 2, first_name: 'Sunita', initial: 'D', is_leader: false, is_you: false },
    { ...member, labour_id: 3, first_name: 'Imran', initial: 'K', is_leader: false, is_you: false },
  ],
  invites: 0,
  leader_until: null,
  created_at: '2026-11-01T06:00:00.000Z',
  allowed: ['invite', 'rename', 'remove', 'hand_over', 'leave'],
};
const bid: Bid = {
  uid: UID,
  state: 'asked',
  crew: { uid: UID, name: 'Wakad masons' },
  job: {
    uid: JOB,
    title: 'Masons for a school',
    role: 'mason',
    city: 'Pune',
    state: 'Maharashtra',
    company: 'Sai Construction',
    salary_amount: 900,
    salary_period: 'day',
    start_date: '2026-12-01',
  },
  min_members: 2,
  members: [
    { labour_id: 1, first_name: 'Ramlal', initial: 'Y', is_you: false, answer: null },
    { labour_id: 2, first_name: 'Sunita', initial: 'D', is_you: true, answer: 'asked' },
  ],
  until: '2026-11-28T06:00:00.000Z',
  application_id: null,
  may_answer: true,
};
const page = { total: 1, page: 1, limit: 20, pages: 1 };
const list = (...bids: Bid[]) => json({ bids, ...page });
const crews = json({ crews: [crew], invites: [], may_form: false });

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

describe('Bids of a crew', () => {
  it('The leader asks the chosen members for the job of the address', async () => {
    const asked = serveWeb({
      [CREWS]: () => crews.clone(),
      [BIDS]: () => list(),
      'POST /api/v1/labour/bids/': () => json(bid, 201),
    });
    renderWeb(<Crews />, `/labour/dashboard/crews?job=${JOB}`);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Imran K' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ask the crew' }));
    expect((await screen.findByTestId('address')).textContent).toContain('/labour/dashboard/crews');
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      crew_uid: UID,
      job_uid: JOB,
      min_members: 2,
      members: [2],
    });
  });

  it('A member reads the pay first, says yes, and a refusal is shown', async () => {
    const asked = serveWeb({
      [CREWS]: () => crews.clone(),
      [BIDS]: () => list(bid),
      [`POST /api/v1/labour/bids/${UID}/answer/`]: () => problem(409, 'bid_over'),
    });
    renderWeb(<Crews />);
    const card = await screen.findByRole('article', { name: '“Wakad masons” asks: will you come?' });
    expect(within(card).getByText('₹900')).toBeTruthy();
    fireEvent.click(within(card).getByRole('button', { name: 'Yes, I come' }));
    expect(await within(card).findByRole('alert')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ answer: 'yes' });
  });

  it('The employer hires a part of the crew together', async () => {
    const person = {
      application_id: 11,
      first_name: 'Ramlal',
      last_name: 'Yadav',
      status: 'pending',
      is_leader: true,
    } as const;
    const employerBid: EmployerBid = {
      uid: UID,
      crew_name: 'Wakad masons',
      job_id: 5,
      min_members: 2,
      people: [
        person,
        { ...person, application_id: 12, first_name: 'Sunita', is_leader: false },
        { ...person, application_id: 13, first_name: 'Imran', is_leader: false },
      ],
      sent_at: '2026-11-27T06:00:00.000Z',
    };
    localStorage.setItem('userType', 'employer');
    const asked = serveWeb({
      'GET /api/v1/employers/bids/': () => json({ bids: [employerBid], ...page }),
      [`POST /api/v1/employers/bids/${UID}/decide/`]: () => json(employerBid),
    });
    renderWeb(<JobBids job_uid={null} />);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Imran Yadav' }));
    fireEvent.click(screen.getByRole('button', { name: 'Hire 2 workers together' }));
    await screen.findByRole('button', { name: 'Hire 2 workers together' });
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      status: 'accepted',
      application_ids: [11, 12],
    });
  });
});

// @vitest-environment happy-dom
// Bids of crews on the screens: the leader asks, a member answers, and the employer hires the crew together.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bid } from '#contracts/bids.ts';
import type { Crew } from '#contracts/crews.ts';
import type { EmployerBid } from '#contracts/job-bids.ts';
import { bidResponse } from '#testing/bid-response.ts';
import { CREW_UID, crewResponse } from '#testing/crew-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { keyOf } from '#web/http/query-keys.ts';
import { Crews } from './crews.tsx';
import { JobBids } from './job-bids.tsx';

const UID = CREW_UID;
const bid = bidResponse;
const JOB = bid.job.uid;
const CREWS = 'GET /api/v1/labour/crews/';
const BIDS = 'GET /api/v1/labour/bids/';
const JOB_BIDS = 'GET /api/v1/employers/bids/';
const DECIDE = `POST /api/v1/employers/bids/${UID}/decide/`;

const page = { total: 1, page: 1, limit: 20, pages: 1 };
const list = (...bids: Bid[]) => json({ bids, ...page });
const crewList = (crew: Crew = crewResponse) => json({ crews: [crew], invites: [], may_form: false });

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
      [CREWS]: () => crewList(),
      [BIDS]: () => list(),
      'POST /api/v1/labour/bids/': () => json(bid, 201),
    });
    renderWeb(<Crews />, `/labour/dashboard/crews?job=${JOB}`);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Imran K' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ask the crew' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/labour/dashboard/crews'));
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      crew_uid: UID,
      job_uid: JOB,
      min_members: 2,
      members: [2],
    });
  });

  it('The leader who chose no member cannot ask, and is offered no smallest number', async () => {
    const asked = serveWeb({ [CREWS]: () => crewList(), [BIDS]: () => list() });
    renderWeb(<Crews />, `/labour/dashboard/crews?job=${JOB}`);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Sunita D' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Imran K' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ask the crew' }));
    expect(screen.queryByRole('combobox')).toBeNull();
    const reason = screen.getByRole('button', { name: 'Ask the crew' }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(reason)?.textContent).toBe('Choose at least one member.');
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('The leader of a held crew reads that the crew is being checked', async () => {
    serveWeb({ [CREWS]: () => crewList({ ...crewResponse, state: 'held', allowed: ['leave'] }), [BIDS]: () => list() });
    renderWeb(<Crews />, `/labour/dashboard/crews?job=${JOB}`);
    const question = await screen.findByRole('region', { name: 'Ask your crew for this job' });
    expect(within(question).getByText(/checking this crew/)).toBeTruthy();
  });

  it('A member reads the pay first, says yes, and a refusal is shown', async () => {
    const asked = serveWeb({
      [CREWS]: () => crewList(),
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
});

const heldBid: Bid = {
  ...bid,
  members: [
    { labour_id: 1, first_name: 'Ramlal', initial: 'Y', is_you: true, answer: 'yes' },
    { labour_id: 2, first_name: 'Sunita', initial: 'D', is_you: false, answer: 'asked' },
  ],
  may_answer: false,
  call: { start_time: '09:00', end_time: '17:00', night: false, booked: null },
};

describe('A bid to a call for a day', () => {
  it('The leader reads until when the places are held and how many said yes', async () => {
    serveWeb({ [CREWS]: () => crewList(), [BIDS]: () => list(heldBid) });
    renderWeb(<Crews />);
    const card = await screen.findByRole('article', { name: 'Places are kept for your crew' });
    expect(within(card).getByRole('status').textContent).toMatch(/held until .+ 1 of 2 said yes\.$/);
    expect(within(card).getByText(/9:00 am to 5:00 pm/)).toBeTruthy();
  });

  it('A member agrees to work at night before the yes', async () => {
    const asked = serveWeb({
      [CREWS]: () => crewList(),
      [BIDS]: () => list({ ...bid, call: { start_time: '20:00', end_time: '23:00', night: true, booked: null } }),
      [`POST /api/v1/labour/bids/${UID}/answer/`]: () => json(bid),
    });
    renderWeb(<Crews />);
    const yes = await screen.findByRole<HTMLButtonElement>('button', { name: 'Yes, I come' });
    expect(yes.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(yes);
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ answer: 'yes', night_ok: true }),
    );
  });

  it('A member with other work at these hours reads which, and cannot answer', async () => {
    const own = {
      ...bid,
      may_answer: false,
      call: { start_time: '09:00', end_time: '17:00', night: false, booked: JOB },
    };
    serveWeb({ [CREWS]: () => crewList(), [BIDS]: () => list(own) });
    renderWeb(<Crews />);
    const work = await screen.findByRole('link', { name: 'Look at the other work' });
    expect(work.getAttribute('href')).toBe(`/labour/dashboard/calls/${JOB}`);
    expect(screen.queryByRole('button', { name: 'Yes, I come' })).toBeNull();
  });
});

describe('Answer to a bid', () => {
  const ANSWER = `POST /api/v1/labour/bids/${UID}/answer/`;

  it('A member who has said no cannot say yes while the no is being sent', async () => {
    let respond = () => {};
    const sent = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const asked = serveWeb({
      [CREWS]: () => crewList(),
      [BIDS]: () => list(bid),
      [ANSWER]: () => sent.then(() => json(bid)),
    });
    renderWeb(<Crews />);
    const yes = await screen.findByRole<HTMLButtonElement>('button', { name: 'Yes, I come' });
    fireEvent.click(screen.getByRole('button', { name: 'Not this job' }));
    await waitFor(() => expect(yes.disabled).toBe(true));
    fireEvent.click(yes);
    respond();
    await waitFor(() => expect(yes.disabled).toBe(false));
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ answer: 'no' }]);
  });

  it('After an answer the heading of the card has the focus', async () => {
    let bids: Bid[] = [bid];
    serveWeb({
      [CREWS]: () => crewList(),
      [BIDS]: () => list(...bids),
      [ANSWER]: () => {
        bids = [{ ...bid, may_answer: false }];
        return json(bid);
      },
    });
    renderWeb(<Crews />);
    const yes = await screen.findByRole('button', { name: 'Yes, I come' });
    yes.focus();
    fireEvent.click(yes);
    const heading = await screen.findByRole('heading', { name: 'Your crew is asked for this job' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('An answer marks the page of the job as outdated, because the last yes applies for the job', async () => {
    serveWeb({ [CREWS]: () => crewList(), [BIDS]: () => list(bid), [ANSWER]: () => json(bid) });
    const { queryClient } = renderWeb(<Crews />);
    const jobKey = keyOf('jobs', 'getJob', { uid: JOB });
    queryClient.setQueryData(jobKey, {});
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, I come' }));
    await waitFor(() => expect(queryClient.getQueryState(jobKey)?.isInvalidated).toBe(true));
  });

  it('The question of a bid disappears after the worker leaves the crew', async () => {
    let bids = [bid];
    serveWeb({
      [CREWS]: () => crewList(),
      [BIDS]: () => list(...bids),
      [`POST /api/v1/labour/crews/${UID}/leave/`]: () => {
        bids = [];
        return json({ crews: [], invites: [], may_form: true });
      },
    });
    renderWeb(<Crews />);
    const card = await screen.findByRole('article', { name: '“Wakad masons” asks: will you come?' });
    fireEvent.click(within(card).getByRole('button', { name: 'Leave the crew' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Leave the crew' }));
    await waitFor(() => expect(screen.queryByText('“Wakad masons” asks: will you come?')).toBeNull());
  });
});

describe('Bids among the applicants', () => {
  const person = {
    application_id: 11,
    first_name: 'Ramlal',
    last_name: 'Yadav',
    status: 'pending',
    is_leader: true,
  } as const;
  const employerBid: EmployerBid = {
    uid: UID,
    crew_uid: '0190f3a2-0000-7000-8000-000000000009',
    crew_name: 'Wakad masons',
    job_title: 'Masons for a school',
    min_members: 2,
    people: [
      person,
      { ...person, application_id: 12, first_name: 'Sunita', is_leader: false },
      { ...person, application_id: 13, first_name: 'Imran', is_leader: false },
    ],
    sent_at: '2026-11-27T06:00:00.000Z',
  };
  const jobBids = (bid = employerBid) => json({ bids: [bid], ...page });
  beforeEach(() => localStorage.setItem('userType', 'employer'));

  it('The employer hires a part of the crew together', async () => {
    const asked = serveWeb({ [JOB_BIDS]: () => jobBids(), [DECIDE]: () => json(employerBid) });
    const { queryClient } = renderWeb(<JobBids job_uid={null} />);
    const ownJobs = keyOf('jobs', 'listMyJobs');
    queryClient.setQueryData(ownJobs, {});
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Imran Yadav' }));
    fireEvent.click(screen.getByRole('button', { name: 'Hire 2 workers together' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hire 2 workers together' }));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Hire' }));
    expect((await screen.findAllByText('2 people have been told.')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      status: 'accepted',
      application_ids: [11, 12],
    });
    expect(queryClient.getQueryState(ownJobs)?.isInvalidated).toBe(true);
  });

  it('The employer declines the crew in a dialog, which shows a refusal', async () => {
    const asked = serveWeb({ [JOB_BIDS]: () => jobBids(), [DECIDE]: () => problem(409, 'invalid_transition') });
    renderWeb(<JobBids job_uid={null} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Not this time' }));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    const dialog = await screen.findByRole('dialog', { name: 'Say “Not this time” to 3 people?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Not this time' }));
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      status: 'rejected',
      application_ids: [11, 12, 13],
    });
  });

  it('An employer who has reported the crew does not read the advice for workers, not to pay anyone', async () => {
    serveWeb({
      [JOB_BIDS]: () => jobBids({ ...employerBid, crew_uid: UID }),
      'POST /api/v1/reports/': () => problem(409, 'already_reported', { case_number: 'KS-7F3K-29QD' }),
    });
    renderWeb(<JobBids job_uid={null} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Report a problem' }));
    const form = await screen.findByRole('dialog');
    const [reason] = within(form).getAllByRole('radio');
    if (reason) fireEvent.click(reason);
    fireEvent.click(within(form).getByRole('button', { name: /^Send/ }));
    expect(await screen.findByText('KS-7F3K-29QD')).toBeTruthy();
    expect(screen.queryByText(/do not pay anyone/)).toBeNull();
  });

  it('A button that cannot hire is described by a visible reason: too few people, or the leader is missing', async () => {
    serveWeb({ [JOB_BIDS]: () => jobBids() });
    renderWeb(<JobBids job_uid={null} />);
    const hire = await screen.findByRole<HTMLButtonElement>('button', { name: 'Hire 3 workers together' });
    expect(hire.getAttribute('aria-describedby')).toBeNull();
    const toggle = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
    const reason = () => {
      expect(hire.disabled).toBe(true);
      return document.getElementById(hire.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    toggle('Ramlal Yadav · Leader');
    expect(reason()).toBe('These workers come only with their leader. Hire the leader too.');
    toggle('Sunita Yadav');
    expect(reason()).toBe('These workers come together. Hire at least 2 of them.');
    toggle('Ramlal Yadav · Leader');
    expect(hire.disabled).toBe(false);
  });

  it('A crew without undecided people offers no decision', async () => {
    const decided = employerBid.people.map((one) => ({ ...one, status: 'accepted' as const }));
    serveWeb({ [JOB_BIDS]: () => jobBids({ ...employerBid, people: decided }) });
    renderWeb(<JobBids job_uid={null} />);
    await screen.findByRole('heading', { name: 'A crew: “Wakad masons”' });
    expect(screen.queryByRole('button', { name: 'Not this time' })).toBeNull();
  });

  it('The card names the job only among the applicants of all jobs', async () => {
    serveWeb({ [JOB_BIDS]: () => jobBids() });
    renderWeb(<JobBids job_uid={null} />);
    expect(await screen.findByText('Masons for a school')).toBeTruthy();
    cleanup();
    renderWeb(<JobBids job_uid={JOB} />);
    await screen.findByRole('heading', { name: 'A crew: “Wakad masons”' });
    expect(screen.queryByText('Masons for a school')).toBeNull();
  });

  it('A crew whose name was erased has a card without quotes, and the employer hires only chosen people', async () => {
    serveWeb({ [JOB_BIDS]: () => jobBids({ ...employerBid, crew_name: '' }) });
    renderWeb(<JobBids job_uid={null} />);
    expect(await screen.findByRole('heading', { name: 'A crew' })).toBeTruthy();
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Hire 0/ }).disabled).toBe(true);
  });
});

// @vitest-environment happy-dom
// The page of a call for a day with the worker's crew: the leader brings members, and held places replace the answer.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Bid } from '#contracts/bids.ts';
import type { LabourCall } from '#contracts/call-shapes.ts';
import { CREW_UID, crewResponse } from '#testing/crew-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { LabourCallPage } from './calls-pages.tsx';

const UID = '7f0c0000-0000-4000-8000-000000000001';
const ANSWER = `POST /api/v1/labour/calls/${UID}/answer/`;

const offered: LabourCall = {
  uid: UID,
  role: 'mason',
  phase: 'calling',
  positions: 4,
  reserves: 1,
  places_left: 4,
  reserves_left: 1,
  pay: 900,
  travel: 'none',
  travel_amount: null,
  date: '2026-11-28',
  start_time: '08:00',
  end_time: '17:00',
  starts_at: '2026-11-28T02:30:00.000Z',
  ends_at: '2026-11-28T11:30:00.000Z',
  night: false,
  state: 'Maharashtra',
  city: 'Pune',
  location: null,
  food_provided: true,
  tools_provided: false,
  transport_provided: false,
  note: null,
  late: false,
  now: '2026-11-27T06:00:00.000Z',
  employer: { id: 3, company_name: 'Sai', first_name: 'Asha', last_name: 'Rao', calls: 3, cancelled_late: 0 },
  distance_km: 4,
  order: null,
  outcome: null,
  application_id: null,
  confirmed_at: null,
  coming_at: null,
  allowed: ['yes', 'no'],
  may_bring_crew: true,
};

const bid: Bid = {
  uid: CREW_UID,
  state: 'asked',
  crew: { uid: CREW_UID, name: 'Wakad masons' },
  job: {
    uid: UID,
    title: 'Mason',
    role: 'mason',
    city: 'Pune',
    state: 'Maharashtra',
    company: 'Sai',
    salary_amount: 900,
    salary_period: 'day',
    start_date: '2026-11-28',
  },
  min_members: 2,
  members: [
    { labour_id: 1, first_name: 'Ramlal', initial: 'Y', is_you: true, answer: 'yes' },
    { labour_id: 2, first_name: 'Imran', initial: 'K', is_you: false, answer: 'asked' },
  ],
  until: '2026-11-27T06:10:00.000Z',
  application_id: null,
  may_answer: false,
  call: { start_time: '08:00', end_time: '17:00', night: false, booked: null },
};

const serve = (call: LabourCall, bids: () => Bid[], answer = () => json({ ...offered, bid })) =>
  serveWeb({
    [`GET /api/v1/labour/calls/${UID}/`]: () => json(call),
    'GET /api/v1/labour/bids/': () => json({ bids: bids(), total: 1, page: 1, limit: 20, pages: 1 }),
    'GET /api/v1/labour/crews/': () => json({ crews: [crewResponse], invites: [], may_form: false }),
    [ANSWER]: answer,
  });

const open = () =>
  renderWeb(
    <Routes>
      <Route path="/labour/dashboard/calls/:callUid" element={<LabourCallPage />} />
    </Routes>,
    `/labour/dashboard/calls/${UID}`,
  );

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

it('The leader brings members, and the held places replace the answer', async () => {
  let bids: Bid[] = [];
  const asked = serve(
    offered,
    () => bids,
    () => {
      bids = [bid];
      return json({ ...offered, bid });
    },
  );
  open();
  fireEvent.click(await screen.findByText('Come with my crew'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Imran K' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ask the crew' }));
  await screen.findByRole('article', { name: 'Places are kept for your crew' });
  expect(screen.queryByRole('button', { name: 'Yes, I will come' })).toBeNull();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    answer: 'yes',
    crew: { uid: CREW_UID, min_members: 2, members: [2] },
  });
});

it('A refusal because too few places are free is shown', async () => {
  serve(
    offered,
    () => [],
    () => problem(409, 'positions_filled'),
  );
  open();
  fireEvent.click(await screen.findByText('Come with my crew'));
  fireEvent.click(screen.getByRole('button', { name: 'Ask the crew' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('A call that takes no crews offers only the own answer', async () => {
  const asked = serve({ ...offered, may_bring_crew: false }, () => []);
  open();
  await screen.findByRole('button', { name: 'Yes, I will come' });
  await waitFor(() => expect(asked.some(({ path }) => path.includes('/bids/'))).toBe(true));
  expect(screen.queryByText('Come with my crew')).toBeNull();
});

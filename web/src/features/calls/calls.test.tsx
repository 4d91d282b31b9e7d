// @vitest-environment happy-dom
// Tests calls for a day: the worker's switch and answers, and the employer's page with its seats.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LabourCall as Call, EmployerCall } from '#contracts/call-shapes.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { blankCall, readCall } from './call-draft.ts';
import { FreeTomorrow } from './free-tomorrow.tsx';
import { LabourCall } from './labour-call.tsx';
import { MyCall } from './my-call.tsx';

const UID = '7f0c0000-0000-4000-8000-000000000001';
const OTHER = '7f0c0000-0000-4000-8000-000000000002';

const facts = {
  uid: UID,
  role: 'mason',
  phase: 'calling',
  positions: 2,
  reserves: 1,
  places_left: 2,
  reserves_left: 1,
  pay: 900,
  travel: 'paid',
  travel_amount: 50,
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
} as const;

const offered: Call = {
  ...facts,
  employer: {
    id: 3,
    company_name: 'Sai Construction',
    first_name: 'Vandana',
    last_name: 'Jadhav',
    calls: 3,
    cancelled_late: 0,
  },
  distance_km: 4,
  order: { no: 43, of: 180, free: true, days: 0, notified_at: '2026-11-27T05:55:00.000Z' },
  outcome: null,
  application_id: null,
  confirmed_at: null,
  coming_at: null,
  allowed: ['yes', 'no'],
};
const place: Call = { ...offered, outcome: 'place', application_id: 9, location: 'Near the school', allowed: ['no'] };

const ramlal = {
  application_id: 9,
  first_name: 'Ramlal',
  last_name: 'Yadav',
  picture: null,
  verified: true,
  confirmed: true,
  coming: false,
  attendance: null,
};
const own: EmployerCall = {
  ...facts,
  places_left: 1,
  seats: [
    { no: 1, kind: 'place', worker: ramlal },
    { no: 2, kind: 'place', worker: null },
    { no: 3, kind: 'reserve', worker: null },
  ],
  notified: 6,
  yes: 1,
  no: 2,
  round: 1,
  next_at: '2026-11-27T06:05:00.000Z',
  seed_digest: 'a'.repeat(64),
  seed: null,
  released: [],
  allowed: ['cancel'],
};

const GET = `GET /api/v1/labour/calls/${UID}/`;
const ANSWER = `POST /api/v1/labour/calls/${UID}/answer/`;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

describe('A call for a day', () => {
  it('A worker who says yes sees the place and when to come', async () => {
    let now = offered;
    const asked = serveWeb({
      [GET]: () => json(now),
      [ANSWER]: () => {
        now = place;
        return json(place);
      },
    });
    renderWeb(<LabourCall uid={UID} />);
    expect(await screen.findByText('₹900')).toBeTruthy();
    expect(screen.getByText('2 places left')).toBeTruthy();
    press('Yes, I will come');
    expect(await screen.findByRole('heading', { name: 'You have the work' })).toBeTruthy();
    expect(screen.getByText(/Come on Sat, 28 Nov at 8:00 am/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes, I will come' })).toBeNull();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ answer: 'yes' });
  });

  it('A worker on the waiting list reads that nothing is promised', async () => {
    serveWeb({ [GET]: () => json({ ...place, outcome: 'reserve' }) });
    renderWeb(<LabourCall uid={UID} />);
    expect(await screen.findByText(/Nothing is promised/)).toBeTruthy();
  });

  it('A worker who is already booked gets a link to the other work', async () => {
    serveWeb({ [GET]: () => json(offered), [ANSWER]: () => problem(409, 'already_booked', { uid: OTHER }) });
    renderWeb(<LabourCall uid={UID} />);
    await screen.findByText('₹900');
    press('Yes, I will come');
    const link = await screen.findByRole('link', { name: 'See that work' });
    expect(link.getAttribute('href')).toBe(`/labour/dashboard/calls/${OTHER}`);
  });

  it('Work at night needs a consent before the worker can say yes', async () => {
    const asked = serveWeb({ [GET]: () => json({ ...offered, night: true }), [ANSWER]: () => json(place) });
    renderWeb(<LabourCall uid={UID} />);
    const yes = await screen.findByRole<HTMLButtonElement>('button', { name: 'Yes, I will come' });
    expect(yes.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(yes);
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ answer: 'yes', night_ok: true }),
    );
  });

  it('The page of the employer shows a chair for each place, the answers and the time until the next round', async () => {
    serveWeb({ [`GET /api/v1/employers/calls/${UID}/`]: () => json(own) });
    renderWeb(<MyCall uid={UID} />);
    expect(await screen.findByText('1 of 2 places taken')).toBeTruthy();
    const places = within(screen.getByRole('region', { name: 'Places' }));
    expect(places.getAllByRole('listitem')).toHaveLength(2);
    expect(places.getByRole('link', { name: /Ramlal Yadav/ }).getAttribute('href')).toBe(
      '/employer/dashboard/applicants/9',
    );
    expect(places.getByText('Free')).toBeTruthy();
    expect(screen.getByText(/We ask more workers in [45]:\d\d/)).toBeTruthy();
    expect(screen.getByText('Asked').nextSibling?.textContent).toBe('6');
  });

  it('Cancelling a call requires a reason', async () => {
    const asked = serveWeb({
      [`GET /api/v1/employers/calls/${UID}/`]: () => json(own),
      [`POST /api/v1/employers/calls/${UID}/cancel/`]: () => json({ ...own, phase: 'cancelled', allowed: [] }),
    });
    renderWeb(<MyCall uid={UID} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Rain' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Rain' }));
  });
});

const day = { date: '2026-11-28', state: 'open', free: null, call: null } as const;
const calendar = (tomorrow: object) => ({
  today: '2026-11-27',
  days: [
    { ...day, date: '2026-11-27' },
    { ...day, ...tomorrow },
  ],
});
const CALENDAR = 'GET /api/v1/labour/calendar/';
const PUT = 'PUT /api/v1/labour/free-days/2026-11-28/';

describe('The switch “I want work tomorrow”', () => {
  it('The switch states that the worker is free on the next day', async () => {
    let tomorrow: object = {};
    const asked = serveWeb({
      [CALENDAR]: () => json(calendar(tomorrow)),
      [PUT]: () => {
        tomorrow = { state: 'free', free: { from: null, until: null, reach_km: 10 } };
        return json({ ...day, ...tomorrow });
      },
    });
    renderWeb(<FreeTomorrow />);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'I want work tomorrow' }));
    expect(await screen.findByText(/Sat, 28 Nov: employers near you can ask you/)).toBeTruthy();
    expect(asked.some(({ method }) => method === 'PUT')).toBe(true);
  });

  it('A switch that is not saved returns to its state and says so', async () => {
    serveWeb({ [CALENDAR]: () => json(calendar({})), [PUT]: () => problem(503, 'unavailable') });
    renderWeb(<FreeTomorrow />);
    const box = await screen.findByRole<HTMLInputElement>('checkbox');
    fireEvent.click(box);
    expect(await screen.findByText('Not saved. Tap again.')).toBeTruthy();
    expect(box.checked).toBe(false);
  });

  it('The work of tomorrow replaces the switch', async () => {
    const call = { uid: UID, role: 'mason', start_time: '08:00', end_time: '17:00' };
    serveWeb({ [CALENDAR]: () => json(calendar({ state: 'booked', call })) });
    renderWeb(<FreeTomorrow />);
    const link = await screen.findByRole('link', { name: /You have work tomorrow/ });
    expect(link.getAttribute('href')).toBe(`/labour/dashboard/calls/${UID}`);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('The form of a call', () => {
  it('A complete form becomes the request body, with a vehicle as transport', () => {
    const blank = blankCall({ state: 'Maharashtra', city: 'Pune' });
    const read = readCall({ ...blank, role: 'mason', pay: '९००', location: 'Wakad', travel: 'vehicle' });
    expect(read).toMatchObject({
      body: { lines: [{ role: 'mason', positions: 2, pay: 900 }], travel: 'vehicle', transport_provided: true },
    });
  });

  it('A form without trade, pay and exact place names these fields', () => {
    const read = readCall(blankCall({ state: 'Maharashtra', city: 'Pune' }));
    expect('problems' in read && Object.keys(read.problems).sort()).toEqual(['location', 'pay', 'role']);
  });
});

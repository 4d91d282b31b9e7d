// @vitest-environment happy-dom
// Tests calls for a day: the worker's switch and answers, and the employer's page with its seats.
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LabourCall as Call, EmployerCall } from '#contracts/call-shapes.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { sendUnsent } from '../../parts/unsent/send-unsent.ts';
import { callAnswerDelivery } from './answer-delivery.ts';
import { calendarText } from './calendar-file.ts';
import { blankCall, dayAhead, readCall } from './call-draft.ts';
import { CountPeople } from './count-people.tsx';
import { FreeTomorrow } from './free-tomorrow.tsx';
import { LabourCall } from './labour-call.tsx';
import { MyCall } from './my-call.tsx';
import { queuedAnswers } from './queued-answers.ts';
import { WorkCalendar } from './work-calendar.tsx';

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
  only_chosen: false,
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

  it('A worker cannot say no while the yes is sent', async () => {
    const asked = serveWeb({ [GET]: () => json(offered), [ANSWER]: () => new Promise(() => {}) });
    renderWeb(<LabourCall uid={UID} />);
    const no = await screen.findByRole<HTMLButtonElement>('button', { name: 'No' });
    press('Yes, I will come');
    await waitFor(() => expect(no.disabled).toBe(true));
    fireEvent.click(no);
    press('Yes, I will come');
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ answer: 'yes' }]);
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

  it('“Why me” shows the worker’s own position and the reasons for it', async () => {
    serveWeb({ [GET]: () => json(offered) });
    renderWeb(<LabourCall uid={UID} />);
    expect(await screen.findByText('You are number 43 of 180')).toBeTruthy();
    expect(screen.getByText('0 days of such work in 14 days')).toBeTruthy();
    expect(screen.getByText('You said that you want work on this day')).toBeTruthy();
  });

  it('A note in another language is marked with its language', async () => {
    serveWeb({ [GET]: () => json({ ...offered, note: 'छत की ढलाई', words_lang: { note: 'hi' } }) });
    renderWeb(<LabourCall uid={UID} />);
    expect((await screen.findByText('छत की ढलाई')).getAttribute('lang')).toBe('hi');
  });

  it('The employer opens a call for chosen people to others, after a confirmation', async () => {
    let now: EmployerCall = { ...own, only_chosen: true, allowed: ['change'], may_open: true };
    const asked = serveWeb({
      [`GET /api/v1/employers/calls/${UID}/`]: () => json(now),
      [`POST /api/v1/employers/calls/${UID}/open/`]: () => {
        now = { ...now, only_chosen: false, may_open: false };
        return json(now);
      },
    });
    renderWeb(<MyCall uid={UID} />);
    expect(await screen.findByText('Only the people you chose are asked')).toBeTruthy();
    press('Ask other workers too');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask other workers too?' }));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Ask other workers too' }));
    expect(await screen.findByText('Done. We now ask other workers too.')).toBeTruthy();
    expect(screen.queryByText('Only the people you chose are asked')).toBeNull();
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

describe('The morning of a call', () => {
  const seat = (no: number, worker: object) => ({ no, kind: 'place', worker: { ...ramlal, ...worker } }) as const;
  const today: EmployerCall = {
    ...own,
    phase: 'today',
    positions: 3,
    seats: [
      seat(1, { attendance: 'present' }),
      seat(2, { application_id: 10, first_name: 'Salim', coming: true }),
      seat(3, { application_id: 11, first_name: 'Dinesh' }),
    ],
    allowed: ['missing', 'again'],
  };
  const GET_OWN = `GET /api/v1/employers/calls/${UID}/`;
  const MISSING = `POST /api/v1/employers/calls/${UID}/missing/`;

  it('The employer sees who is here, and sends for others instead of a missing worker', async () => {
    const asked = serveWeb({ [GET_OWN]: () => json(today), [MISSING]: () => json(today) });
    renderWeb(<MyCall uid={UID} />);
    const morning = within(await screen.findByRole('region', { name: 'Who is here?' }));
    expect(
      ['Here', 'On the way', 'Not here yet'].map((group) => morning.getByText(group).nextSibling?.textContent),
    ).toEqual(['1', '1', '1']);
    expect(morning.getByRole('link', { name: 'Show the code' }).getAttribute('href')).toBe(
      `/employer/dashboard/jobs/${UID}/attendance`,
    );
    fireEvent.click(morning.getByRole('button', { name: 'Workers are missing' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('checkbox', { name: 'Ramlal Yadav' })).toBeNull();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Dinesh Yadav' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ absent: [11], send: true }),
    );
  });

  it('The employer calls the same people again for another day', async () => {
    const asked = serveWeb({
      [GET_OWN]: () => json(today),
      [`POST /api/v1/employers/calls/${UID}/again/`]: () => json({ calls: [own] }, 201),
    });
    renderWeb(<MyCall uid={UID} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Same people again' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Call them' }));
    await waitFor(() => {
      const sent = asked.find(({ method }) => method === 'POST');
      expect([sent?.body, sent?.headers.has('idempotency-key')]).toEqual([{ date: dayAhead(1) }, true]);
    });
  });
});

describe('A change of a call', () => {
  it('The employer adds a place and pay, but cannot lower the pay', async () => {
    const asked = serveWeb({
      [`GET /api/v1/employers/calls/${UID}/`]: () => json({ ...own, allowed: ['change'] }),
      [`PATCH /api/v1/employers/calls/${UID}/`]: () => json(own),
    });
    renderWeb(<MyCall uid={UID} />);
    fireEvent.click(await screen.findByRole('button', { name: 'More places or pay' }));
    const dialog = within(await screen.findByRole('dialog'));
    const pay = dialog.getByRole('textbox', { name: 'Pay for the day' });
    fireEvent.change(pay, { target: { value: '850' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Write at least the pay of now.')).toBeTruthy();
    fireEvent.change(pay, { target: { value: '1000' } });
    fireEvent.click(dialog.getByRole('button', { name: 'One more' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1));
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ positions: 3, pay: 1000 });
  });
});

describe('The number of workers beside the form', () => {
  const draft = blankCall({ state: 'Maharashtra', city: 'Pune' });
  it('The form shows about how many workers can be asked once the trade is chosen', async () => {
    const asked = serveWeb({
      'POST /api/v1/employers/calls/count/': () =>
        json({
          rings: [
            { ring: 1, about: 0 },
            { ring: 2, about: 40 },
          ],
        }),
    });
    renderWeb(<CountPeople draft={{ ...draft, role: 'mason' }} />);
    expect(await screen.findByText('We can ask about 40 workers.')).toBeTruthy();
    expect(asked.flatMap(({ body }) => body ?? [])).toMatchObject([{ city: 'Pune', lines: [{ role: 'mason' }] }]);
  });

  it('A count that fails shows the error with a retry, not that the trade is missing', async () => {
    let isBroken = true;
    serveWeb({
      'POST /api/v1/employers/calls/count/': () =>
        isBroken ? problem(429, 'rate_limited', { retry_after: 60 }) : json({ rings: [{ ring: 1, about: 7 }] }),
    });
    renderWeb(<CountPeople draft={{ ...draft, role: 'mason' }} />);
    expect(screen.queryByText(/Choose the trade/)).toBeNull();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(again);
    expect(await screen.findByText('We can ask about 7 workers.')).toBeTruthy();
  });

  it('Nothing is counted before the trade is chosen', () => {
    const asked = serveWeb({});
    renderWeb(<CountPeople draft={draft} />);
    expect(screen.getByText(/Choose the trade/)).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

describe('An answer without a network', () => {
  const sessionOf = (id: number) =>
    localStorage.setItem('userData', JSON.stringify({ id, first_name: 'Ramlal', user_type: 'labour', completion: 80 }));
  const stored = () => JSON.parse(localStorage.getItem('unsent') ?? '[]');

  const send = async () =>
    (await sendUnsent([callAnswerDelivery], 5, new QueryClient())).map(({ delivery }) => delivery.result);

  it('The answer is stored, and the screen says that it is not sent and that there is no place yet', async () => {
    sessionOf(5);
    serveWeb({
      [GET]: () => json(offered),
      [ANSWER]: () => {
        throw new TypeError('no network');
      },
    });
    renderWeb(<LabourCall uid={UID} />);
    await screen.findByText('₹900');
    press('Yes, I will come');
    expect(await screen.findByRole('heading', { name: 'Not sent. You have no place yet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes, I will come' })).toBeNull();
    expect(stored()).toMatchObject([{ user_id: 5, kind: 'call', content: { uid: UID, answer: 'yes' } }]);
    press('Do not send');
    expect(await screen.findByRole('button', { name: 'Yes, I will come' })).toBeTruthy();
    expect(stored()).toEqual([]);
  });

  it('A stored answer is sent once with its idempotency key', async () => {
    sessionOf(5);
    const asked = serveWeb({ [ANSWER]: () => json(place) });
    queuedAnswers.add({ user_id: 5, content: { uid: UID, answer: 'yes' } });
    const [{ key }] = stored();
    expect([await send(), await send()]).toEqual([['sent'], []]);
    expect(asked.map(({ body, headers }) => [body, headers.get('idempotency-key')])).toEqual([
      [{ answer: 'yes' }, key],
    ]);
  });

  it('An answer that is older than 30 minutes is not sent, and the worker is asked again', async () => {
    sessionOf(5);
    queuedAnswers.add({ user_id: 5, content: { uid: UID, answer: 'yes' } });
    const [answer] = stored();
    localStorage.setItem('unsent', JSON.stringify([{ ...answer, given_at: answer.given_at - 31 * 60_000 }]));
    const asked = serveWeb({ [GET]: () => json(offered) });
    renderWeb(<LabourCall uid={UID} />);
    expect(await screen.findByText(/could not be sent in time/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Yes, I will come' })).toBeTruthy();
    expect(await send()).toEqual(['dropped']);
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(stored()).toEqual([]);
  });
});

describe('The calendar file of booked work', () => {
  it('The file has the hours in UTC, escapes its texts and breaks lines after 75 bytes', () => {
    const entry = { uid: UID, starts_at: facts.starts_at, ends_at: facts.ends_at, title: 'राजमिस्त्री' };
    const text = calendarText({ ...entry, place: `Plot 7, Wakad; ${'पुणे '.repeat(20)}` }, 0);
    const lines = text.split('\r\n');
    expect(lines).toContain('DTSTART:20261128T023000Z');
    expect(lines).toContain('DTEND:20261128T113000Z');
    expect(lines).toContain('DTSTAMP:19700101T000000Z');
    expect(text).toContain('LOCATION:Plot 7\\, Wakad\\; ');
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
    expect(lines.at(-1)).toBe('');
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

describe('The worker’s calendar', () => {
  const dates = (states: Record<number, object>) => ({
    today: '2026-11-27',
    days: Array.from({ length: 14 }, (_, ahead) => ({
      ...day,
      date: new Date(Date.UTC(2026, 10, 27 + ahead)).toISOString().slice(0, 10),
      ...states[ahead],
    })),
  });

  it('A tap on a day states that the worker is free, and then the hours and the distance can be chosen', async () => {
    let saved = { from: null, until: null, reach_km: 10 };
    let state = 'open';
    const current = () => (state === 'free' ? { state, free: saved } : {});
    const asked = serveWeb({
      [CALENDAR]: () => json(dates({ 1: current() })),
      [PUT]: ({ body }) => {
        saved = { ...saved, ...(body as object) };
        state = 'free';
        return json({ ...day, ...current() });
      },
    });
    renderWeb(<WorkCalendar />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sat, 28 Nov: Nothing said' }));
    const free = await screen.findByRole('button', { name: 'Sat, 28 Nov: You want work' });
    expect(free.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(await screen.findByRole('button', { name: 'Morning' }));
    fireEvent.click(await screen.findByRole('button', { name: '25 km' }));
    await waitFor(() =>
      expect(asked.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
        from: null,
        until: '12:00',
        reach_km: 25,
      }),
    );
  });

  it('A booked day leads to its work, and a day after the next week cannot be chosen', async () => {
    const call = { uid: UID, role: 'mason', start_time: '08:00', end_time: '17:00' };
    serveWeb({ [CALENDAR]: () => json(dates({ 3: { state: 'booked', call } })) });
    renderWeb(<WorkCalendar />);
    const link = await screen.findByRole('link', { name: 'Mon, 30 Nov: You have work' });
    expect(link.getAttribute('href')).toBe(`/labour/dashboard/calls/${UID}`);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Thu, 3 Dec/ }).disabled).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Fri, 4 Dec/ }).disabled).toBe(true);
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

  it('A form for chosen people begins with their trade and number, and asks others only if the employer wants', () => {
    const people = [
      { id: 4, name: 'Ravi K.', roles: ['painter' as const] },
      { id: 7, name: 'Asha P.', roles: [] },
    ];
    const blank = { ...blankCall({ state: 'Maharashtra', city: 'Pune' }, people), pay: '900', location: 'Wakad' };
    const body = { people: [4, 7], wide: false, lines: [{ role: 'painter', positions: 2, pay: 900 }] };
    expect(readCall(blank)).toMatchObject({ body });
    expect(readCall({ ...blank, wide: true })).toMatchObject({ body: { wide: true } });
    expect(readCall({ ...blank, people: [] })).not.toHaveProperty('body.people');
  });

  it('A form without trade, pay and exact place names these fields', () => {
    const read = readCall(blankCall({ state: 'Maharashtra', city: 'Pune' }));
    expect('problems' in read && Object.keys(read.problems).sort()).toEqual(['location', 'pay', 'role']);
  });
});

// @vitest-environment happy-dom
// Tests the attendance pages: a worker types the code or stores it offline, and an employer shows the code and decides
// about days.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AttendanceDay, LabourAttendance as Days, JobAttendance as JobDays } from '#contracts/attendance.ts';
import { applicationResponse } from '#testing/application-response.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { UnsentSender } from '../../parts/unsent/unsent-sender.tsx';
import { codeAfter } from './code-now.ts';
import { dayDelivery } from './day-delivery.ts';
import { todayHere } from './day-text.ts';
import { JobAttendance } from './job-attendance.tsx';
import { LabourAttendance } from './labour-attendance.tsx';
import { TodayOnCard } from './today-on-card.tsx';

const PATH = '/api/v1/labour/applications/7/attendance/';
const UID = '7d3f0a4e-2f6b-4a51-9a8e-0c3b7f5d1e22';
const today = todayHere();

const day = (more: Partial<AttendanceDay> = {}): AttendanceDay => ({
  date: today,
  state: 'present',
  via: 'code',
  typed_at: '2026-03-01T03:20:00Z',
  entered_at: '2026-03-01T03:20:00Z',
  contest: null,
  outcome: null,
  due: true,
  allowed: [],
  ...more,
});
const days = (more: Partial<Days> = {}): Days => ({
  today,
  start_time: '09:00',
  days: [],
  may_enter_code: true,
  tries_left: 5,
  claimable: [today],
  ...more,
});

const job = {
  id: 1,
  uid: UID,
  title: 'Helper',
  state: 'Bihar',
  city: null,
  location: null,
  role: 'helper',
  salary_amount: 700,
  salary_period: 'day',
  status: 'filled',
  positions: 1,
  start_date: null,
  start_time: '09:00',
} as const;
const application = applicationResponse({ id: 7, status: 'accepted', job });

function signIn(id = 2) {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
  localStorage.setItem('userData', JSON.stringify({ id, first_name: 'Ramesh', user_type: 'labour', completion: 80 }));
}

const away = () => Promise.reject(new TypeError('Failed to fetch'));
const codeBox = () => screen.findByLabelText('Today’s code, 4 digits');
async function type(code: string) {
  fireEvent.change(await codeBox(), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'I am at work' }));
}
const sentDays = (asked: readonly ReceivedRequest[]) =>
  asked.filter(({ method, path }) => method === 'POST' && path === PATH).map(({ body }) => body);

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(cleanup);

const screenOf = (
  <>
    <UnsentSender deliveries={[dayDelivery]} />
    <LabourAttendance application={application} />
  </>
);

describe('Attendance of a worker', () => {
  it('A worker can type the code in Devanagari digits and sees the recorded day', async () => {
    let entered = days();
    const asked = serveWeb({
      [`GET ${PATH}`]: () => json(entered),
      [`POST ${PATH}`]: () => {
        entered = days({ days: [day()], may_enter_code: false });
        return json(day(), 201);
      },
    });
    renderWeb(screenOf);
    await type('४२०७9');
    expect(await screen.findByText('By code, 8:50 am')).toBeTruthy();
    expect(sentDays(asked)).toEqual([{ date: today, code: '4207' }]);
    expect(screen.queryByRole('button', { name: 'I am at work' })).toBeNull();
  });

  it('Finished work shows the recorded days without the field for a code', async () => {
    serveWeb({ [`GET ${PATH}`]: () => json(days({ days: [day({ date: '2026-03-01' })] })) });
    renderWeb(<LabourAttendance application={{ ...application, status: 'completed' }} />);
    expect(await screen.findByText('By code, 8:50 am')).toBeTruthy();
    expect(screen.queryByLabelText('Today’s code, 4 digits')).toBeNull();
    expect(screen.queryByText('You cannot enter a code today.')).toBeNull();
  });

  it('A card takes the code and reports that it was accepted', async () => {
    let entered = days();
    let taken = 0;
    serveWeb({
      [`GET ${PATH}`]: () => json(entered),
      [`POST ${PATH}`]: () => {
        entered = days({ days: [day()], may_enter_code: false, claimable: [] });
        return json(day(), 201);
      },
    });
    const onTaken = () => {
      taken += 1;
    };
    renderWeb(<TodayOnCard application_id={7} onTaken={onTaken} />);
    await codeBox();
    const way = screen.getByRole('link', { name: 'I could not type the code' });
    expect(way.getAttribute('href')).toBe('/labour/dashboard/applications/7#attendance');
    await type('4207');
    await waitFor(() => expect(taken).toBe(1));
    await waitFor(() => expect(screen.queryByLabelText('Today’s code, 4 digits')).toBeNull());
  });

  it('A card shows a day that was entered elsewhere instead of the field for a code', async () => {
    serveWeb({ [`GET ${PATH}`]: () => json(days({ days: [day()], may_enter_code: false, claimable: [] })) });
    renderWeb(<TodayOnCard application_id={7} onTaken={() => undefined} />);
    expect(await screen.findByText('8:50 am')).toBeTruthy();
    expect(screen.queryByLabelText('Today’s code, 4 digits')).toBeNull();
  });

  it('A worker sees why a code was refused and can type again', async () => {
    serveWeb({
      [`GET ${PATH}`]: () => json(days({ tries_left: 1 })),
      [`POST ${PATH}`]: () => problem(422, 'attendance_code_invalid'),
    });
    renderWeb(screenOf);
    await type('12');
    expect(await screen.findByText('Enter all 4 digits.')).toBeTruthy();
    await type('1234');
    expect(await screen.findByText('The code is not right. Ask for the one that is shown now.')).toBeTruthy();
    expect((await codeBox()).getAttribute('value')).toBe('');
    expect(screen.getByText('One more try today.')).toBeTruthy();
  });

  it('A code typed offline is stored on the phone and sent when the network returns, with its original time', async () => {
    let isAway = true;
    const asked = serveWeb({
      [`GET ${PATH}`]: () => (isAway ? away() : json(days())),
      [`POST ${PATH}`]: () => (isAway ? away() : json(day(), 201)),
    });
    renderWeb(screenOf);
    const before = Date.now();
    await type('4207');
    expect(await screen.findByText('Saved on this phone')).toBeTruthy();
    const [kept] = JSON.parse(localStorage.getItem('unsent') ?? '[]');
    expect(kept).toMatchObject({ user_id: 2, kind: 'day', refused: null });
    expect(kept.content).toMatchObject({ application_id: 7, date: today, code: '4207' });
    fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('There is still no network. The code stays saved.')).toBeTruthy();
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(localStorage.getItem('unsent')).toBeNull());
    const typed_at = String(kept.content.typed_at);
    expect(sentDays(asked).at(-1)).toEqual({ date: today, code: '4207', typed_at });
    expect(Math.abs(Date.parse(typed_at) - before)).toBeLessThan(60_000);
    await waitFor(() => expect(screen.queryByText('Saved on this phone')).toBeNull());
  });

  it('The app does not send the stored code of another user of the phone', async () => {
    const kept = { user_id: 99, application_id: 7, date: today, code: '4207', typed_at: new Date().toISOString() };
    localStorage.setItem('keptDays', JSON.stringify([{ ...kept, refused: null }]));
    const asked = serveWeb({ [`GET ${PATH}`]: () => json(days()) });
    renderWeb(screenOf);
    await codeBox();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('Saved on this phone')).toBeNull();
    expect(sentDays(asked)).toEqual([]);
    expect(localStorage.getItem('unsent')).toContain('"user_id":99');
  });

  it('A worker whose stored code was refused can ask the employer to confirm the day', async () => {
    const kept = { user_id: 2, application_id: 7, date: today, code: '4207', typed_at: new Date().toISOString() };
    localStorage.setItem('keptDays', JSON.stringify([{ ...kept, refused: null }]));
    const asked = serveWeb({
      [`GET ${PATH}`]: () => json(days()),
      [`POST ${PATH}`]: ({ body }) =>
        JSON.stringify(body).includes('code')
          ? problem(422, 'attendance_code_invalid')
          : json(day({ state: 'claimed', via: null }), 201),
    });
    renderWeb(screenOf);
    const notice = (await screen.findByText(/was not accepted$/)).closest('.notice');
    if (!(notice instanceof HTMLElement)) throw new Error('no notice');
    fireEvent.click(await within(notice).findByRole('button', { name: 'I was at work on this day' }));
    await waitFor(() => expect(sentDays(asked).at(-1)).toEqual({ date: today }));
    await waitFor(() => expect(localStorage.getItem('unsent')).toBeNull());
  });

  it('A worker can contest a no-show with a note', async () => {
    const missed = day({ date: '2026-03-02', state: 'absent', via: 'employer', typed_at: null, allowed: ['contest'] });
    const CONTEST = `POST ${PATH}2026-03-02/contest/`;
    const asked = serveWeb({
      [`GET ${PATH}`]: () => json(days({ days: [missed] })),
      [CONTEST]: () => json({ ...missed, contest: 'open', allowed: [] }),
    });
    renderWeb(screenOf);
    fireEvent.click(await screen.findByRole('button', { name: 'That is wrong' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /What happened/ }), {
      target: { value: ' I was on the roof ' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send to our team' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/contest/'))?.body).toEqual({ note: 'I was on the roof' }),
    );
  });

  it('The decision on a contested day in another language is marked with its language', async () => {
    const decided = day({ state: 'absent', contest: 'dismissed', outcome: 'வரவில்லை', words_lang: { outcome: 'ta' } });
    serveWeb({ [`GET ${PATH}`]: () => json(days({ days: [decided] })) });
    renderWeb(screenOf);
    expect((await screen.findByText('“வரவில்லை”')).lang).toBe('ta');
  });
});

describe('Attendance screen of an employer', () => {
  const codes = { now: '0421', seconds_left: 90, holds_s: 600, next: ['1111', '2222'] };
  const LIST = `/api/v1/employers/jobs/uid/${UID}/attendance/`;

  it('codeAfter returns the following codes in turn, and null after the last', () => {
    expect(codeAfter(codes, 0)).toEqual({ code: '0421', seconds_left: 90 });
    expect(codeAfter(codes, 89.5)).toEqual({ code: '0421', seconds_left: 1 });
    expect(codeAfter(codes, 90)).toEqual({ code: '1111', seconds_left: 600 });
    expect(codeAfter(codes, 690)).toEqual({ code: '2222', seconds_left: 600 });
    expect(codeAfter(codes, 1290)).toBeNull();
  });

  it("The employer's screen shows the code and who came, and asks for confirmation before a no-show", async () => {
    const attendance: JobDays = {
      job: { uid: UID, title: 'Helper', start_time: '09:00' },
      today,
      codes,
      people: [
        { application_id: 7, first_name: 'Ramesh', last_name: 'Yadav', day: day(), allowed: [], waiting: 0 },
        {
          application_id: 8,
          first_name: 'Sita',
          last_name: 'Devi',
          day: null,
          allowed: ['present', 'late', 'absent'],
          waiting: 2,
        },
      ],
    };
    const SAY = '/api/v1/employers/applications/8/attendance/';
    const asked = serveWeb({
      [`GET ${LIST}`]: () => json(attendance),
      [`POST ${SAY}`]: () => json(day({ state: 'absent', via: 'employer', typed_at: null })),
    });
    renderWeb(<JobAttendance job_uid={UID} />);
    expect(await screen.findByText('0421')).toBeTruthy();
    expect(screen.getByText('1 of 2 came')).toBeTruthy();
    expect(screen.getByText('2 more days need your answer')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Did not come: Sita Devi/ }));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Did not come' }));
    await waitFor(() => expect(asked.find(({ path }) => path === SAY)?.body).toEqual({ date: today, state: 'absent' }));
  });
});

const BID = '6b0c9f1e-6a5e-4c83-9d3a-1f0f6f2f9a11';
const TICKS = `/api/v1/labour/bids/${BID}/attendance/`;
const DENIAL = `/api/v1/labour/bids/${BID}/not-me/`;
const crew = (more: Partial<NonNullable<Days['crew']>> = {}): Days['crew'] => ({
  bid_uid: BID,
  name: 'Ganesh Toli',
  members: [
    { labour_id: 11, first_name: 'Suresh', initial: 'P', is_ticked: false },
    { labour_id: 12, first_name: 'Imran', initial: 'S', is_ticked: false },
  ],
  may_tick: true,
  paused_until: null,
  ...more,
});
const typeForCrew = async () => {
  fireEvent.change(await codeBox(), { target: { value: '4207' } });
  fireEvent.click(screen.getByRole('button', { name: 'Record who is here' }));
};

describe('The leader of a crew at work', () => {
  it('One code records the chosen members and the leader', async () => {
    const asked = serveWeb({
      [`GET ${PATH}`]: () => json(days({ crew: crew() })),
      [`POST ${TICKS}`]: () => json({ date: today, present: [11] }),
    });
    renderWeb(screenOf);
    fireEvent.click(await screen.findByLabelText('Imran S'));
    await typeForCrew();
    expect(await screen.findByText('Recorded. They get a message.')).toBeTruthy();
    const sent = asked.filter(({ path }) => path === TICKS).map(({ body }) => body);
    expect(sent).toEqual([{ date: today, code: '4207', present: [11] }]);
  });

  it('A leader whose own day is recorded still marks members who come later, but only with a chosen member', async () => {
    const members = [{ labour_id: 11, first_name: 'Suresh', initial: 'P', is_ticked: false }];
    serveWeb({ [`GET ${PATH}`]: () => json(days({ days: [day()], may_enter_code: false, crew: crew({ members }) })) });
    renderWeb(screenOf);
    fireEvent.click(await screen.findByLabelText('Suresh P'));
    expect(screen.getByText('Choose who is here.')).toBeTruthy();
    expect(screen.queryByLabelText('Today’s code, 4 digits')).toBeNull();
  });

  it('The marks of a leader without a network wait on the phone and are sent later', async () => {
    let isAway = true;
    const asked = serveWeb({
      [`GET ${PATH}`]: () => json(days({ crew: crew() })),
      [`POST ${TICKS}`]: () => (isAway ? away() : json({ date: today, present: [11, 12] })),
    });
    renderWeb(screenOf);
    await typeForCrew();
    expect(await screen.findByText('Saved on this phone')).toBeTruthy();
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.queryByText('Saved on this phone')).toBeNull());
    const sent = asked.filter(({ path }) => path === TICKS).map(({ body }) => body);
    expect(sent.at(-1)).toEqual({
      date: today,
      code: '4207',
      present: [11, 12],
      typed_at: expect.any(String),
    });
  });

  it('After false marks the leader types only the own code and reads until when', async () => {
    serveWeb({
      [`GET ${PATH}`]: () => json(days({ crew: crew({ may_tick: false, paused_until: '2026-12-31T18:00:00.000Z' }) })),
    });
    renderWeb(screenOf);
    expect(await screen.findByText(/Until 31 December 2026, each member types the code alone/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'I am at work' })).toBeTruthy();
  });

  it('The own day of the leader is sent without the marks if the server refuses only the marks', async () => {
    const kept = { user_id: 2, application_id: 7, date: today, code: '4207', typed_at: new Date().toISOString() };
    const marks = { bid_uid: BID, present: [11, 12] };
    localStorage.setItem('keptDays', JSON.stringify([{ ...kept, crew: marks, refused: null }]));
    const asked = serveWeb({
      [`GET ${PATH}`]: () => json(days({ crew: crew({ members: null, may_tick: false, is_held: true }) })),
      [`POST ${TICKS}`]: () => problem(409, 'crew_held'),
      [`POST ${PATH}`]: () => json(day(), 201),
    });
    renderWeb(screenOf);
    expect(await screen.findByText(/only your own day is recorded$/)).toBeTruthy();
    expect(sentDays(asked)).toEqual([{ date: today, code: '4207', typed_at: kept.typed_at }]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(localStorage.getItem('unsent')).toBeNull();
  });

  it('A leader whose crew is held while the list is open reads that nothing was recorded, and why', async () => {
    let isHeld = false;
    serveWeb({
      [`GET ${PATH}`]: () =>
        json(days({ crew: isHeld ? crew({ members: null, may_tick: false, is_held: true }) : crew() })),
      [`POST ${TICKS}`]: () => {
        isHeld = true;
        return problem(409, 'crew_held');
      },
    });
    renderWeb(screenOf);
    await typeForCrew();
    expect(await screen.findByText('Your crew was not recorded. Each member types the code alone.')).toBeTruthy();
    expect(screen.getByText(/^Our team is checking this crew/)).toBeTruthy();
  });

  it('The leader reads which member says “not me”', async () => {
    const members = [{ labour_id: 12, first_name: 'Imran', initial: 'S', is_ticked: true, is_denied: true }];
    serveWeb({ [`GET ${PATH}`]: () => json(days({ crew: crew({ members }) })) });
    renderWeb(screenOf);
    expect(await screen.findByText('Says: I was not there')).toBeTruthy();
    expect(screen.queryByText('You said: here today')).toBeNull();
  });

  it('A member who cannot remove the day any more reads why, although the day has changed', async () => {
    let entered = days({
      days: [day({ via: 'code', by_leader: true, may_deny: true })],
      crew: crew({ members: null }),
    });
    serveWeb({
      [`GET ${PATH}`]: () => json(entered),
      [`POST ${DENIAL}`]: () => {
        entered = days({ days: [day()] });
        return problem(409, 'attendance_closed');
      },
    });
    renderWeb(screenOf);
    fireEvent.click(await screen.findByRole('button', { name: 'I was not there' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'I was not there' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Attendance cannot be entered for this day.')).toBeTruthy();
  });

  it('The dialog of “not me” opens again without the error of the first attempt', async () => {
    const recorded = day({ via: 'code', by_leader: true, may_deny: true });
    serveWeb({
      [`GET ${PATH}`]: () => json(days({ days: [recorded], crew: crew({ members: null, may_tick: false }) })),
      [`POST ${DENIAL}`]: () => problem(503, 'unavailable'),
    });
    renderWeb(screenOf);
    fireEvent.click(await screen.findByRole('button', { name: 'I was not there' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'I was not there' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Back' }));
    fireEvent.click(await screen.findByRole('button', { name: 'I was not there' }));
    expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
  });

  it('A member removes a day on which the member was not there', async () => {
    const recorded = day({ via: 'code', by_leader: true, may_deny: true });
    let entered = days({ days: [recorded], crew: crew({ members: null, may_tick: false }) });
    const asked = serveWeb({
      [`GET ${PATH}`]: () => json(entered),
      [`POST ${DENIAL}`]: () => {
        entered = days({ crew: crew({ members: null, may_tick: false }) });
        return json({ date: today });
      },
    });
    renderWeb(screenOf);
    expect(await screen.findByText('Your crew’s leader wrote it, by code')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'I was not there' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'I was not there' }));
    expect(await screen.findByText('The day is removed.')).toBeTruthy();
    expect(await screen.findByText('No days yet.')).toBeTruthy();
    expect(asked.filter(({ path }) => path === DENIAL).map(({ body }) => body)).toEqual([{ date: today }]);
  });
});

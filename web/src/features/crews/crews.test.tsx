// @vitest-environment happy-dom
// The page of crews: the first crew, invitations, the leader's form and dialogs, leaving, and the error with a retry.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Crew, CrewList } from '#contracts/crews.ts';
import type { Report } from '#contracts/reports.ts';
import { CREW_UID, crewResponse } from '#testing/crew-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Crews } from './crews.tsx';

const UID = CREW_UID;
const LIST = 'GET /api/v1/labour/crews/';
const BIDS = 'GET /api/v1/labour/bids/';
const noBids = () => json({ bids: [], total: 0, page: 1, limit: 20, pages: 0 });
const FORM = 'POST /api/v1/labour/crews/';
const act = (name: string) => `POST /api/v1/labour/crews/${UID}/${name}/`;

const crew = crewResponse;
const empty: CrewList = { crews: [], invites: [], may_form: true };
const led: CrewList = { crews: [crew], invites: [], may_form: false };

const invite = {
  uid: UID,
  name: 'Wakad masons',
  by: { first_name: 'Ramlal', initial: 'Y' },
  size: 2,
  until: '2026-11-08T06:00:00.000Z',
};

const report: Report = {
  case_number: 'KS-7F3K-29QD',
  target_type: 'crew',
  reason: 'pay_taken',
  details: null,
  target_name: 'Wakad masons',
  status: 'open',
  outcome: null,
  created_at: '2026-11-01T06:00:00.000Z',
  decided_at: null,
};

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

describe('Page of crews', () => {
  it('A worker without a crew reads what a crew is, and forms one', async () => {
    let list = empty;
    const asked = serveWeb({
      [BIDS]: noBids,
      [LIST]: () => json(list),
      [FORM]: () => {
        list = led;
        return json(crew, 201);
      },
    });
    renderWeb(<Crews />);
    expect(await screen.findByRole('heading', { name: 'Go to work together' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Form the crew' }));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    const field = screen.getByRole('textbox', { name: /Name of the crew/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field, { target: { value: 'Wakad masons' } });
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Form the crew' }));
    const card = await screen.findByRole('article', { name: 'Wakad masons' });
    expect(within(card).getByText('Sunita D')).toBeTruthy();
    expect(within(card).getByText('1 invitation waits for an answer')).toBeTruthy();
  });

  it('An invited worker joins', async () => {
    let list: CrewList = { ...empty, invites: [invite] };
    serveWeb({
      [BIDS]: noBids,
      [LIST]: () => json(list),
      [act('join')]: () => {
        list = { ...led, crews: [{ ...crew, invites: null, allowed: ['leave'] }] };
        return json(list.crews[0]);
      },
    });
    renderWeb(<Crews />);
    expect(await screen.findByRole('heading', { name: 'Ramlal Y invites you to “Wakad masons”' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    const card = await screen.findByRole('article', { name: 'Wakad masons' });
    expect(within(card).queryByRole('button', { name: 'Invite' })).toBeNull();
  });

  it('An invited worker who has declined cannot join while the answer is being sent', async () => {
    let respond = () => {};
    const sent = new Promise<void>((resolve) => {
      respond = resolve;
    });
    serveWeb({
      [BIDS]: noBids,
      [LIST]: () => json({ ...empty, invites: [invite] }),
      [act('leave')]: () => sent.then(() => json(empty)),
    });
    renderWeb(<Crews />);
    const join = await screen.findByRole<HTMLButtonElement>('button', { name: 'Join' });
    fireEvent.click(screen.getByRole('button', { name: 'Do not join' }));
    await waitFor(() => expect(join.disabled).toBe(true));
    respond();
  });

  it('The leader invites by number, and the response shows nothing about the number', async () => {
    const asked = serveWeb({ [BIDS]: noBids, [LIST]: () => json(led), [act('invite')]: () => json(crew) });
    renderWeb(<Crews />);
    const field = await screen.findByRole('textbox', { name: /Mobile number/ });
    fireEvent.change(field, { target: { value: '98765' } });
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.change(field, { target: { value: '९८७६५ ४३२१०' } });
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(/With this number, one can join/)).toBeTruthy();
    expect(screen.queryByText(/43210/)).toBeNull();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ phone_number: '+919876543210' });
  });

  it('The dialog for the name opens again with the name of the crew', async () => {
    serveWeb({
      [BIDS]: noBids,
      [LIST]: () => json(led),
      [`PATCH /api/v1/labour/crews/${UID}/`]: () => problem(503, 'unavailable'),
    });
    renderWeb(<Crews />);
    const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Change the name' }));
    const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Name of the crew/ });
    await open();
    fireEvent.change(await nameField(), { target: { value: 'Baner masons' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await open();
    expect((await nameField()).value).toBe('Wakad masons');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('The leader confirms the removal of a member', async () => {
    let list = led;
    const asked = serveWeb({
      [BIDS]: noBids,
      [LIST]: () => json(list),
      [act('remove')]: () => {
        list = empty;
        return json(list);
      },
    });
    renderWeb(<Crews />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change: Sunita D' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove from the crew' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Sunita D from the crew?' }));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Remove from the crew' }));
    expect(await screen.findByRole('heading', { name: 'Go to work together' })).toBeTruthy();
    expect((await screen.findAllByText('Sunita D is no longer in the crew.')).length).toBeGreaterThan(0);
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ labour_id: 2 });
  });

  it('The focus returns to the button of the member if the leader does not remove the member', async () => {
    serveWeb({ [BIDS]: noBids, [LIST]: () => json(led) });
    renderWeb(<Crews />);
    const change = await screen.findByRole('button', { name: 'Change: Sunita D' });
    change.focus();
    fireEvent.click(change);
    const remove = await screen.findByRole('button', { name: 'Remove from the crew' });
    remove.focus();
    fireEvent.click(remove);
    await screen.findByRole('dialog', { name: 'Remove Sunita D from the crew?' });
    fireEvent.click(screen.getByRole('button', { name: 'Do not remove' }));
    await waitFor(() => expect(document.activeElement).toBe(change));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('A member of a crew without a leader reads until when, and agrees to lead it', async () => {
    const leaderless: Crew = {
      ...crew,
      leader_until: '2026-12-01T06:00:00.000Z',
      invites: null,
      allowed: ['lead', 'leave'],
    };
    const asked = serveWeb({
      [BIDS]: noBids,
      [LIST]: () => json({ ...led, crews: [leaderless] }),
      [act('leader')]: () => json(leaderless),
    });
    renderWeb(<Crews />);
    expect(await screen.findByText(/it ends on .*December/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Yes, I lead the crew' }));
    expect((await screen.findAllByText(/longer standing/)).length).toBeGreaterThan(0);
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({});
  });

  it('A member reports the crew; its leader has no report button', async () => {
    let list = led;
    const members = crew.members.map((member) => ({ ...member, is_you: member.labour_id === 2 }));
    const asked = serveWeb({
      [BIDS]: noBids,
      [LIST]: () => json(list),
      'POST /api/v1/reports/': () => json(report, 201),
    });
    const { unmount } = renderWeb(<Crews />);
    await screen.findByRole('article', { name: 'Wakad masons' });
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
    unmount();
    list = { ...led, crews: [{ ...crew, members, invites: null, allowed: ['leave'] }] };
    renderWeb(<Crews />);
    fireEvent.click(await screen.findByRole('button', { name: 'Report a problem' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'They take a part of the pay' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('KS-7F3K-29QD')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      target_type: 'crew',
      target_id: UID,
      reason: 'pay_taken',
    });
  });

  it('The dialog for leaving opens again without the error of the first attempt', async () => {
    serveWeb({ [BIDS]: noBids, [LIST]: () => json(led), [act('leave')]: () => problem(503, 'unavailable') });
    renderWeb(<Crews />);
    const open = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Leave the crew' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await open();
    fireEvent.click(dialog.getByRole('button', { name: 'Leave the crew' }));
    await dialog.findByRole('alert');
    fireEvent.click(dialog.getByRole('button', { name: 'Stay in the crew' }));
    expect((await open()).queryByRole('alert')).toBeNull();
  });

  it('The focus moves to the list of members if the removal also removes the button of the member', async () => {
    let list = led;
    serveWeb({
      [BIDS]: noBids,
      [LIST]: () => json(list),
      [act('remove')]: () => {
        list = { ...led, crews: [{ ...crew, members: crew.members.filter(({ labour_id }) => labour_id !== 2) }] };
        return json(list);
      },
    });
    renderWeb(<Crews />);
    const change = await screen.findByRole('button', { name: 'Change: Sunita D' });
    change.focus();
    fireEvent.click(change);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove from the crew' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Sunita D from the crew?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove from the crew' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Ramlal'));
    expect(document.activeElement?.tagName).toBe('UL');
  });

  it('The page retries after a 503, and leaving asks first', async () => {
    let isBroken = true;
    serveWeb({
      [BIDS]: noBids,
      [LIST]: () => (isBroken ? problem(503, 'unavailable') : json(led)),
      [act('leave')]: () => json(empty),
    });
    renderWeb(<Crews />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(again);
    fireEvent.click(await screen.findByRole('button', { name: 'Leave the crew' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave “Wakad masons”?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Leave the crew' }));
    expect((await screen.findAllByText('You have left the crew.')).length).toBeGreaterThan(0);
  });
});

describe('The private question about pay', () => {
  const question = { bid_uid: UID, crew_name: 'Wakad masons', job_title: 'Brick work', company: 'Sai Construction' };
  const PAY = `/api/v1/labour/bids/${UID}/pay/`;

  it('A member answers once, and then the question is not shown any more', async () => {
    let list: CrewList = { ...empty, pay_questions: [question] };
    const asked = serveWeb({
      [BIDS]: noBids,
      [LIST]: () => json(list),
      [`POST ${PAY}`]: () => {
        list = empty;
        return json({ bid_uid: UID });
      },
    });
    renderWeb(<Crews />);
    expect(await screen.findByText('Did another person take a part of your pay?')).toBeTruthy();
    const yes = screen.getByRole('button', { name: 'Yes, a part was taken' });
    yes.focus();
    fireEvent.click(yes);
    expect(await screen.findByText('Thank you. The leader and the employer do not see your answer.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('A question only for you')).toBeNull());
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/));
    expect(asked.filter(({ path }) => path === PAY).map(({ body }) => body)).toEqual([{ taken: true }]);
  });

  it('A member who has said yes cannot say no while the answer is being sent', async () => {
    let respond = () => {};
    const sent = new Promise<void>((resolve) => {
      respond = resolve;
    });
    serveWeb({
      [BIDS]: noBids,
      [LIST]: () => json({ ...empty, pay_questions: [question] }),
      [`POST ${PAY}`]: () => sent.then(() => json({ bid_uid: UID })),
    });
    renderWeb(<Crews />);
    const no = await screen.findByRole<HTMLButtonElement>('button', { name: 'No, I got all of it' });
    fireEvent.click(screen.getByRole('button', { name: 'Yes, a part was taken' }));
    await waitFor(() => expect(no.disabled).toBe(true));
    respond();
  });

  it('A refused answer is explained, and the question remains', async () => {
    serveWeb({
      [BIDS]: noBids,
      [LIST]: () => json({ ...empty, pay_questions: [question] }),
      [`POST ${PAY}`]: () => problem(429, 'rate_limited'),
    });
    renderWeb(<Crews />);
    fireEvent.click(await screen.findByRole('button', { name: 'No, I got all of it' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('A question only for you')).toBeTruthy();
  });
});

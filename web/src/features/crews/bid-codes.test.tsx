// @vitest-environment happy-dom
// Codes with which members of a crew consent: the leader types them, and a member takes the yes back.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bid } from '#contracts/bids.ts';
import { bidResponse } from '#testing/bid-response.ts';
import { CREW_UID, crewResponse } from '#testing/crew-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Crews } from './crews.tsx';

const BIDS = 'GET /api/v1/labour/bids/';
const CODES = `POST /api/v1/labour/bids/${CREW_UID}/codes/`;

const member = (labour_id: number, first_name: string, others: Partial<Bid['members'][number]>) => ({
  labour_id,
  first_name,
  initial: 'D',
  is_you: false,
  answer: null,
  via: null,
  ...others,
});

const led: Bid = {
  ...bidResponse,
  members: [
    member(1, 'Ramlal', { is_you: true, answer: 'yes', via: 'app' }),
    member(2, 'Sunita', { answer: 'asked' }),
    member(3, 'Imran', { answer: 'asked' }),
  ],
  may_answer: false,
  may_take_back: false,
  takes_codes: true,
};

const serve = (bids: () => Bid[], others: Record<string, () => Response> = {}) =>
  serveWeb({
    'GET /api/v1/labour/crews/': () => json({ crews: [crewResponse], invites: [], may_form: false }),
    [BIDS]: () => json({ bids: bids(), total: 1, page: 1, limit: 20, pages: 1 }),
    ...others,
  });

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

/** Types a code in the field of Sunita. */
async function typeCode(code: string) {
  const field = await screen.findByRole('textbox', { name: 'Code in the SMS of Sunita D', hidden: true });
  fireEvent.change(field, { target: { value: code } });
  const row = field.closest<HTMLElement>('li') ?? expect.fail('no row of the member');
  fireEvent.click(within(row).getByRole('button', { name: 'Check the code', hidden: true }));
  return row;
}

describe('The code of a member', () => {
  it('Digits of any script and spaces are sent as four digits, and the focus goes to the row of the member', async () => {
    let bid = led;
    const asked = serve(() => [bid], {
      [CODES]: () => {
        const [leader, , third] = led.members;
        bid = {
          ...led,
          members: [leader, member(2, 'Sunita', { answer: 'yes', via: 'code' }), third].filter((one) => !!one),
        };
        return json(bid);
      },
    });
    renderWeb(<Crews />);
    const row = await typeCode('१२ ३४');
    expect(await within(row).findByText('Comes along')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ code: '1234' });
  });

  it('A wrong code is named beside the field', async () => {
    serve(() => [led], { [CODES]: () => problem(422, 'bid_code_invalid') });
    renderWeb(<Crews />);
    const row = await typeCode('1111');
    expect(await within(row).findByText(/This code is not right/)).toBeTruthy();
  });

  it('There is no field without codes, and none for the answers that are given', async () => {
    serve(() => [{ ...led, takes_codes: false }]);
    renderWeb(<Crews />);
    await screen.findByText('Sunita D', { selector: '.crew__person b' });
    expect(screen.queryByRole('button', { name: 'Check the code', hidden: true })).toBeNull();
  });
});

describe('A yes by a code', () => {
  it('The member reads that the leader typed the code, and takes the yes back', async () => {
    const own: Bid = {
      ...led,
      members: [
        member(1, 'Ramlal', {}),
        member(2, 'Sunita', { is_you: true, answer: 'yes', via: 'code' }),
        member(3, 'Imran', {}),
      ],
      takes_codes: false,
      may_take_back: true,
    };
    let bid = own;
    const asked = serve(() => [bid], {
      [`POST /api/v1/labour/bids/${CREW_UID}/answer/`]: () => {
        bid = { ...own, members: [member(2, 'Sunita', { is_you: true, answer: 'no' })], may_take_back: false };
        return json(bid);
      },
    });
    renderWeb(<Crews />);
    expect(await screen.findByText('The leader typed your code: you come along')).toBeTruthy();
    const takeBack = screen.getByRole('button', { name: 'I do not come' });
    takeBack.focus();
    fireEvent.click(takeBack);
    await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ answer: 'no' }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  });
});

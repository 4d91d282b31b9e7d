// @vitest-environment happy-dom
// Tests the buttons that make the signed papers of a wage account with one tap.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { NoteButton, SlipButton } from './paper-button.tsx';
import { PaperList } from './paper-list.tsx';

const LIST = 'GET /api/v1/wages/accounts/';
const LEDGER = 'GET /api/v1/wages/accounts/7/';
const REQUEST = 'POST /api/v1/wages/accounts/7/documents/';
const account = {
  id: 7,
  application_id: 4,
  other_name: 'Sai Construction',
  first_day: '2026-11-01',
  balance: { owed: 540_000, earned: 540_000, received: 0, waiting: 0, disputed: 0 },
  awaits_you: false,
  seq: 3,
  digest: 'ab',
};
const settled = {
  ...account,
  id: 8,
  first_day: '2026-10-01',
  balance: { ...account.balance, owed: 0, received: 540_000 },
};

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the papers of a worker', () => {
  it('One tap requests the paper of the account that the button names', async () => {
    let asked = 0;
    serveWeb({
      [LIST]: () => json({ accounts: [account, settled], total: 2, page: 1, limit: 50, pages: 1 }),
      [REQUEST]: () => {
        asked += 1;
        return problem(503, 'unavailable');
      },
    });
    renderWeb(<PaperList />);
    fireEvent.click(await screen.findByRole('button', { name: 'Signed paper: Sai Construction, 1 Nov' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(asked).toBe(1);
    expect(screen.queryByText('Signed paper: Sai Construction, 1 Oct')).toBeNull();
  });
});

const terms = {
  seq: 1,
  basis: 'day',
  paise: 80_000,
  hours: 8,
  month_days: 26,
  pay_every: null,
  pay_weekday: null,
  from_day: '2026-11-01',
};
const paper = {
  uid: 'a0000000-0000-4000-8000-000000000000',
  language: 'en',
  state: 'issued',
  requested_at: '2026-11-27T10:00:00.000Z',
  expires_at: '2030-03-11T10:00:00.000Z',
};

/** Serves the account with these terms. Returns the bodies of the requests for papers. */
function serveAccount(agreed: readonly object[]) {
  const asked: unknown[] = [];
  serveWeb({
    [LEDGER]: () => json({ ...account, terms: agreed, entries: [], closings: [], proposals: [] }),
    [REQUEST]: ({ body }) => {
      asked.push(body);
      return json({ ...paper, kind: 'wage-slip' }, 202);
    },
    [`GET /api/v1/documents/${paper.uid}/`]: () => json({ ...paper, kind: 'wage-slip' }),
  });
  return asked;
}

describe('the papers of a worker and an employer', () => {
  it('One tap requests the wage slip of the month', async () => {
    const asked = serveAccount([]);
    renderWeb(<SlipButton account={7} month="2026-11" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Wage slip: Nov 2026' }));
    expect(await screen.findByRole('button', { name: 'Save the paper' })).toBeTruthy();
    expect(asked).toEqual([{ kind: 'wage-slip', month: '2026-11', language: 'en' }]);
  });

  it('One tap requests the appointment note of an account with agreed terms', async () => {
    const asked = serveAccount([terms]);
    renderWeb(<NoteButton account={7} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Appointment note' }));
    expect(await screen.findByRole('dialog', { name: 'Appointment note' })).toBeTruthy();
    expect(asked).toEqual([{ kind: 'appointment-note', language: 'en' }]);
  });
});

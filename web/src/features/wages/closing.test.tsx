// @vitest-environment happy-dom
// Tests the closing of a wage account: the question, the answer, the own proposal, and the offer after the work.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WageClosing, WageEntry } from '#contracts/wage-shapes.ts';
import { json, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { today } from '../../kit/text/today.ts';
import { ClosingCard, ClosingQuestion } from './closing-card.tsx';
import { ClosingOffer } from './closing-offer.tsx';
import '../../kit/overlay/toast-area.tsx';

const LIST = 'GET /api/v1/wages/accounts/';
const LEDGER = 'GET /api/v1/wages/accounts/7/';
const PROPOSE = 'POST /api/v1/wages/accounts/7/closings/';
const DECIDE = 'POST /api/v1/wages/accounts/7/closings/5/decisions/';
const NOTE = /What is owed stays owed/;

const balance = { owed: 540_000, earned: 540_000, received: 0, waiting: 0, disputed: 0 };
const account = {
  id: 7,
  application_id: 4,
  other_name: 'Sai Construction',
  first_day: '2026-11-01',
  balance,
  awaits_you: false,
  seq: 5,
  digest: 'ab',
};
const TO_DAY = '2026-11-21';
const day: WageEntry = {
  seq: 2,
  kind: 'day',
  by: 'employer',
  day: '2026-11-20',
  paise: 540_000,
  halves: 2,
  overtime_minutes: 0,
  method: null,
  state: 'agreed',
  via: 'own',
  reason: null,
  matched: false,
  replaces: null,
  recorded_at: '2026-11-20T10:00:00.000Z',
  allowed: [],
  can_correct: false,
  awaits_you: false,
};
const waiting: WageEntry = {
  ...day,
  seq: 4,
  kind: 'payment',
  method: 'cash',
  halves: null,
  state: 'waiting',
  via: null,
};
const closing: WageClosing = {
  ...balance,
  seq: 5,
  by: 'employer',
  to_day: TO_DAY,
  state: 'waiting',
  outdated: false,
  proposed_at: '2026-11-21T10:00:00.000Z',
  allowed: ['agree', 'decline'],
};
const serve = (closings: readonly WageClosing[], entries: readonly WageEntry[] = [day]) =>
  serveWeb({
    [LIST]: () => json({ accounts: [account], total: 1, page: 1, limit: 50, pages: 1 }),
    [LEDGER]: () => json({ ...account, terms: [], proposals: [], entries, closings }),
    [PROPOSE]: () => json(closing, 201),
    [DECIDE]: () => json(closing),
  });

const written = (asked: readonly ReceivedRequest[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

describe('the closing of a wage account', () => {
  it('The question states what is owed, and the sheet of the answer that nothing is waived', async () => {
    const asked = serve([closing]);
    renderWeb(<ClosingQuestion account={account} toDay={TO_DAY} />);
    expect(await screen.findByText('Up to 21 Nov: are all days and payments right?')).toBeTruthy();
    expect(screen.getByText('You will receive ₹5,400')).toBeTruthy();
    await press('Yes');
    expect(await screen.findByText(NOTE)).toBeTruthy();
    expect(written(asked)).toEqual([]);
    await press('Write it');
    await screen.findByText('Written. Your employer sees it too.');
    expect(written(asked)).toEqual([expect.objectContaining({ decision: 'agree' })]);
  });

  it('The card has only the last closed day while an entry waits for an answer', async () => {
    serve([{ ...closing, seq: 3, to_day: '2026-11-14', state: 'agreed', allowed: [] }], [waiting, day]);
    renderWeb(<ClosingCard account={account} toDay={TO_DAY} />);
    expect(await screen.findByText('Both said up to 14 Nov: all right')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('An outdated question says that the entries have changed, and can only be declined', async () => {
    serve([{ ...closing, outdated: true, allowed: ['decline'] }]);
    renderWeb(<ClosingQuestion account={account} toDay={TO_DAY} />);
    expect(await screen.findByText('The entries have changed since then. A new proposal is needed.')).toBeTruthy();
    expect(screen.queryByText('You will receive ₹5,400')).toBeNull();
    expect(screen.getByRole('button', { name: 'No' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  });

  it('The question states the sums that are not agreed', async () => {
    serve([{ ...closing, disputed: -200_000 }]);
    renderWeb(<ClosingQuestion account={account} toDay={TO_DAY} />);
    expect(await screen.findByText('Not agreed: −\u2060₹2,000')).toBeTruthy();
  });

  it('A proposal is sent by the second tap, and its sheet states what is owed up to its day and that nothing is waived', async () => {
    const asked = serve([], [{ ...day, seq: 6, day: '2026-11-22', paise: 90_000 }, day]);
    renderWeb(<ClosingCard account={account} toDay={TO_DAY} />);
    await press('All days and payments are right');
    expect(await screen.findByText('You will receive ₹4,500')).toBeTruthy();
    expect(await screen.findByText(NOTE)).toBeTruthy();
    await press('Write it');
    await screen.findByText('Written. Your employer sees it too.');
    expect(written(asked)).toEqual([expect.objectContaining({ to_day: TO_DAY })]);
  });

  it('After the work, the days up to today can be closed', async () => {
    const asked = serve([], [{ ...day, day: today() }]);
    renderWeb(<ClosingOffer application_id={4} />);
    expect(await screen.findByRole('heading', { name: 'Are all days and payments right?' })).toBeTruthy();
    await press('All days and payments are right');
    await press('Write it');
    await screen.findByText('Written. Your employer sees it too.');
    expect(written(asked)).toHaveLength(1);
  });
});

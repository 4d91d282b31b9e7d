// @vitest-environment happy-dom
// Tests the terms of a wage account: the agreed rate and pay day, the question of the other side, and an own proposal.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WageLedger, WageTermsProposal } from '#contracts/wage-shapes.ts';
import { json, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Hisaab } from './hisaab.tsx';
import '../../kit/overlay/toast-area.tsx';

const LIST = 'GET /api/v1/wages/accounts/';
const LEDGER = 'GET /api/v1/wages/accounts/7/';
const PROPOSE = 'POST /api/v1/wages/accounts/7/terms/';
const DECIDE = 'POST /api/v1/wages/accounts/7/terms/5/decisions/';

const rate = { basis: 'day' as const, paise: 90_000, hours: 8, month_days: 26, pay_every: null, pay_weekday: null };
const proposal: WageTermsProposal = {
  ...rate,
  seq: 5,
  by: 'employer',
  paise: 80_000,
  pay_every: 'week',
  pay_weekday: 6,
  state: 'waiting',
  proposed_at: '2026-11-21T10:00:00.000Z',
  allowed: ['agree', 'decline'],
};
const ledger: WageLedger = {
  id: 7,
  application_id: 4,
  other_name: 'Sai Construction',
  first_day: '2026-11-01',
  balance: { owed: 0, earned: 0, received: 0, waiting: 0, disputed: 0 },
  awaits_you: true,
  seq: 5,
  digest: 'ab',
  terms: [{ ...rate, seq: 1, from_day: '2026-11-01' }],
  proposals: [],
  entries: [],
  closings: [],
};
const serve = (more: Partial<WageLedger> = {}) =>
  serveWeb({
    [LIST]: () => json({ accounts: [{ ...ledger, ...more }], total: 1, page: 1, limit: 50, pages: 1 }),
    [LEDGER]: () => json({ ...ledger, ...more }),
    [PROPOSE]: () => json(proposal, 201),
    [DECIDE]: () => json(proposal),
  });
const written = (asked: readonly ReceivedRequest[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

describe('Terms of a wage account', () => {
  it('The question of the employer names the rate and the pay day, and the second tap agrees', async () => {
    const asked = serve({ proposals: [proposal] });
    renderWeb(<Hisaab />, '/labour/hisaab');
    expect(await screen.findByText('New pay: ₹800 / day, Each week: Saturday. Is that right?')).toBeTruthy();
    expect(screen.getByText('Pay that both agreed to: ₹900 / day')).toBeTruthy();
    expect(screen.getByText('This is less than now: ₹900 / day')).toBeTruthy();
    await press('Yes');
    expect(await screen.findByText('Yes, the new pay is right.')).toBeTruthy();
    expect(screen.getAllByText('This is less than now: ₹900 / day')).toHaveLength(2);
    expect(written(asked)).toEqual([]);
    await press('Write it');
    await screen.findByText('Written. Your employer sees it too.');
    expect(written(asked)).toMatchObject([{ body: { decision: 'agree' } }]);
  });

  it('A rate with paise is not offered without its paise', async () => {
    serve({ terms: [{ ...rate, paise: 90_050, seq: 1, from_day: '2026-11-01' }] });
    renderWeb(<Hisaab />, '/labour/hisaab');
    await press('Ask for another pay');
    expect((await screen.findByLabelText<HTMLInputElement>(/How many rupees\?/)).value).toBe('');
  });

  it('A worker proposes a rate in the digits of any script, and a monthly rate is paid on the 7th', async () => {
    const asked = serve();
    renderWeb(<Hisaab />, '/labour/hisaab');
    await press('Ask for another pay');
    fireEvent.change(await screen.findByLabelText(/How many rupees\?/), { target: { value: '२१०००' } });
    fireEvent.change(screen.getByLabelText('What is the pay for?'), { target: { value: 'month' } });
    expect(screen.queryByLabelText('On which day of the week?')).toBeNull();
    await press('Write it');
    await screen.findByText('Written. Your employer sees it too.');
    expect(written(asked)).toMatchObject([
      { body: { basis: 'month', paise: 2_100_000, pay_every: 'month', pay_weekday: null } },
    ]);
  });

  it('The author of a declined proposal reads the answer', async () => {
    serve({ proposals: [{ ...proposal, by: 'labour', paise: 100_000, state: 'declined', allowed: [] }] });
    renderWeb(<Hisaab />, '/labour/hisaab');
    const said = 'The other side said no to: ₹1,000 / day, Each week: Saturday';
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('The first rate counts from the first day of work, and the question says so', async () => {
    serve({ terms: [], proposals: [proposal] });
    renderWeb(<Hisaab />, '/labour/hisaab');
    expect(await screen.findByText(/This pay counts from the first day of work/)).toBeTruthy();
    expect(screen.queryByText(/Days before it keep their pay/)).toBeNull();
  });

  it('A proposal without an amount is not sent', async () => {
    const asked = serve({ terms: [] });
    renderWeb(<Hisaab />, '/labour/hisaab');
    expect(await screen.findByText('No pay is agreed yet')).toBeTruthy();
    await press('Agree on the pay');
    await press('Write it');
    expect(await screen.findByText('Type the amount in digits.')).toBeTruthy();
    expect(written(asked)).toEqual([]);
  });
});

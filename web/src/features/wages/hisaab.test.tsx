// @vitest-environment happy-dom
// Tests the page of wages of a worker (amount, question, record, empty page, and the page without a network) and of an
// employer (list of workers, claim, payment, and an entry that is taken back).
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WageEntry, WageLedger } from '#contracts/wage-shapes.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Hisaab } from './hisaab.tsx';
import '../../kit/overlay/toast-area.tsx';

const LIST = 'GET /api/v1/wages/accounts/';
const LEDGER = 'GET /api/v1/wages/accounts/7/';
const RECORD = 'POST /api/v1/wages/accounts/7/entries/';
const DECIDE = 'POST /api/v1/wages/accounts/7/entries/3/decisions/';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;

const waiting: WageEntry = {
  seq: 3,
  kind: 'payment',
  by: 'employer',
  day: '2026-11-21',
  paise: 200_000,
  halves: null,
  overtime_minutes: null,
  method: 'cash',
  state: 'waiting',
  via: null,
  reason: null,
  matched: false,
  replaces: null,
  recorded_at: '2026-11-21T10:00:00.000Z',
  allowed: ['agree', 'dispute'],
  can_correct: false,
  awaits_you: true,
};
const day: WageEntry = {
  ...waiting,
  seq: 2,
  kind: 'day',
  method: null,
  halves: 2,
  state: 'agreed',
  via: 'code',
  allowed: [],
  awaits_you: false,
};
const ledger: WageLedger = {
  id: 7,
  application_id: 4,
  other_name: 'Sai Construction',
  first_day: '2026-11-01',
  balance: { owed: 540_000, earned: 540_000, received: 0, waiting: -200_000, disputed: 0 },
  awaits_you: true,
  seq: 3,
  digest: 'ab',
  terms: [],
  proposals: [],
  entries: [waiting, day],
  closings: [],
};
const paging = { total: 1, page: 1, limit: 50, pages: 1 };
const served = {
  [LIST]: () => json({ accounts: [ledger], ...paging }),
  [LEDGER]: () => json(ledger),
  [DECIDE]: () => json(waiting),
  [RECORD]: () => json(waiting, 201),
};

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

describe('Page of wages', () => {
  it('The page shows the amount of all employers, the day and one question', async () => {
    serveWeb(served);
    renderWeb(<Hisaab />, '/labour/hisaab');
    expect(await screen.findAllByText('You will receive ₹5,400')).toHaveLength(2);
    expect(await screen.findByText('₹2,000, Cash, Sat, 21 Nov: did you get it?')).toBeTruthy();
    expect(screen.getByText('21 Nov: Full day.')).toBeTruthy();
    expect(screen.getByText('Only the employer says so')).toBeTruthy();
    expect(screen.getByText('Waiting for an answer: −\u2060₹2,000')).toBeTruthy();
  });

  it('The answer is sent only by the second tap', async () => {
    const asked = serveWeb(served);
    renderWeb(<Hisaab />, '/labour/hisaab');
    await press('Yes');
    expect(await screen.findByText('I got ₹2,000.')).toBeTruthy();
    expect(written(asked)).toEqual([]);
    await press('Write it');
    await screen.findByText('Written. Your employer sees it too.');
    expect(written(asked)).toEqual([
      {
        path: '/api/v1/wages/accounts/7/entries/3/decisions/',
        body: { decision: 'agree', client_id: expect.stringMatching(UUID) },
      },
    ]);
  });

  it('Another amount denies the payment and records the amount in its place, from Hindi digits', async () => {
    const asked = serveWeb(served);
    renderWeb(<Hisaab />, '/labour/hisaab');
    await press('Not this amount');
    await press('Write it');
    expect(await screen.findByText('Type the amount in digits.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('How many rupees did you get?'), { target: { value: '१५००' } });
    await press('Write it');
    await waitFor(() => expect(written(asked)).toHaveLength(2));
    expect(written(asked).map(({ body }) => body)).toEqual([
      { decision: 'dispute', reason: 'wrong_amount', client_id: expect.stringMatching(UUID) },
      expect.objectContaining({ kind: 'payment', day: '2026-11-21', method: 'cash', paise: 150_000, replaces: 3 }),
    ]);
  });

  it('The sheet keeps the typed amount if only the denial was stored, and sends the amount again', async () => {
    let state: WageEntry['state'] = 'waiting';
    let fails = true;
    const disputed = (): WageEntry => ({
      ...waiting,
      state: 'disputed',
      reason: 'wrong_amount',
      allowed: ['agree'],
      awaits_you: false,
    });
    const asked = serveWeb({
      ...served,
      [LEDGER]: () => json({ ...ledger, entries: [state === 'waiting' ? waiting : disputed(), day] }),
      [DECIDE]: () => {
        state = 'disputed';
        return json(disputed());
      },
      [RECORD]: () => {
        if (!fails) return json(waiting, 201);
        fails = false;
        return problem(503, 'unavailable');
      },
    });
    renderWeb(<Hisaab />, '/labour/hisaab');
    await press('Not this amount');
    fireEvent.change(await screen.findByLabelText('How many rupees did you get?'), { target: { value: '1500' } });
    await press('Write it');
    await screen.findByText('You said no');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('How many rupees did you get?').value).toBe('1500');
    await press('Write it');
    await screen.findByText('Written. Your employer sees it too.');
    const [, first, second, ...others] = written(asked);
    expect(second).toEqual(first);
    expect(second?.body).toMatchObject({ paise: 150_000, replaces: 3 });
    expect(others).toEqual([]);
  });

  it('A failed answer stays open, and its repetition has the same client_id', async () => {
    let fails = true;
    const asked = serveWeb({
      ...served,
      [DECIDE]: () => {
        if (!fails) return json(waiting);
        fails = false;
        return problem(503, 'unavailable');
      },
    });
    renderWeb(<Hisaab />, '/labour/hisaab');
    await press('No');
    await press('Write it');
    await screen.findByRole('alert');
    await press('Write it');
    await screen.findByText('Written. Your employer sees it too.');
    const [first, second] = written(asked);
    expect(second).toEqual(first);
  });

  it('The worker records money that arrived', async () => {
    const asked = serveWeb(served);
    renderWeb(<Hisaab />, '/labour/hisaab');
    await press('I got money');
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.change(sheet.getByLabelText('How many rupees did you get?'), { target: { value: '800' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Bank' }));
    await press('Write it');
    await waitFor(() => expect(written(asked)).toHaveLength(1));
    expect(written(asked)[0]?.body).toMatchObject({ kind: 'payment', paise: 80_000, method: 'bank' });
  });

  it('The worker corrects the amount of a receipt that counted at once', async () => {
    const receipt: WageEntry = {
      ...waiting,
      by: 'labour',
      state: 'agreed',
      via: 'own',
      method: 'upi',
      allowed: [],
      can_correct: true,
      awaits_you: false,
    };
    const asked = serveWeb({ ...served, [LEDGER]: () => json({ ...ledger, entries: [receipt] }) });
    renderWeb(<Hisaab />, '/labour/hisaab');
    await press('Not this amount');
    fireEvent.change(await screen.findByLabelText('How many rupees did you get?'), { target: { value: '1500' } });
    await press('Write it');
    await screen.findByText('Written. Your employer sees it too.');
    expect(written(asked)).toEqual([
      {
        path: '/api/v1/wages/accounts/7/entries/',
        body: {
          kind: 'payment',
          day: '2026-11-21',
          method: 'upi',
          paise: 150_000,
          replaces: 3,
          client_id: expect.stringMatching(UUID),
        },
      },
    ]);
  });

  it('The account that waits for an answer is first and open', async () => {
    const answered = { ...ledger, id: 9, other_name: 'Older Builders', awaits_you: false };
    serveWeb({ ...served, [LIST]: () => json({ accounts: [answered, ledger], ...paging, total: 2 }) });
    renderWeb(<Hisaab />, '/labour/hisaab');
    const [first, second] = await screen.findAllByRole('button', { name: /You will receive/ });
    expect([first?.textContent, second?.textContent].map((name) => name?.split('You')[0])).toEqual([
      'Sai Construction',
      'Older Builders',
    ]);
    expect(first?.getAttribute('aria-expanded')).toBe('true');
  });

  it('The page of a worker without accounts shows an example and what will appear', async () => {
    serveWeb({ [LIST]: () => json({ accounts: [], ...paging, total: 0 }) });
    renderWeb(<Hisaab />, '/labour/hisaab');
    expect(await screen.findByText('Your work days and your money appear here')).toBeTruthy();
    expect(screen.getByText('Example')).toBeTruthy();
  });

  it('The page shows the last known amount with its day and a retry button while there is no network', async () => {
    localStorage.setItem(
      'lastOwed',
      JSON.stringify({ user_id: 0, day: '2026-11-20', owed: { kind: 'receive', paise: 420_000 } }),
    );
    serveWeb({ [LIST]: () => problem(503, 'unavailable') });
    renderWeb(<Hisaab />, '/labour/hisaab');
    expect(await screen.findByText('This is from 20 Nov. No network: it may have changed.')).toBeTruthy();
    expect(screen.getByText('You will receive ₹4,200')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('The page shows the error if this browser has no stored amount', async () => {
    serveWeb({ [LIST]: () => problem(500, 'internal') });
    renderWeb(<Hisaab />, '/labour/hisaab');
    expect(await screen.findByText('Couldn’t load this. Try again.')).toBeTruthy();
  });
});

const claim: WageEntry = {
  ...day,
  seq: 3,
  by: 'labour',
  state: 'waiting',
  via: null,
  allowed: ['agree', 'dispute'],
  awaits_you: true,
};
const stated: WageEntry = { ...waiting, seq: 4, allowed: ['withdraw'], awaits_you: false };
const ofWorker: WageLedger = {
  ...ledger,
  other_name: 'Ramesh Kumar',
  job_title: 'Mason for a house',
  balance: { ...ledger.balance, waiting: 90_000 },
  entries: [stated, claim],
};
const settled: WageLedger = {
  ...ledger,
  id: 8,
  other_name: 'Salim Khan',
  job_title: 'रंगाई',
  reader_title: { text: 'Painting', source: 'glossary', original_lang: 'hi' },
  balance: { owed: 0, earned: 0, received: 0, waiting: 0, disputed: 0 },
  awaits_you: false,
};
const servedToEmployer = {
  ...served,
  [LIST]: () => json({ accounts: [settled, ofWorker], ...paging, total: 2 }),
  [LEDGER]: () => json(ofWorker),
};

describe('Page of wages of an employer', () => {
  beforeEach(() => localStorage.setItem('userType', 'employer'));

  const openRamesh = async () => {
    const asked = serveWeb(servedToEmployer);
    renderWeb(<Hisaab />, '/employer/hisaab');
    fireEvent.click(await screen.findByRole('button', { name: /^Ramesh Kumar/ }));
    await screen.findByRole('button', { name: 'I paid' });
    return asked;
  };

  it('The page lists all workers with the job and what the employer owes, those with a claim first', async () => {
    serveWeb(servedToEmployer);
    renderWeb(<Hisaab />, '/employer/hisaab');
    const names = await screen.findAllByRole('button', { expanded: false });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Ramesh KumarMason for a houseYou owe ₹5,400From 1 Nov',
      'Salim KhanPaintingAll paidFrom 1 Nov',
    ]);
    expect(screen.getAllByText('You owe ₹5,400')).toHaveLength(2);
  });

  it('The employer denies a day that the worker claims', async () => {
    const asked = await openRamesh();
    expect(await screen.findByText('Full day, ₹2,000, Sat, 21 Nov: is that right?')).toBeTruthy();
    expect(screen.getByText('Only the worker says so')).toBeTruthy();
    await press('No');
    expect(await screen.findByText('The worker sees this too.')).toBeTruthy();
    await press('Write it');
    await screen.findByText('Written. The worker sees it too.');
    expect(written(asked)[0]?.body).toMatchObject({ decision: 'dispute', reason: 'not_agreed' });
  });

  it('The sheet for a payment proposes what is owed, and the second tap records it', async () => {
    const asked = await openRamesh();
    await press('I paid');
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByLabelText<HTMLInputElement>('How many rupees did you pay?').value).toBe('5400');
    await press('Write it');
    await waitFor(() => expect(written(asked)).toHaveLength(1));
    expect(written(asked)[0]).toMatchObject({
      path: '/api/v1/wages/accounts/7/entries/',
      body: { kind: 'payment', paise: 540_000, method: 'cash', client_id: expect.stringMatching(UUID) },
    });
  });

  it('The employer takes back an entry that waits for the worker', async () => {
    const asked = serveWeb({ ...servedToEmployer, [DECIDE.replace('/3/', '/4/')]: () => json(stated) });
    renderWeb(<Hisaab />, '/employer/hisaab');
    fireEvent.click(await screen.findByRole('button', { name: /^Ramesh Kumar/ }));
    await press('Take back');
    expect(await screen.findByText('Take back ₹2,000?')).toBeTruthy();
    await press('Write it');
    await waitFor(() => expect(written(asked)).toHaveLength(1));
    expect(written(asked)[0]?.body).toMatchObject({ decision: 'withdraw' });
  });

  it('The employer denies a day that was agreed because the employer did not answer', async () => {
    const silent: WageEntry = { ...claim, state: 'agreed', via: 'silence', allowed: ['dispute'], awaits_you: false };
    const asked = serveWeb({ ...served, [LEDGER]: () => json({ ...ofWorker, entries: [silent] }) });
    renderWeb(<Hisaab />, '/employer/hisaab');
    expect(await screen.findByText('You did not answer')).toBeTruthy();
    await press('Not right');
    await press('Write it');
    await waitFor(() => expect(written(asked)).toHaveLength(1));
    expect(written(asked)[0]).toMatchObject({
      path: '/api/v1/wages/accounts/7/entries/3/decisions/',
      body: { decision: 'dispute', reason: 'not_agreed' },
    });
  });

  it('The page of an employer without workers links to the applicants', async () => {
    serveWeb({ [LIST]: () => json({ accounts: [], ...paging, total: 0, pages: 0 }) });
    renderWeb(<Hisaab />, '/employer/hisaab');
    expect(await screen.findByText('What you owe your workers appears here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Applicants' }).getAttribute('href')).toBe(
      '/employer/dashboard/applicants',
    );
  });

  it('The sum is the sum of all pages of accounts', async () => {
    const page = (at: string | null) => (at === '2' ? [{ ...ofWorker, id: 9 }] : [ofWorker]);
    serveWeb({
      [LIST]: ({ query }) => json({ accounts: page(query.get('page')), ...paging, total: 2, pages: 2 }),
    });
    renderWeb(<Hisaab />, '/employer/hisaab');
    expect(await screen.findByText('You owe ₹10,800')).toBeTruthy();
  });
});

// @vitest-environment happy-dom
// Tests the wage sheet of an employer: keys and taps in the grid, bulk actions, refused and repeated items, other days.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WageSheet as Sheet, WageSheetPerson } from '#contracts/wage-sheet.ts';
import { json, problem, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { today } from '../../kit/text/today.ts';
import { dayAfter } from './grid-items.ts';
import { WageSheet } from './wage-sheet.tsx';
import '../../kit/overlay/toast-area.tsx';

const GET = 'GET /api/v1/employers/wage-sheet/';
const POST = 'POST /api/v1/employers/wage-sheet/';
const back = (count: number) => dayAfter(today(), -count);
const id = expect.stringMatching(/^[0-9a-f-]{36}$/);

const person = (account_id: number, name: string, more: Partial<WageSheetPerson> = {}): WageSheetPerson => ({
  account_id,
  application_id: account_id,
  other_name: name,
  job_uid: '00000000-0000-4000-8000-000000000001',
  job_title: 'Mason',
  first_day: back(60),
  last_day: null,
  by_day: true,
  paid_waiting: 0,
  balance: { owed: 90_000, earned: 90_000, received: 0, waiting: 0, disputed: 0 },
  halves: 0,
  overtime_minutes: 0,
  cells: [],
  waiting: [],
  ...more,
});
const claim = { seq: 4, day: back(1), halves: 2, overtime_minutes: 0, state: 'waiting', by: 'labour' } as const;
const written = { seq: 2, day: back(2), halves: 2, overtime_minutes: 0, state: 'agreed', by: 'employer' } as const;
const salim = person(7, 'Salim Shaikh', {
  cells: [
    { ...written, correction: null },
    { ...claim, correction: null },
  ],
  waiting: [{ seq: 4, kind: 'day', day: back(1), paise: 90_000, halves: 2, overtime_minutes: 0, effect: 90_000 }],
});
const sheetOf = (people: WageSheetPerson[]): Sheet => ({
  ...{ from: back(11), to: today(), people, total: people.length },
  pay_days: [],
  sums: { halves: 2, overtime_minutes: 0, owed: 180_000 },
});
const results = (body: unknown, refused: string | null = null) =>
  json({
    results: (body as { items: unknown[] }).items.map(() => ({
      ...{ client_id: '00000000-0000-4000-8000-000000000000', entry: null, problem: refused, errors: null, seq: null },
    })),
  });
const served = {
  [GET]: () => json(sheetOf([person(3, 'Anil Rao'), salim])),
  [POST]: ({ body }: ReceivedRequest) => results(body),
};

/** Returns a promise of an answer, and the function that gives the answer. */
function lateAnswer() {
  let resolve: (answer: Response) => void = () => undefined;
  const promise = new Promise<Response>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (answer: Response) => resolve(answer) };
}

const sent = (asked: readonly ReceivedRequest[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => (body as { items: unknown[] }).items);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
/** Returns the cell of a worker (0 or 1) on the day that is `age` days ago. */
const cell = async (row: number, age: number) => {
  const found = (await screen.findAllByRole('row'))[row + 1] ?? expect.fail('a row');
  return within(found).getAllByRole('button')[11 - age] ?? expect.fail('a cell');
};

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'employer');
});
afterEach(cleanup);

describe('Wage sheet', () => {
  it('The key + adds half an hour to a full day, and the buttons below the grid change it', async () => {
    const asked = serveWeb(served);
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    const start = await cell(0, 0);
    start.focus();
    fireEvent.keyDown(start, { key: '+' });
    await press('More extra time');
    await press('More extra time');
    await press('Less extra time');
    expect(screen.getByText('1:00')).toBeTruthy();
    await press('Write it (1)');
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    expect(sent(asked)[0]).toMatchObject([{ account_id: 3, entry: { halves: 2, overtime_minutes: 60 } }]);
  });

  it('Half an hour more on an agreed day corrects the day, and half an hour less again removes the edit', async () => {
    const asked = serveWeb(served);
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    const agreed = await cell(1, 2);
    agreed.focus();
    fireEvent.keyDown(agreed, { key: '+' });
    fireEvent.keyDown(agreed, { key: '-' });
    expect(screen.queryByRole('button', { name: /Write it/ })).toBeNull();
    fireEvent.keyDown(agreed, { key: '+' });
    await press('Write it (1)');
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    expect(sent(asked)[0]).toMatchObject([{ entry: { replaces: 2, halves: 2, overtime_minutes: 30 } }]);
  });

  it('The sheet shows the workers of one job if the employer chooses it', async () => {
    const reader_title = { text: 'Painter', source: 'glossary', original_lang: 'hi' } as const;
    const title = { job_title: 'रंगाई वाला', reader_title };
    const other = person(9, 'Balu Pawar', { job_uid: '00000000-0000-4000-8000-000000000002', ...title });
    const asked = serveWeb({ ...served, [GET]: () => json(sheetOf([salim, other])) });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    expect(await screen.findByRole('option', { name: 'Painter' })).toBeTruthy();
    expect(screen.queryByText('रंगाई वाला')).toBeNull();
    fireEvent.change(await screen.findByLabelText('Job'), { target: { value: other.job_uid } });
    await waitFor(() => expect(asked.at(-1)?.query.get('job_uid')).toBe(other.job_uid));
  });

  it('The coming pay days are above the grid, with the number of workers and what they are owed', async () => {
    const pay_days = [{ day: '2026-11-28', people: 2, paise: 180_000 }];
    serveWeb({ ...served, [GET]: () => json({ ...sheetOf([salim]), pay_days }) });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    expect(await screen.findByText('Coming pay days')).toBeTruthy();
    expect(screen.getByText('Sat, 28 Nov. Workers: 2').parentElement?.textContent).toContain('₹1,800');
  });

  it('Arrow keys move between the cells, and the keys 1, 5 and 0 enter days that one button stores', async () => {
    const asked = serveWeb(served);
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    const start = await cell(0, 0);
    start.focus();
    fireEvent.keyDown(start, { key: '5' });
    fireEvent.keyDown(start, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(await cell(0, 1));
    fireEvent.keyDown(await cell(0, 1), { key: '1' });
    fireEvent.keyDown(await cell(0, 1), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(await cell(1, 1));
    fireEvent.keyDown(await cell(1, 1), { key: '0' });
    fireEvent.keyDown(await cell(1, 2), { key: '1' });
    expect(sent(asked)).toEqual([]);
    await press('Write it (3)');
    await screen.findByText('Written. The worker sees it too.');
    expect(sent(asked)).toEqual([
      [
        { account_id: 3, entry: { kind: 'day', day: today(), halves: 1, client_id: id } },
        { account_id: 3, entry: { kind: 'day', day: back(1), halves: 2, client_id: id } },
        { account_id: 7, decision: { seq: 4, decision: 'dispute', reason: 'not_worked', client_id: id } },
      ],
    ]);
    expect(screen.queryByRole('button', { name: /Write it/ })).toBeNull();
  });

  it('Taps go through full day, half day and no work, and a claim is first agreed to', async () => {
    const asked = serveWeb(served);
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    fireEvent.click(await cell(1, 1));
    fireEvent.click(await cell(1, 2));
    fireEvent.click(await cell(0, 0));
    for (let tap = 0; tap < 3; tap += 1) fireEvent.click(await cell(0, 1));
    await press('Write it (3)');
    await screen.findByText('Written. The worker sees it too.');
    expect(sent(asked)).toEqual([
      [
        { account_id: 7, decision: { seq: 4, decision: 'agree', client_id: id } },
        {
          account_id: 7,
          entry: { kind: 'day', day: back(2), halves: 1, replaces: 2, overtime_minutes: 0, client_id: id },
        },
        { account_id: 3, entry: { kind: 'day', day: today(), halves: 2, client_id: id } },
      ],
    ]);
  });

  it('“Paid all” pays what is owed minus the payments that wait, each as another payment, with the second tap', async () => {
    const balance = { owed: 90_000, earned: 90_000, received: 0, waiting: 70_000, disputed: 0 };
    const people = [person(3, 'Anil Rao', { balance, paid_waiting: 20_000 }), salim];
    const asked = serveWeb({ ...served, [GET]: () => json(sheetOf(people)) });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    await press('Paid all');
    expect(sent(asked)).toEqual([]);
    await press('Write it: ₹1,600');
    await screen.findByText('Written. The worker sees it too.');
    const payment = { kind: 'payment', day: today(), method: 'cash', another: true, client_id: id };
    expect(sent(asked)).toEqual([
      [
        { account_id: 3, entry: { ...payment, paise: 70_000 } },
        { account_id: 7, entry: { ...payment, paise: 90_000 } },
      ],
    ]);
  });

  it('A refused bulk action names each worker, even one who was erased, with the reason', async () => {
    const people = [person(3, 'Anil Rao', { other_name: null }), salim];
    serveWeb({
      [GET]: () => json(sheetOf(people)),
      [POST]: ({ body }: ReceivedRequest) => results(body, 'account_full'),
    });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    await press('Paid all');
    await press('Write it: ₹1,800');
    const reason = 'This account is full. Nothing more can be entered.';
    expect(await screen.findByText(`Salim Shaikh: ${reason}`)).toBeTruthy();
    expect(screen.getAllByText(new RegExp(reason))).toHaveLength(2);
    expect(screen.queryByText('Written. The worker sees it too.')).toBeNull();
  });

  it('A payment whose answer was lost is sent with the same ids when the dialog is opened again', async () => {
    const answers = [problem(503, 'unavailable')];
    const asked = serveWeb({
      ...served,
      [POST]: ({ body }: ReceivedRequest) => answers.pop() ?? results(body),
    });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    await press('Paid all');
    await press('Write it: ₹1,800');
    await screen.findByText('We are busy right now. Try again in a minute.');
    await press('Close');
    await press('Paid all');
    await press('Write it: ₹1,800');
    await screen.findByText('Written. The worker sees it too.');
    const [first, second] = sent(asked);
    expect(second).toEqual(first);
    await press('Paid all');
    await press('Write it: ₹1,800');
    await expect.poll(() => sent(asked)).toHaveLength(3);
    expect(sent(asked)[2]).not.toEqual(first);
  });

  it('An answer removes only the stored days: a refused day and a day entered stay', async () => {
    const answer = lateAnswer();
    const asked = serveWeb({ ...served, [POST]: () => answer.promise });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    fireEvent.keyDown(await cell(0, 0), { key: '1' });
    fireEvent.keyDown(await cell(0, 1), { key: '1' });
    await press('Write it (2)');
    await expect.poll(() => sent(asked)).toHaveLength(1);
    fireEvent.keyDown(await cell(0, 2), { key: '5' });
    const result = { client_id: '00000000-0000-4000-8000-000000000000', entry: null, errors: null, seq: null };
    answer.resolve(
      json({
        results: [
          { ...result, problem: null },
          { ...result, problem: 'day_recorded' },
        ],
      }),
    );
    expect(await screen.findByText('Anil Rao: This day is already entered.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Write it (2)' })).toBeTruthy();
    expect((await cell(0, 0)).dataset.edited).toBeUndefined();
    expect((await cell(0, 1)).dataset.edited).toBe('true');
    expect((await cell(0, 2)).dataset.edited).toBe('true');
  });

  it('Days that load cannot be entered, and a failed request keeps the entered days and the way back', async () => {
    const earlier = lateAnswer();
    serveWeb({
      ...served,
      [GET]: ({ query }: ReceivedRequest) =>
        query.get('to') === today() ? json(sheetOf([person(3, 'Anil Rao'), salim])) : earlier.promise,
    });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    fireEvent.keyDown(await cell(0, 0), { key: '1' });
    await press('Earlier days');
    expect((await cell(0, 0)).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(await cell(0, 0), { key: '1' });
    fireEvent.click(await cell(0, 1));
    earlier.resolve(problem(503, 'unavailable'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    await press('Later days');
    expect(await screen.findByRole('button', { name: 'Write it (1)' })).toBeTruthy();
    expect((await cell(0, 0)).dataset.edited).toBe('true');
  });

  it('Days without workers keep the way back, and “All came today” needs a sheet with today', async () => {
    serveWeb({
      ...served,
      [GET]: ({ query }: ReceivedRequest) => {
        const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
        if (to === back(24)) return json({ ...sheetOf([]), from, to });
        return json({ ...sheetOf([person(3, 'Anil Rao')]), from, to });
      },
    });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    expect(await screen.findByRole('button', { name: 'All came today' })).toBeTruthy();
    await press('Earlier days');
    await expect.poll(() => screen.queryByRole('button', { name: 'All came today' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Paid all' })).toBeTruthy();
    await press('Earlier days');
    expect(await screen.findByText('No worker in these days')).toBeTruthy();
    await press('Later days');
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('A cell shows the overtime of a correction, and only a tap agrees to it', async () => {
    const correction = { seq: 5, halves: 2, overtime_minutes: 120, state: 'waiting', by: 'labour' } as const;
    const people = [person(3, 'Anil Rao', { cells: [{ ...written, correction }] })];
    const asked = serveWeb({ ...served, [GET]: () => json(sheetOf(people)) });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    expect((await cell(0, 2)).textContent).toBe('1+2');
    fireEvent.keyDown(await cell(0, 2), { key: '1' });
    expect((await cell(0, 2)).dataset.edited).toBeUndefined();
    fireEvent.click(await cell(0, 2));
    expect((await cell(0, 2)).textContent).toBe('1+2');
    await press('Write it (1)');
    await expect.poll(() => sent(asked)).toHaveLength(1);
    expect(sent(asked)).toEqual([[{ account_id: 3, decision: { seq: 5, decision: 'agree', client_id: id } }]]);
  });

  it('A key does not dispute the correction of a disputed day, which would leave the day disputed', async () => {
    const correction = { seq: 5, halves: 1, overtime_minutes: 0, state: 'waiting', by: 'labour' } as const;
    const disputed = { ...claim, state: 'disputed', correction } as const;
    serveWeb({ ...served, [GET]: () => json(sheetOf([person(3, 'Anil Rao', { cells: [disputed] })])) });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    fireEvent.keyDown(await cell(0, 1), { key: '1' });
    expect((await cell(0, 1)).dataset.edited).toBeUndefined();
  });

  it('“All came today” leaves out workers without a rate by day, and claims of other than a full day', async () => {
    const claimed = { ...claim, day: today(), correction: null };
    const people = [
      person(3, 'Anil Rao', { by_day: false }),
      person(4, 'Babu Lal', { cells: [{ ...claimed, halves: 1 }] }),
      person(5, 'Chand Das', { cells: [{ ...claimed, overtime_minutes: 60 }] }),
      person(6, 'Deep Sen', { cells: [claimed] }),
    ];
    const asked = serveWeb({ ...served, [GET]: () => json(sheetOf(people)) });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    expect((await cell(0, 0)).getAttribute('aria-disabled')).toBe('true');
    await press('All came today');
    await press('Write it');
    await expect.poll(() => sent(asked)).toHaveLength(1);
    expect(sent(asked)).toEqual([[{ account_id: 6, decision: { seq: 4, decision: 'agree', client_id: id } }]]);
  });

  it('What waits shows how the amount owed changes, and “Agree to all” adds these changes', async () => {
    const question = { seq: 4, kind: 'day', day: back(1), paise: 90_000, halves: 2, overtime_minutes: 0 } as const;
    const waiting = [
      { ...question, effect: 45_000 },
      { ...question, seq: 5, effect: -5_000 },
    ];
    serveWeb({ ...served, [GET]: () => json(sheetOf([person(3, 'Anil Rao', { waiting })])) });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    expect(await screen.findByText('+₹450')).toBeTruthy();
    expect(screen.getByText('−\u2060₹50')).toBeTruthy();
    await press('Agree to all');
    expect(await screen.findByRole('button', { name: 'Write it: +₹400' })).toBeTruthy();
  });

  it('“Agree to all” and “All came today” send the waiting entries and the missing days', async () => {
    const asked = serveWeb(served);
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    expect(await screen.findByText('Waiting for you (1)')).toBeTruthy();
    await press('Agree to all');
    await press('Write it: +₹900');
    await screen.findByText('Written. The worker sees it too.');
    await press('All came today');
    await press('Write it');
    await expect.poll(() => sent(asked)).toHaveLength(2);
    expect(sent(asked)).toEqual([
      [{ account_id: 7, decision: { seq: 4, decision: 'agree', client_id: id } }],
      [
        { account_id: 3, entry: { kind: 'day', day: today(), halves: 2, client_id: id } },
        { account_id: 7, entry: { kind: 'day', day: today(), halves: 2, client_id: id } },
      ],
    ]);
  });

  it('A sheet without workers says where they come from', async () => {
    serveWeb({ ...served, [GET]: () => json(sheetOf([])) });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    expect(await screen.findByText('No worker in these days')).toBeTruthy();
  });
});

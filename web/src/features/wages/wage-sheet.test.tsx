// @vitest-environment happy-dom
// Tests the wage sheet of an employer: keys and taps in the grid, bulk actions, refused items, and an empty sheet.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WageSheet as Sheet, WageSheetPerson } from '#contracts/wage-sheet.ts';
import { json, type ReceivedRequest, serveWeb } from '#testing/fake-server.ts';
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
  job_title: 'Mason',
  first_day: back(60),
  last_day: null,
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
  waiting: [{ seq: 4, kind: 'day', day: back(1), paise: 90_000, halves: 2, overtime_minutes: 0 }],
});
const sheetOf = (people: WageSheetPerson[]): Sheet => ({
  ...{ from: back(11), to: today(), people, total: people.length },
  sums: { halves: 2, overtime_minutes: 0, owed: 180_000 },
});
const results = (body: unknown, problem: string | null = null) =>
  json({
    results: (body as { items: unknown[] }).items.map(() => ({
      ...{ client_id: '00000000-0000-4000-8000-000000000000', entry: null, problem, errors: null, seq: null },
    })),
  });
const served = {
  [GET]: () => json(sheetOf([person(3, 'Anil Rao'), salim])),
  [POST]: ({ body }: ReceivedRequest) => results(body),
};

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

  it('“Paid all” pays what is owed to each worker with the second tap, and names the workers that were refused', async () => {
    const asked = serveWeb({ ...served, [POST]: ({ body }: ReceivedRequest) => results(body, 'account_full') });
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    await press('Paid all');
    expect(sent(asked)).toEqual([]);
    await press('Write it: ₹1,800');
    await screen.findByText('Not written: Anil Rao, Salim Shaikh. Look at these squares again.');
    const payment = { kind: 'payment', day: today(), paise: 90_000, method: 'cash', client_id: id };
    expect(sent(asked)).toEqual([
      [
        { account_id: 3, entry: payment },
        { account_id: 7, entry: payment },
      ],
    ]);
  });

  it('“Agree to all” and “All came today” send the waiting entries and the missing days', async () => {
    const asked = serveWeb(served);
    renderWeb(<WageSheet />, '/employer/hisaab/sheet');
    expect(await screen.findByText('Waiting for you (1)')).toBeTruthy();
    await press('Agree to all');
    await press('Write it: ₹900');
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

// @vitest-environment happy-dom
// The page of diaries: the first diary, a day and a payment, the lines, deletion, and the error with a retry.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Diary as DiaryShape } from '#contracts/diaries.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Diary } from './diary.tsx';

const UID = '7f0c0000-0000-4000-8000-000000000001';
const LIST = 'GET /api/v1/labour/diaries/';
const START = 'POST /api/v1/labour/diaries/';
const ENTRIES = `GET /api/v1/labour/diaries/${UID}/entries/`;
const RECORD = `POST /api/v1/labour/diaries/${UID}/entries/`;

const diary: DiaryShape = {
  uid: UID,
  other_name: 'Ganesh Builders',
  day_paise: 90_000,
  halves: 3,
  owed: 85_000,
  created_at: '2026-11-01T06:00:00.000Z',
};
const list = (...diaries: DiaryShape[]) => json({ diaries, may_add: true });
const entry = {
  id: 5,
  kind: 'day',
  day: '2026-11-26',
  halves: 1,
  paise: 45_000,
  recorded_at: '2026-11-26T10:00:00.000Z',
};
const page = { total: 1, page: 1, limit: 10, pages: 1 };
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
});
afterEach(cleanup);

describe('Page of diaries', () => {
  it('A worker starts a diary with the pay in the digits of any script, and a name is required', async () => {
    let diaries: DiaryShape[] = [];
    const asked = serveWeb({
      [LIST]: () => list(...diaries),
      [ENTRIES]: () => json({ entries: [], ...page, total: 0 }),
      [START]: () => {
        diaries = [diary];
        return json(diary, 201);
      },
    });
    renderWeb(<Diary />);
    await press('Start the diary');
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    const name = screen.getByRole('textbox', { name: /Who do you work for/ });
    fireEvent.change(name, { target: { value: 'Ganesh Builders' } });
    fireEvent.change(screen.getByRole('textbox', { name: /Pay for a full day/ }), { target: { value: '९००' } });
    await press('Start the diary');
    const card = await screen.findByRole('article', { name: 'Ganesh Builders' });
    expect(within(card).getByText('You will receive ₹850')).toBeTruthy();
    expect(within(card).getByText('Only you say so')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      other_name: 'Ganesh Builders',
      day_paise: 90_000,
    });
  });

  it('A worker records half a day and a payment, and a refusal is shown in the sheet', async () => {
    let isKnown = true;
    const asked = serveWeb({
      [LIST]: () => list(diary),
      [ENTRIES]: () => json({ entries: [], ...page, total: 0 }),
      [RECORD]: () => (isKnown ? problem(409, 'day_recorded', { seq: 5 }) : json(entry, 201)),
    });
    renderWeb(<Diary />);
    await press('I worked');
    await press('Half day');
    await press('Write it');
    expect(await screen.findByRole('alert')).toBeTruthy();
    isKnown = false;
    await press('Write it');
    await screen.findAllByText('Written. Only you see it.');
    await press('I got money');
    await press('Write it');
    fireEvent.change(await screen.findByRole('textbox', { name: /How many rupees/ }), { target: { value: '500' } });
    await press('Write it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toMatchObject([
      { kind: 'day', halves: 1 },
      { kind: 'day', halves: 1 },
      { kind: 'payment', paise: 50_000 },
    ]);
  });

  it('Each line says that only the worker says so, and a line and the diary are deleted after a question', async () => {
    let diaries = [diary];
    let entries = [entry];
    serveWeb({
      [LIST]: () => list(...diaries),
      [ENTRIES]: () => json({ entries, ...page, total: entries.length }),
      [`DELETE /api/v1/labour/diaries/${UID}/entries/5/`]: () => {
        entries = [];
        return json(diary);
      },
      [`DELETE /api/v1/labour/diaries/${UID}/`]: () => {
        diaries = [];
        return list();
      },
    });
    renderWeb(<Diary />);
    const line = within(await screen.findByRole('listitem'));
    expect(line.getByText('Only you say so')).toBeTruthy();
    fireEvent.click(line.getByRole('button', { name: /^Take out: .*Half day · ₹450/ }));
    await press('Take it out');
    expect(await screen.findByText('Nothing is written yet.')).toBeTruthy();
    await press('Delete the diary');
    const question = within(await screen.findByRole('dialog'));
    fireEvent.click(question.getByRole('button', { name: 'Delete the diary' }));
    expect(await screen.findByRole('button', { name: 'Start the diary' })).toBeTruthy();
  });

  it('The page retries after a 503, and offers no form to a worker who has the most diaries', async () => {
    let isBroken = true;
    serveWeb({
      [LIST]: () => (isBroken ? problem(503, 'unavailable') : json({ diaries: [diary], may_add: false })),
      [ENTRIES]: () => json({ entries: [], ...page, total: 0 }),
    });
    renderWeb(<Diary />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(again);
    expect(await screen.findByText(/which is the most/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start the diary' })).toBeNull();
  });
});

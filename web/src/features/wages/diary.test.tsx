// @vitest-environment happy-dom
// The page of diaries: the first diary, a day and a payment, the lines, deletion, and the error with a retry.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Diary as DiaryShape } from '#contracts/diaries.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { signInWorker } from '#testing/worker-session.ts';
import { UnsentSender } from '../../parts/unsent/unsent-sender.tsx';
import { Diary } from './diary.tsx';
import { diaryEntryDelivery } from './entry-delivery.ts';
import { unsentEntries } from './unsent-entries.ts';

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
const openLines = async () => fireEvent.click(await screen.findByText('What you have written'));

const deliveries = [diaryEntryDelivery];
const screenOf = (
  <>
    <UnsentSender deliveries={deliveries} />
    <Diary />
  </>
);

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
    expect((await screen.findAllByText('Written. Only you see it.')).length).toBeGreaterThan(0);
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
    await screen.findByRole('dialog', { name: 'I worked · Ganesh Builders' });
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

  it('An entry without a network is in no sum, and is sent once with the same id when the network returns', async () => {
    signInWorker();
    let isAway = true;
    const asked = serveWeb({
      [LIST]: () => list(diary),
      [ENTRIES]: () => json({ entries: [], ...page, total: 0 }),
      [RECORD]: () => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : json(entry, 201)),
    });
    renderWeb(screenOf);
    await press('I worked');
    await press('Write it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = within(screen.getByRole('article', { name: 'Ganesh Builders' }));
    expect(card.getByText('Not sent yet. We send it when you are back online.')).toBeTruthy();
    expect(card.getByText('You will receive ₹850')).toBeTruthy();
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(localStorage.getItem('unsent')).toBeNull());
    expect(card.queryByText('Not sent yet. We send it when you are back online.')).toBeNull();
    const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('An unsent entry that the server refuses stays with the reason until the worker removes it', async () => {
    signInWorker();
    const content = { diary_uid: UID, entry: { kind: 'day', day: '2026-11-26', halves: 2 } } as const;
    unsentEntries.add({ user_id: 2, content });
    serveWeb({ [LIST]: () => list(diary), [RECORD]: () => problem(409, 'day_recorded', { seq: 5 }) });
    renderWeb(screenOf);
    const card = within(await screen.findByRole('article', { name: 'Ganesh Builders' }));
    expect(await card.findByText(/^Not written: /)).toBeTruthy();
    const takeOut = card.getByRole('button', { name: /^Take out: .*Full day/ });
    takeOut.focus();
    fireEvent.click(takeOut);
    expect(localStorage.getItem('unsent')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ganesh Builders'));
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
    await openLines();
    const line = within(await screen.findByRole('listitem'));
    expect(line.getByText('Only you say so')).toBeTruthy();
    fireEvent.click(line.getByRole('button', { name: /^Take out: .*Half day · ₹450/ }));
    await press('Take it out');
    expect(await screen.findByText('Nothing is written yet.')).toBeTruthy();
    expect((await screen.findAllByText('The line is taken out.')).length).toBeGreaterThan(0);
    await press('Delete the diary');
    const question = within(await screen.findByRole('dialog'));
    fireEvent.click(question.getByRole('button', { name: 'Delete the diary' }));
    expect(await screen.findByRole('button', { name: 'Start the diary' })).toBeTruthy();
  });

  it('A diary without a pay shows the received money, because its days have no amount', async () => {
    const day = { ...diary, day_paise: null, halves: 20, owed: 0 };
    let shown = day;
    serveWeb({ [LIST]: () => list(shown) });
    const { unmount } = renderWeb(<Diary />);
    expect(await screen.findByText(/Days of work: 10/)).toBeTruthy();
    expect(screen.queryByText('All paid')).toBeNull();
    unmount();
    shown = { ...day, owed: -50_000 };
    renderWeb(<Diary />);
    expect(await screen.findByText('Money received: ₹500')).toBeTruthy();
    expect(screen.queryByText(/Advance taken/)).toBeNull();
  });

  it('One tap requests the signed paper of the diary, which states that only the worker says so', async () => {
    const paper = {
      ...{ uid: 'a0000000-0000-4000-8000-000000000000', kind: 'diary-statement', language: 'en', state: 'issued' },
      ...{ requested_at: '2026-11-27T10:00:00.000Z', expires_at: '2030-03-11T10:00:00.000Z' },
    };
    const asked = serveWeb({
      [LIST]: () => list(diary),
      [ENTRIES]: () => json({ entries: [entry], ...page }),
      [`POST /api/v1/labour/diaries/${UID}/documents/`]: () => json(paper, 202),
      [`GET /api/v1/documents/${paper.uid}/`]: () => json(paper),
    });
    renderWeb(<Diary />);
    await openLines();
    await press('Signed paper');
    const sheet = within(await screen.findByRole('dialog', { name: 'Diary of the worker' }));
    expect(sheet.getByText(/only you say so/)).toBeTruthy();
    expect(await sheet.findByRole('button', { name: 'Save the paper' })).toBeTruthy();
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ language: 'en' }]);
  });

  it('A diary without entries shows no balance', async () => {
    serveWeb({ [LIST]: () => list({ ...diary, halves: 0, owed: 0 }) });
    renderWeb(<Diary />);
    expect(await screen.findByText(/₹900 for a full day/)).toBeTruthy();
    expect(screen.queryByText('All paid')).toBeNull();
  });

  it('The worker reads the entries of all pages', async () => {
    const total = 60;
    serveWeb({
      [LIST]: () => list(diary),
      [ENTRIES]: ({ query }) => {
        const [number, limit] = [Number(query.get('page')), Number(query.get('limit'))];
        const first = (number - 1) * limit;
        const entries = Array.from({ length: Math.min(limit, total - first) }, (_, at) => ({
          ...entry,
          id: first + at + 1,
        }));
        return json({ entries, total, page: number, limit, pages: Math.ceil(total / limit) });
      },
    });
    renderWeb(<Diary />);
    await openLines();
    for (let shown = 20; shown < total; shown += 20) {
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(shown));
      await press('Show more');
    }
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(total));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('Only an opened diary fetches its entries', async () => {
    const asked = serveWeb({
      [LIST]: () => list(diary, { ...diary, uid: UID.replace('1', '2'), other_name: 'Sai Construction' }),
      [ENTRIES]: () => json({ entries: [entry], ...page }),
    });
    renderWeb(<Diary />);
    const card = within(await screen.findByRole('article', { name: 'Ganesh Builders' }));
    expect(asked.some(({ path }) => path.endsWith('/entries/'))).toBe(false);
    fireEvent.click(card.getByText('What you have written'));
    await card.findByRole('listitem');
    expect(asked.filter(({ path }) => path.endsWith('/entries/'))).toHaveLength(1);
  });

  it('A dialog that is opened again shows no error of an earlier attempt', async () => {
    serveWeb({
      [LIST]: () => list(diary),
      [ENTRIES]: () => json({ entries: [], ...page, total: 0 }),
      [`DELETE /api/v1/labour/diaries/${UID}/`]: () => problem(503, 'unavailable'),
    });
    renderWeb(<Diary />);
    await openLines();
    await press('Delete the diary');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete the diary' }));
    await dialog.findByRole('alert');
    fireEvent.click(dialog.getByRole('button', { name: 'No, keep it' }));
    await press('Delete the diary');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('The file of a diary is named after the employer and the day', async () => {
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    serveWeb({
      [LIST]: () => list(diary),
      [ENTRIES]: () => json({ entries: [], ...page, total: 0 }),
      [`GET /api/v1/labour/diaries/${UID}/file/`]: () => new Response('day'),
    });
    renderWeb(<Diary />);
    await openLines();
    await press('Save the diary as a file');
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^Ganesh Builders \d{4}-\d\d-\d\d\.csv$/)]));
    click.mockRestore();
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

// Diaries over HTTP (D73): a worker's own record of work outside the product, which no other user reads.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DIARIES_OF_WORKER, diaryEndpoints, type NewDiaryEntry } from '#contracts/diaries.ts';
import type { DocumentContent } from '#contracts/document-facts.ts';
import { requestDocument } from '#marketplace/documents/actions/request.ts';
import {
  ENTRIES_PER_DAY,
  recordDiaryEntry as recordEntryOf,
  startDiary as startDiaryOf,
} from '#marketplace/wages/actions/diary.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);
const { listDiaries, startDiary, deleteDiary, listDiaryEntries, recordDiaryEntry, deleteDiaryEntry, getDiaryFile } =
  diaryEndpoints;

const DAY_MS = 86_400_000;
/** Returns the day in India, `back` days ago. */
const day = (back: number) => new Date(Date.now() + 5.5 * 3_600_000 - back * DAY_MS).toISOString().slice(0, 10);
const worker = async () => api.as(await buildSession(database.db, await buildLabour(database.db)));

/** A worker with a diary at ₹900 a day. */
async function started() {
  const me = await worker();
  const { uid } = await me.ok(startDiary, { body: { other_name: 'Ganesh Builders', day_paise: 90_000 } });
  return { me, params: { diary_uid: uid } };
}

const work = (back: number, halves = 2): NewDiaryEntry => ({
  client_id: randomUUID(),
  kind: 'day',
  day: day(back),
  halves,
});
const payment = (back: number, paise: number): NewDiaryEntry => ({
  client_id: randomUUID(),
  kind: 'payment',
  day: day(back),
  paise,
});

describe('A diary', () => {
  it('The amount is the pay of the days minus the payments', async () => {
    const { me, params } = await started();
    for (const body of [work(2), work(1, 1), payment(1, 50_000)]) await me.ok(recordDiaryEntry, { params, body });
    const { diaries, may_add } = await me.ok(listDiaries, {});
    expect(diaries).toMatchObject([
      { other_name: 'Ganesh Builders', day_paise: 90_000, halves: 3, owed: 90_000 + 45_000 - 50_000 },
    ]);
    expect(may_add).toBe(true);
    const { entries, total } = await me.ok(listDiaryEntries, { params, query: {} });
    expect(total).toBe(3);
    expect(entries.map(({ kind, halves, paise }) => [kind, halves, paise])).toEqual([
      ['payment', null, 50_000],
      ['day', 1, 45_000],
      ['day', 2, 90_000],
    ]);
  });

  it('Days have no amount if no pay is stated', async () => {
    const me = await worker();
    const { uid } = await me.ok(startDiary, { body: { other_name: 'Ganesh Builders' } });
    expect(await me.ok(recordDiaryEntry, { params: { diary_uid: uid }, body: work(0) })).toMatchObject({ paise: 0 });
  });

  it('A repeated request starts no second diary before the first has an entry', async () => {
    const { me, params } = await started();
    const again = { body: { other_name: 'Ganesh Builders', day_paise: 90_000 } };
    expect((await me.ok(startDiary, again)).uid).toBe(params.diary_uid);
    expect((await me.ok(startDiary, { body: { ...again.body, day_paise: 95_000 } })).uid).not.toBe(params.diary_uid);
    await me.ok(recordDiaryEntry, { params, body: work(0) });
    expect((await me.ok(startDiary, again)).uid).not.toBe(params.diary_uid);
  });

  it('Another worker gets 404 for the diary and changes nothing', async () => {
    const { me, params } = await started();
    const { id } = await me.ok(recordDiaryEntry, { params, body: work(0) });
    const other = await worker();
    expect((await other.ok(listDiaries, {})).diaries).toEqual([]);
    const entry_id = String(id);
    const refused = [
      await other.problem(listDiaryEntries, { params, query: {} }),
      await other.problem(recordDiaryEntry, { params, body: work(1) }),
      await other.problem(deleteDiaryEntry, { params: { ...params, entry_id } }),
      await other.problem(deleteDiary, { params }),
      await other.problem(getDiaryFile, { params }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(Array.from(refused, () => 'not_found'));
    expect((await me.ok(listDiaryEntries, { params, query: {} })).total).toBe(1);
  });

  it('A worker has at most 20 diaries, and may start another after a deletion', async () => {
    const { me, params } = await started();
    const body = { other_name: 'Sai Construction' };
    for (let count = 1; count < DIARIES_OF_WORKER; count += 1)
      await me.ok(startDiary, { body: { other_name: `Employer ${count}` } });
    expect(await me.problem(startDiary, { body })).toMatchObject({ code: 'diaries_limit', limit: DIARIES_OF_WORKER });
    expect((await me.ok(deleteDiary, { params })).may_add).toBe(true);
    await me.ok(startDiary, { body });
  });

  it('A name of one character is refused, also if JavaScript counts two', async () => {
    const me = await worker();
    const refused = await me.problem(startDiary, { body: { other_name: '😀' } });
    expect(refused).toMatchObject({ code: 'validation_failed', error_codes: { other_name: ['required'] } });
    await me.ok(startDiary, { body: { other_name: '😀😀' } });
  });

  it('Neither a diary, an entry nor a document is stored for an account that was erased while the request waited', async () => {
    const labour = await buildLabour(database.db);
    const { uid } = await startDiaryOf(database, labour, { other_name: 'Ganesh Builders' });
    await run(database.db, sql`update users set erased_at = now() where id = ${labour.id}`);
    const gone = { code: 'not_authenticated' };
    const people = { worker: 'Ramlal Yadav', employer: 'Ganesh Builders', trade: 'mason', day: day(0) };
    const sums = { earned: 0, received: 0, owed: 0, waiting: 0, disputed: 0, entries: 0 };
    const facts = { ...people, ...sums, first_day: day(1), rows: '' };
    const content: DocumentContent = { kind: 'wage-statement', facts };
    const asked = { content, account: { id: 1, seq: 1 }, language: 'en', rows: null } as const;
    await expect(startDiaryOf(database, labour, { other_name: 'Sai Builders' })).rejects.toMatchObject(gone);
    await expect(recordEntryOf(database, labour, uid, work(1))).rejects.toMatchObject(gone);
    const requested = inTransaction(database.db, (tx) => requestDocument(tx, labour, asked));
    await expect(requested).rejects.toMatchObject(gone);
  });
});

describe('The entries of a diary', () => {
  it('A repeated request is written once, and another request with its id gets 409 `idempotency_key_reused`', async () => {
    const { me, params } = await started();
    const body = work(1);
    const [first, second] = [
      await me.ok(recordDiaryEntry, { params, body }),
      await me.ok(recordDiaryEntry, { params, body }),
    ];
    expect(second).toEqual(first);
    const other = { ...body, day: day(2) };
    expect((await me.problem(recordDiaryEntry, { params, body: other })).code).toBe('idempotency_key_reused');
  });

  it('A day is recorded once, and again after its entry was deleted', async () => {
    const { me, params } = await started();
    const { id } = await me.ok(recordDiaryEntry, { params, body: work(1) });
    const refused = await me.problem(recordDiaryEntry, { params, body: work(1, 1) });
    expect(refused.code).toBe('day_recorded');
    // `seq` is the number of an entry of a wage account, which a diary does not have.
    expect(refused).not.toHaveProperty('seq');
    const entry_id = String(id);
    expect(await me.ok(deleteDiaryEntry, { params: { ...params, entry_id } })).toMatchObject({ halves: 0, owed: 0 });
    await me.ok(recordDiaryEntry, { params, body: work(1, 1) });
  });

  it.each<[string, NewDiaryEntry]>([
    ['tomorrow', work(-1)],
    ['a day more than five years ago', work(6 * 366)],
    ['three half days', work(1, 3)],
    ['no money', payment(1, 0)],
    ['more than a crore', payment(1, 1_000_000_001)],
  ])('%s is refused and not stored', async (_, body) => {
    const { me, params } = await started();
    expect((await me.problem(recordDiaryEntry, { params, body })).code).toBe('validation_failed');
    expect((await me.ok(listDiaryEntries, { params, query: {} })).total).toBe(0);
  });

  it('A worker records at most 60 entries in a day', async () => {
    const { me, params } = await started();
    await run(
      database.db,
      sql`insert into diary_entries (diary_id, kind, day, paise, client_id)
        select id, 'payment', current_date, 100, gen_random_uuid() from diaries, generate_series(1, ${ENTRIES_PER_DAY})
        where uid = ${params.diary_uid}`,
    );
    expect((await me.problem(recordDiaryEntry, { params, body: work(0) })).code).toBe('rate_limited');
  });

  it('The file has one line per entry, each of which states that only the worker says so', async () => {
    const { me, params } = await started();
    await me.ok(recordDiaryEntry, { params, body: work(1) });
    const response = await me.send(getDiaryFile, { params });
    expect(await response.text()).toContain(`${day(1)},day,1,900.00,worker only`);
  });
});

// The signed statement of a diary (D73): only the worker says so, on the paper, in its rows and in its kind.
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { diaryEndpoints } from '#contracts/diaries.ts';
import { diaryFacts } from '#contracts/document-facts.ts';
import { documentEndpoints } from '#contracts/documents.ts';
import { languageCodes } from '#contracts/languages.ts';
import { checkDocument, issuerMetadata } from '#contracts/signed-document.ts';
import { statementContent } from '#contracts/statement-rows.ts';
import { z } from '#contracts/z.ts';
import { textsOf } from '#locales/server-texts.ts';
import { readClock } from '#platform/clock.ts';
import { Paper } from '#platform/paper/paper.ts';
import { digest } from '#platform/secrets.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { startDiary, recordDiaryEntry, deleteDiary, requestDiaryDocument } = diaryEndpoints;

async function withDiary(name = 'Ramesh') {
  const labour = await buildLabour(database.db, { first_name: name });
  const me = api.as(await buildSession(database.db, labour));
  const { uid } = await me.ok(startDiary, { body: { other_name: 'Ganesh Builders', day_paise: 90_000 } });
  const params = { diary_uid: uid };
  const record = async (entry: { kind: 'day'; halves: number } | { kind: 'payment'; paise: number }, back: number) => {
    const { day } = await one(
      database.db,
      sql`select ((now() at time zone 'Asia/Kolkata')::date - ${back}::int)::text as day`,
      z.object({ day: z.string() }),
    );
    await me.ok(recordDiaryEntry, { params, body: { ...entry, client_id: randomUUID(), day } });
    return day;
  };
  return { labour, me, params, record };
}

const rowsOf = (uid: string) =>
  one(
    database.db,
    sql`select facts, rows, account_id from documents where uid = ${uid}`,
    z.object({ facts: diaryFacts, rows: z.string(), account_id: z.null() }),
  );

it('A worker gets a signed statement of the diary, each row of which only the worker says', async () => {
  const { me, params, record } = await withDiary();
  await record({ kind: 'payment', paise: 50_000 }, 4);
  const first_day = await record({ kind: 'day', halves: 2 }, 3);
  await record({ kind: 'day', halves: 1 }, 2);
  const asked = await me.ok(requestDiaryDocument, { params, body: { language: 'hi' } });
  expect(asked).toMatchObject({ kind: 'diary-statement', language: 'hi', state: 'requested' });
  const { facts, rows } = await rowsOf(asked.uid);
  expect(facts).toMatchObject({
    ...{ employer: 'Ganesh Builders', first_day, total_days: 2, half_days: 1, entries: 3 },
    ...{ earned: 135_000, received: 50_000, owed: 85_000, rows: digest(rows).toString('base64url') },
  });
  const { entries } = statementContent.parse(JSON.parse(rows));
  expect(entries.map(({ seq, kind, by, via, decided_at }) => [seq, kind, by, via, decided_at])).toEqual([
    [1, 'payment', 'labour', 'own', null],
    [2, 'day', 'labour', 'own', null],
    [3, 'day', 'labour', 'own', null],
  ]);
  await runTasks(database);
  expect(await me.ok(documentEndpoints.getDocument, { params: { document_uid: asked.uid } })).toMatchObject({
    state: 'issued',
  });
  const { token } = await one(
    database.db,
    sql`select token from documents where uid = ${asked.uid}`,
    z.object({ token: z.string() }),
  );
  const metadata = issuerMetadata.parse(await (await fetch(`${api.base}/.well-known/jwt-vc-issuer`)).json());
  const checked = await checkDocument(token, metadata, Math.floor((await readClock(database.db)) / 1000));
  expect(checked).toMatchObject({ result: 'genuine', claims: { owed: 85_000, jti: asked.uid } });
  expect(checked.result === 'genuine' && checked.claims.vct).toMatch(/\/credentials\/diary-statement\/1$/);
});

it.each(languageCodes)(
  'The paper in %s states below its head and on each line that only the worker says so',
  async (language) => {
    const { me, params, record } = await withDiary();
    await record({ kind: 'day', halves: 2 }, 1);
    await record({ kind: 'payment', paise: 10_000 }, 1);
    await me.ok(requestDiaryDocument, { params, body: { language } });
    const write = vi.spyOn(Paper.prototype, 'line');
    await runTasks(database);
    const lines = write.mock.calls.map(([text]) => text);
    write.mockRestore();
    const { documents, wages } = textsOf(language);
    expect(lines.filter((line) => line === wages.source.only_worker)).toHaveLength(2);
    expect(lines.join(' ')).toContain(documents.diary_note);
  },
);

it('The same entries are one document until an entry is added, and a diary without entries has none', async () => {
  const { me, params, record } = await withDiary();
  const body = { language: 'en' as const };
  expect((await me.problem(requestDiaryDocument, { params, body })).code).toBe('not_found');
  await record({ kind: 'day', halves: 2 }, 1);
  const first = await me.ok(requestDiaryDocument, { params, body });
  expect((await me.ok(requestDiaryDocument, { params, body })).uid).toBe(first.uid);
  await record({ kind: 'payment', paise: 100 }, 1);
  expect((await me.ok(requestDiaryDocument, { params, body })).uid).not.toBe(first.uid);
});

it('The papers of a deleted diary are deleted with it, and another worker gets 404', async () => {
  const { labour, me, params, record } = await withDiary();
  await record({ kind: 'day', halves: 2 }, 1);
  await me.ok(requestDiaryDocument, { params, body: { language: 'en' } });
  const other = api.as(await buildSession(database.db, await buildLabour(database.db)));
  expect((await other.problem(requestDiaryDocument, { params, body: { language: 'en' } })).status).toBe(404);
  await me.ok(deleteDiary, { params });
  expect(
    await many(database.db, sql`select id from documents where owner_id = ${labour.id}`, z.object({ id: z.int() })),
  ).toEqual([]);
});

it('A name without a font is refused before the paper is requested', async () => {
  const { me, params, record, labour } = await withDiary();
  await record({ kind: 'day', halves: 2 }, 1);
  await run(database.db, sql`update users set first_name = 'رمیش' where id = ${labour.id}`);
  expect((await me.problem(requestDiaryDocument, { params, body: { language: 'en' } })).code).toBe(
    'name_not_printable',
  );
});

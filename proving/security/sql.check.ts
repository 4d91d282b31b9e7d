// Attacks on the SQL console through the API: it must write nothing, read only the views, and keep every response
// within the limits.
import { expect, it } from 'vitest';
import { consoleEndpoints } from '#contracts/console.ts';
import { z } from '#contracts/z.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useConsoleRole } from '#testing/console.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildApplication, buildLabour } from '#testing/factories.ts';
import { type HostileSql, harmlessSql, PLANTED, refusedSql } from '#testing/hostile-sql.ts';
import { digestTables } from '#testing/table-digest.ts';
import { recordMeasurement } from './measurements.ts';

const database = useDatabase();
useConsoleRole(database);
const api = useApi(database);

const MAX_MS = 9500;
const MAX_BYTES = 2_200_000;
const own = ['admins', 'admin_sessions', 'admin_audit'];
const planted = new RegExp(`${PLANTED.phone}|${PLANTED.surname}|${PLANTED.words}`);

async function plant(): Promise<void> {
  const labour = await buildLabour(database.db, {
    phone_number: `+91${PLANTED.phone}`,
    last_name: PLANTED.surname,
  });
  const { id } = await buildApplication(database.db, { labour });
  await run(database.db, sql`update applications set message = ${PLANTED.words} where id = ${id}`);
  await run(database.db, sql`update users set address = ${PLANTED.words}`);
}

async function attempt({ query }: HostileSql) {
  const client = api.as((await buildAdmin(database.db, 'superuser')).token);
  const begun = performance.now();
  const response = await client.send(consoleEndpoints.executeSql, { body: { query } });
  const text = await response.text();
  return { query, status: response.status, text, ms: performance.now() - begun };
}

it('lets no statement write, escape, or read beside the views', async () => {
  await plant();
  const before = await digestTables(database.db, own);
  const corpus = [...refusedSql, ...harmlessSql];
  const attempts = [];
  for (const hostile of corpus) attempts.push(await attempt(hostile));
  const refused = attempts.slice(0, refusedSql.length);
  const escaped = refused.filter(({ status }) => status !== 400 && status !== 422);
  const broken = attempts.filter(({ status }) => status >= 500);
  const leaked = attempts.filter(({ text }) => planted.test(text));
  const beyond = attempts.filter(({ text, ms }) => Buffer.byteLength(text) > MAX_BYTES || ms > MAX_MS);
  const after = await digestTables(database.db, own);
  const written = Object.keys({ ...before, ...after }).filter((table) => before[table] !== after[table]);
  const short = (list: readonly { query: string; status: number }[]) =>
    list.map(({ query, status }) => `${status} ${query.slice(0, 60)}`);
  recordMeasurement({
    tried: `${corpus.length} hostile statements, ${refusedSql.length} of which must be refused`,
    found: `${written.length} tables written, ${escaped.length} escaped, ${leaked.length} read hidden data, ${beyond.length} went beyond the limits`,
    must: '0, 0, 0, 0',
    kept: written.length + escaped.length + leaked.length + beyond.length + broken.length === 0,
  });
  expect({
    written,
    escaped: short(escaped),
    broken: short(broken),
    leaked: short(leaked),
    beyond: short(beyond),
  }).toEqual({
    written: [],
    escaped: [],
    broken: [],
    leaked: [],
    beyond: [],
  });
  expect((await fetch(`${api.base}/ready`)).status).toBe(200);
});

it('a write, an answer with what is hidden and a statement let through would be noticed (positive control)', async () => {
  const before = await digestTables(database.db, own);
  await run(database.db, sql`update users set city = 'Nashik'`);
  const after = await digestTables(database.db, own);
  const written = Object.keys(after).filter((table) => before[table] !== after[table]);
  const { text } = await one(
    database.db,
    sql`select to_jsonb(u)::text as text from users u where last_name = ${PLANTED.surname}`,
    z.object({ text: z.string() }),
  );
  const through = await attempt({ wants: 'to read', query: 'select first_name from users' });
  const noticed = written.length > 0 && planted.test(text) && through.status === 200;
  recordMeasurement({
    tried: 'positive control, a write, a hidden value and a statement that may run',
    found: noticed ? 'all three detected' : 'not all detected',
    must: 'all three',
    kept: noticed,
  });
  expect([written.length > 0, planted.test(text), through.status]).toEqual([true, true, 200]);
});

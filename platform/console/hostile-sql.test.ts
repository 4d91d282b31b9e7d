// Hostile statements against the guard and the role, and against the role alone: nothing written, nothing read beside the views.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { type Db, openDb } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useConsoleRole } from '#testing/console.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildLabour } from '#testing/factories.ts';
import { testSecrets } from '#testing/secrets.ts';
import { harmlessSql, PLANTED, refusedSql } from '#testing/security/hostile-sql.ts';
import { digestTables } from '#testing/table-digest.ts';
import { listDangers } from './dangers.ts';
import { ensureConsoleRole } from './ensure-role.ts';
import { outcomeOf } from './outcome-of.ts';
import { consoleRole, consoleUrl, databaseOf } from './role.ts';

const database = useDatabase();
useConsoleRole(database);
const url = () => consoleUrl(database.url, testSecrets.CONSOLE_SECRET);
const runAsConsole = (query: string) => outcomeOf({ url: url(), name: 'tests', query, wanted: 'rows' });
const planted = new RegExp(`${PLANTED.phone}|${PLANTED.surname}|${PLANTED.words}`);

beforeAll(async () => {
  const person = { phone_number: `+91${PLANTED.phone}`, last_name: PLANTED.surname };
  const labour = await buildLabour(database.db, person);
  const application = await buildApplication(database.db, { labour });
  await run(
    database.db,
    sql`update applications set message = ${PLANTED.words}, employer_notes = ${PLANTED.words} where id = ${application.id}`,
  );
  await run(database.db, sql`update users set address = ${PLANTED.words}, email = ${`${PLANTED.surname}@example.in`}`);
});

describe('with the guard', () => {
  it('refuses every statement that wants more than to read the views, and nothing is changed by them', async () => {
    const before = await digestTables(database.db);
    const answered: string[] = [];
    for (const { query } of refusedSql) {
      const { outcome } = await runAsConsole(query);
      if (!['not_reading', 'refused', 'too_costly'].includes(outcome))
        answered.push(`${outcome}: ${query.slice(0, 80)}`);
    }
    expect(answered).toEqual([]);
    expect(await digestTables(database.db)).toEqual(before);
  });

  it.each([
    'select array_fill(1, array[100000000])',
    "select format('%1000000000s', 'x')",
    "select format('%*s', 1000000000, 'x')",
    "select format('%' || '1000000000s', 'x')",
    "select format(variadic array['%1000000000s', 'x'])",
  ])('starts nothing that fills gigabytes and cannot be interrupted: %s', async (query) => {
    expect(await runAsConsole(query)).toMatchObject({ outcome: 'not_reading' });
    expect(await runAsConsole("select format('%-20s|%I', first_name, 'x') from users")).toMatchObject({
      outcome: 'rows',
    });
  });

  it('tells nothing of what is masked, by its answers, its errors or its plans', async () => {
    for (const { query } of harmlessSql.filter(({ wants }) => wants.startsWith('to hear'))) {
      const outcome = await runAsConsole(query);
      expect(['rows', 'refused'], query).toContain(outcome.outcome);
      expect(JSON.stringify(outcome), query).not.toMatch(planted);
    }
  });

  it('cuts off what is too large, and says so', async () => {
    expect(await runAsConsole("select repeat('x', 100000000)")).toMatchObject({
      outcome: 'rows',
      truncated: true,
      rows: [['x'.repeat(20_000)]],
    });
    const many = await runAsConsole('select n from generate_series(1, 5000) n');
    expect(many).toMatchObject({ outcome: 'rows', truncated: true });
    expect(many.outcome === 'rows' && many.rows.length).toBe(1000);
    const wide = await runAsConsole("select repeat('क', 20000), repeat('x', 20000) from generate_series(1, 1000)");
    expect(wide).toMatchObject({ outcome: 'rows', truncated: true });
    expect(Buffer.byteLength(JSON.stringify(wide))).toBeLessThan(2_100_000);
    expect(await runAsConsole('select 1 from generate_series(1, 1000) n')).toMatchObject({ truncated: false });
  });
});

describe('the role alone', () => {
  let alone: Db;
  beforeAll(() => {
    alone = openDb({ url: url(), max: 1, name: 'console alone' });
  });
  afterAll(() => alone.end());

  it('writes nothing, in any statement, even where it says that it wants to', async () => {
    const before = await digestTables(database.db);
    for (const { query } of refusedSql) {
      // One at a time or several at once, in a transaction that may write: nothing of the guard, the wrapping or the read-only default is left.
      const client = await alone.connect();
      await client.query('set default_transaction_read_only = off; set statement_timeout = 300').catch(() => undefined);
      if (query !== '') await client.query(query).catch(() => undefined);
      client.release(true);
    }
    expect(await digestTables(database.db)).toEqual(before);
  });

  it.each([
    'select lo_create(0)',
    "select pg_notify('jobs:insert', '')",
    'select pg_advisory_lock(1)',
    "select set_config('a.b', 'c', false)",
    'select pg_sleep(0)',
    'select pg_terminate_backend(1)',
    "select schema_to_xml('public', true, true, '')",
    'set role postgres',
    'create temp table mine (a int)',
    'select * from public.users',
    'select * from pg_stat_activity',
  ])('may not: %s', async (query) => {
    await expect(alone.query(query)).rejects.toMatchObject({ code: expect.stringMatching(/^(?:42501|22023|25006)$/) });
  });
});

describe('the making of the role', () => {
  it('is safe to do again, by many at once', async () => {
    const attempts = Array.from({ length: 5 }, () => ensureConsoleRole(database.db, testSecrets.CONSOLE_SECRET));
    expect(await Promise.all(attempts)).toEqual([null, null, null, null, null]);
  });

  it('sees what the role could still do', async () => {
    const role = consoleRole(databaseOf(database.url));
    expect(await listDangers(database.db, role)).toEqual([]);
    await run(database.db, sql`grant execute on function pg_sleep(double precision) to public`);
    await run(database.db, sql`grant select on users to public`);
    await run(database.db, sql`grant usage on schema public to public`);
    expect(await listDangers(database.db, role)).toEqual(expect.arrayContaining(['pg_sleep()', 'public.users']));
    await ensureConsoleRole(database.db, testSecrets.CONSOLE_SECRET);
    await run(database.db, sql`revoke select on users from public`);
    expect(await listDangers(database.db, role)).toEqual([]);
  });

  it('tells why it cannot, where the user of the database may not make roles', async () => {
    const { name } = await one(
      database.db,
      sql`select 'plain_' || md5(random()::text) as name`,
      z.object({ name: z.string() }),
    );
    const client = await database.db.connect();
    await client.query(`create role ${name}; set role ${name}`);
    client.release();
    const owner = openDb({ url: database.url, max: 1, name: 'plain owner', options: `-c role=${name}` });
    try {
      expect(await ensureConsoleRole(owner, testSecrets.CONSOLE_SECRET)).toMatch(/cannot be made: permission denied/);
    } finally {
      await owner.end();
      const again = await database.db.connect();
      await again.query(`reset role; drop role ${name}`);
      again.release(true);
    }
  });
});

// Tests malicious statements, once with the statement parser and once with only the privileges of the console's role:
// they write nothing and read only the masked views.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { type Db, openDb } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useConsoleRole } from '#testing/console.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildLabour } from '#testing/factories.ts';
import { harmlessSql, PLANTED, refusedSql } from '#testing/hostile-sql.ts';
import { testSecrets } from '#testing/secrets.ts';
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

describe('the console with its guard', () => {
  it('The console refuses every statement that does more than read the views, and the tables do not change', async () => {
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
  ])('The console does not start a statement that fills gigabytes without being interruptible: %s', async (query) => {
    expect(await runAsConsole(query)).toMatchObject({ outcome: 'not_reading' });
    expect(await runAsConsole("select format('%-20s|%I', first_name, 'x') from users")).toMatchObject({
      outcome: 'rows',
    });
  });

  it('Rows, errors and plans of the console reveal no masked value', async () => {
    for (const { query } of harmlessSql.filter(({ wants }) => wants.startsWith('to hear'))) {
      const outcome = await runAsConsole(query);
      expect(['rows', 'refused'], query).toContain(outcome.outcome);
      expect(JSON.stringify(outcome), query).not.toMatch(planted);
    }
  });

  it('The console truncates cells, rows and row counts above their limits and reports it', async () => {
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

describe('the console role without the guard', () => {
  let alone: Db;
  beforeAll(() => {
    alone = openDb({ url: url(), max: 1, name: 'console alone' });
  });
  afterAll(() => alone.end());

  it('The console role cannot write with any statement, even after it disables the read-only default', async () => {
    const before = await digestTables(database.db);
    for (const { query } of refusedSql) {
      // Runs single and multiple statements after the read-only default is disabled, so only the role's privileges
      // protect the data.
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
  ])('The console role may not run %s', async (query) => {
    await expect(alone.query(query)).rejects.toMatchObject({ code: expect.stringMatching(/^(?:42501|22023|25006)$/) });
  });
});

describe('ensureConsoleRole', () => {
  it('ensureConsoleRole succeeds in five concurrent repetitions', async () => {
    const attempts = Array.from({ length: 5 }, () => ensureConsoleRole(database.db, testSecrets.CONSOLE_SECRET));
    expect(await Promise.all(attempts)).toEqual([null, null, null, null, null]);
  });

  it('listDangers reports privileges of the role beyond reading the views', async () => {
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

  it('ensureConsoleRole returns the reason if the database user may not create roles', async () => {
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

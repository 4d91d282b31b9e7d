// The database console for administrators: masked tables, read-only statements, and the audit log entries for reads of
// tables and for statements.
import { describe, expect, it } from 'vitest';
import { consoleEndpoints } from '#contracts/console.ts';
import { consoleExamples } from '#contracts/console-examples.ts';
import { z } from '#contracts/z.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useConsoleRole } from '#testing/console.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildJob, buildLabour } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
useConsoleRole(database);
const api = useApi(database);
const { tables, table, executeSql, explain, cancel, history, consoleState } = consoleEndpoints;

const as = async (role: Parameters<typeof buildAdmin>[1]) => {
  const { admin, token } = await buildAdmin(database.db, role);
  return { admin, client: api.as(token) };
};

const auditRows = (adminId: number) =>
  many(
    database.db,
    sql`select action, after from admin_audit where admin_id = ${adminId} order by id`,
    z.object({ action: z.string(), after: z.looseObject({}) }),
  );

describe('the table browser', () => {
  it('The table browser lists the masked tables with their columns and no secret tables or columns', async () => {
    await buildLabour(database.db);
    const { client } = await as('viewer');
    const list = (await client.ok(tables, {})).tables;
    const names = list.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['users', 'jobs', 'applications', 'ratings']));
    for (const hidden of ['sessions', 'otp_codes', 'admins', 'admin_audit', 'push_subscriptions', 'known_devices'])
      expect(names).not.toContain(hidden);
    const users = list.find(({ name }) => name === 'users');
    expect(users?.rows).toBeGreaterThan(0);
    expect(users?.columns.map(({ name }) => name)).not.toContain('address');
  });

  it('Rows are paged, sorted and searched, with phone and last name masked', async () => {
    const phone = '+919812345610';
    const person = await buildLabour(database.db, { first_name: 'Zareena', last_name: 'Khatoon', phone_number: phone });
    const { client } = await as('viewer');
    const query = { column: 'first_name', search: 'ZAREE', sort: 'first_name', direction: 'desc' as const };
    const found = await client.ok(table, { params: { name: 'users' }, query });
    expect(found).toMatchObject({ table: 'users', total: 1, total_is_estimate: false, limit: 100, offset: 0 });
    const row = Object.fromEntries(found.columns.map((name, place) => [name, found.rows[0]?.[place]]));
    expect(row).toMatchObject({ id: person.id, phone_number: '98••••••10', first_name: 'Zareena', last_name: 'K.' });
    expect(JSON.stringify(found)).not.toMatch(/Khatoon|98123/);
    const paged = await client.ok(table, { params: { name: 'users' }, query: { limit: '1', offset: '1', sort: 'id' } });
    expect(paged.rows).toHaveLength(1);
  });

  it('Phone numbers in the texts of a job are masked, in any digits', async () => {
    const { id } = await buildJob(database.db, { title: 'Call 98765 43210', status: 'pending_review' });
    await run(database.db, sql`update jobs set description = 'फ़ोन ९८७६५४३२१०' where id = ${id}`);
    const { client } = await as('viewer');
    const query = { column: 'title', search: 'call' };
    const found = await client.ok(table, { params: { name: 'jobs' }, query });
    expect(JSON.stringify(found.rows)).not.toMatch(/9876|९८७६/);
    expect(found.rows).toHaveLength(1);
  });

  it('A search treats wildcards and SQL syntax as plain characters', async () => {
    const { client } = await as('viewer');
    for (const search of ['%', '_', "' OR 1=1--", "'; DROP TABLE users", '\\', '$1', '") UNION']) {
      const query = { column: 'state', search };
      expect((await client.ok(table, { params: { name: 'users' }, query })).total, search).toBe(0);
    }
  });

  it.each([
    ['unheard_of', {}, 404],
    ['sessions', {}, 404],
    ['users;', {}, 404],
    ['pg_catalog.pg_shadow', {}, 404],
    ['users', { sort: 'created_at;--' }, 422],
    ['users', { sort: 'password_hash' }, 422],
    ['users', { column: 'address', search: 'x' }, 422],
    ['users', { search: 'x' }, 422],
    ['users', { limit: '501' }, 422],
    ['users', { offset: '10001' }, 422],
    ['users', { direction: 'desc nulls' }, 422],
  ])('Browsing %s with %j is rejected', async (name, query, status) => {
    const { client } = await as('viewer');
    expect((await client.problem(table, { params: { name }, query })).status).toBe(status);
  });
});

describe('the SQL console', () => {
  it('The state shows that the console is on and whether the password is fresh', async () => {
    const { client } = await as('superuser');
    expect(await client.ok(consoleState, {})).toEqual({ on: true, reason: null, unsafe: [], password_fresh: true });
  });

  it('A statement needs a superuser and a password entered within the last 15 minutes', async () => {
    for (const role of ['viewer', 'moderator'] as const)
      expect((await (await as(role)).client.problem(executeSql, { body: { query: 'select 1' } })).code).toBe(
        'forbidden',
      );
    const { admin, client } = await as('superuser');
    await run(
      database.db,
      sql`update admin_sessions set confirmed_at = now() - interval '16 minutes' where admin_id = ${admin.id}`,
    );
    expect(await client.problem(executeSql, { body: { query: 'select 1' } })).toMatchObject({
      status: 403,
      code: 'password_not_fresh',
    });
    expect((await client.ok(consoleState, {})).password_fresh).toBe(false);
  });

  it('A result has its columns in order, including repeated names, and exact values', async () => {
    const { client } = await as('superuser');
    const query = `select 1 as a, 'x' as b, null as a, true as yes, 12345678901234567890 as big, array[1,2] as list; -- done`;
    expect(await client.ok(executeSql, { body: { query } })).toMatchObject({
      columns: ['a', 'b', 'a', 'yes', 'big', 'list'],
      types: ['integer', 'text', 'text', 'boolean', 'numeric', 'integer[]'],
      rows: [[1, 'x', null, true, '12345678901234567890', '{1,2}']],
      row_count: 1,
      truncated: false,
    });
    expect((await client.ok(executeSql, { body: { query: 'table users' } })).columns).toContain('phone_number');
    expect((await client.ok(executeSql, { body: { query: 'explain select * from users' } })).row_count).toBeGreaterThan(
      0,
    );
  });

  it("Each statement is recorded before it runs and when it ends, and the history shows only the caller's own", async () => {
    const { admin, client } = await as('superuser');
    await client.ok(executeSql, { body: { query: 'select 1' } });
    await client.problem(executeSql, { body: { query: 'delete from users' } });
    expect(await auditRows(admin.id)).toMatchObject([
      { action: 'sql.run', after: { query: 'select 1' } },
      { action: 'sql.ended', after: { outcome: 'done', row_count: 1 } },
      { action: 'sql.run', after: { query: 'delete from users' } },
      { action: 'sql.ended', after: { outcome: 'refused' } },
    ]);
    await (await as('superuser')).client.ok(executeSql, { body: { query: 'select 2' } });
    expect((await client.ok(history, { query: {} })).runs).toMatchObject([
      { query: 'delete from users', outcome: 'refused', row_count: null },
      { query: 'select 1', outcome: 'done', row_count: 1 },
    ]);
  });

  it('The audit log and the history contain no literals, comments or long numbers of a statement', async () => {
    const { admin, client } = await as('superuser');
    const query = `select 1 as "Zareena K", 'Khatoon', 9812345610 -- for 98123 45611`;
    await client.ok(executeSql, { body: { query } });
    await client.ok(explain, { body: { query } });
    await client.problem(executeSql, { body: { query: "select 'Khatoon 9812345610" } });
    const kept = JSON.stringify([await auditRows(admin.id), await client.ok(history, { query: {} })]);
    expect(kept).not.toMatch(/Zareena|Khatoon|98123/);
    expect(await auditRows(admin.id)).toContainEqual({
      action: 'sql.run',
      after: { query: `select 1 as "…", '…', …` },
    });
  });

  it('A rejected statement returns the message of Postgres or the forbidden part', async () => {
    const { client } = await as('superuser');
    expect(await client.problem(executeSql, { body: { query: 'sel ect' } })).toMatchObject({
      status: 400,
      code: 'sql_refused',
      message: 'syntax error at or near "sel"',
    });
    expect(await client.problem(executeSql, { body: { query: 'select nothing from users' } })).toMatchObject({
      code: 'sql_refused',
      message: 'column "nothing" does not exist',
    });
    expect(await client.problem(executeSql, { body: { query: 'select pg_sleep(1)' } })).toMatchObject({
      status: 422,
      code: 'sql_not_reading',
      what: 'function pg_sleep',
    });
  });

  it.each(Object.entries(consoleExamples))('The console runs its example `%s`', async (_name, query) => {
    await buildJob(database.db, { status: 'active' });
    const { client } = await as('superuser');
    const { columns } = await client.ok(executeSql, { body: { query } });
    expect(columns.length).toBeGreaterThan(2);
  });

  it('EXPLAIN returns the plan of a statement without running it', async () => {
    await buildJob(database.db);
    const { client } = await as('superuser');
    const { plan, cost, too_costly } = await client.ok(explain, { body: { query: 'select * from jobs order by id' } });
    expect(JSON.stringify(plan)).toContain('Plan');
    expect(cost).toBeGreaterThan(0);
    expect(too_costly).toBe(false);
  });

  it('An administrator may run 60 statements a minute, then gets 429', async () => {
    const { admin, client } = await as('superuser');
    await run(
      database.db,
      sql`insert into admin_audit (admin_id, actor, action, hash) select ${admin.id}, 'x', 'sql.run', ''::bytea from generate_series(1, 60)`,
    );
    const refused = await client.problem(executeSql, { body: { query: 'select 1' } });
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.retry_after).toBeGreaterThan(50);
  });

  it('Only the administrator who started a run can cancel it', async () => {
    const [{ client }, { client: other }] = [await as('superuser'), await as('superuser')];
    await other.csrfToken();
    const run_id = crypto.randomUUID();
    const query = 'with recursive t(n) as (select 1 union all select n + 1 from t) select count(*) from t';
    const answer = client.problem(executeSql, { body: { query, run_id } });
    const begun = async () =>
      (
        await many(
          database.db,
          sql`select 1 as one from pg_stat_activity
            where datname = current_database() and state = 'active' and query like 'fetch%'`,
          z.object({ one: z.int() }),
        )
      ).length > 0;
    await waitFor('the statement to run', begun);
    expect(await other.ok(cancel, { body: { run_id } })).toEqual({ cancelled: false });
    expect(await client.ok(cancel, { body: { run_id } })).toEqual({ cancelled: true });
    expect(await answer).toMatchObject({ code: 'sql_refused', message: 'canceling statement due to user request' });
  });
});

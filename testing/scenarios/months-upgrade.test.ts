// Tests the conversion of tables into monthly partitions while the previous release serves: no row moves, and all
// statements of both releases work.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { digestAudit } from '#marketplace/system/audit.ts';
import { type Db, openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { many, one, rawSql, run } from '#platform/sql.ts';

const NAME = 'test_months_upgrade';
/** The last migration of the previous release. */
const BEFORE = '0036';
const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-')), 'migrations');
const url = new URL(inject('postgresUrl'));
url.pathname = `/${NAME}`;
let db: Db;

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  await asAdmin(`create database ${NAME}`);
  mkdirSync(folder);
  const old = readdirSync('migrations').filter((name) => name.slice(0, 4) <= BEFORE);
  for (const name of old) copyFileSync(path.join('migrations', name), path.join(folder, name));
  await migrate(url.href, folder);
  db = openDb({ url: url.href, max: 4, name: 'months upgrade' });
});

afterAll(async () => {
  await db?.end();
  await asAdmin(`drop database if exists ${NAME} with (force)`);
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

/** SQL statements of the previous release, which must also work on the partitioned tables. */
const record = `with recorded as (
    insert into domain_events (name, actor_type, actor_id, payload)
    select 'application.submitted'::text, 'labour'::text, 2::bigint, '{"application_id": 1}'::jsonb returning id, recorded_at
  ), queued as (
    select task.id from recorded, queue_urgent.add_jobs(array[row('dispatch_event'::text, json_build_object('event_id', recorded.id), null, null, 25,
      'dispatch_event'::text || ':' || recorded.id, 0, null)]::queue_urgent.job_spec[]) as task
  ) select recorded.id as event_id, (select count(*) from queued)::int as tasks from recorded`;

const alone = (
  event: number,
) => `insert into notifications (user_id, kind, notification_type, event_id, event_at, application_id, params)
  select 2, 'welcome', 'system_message', id, recorded_at, null, '{}' from domain_events where id = ${event}
  on conflict on constraint notifications_once do nothing returning id`;

const together = (event: number) => `with fact as (
    select e.id as event_id, e.recorded_at as event_at, 1 as user_id, 'application_received:1' as group_key from domain_events e where e.id = ${event}
  ), counted as (
    insert into notification_repeats (event_id, user_id, kind) select event_id, user_id, 'application_received' from fact order by user_id
    on conflict do nothing returning event_id, user_id
  ) insert into notifications (user_id, kind, notification_type, event_id, event_at, application_id, params, group_key)
    select user_id, 'application_received', 'application_status', event_id, event_at, null, '{}', group_key from fact join counted using (event_id, user_id)
    where not exists (select from notifications n where n.event_id = fact.event_id and n.user_id = fact.user_id and n.kind = 'application_received')
    order by user_id
    on conflict (user_id, group_key) where group_key is not null and not is_read do update set
      id = default, replaces = notifications.id, event_id = excluded.event_id, event_at = excluded.event_at,
      application_id = excluded.application_id, params = excluded.params, count = notifications.count + 1, created_at = now()
    returning id, count`;

const look = `insert into job_views (job_id, viewed_on, viewer)
  select id, (now() at time zone 'Asia/Kolkata')::date, '\\x01' from jobs on conflict do nothing returning job_id`;

const archive = `with page as materialized (
    select id, event_at, created_at, is_read and created_at < now() - 90 * interval '1 day' as goes from notifications where id > 0 order by id limit 2000
  ), gone as (
    delete from notifications n using page where n.id = page.id and n.event_at = page.event_at and page.goes and n.is_read returning n.*
  ) insert into notifications_archive (id, user_id, kind, notification_type, event_id, event_at, application_id, params, count, created_at)
    select id, user_id, kind, notification_type, event_id, event_at, application_id, params, count, created_at from gone on conflict do nothing returning id`;

const audit = `with entry as (select null::bigint as admin_id, 'asha'::text as actor, 'user.suspended'::text as action, null::text as target_type,
    null::text as target_id, null::jsonb as before, null::jsonb as after, null::text as reason, ''::text as ip, clock_timestamp() as at)
  insert into admin_audit (admin_id, actor, action, target_type, target_id, before, after, reason, ip, at, hash)
  select e.*, sha256(coalesce((select hash from admin_audit order by id desc limit 1), ''::bytea)
    || convert_to(concat_ws(chr(31), e.admin_id, e.actor, e.action, coalesce(e.target_type, ''), coalesce(e.target_id, ''),
      coalesce(e.before::text, ''), coalesce(e.after::text, ''), coalesce(e.reason, ''), e.ip, extract(epoch from e.at)), 'UTF8'))
  from entry e returning id`;

const rows = (statement: string) => run(db, rawSql(statement));
const file = async (table: string) =>
  one(
    db,
    rawSql(`select pg_relation_filenode(oid)::int as file from pg_class where relname = '${table}'`),
    z.object({ file: z.int() }),
  );
const numbers = (statement: string) => many(db, rawSql(statement), z.object({ n: z.int() }));

it('The partition migration keeps the rows in place and serves both releases', async () => {
  await rows(`insert into users (user_type, phone_number, first_name, last_name) values
    ('employer', '+919000000001', 'Asha', 'Rao'), ('labour', '+919000000002', 'Ravi', 'Kumar')`);
  await rows(`insert into jobs (employer_id, title, role, state, city, all_cities, job_type, salary_amount, salary_period, description, positions,
    language_preference, require_resume, expires_at, search_text, place_text) values (1, 'Mason', 'mason', 'Maharashtra', 'Pune', false, 'daily_wage', 900,
    'day', 'Brick work.', 2, '{hi}', false, now() + interval '7 days', ' mason ', ' pune ')`);
  await rows(`insert into domain_events (name, actor_type, payload, recorded_at)
    select 'user.registered', 'labour', '{}', now() - n * interval '30 days' from generate_series(1, 20) n`);
  await rows(`insert into notifications (user_id, kind, notification_type, event_id, event_at, is_read, created_at)
    select 2, 'welcome', 'system_message', 1000 + n, now() - interval '100 days', true, now() - interval '100 days' from generate_series(1, 3) n`);
  for (const statement of [record, record, together(21), look, audit, audit]) expect(await rows(statement)).toBe(1);
  const files = await file('domain_events');
  // Open a connection like those of the previous release: its prepared statement has a plan for the old table.
  const old = await db.connect();
  const prepared = { name: 'record', text: record };
  await old.query(prepared);
  await db.query(`create role ${NAME}; grant select on domain_events to ${NAME}`);

  expect(await migrate(url.href, path.resolve('migrations'))).not.toEqual([]);

  const [first] =
    await numbers(`select relfilenode::int as n from pg_class where oid = (select inhrelid from pg_inherits
    where inhparent = 'domain_events'::regclass order by inhrelid limit 1)`);
  expect(first?.n).toBe(files.file);
  expect((await old.query(prepared)).rows).toMatchObject([{ event_id: 25, tasks: 1 }]);
  old.release();

  for (const statement of [record, together(22), together(23), alone(21), audit]) expect(await rows(statement)).toBe(1);
  // A repeated statement changes nothing: a view counts once a day, and an event causes one notification.
  for (const statement of [look, together(22), alone(21)]) expect(await rows(statement)).toBe(0);
  expect(await numbers(`select count as n from notifications where group_key = 'application_received:1'`)).toEqual([
    { n: 3 },
  ]);
  expect(await rows(archive)).toBe(3);
  expect(await rows(`update notifications set is_read = true where user_id = 1 and not is_read`)).toBe(1);
  expect(await rows(together(25))).toBe(1);
  expect(await rows(`select name from domain_events where id = 3`)).toBe(1);
  expect(await numbers('select count(*)::int as n from admin_api.domain_events')).toEqual([{ n: 25 }]);
  expect(await numbers(`select 1 as n where has_table_privilege('${NAME}', 'domain_events', 'select')`)).toHaveLength(
    1,
  );
  await db.query(`drop owned by ${NAME}; drop role ${NAME}`);
  await expect(rows('delete from admin_audit')).rejects.toThrow('only added to');
  expect(await digestAudit(db, () => {})).toMatchObject({ rows: 3, broken_id: null });
  // Deleting a job or a user also deletes the dependent rows.
  await rows('delete from jobs');
  await rows('delete from users');
  expect(await numbers('select count(*)::int as n from job_views')).toEqual([{ n: 0 }]);
  expect(await numbers('select count(*)::int as n from notifications_archive')).toEqual([{ n: 0 }]);
});

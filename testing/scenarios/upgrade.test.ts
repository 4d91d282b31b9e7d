// Tests an upgrade while the previous release still serves: its data is migrated, and its statements keep working.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { repairIndex } from '#marketplace/jobs/search/indexing.ts';
import { type Db, openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { many, one, run, sql } from '#platform/sql.ts';

/** The last migration of the previous release. */
const BEFORE = '0015';
const NAME = `upgrade_${process.pid}`;
const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-upgrade-')), 'migrations');
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
  db = openDb({ url: url.href, max: 4, name: 'upgrade' });
});

afterAll(async () => {
  await db?.end();
  await asAdmin(`drop database if exists ${NAME} with (force)`);
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

/** Posts a job with the statements of the previous release. */
async function postAsBefore(title: string): Promise<number> {
  const { id } = await one(
    db,
    sql`with job as (
        insert into jobs (employer_id, title, role, state, city, all_cities, job_type, salary_amount, salary_period, description, positions,
          language_preference, require_resume, expires_at, search_text, place_text)
        select id, ${title}, 'mason', 'Maharashtra', 'Pune', false, 'daily_wage', 900, 'day', 'Brick work and plaster all day.', 2,
          '{hi}', false, now() + interval '7 days', ' mason ', ' pune ' from users where user_type = 'employer'
        returning id
      )
      select id from job`,
    z.object({ id: z.int() }),
  );
  return id;
}

/** Changes the status of an application with the statements of the previous release, one hour after it was sent. */
async function moveAsBefore(id: number, from: string, to: string): Promise<void> {
  await run(
    db,
    sql`update applications set status = ${to}, employer_feedback = coalesce(null, employer_feedback), cancel_reason = null,
      version = version + 1, updated_at = now() where id = ${id}`,
  );
  await run(
    db,
    sql`insert into application_status_history (application_id, from_status, to_status, actor_type, actor_id, feedback, reason, created_at)
      select id, ${from}, ${to}, 'employer', employer_id, null, null, created_at + interval '1 hour' from applications where id = ${id}`,
  );
}

/** Inserts a notification with the statement of the previous release. Returns the number of inserted rows: 0 or 1. */
const notifyAsBefore = (eventId: number, applicationId: number) =>
  run(
    db,
    sql`insert into notifications (user_id, kind, notification_type, event_id, event_at, application_id, params)
      select labour_id, 'application_shortlisted', 'application_status', ${eventId}, created_at, id, '{"job_title": "Mason"}'
      from applications where id = ${applicationId} on conflict on constraint notifications_once do nothing`,
  );

it('The upgrade keeps jobs and applications and serves both releases', async () => {
  await run(
    db,
    sql`insert into users (user_type, phone_number, first_name, last_name) values
        ('employer', '+919000000001', 'Asha', 'Rao'), ('labour', '+919000000002', 'Ravi', 'Kumar')`,
  );
  await run(
    db,
    sql`insert into employer_profiles (user_id, company_name) select id, 'Sai' from users where user_type = 'employer'`,
  );
  const kept = await postAsBefore('Mason of before');
  await run(
    db,
    sql`insert into applications (job_id, employer_id, labour_id)
      select j.id, j.employer_id, u.id from jobs j, users u where u.user_type = 'labour'`,
  );
  const { id: sent } = await one(db, sql`select id from applications`, z.object({ id: z.int() }));
  await moveAsBefore(sent, 'pending', 'shortlisted');
  expect(await notifyAsBefore(1, sent)).toBe(1);
  expect(await migrate(url.href, path.resolve('migrations'))).not.toEqual([]);
  const meanwhile = await postAsBefore('Mason of meanwhile');
  expect(await repairIndex({ db })).toBe(2);
  const found = await many(db, sql`select job_id as id from job_search order by job_id`, z.object({ id: z.int() }));
  expect(found).toEqual([{ id: kept }, { id: meanwhile }]);
  const { total } = await one(db, sql`select count(*)::int as total from applications`, z.object({ total: z.int() }));
  expect(total).toBe(1);
  const answer = sql`select extract(epoch from answered_at - created_at)::float8 / 3600 as hours from applications`;
  expect(await one(db, answer, z.object({ hours: z.number() }))).toEqual({ hours: 1 });
  await moveAsBefore(sent, 'shortlisted', 'accepted');
  expect([await notifyAsBefore(1, sent), await notifyAsBefore(2, sent)]).toEqual([0, 1]);
});

it('A migration that alters a table does not update it or create an index on it', () => {
  // `alter table` locks the table until the migration commits, which blocks all readers. So a migration that alters a
  // table must not contain a slow statement on this table.
  for (const name of readdirSync('migrations').filter((one) => one.slice(0, 4) > BEFORE)) {
    const text = readFileSync(path.join('migrations', name), 'utf8');
    for (const [, table] of text.matchAll(/^alter table (\w+)/gm))
      expect(text, name).not.toMatch(
        new RegExp(`^update ${table}\\b|^create (?:unique )?index \\w+ on ${table}\\b`, 'm'),
      );
  }
});

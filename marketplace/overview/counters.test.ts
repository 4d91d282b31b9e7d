// Tests that the stored counters equal the counted rows at any time, under concurrent writes.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { type Db, inTransaction, openDb } from '#platform/db.ts';
import { many, one, type Queryable, run, type Sql, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { foldCounts } from '#worker/housekeeping/fold-counts.ts';
import { listRegistrations, listWrongCounts, readStats, repairCounters } from './queries.ts';

const database = useDatabase();
const count = z.object({ count: z.int() });
const deltas = async (db: Queryable) => (await one(db, sql`select count(*) from count_deltas`, count)).count;

/** Pseudo-random numbers, the same in every run. */
function dice(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}

const anyOf = (table: 'users' | 'jobs' | 'applications') => {
  const tables = { users: sql`users`, jobs: sql`jobs`, applications: sql`applications` };
  return sql`(select id from ${tables[table]} order by random() limit 3 for update skip locked)`;
};

/** Statements that change the counted tables. Some change one row, some many rows and some none. */
const changes: readonly (() => Sql)[] = [
  () => sql`insert into users (user_type, first_name, last_name, created_at)
    select case when random() < 0.7 then 'labour' else 'employer' end, 'A', 'B', now() - random() * interval '40 days'
    from generate_series(1, 4)`,
  () => sql`update users set erased_at = case when erased_at is null then now() end where id in ${anyOf('users')}`,
  () => sql`update users set created_at = created_at - interval '1 day' where id in ${anyOf('users')}`,
  () => sql`delete from users where id in (select id from users order by random() limit 1 for update skip locked)`,
  () => sql`insert into jobs (employer_id, title, state, description, status)
    select id, 'Mason', 'Kerala', '', case when random() < 0.5 then 'draft' else 'active' end
    from users where user_type = 'employer' order by random() limit 3`,
  () => sql`update jobs set status = (array['draft', 'active', 'filled', 'removed'])[1 + floor(random() * 4)::int],
    created_at = case when random() < 0.3 then now() else created_at end where id in ${anyOf('jobs')}`,
  () => sql`update jobs set description = 'other words' where id in ${anyOf('jobs')}`,
  () => sql`delete from jobs where id in ${anyOf('jobs')}`,
  () => sql`insert into applications (job_id, employer_id, labour_id)
    select j.id, j.employer_id, l.id from jobs j, users l where l.user_type = 'labour' order by random() limit 5
    on conflict do nothing`,
  () => sql`update applications set status = 'withdrawn' where id in ${anyOf('applications')}`,
  () => sql`delete from applications a where id in ${anyOf('applications')}
    and not exists (select from wage_accounts w where w.application_id = a.id)`,
  () => sql`insert into wage_accounts (application_id, labour_id, employer_id, first_day)
    select id, labour_id, employer_id, current_date from applications order by random() limit 3 on conflict do nothing`,
  () => sql`insert into wage_pay_days (account_id, day, outcome)
    select id, current_date - floor(random() * 30)::int, (array['kept', 'missed', 'not_counted'])[1 + floor(random() * 3)::int]
    from wage_accounts order by random() limit 3 on conflict do nothing`,
  () =>
    sql`delete from wage_pay_days where ctid in (select ctid from wage_pay_days order by random() limit 1 for update skip locked)`,
  () =>
    sql`delete from wage_accounts where id in (select id from wage_accounts order by random() limit 1 for update skip locked)`,
  () => sql`insert into reports (case_number, reporter_id, target_type, reason)
    select 'KS-' || lpad((id % 10000)::text, 4, '0') || '-' || lpad(floor(random() * 10000)::text, 4, '0'), id, 'job', 'fee'
    from users order by random() limit 2 on conflict do nothing`,
  () =>
    sql`update reports set status = 'upheld', decided_at = now() where id in (select id from reports where status = 'open' order by random() limit 1 for update skip locked)`,
];

class TakenBack extends Error {}

/**
 * Runs a transaction of a few random changes. Rolls back about a quarter of the transactions. Ignores lock conflicts.
 */
async function oneTransaction(db: Db, roll: (max: number) => number): Promise<void> {
  const chosen = Array.from({ length: 1 + roll(4) }, () => changes[roll(changes.length)]);
  const work = inTransaction(db, async (tx) => {
    for (const change of chosen) if (change) await run(tx, change());
    if (roll(4) === 0) throw new TakenBack();
  });
  const refused = await work.then(
    () => null,
    (error: unknown) => error,
  );
  const code = String(Object(refused).code);
  // Deadlocks and violated foreign keys are expected under concurrency.
  if (refused && !(refused instanceof TakenBack) && !/^(40P01|40001|23503|23505|55P03)$/.test(code)) throw refused;
}

it('The counters equal the counted rows during and after concurrent writes, rollbacks and folding', async () => {
  // On a slow machine a writer may wait for several deadlocks in turn, so the statements get a long time limit.
  const db = openDb({ url: database.url, max: 10, name: 'busy evening', statementTimeout: 60_000 });
  const roll = dice(20_261_121);
  for (let person = 0; person < 5; person += 1) await buildApplication(db);
  const writers = Array.from({ length: 6 }, async () => {
    for (let turn = 0; turn < 25; turn += 1) await oneTransaction(db, roll);
  });
  let over = false;
  let looks = 0;
  const folding = (async () => {
    while (!over) await foldCounts(db, () => {});
  })();
  const looking = (async () => {
    while (!over) {
      expect(await listWrongCounts(db)).toEqual([]);
      looks += 1;
    }
  })();
  await Promise.all(writers).finally(() => {
    over = true;
  });
  await Promise.all([folding, looking]);
  await foldCounts(db, () => {});
  expect(looks).toBeGreaterThan(3);
  expect(await deltas(db)).toBe(0);
  expect(await listWrongCounts(db)).toEqual([]);
  await db.end();
});

it('The statistics are the same before and after folding, and erased accounts remain counted as registrations', async () => {
  const before = await readStats(database.db);
  const [labour] = [await buildLabour(database.db), await buildEmployer(database.db)];
  await run(database.db, sql`update users set erased_at = now() where id = ${labour.id}`);
  const fresh = await readStats(database.db);
  expect(fresh.users - before.users).toBe(1);
  expect(fresh.today.users - before.today.users).toBe(2);
  await foldCounts(database.db, () => {});
  expect(await readStats(database.db)).toEqual(fresh);
  const days = await listRegistrations(database.db, 2);
  expect(days.at(-1)?.total).toBe(fresh.today.users);
});

it('A day starts at midnight in India', async () => {
  await run(
    database.db,
    sql`insert into users (user_type, first_name, last_name, created_at) values
      ('labour', 'A', 'B', '2026-03-01 18:29:59+00'), ('labour', 'A', 'B', '2026-03-01 18:30:00+00')`,
  );
  const days = await many(
    database.db,
    sql`select day::text, n from counts_as_kept where key = 'registered.labour' and day between '2026-03-01' and '2026-03-02' order by day`,
    z.object({ day: z.string(), n: z.int() }),
  );
  expect(days).toEqual([
    { day: '2026-03-01', n: 1 },
    { day: '2026-03-02', n: 1 },
  ]);
});

it('Writers do not block each other, and folding does not block them', async () => {
  const db = openDb({ url: database.url, max: 4, name: 'patient writers' });
  const employer = await buildEmployer(db);
  await inTransaction(db, async (first) => {
    await buildJob(first, { employer });
    await inTransaction(db, async (second) => {
      await run(second, sql`set local lock_timeout = '500ms'`);
      await buildJob(second, { employer });
      await foldCounts(db, () => {});
    });
  });
  expect(await listWrongCounts(db)).toEqual([]);
  await db.end();
});

it('`repairCounters` repairs counters that bypassed the triggers, and a truncated table has counters of 0', async () => {
  await inTransaction(database.db, async (tx) => {
    await run(tx, sql`alter table users disable trigger user`);
    await run(tx, sql`insert into users (user_type, first_name, last_name) values ('labour', 'A', 'B')`);
    await run(tx, sql`alter table users enable trigger user`);
  });
  expect((await listWrongCounts(database.db)).map(({ key }) => key)).toEqual(['registered.labour', 'users.labour']);
  expect(await repairCounters(database.db)).toBe(2);
  expect(await listWrongCounts(database.db)).toEqual([]);
  await run(database.db, sql`truncate users, jobs, applications, reports, ratings cascade`);
  expect(await listWrongCounts(database.db)).toEqual([]);
  expect(await readStats(database.db)).toMatchObject({ users: 0, jobs_total: 0, applications: 0, unread_reports: 0 });
});

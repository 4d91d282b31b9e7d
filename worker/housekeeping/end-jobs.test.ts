// Tests that jobs expire and that the open applications of ended jobs are closed (D17, D28).
import { describe, expect, it } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import { closeBatch, listOverdueApplications } from '#marketplace/applications/closing-queries.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import {
  type BuiltJob,
  buildApplication,
  buildEmployer,
  buildJob,
  buildLabour,
  buildSession,
} from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { endJobs } from './end-jobs.ts';

const database = useDatabase();
const api = useApi(database);

const statuses = z.object({ status: z.string(), cancel_reason: z.nullable(z.string()) });
const applicationsOf = async (job: BuiltJob) =>
  (
    await many(
      database.db,
      sql`select status, cancel_reason from applications where job_id = ${job.id} order by id`,
      statuses,
    )
  ).map(({ status, cancel_reason }) => (cancel_reason ? `${status} ${cancel_reason}` : status));

const statusOf = async (job: BuiltJob) =>
  (await one(database.db, sql`select status from jobs where id = ${job.id}`, z.object({ status: z.string() }))).status;

const noticeShape = z.object({ kind: z.string(), user_id: z.int() });
const noticesOf = (job: BuiltJob) =>
  many(
    database.db,
    sql`select kind, user_id from notifications where params ->> 'job_title' = ${job.title} order by id`,
    noticeShape,
  );

const age = (job: BuiltJob, { hours, days }: { hours: number; days: number }) =>
  run(
    database.db,
    sql`update jobs set status_since = now() - ${hours} * interval '1 hour', expires_at = now() - ${days} * interval '1 day' where id = ${job.id}`,
  );

const passTime = async () => {
  await endJobs(database.db, () => {});
  return runTasks(database);
};

/** Builds one application of each status. */
async function everyone(job: BuiltJob): Promise<void> {
  for (const status of ['pending', 'under_review', 'shortlisted', 'accepted', 'rejected', 'withdrawn'] as const)
    await buildApplication(database.db, { job, status });
}

const left = ['accepted', 'rejected', 'withdrawn'];
const ended = (reason: string) => [...Array<string>(3).fill(`cancelled ${reason}`), ...left];

describe('an expired job', () => {
  it.each(['active', 'paused'] as const)(
    'A job past its expiry expires once while it is %s, and its employer is notified',
    async (status) => {
      const job = await buildJob(database.db, { status, expired: true, title: `Over while ${status}` });
      const alive = await buildJob(database.db, { status, title: `Alive and ${status}` });
      await passTime();
      await passTime();
      expect([await statusOf(job), await statusOf(alive)]).toEqual(['expired', status]);
      expect(await noticesOf(job)).toEqual([{ kind: 'job_expired', user_id: job.employer_id }]);
      expect(await noticesOf(alive)).toEqual([]);
    },
  );

  it('The open applications of an expired job are closed after a week without an answer', async () => {
    const job = await buildJob(database.db, { status: 'expired', title: 'Expired a while ago' });
    await everyone(job);
    await age(job, { hours: 0, days: 6.9 });
    await passTime();
    expect((await applicationsOf(job)).slice(0, 3)).toEqual(['pending', 'under_review', 'shortlisted']);
    await age(job, { hours: 0, days: 7 });
    await passTime();
    expect(await applicationsOf(job)).toEqual(ended('employer_no_response'));
    expect((await noticesOf(job)).map(({ kind }) => kind)).toEqual(Array(3).fill('application_no_answer'));
  });
});

describe('a filled job', () => {
  it('The open applications of a filled job are closed after two days, even if the job expires earlier', async () => {
    const job = await buildJob(database.db, { status: 'filled', title: 'Filled a while ago' });
    await everyone(job);
    await age(job, { hours: 47, days: 1 });
    await passTime();
    expect([await statusOf(job), (await applicationsOf(job))[0]]).toEqual(['filled', 'pending']);
    await age(job, { hours: 48, days: 1 });
    await passTime();
    expect(await applicationsOf(job)).toEqual(ended('position_filled'));
    expect(await statusOf(job)).toBe('expired');
  });
});

describe('a job ended by its employer', () => {
  it.each([
    ['closed', 'job_closed'],
    ['removed', 'job_removed'],
  ] as const)(
    'A job that becomes %s notifies its waiting applicants at once; accepted applicants keep the work',
    async (status, reason) => {
      const employer = await buildEmployer(database.db);
      const job = await buildJob(database.db, { employer, title: `Ended as ${status}` });
      await everyone(job);
      const tamil = await buildLabour(database.db, { language: 'hi' });
      await buildApplication(database.db, { job, labour: tamil });
      const muted = await buildLabour(database.db);
      await run(database.db, sql`update users set muted_notifications = '{application_status}' where id = ${muted.id}`);
      await buildApplication(database.db, { job, labour: muted });
      await api.as(await buildSession(database.db, employer)).ok(jobEndpoints.setJobStatus, {
        params: { job_uid: job.uid },
        body: { status },
      });
      const { pushed } = await runTasks(database);
      const closed = `cancelled ${reason}`;
      expect(await applicationsOf(job)).toEqual([...ended(reason), closed, closed]);
      const people = await noticesOf(job);
      expect(people.map(({ kind }) => kind)).toEqual(Array(4).fill('application_job_ended'));
      expect(people.map(({ user_id }) => user_id)).not.toContain(muted.id);
      const bells = pushed.filter(({ event }) => event === 'notification.created');
      expect(bells.map(({ rooms }) => rooms.length)).toEqual([3, 1]);
      expect(bells[0]?.payload).toMatchObject({ id: null, application_id: null });
      await passTime();
      expect(await noticesOf(job)).toHaveLength(4);
    },
  );
});

it('Thousands of applications are closed in batches, each with an event that notifies exactly its applicants', async () => {
  const { db } = database;
  const job = await buildJob(db, { status: 'closed', title: 'A crowd' });
  await run(
    db,
    sql`with crowd as (
        insert into users (user_type, first_name, last_name) select 'labour', 'A', 'B' from generate_series(1, 2300) returning id
      ) insert into applications (job_id, employer_id, labour_id) select ${job.id}, ${job.employer_id}, id from crowd`,
  );
  const pages = [];
  for (let round = 0; round < 4; round += 1) pages.push(await inTransaction(db, (tx) => closeBatch(tx, job.id)));
  expect(pages).toEqual([1000, 1000, 300, 0]);
  await runTasks(database);
  const people = await noticesOf(job);
  expect(new Set(people.map(({ user_id }) => user_id)).size).toBe(2300);
  expect(people).toHaveLength(2300);
});

it('No application stays open past its deadline after the task, and applications that were missed are closed', async () => {
  const { db } = database;
  for (const status of [
    'draft',
    'pending_review',
    'active',
    'paused',
    'filled',
    'closed',
    'expired',
    'removed',
  ] as const)
    await everyone(await buildJob(db, { status, expired: status === 'expired' }));
  expect((await listOverdueApplications(db, 100)).map(({ reason }) => reason).sort()).toEqual([
    ...Array<string>(3).fill('job_closed'),
    ...Array<string>(3).fill('job_removed'),
  ]);
  await passTime();
  expect(await listOverdueApplications(db, 100)).toEqual([]);
});

// Tests of reminders to employers who leave applications unanswered, and of the pause of their jobs if they still do
// not answer (D17, D28).
import { describe, expect, it } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { pauseStaleJobs, remindEmployers } from '#marketplace/applications/actions/remind-silent-employers.ts';
import { requestErasure } from '#marketplace/privacy/actions/erasures.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { many, one, rawSql, run, sql } from '#platform/sql.ts';
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
import { isDecentHour, WAKE_CRON } from './remind-silent-employers.ts';

const database = useDatabase();
const api = useApi(database);
const quiet = () => {};

const notice = z.object({ kind: z.string(), params: z.record(z.string(), z.unknown()) });
const noticesOf = (person: Person) =>
  many(database.db, sql`select kind, params from notifications where user_id = ${person.id} order by id`, notice);

const remind = async () => {
  await remindEmployers({ db: database.db }, quiet);
  return runTasks(database);
};
const pause = async () => {
  await pauseStaleJobs({ db: database.db }, quiet);
  return runTasks(database);
};

const statusOf = async ({ id }: BuiltJob) =>
  (await one(database.db, sql`select status from jobs where id = ${id}`, z.object({ status: z.string() }))).status;

/** Sets the timestamp columns `columns` of the rows that match `which` to `hours` ago. */
const age = (table: 'applications' | 'employer_reminders' | 'jobs', columns: string, which: string, hours: number) =>
  run(
    database.db,
    sql`update ${rawSql(table)} set ${rawSql(
      columns
        .split(' ')
        .map((column) => `${column} = now() - interval '${hours} hours'`)
        .join(', '),
    )} where ${rawSql(which)}`,
  );

/** Builds an application that has waited for an answer for `hours` hours. */
async function waiting(job: BuiltJob, hours: number) {
  const application = await buildApplication(database.db, { job });
  await age('applications', 'created_at updated_at', `id = ${application.id}`, hours);
  return application;
}

describe('reminders to an employer with unanswered applications', () => {
  it('An employer with unanswered applications is reminded of their number once in 48 hours, however often the task runs', async () => {
    const employer = await buildEmployer(database.db, { language: 'hi' });
    const job = await buildJob(database.db, { employer });
    await waiting(job, 49);
    await waiting(job, 50);
    await waiting(job, 47);
    const { pushed } = await remind();
    expect(pushed.map(({ event }) => event)).toEqual(['notification.created']);
    expect(pushed[0]).toMatchObject({
      payload: { subject: 'applicants', message: expect.stringContaining('बाक़ी है: 2') },
    });
    await remind();
    expect(await noticesOf(employer)).toHaveLength(1);
    await age('employer_reminders', 'reminded_at', `user_id = ${employer.id}`, 49);
    await remind();
    expect(await noticesOf(employer)).toMatchObject([
      { kind: 'applications_waiting', params: { waiting: 2 } },
      { kind: 'applications_waiting', params: { waiting: 2 } },
    ]);
  });

  it('An employer gets no reminder if all applications are answered, the job is filled, or an application is older than 30 days', async () => {
    const employer = await buildEmployer(database.db);
    const job = await buildJob(database.db, { employer });
    for (const status of ['shortlisted', 'accepted', 'rejected', 'withdrawn', 'cancelled'] as const) {
      const { id } = await buildApplication(database.db, { job, status });
      await age('applications', 'created_at', `id = ${id}`, 60);
    }
    await waiting(await buildJob(database.db, { employer, status: 'filled' }), 60);
    await waiting(job, 31 * 24);
    await remind();
    expect(await noticesOf(employer)).toEqual([]);
  });

  it('An employer gets no reminder if all applications were answered between the cron task and the notification', async () => {
    const employer = await buildEmployer(database.db);
    const { id } = await waiting(await buildJob(database.db, { employer }), 60);
    await remindEmployers({ db: database.db }, quiet);
    await run(database.db, sql`update applications set status = 'rejected', answered_at = now() where id = ${id}`);
    await runTasks(database);
    expect(await noticesOf(employer)).toEqual([]);
  });

  it('Reminders are sent only between 9:00 and 20:00 Indian time', () => {
    const at = (time: string) => isDecentHour(Date.parse(`2026-03-01T${time}:00+05:30`));
    expect(['08:59', '09:00', '19:59', '20:00', '00:30'].map(at)).toEqual([false, true, true, false, false]);
    expect(WAKE_CRON).toBe('30 3-13 * * *');
  });
});

/**
 * Builds a job that has been open for `days` days, with an application nearly as old. Its employer got a reminder 3
 * days ago.
 */
async function employerSilentFor(days: number) {
  const employer = await buildEmployer(database.db);
  const job = await buildJob(database.db, { employer });
  await age('jobs', 'status_since created_at', `id = ${job.id}`, days * 24);
  const application = await waiting(job, days * 24 - 1);
  await run(
    database.db,
    sql`insert into employer_reminders (user_id, silent_since) values (${employer.id}, now() - interval '3 days')`,
  );
  return { employer, job, application };
}

describe('a job with unanswered applications', () => {
  it('A job with unanswered applications is paused after 14 days; its employer is notified and the applicants are not', async () => {
    const { employer, job, application } = await employerSilentFor(15);
    await pause();
    expect(await statusOf(job)).toBe('paused');
    expect(await noticesOf(employer)).toMatchObject([{ kind: 'job_paused_stale', params: { job_title: job.title } }]);
    expect(await noticesOf(application.labour)).toEqual([]);
    const history = await one(
      database.db,
      sql`select h.actor_type, h.from_status, h.to_status, e.actor_type as said_by
        from job_history h join domain_events e on e.name = 'job.paused' and (e.payload ->> 'job_id')::bigint = h.job_id
        where h.job_id = ${job.id}`,
      z.record(z.string(), z.string()),
    );
    expect(history).toEqual({ actor_type: 'system', from_status: 'active', to_status: 'paused', said_by: 'system' });
    await pause();
    expect(await noticesOf(employer)).toHaveLength(1);
  });

  it('A job that its employer reopens after the pause is not paused again at once', async () => {
    const { employer, job } = await employerSilentFor(15);
    await pause();
    const client = api.as(await buildSession(database.db, employer));
    await client.ok(jobEndpoints.setJobStatus, { params: { job_uid: job.uid }, body: { status: 'active' } });
    await pause();
    expect(await statusOf(job)).toBe('active');
  });

  it('A job stays open until the number of days in the setting `stale_job_days` has passed', async () => {
    const { job } = await employerSilentFor(13);
    await pause();
    expect(await statusOf(job)).toBe('active');
    await setSetting(database.db, 'stale_job_days', 12);
    await pause();
    expect(await statusOf(job)).toBe('paused');
    await setSetting(database.db, 'stale_job_days', 14);
  });

  it('A job stays open if its employer answers other applications, was not reminded in time, or has no applicant waiting', async () => {
    const [answering, unwarned, empty] = [
      await employerSilentFor(15),
      await employerSilentFor(15),
      await employerSilentFor(15),
    ];
    const other = await buildApplication(database.db, {
      job: await buildJob(database.db, { employer: answering.employer }),
      labour: await buildLabour(database.db),
      status: 'shortlisted',
    });
    await age('applications', 'answered_at', `id = ${other.id}`, 24);
    await age('employer_reminders', 'silent_since', `user_id = ${unwarned.employer.id}`, 5);
    await run(database.db, sql`update applications set status = 'withdrawn' where id = ${empty.application.id}`);
    await pause();
    for (const { job } of [answering, unwarned, empty]) expect(await statusOf(job)).toBe('active');
  });

  it('An employer who pauses a job gets no notification of the pause', async () => {
    const employer = await buildEmployer(database.db);
    const job = await buildJob(database.db, { employer });
    const client = api.as(await buildSession(database.db, employer));
    await client.ok(jobEndpoints.setJobStatus, { params: { job_uid: job.uid }, body: { status: 'paused' } });
    await runTasks(database);
    expect(await noticesOf(employer)).toEqual([]);
  });

  it('An employer who requests erasure gets no notification that the jobs are paused', async () => {
    const { employer, job } = await employerSilentFor(15);
    await requestErasure({ db: database.db }, employer, 0);
    await runTasks(database);
    expect(await statusOf(job)).toBe('paused');
    expect((await noticesOf(employer)).map(({ kind }) => kind)).toEqual(['erasure_requested']);
  });
});

it('An answer ends the silence of an employer: the days until a job is paused are counted again from zero', async () => {
  const employer = await buildEmployer(database.db);
  await waiting(await buildJob(database.db, { employer }), 60);
  await remind();
  await age('employer_reminders', 'silent_since reminded_at', `user_id = ${employer.id}`, 240);
  const { id } = await buildApplication(database.db, {
    job: await buildJob(database.db, { employer }),
    status: 'rejected',
  });
  await age('applications', 'answered_at', `id = ${id}`, 100);
  await remind();
  const { fresh } = await one(
    database.db,
    sql`select silent_since > now() - interval '1 minute' as fresh from employer_reminders where user_id = ${employer.id}`,
    z.object({ fresh: z.boolean() }),
  );
  expect(fresh).toBe(true);
});

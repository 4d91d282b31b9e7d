// The API behind a pooler in transaction mode: registration, posting, parallel applications, audit log. `npm run
// prove -- pooled` runs all API tests with the pooler.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { adminsEndpoints } from '#contracts/admins.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import { auditEndpoints } from '#contracts/audit.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { CONSENT_VERSION, signinEndpoints } from '#contracts/signin.ts';
import { useApi } from '#testing/api.ts';
import { startApiProcess } from '#testing/api-process.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildEmployer, buildJob, buildLabour, buildSession, nextPhone } from '#testing/factories.ts';
import { passFor } from '#testing/people.ts';
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '#testing/pgbouncer.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { countOf } from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { listenForWakeUps } from '#testing/wake-ups.ts';

const { apply, setApplicationStatus } = applicationEndpoints;
const EVERYBODY = 24;

describe.skipIf(!hasPgbouncer)('the API behind a pooler with two Postgres sessions', () => {
  let pooler: Pgbouncer | null = null;
  beforeAll(async () => {
    pooler = await startPgbouncer({ postgres: inject('postgresUrl'), poolSize: 2 });
  });
  afterAll(() => pooler?.stop());
  const database = useDatabase();
  const api = useApi({
    get db() {
      return database.db;
    },
    get url() {
      return database.url;
    },
    get pooledUrl() {
      return pooler?.url(new URL(database.url).pathname.slice(1)) ?? null;
    },
  });

  test('A worker registers with a code and finds the job that an employer has posted', async () => {
    const phone = nextPhone();
    const pass = await passFor(api, database, phone);
    const { access_token } = await api.as(pass).ok(signinEndpoints.registerLabour, {
      body: {
        first_name: 'Ramesh',
        last_name: 'Yadav',
        phone_number: phone,
        identity_type: 'aadhaar',
        identity_number: '4991 1866 5246',
        consent_version: CONSENT_VERSION,
      },
    });
    const employer = api.as(await buildSession(database.db, await buildEmployer(database.db)));
    const posted = await employer.ok(jobEndpoints.postJob, {
      body: {
        title: 'Mason for a school wall',
        description: 'Brick work on a school wall, three rooms.',
        state: 'Maharashtra',
        city: 'Pune',
        job_type: 'daily_wage',
        salary_amount: 900,
        salary_period: 'day',
        role: 'mason',
      },
    });
    await runTasks(database);
    const { jobs } = await api.as(access_token).ok(jobEndpoints.listJobs, { query: { q: 'mason' } });
    expect(jobs.map(({ uid }) => uid)).toEqual([posted.uid]);
  });

  test('24 workers apply twice each with one key: each has one application, and three are accepted for three positions and notified', async () => {
    const wakeUps = await listenForWakeUps(database.db);
    const job = await buildJob(database.db, { positions: 3 });
    const people = await Promise.all(Array.from({ length: EVERYBODY }, () => buildLabour(database.db)));
    const callers = await Promise.all(people.map(async (person) => api.as(await buildSession(database.db, person))));
    const taps = callers.flatMap((caller) => [caller, caller]);
    const statuses = await Promise.all(
      taps.map(async (caller) => {
        const sent = { body: { job_uid: job.uid }, headers: { 'idempotency-key': 'tap' } };
        return (await caller.send(apply, sent)).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await countOf(database.db, `applications where job_id = ${job.id}`)).toBe(EVERYBODY);

    const employer = api.as(await buildSession(database.db, { type: 'employer', id: job.employer_id }));
    const { applications } = await employer.ok(applicationEndpoints.listJobApplicants, {
      params: { job_uid: job.uid },
      query: { limit: '50' },
    });
    const answers = await Promise.all(
      applications.map(({ id }) =>
        employer.send(setApplicationStatus, { params: { application_id: String(id) }, body: { status: 'accepted' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await wakeUps.take(), 'no NOTIFY in a transaction').toEqual([]);
    wakeUps.close();
    await runTasks(database);
    const bells = await Promise.all(
      callers.map((caller) => caller.ok(notificationEndpoints.listLabour, { query: {} })),
    );
    const hired = bells.filter(({ notifications }) =>
      notifications.some(({ message }) => message.includes('has hired you')),
    );
    expect(hired).toHaveLength(3);
  });

  test('The audit log stays unbroken while an administrator creates six accounts in parallel', async () => {
    const { token } = await buildAdmin(database.db);
    const admin = api.as(token);
    await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        admin.ok(adminsEndpoints.create, {
          body: {
            username: `asha.${n}`,
            email: `asha.${n}@kaamsetu.example`,
            full_name: 'Asha Menon',
            password: 'teal umbrella 47 over Nashik',
          },
        }),
      ),
    );
    expect(await admin.ok(auditEndpoints.checkAudit, { query: {} })).toMatchObject({ broken_id: null });
    expect(await countOf(database.db, 'admin_audit')).toBeGreaterThanOrEqual(6);
  });

  test('An API process ends at its start with a clear sentence if its pooler changes the search path', async () => {
    const connectQuery = 'set search_path = pg_catalog';
    const changing = await startPgbouncer({ postgres: inject('postgresUrl'), connectQuery });
    try {
      const name = new URL(database.url).pathname.slice(1);
      const said = await startApiProcess(database.url, { DATABASE_POOLED_URL: changing.url(name) }).then(
        async (api) => {
          await waitFor('the end of the process', api.hasEnded);
          return api.said();
        },
        (error: Error) => error.message,
      );
      expect(said).toContain('The environment is not usable: the connections behind DATABASE_POOLED_URL use another');
    } finally {
      await changing.stop();
    }
  });
});

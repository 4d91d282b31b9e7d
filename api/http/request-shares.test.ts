// Shares of the connection pool: applications that wait for connections delay neither lists nor posts nor searches.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { employerDashboardEndpoints } from '#contracts/employer-dashboard.ts';
import type { Endpoint } from '#contracts/http.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { labourDashboardEndpoints } from '#contracts/labour-dashboard.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { queueOf } from '#platform/db.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase, usePool } from '#testing/database.ts';
import { buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { RESERVED, runInShare, shareOf } from './request-shares.ts';

const { apply, listMyApplications, listApplicants, withdraw } = applicationEndpoints;
const { listJobs, listMyJobs, postJob, getJob } = jobEndpoints;
const share = ({ method, path }: Endpoint) => shareOf(method, path);

describe('shareOf', () => {
  it('The reads of a user’s own lists have the share `own_lists`', () => {
    const lists = [listMyApplications, listApplicants, listMyJobs, notificationEndpoints.listLabour];
    const dashboards = [employerDashboardEndpoints.getDashboard, labourDashboardEndpoints.getDashboard];
    expect(new Set([...lists, ...dashboards].map(share))).toEqual(new Set(['own_lists']));
  });

  it('Posting a job has the share `posting`', () => {
    expect(share(postJob)).toBe('posting');
  });

  it('Applying and withdrawing have the share `applying`', () => {
    expect([apply, withdraw].map(share)).toEqual(['applying', 'applying']);
  });

  it('Searches, job pages and sign-ins have no separate share', () => {
    expect(new Set([listJobs, getJob, signinEndpoints.sendOtp].map(share))).toEqual(new Set(['rest']));
  });
});

describe('the API while all connections for applications are in use', () => {
  const database = useDatabase();
  const shared = usePool(database, { max: 16, reserved: RESERVED });
  const api = useApi(shared);

  /** Takes all connections that applications may use, and adds `waiting` requests to their queue. */
  async function crowd(waiting: number): Promise<() => Promise<void>> {
    const connect = () => runInShare('applying', () => shared.db.connect());
    const { connections } = runInShare('applying', () => queueOf(shared.db));
    const unreserved = 16 - Object.values(RESERVED).reduce((sum, count) => sum + count, 0);
    const clients = await Promise.all(Array.from({ length: connections + unreserved }, connect));
    const queue = Array.from({ length: waiting }, () => connect().then((client) => client.release()));
    return async () => {
      for (const client of clients) client.release();
      await Promise.all(queue);
    };
  }

  it('The API answers lists, posts and searches while an application waits, and then the application', async () => {
    const labour = api.as(await buildSession(database.db, await buildLabour(database.db)));
    const employer = api.as(await buildSession(database.db, await buildEmployer(database.db)));
    const job = await buildJob(database.db);
    await labour.csrfToken();
    const leave = await crowd(0);
    let applied = false;
    const applying = labour.ok(apply, { body: { job_uid: job.uid } }).finally(() => {
      applied = true;
    });
    await waitFor('the waiting application', () => shared.db.waitingCount === 1);
    await labour.ok(listMyApplications, { query: {} });
    await employer.ok(postJob, {
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
    await employer.ok(listMyJobs, { query: {} });
    await api.as().ok(listJobs, { query: {} });
    expect(applied).toBe(false);
    await leave();
    expect((await applying).job?.uid).toBe(job.uid);
  });

  it('Load shedding rejects applications while their queue is full, and no other kind of request', async () => {
    const labour = api.as(await buildSession(database.db, await buildLabour(database.db)));
    await labour.csrfToken();
    const leave = await crowd(9 * 32);
    const refused = await labour.problem(apply, { body: { job_uid: 'x' } });
    await labour.ok(listMyApplications, { query: {} });
    await leave();
    expect(refused.code).toBe('unavailable');
  });
});

// Views of jobs and saved jobs over HTTP.
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
// The API trusts a proxy on this machine, so tests can set visitors' addresses by `X-Forwarded-For`.
const api = useApi(database, { settings: { trusted_proxies: ['loopback'] } });
const { viewJob, saveJob, unsaveJob, listSavedJobs, getMyJob, getJob } = jobEndpoints;

async function anOpenJob() {
  const employer = await buildEmployer(database.db);
  const job = await buildJob(database.db, { employer });
  return { job, owner: api.as(await buildSession(database.db, employer)) };
}

const worker = async () => api.as(await buildSession(database.db, await buildLabour(database.db)));

let last = 0;
/** Returns an address that no other visitor of this file uses. */
const nextAddress = () => {
  last += 1;
  return { 'x-forwarded-for': `203.0.113.${last}` };
};

async function view(uid: string, headers: Record<string, string> = nextAddress()) {
  const response = await fetch(`${api.base}/api/v1/jobs/${uid}/view/`, {
    method: 'POST',
    headers: { 'x-csrf-token': await api.as().csrfToken(), ...headers },
  });
  return { response, body: (await response.json()) as unknown };
}

describe('a view of an open job', () => {
  it('A view counts once per user and day, and never for the employer', async () => {
    const { job, owner } = await anOpenJob();
    const me = await worker();
    expect(await me.ok(viewJob, { params: { job_uid: job.uid } })).toEqual({ counted: true });
    expect(await me.ok(viewJob, { params: { job_uid: job.uid } })).toEqual({ counted: false });
    expect(await (await worker()).ok(viewJob, { params: { job_uid: job.uid } })).toEqual({ counted: true });
    expect(await owner.ok(viewJob, { params: { job_uid: job.uid } })).toEqual({ counted: false });
    expect((await owner.ok(getMyJob, { params: { job_uid: job.uid }, query: {} })).views).toBe(2);
    await run(database.db, sql`update job_views set viewed_on = viewed_on - 1 where job_id = ${job.id}`);
    expect(await me.ok(viewJob, { params: { job_uid: job.uid } })).toEqual({ counted: true });
  });

  const cookieOf = ({ response }: { response: Response }) => ({
    cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
  });

  /** Returns a visitor's cookie that was issued this many days ago. */
  const cookieFrom = async (daysAgo: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - daysAgo * 86_400_000 });
    const cookie = cookieOf(await view((await anOpenJob()).job.uid));
    vi.useRealTimers();
    return cookie;
  };

  it('A view without a cookie counts once per address and day', async () => {
    const { job } = await anOpenJob();
    const [here, there] = [nextAddress(), nextAddress()];
    const first = await view(job.uid, here);
    expect(first.body).toEqual({ counted: true });
    expect(first.response.headers.get('set-cookie')).toMatch(/^ks_visitor=[\w-]{43}\.\d{5}\.[\w-]{43}; .*HttpOnly/);
    for (const headers of [here, { ...here, ...cookieOf(first) }, { ...here, cookie: `ks_visitor=${'m'.repeat(43)}` }])
      expect((await view(job.uid, headers)).body).toEqual({ counted: false });
    expect((await view(job.uid, there)).body).toEqual({ counted: true });
    expect((await view((await anOpenJob()).job.uid, here)).body).toEqual({ counted: true });
    await run(database.db, sql`update job_views set viewed_on = viewed_on - 1 where job_id = ${job.id}`);
    expect((await view(job.uid, here)).body).toEqual({ counted: true });
  });

  it('Views from one IPv6 /64 count once', async () => {
    const { job } = await anOpenJob();
    const from = (address: string) => view(job.uid, { 'x-forwarded-for': address });
    expect((await from('2001:db8:1:2::7')).body).toEqual({ counted: true });
    expect((await from('2001:db8:1:2:ffff::8')).body).toEqual({ counted: false });
    expect((await from('2001:db8:1:3::7')).body).toEqual({ counted: true });
  });

  it('A browser counts once per day from the day after its cookie was issued, at any address', async () => {
    const { job } = await anOpenJob();
    const shared = nextAddress();
    await view(job.uid, shared);
    const [one, other] = [await cookieFrom(1), await cookieFrom(2)];
    for (const cookie of [one, other]) {
      expect((await view(job.uid, { ...shared, ...cookie })).body).toEqual({ counted: true });
      expect((await view(job.uid, { ...nextAddress(), ...cookie })).body).toEqual({ counted: false });
    }
  });

  it('A cookie with an altered day does not count', async () => {
    const { job } = await anOpenJob();
    const here = nextAddress();
    const { cookie } = cookieOf(await view(job.uid, here));
    const older = cookie.replace(/\.(\d{5})\./, (_, day: string) => `.${Number(day) - 1}.`);
    expect(older).not.toBe(cookie);
    expect((await view(job.uid, { ...here, cookie: older })).body).toEqual({ counted: false });
  });

  it('A view does not store the address', async () => {
    const { job } = await anOpenJob();
    await view(job.uid, { 'x-forwarded-for': '198.51.100.77' });
    const rows = await many(
      database.db,
      sql`select viewer, v::text as text from job_views v where job_id = ${job.id}`,
      z.object({ viewer: z.instanceof(Buffer), text: z.string() }),
    );
    expect(rows.map(({ viewer }) => viewer.length)).toEqual([16]);
    for (const { text, viewer } of rows) {
      expect(text).not.toContain('198.51.100');
      const plainDigest = createHash('sha256').update('198.51.100.77').digest().subarray(0, 16);
      expect(viewer.equals(plainDigest)).toBe(false);
    }
  });

  it('A view by a crawler does not count', async () => {
    const { job } = await anOpenJob();
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect((await view(job.uid, { 'user-agent': agent })).body).toEqual({ counted: false });
  });

  it('A view or a save during the deletion of the job gets 404', async () => {
    const me = await worker();
    for (const visit of [viewJob, saveJob]) {
      const { job } = await anOpenJob();
      const deleting = await database.db.connect();
      await deleting.query('begin');
      await deleting.query('delete from jobs where id = $1', [job.id]);
      const refused = me.problem(visit, { params: { job_uid: job.uid } });
      await waitFor('the visit to wait for the deletion', async () => (await countWaiting(database.db)) > 0);
      await deleting.query('commit');
      deleting.release();
      expect(await refused).toMatchObject({ code: 'not_found', status: 404 });
    }
  });

  it('A view of a closed or unknown job gets 404', async () => {
    const closed = await buildJob(database.db, { status: 'closed' });
    for (const uid of [closed.uid, crypto.randomUUID()]) expect((await view(uid)).response.status).toBe(404);
  });
});

describe('saved jobs', () => {
  it('A job is saved once, listed latest first, and can be removed', async () => {
    const me = await worker();
    const [older, newer] = [(await anOpenJob()).job, (await anOpenJob()).job];
    for (const { uid } of [older, newer, newer]) {
      expect(await me.ok(saveJob, { params: { job_uid: uid } })).toEqual({ saved: true });
    }
    const mine = await me.ok(listSavedJobs, { query: {} });
    expect(mine.jobs.map(({ uid }) => uid)).toEqual([newer.uid, older.uid]);
    expect(mine.total).toBe(2);
    expect((await me.ok(getJob, { params: { job_uid: newer.uid }, query: {} })).saved).toBe(true);
    for (const uid of [newer.uid, newer.uid, crypto.randomUUID()])
      expect(await me.ok(unsaveJob, { params: { job_uid: uid } })).toEqual({ saved: false });
    expect((await me.ok(listSavedJobs, { query: {} })).jobs.map(({ uid }) => uid)).toEqual([older.uid]);
    expect((await (await worker()).ok(listSavedJobs, { query: {} })).total).toBe(0);
  });

  it('A saved job that was closed stays in the list with its status, and a removed one disappears', async () => {
    const me = await worker();
    const { job } = await anOpenJob();
    await me.ok(saveJob, { params: { job_uid: job.uid } });
    await run(database.db, sql`update jobs set status = 'closed' where id = ${job.id}`);
    expect((await me.ok(listSavedJobs, { query: {} })).jobs).toMatchObject([{ uid: job.uid, status: 'closed' }]);
    await run(database.db, sql`update jobs set status = 'removed' where id = ${job.id}`);
    expect(await me.ok(listSavedJobs, { query: {} })).toMatchObject({ jobs: [], total: 0 });
  });

  it('A hidden job gets 404, and a job beyond the limit gets `saved_jobs_limit`', async () => {
    const labour = await buildLabour(database.db);
    const me = api.as(await buildSession(database.db, labour));
    const draft = await buildJob(database.db, { status: 'draft' });
    const hidden = await me.problem(saveJob, { params: { job_uid: draft.uid } });
    expect(hidden).toMatchObject({ code: 'not_found', status: 404 });
    const { job } = await anOpenJob();
    await run(
      database.db,
      sql`with many as (
          insert into jobs (employer_id, title, state, description)
          select employer_id, title, state, description from jobs cross join generate_series(1, 500) where id = ${job.id} returning id
        ) insert into saved_jobs (user_id, job_id) select ${labour.id}, id from many`,
    );
    const refused = await me.problem(saveJob, { params: { job_uid: job.uid } });
    expect(refused).toMatchObject({ code: 'saved_jobs_limit', limit: 500 });
  });

  it('An applicant may save a closed job', async () => {
    const labour = await buildLabour(database.db);
    const me = api.as(await buildSession(database.db, labour));
    const job = await buildJob(database.db, { status: 'closed' });
    await buildApplication(database.db, { job, labour });
    expect(await me.ok(saveJob, { params: { job_uid: job.uid } })).toEqual({ saved: true });
  });
});

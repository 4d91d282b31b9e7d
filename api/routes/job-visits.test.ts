// Looking at jobs and saving them, over HTTP.
import { describe, expect, it } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);
const { viewJob, saveJob, unsaveJob, listSavedJobs, getMyJob, getJob } = jobEndpoints;

async function anOpenJob() {
  const employer = await buildEmployer(database.db);
  const job = await buildJob(database.db, { employer });
  return { job, owner: api.as(await buildSession(database.db, employer)) };
}

const worker = async () => api.as(await buildSession(database.db, await buildLabour(database.db)));

async function view(uid: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.base}/api/v1/jobs/${uid}/view/`, {
    method: 'POST',
    headers: { 'x-csrf-token': await api.as().csrfToken(), ...headers },
  });
  return { response, body: (await response.json()) as unknown };
}

describe('a look at an open job', () => {
  it('counts once a person and day, and never its employer’s', async () => {
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

  it('of somebody not signed in counts once a browser', async () => {
    const { job } = await anOpenJob();
    const first = await view(job.uid);
    expect(first.body).toEqual({ counted: true });
    const cookie = first.response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^ks_visitor=[\w-]{43}; .*HttpOnly/);
    expect((await view(job.uid, { cookie: cookie.split(';')[0] ?? '' })).body).toEqual({ counted: false });
    expect((await view(job.uid)).body).toEqual({ counted: true });
  });

  it('of a program that reads for others does not count', async () => {
    const { job } = await anOpenJob();
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect((await view(job.uid, { 'user-agent': agent })).body).toEqual({ counted: false });
  });

  it('finds no job that is closed or does not exist', async () => {
    const closed = await buildJob(database.db, { status: 'closed' });
    for (const uid of [closed.uid, crypto.randomUUID()]) expect((await view(uid)).response.status).toBe(404);
  });
});

describe('saving a job', () => {
  it('keeps it, latest first, however often it is tapped, and takes it off again', async () => {
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

  it('goes on showing one that was closed, with its state, and none that was taken away', async () => {
    const me = await worker();
    const { job } = await anOpenJob();
    await me.ok(saveJob, { params: { job_uid: job.uid } });
    await run(database.db, sql`update jobs set status = 'closed' where id = ${job.id}`);
    expect((await me.ok(listSavedJobs, { query: {} })).jobs).toMatchObject([{ uid: job.uid, status: 'closed' }]);
    await run(database.db, sql`update jobs set status = 'removed' where id = ${job.id}`);
    expect(await me.ok(listSavedJobs, { query: {} })).toMatchObject({ jobs: [], total: 0 });
  });

  it('is refused for a job that nobody may see, and beyond the limit', async () => {
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

  it('is open still to who has applied', async () => {
    const labour = await buildLabour(database.db);
    const me = api.as(await buildSession(database.db, labour));
    const job = await buildJob(database.db, { status: 'closed' });
    await buildApplication(database.db, { job, labour });
    expect(await me.ok(saveJob, { params: { job_uid: job.uid } })).toEqual({ saved: true });
  });
});

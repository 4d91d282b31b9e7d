// Applications over HTTP: workers apply and withdraw, and employers decide.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { many, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildFile, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { apply, listMyApplications, listApplicants, listJobApplicants, setApplicationStatus, withdraw } =
  applicationEndpoints;

const as = async (person: { type: 'labour' | 'employer'; id: number }) =>
  api.as(await buildSession(database.db, person));
const params = (id: number) => ({ application_id: String(id) });

async function eventsOf(applicationId: number): Promise<string[]> {
  const rows = await many(
    database.db,
    sql`select name from domain_events where payload ->> 'application_id' = ${String(applicationId)} order by id`,
    z.object({ name: z.string() }),
  );
  return rows.map(({ name }) => name);
}

async function historyOf(applicationId: number) {
  return many(
    database.db,
    sql`select from_status, to_status, actor_type, reason from application_status_history where application_id = ${applicationId} order by id`,
    z.object({
      from_status: z.nullable(z.string()),
      to_status: z.string(),
      actor_type: z.string(),
      reason: z.nullable(z.string()),
    }),
  );
}

describe('a worker', () => {
  it('A worker applies by UUID or by id and sees the application in the list', async () => {
    const labour = await as(await buildLabour(database.db));
    const [one, two] = [await buildJob(database.db), await buildJob(database.db)];
    const first = await labour.ok(apply, { body: { job_uid: one.uid } });
    const second = await labour.ok(apply, { body: { job_id: two.id, message: '  मैं कल आ सकता हूँ  ' } });
    expect(first).toMatchObject({ status: 'pending', job: { uid: one.uid }, allowed: ['withdrawn'], version: 1 });
    expect(second.message).toBe('मैं कल आ सकता हूँ');
    const list = await labour.ok(listMyApplications, { query: {} });
    expect(list.applications.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await eventsOf(first.id)).toEqual(['application.submitted']);
  });

  it('Twenty parallel requests create one application; the others get 409', async () => {
    const labour = await as(await buildLabour(database.db));
    const job = await buildJob(database.db);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => labour.send(apply, { body: { job_uid: job.uid } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await labour.problem(apply, { body: { job_uid: job.uid } })).code).toBe('already_applied');
  });

  it('A worker may apply to an employer without a job, once at a time', async () => {
    const labour = await as(await buildLabour(database.db));
    const employer = await buildEmployer(database.db);
    const general = await labour.ok(apply, { body: { job_id: null, employer_id: employer.id } });
    expect(general).toMatchObject({ job: null, employer: { company_name: 'Sai Construction' } });
    expect((await labour.problem(apply, { body: { employer_id: employer.id } })).code).toBe('already_applied');
    expect((await labour.problem(apply, { body: {} })).error_codes).toEqual({ job_id: ['required'] });
  });

  it.each([
    ['closed', { status: 'closed' as const }, 'job_not_open'],
    ['filled', { status: 'filled' as const }, 'job_not_open'],
    ['expired', { expired: true }, 'job_not_open'],
    ['removed', { status: 'removed' as const }, 'not_found'],
    ['a draft', { status: 'draft' as const }, 'not_found'],
    ['one that requires a resume', { require_resume: true }, 'resume_required'],
  ])('An application to a job that is %s is rejected with its code', async (_, details, code) => {
    const labour = await as(await buildLabour(database.db));
    const job = await buildJob(database.db, details);
    expect((await labour.problem(apply, { body: { job_uid: job.uid } })).code).toBe(code);
  });

  it('A worker with a resume may apply to a job that demands one', async () => {
    const person = await buildLabour(database.db);
    await buildFile(database.db, person, 'resume');
    const job = await buildJob(database.db, { require_resume: true });
    expect(await (await as(person)).ok(apply, { body: { job_uid: job.uid } })).toMatchObject({ status: 'pending' });
  });

  it('A worker may apply again twice after withdrawing, but not after a rejection', async () => {
    const person = await buildLabour(database.db);
    const labour = await as(person);
    const job = await buildJob(database.db);
    for (let time = 1; time <= 3; time += 1) {
      const sent = await labour.ok(apply, { body: { job_uid: job.uid } });
      await labour.ok(withdraw, { params: params(sent.id) });
    }
    expect(await labour.problem(apply, { body: { job_uid: job.uid } })).toMatchObject({
      code: 'reapply_limit',
      limit: 2,
    });
    const { job: other } = await buildApplication(database.db, { labour: person, status: 'rejected' });
    expect((await labour.problem(apply, { body: { job_uid: other.uid } })).code).toBe('already_applied');
  });

  it('A worker may send 30 applications an hour', async () => {
    const person = await buildLabour(database.db);
    for (let sent = 1; sent <= 30; sent += 1) await buildApplication(database.db, { labour: person });
    const job = await buildJob(database.db);
    expect(await (await as(person)).problem(apply, { body: { job_uid: job.uid } })).toMatchObject({
      code: 'rate_limited',
      status: 429,
    });
  });

  it('Parallel requests do not exceed 30 applications an hour', async () => {
    const person = await buildLabour(database.db);
    for (let sent = 1; sent <= 27; sent += 1) await buildApplication(database.db, { labour: person });
    const labour = await as(person);
    await labour.csrfToken();
    const jobs = await Promise.all(Array.from({ length: 8 }, () => buildJob(database.db)));
    const answers = await Promise.all(jobs.map(({ uid }) => labour.send(apply, { body: { job_uid: uid } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  });

  it("A withdrawal notifies the employer; another worker's application gets `not_found`", async () => {
    const { id, labour, employer } = await buildApplication(database.db, { status: 'shortlisted' });
    await runTasks(database);
    const taken = await (await as(labour)).ok(withdraw, { params: params(id), body: { reason: 'मुझे और काम मिल गया' } });
    expect(taken).toMatchObject({ status: 'withdrawn', allowed: [] });
    const { pushed } = await runTasks(database);
    expect(pushed[0]).toMatchObject({ rooms: [`user:${employer.id}`], payload: { title: 'Application withdrawn' } });
    expect(
      (await (await as(labour)).problem(withdraw, { params: params((await buildApplication(database.db)).id) })).code,
    ).toBe('not_found');
  });
});

describe('an employer', () => {
  it('An employer changes the status step by step with feedback, and every step is recorded', async () => {
    const { id, employer } = await buildApplication(database.db);
    const me = await as(employer);
    await me.ok(setApplicationStatus, { params: params(id), body: { status: 'under_review' } });
    await me.ok(setApplicationStatus, {
      params: params(id),
      body: { status: 'shortlisted', employer_feedback: ' Come on Monday ' },
    });
    const accepted = await me.ok(setApplicationStatus, { params: params(id), body: { status: 'accepted' } });
    expect(accepted).toMatchObject({
      status: 'accepted',
      employer_feedback: 'Come on Monday',
      version: 4,
      allowed: ['completed', 'cancelled'],
    });
    expect((await historyOf(id)).map(({ to_status }) => to_status)).toEqual([
      'under_review',
      'shortlisted',
      'accepted',
    ]);
    expect(await eventsOf(id)).toEqual(['application.opened', 'application.shortlisted', 'application.accepted']);
  });

  it('A repeated status changes nothing', async () => {
    const { id, employer } = await buildApplication(database.db, { status: 'shortlisted' });
    const again = await (await as(employer)).ok(setApplicationStatus, {
      params: params(id),
      body: { status: 'shortlisted', version: 9 },
    });
    expect(again.version).toBe(1);
    expect(await eventsOf(id)).toEqual([]);
  });

  it.each<[ApplicationStatus, ApplicationStatus]>([
    ['pending', 'completed'],
    ['pending', 'withdrawn'],
    ['shortlisted', 'under_review'],
    ['accepted', 'rejected'],
    ['rejected', 'shortlisted'],
    ['withdrawn', 'accepted'],
  ])('A change from %s to %s gets 409 `invalid_transition` and changes nothing', async (from, to) => {
    const { id, employer } = await buildApplication(database.db, { status: from });
    const refused = await (await as(employer)).problem(setApplicationStatus, {
      params: params(id),
      body: { status: to },
    });
    expect(refused).toMatchObject({ code: 'invalid_transition', status: 409, from, to });
    expect(Array.isArray(refused.allowed)).toBe(true);
    expect(await eventsOf(id)).toEqual([]);
    expect(await historyOf(id)).toEqual([]);
  });

  it('A change with an old version gets `stale_version`', async () => {
    const { id, employer } = await buildApplication(database.db);
    const me = await as(employer);
    await me.ok(setApplicationStatus, { params: params(id), body: { status: 'under_review', version: 1 } });
    expect(
      (await me.problem(setApplicationStatus, { params: params(id), body: { status: 'rejected', version: 1 } })).code,
    ).toBe('stale_version');
  });

  it('A cancellation needs a reason', async () => {
    const { id, employer } = await buildApplication(database.db);
    const me = await as(employer);
    const refused = await me.problem(setApplicationStatus, { params: params(id), body: { status: 'cancelled' } });
    expect(refused.error_codes).toEqual({ reason: ['reason_required'] });
    await me.ok(setApplicationStatus, { params: params(id), body: { status: 'cancelled', reason: 'job_closed' } });
    expect((await historyOf(id)).map(({ reason }) => reason)).toEqual(['job_closed']);
  });

  it('Two parallel acceptances for one position hire one worker, and the job is filled', async () => {
    const job = await buildJob(database.db, { positions: 1 });
    const [one, two] = [await buildApplication(database.db, { job }), await buildApplication(database.db, { job })];
    const me = await as(one.employer);
    const answers = await Promise.all(
      [one.id, two.id].map((id) => me.send(setApplicationStatus, { params: params(id), body: { status: 'accepted' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await me.ok(jobEndpoints.getMyJob, { params: { job_uid: job.uid }, query: {} })).status).toBe('filled');
    expect((await api.as().problem(jobEndpoints.getJob, { params: { job_uid: job.uid } })).code).toBe('not_found');
    await runTasks(database);
    const notices = await many(
      database.db,
      sql`select kind from notifications where user_id = ${one.employer.id}`,
      z.object({ kind: z.string() }),
    );
    expect(notices).toEqual([{ kind: 'job_filled' }]);
  });

  it('An employer cannot read or change applications of others: they get `not_found`', async () => {
    const mine = await buildApplication(database.db);
    const theirs = await buildApplication(database.db);
    const me = await as(mine.employer);
    const refused = await me.problem(setApplicationStatus, {
      params: params(theirs.id),
      body: { status: 'shortlisted' },
    });
    const missing = await me.problem(setApplicationStatus, {
      params: params(999_999_999),
      body: { status: 'shortlisted' },
    });
    expect({ ...refused, request_id: '' }).toEqual({ ...missing, request_id: '' });
    expect((await me.problem(applicationEndpoints.getApplicant, { params: params(theirs.id) })).code).toBe('not_found');
    const theirLabour = await as(theirs.labour);
    const read = await theirLabour.problem(applicationEndpoints.getMyApplication, { params: params(mine.id) });
    expect(read.code).toBe('not_found');
    expect((await me.problem(listJobApplicants, { params: { job_uid: theirs.job.uid } })).code).toBe('not_found');
    expect((await me.ok(listApplicants, { query: {} })).applications.map(({ id }) => id)).toEqual([mine.id]);
    expect(
      (await me.ok(listJobApplicants, { params: { job_uid: mine.job.uid }, query: { status: 'pending' } })).total,
    ).toBe(1);
    expect(
      (
        await (
          await as(mine.labour)
        ).problem(setApplicationStatus, { params: params(mine.id), body: { status: 'accepted' } })
      ).code,
    ).toBe('forbidden');
  });

  it('The list of applicants contains no identity or phone numbers', async () => {
    const { employer } = await buildApplication(database.db);
    const response = await (await as(employer)).send(listApplicants, { query: {} });
    expect(await response.text()).not.toMatch(/\+91|identity|phone/);
  });
});

// A registration that also applies to a job: one transaction, and the same rules as for later applications (D116).
import { expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildJob, buildSession, nextPhone } from '#testing/factories.ts';
import { passFor } from '#testing/people.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { countOf } from '#testing/task-queue.ts';

const database = useDatabase();
const api = useApi(database);
const { registerLabour, registerEmployer } = signinEndpoints;
const { listMyApplications, listApplicants } = applicationEndpoints;

const UNKNOWN_JOB = '00000000-0000-4000-8000-000000000000';

interface Applicant {
  job_uid: string;
  /** Fields that the form leaves empty. */
  without?: readonly string[];
  identity_number?: string;
}

async function verifiedForm({ job_uid, without = [], identity_number = '4991 1866 5246' }: Applicant) {
  const phone = nextPhone();
  const form = {
    first_name: 'Ramesh',
    last_name: 'Yadav',
    phone_number: phone,
    identity_type: 'aadhaar' as const,
    identity_number,
    is_adult: true as const,
    state: 'Maharashtra',
    city: 'Satara',
    skills: ['mason' as const],
    job_uid,
  };
  const kept = Object.entries(form).filter(([name]) => !without.includes(name));
  return { phone, pass: await passFor(api, database, phone), body: Object.fromEntries(kept) as typeof form };
}

const usersWith = (phone: string) => countOf(database.db, `users where phone_number = '${phone}'`);

it('A registration with a job sends the application, and the employer receives it', async () => {
  const employer = await buildEmployer(database.db);
  const job = await buildJob(database.db, { employer });
  const { pass, body } = await verifiedForm({ job_uid: job.uid });
  const opened = await api.as(pass).ok(registerLabour, { body });
  expect(opened).toMatchObject({ user_type: 'labour', application: { id: expect.any(Number), refused: null } });
  const sent = { total: 1, applications: [{ id: opened.application?.id, status: 'pending' }] };
  expect(await api.as(opened.access_token).ok(listMyApplications, { query: {} })).toMatchObject(sent);
  const owner = api.as(await buildSession(database.db, employer));
  expect(await owner.ok(listApplicants, { query: {} })).toMatchObject(sent);
  const { pushed } = await runTasks(database);
  expect(pushed.map(({ event }) => event)).toContain('notification.created');
});

it('A registration with state, trade and ID number but without a town reaches the completion threshold', async () => {
  const job = await buildJob(database.db);
  const { pass, body } = await verifiedForm({ job_uid: job.uid, without: ['city'] });
  expect((await api.as(pass).ok(registerLabour, { body })).application?.refused).toBeNull();
});

it('A registration without a job contains no application', async () => {
  const { pass, body } = await verifiedForm({ job_uid: UNKNOWN_JOB, without: ['job_uid'] });
  expect(await api.as(pass).ok(registerLabour, { body })).not.toHaveProperty('application');
});

it.each([
  ['has closed', 'job_not_open', { status: 'closed' as const }],
  ['is under review', 'not_found', { status: 'pending_review' as const }],
])('A registration for a job that %s creates the account, and its application is refused with %s', async (...row) => {
  const [, refused, details] = row;
  const job = await buildJob(database.db, details);
  const { phone, pass, body } = await verifiedForm({ job_uid: job.uid });
  const { access_token, application } = await api.as(pass).ok(registerLabour, { body });
  expect(application).toEqual({ id: null, refused });
  expect(await api.as(access_token).ok(listMyApplications, { query: {} })).toMatchObject({ total: 0 });
  expect(await usersWith(phone)).toBe(1);
});

it('A registration for an unknown job, or for a job that asks for a résumé, creates the account', async () => {
  const unknown = await verifiedForm({ job_uid: UNKNOWN_JOB });
  expect((await api.as(unknown.pass).ok(registerLabour, { body: unknown.body })).application).toEqual({
    id: null,
    refused: 'not_found',
  });
  const job = await buildJob(database.db);
  await run(database.db, sql`update jobs set require_resume = true where id = ${job.id}`);
  const { pass, body } = await verifiedForm({ job_uid: job.uid });
  expect((await api.as(pass).ok(registerLabour, { body })).application).toEqual({
    id: null,
    refused: 'resume_required',
  });
});

it('A registration below the completion threshold creates the account without the application', async () => {
  const job = await buildJob(database.db);
  const bare = await verifiedForm({ job_uid: job.uid, without: ['state', 'city'] });
  expect((await api.as(bare.pass).ok(registerLabour, { body: bare.body })).application).toEqual({
    id: null,
    refused: 'profile_incomplete',
  });
  await setSetting(database.db, 'profile_completion_threshold', 95);
  const full = await verifiedForm({ job_uid: job.uid });
  const { application } = await api.as(full.pass).ok(registerLabour, { body: full.body });
  await setSetting(database.db, 'profile_completion_threshold', 60);
  expect(application).toEqual({ id: null, refused: 'profile_incomplete' });
});

it('Parallel requests of one tap create one account and one application, and the others get 401', async () => {
  const job = await buildJob(database.db);
  const { phone, pass, body } = await verifiedForm({ job_uid: job.uid });
  const visitor = api.as(pass);
  const answers = await Promise.all(Array.from({ length: 4 }, () => visitor.send(registerLabour, { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 401, 401, 401]);
  expect(await usersWith(phone)).toBe(1);
  expect(await countOf(database.db, `applications where job_id = ${job.id}`)).toBe(1);
});

it('A registration with an expired token creates neither an account nor an application', async () => {
  const job = await buildJob(database.db);
  const { phone, pass, body } = await verifiedForm({ job_uid: job.uid });
  await run(database.db, sql`update registration_passes set expires_at = now() where phone_number = ${phone}`);
  expect((await api.as(pass).problem(registerLabour, { body })).code).toBe('not_authenticated');
  expect(await usersWith(phone)).toBe(0);
  expect(await countOf(database.db, `applications where job_id = ${job.id}`)).toBe(0);
});

it('A used ID number and an unused one get the same response, so the application does not reveal it (D40)', async () => {
  const job = await buildJob(database.db);
  for (const without of [[], ['job_uid']]) {
    const { pass, body } = await verifiedForm({ job_uid: job.uid, identity_number: '9999 5518 3433', without });
    await api.as(pass).ok(registerLabour, { body });
  }
  const again = await verifiedForm({ job_uid: job.uid, identity_number: '9999 5518 3433' });
  expect((await api.as(again.pass).ok(registerLabour, { body: again.body })).application?.refused).toBeNull();
});

it('A registration of an employer rejects the field `job_uid`', async () => {
  const { pass, body } = await verifiedForm({ job_uid: UNKNOWN_JOB, without: ['skills'] });
  const employer = { ...body, email: 'a@example.in', address: 'Pune' };
  expect((await api.as(pass).problem(registerEmployer, { body: employer })).error_codes).toEqual({
    job_uid: ['unknown_field'],
  });
});

it('A registration rejects an invalid job uid before it creates an account', async () => {
  const { phone, pass, body } = await verifiedForm({ job_uid: 'not-a-uuid' });
  expect((await api.as(pass).problem(registerLabour, { body })).error_codes).toHaveProperty('job_uid');
  expect(await usersWith(phone)).toBe(0);
});

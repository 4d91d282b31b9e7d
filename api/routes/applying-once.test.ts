// Idempotency keys and concurrency: one application per key, and never more acceptances than positions.
import { expect, it } from 'vitest';
import { application } from '#contracts/application-shapes.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { countOf } from '#testing/task-queue.ts';
import { cleanUp } from '#worker/housekeeping/cleanup.ts';

const database = useDatabase();
const api = useApi(database);
const { apply, setApplicationStatus, withdraw } = applicationEndpoints;

const as = async (person: { type: 'labour' | 'employer'; id: number }) =>
  api.as(await buildSession(database.db, person));
const named = (key: string) => ({ 'idempotency-key': key });

it('A hundred parallel requests with one key create one application and get the same response', async () => {
  const labour = await as(await buildLabour(database.db));
  const { uid, id } = await buildJob(database.db);
  await labour.csrfToken();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => labour.send(apply, { body: { job_uid: uid }, headers: named('tap-1') })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const sent = await Promise.all(answers.map(async (answer) => application.parse(await answer.json()).id));
  expect(new Set(sent).size).toBe(1);
  expect(await countOf(database.db, `applications where job_id = ${id}`)).toBe(1);
  expect(await countOf(database.db, "domain_events where name = 'application.submitted'")).toBe(1);
});

it('A key returns the same response after the job has closed, and is bound to one user and one request', async () => {
  const [ravi, meena] = [await as(await buildLabour(database.db)), await as(await buildLabour(database.db))];
  const [job, other] = [await buildJob(database.db), await buildJob(database.db)];
  const sent = { body: { job_uid: job.uid }, headers: named('tap-2') };
  const first = application.parse(await (await ravi.send(apply, sent)).json());
  expect((await meena.send(apply, sent)).status).toBe(201);
  await run(database.db, sql`update jobs set status = 'closed' where id = ${job.id}`);
  const again = await ravi.send(apply, sent);
  expect([again.status, application.parse(await again.json()).id]).toEqual([201, first.id]);
  expect(await ravi.problem(apply, { body: { job_uid: other.uid }, headers: named('tap-2') })).toMatchObject({
    code: 'idempotency_key_reused',
    status: 422,
  });
  expect((await ravi.problem(apply, { ...sent, headers: named('tap-3') })).code).toBe('already_applied');
});

it('A failed request is not stored: the same key succeeds when the cause is gone', async () => {
  const labour = await as(await buildLabour(database.db));
  const job = await buildJob(database.db, { status: 'closed' });
  const sent = { body: { job_uid: job.uid }, headers: named('tap-4') };
  expect((await labour.problem(apply, sent)).code).toBe('job_not_open');
  await run(database.db, sql`update jobs set status = 'active' where id = ${job.id}`);
  expect((await labour.send(apply, sent)).status).toBe(201);
});

it('A key expires after one day, and an invalid key is rejected', async () => {
  const labour = await as(await buildLabour(database.db));
  const sent = { body: { job_uid: (await buildJob(database.db)).uid }, headers: named('tap-5') };
  const first = application.parse(await (await labour.send(apply, sent)).json());
  await labour.ok(withdraw, { params: { application_id: String(first.id) } });
  await run(
    database.db,
    sql`update idempotency_keys set created_at = now() - interval '25 hours' where application_id = ${first.id}`,
  );
  const second = application.parse(await (await labour.send(apply, sent)).json());
  expect(second.id).not.toBe(first.id);
  await run(database.db, sql`update idempotency_keys set created_at = now() - interval '25 hours'`);
  await cleanUp(database.db, () => {});
  expect(await countOf(database.db, 'idempotency_keys')).toBe(0);
  const long = await labour.problem(apply, { ...sent, headers: named('k'.repeat(201)) });
  expect(long.error_codes).toEqual({ 'Idempotency-Key': ['bad_characters'] });
});

it('The setting `applications_per_hour` limits applications (D57)', async () => {
  await setSetting(database.db, 'applications_per_hour', 1);
  const labour = await as(await buildLabour(database.db));
  const [one, two] = [await buildJob(database.db), await buildJob(database.db)];
  await labour.ok(apply, { body: { job_uid: one.uid } });
  const refused = await labour.problem(apply, { body: { job_uid: two.uid } });
  expect(refused).toMatchObject({ code: 'rate_limited', retry_after: expect.any(Number) });
  expect(Number(refused.retry_after)).toBeGreaterThan(3500);
  await setSetting(database.db, 'applications_per_hour', 30);
});

it('Fifty parallel acceptances for three positions hire three workers; then the job is filled (D27)', async () => {
  const job = await buildJob(database.db, { positions: 3 });
  const sent = await Promise.all(Array.from({ length: 50 }, () => buildApplication(database.db, { job })));
  const employer = await as({ type: 'employer', id: job.employer_id });
  await employer.csrfToken();
  const answers = await Promise.all(
    sent.map(({ id }) =>
      employer.send(setApplicationStatus, { params: { application_id: String(id) }, body: { status: 'accepted' } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const codes = await Promise.all(
    answers.filter(({ status }) => status === 409).map(async (answer) => Object(await answer.json()).code),
  );
  expect(codes).toEqual(Array.from({ length: 47 }, () => 'positions_filled'));
  expect(await countOf(database.db, `applications where job_id = ${job.id} and status = 'accepted'`)).toBe(3);
  expect((await employer.ok(jobEndpoints.getMyJob, { params: { job_uid: job.uid }, query: {} })).status).toBe('filled');
});

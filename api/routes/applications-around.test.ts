// Details of applications over HTTP: status history, visibility, notes, bulk changes, withdrawal and completion.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { z } from '#contracts/z.ts';
import { showApplicants } from '#marketplace/applications/actions/show.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import {
  buildApplication,
  buildEmployer,
  buildFile,
  buildHire,
  buildJob,
  buildLabour,
  buildSession,
} from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { countOf } from '#testing/task-queue.ts';

const database = useDatabase();
const api = useApi(database);
const applications = applicationEndpoints;
const { revealContact, confirmContact, recordVerification } = contactEndpoints;

const as = async (person: { type: 'labour' | 'employer'; id: number }) =>
  api.as(await buildSession(database.db, person));
const params = (id: number) => ({ application_id: String(id) });
const events = (name: string, id: number) =>
  countOf(database.db, `domain_events where name = '${name}' and payload ->> 'application_id' = '${id}'`);

/** Returns the kinds of a user's notifications, oldest first. */
async function noticesOf(userId: number): Promise<string[]> {
  const rows = await many(
    database.db,
    sql`select kind from notifications where user_id = ${userId} order by id`,
    z.object({ kind: z.string() }),
  );
  return rows.map(({ kind }) => kind);
}

describe('one application', () => {
  it("The employer's first read sets the status `under_review` once, even with parallel reads", async () => {
    const { id, employer, labour } = await buildApplication(database.db);
    const me = await as(employer);
    const read = await Promise.all(
      Array.from({ length: 10 }, () => me.ok(applications.getApplicant, { params: params(id) })),
    );
    expect(new Set(read.map(({ status }) => status))).toEqual(new Set(['under_review']));
    expect(read[0]?.timeline.map(({ status, by }) => [status, by])).toEqual([['under_review', 'employer']]);
    expect(await events('application.opened', id)).toBe(1);
    await runTasks(database);
    expect(await noticesOf(labour.id)).toEqual(['application_opened']);
  });

  it("The worker sees the timeline with feedback, the verification without notes, and the employer's number once accepted", async () => {
    const { id, employer, labour } = await buildApplication(database.db);
    const [boss, me] = [await as(employer), await as(labour)];
    await boss.ok(applications.setApplicationStatus, {
      params: params(id),
      body: { status: 'shortlisted', employer_feedback: 'Come on Monday' },
    });
    const record = { contact_methods_verified: ['phone' as const], identity_match: true, notes: 'Saw the card' };
    await boss.ok(recordVerification, { params: params(id), body: record });
    const waiting = await me.ok(applications.getMyApplication, { params: params(id) });
    expect(waiting).toMatchObject({
      timeline: [{ status: 'shortlisted', by: 'employer', feedback: 'Come on Monday' }],
      verification: { contact_methods_verified: ['phone'], identity_match: true, notes: null },
      reveals: [],
      employer_contact: null,
    });
    await boss.ok(applications.setApplicationStatus, { params: params(id), body: { status: 'accepted' } });
    const accepted = await me.ok(applications.getMyApplication, { params: params(id) });
    expect(accepted.employer_contact).toMatchObject({
      phone_number: expect.stringMatching(/^\+91\d{10}$/),
      whatsapp_url: expect.stringMatching(/^https:\/\/wa\.me\/91\d{10}$/),
    });
    await boss.ok(applications.setApplicationStatus, { params: params(id), body: { status: 'completed' } });
    expect((await me.ok(applications.getMyApplication, { params: params(id) })).employer_contact).toBeNull();
  });

  it('The employer sees a masked number and the resume, but neither gender nor the reason of a withdrawal', async () => {
    const labour = await buildLabour(database.db);
    await buildFile(database.db, labour, 'resume');
    const { id, employer } = await buildApplication(database.db, { labour });
    await (await as(labour)).ok(applications.withdraw, {
      params: params(id),
      body: { reason: 'too far for my mother' },
    });
    const response = await (await as(employer)).send(applications.getApplicant, { params: params(id) });
    const text = await response.text();
    expect(text).not.toMatch(/gender|"male"|mother/);
    expect(text).not.toContain(String(labour.phone).slice(-10));
    expect(JSON.parse(text)).toMatchObject({
      applicant_profile: {
        phone_masked: expect.stringMatching(/^\d\d•+\d\d$/),
        languages_known: ['hi', 'mr'],
        badges: ['phone_verified', 'identity_format_valid'],
        resume: { name: 'paper.pdf' },
      },
      acts: ['see_contact', 'see_resume'],
    });
  });

  it('An application gets 404 `not_found` for all callers but its worker and its employer', async () => {
    const { id } = await buildApplication(database.db);
    const [stranger, rival] = [await as(await buildLabour(database.db)), await as(await buildEmployer(database.db))];
    for (const endpoint of [applications.getMyApplication, applications.claimCompletion])
      expect((await stranger.problem(endpoint, { params: params(id) })).code).toBe('not_found');
    expect((await stranger.problem(confirmContact, { params: params(id), body: { contacted: true } })).code).toBe(
      'not_found',
    );
    const record = { contact_methods_verified: ['phone'], identity_match: true };
    for (const [endpoint, body] of [
      [applications.getApplicant],
      [applications.getApplicantResume],
      [applications.previewApplicantResume],
      [applications.setApplicantNotes, { notes: 'x' }],
      [revealContact],
      [recordVerification, record],
    ] as const)
      expect((await rival.problem(endpoint, { params: params(id), body })).code).toBe('not_found');
    expect(await countOf(database.db, `contact_reveals where application_id = ${id}`)).toBe(0);
  });
});

describe('the employer of an application', () => {
  it("An employer's notes are hidden from the worker", async () => {
    const { id, employer, labour } = await buildApplication(database.db, { status: 'shortlisted' });
    const boss = await as(employer);
    expect(
      await boss.ok(applications.setApplicantNotes, { params: params(id), body: { notes: ' good hands ' } }),
    ).toEqual({
      notes: 'good hands',
    });
    expect((await boss.ok(applications.getApplicant, { params: params(id) })).notes).toBe('good hands');
    const mine = await (await as(labour)).send(applications.getMyApplication, { params: params(id) });
    expect(await mine.text()).not.toContain('good hands');
    expect(await boss.ok(applications.setApplicantNotes, { params: params(id), body: { notes: '' } })).toEqual({
      notes: null,
    });
  });

  it('A bulk change moves every possible application and returns a code for each of the others', async () => {
    const job = await buildJob(database.db);
    const [one, two] = [await buildApplication(database.db, { job }), await buildApplication(database.db, { job })];
    const gone = await buildApplication(database.db, { job, status: 'withdrawn' });
    const foreign = await buildApplication(database.db);
    const boss = await as(one.employer);
    const answer = await boss.ok(applications.setManyStatuses, {
      body: {
        ids: [one.id, gone.id, two.id, foreign.id, one.id],
        status: 'shortlisted',
        employer_feedback: 'See you soon',
      },
    });
    expect(answer).toEqual({
      updated: [one.id, two.id],
      refused: [
        { id: gone.id, code: 'invalid_transition' },
        { id: foreign.id, code: 'not_found' },
      ],
    });
    await runTasks(database);
    expect(await noticesOf(two.labour.id)).toEqual(['application_shortlisted']);
    const wrong = await boss.problem(applications.setManyStatuses, { body: { ids: [], status: 'accepted' } });
    expect(Object.keys(wrong.error_codes ?? {}).sort()).toEqual(['ids', 'status']);
  });

  it('The first response time is that of the first decision: reading an application does not count', async () => {
    const { id, employer } = await buildApplication(database.db);
    const boss = await as(employer);
    const answered = z.object({ at: z.nullable(z.string()) });
    const answeredAt = async () =>
      (await one(database.db, sql`select answered_at as at from applications where id = ${id}`, answered)).at;
    await boss.ok(applications.getApplicant, { params: params(id) });
    expect(await answeredAt()).toBeNull();
    await boss.ok(applications.setApplicationStatus, { params: params(id), body: { status: 'shortlisted' } });
    const first = await answeredAt();
    expect(first).not.toBeNull();
    await boss.ok(applications.setApplicationStatus, { params: params(id), body: { status: 'rejected' } });
    expect(await answeredAt()).toEqual(first);
  });
});

it('An employer can sort applicants by match and sees the reasons; the applicant sees no score', async () => {
  const job = await buildJob(database.db, { role: 'mason' });
  const mason = await buildApplication(database.db, { job });
  const cook = await buildApplication(database.db, {
    job,
    labour: await buildLabour(database.db, { skills: ['cook'] }),
  });
  const boss = await as(mason.employer);
  const list = (sort: 'newest' | 'match') =>
    boss.ok(applications.listJobApplicants, { params: { job_uid: job.uid }, query: { sort } });
  expect((await list('newest')).applications.map(({ id }) => id)).toEqual([cook.id, mason.id]);
  const best = (await list('match')).applications;
  expect(best.map(({ id }) => id)).toEqual([mason.id, cook.id]);
  expect(best[0]?.match?.reasons.map(({ code }) => code)).toContain('skill');
  expect((await boss.ok(applications.getApplicant, { params: params(mason.id) })).match).toEqual(best[0]?.match);
  const mine = await (await as(mason.labour)).ok(applications.getMyApplication, { params: params(mason.id) });
  expect(mine.match).toBeNull();
});

it('An employer can sort applicants by score and by distance, of one job or of all jobs; unknown values come last', async () => {
  const employer = await buildEmployer(database.db);
  const [pune, mumbai] = [
    await buildJob(database.db, { employer, city: 'Pune' }),
    await buildJob(database.db, { employer, city: 'Mumbai' }),
  ];
  const here = await buildApplication(database.db, { job: pune });
  const far = await buildApplication(database.db, { job: mumbai });
  const nowhere = await buildApplication(database.db, { job: pune });
  const pay = sql`update labour_profiles set expected_salary = 850, expected_salary_period = 'day' where user_id = ${far.labour.id}`;
  await run(database.db, pay);
  const towns = sql`update users set city = case when id = ${nowhere.labour.id} then null else 'Pune' end, pincode = null
    where id = any(${[here, far, nowhere].map(({ labour }) => labour.id)}::bigint[])`;
  await run(database.db, towns);
  const scores = sql`insert into reputations (user_id, formula, overall, label) values
    (${here.labour.id}, 1, 40, 'fair'), (${far.labour.id}, 1, 90, 'excellent')
    on conflict (user_id) do update set overall = excluded.overall, label = excluded.label`;
  await run(database.db, scores);
  const boss = await as(employer);
  const all = async (sort: 'score' | 'distance') =>
    (await boss.ok(applications.listApplicants, { query: { sort } })).applications;
  expect((await all('score')).map(({ id }) => id)).toEqual([far.id, here.id, nowhere.id]);
  const nearest = await all('distance');
  expect(nearest.map(({ id }) => id)).toEqual([here.id, far.id, nowhere.id]);
  expect(nearest.map(({ distance_km }) => distance_km)).toEqual([0, expect.any(Number), null]);
  expect(nearest[1]?.applicant.expected_salary).toEqual({ amount: 850, period: 'day' });
  const ofPune = { params: { job_uid: pune.uid }, query: { sort: 'distance' as const, limit: '1', page: '2' } };
  const second = await boss.ok(applications.listJobApplicants, ofPune);
  expect(second.applications.map(({ id }) => id)).toEqual([nowhere.id]);
  expect(second.total).toBe(2);
  const mine = await (await as(far.labour)).ok(applications.getMyApplication, { params: params(far.id) });
  expect(mine.distance_km).toBeNull();
});

it('A list sorted by score contains the newest applications up to the limit, and counts the others', async () => {
  const employer = await buildEmployer(database.db);
  const job = await buildJob(database.db, { employer });
  const built = [];
  for (const _ of [1, 2, 3]) built.push(await buildApplication(database.db, { job }));
  const boss = { type: 'employer' as const, id: employer.id };
  const ranked = { page: 1, limit: 50, sort: 'score' as const };
  const listed = await showApplicants(database, boss, ranked, 2);
  expect(listed).toMatchObject({ total: 2, left_out: 1 });
  expect(listed.applications.map(({ id }) => id)).not.toContain(built[0]?.id);
  expect(await showApplicants(database, boss, ranked)).toMatchObject({ total: 3, left_out: 0 });
});

describe('an accepted worker (D27)', () => {
  it.each([
    ['two days before the work', 48, false],
    ['an hour before the work', 1, true],
  ])('A worker may withdraw %s', async (_, starts_in, late) => {
    const { id, labour } = await buildHire(database.db, { starts_in });
    const me = await as(labour);
    expect((await me.ok(applications.withdraw, { params: params(id) })).status).toBe('withdrawn');
    expect(await countOf(database.db, `applications where id = ${id} and withdrawn_late = ${late}`)).toBe(1);
  });

  it('A worker may not withdraw after the work has begun', async () => {
    const { id, labour } = await buildHire(database.db, { starts_in: -1 });
    const me = await as(labour);
    expect(await me.problem(applications.withdraw, { params: params(id) })).toMatchObject({
      code: 'invalid_transition',
      status: 409,
      allowed: [],
    });
    expect((await me.ok(applications.getMyApplication, { params: params(id) })).allowed).toEqual([]);
  });

  it('A worker reports the work as done once, and the employer is notified', async () => {
    const { id, labour, employer } = await buildHire(database.db);
    const me = await as(labour);
    const [first, second] = [
      await me.ok(applications.claimCompletion, { params: params(id) }),
      await me.ok(applications.claimCompletion, { params: params(id) }),
    ];
    expect(first).toMatchObject({ status: 'accepted', completion_claimed_at: expect.any(String) });
    expect(second.completion_claimed_at).toBe(first.completion_claimed_at);
    await runTasks(database);
    expect(await noticesOf(employer.id)).toEqual(['completion_claimed']);
  });

  it('Work cannot be reported as done before it begins, nor without an acceptance', async () => {
    const early = await buildHire(database.db, { starts_in: 48 });
    const waiting = await buildApplication(database.db);
    for (const { id, labour } of [early, waiting])
      expect((await (await as(labour)).problem(applications.claimCompletion, { params: params(id) })).code).toBe(
        'invalid_transition',
      );
  });
});

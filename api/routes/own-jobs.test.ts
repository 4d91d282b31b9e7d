// An employer's own jobs over HTTP: drafts, edits, status changes, lifetimes, copies, limits, reviews and notifications
// (D17, D18, D20, D21, D57).
import { describe, expect, it } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { approveJob, holdJob, rejectJob, restoreJob } from '#marketplace/jobs/actions/moderate.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { inTransaction } from '#platform/db.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const api = useApi(database);
const { postJob, editJob, getMyJob, setJobStatus, deleteJob, extendJob, copyJob, jobHistory, listMyJobs, getJob } =
  jobEndpoints;

const DAY = 86_400_000;

const post = {
  title: 'Mason for a school wall',
  state: 'Maharashtra',
  city: 'Pune',
  job_type: 'daily_wage' as const,
  salary_amount: 900,
  salary_period: 'day' as const,
  description: 'Brick work on a school wall, three rooms.',
  role: 'mason' as const,
};

const day = (days: number) => new Date(Date.now() + days * DAY + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** A post with all optional fields (D20). */
const fullPost = {
  ...post,
  start_date: day(3),
  start_time: '08:30',
  hours_per_day: 9,
  shift: 'day' as const,
  schooling: '8th' as const,
  food_provided: true,
  stay_provided: true,
  transport_provided: true,
  tools_provided: true,
  pincode: '411045',
  walk_in: { from: day(1), to: day(2), place: 'Site office, Baner Road' },
  is_contractor: true,
};

/** A sentence that no rule marks, but the learned reader. */
const suspect = 'When a number with six digits comes on your mobile, say it to our boy.';

/** Content that the automatic check of job posts flags, because it demands money from workers. */
const fee = 'Brick work on a school wall. Pay a registration fee of Rs 500 before joining.';

async function someEmployer(details: { incomplete?: boolean } = {}) {
  const person = await buildEmployer(database.db, details);
  return { person, me: api.as(await buildSession(database.db, person)) };
}

/** Closes a job in a transaction that stays open. The returned function commits this transaction. */
async function holdChange(uid: string): Promise<() => Promise<void>> {
  const other = await database.db.connect();
  await other.query('begin');
  await other.query(`update jobs set status = 'closed', version = version + 1 where uid = $1`, [uid]);
  return async () => {
    await other.query('commit');
    other.release();
  };
}

const at = (uid: string) => ({ params: { job_uid: uid } });
const daysFromNow = (instant: string | null) => (Date.parse(instant ?? '') - Date.now()) / DAY;

const kindsOf = async ({ id }: Pick<Person, 'id'>) =>
  (
    await many(
      database.db,
      sql`select kind from notifications where user_id = ${id} order by id`,
      z.object({ kind: z.string() }),
    )
  ).map(({ kind }) => kind);

describe('a post', () => {
  it('A post stores every optional field, and an edit without them clears them', async () => {
    const { me } = await someEmployer();
    const posted = await me.ok(postJob, { body: fullPost });
    expect(posted).toMatchObject(fullPost);
    expect(await api.as().ok(getJob, { ...at(posted.uid), query: {} })).toMatchObject(fullPost);
    const edited = await me.ok(editJob, { ...at(posted.uid), body: post });
    expect(edited).toMatchObject({
      start_date: null,
      shift: null,
      schooling: null,
      walk_in: null,
      food_provided: false,
      pincode: null,
    });
  });

  it.each([
    [{}, 7],
    [{ start_date: day(0) }, 2],
    [{ start_date: day(10) }, 12],
    [{ start_date: day(300) }, 90],
    [{ job_type: 'one_time' as const, start_date: day(4) }, 6],
    [{ job_type: 'full_time' as const, start_date: day(4) }, 30],
  ])('A post with %j expires within %i days', async (change, days) => {
    const { expires_at } = await (await someEmployer()).me.ok(postJob, { body: { ...post, ...change } });
    expect(daysFromNow(expires_at)).toBeLessThanOrEqual(days);
    expect(daysFromNow(expires_at)).toBeGreaterThan(days - 1.01);
  });

  it.each([
    [{ salary_amount: Number.NaN }, { salary_amount: ['salary_invalid'] }],
    [{ salary_amount: 0 }, { salary_amount: ['salary_invalid'] }],
    [{ salary_amount: -5 }, { salary_amount: ['salary_invalid'] }],
    [{ salary_amount: '1,00,000' }, { salary_amount: ['salary_invalid'] }],
    [{ salary_amount: 10_000_001 }, { salary_amount: ['salary_invalid'] }],
    [{ positions: 501 }, { positions: ['positions_invalid'] }],
    [{ description: ' \u00a0\n\t          \u200b        ' }, { description: ['required', 'description_short'] }],
    [{ start_date: day(-1) }, { start_date: ['date_past'] }],
    [{ walk_in: { from: day(-3), to: day(-1), place: 'Gate 2' } }, { 'walk_in.to': ['date_past'] }],
    [{ walk_in: { from: day(3), to: day(2), place: 'Gate 2' } }, { 'walk_in.to': ['walk_in_order'] }],
    [{ start_time: '24:00' }, { start_time: ['time_invalid'] }],
    [{ hours_per_day: 17 }, { hours_per_day: ['hours_invalid'] }],
    [{ schooling: '9th' }, { schooling: ['not_a_choice'] }],
    [{ pincode: '012345' }, { pincode: ['pincode_invalid'] }],
    [{ city: undefined }, { city: ['city_required'] }],
  ])('A post with %j is rejected with its codes, and so is an edit', async (change, errors) => {
    const { me } = await someEmployer();
    const { uid } = await me.ok(postJob, { body: post });
    const body = { ...post, ...change };
    expect((await me.problem(postJob, { body })).error_codes).toEqual(errors);
    expect((await me.problem(editJob, { ...at(uid), body })).error_codes).toEqual(errors);
  });

  it('Markup in a post is stored as plain text', async () => {
    const { me } = await someEmployer();
    const xss = '<img src=x onerror=alert(1)>"&';
    const body = {
      ...post,
      title: xss,
      description: `${xss} is not a wall`,
      requirements: xss,
      location: xss,
      duration: xss,
    };
    expect(await me.ok(postJob, { body })).toMatchObject(body);
  });
});

describe('a draft', () => {
  it('A draft may be incomplete, is hidden from others, and must be complete to be posted', async () => {
    const { me, person } = await someEmployer();
    const draft = await me.ok(postJob, { body: { status: 'draft', title: 'Ma', salary_period: 'day' } });
    expect(draft).toMatchObject({
      status: 'draft',
      title: 'Ma',
      salary_amount: null,
      salary_period: 'day',
      expires_at: null,
    });
    expect((await api.as().problem(getJob, at(draft.uid))).code).toBe('not_found');
    const early = await me.problem(setJobStatus, { ...at(draft.uid), body: { status: 'active' } });
    expect(Object.keys(early.error_codes ?? {}).sort()).toEqual(['description', 'salary_amount', 'state', 'title']);
    await run(database.db, sql`update jobs set created_at = now() - interval '9 days' where id = ${draft.id}`);
    const kept = await me.ok(editJob, { ...at(draft.uid), body: { ...post, status: 'draft', version: draft.version } });
    expect(kept).toMatchObject({ status: 'draft', title: post.title });
    const sent = await me.ok(setJobStatus, { ...at(draft.uid), body: { status: 'active', version: kept.version } });
    expect(sent).toMatchObject({ status: 'active', allowed: ['paused', 'filled', 'closed', 'removed'] });
    expect(daysFromNow(sent.created_at)).toBeGreaterThan(-1);
    expect((await api.as().ok(getJob, { ...at(draft.uid), query: {} })).id).toBe(draft.id);
    const { history } = await me.ok(jobHistory, at(draft.uid));
    expect(history.map(({ from_status, to_status }) => [from_status, to_status])).toEqual([
      ['draft', 'active'],
      [null, 'draft'],
    ]);
    await runTasks(database);
    expect(await kindsOf(person)).toEqual([]);
  });

  it('One request may edit and post a draft', async () => {
    const { me } = await someEmployer();
    const { uid } = await me.ok(postJob, { body: { status: 'draft' } });
    expect(
      (await me.problem(editJob, { ...at(uid), body: { ...post, start_date: day(-2), status: 'active' } })).error_codes,
    ).toEqual({
      start_date: ['date_past'],
    });
    expect((await me.ok(editJob, { ...at(uid), body: { ...post, status: 'active' } })).status).toBe('active');
    const refused = await me.problem(editJob, { ...at(uid), body: { status: 'draft', title: 'Back again' } });
    expect(refused).toMatchObject({ code: 'job_not_editable', status: 409 });
  });

  it('An empty draft can be deleted, and a moderator cannot restore it', async () => {
    const { me } = await someEmployer();
    const { uid, id } = await me.ok(postJob, { body: { status: 'draft' } });
    expect(await me.ok(deleteJob, at(uid))).toEqual({ removed: true });
    const back = inTransaction(database.db, (tx) => restoreJob(tx, id));
    await expect(back).rejects.toMatchObject({ code: 'job_transition' });
  });

  it('An employer with an incomplete profile may save a draft but not post it', async () => {
    const { me } = await someEmployer({ incomplete: true });
    const { uid } = await me.ok(postJob, { body: { ...post, status: 'draft' } });
    const refused = await me.problem(setJobStatus, { ...at(uid), body: { status: 'active' } });
    expect(refused).toMatchObject({ code: 'profile_incomplete', status: 403 });
  });
});

describe('an edit', () => {
  it('An edit is recorded in the history, and an old version gets `stale_version`', async () => {
    const { me } = await someEmployer();
    const first = await me.ok(postJob, { body: post });
    const body = { ...post, salary_amount: 950, version: first.version };
    const edited = await me.ok(editJob, { ...at(first.uid), body });
    expect(edited).toMatchObject({ salary_amount: 950, status: 'active', version: first.version + 1 });
    expect(await me.problem(editJob, { ...at(first.uid), body })).toMatchObject({ code: 'stale_version', status: 409 });
    expect((await me.ok(editJob, { ...at(first.uid), body: { ...post, salary_amount: 950 } })).version).toBe(
      edited.version,
    );
    expect((await me.ok(jobHistory, at(first.uid))).history).toMatchObject([
      { by: 'employer', from_status: null, to_status: null, changes: { salary_amount: { from: 900, to: 950 } } },
      { by: 'employer', from_status: null, to_status: 'active', changes: {} },
    ]);
  });

  it('An edit waits for an uncommitted change of the job and does not overwrite it', async () => {
    const { me } = await someEmployer();
    const { uid, version } = await me.ok(postJob, { body: post });
    const commit = await holdChange(uid);
    const asked = me.problem(editJob, { ...at(uid), body: { ...post, salary_amount: 950, version } });
    await waitFor('a statement that waits', async () => (await countWaiting(database.db)) > 0);
    await commit();
    expect((await asked).code).toBe('stale_version');
    expect(await me.ok(getMyJob, { ...at(uid), query: {} })).toMatchObject({ status: 'closed', salary_amount: 900 });
  });

  it('A status change waits for an uncommitted change, too', async () => {
    const { me } = await someEmployer();
    const { uid } = await me.ok(postJob, { body: post });
    const commit = await holdChange(uid);
    const asked = me.problem(setJobStatus, { ...at(uid), body: { status: 'paused' } });
    await waitFor('a statement that waits', async () => (await countWaiting(database.db)) > 0);
    await commit();
    expect((await asked).code).toBe('job_transition');
    expect((await me.ok(getMyJob, { ...at(uid), query: {} })).status).toBe('closed');
  });

  it("Every action on another employer's job gets `not_found`", async () => {
    const { uid } = await (await someEmployer()).me.ok(postJob, { body: post });
    const { me } = await someEmployer();
    const tries = [
      me.problem(getMyJob, at(uid)),
      me.problem(editJob, { ...at(uid), body: { ...post, title: 'Mine now' } }),
      me.problem(setJobStatus, { ...at(uid), body: { status: 'closed' } }),
      me.problem(deleteJob, at(uid)),
      me.problem(extendJob, at(uid)),
      me.problem(copyJob, at(uid)),
      me.problem(jobHistory, at(uid)),
    ];
    for (const refused of await Promise.all(tries)) expect(refused).toMatchObject({ code: 'not_found', status: 404 });
    expect((await api.as().ok(getJob, { ...at(uid), query: {} })).title).toBe(post.title);
  });

  it('An edit of a closed job must post it again, else it gets `job_not_editable`', async () => {
    const { me } = await someEmployer();
    const { uid } = await me.ok(postJob, { body: post });
    await me.ok(setJobStatus, { ...at(uid), body: { status: 'closed' } });
    expect((await me.problem(editJob, { ...at(uid), body: { ...post, positions: 3 } })).code).toBe('job_not_editable');
    const again = await me.ok(editJob, { ...at(uid), body: { ...post, positions: 3, status: 'active' } });
    expect(again).toMatchObject({ status: 'active', positions: 3 });
    expect(daysFromNow(again.expires_at)).toBeGreaterThan(6.9);
  });

  it('An edit may keep a past start date, and a new start date moves the expiry', async () => {
    const { me } = await someEmployer();
    const { uid, id } = await me.ok(postJob, { body: { ...post, start_date: day(1) } });
    const later = await me.ok(editJob, { ...at(uid), body: { ...post, start_date: day(6) } });
    expect(daysFromNow(later.expires_at)).toBeGreaterThan(6);
    await run(database.db, sql`update jobs set start_date = ${day(-1)} where id = ${id}`);
    const body = { ...post, start_date: day(-1), requirements: 'Two years of work.' };
    expect((await me.ok(editJob, { ...at(uid), body })).status).toBe('active');
  });

  it.each([
    ['less pay', { salary_amount: 850 }, true],
    ['a worse period', { salary_amount: 5000, salary_period: 'week' as const }, true],
    ['another city', { city: 'Nashik' }, true],
    ['another title', { title: 'Helper for a school wall' }, true],
    ['more pay', { salary_amount: 1000 }, false],
    ['other words', { requirements: 'Bring a trowel.' }, false],
  ])('An edit with %s (%j) notifies its applicants: %s', async (_what, change, tells) => {
    const { me } = await someEmployer();
    const posted = await me.ok(postJob, { body: post });
    // Process the earlier events before these applicants exist, so that the applicants get no notifications about them.
    await runTasks(database);
    const job = { ...posted, employer_id: posted.employer.id };
    const waiting = await buildApplication(database.db, { job });
    const accepted = await buildApplication(database.db, { job, status: 'accepted' });
    const gone = await buildApplication(database.db, { job, status: 'withdrawn' });
    await me.ok(editJob, { ...at(posted.uid), body: { ...post, positions: 2, ...change } });
    await runTasks(database);
    const kinds = tells ? ['job_changed'] : [];
    expect([await kindsOf(waiting.labour), await kindsOf(accepted.labour)]).toEqual([kinds, kinds]);
    expect(await kindsOf(gone.labour)).toEqual([]);
    // An applicant with an unread notification gets no second one for further changes.
    for (const title of ['Mason for a long wall', 'Mason for a high wall'])
      await me.ok(editJob, { ...at(posted.uid), body: { ...post, positions: 2, ...change, title } });
    await runTasks(database);
    expect(await kindsOf(waiting.labour)).toEqual(['job_changed']);
  });
});

describe('a flagged job', () => {
  it('A flagged job stays in review with its findings until a moderator approves it', async () => {
    const { me, person } = await someEmployer();
    const held = await me.ok(postJob, { body: { ...post, description: fee } });
    expect(held.status).toBe('pending_review');
    expect(held.findings.length).toBeGreaterThan(0);
    expect((await api.as().problem(getJob, at(held.uid))).code).toBe('not_found');
    await run(database.db, sql`update jobs set created_at = now() - interval '3 days' where id = ${held.id}`);
    await inTransaction(database.db, (tx) => approveJob(tx, held.id));
    const open = await api.as().ok(getJob, { ...at(held.uid), query: {} });
    expect(daysFromNow(open.created_at)).toBeGreaterThan(-1);
    expect(daysFromNow(open.expires_at)).toBeGreaterThan(6.9);
    await runTasks(database);
    expect(await kindsOf(person)).toEqual(['job_held', 'job_approved']);
    // Content that a moderator approved passes the check again; other content with a forbidden passage does not.
    const body = { ...post, description: fee, positions: 4 };
    expect((await me.ok(editJob, { ...at(held.uid), body })).status).toBe('active');
    await me.ok(setJobStatus, { ...at(held.uid), body: { status: 'paused' } });
    expect((await me.ok(setJobStatus, { ...at(held.uid), body: { status: 'active' } })).status).toBe('active');
    const worse = { ...body, requirements: 'Pay a security deposit of Rs 2000 first.' };
    expect((await me.ok(editJob, { ...at(held.uid), body: worse })).status).toBe('pending_review');
    // The place of the walk-in interview breaks the same rule in different words, so the job needs another review.
    const walkIn = (place: string) => ({ ...post, walk_in: { from: day(1), to: day(2), place } });
    const gate = walkIn('Gate 2, registration fee of Rs 500');
    expect((await me.ok(editJob, { ...at(held.uid), body: gate })).status).toBe('pending_review');
    await inTransaction(database.db, (tx) => approveJob(tx, held.id));
    expect((await me.ok(editJob, { ...at(held.uid), body: { ...gate, positions: 3 } })).status).toBe('active');
    const dearer = walkIn('Gate 2, registration fee of Rs 900');
    expect((await me.ok(editJob, { ...at(held.uid), body: dearer })).status).toBe('pending_review');
  });

  it('An edit that only the learned reader marks needs a review, also beside an approved finding', async () => {
    const { me } = await someEmployer();
    const held = await me.ok(postJob, { body: { ...post, description: fee } });
    await inTransaction(database.db, (tx) => approveJob(tx, held.id));
    const edited = await me.ok(editJob, { ...at(held.uid), body: { ...post, description: `${fee} ${suspect}` } });
    expect(edited.status).toBe('pending_review');
    expect(edited.findings.map(({ by }) => by ?? 'rule')).toEqual(expect.arrayContaining(['rule', 'reader']));
    await inTransaction(database.db, (tx) => approveJob(tx, held.id));
    // The approval includes the sentence, also if another training chooses another code for it.
    await run(
      database.db,
      sql`update jobs set findings = replace(findings::text, 'code_asked', 'gender')::jsonb where id = ${held.id}`,
    );
    const longer = { ...post, description: `Six weeks of work. ${fee} ${suspect}` };
    expect((await me.ok(editJob, { ...at(held.uid), body: longer })).status).toBe('active');
  });

  it('A description that workers saw unmarked gets no mark of the learned reader by an edit of another field', async () => {
    const { me } = await someEmployer();
    const job = await me.ok(postJob, { body: post });
    const body = { ...post, description: `${post.description} ${suspect}`, positions: 4 };
    await run(database.db, sql`update jobs set description = ${body.description} where id = ${job.id}`);
    expect(await me.ok(editJob, { ...at(job.uid), body })).toMatchObject({ status: 'active', findings: [] });
    const changed = { ...body, description: `${body.description} Bring a lunch box.` };
    expect((await me.ok(editJob, { ...at(job.uid), body: changed })).status).toBe('pending_review');
  });

  it('A filled job can be edited with a sentence that only the learned reader marks, and waits when it opens', async () => {
    const { me } = await someEmployer();
    const { uid } = await me.ok(postJob, { body: post });
    await me.ok(setJobStatus, { ...at(uid), body: { status: 'filled' } });
    const body = { ...post, description: `${post.description} ${suspect}` };
    expect(await me.ok(editJob, { ...at(uid), body })).toMatchObject({ status: 'filled', findings: [] });
    expect((await me.ok(setJobStatus, { ...at(uid), body: { status: 'active' } })).status).toBe('pending_review');
  });

  it('A flagged edit and a flagged repost need a review, and a rejected job keeps its reason', async () => {
    const { me, person } = await someEmployer();
    const { uid, id } = await me.ok(postJob, { body: post });
    expect((await me.ok(editJob, { ...at(uid), body: { ...post, description: fee } })).status).toBe('pending_review');
    expect((await me.ok(editJob, { ...at(uid), body: post })).status).toBe('pending_review');
    await inTransaction(database.db, (tx) => rejectJob(tx, id, 'No fee may be asked of workers.'));
    await runTasks(database);
    expect(await kindsOf(person)).toEqual(['job_held', 'job_rejected']);
    const refused = await me.ok(getMyJob, { ...at(uid), query: {} });
    expect(refused).toMatchObject({ status: 'removed', review_note: 'No fee may be asked of workers.', allowed: [] });
    expect((await me.problem(editJob, { ...at(uid), body: post })).code).toBe('job_not_editable');

    const second = await me.ok(postJob, { body: post });
    await me.ok(setJobStatus, { ...at(second.uid), body: { status: 'closed' } });
    const again = await me.ok(editJob, { ...at(second.uid), body: { ...post, description: fee, status: 'active' } });
    expect(again.status).toBe('pending_review');

    const third = await me.ok(postJob, { body: post });
    await run(database.db, sql`update jobs set expires_at = now() where id = ${third.id}`);
    const anew = await me.ok(editJob, { ...at(third.uid), body: { ...post, description: fee, status: 'active' } });
    expect(anew.status).toBe('pending_review');
    expect(anew.findings.length).toBeGreaterThan(0);
  });

  it('A flagged title reaches no applicant by notifications or saved jobs', async () => {
    const { me } = await someEmployer();
    const posted = await me.ok(postJob, { body: post });
    const { labour } = await buildApplication(database.db, { job: { ...posted, employer_id: posted.employer.id } });
    const saver = api.as(await buildSession(database.db, await buildLabour(database.db)));
    await saver.ok(jobEndpoints.saveJob, at(posted.uid));
    const hostile = { ...post, title: 'Pay Rs 500 as a registration fee' };
    await me.ok(setJobStatus, { ...at(posted.uid), body: { status: 'filled' } });
    expect((await me.problem(editJob, { ...at(posted.uid), body: hostile })).code).toBe('job_not_editable');
    await me.ok(setJobStatus, { ...at(posted.uid), body: { status: 'active' } });
    expect((await me.ok(editJob, { ...at(posted.uid), body: hostile })).status).toBe('pending_review');
    await me.ok(editJob, { ...at(posted.uid), body: { ...hostile, title: `${hostile.title} first` } });
    await runTasks(database);
    await me.ok(setJobStatus, { ...at(posted.uid), body: { status: 'closed' } });
    await runTasks(database);
    const noticesQuery = sql`select kind, params ->> 'job_title' as title from notifications where user_id = ${labour.id} order by id`;
    expect(await many(database.db, noticesQuery, z.object({ kind: z.string(), title: z.string() }))).toEqual([
      { kind: 'job_changed', title: post.title },
      { kind: 'application_job_ended', title: post.title },
    ]);
    expect((await saver.ok(jobEndpoints.listSavedJobs, { query: {} })).jobs).toEqual([]);
  });

  it('A job of an unverified employer needs a review if the setting demands it', async () => {
    const { me, person } = await someEmployer();
    await setSetting(database.db, 'review_unverified_employers', true);
    try {
      expect(await me.ok(postJob, { body: post })).toMatchObject({ status: 'pending_review', findings: [] });
      await run(database.db, sql`update identities set status = 'verified' where user_id = ${person.id}`);
      expect((await me.ok(postJob, { body: post })).status).toBe('active');
    } finally {
      await setSetting(database.db, 'review_unverified_employers', false);
    }
  });
});

describe('the lifetime of a job', () => {
  it('An extension adds one week, up to 90 days after posting', async () => {
    const { me } = await someEmployer();
    const posted = await me.ok(postJob, { body: post });
    const longer = await me.ok(extendJob, at(posted.uid));
    expect(daysFromNow(longer.expires_at)).toBeGreaterThan(13.9);
    expect(daysFromNow(longer.extendable_until)).toBeGreaterThan(89.9);
    await run(
      database.db,
      sql`update jobs set posted_at = now() - interval '88 days', expires_at = now() + interval '1 day' where id = ${posted.id}`,
    );
    const last = await me.ok(extendJob, at(posted.uid));
    expect(daysFromNow(last.expires_at)).toBeLessThan(2.01);
    expect(last.extendable_until).toBeNull();
    expect(await me.problem(extendJob, at(posted.uid))).toMatchObject({
      code: 'extension_limit',
      days: 90,
      status: 409,
    });
    await run(database.db, sql`update jobs set expires_at = now() where id = ${posted.id}`);
    expect((await me.ok(getMyJob, { ...at(posted.uid), query: {} })).status).toBe('expired');
    expect(await me.problem(extendJob, at(posted.uid))).toMatchObject({ code: 'job_transition', from: 'expired' });
  });

  it('A reposted job gets a new lifetime and needs a future start date', async () => {
    const { me } = await someEmployer();
    const { uid, id } = await me.ok(postJob, { body: { ...post, start_date: day(1) } });
    await run(
      database.db,
      sql`update jobs set start_date = ${day(-3)}, expires_at = now() - interval '1 day' where id = ${id}`,
    );
    expect((await me.problem(setJobStatus, { ...at(uid), body: { status: 'active' } })).error_codes).toEqual({
      start_date: ['date_past'],
    });
    const again = await me.ok(editJob, { ...at(uid), body: { ...post, start_date: day(2), status: 'active' } });
    expect(again.status).toBe('active');
    expect(daysFromNow(again.expires_at)).toBeGreaterThan(2);
  });

  it('A job is filled with its last position and can be reopened only while positions are free', async () => {
    const { me, person } = await someEmployer();
    const job = await buildJob(database.db, { employer: person, positions: 1, status: 'filled' });
    const taken = await buildApplication(database.db, { job, status: 'accepted' });
    const reopen = { ...at(job.uid), body: { status: 'active' as const } };
    expect(await me.problem(setJobStatus, reopen)).toMatchObject({ code: 'positions_filled', status: 409 });
    expect((await me.ok(editJob, { ...at(job.uid), body: { ...post, positions: 2, status: 'active' } })).status).toBe(
      'active',
    );
    expect((await me.ok(editJob, { ...at(job.uid), body: { ...post, positions: 1 } })).status).toBe('filled');
    await run(database.db, sql`update applications set status = 'withdrawn' where id = ${taken.id}`);
    expect((await me.ok(setJobStatus, reopen)).status).toBe('active');
  });
});

describe('the jobs of an employer', () => {
  it('A copy of a job is a draft without its dates', async () => {
    const { me } = await someEmployer();
    const posted = await me.ok(postJob, { body: fullPost });
    const { start_date: _date, walk_in: _days, ...same } = fullPost;
    const copied = await me.ok(copyJob, at(posted.uid));
    expect(copied).toMatchObject({ ...same, status: 'draft', start_date: null, walk_in: null });
    expect(copied.uid).not.toBe(posted.uid);
  });

  it('A deleted job gets `not_found`, and the list filters by status', async () => {
    const { me } = await someEmployer();
    const [first, second] = [await me.ok(postJob, { body: post }), await me.ok(postJob, { body: post })];
    await me.ok(postJob, { body: { status: 'draft' } });
    expect(await me.ok(deleteJob, at(first.uid))).toEqual({ removed: true });
    expect((await me.problem(getMyJob, at(first.uid))).code).toBe('not_found');
    expect((await me.problem(deleteJob, at(first.uid))).code).toBe('not_found');
    const mine = await me.ok(listMyJobs, { query: {} });
    expect(mine.by_status).toEqual({ active: 1, draft: 1 });
    const { jobs } = await me.ok(listMyJobs, { query: { status: 'active' } });
    expect(jobs.map(({ uid }) => uid)).toEqual([second.uid]);
  });

  it('A job shows its applicants by status', async () => {
    const { me, person } = await someEmployer();
    const job = await buildJob(database.db, { employer: person });
    for (const status of ['pending', 'under_review', 'shortlisted', 'accepted', 'completed', 'withdrawn'] as const)
      await buildApplication(database.db, { job, labour: await buildLabour(database.db), status });
    const seen = await me.ok(getMyJob, { ...at(job.uid), query: {} });
    expect(seen).toMatchObject({
      counts: { pending: 2, shortlisted: 1, accepted: 2, working: 1 },
      application_count: 5,
    });
  });

  it('An employer may create twenty jobs a day, including drafts and copies', async () => {
    const { me, person } = await someEmployer();
    for (let count = 1; count < 20; count += 1) await buildJob(database.db, { employer: person, status: 'draft' });
    const { uid } = await me.ok(postJob, { body: { ...post, status: 'draft' } });
    for (const refused of [
      await me.problem(postJob, { body: post }),
      await me.problem(postJob, { body: { status: 'draft' } }),
      await me.problem(copyJob, at(uid)),
    ])
      expect(refused).toMatchObject({ code: 'rate_limited', status: 429 });
    expect((await me.ok(setJobStatus, { ...at(uid), body: { status: 'active' } })).status).toBe('active');
  });

  it('A verified employer may have more than ten open jobs, and pausing does not avoid the limit for others', async () => {
    const { me, person } = await someEmployer();
    const { uid } = await me.ok(postJob, { body: post });
    await me.ok(setJobStatus, { ...at(uid), body: { status: 'paused' } });
    for (let count = 1; count <= 10; count += 1) await buildJob(database.db, { employer: person });
    const show = { ...at(uid), body: { status: 'active' as const } };
    expect(await me.problem(setJobStatus, show)).toMatchObject({ code: 'active_jobs_limit', limit: 10 });
    await run(database.db, sql`update identities set status = 'verified' where user_id = ${person.id}`);
    expect((await me.ok(setJobStatus, show)).status).toBe('active');
  });

  it('An employer is notified once when a reported job is held', async () => {
    const { person } = await someEmployer();
    const job = await buildJob(database.db, { employer: person });
    expect(await inTransaction(database.db, (tx) => holdJob(tx, job.id, 'system'))).toBe(true);
    expect(await inTransaction(database.db, (tx) => holdJob(tx, job.id, 'system'))).toBe(false);
    await runTasks(database);
    expect(await kindsOf(person)).toEqual(['job_held']);
  });

  it('A held job that is closed and reposted stays in review', async () => {
    const { me, person } = await someEmployer();
    const job = await buildJob(database.db, { employer: person });
    await inTransaction(database.db, (tx) => holdJob(tx, job.id, 'system'));
    await me.ok(setJobStatus, { ...at(job.uid), body: { status: 'closed' } });
    expect((await me.ok(setJobStatus, { ...at(job.uid), body: { status: 'active' } })).status).toBe('pending_review');
  });
});

// Ratings over HTTP: permissions, visibility, edit period, objections of rated users, texts that moderators hide (D34,
// D36).
import { describe, expect, it } from 'vitest';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { ratingEndpoints } from '#contracts/ratings.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { setApplicationStatus } from '#marketplace/applications/actions/change-status.ts';
import * as erasers from '#marketplace/privacy/queries/erase.ts';
import { decideRating } from '#marketplace/ratings/actions/contest.ts';
import { revealRatings } from '#marketplace/ratings/actions/reveal.ts';
import { listRatingsToDecide } from '#marketplace/ratings/received-queries.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { rate, changeRating, listGiven, listReceived, contestRating, lintReview, getScore } = ratingEndpoints;

const as = async (person: Person) => api.as(await buildSession(database.db, person));

/** Returns an application, completed by default, with sessions of its worker and its employer. */
async function work(status: 'completed' | 'accepted' | 'shortlisted' = 'completed') {
  const built = await buildApplication(database.db, { status });
  return { ...built, worker: await as(built.labour), boss: await as(built.employer) };
}

const received = async (caller: ReturnType<typeof api.as>) => (await caller.ok(listReceived, { query: {} })).ratings;
const reveal = () => revealRatings({ db: database.db }, () => {});
const named = z.object({ name: z.string() });
const eventsOf = async (id: number) =>
  (
    await many(
      database.db,
      sql`select name from domain_events where (payload ->> 'rating_id')::bigint = ${id} order by id`,
      named,
    )
  ).map(({ name }) => name);

describe('a rating', () => {
  it('A rating is hidden until the other side has rated; then both are visible and final', async () => {
    const { id, worker, boss } = await work();
    const given = await worker.ok(rate, { body: { application_id: id, score: 4, review: 'They paid on the day.' } });
    expect(given).toMatchObject({ score: 4, review_status: 'shown', visible_at: null, findings: [] });
    expect(given.editable_until).not.toBeNull();
    expect(await received(boss)).toEqual([]);
    const params = { rating_id: String(given.id) };
    const changed = await worker.ok(changeRating, { params, body: { score: 5 } });
    expect(changed).toMatchObject({ score: 5, review: 'They paid on the day.' });
    await worker.ok(changeRating, { params, body: {} });
    expect((await worker.problem(rate, { body: { application_id: id, score: 1 } })).code).toBe('already_rated');

    const other = await boss.ok(rate, { body: { application_id: id, score: 3 } });
    expect(other.editable_until).toBeNull();
    expect(await received(boss)).toMatchObject([{ score: 5, review: 'They paid on the day.', from: 'Ravi Kumar' }]);
    expect(await received(worker)).toMatchObject([{ score: 3, review: null, from: 'Sai Construction', contest: null }]);
    expect((await worker.problem(changeRating, { params, body: { score: 1 } })).code).toBe('rating_visible');
    expect(await eventsOf(given.id)).toEqual(['rating.given', 'rating.changed', 'rating.revealed']);
    const { ratings } = await worker.ok(listGiven, { query: { application_id: String(id) } });
    expect(ratings).toHaveLength(1);
    const { review: _words, ...payload } = await one(
      database.db,
      sql`select string_agg(payload::text, '') as payload, null as review from domain_events where name like 'rating.%'`,
      z.object({ payload: z.string(), review: z.null() }),
    );
    expect(payload.payload).not.toContain('paid');
  });

  it('A single rating becomes visible after 14 days and can be changed for 48 hours', async () => {
    const { id, worker, boss } = await work();
    const given = await boss.ok(rate, { body: { application_id: id, score: 2 } });
    const age = (days: number) =>
      run(database.db, sql`update ratings set created_at = now() - ${days} * interval '1 day' where id = ${given.id}`);
    await age(2.1);
    const late = await boss.problem(changeRating, { params: { rating_id: given.id }, body: { score: 1 } });
    expect(late.code).toBe('rating_closed');
    await age(13.9);
    await reveal();
    expect(await received(worker)).toEqual([]);
    await age(14);
    await Promise.all([reveal(), reveal()]);
    expect(await received(worker)).toMatchObject([{ score: 2 }]);
    expect(await eventsOf(given.id)).toEqual(['rating.given', 'rating.revealed']);
  });

  it('A rating is permitted after completion or a week after the start, once, and only for own work', async () => {
    const open = await work('shortlisted');
    expect((await open.worker.problem(rate, { body: { application_id: open.id, score: 5 } })).code).toBe(
      'rating_closed',
    );
    const accepted = await work('accepted');
    const begin = (days: number) =>
      run(
        database.db,
        sql`update jobs set start_date = (now() at time zone 'Asia/Kolkata')::date - ${days}::int where id = ${accepted.job.id}`,
      );
    const body = { application_id: accepted.id, score: 5 };
    expect((await accepted.boss.problem(rate, { body })).code).toBe('rating_closed');
    await begin(6);
    expect((await accepted.boss.problem(rate, { body })).code).toBe('rating_closed');
    await begin(7);
    const both = await Promise.all([accepted.boss, accepted.boss].map((caller) => caller.send(rate, { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const stranger = await as(await buildLabour(database.db));
    expect((await stranger.problem(rate, { body })).code).toBe('not_found');
    const [given] = (await accepted.boss.ok(listGiven, { query: {} })).ratings;
    const params = { rating_id: given?.id ?? 0 };
    expect((await accepted.worker.problem(changeRating, { params, body: { score: 1 } })).code).toBe('not_found');
    const contest = await accepted.worker.problem(contestRating, { params, body: { reason: 'Not so.' } });
    expect(contest.code).toBe('not_found');
    for (const score of [0, 6, 2.5, '5', null])
      expect((await accepted.worker.problem(rate, { body: { ...body, score } })).code).toBe('validation_failed');
    const long = await accepted.worker.problem(rate, { body: { ...body, review: 'x'.repeat(501) } });
    expect(long.error_codes).toEqual({ review: ['too_long'] });
    expect((await accepted.worker.problem(rate, { body: { ...body, visible_at: 'now' } })).code).toBe(
      'validation_failed',
    );
  });

  it('A rating that is sent twice with one idempotency key is stored once, and both calls return it', async () => {
    const { id, worker } = await work();
    const call = { body: { application_id: id, score: 4 }, headers: { 'idempotency-key': 'a-tap-on-four-stars' } };
    const [first, second] = await Promise.all([worker.ok(rate, call), worker.ok(rate, call)]);
    expect(second).toEqual(first);
    expect(await eventsOf(first.id)).toEqual(['rating.given']);
    const other = { ...call, body: { application_id: id, score: 1 } };
    expect((await worker.problem(rate, other)).code).toBe('idempotency_key_reused');
    expect((await worker.problem(rate, { body: call.body })).code).toBe('already_rated');
  });

  it('A rating is visible immediately if `rating_double_blind` is off', async () => {
    await setSetting(database.db, 'rating_double_blind', false);
    const { id, worker, boss } = await work();
    await boss.ok(rate, { body: { application_id: id, score: 5 } });
    expect(await received(worker)).toHaveLength(1);
    await setSetting(database.db, 'rating_double_blind', true);
  });
});

describe('the text of a rating', () => {
  const marked = 'Bad people, they asked me to pay a registration fee. Call 98765 43210.';

  it('A flagged text needs a moderator, while its stars count', async () => {
    const { id, worker, boss } = await work();
    const { findings } = await worker.ok(lintReview, { body: { review: marked } });
    expect(findings[0]).toMatchObject({ field: 'review' });
    const given = await worker.ok(rate, { body: { application_id: id, score: 1, review: marked } });
    expect(given).toMatchObject({ review_status: 'held', findings });
    await boss.ok(rate, { body: { application_id: id, score: 5 } });
    expect(await received(boss)).toMatchObject([{ score: 1, review: null, review_status: 'held' }]);
    const [waiting] = await listRatingsToDecide(database.db, 10);
    expect(waiting).toMatchObject({ id: given.id, review: marked });
    const verdict = { rating_id: given.id, moderator: 'Meera', outcome: 'Told as it was.' };
    await decideRating({ db: database.db }, { ...verdict, verdict: 'keep' });
    expect(await received(boss)).toMatchObject([{ score: 1, review: marked, review_status: 'shown' }]);
    await expect(decideRating({ db: database.db }, { ...verdict, verdict: 'keep' })).rejects.toMatchObject({
      code: 'already_decided',
    });
  });

  it('The rated user may contest the text once; a hidden text disappears, and its stars still count', async () => {
    const { id, worker, boss } = await work();
    const { id: rating_id } = await boss.ok(rate, { body: { application_id: id, score: 1, review: 'Never came.' } });
    await worker.ok(rate, { body: { application_id: id, score: 2 } });
    const params = { rating_id: String(rating_id) };
    const contested = await worker.ok(contestRating, { params, body: { reason: 'I was there each day.' } });
    expect(contested.contest).toMatchObject({ status: 'open', reason: 'I was there each day.' });
    expect((await worker.problem(contestRating, { params, body: { reason: 'Again.' } })).code).toBe(
      'already_contested',
    );
    expect((await boss.problem(contestRating, { params, body: { reason: 'Mine.' } })).code).toBe('not_found');
    await runTasks(database);
    await decideRating(
      { db: database.db },
      { rating_id, verdict: 'hide', moderator: 'Meera', outcome: 'The entries say otherwise.' },
    );
    const list = await worker.ok(listReceived, { query: {} });
    expect(list).toMatchObject({ rating: 1, spread: [1, 0, 0, 0, 0], total: 1 });
    expect(list.ratings[0]).toMatchObject({
      score: 1,
      review: null,
      review_status: 'hidden',
      contest: { status: 'upheld', outcome: 'The entries say otherwise.' },
    });
    await runTasks(database);
    const bell = await worker.ok(notificationEndpoints.listLabour, { query: {} });
    expect(bell.notifications[0]).toMatchObject({ subject: 'own_ratings', notification_type: 'system_message' });
    expect(bell.notifications[0]?.message).toContain('The entries say otherwise.');
    const bossNotices = await boss.ok(notificationEndpoints.listEmployer, { query: {} });
    expect(bossNotices.notifications[0]?.title).toBe('The words of your rating are not shown');
  });
});

describe('the ratings of an erased user', () => {
  it('The ratings of an erased user keep their stars, without text and name', async () => {
    const { id, labour, worker, boss } = await work();
    await worker.ok(rate, { body: { application_id: id, score: 2, review: 'Paid late.' } });
    await boss.ok(rate, { body: { application_id: id, score: 4, review: 'Good mason.' } });
    const erased = { ...labour, phone: null, known_as: null, invite_digest: null };
    for (const statement of [...erasers.ratings(erased), ...erasers.account(erased)]) await run(database.db, statement);
    const list = await boss.ok(listReceived, { query: {} });
    expect(list).toMatchObject({ rating: 2, total: 1 });
    expect(list.ratings[0]).toMatchObject({ score: 2, review: null, from: null });
    const { words } = await one(
      database.db,
      sql`select count(review)::int as words from ratings where application_id = ${id}`,
      z.object({ words: z.int() }),
    );
    expect(words).toBe(0);
  });
});

describe('completed work', () => {
  it('Both sides are asked to rate, the rated user is notified once the rating is visible, and the score changes at once', async () => {
    const employer = await buildEmployer(database.db);
    const job = await buildJob(database.db, { employer, title: 'Tiles for a bath' });
    const built = await buildApplication(database.db, { job, status: 'accepted' });
    const [worker, boss] = [await as(built.labour), await as(employer)];
    await setApplicationStatus({ db: database.db }, employer, built.id, { status: 'completed' });
    await runTasks(database);
    await runTasks(database);
    const bellOf = async (caller: typeof boss, side: 'listLabour' | 'listEmployer') =>
      (await caller.ok(notificationEndpoints[side], { query: {} })).notifications;
    const requests = async (caller: typeof boss, side: 'listLabour' | 'listEmployer') =>
      (await bellOf(caller, side)).filter(({ notification_type }) => notification_type === 'rating_request');
    expect(await requests(worker, 'listLabour')).toMatchObject([
      { title: 'How was the work?', application_id: built.id },
    ]);
    expect(await requests(boss, 'listEmployer')).toMatchObject([{ title: 'How did Ravi Kumar work?' }]);
    expect((await worker.ok(getScore, {})).jobs_completed).toBe(1);

    await boss.ok(rate, { body: { application_id: built.id, score: 5 } });
    await runTasks(database);
    expect(await requests(worker, 'listLabour')).toHaveLength(1);
    await worker.ok(rate, { body: { application_id: built.id, score: 4 } });
    await runTasks(database);
    const [rated] = await bellOf(worker, 'listLabour');
    expect(rated).toMatchObject({ title: 'You have a new rating', subject: 'own_ratings' });
    expect(await worker.ok(getScore, {})).toMatchObject({
      rating: 5,
      review_count: 1,
      label: 'new',
      events_missing: 1,
    });
    // The score task was delayed by one second to merge changes; run it now.
    await run(database.db, sql`update queue_bulk._private_jobs set run_at = now()`);
    await runTasks(database);
    const stored = await one(
      database.db,
      sql`select rating, jobs_completed from reputations where user_id = ${employer.id}`,
      z.object({ rating: z.number(), jobs_completed: z.int() }),
    );
    expect(stored).toEqual({ rating: 4, jobs_completed: 1 });
  });
});

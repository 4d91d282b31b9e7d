// Matching over HTTP and in the worker process: jobs for a worker, workers for a job, invitations, notifications of new
// jobs.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import type { Match } from '#contracts/matching.ts';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { matchingEndpoints } from '#contracts/recommended.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { approveJob } from '#marketplace/jobs/actions/moderate.ts';
import { matchApplicants } from '#marketplace/matching/actions/match-applicants.ts';
import { insertMatchNotifications, withAdvisoryLock } from '#marketplace/notifications/match-queries.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const api = useApi(database);
const { recommendedJobs, fittingWorkers, inviteWorker, jobReach } = matchingEndpoints;

const as = async (person: Person) => api.as(await buildSession(database.db, person));
const codes = ({ reasons }: Match) => reasons.map(({ code }) => code);
const sum = ({ reasons }: Match) => reasons.reduce((all, { weight }) => all + weight, 0);
const at = (uid: string) => ({ params: { job_uid: uid } });

const noticeShape = z.object({
  user_id: z.int(),
  kind: z.string(),
  job_uid: z.nullable(z.string()),
  notification_type: z.string(),
});
const noticesOf = (...people: Person[]) =>
  many(
    database.db,
    sql`select user_id, kind, notification_type, params ->> 'job_uid' as job_uid from notifications
      where user_id = any(${people.map(({ id }) => id)}::bigint[]) and kind in ('job_match', 'job_invited') order by user_id, id`,
    noticeShape,
  );

const post = {
  title: 'Tiler for a new house',
  state: 'Kerala',
  city: 'Kochi',
  job_type: 'daily_wage' as const,
  salary_amount: 900,
  salary_period: 'day' as const,
  description: 'Floor and wall tiles in three bathrooms.',
  role: 'tiler' as const,
};

/** Creates a tiler in Kochi. No other function in this file creates tilers. */
async function tiler(details: Parameters<typeof buildLabour>[1] = {}) {
  const person = await buildLabour(database.db, { skills: ['tiler'], ...details });
  await run(database.db, sql`update users set state = 'Kerala', city = 'Kochi' where id = ${person.id}`);
  return person;
}

const agreeToBeFound = async (person: Person) =>
  (await as(person)).ok(privacyEndpoints.setConsents, { body: { being_found: true } });

describe('recommended jobs', () => {
  it('The best matching jobs come first with the reasons of their score, without closed, reported and decided ones', async () => {
    const me = await buildLabour(database.db, { skills: ['mason'] });
    await run(
      database.db,
      sql`update labour_profiles set expected_salary = 900, expected_salary_period = 'day' where user_id = ${me.id}`,
    );
    const here = await buildJob(database.db);
    const poorer = await buildJob(database.db, { salary_amount: 600 });
    const near = await buildJob(database.db, { role: 'plasterer', title: 'Plasterer for a flat' });
    await run(database.db, sql`update jobs set shift = 'day' where id = ${near.id}`);
    const office = await buildJob(database.db, { title: 'HR Manager' });
    await run(database.db, sql`update jobs set role = null where id = ${office.id}`);
    const cook = await buildJob(database.db, { role: 'cook', title: 'Cook for a site' });
    const nextTown = await buildJob(database.db, { city: 'Pimpri' });
    const closed = await buildJob(database.db, { status: 'paused' });
    const refused = await buildApplication(database.db, {
      labour: me,
      job: await buildJob(database.db),
      status: 'rejected',
    });
    const reported = await buildJob(database.db);
    const foreign = await buildJob(database.db, {
      role: 'cook',
      title: 'Cook for a canteen',
      state: 'Assam',
      city: 'Guwahati',
    });
    await run(
      database.db,
      sql`insert into reports (case_number, reporter_id, target_type, job_id, reason) values ('KS-AB12-CD34', ${me.id}, 'job', ${reported.id}, 'fraud')`,
    );
    const client = await as(me);
    const { jobs } = await client.ok(recommendedJobs, { query: { limit: '50' } });
    const place = (job: { id: number }) => jobs.findIndex(({ id }) => id === job.id);
    expect(place(here)).toBe(0);
    expect(place(poorer)).toBeGreaterThan(place(here));
    expect(place(near)).toBeGreaterThan(place(poorer));
    expect(place(nextTown)).toBeGreaterThan(-1);
    for (const gone of [closed, refused.job, reported, foreign, office, cook]) expect(place(gone)).toBe(-1);
    expect(jobs.map(({ match }) => match.score)).toEqual(jobs.map(({ match }) => match.score).sort((a, b) => b - a));
    for (const { match } of jobs) expect(sum(match)).toBe(match.score);
    expect(codes(jobs[0]?.match ?? { fits: false, score: 0, reasons: [] })).toEqual(
      expect.arrayContaining(['skill', 'distance', 'pay', 'state']),
    );
    expect(jobs[0]?.distance_km).toBe(0);
    expect(jobs[0]?.employer).not.toHaveProperty('phone_number');
    expect((await client.ok(recommendedJobs, { query: { limit: '1' } })).jobs).toHaveLength(1);
    expect((await client.problem(recommendedJobs, { query: { limit: 'many' } })).code).toBe('validation_failed');

    const seen = await client.ok(jobEndpoints.getJob, { ...at(here.uid), query: {} });
    expect(seen.match).toEqual(jobs[0]?.match);
    const far = await client.ok(jobEndpoints.getJob, { ...at(nextTown.uid), query: {} });
    expect(far.distance_km).toBe(Math.round(jobs[place(nextTown)]?.distance_km ?? 0));
    expect(far.distance_km).toBeGreaterThan(1);
    const visitor = await api.as().ok(jobEndpoints.getJob, { ...at(nextTown.uid), query: {} });
    expect(visitor).toMatchObject({ match: null, distance_km: null });
    expect((await client.ok(jobEndpoints.getJob, { ...at(office.uid), query: {} })).match?.fits).toBe(false);
  });

  it('A worker with fewer than three fitting jobs is offered the trade in the smallest wider place that has more', async () => {
    const me = await buildLabour(database.db, { skills: ['glazier'] });
    const client = await as(me);
    expect(await client.ok(recommendedJobs, { query: {} })).toEqual({ jobs: [], wider: null });
    const glazier = { role: 'glazier', title: 'Glazier for a tower' };
    await buildJob(database.db, { ...glazier, state: 'Kerala', city: 'Kochi' });
    const far = await client.ok(recommendedJobs, { query: {} });
    expect(far).toEqual({ jobs: [], wider: { role: 'glazier', state: null, total: 1 } });
    await buildJob(database.db, { ...glazier, city: 'Nagpur' });
    const inState = await client.ok(recommendedJobs, { query: {} });
    expect(inState).toEqual({ jobs: [], wider: { role: 'glazier', state: 'Maharashtra', total: 1 } });
    for (let made = 0; made < 3; made += 1) await buildJob(database.db, glazier);
    const enough = await client.ok(recommendedJobs, { query: { limit: '2' } });
    expect(enough.jobs).toHaveLength(2);
    expect(enough.wider).toBeNull();
  });

  it('A worker with an empty profile gets an empty list', async () => {
    const client = await as(await buildLabour(database.db, { incomplete: true }));
    const { jobs } = await client.ok(recommendedJobs, { query: {} });
    expect(jobs).toEqual([]);
  });
});

describe('the notification of a new job', () => {
  it('Matching workers are notified once, in their language, unless they have muted the type', async () => {
    const employer = await buildEmployer(database.db);
    const [ravi, meena, muted, cook] = [
      await tiler(),
      await tiler({ language: 'hi' }),
      await tiler(),
      await buildLabour(database.db, { skills: ['cook'] }),
    ];
    await run(database.db, sql`update users set muted_notifications = '{job_match}' where id = ${muted.id}`);
    const job = await (await as(employer)).ok(jobEndpoints.postJob, { body: post });
    const { pushed } = await runTasks(database);
    const expected = [ravi, meena].map(({ id }) => ({
      user_id: id,
      kind: 'job_match',
      notification_type: 'job_match',
      job_uid: job.uid,
    }));
    expect(await noticesOf(ravi, meena, muted, cook)).toEqual(expected);
    const client = await as(employer);
    expect(await client.ok(jobReach, at(job.uid))).toEqual({ notified: 2, near: 2 });
    await run(database.db, sql`update users set city = 'Thrissur' where id = ${ravi.id}`);
    expect(await client.ok(jobReach, at(job.uid))).toEqual({ notified: 2, near: 1 });
    await run(database.db, sql`update users set city = 'Kochi' where id = ${ravi.id}`);
    expect(await client.ok(jobReach, at((await buildJob(database.db, { employer })).uid))).toEqual({
      notified: 0,
      near: 0,
    });
    const other = await as(await buildEmployer(database.db));
    expect((await other.problem(jobReach, at(job.uid))).code).toBe('not_found');
    const rung = pushed.filter(({ payload }) => Object(payload).job_uid === job.uid);
    expect(rung.map(({ rooms }) => rooms).sort()).toEqual([[`user:${ravi.id}`], [`user:${meena.id}`]].sort());
    expect(rung.map(({ payload }) => Object(payload).title).sort()).toEqual(
      ['A job that fits you', 'आपके लायक़ काम'].sort(),
    );

    // Add the same task again, as after a crash. The second run must send no push about the job.
    await run(
      database.db,
      sql`select queue_bulk.add_job('match_job', json_build_object('event_id', id)) from domain_events
        where name = 'job.posted' and payload ->> 'job_id' = ${String(job.id)}`,
    );
    expect((await runTasks(database)).pushed.filter(({ payload }) => Object(payload).job_uid === job.uid)).toEqual([]);
    expect(await noticesOf(ravi, meena, muted, cook)).toEqual(expected);
  });

  it('Workers are notified when a moderator approves the job, not before', async () => {
    const employer = await buildEmployer(database.db);
    const person = await tiler();
    await setSetting(database.db, 'review_unverified_employers', true);
    const job = await (await as(employer)).ok(jobEndpoints.postJob, { body: post });
    await setSetting(database.db, 'review_unverified_employers', false);
    await runTasks(database);
    expect(await noticesOf(person)).toEqual([]);
    await inTransaction(database.db, (tx) => approveJob(tx, job.id));
    await runTasks(database);
    expect(await noticesOf(person)).toMatchObject([{ job_uid: job.uid }]);
  });

  it('A job with more matches than one batch notifies all of them, in messages of at most 250 users, and resumes after an interruption', async () => {
    const { total: there } = await one(
      database.db,
      sql`with made as (
          insert into users (user_type, first_name, last_name, state, city) select 'labour', 'Ravi', 'Naik', 'Goa', 'Panaji' from generate_series(1, 1200)
          returning id
        ), profiles as (insert into labour_profiles (user_id, skills, experience_years) select id, '{cobbler}', 3 from made)
        select count(*)::int as total from made`,
      z.object({ total: z.int() }),
    );
    const client = await as(await buildEmployer(database.db));
    const shoes = { title: 'Cobbler for a shoe shop', role: 'cobbler' as const, state: 'Goa', city: 'Panaji' };
    const job = await client.ok(jobEndpoints.postJob, { body: { ...post, ...shoes } });
    // One user was already notified by a run that was interrupted.
    await run(
      database.db,
      sql`insert into notifications (user_id, kind, notification_type, event_id, event_at)
        select (select min(user_id) from labour_profiles where skills = '{cobbler}'), 'job_match', 'job_match', id, recorded_at
        from domain_events where name = 'job.posted' and payload ->> 'job_id' = ${String(job.id)}`,
    );
    const rung = (await runTasks(database)).pushed.filter(({ payload }) => Object(payload).job_uid === job.uid);
    const rooms = rung.flatMap((message) => message.rooms);
    // A push message has at most 250 recipients: the batch of 1,000 users becomes four messages, and the batch of 199
    // becomes one.
    expect(rung).toHaveLength(5);
    expect(Math.max(...rung.map((message) => message.rooms.length))).toBe(250);
    expect(new Set(rung.map(({ payload }) => Object(payload).id))).toEqual(new Set([null]));
    expect(new Set(rooms).size).toBe(there - 1);
    expect(rooms).toHaveLength(there - 1);
    const stored = await one(
      database.db,
      sql`select count(distinct n.user_id)::int as total from notifications n join labour_profiles l on l.user_id = n.user_id
        where n.kind = 'job_match' and l.skills = '{cobbler}'`,
      z.object({ total: z.int() }),
    );
    expect(stored.total).toBe(there);
  });

  it('A worker who reached the daily limit is not notified', async () => {
    const person = await tiler();
    await setSetting(database.db, 'match_notify_per_day', 2);
    const client = await as(await buildEmployer(database.db));
    for (const title of ['Tiler for a shop', 'Tiler for a hall', 'Tiler for a school'])
      await client.ok(jobEndpoints.postJob, { body: { ...post, title } });
    await runTasks(database);
    expect(await noticesOf(person)).toHaveLength(2);
    await setSetting(database.db, 'match_notify_per_day', 5);
  });

  it("Two jobs at the same time do not exceed a worker's daily limit", async () => {
    const person = await tiler();
    const client = await as(await buildEmployer(database.db));
    await setSetting(database.db, 'match_notify_per_day', 0);
    const { uid } = await client.ok(jobEndpoints.postJob, { body: { ...post, title: 'Tiler for a mall' } });
    await runTasks(database);
    await setSetting(database.db, 'match_notify_per_day', 1);
    const { id: first } = await one(
      database.db,
      sql`select e.id from domain_events e join jobs j on j.id = (e.payload ->> 'job_id')::bigint
        where e.name = 'job.posted' and j.uid = ${uid}`,
      z.object({ id: z.int() }),
    );
    await client.ok(jobEndpoints.postJob, { body: { ...post, title: 'Tiler for a bath' } });
    const { others } = await withAdvisoryLock(database.db, async (tx) => {
      await insertMatchNotifications(tx, first, { ids: [person.id], perDay: 1 });
      const tasks = runTasks(database);
      const held = waitFor('the second job to wait for the lock', async () => {
        const waiting = sql`select 1 from pg_locks l join pg_database d on d.oid = l.database
          where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`;
        return (await run(database.db, waiting)) > 0;
      });
      await Promise.any([tasks, held]);
      return { others: tasks };
    });
    await others;
    expect(await noticesOf(person)).toHaveLength(1);
    await setSetting(database.db, 'match_notify_per_day', 5);
  });
});

describe('workers for a job', () => {
  it('The list of workers for a job has consenting workers who have not applied, with reasons, but without phone, gender and full name', async () => {
    const employer = await buildEmployer(database.db);
    const job = await buildJob(database.db, { employer, role: 'welder', title: 'Welder for gates' });
    const [shown, silent, applied] = [
      await buildLabour(database.db, { skills: ['welder'], first_name: 'Asha', last_name: 'Pawar' }),
      await buildLabour(database.db, { skills: ['welder'] }),
      await buildLabour(database.db, { skills: ['welder'] }),
    ];
    for (const person of [shown, applied]) await agreeToBeFound(person);
    await buildApplication(database.db, { job, labour: applied });
    const client = await as(employer);
    const far = await buildLabour(database.db, { skills: ['welder'] });
    await run(database.db, sql`update users set city = 'Gadchiroli' where id = ${far.id}`);
    await run(database.db, sql`update labour_profiles set experience_years = 0 where user_id = ${far.id}`);
    await agreeToBeFound(far);
    const { workers } = await client.ok(fittingWorkers, { ...at(job.uid), query: {} });
    expect(workers.map(({ id }) => id)).toEqual([shown.id]);
    const invitation = await client.problem(inviteWorker, { ...at(job.uid), body: { labour_id: far.id } });
    expect(invitation.code).toBe('not_found');
    expect(workers[0]).toMatchObject({
      first_name: 'Asha',
      last_name: 'P',
      city: 'Pune',
      skills: ['welder'],
      invited: false,
    });
    expect(JSON.stringify(workers)).not.toMatch(new RegExp(`${shown.phone?.slice(3)}|gender|male|Pawar`));
    const [worker] = workers;
    expect(worker && sum(worker.match)).toBe(worker?.match.score);

    await (await as(shown)).ok(privacyEndpoints.setConsents, { body: { being_found: false } });
    expect((await client.ok(fittingWorkers, { ...at(job.uid), query: {} })).workers).toEqual([]);
    expect((await client.problem(inviteWorker, { ...at(job.uid), body: { labour_id: silent.id } })).code).toBe(
      'not_found',
    );
    const other = await as(await buildEmployer(database.db));
    expect((await other.problem(fittingWorkers, { ...at(job.uid), query: {} })).code).toBe('not_found');
    const paused = await buildJob(database.db, { employer, status: 'paused' });
    expect((await client.problem(fittingWorkers, { ...at(paused.uid), query: {} })).code).toBe('job_not_open');
    expect((await client.problem(privacyEndpoints.setConsents, { body: { being_found: true } })).code).toBe(
      'validation_failed',
    );
  });

  it('A worker is invited once, and invitations per job and day are limited', async () => {
    const employer = await buildEmployer(database.db);
    const job = await buildJob(database.db, { employer, role: 'potter', title: 'Potter for a workshop' });
    const [one_, another] = [
      await buildLabour(database.db, { skills: ['potter'] }),
      await buildLabour(database.db, { skills: ['potter'] }),
    ];
    for (const person of [one_, another]) await agreeToBeFound(person);
    await setSetting(database.db, 'invitations_per_job_day', 1);
    const client = await as(employer);
    const ask = { ...at(job.uid), body: { labour_id: one_.id } };
    expect(await client.ok(inviteWorker, ask)).toEqual({ invited: true, invitations_left: 0 });
    expect(await client.ok(inviteWorker, ask)).toEqual({ invited: true, invitations_left: 0 });
    const tooMany = await client.problem(inviteWorker, { ...at(job.uid), body: { labour_id: another.id } });
    expect(tooMany.code).toBe('rate_limited');
    await runTasks(database);
    await runTasks(database);
    expect(await noticesOf(one_, another)).toEqual([
      { user_id: one_.id, kind: 'job_invited', notification_type: 'job_match', job_uid: job.uid },
    ]);
    const { workers } = await client.ok(fittingWorkers, { ...at(job.uid), query: {} });
    expect(workers.find(({ id }) => id === one_.id)).toMatchObject({ invited: true, declined: false });
    const declining = { body: { accepted: false }, params: { job_uid: job.uid } };
    await (await as(one_)).ok(applicationEndpoints.answerInvitation, declining);
    const { workers: after } = await client.ok(fittingWorkers, { ...at(job.uid), query: {} });
    expect(after.find(({ id }) => id === one_.id)).toMatchObject({ invited: true, declined: true });
    const events = await one(
      database.db,
      sql`select count(*)::int as total from domain_events where name = 'job.invited'`,
      z.object({ total: z.int() }),
    );
    expect(events.total).toBe(1);
  });
});

it('Applicants are scored in batches, each for their own job', async () => {
  const [mason, cook] = [
    await buildLabour(database.db, { skills: ['mason'] }),
    await buildLabour(database.db, { skills: ['cook'] }),
  ];
  const job = await buildJob(database.db);
  const [good, poor, none] = await matchApplicants(database.db, [
    { job_id: job.id, labour_id: mason.id },
    { job_id: job.id, labour_id: cook.id },
    { job_id: null, labour_id: mason.id },
  ]);
  expect(good?.match && codes(good.match)).toContain('skill');
  expect(poor?.match && codes(poor.match)).not.toContain('skill');
  expect(none).toEqual({ match: null, distance_km: null });
});

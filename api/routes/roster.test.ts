// The roster: people with whom a user has worked, their marks, calls for chosen people, and blocks.
import { afterEach, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import type { CallPost } from '#contracts/call-shapes.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { labourDashboardEndpoints } from '#contracts/labour-dashboard.ts';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { matchingEndpoints } from '#contracts/recommended.ts';
import { rosterEndpoints } from '#contracts/roster.ts';
import { savedSearchEndpoints } from '#contracts/saved-searches.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { checkCalls } from '#marketplace/calls/actions/check.ts';
import { startRound } from '#marketplace/calls/actions/rounds.ts';
import { insertRing } from '#marketplace/calls/order-queries.ts';
import { lockCall } from '#marketplace/calls/queries.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { buildCall } from '#testing/build-call.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);

afterEach(async () => {
  expect(await checkCalls(database.db)).toEqual([]);
});
const idParam = ({ id }: { id: number }) => ({ id: String(id) });
const { listPeople, markPerson, listEmployers, markEmployer } = rosterEndpoints;

const as = async (person: Person) => api.as(await buildSession(database.db, person));

/** Builds completed work of these workers for the employer, with one confirmed day each. */
async function buildWork(employer: Person, ...labours: readonly Person[]): Promise<void> {
  for (const labour of labours) {
    const job = await buildJob(database.db, { employer });
    const { id } = await buildApplication(database.db, { job, labour, status: 'completed' });
    await run(
      database.db,
      sql`insert into attendance_days (application_id, day, state, via)
        values (${id}, (now() at time zone 'Asia/Kolkata')::date - 3, 'present', 'code')`,
    );
    await run(database.db, sql`update jobs set status = 'closed' where id = ${job.id}`);
  }
}

const buildPair = async () => {
  const [employer, labour] = [await buildEmployer(database.db), await buildLabour(database.db)];
  await buildWork(employer, labour);
  return { employer, labour, boss: await as(employer), worker: await as(labour) };
};

const numbers = z.object({ count: z.int() });

it('Both sides list the people of completed work and confirmed days, with the rating that they gave', async () => {
  const { employer, labour, boss, worker } = await buildPair();
  const other = await buildLabour(database.db);
  const { id } = await buildApplication(database.db, {
    job: await buildJob(database.db, { employer }),
    labour: other,
    status: 'accepted',
  });
  expect((await boss.ok(listPeople, { query: {} })).people.map((one) => one.id)).toEqual([labour.id]);
  await run(
    database.db,
    sql`insert into attendance_days (application_id, day, state, via)
      values (${id}, (now() at time zone 'Asia/Kolkata')::date, 'late', 'code')`,
  );
  await run(
    database.db,
    sql`insert into ratings (application_id, rater_id, ratee_id, rater_type, score) values (${id}, ${employer.id}, ${other.id}, 'employer', 4)`,
  );
  const { people, total } = await boss.ok(listPeople, { query: { limit: '1' } });
  expect(total).toBe(2);
  const shown = {
    id: other.id,
    days: 1,
    roles: ['mason'],
    own_rating: 4,
    favourite: false,
    blocked: false,
    note: null,
  };
  expect(people).toMatchObject([{ ...shown, initial: expect.stringMatching(/^.$/u) }]);
  expect((await worker.ok(listEmployers, { query: {} })).employers).toMatchObject([{ id: employer.id, days: 1 }]);
});

it('A user sets marks, the last of favourite and block counts, and a note stays with its employer', async () => {
  const { employer, labour, boss, worker } = await buildPair();
  const params = idParam(labour);
  const note = 'PLANTED note: good at arches';
  const marked = await boss.ok(markPerson, { params, body: { favourite: true, note: `  ${note} ` } });
  expect(marked).toMatchObject({ favourite: true, blocked: false, note });
  const blocked = await boss.ok(markPerson, { params, body: { blocked: true } });
  expect(blocked).toMatchObject({ favourite: false, blocked: true, note });
  expect((await boss.ok(listPeople, { query: { list: 'favourite' } })).people).toEqual([]);
  expect((await boss.ok(listPeople, { query: { list: 'blocked' } })).people).toHaveLength(1);
  const unmarked = await boss.ok(markPerson, { params, body: { favourite: true, note: '' } });
  expect(unmarked).toMatchObject({ favourite: true, blocked: false, note: null });
  await boss.ok(markPerson, { params, body: { note } });
  const theirs = await worker.ok(listEmployers, { query: {} });
  expect(JSON.stringify(theirs)).not.toContain(note);
  expect(theirs.employers).toMatchObject([{ favourite: false, blocked: false }]);
  expect((await worker.ok(markEmployer, { params: idParam(employer), body: { favourite: true } })).favourite).toBe(
    true,
  );
  const { count } = await one(
    database.db,
    sql`select count(*)::int as count from domain_events where payload::text like '%PLANTED%'`,
    numbers,
  );
  expect(count).toBe(0);
});

it('A user without shared work, and an unknown user, are not in the roster', async () => {
  const { boss, worker } = await buildPair();
  const stranger = await buildLabour(database.db);
  for (const id of [stranger.id, 999_999_999])
    expect((await boss.problem(markPerson, { params: idParam({ id }), body: { blocked: true } })).code).toBe(
      'not_found',
    );
  const unknown = idParam(await buildEmployer(database.db));
  expect((await worker.problem(markEmployer, { params: unknown, body: { blocked: true } })).code).toBe('not_found');
});

it('A block of either side ends matches, invitations, applications, saved searches and calls, without a notification', async () => {
  for (const side of ['employer', 'labour'] as const) {
    const { employer, labour, boss, worker } = await buildPair();
    await worker.ok(privacyEndpoints.setConsents, { body: { being_found: true } });
    const body = { search: { q: 'mason', location: 'Pune' }, alert: 'instant' as const };
    await worker.ok(savedSearchEndpoints.saveSearch, { body });
    const job = await buildJob(database.db, { employer, title: `Mason for the ${side}` });
    const params = { job_uid: job.uid };
    const invitation = { params, body: { labour_id: labour.id } };
    const sees = async () => {
      const { jobs } = await worker.ok(jobEndpoints.listJobs, { query: { q: job.title } });
      return {
        listed: jobs.some(({ id }) => id === job.id),
        recommended: (await worker.ok(matchingEndpoints.recommendedJobs, { query: {} })).jobs.some(
          ({ id }) => id === job.id,
        ),
        fitting: (await boss.ok(matchingEndpoints.fittingWorkers, { params, query: { limit: '50' } })).workers.some(
          ({ id }) => id === labour.id,
        ),
        new_jobs: (await worker.ok(savedSearchEndpoints.listSavedSearches, {})).searches[0]?.new_count,
        invitations: (await worker.ok(labourDashboardEndpoints.getDashboard, { query: {} })).invitations?.jobs.length,
      };
    };
    await boss.ok(matchingEndpoints.inviteWorker, invitation);
    expect(await sees()).toEqual({
      listed: true,
      recommended: true,
      fitting: true,
      new_jobs: 1,
      invitations: 1,
    });
    if (side === 'employer') await boss.ok(markPerson, { params: idParam(labour), body: { blocked: true } });
    else await worker.ok(markEmployer, { params: idParam(employer), body: { blocked: true } });
    expect(await sees()).toEqual({
      listed: false,
      recommended: false,
      fitting: false,
      new_jobs: 0,
      invitations: 0,
    });
    await inTransaction(database.db, (tx) =>
      recordEvent(tx, { name: 'job.posted', actor: employer, payload: { job_id: job.id } }),
    );
    await runTasks(database);
    expect((await boss.problem(matchingEndpoints.inviteWorker, invitation)).code).toBe('not_found');
    expect((await worker.problem(applicationEndpoints.apply, { body: params })).code).toBe('job_not_open');
    const general = await worker.problem(applicationEndpoints.apply, { body: { employer_id: employer.id } });
    expect(general.code).toBe('not_found');
    const call = await buildCall(database.db, { employer, labours: [labour] });
    const refused = await worker.problem(callEndpoints.getCall, { params: { uid: call.uid } });
    expect(refused.code).toBe('not_found');
    const fresh = await buildCall(database.db, { employer });
    const towns = [{ name: 'Pune', state: 'Maharashtra', km: 0 }];
    for (const no of [1, 2] as const)
      await inTransaction(database.db, (tx) =>
        insertRing(tx, { jobId: fresh.id, no, roles: ['mason'], towns, km: 10, limit: 2000 }),
      );
    const asked = await many(
      database.db,
      sql`select labour_id as count from call_people where job_id = ${fresh.id} and labour_id = ${labour.id}`,
      numbers,
    );
    expect(asked).toEqual([]);
    const notified = await one(
      database.db,
      sql`select count(*)::int as count from notifications where user_id in (${labour.id}, ${employer.id}) and kind <> 'welcome'`,
      numbers,
    );
    expect(notified.count).toBe(0);
    await run(database.db, sql`update jobs set status = 'closed' where employer_id = ${employer.id}`);
  }
});

const takenCall = async () => {
  const { employer, labour, boss, worker } = await buildPair();
  const reserve = await buildLabour(database.db);
  const call = await buildCall(database.db, { employer, positions: 1, reserves: 1, labours: [labour, reserve] });
  const second = await as(reserve);
  const answer = { params: { uid: call.uid }, body: { answer: 'yes' as const, night_ok: true } };
  for (const person of [worker, second]) await person.ok(callEndpoints.answerCall, answer);
  return { employer, labour, boss, worker, second, call, params: answer.params };
};

it.each(['employer', 'labour'] as const)(
  'If the %s blocks the other in the middle of a call, the place goes to the reserve',
  async (side) => {
    const { employer, labour, boss, worker, second, call, params } = await takenCall();
    for (const _ of [1, 2])
      if (side === 'employer') await boss.ok(markPerson, { params: idParam(labour), body: { blocked: true } });
      else await worker.ok(markEmployer, { params: idParam(employer), body: { blocked: true } });
    await runTasks(database);
    const ended = await one(
      database.db,
      sql`select a.status, (select count(*) from domain_events where name = 'user.blocked' and (payload ->> 'owner_id')::bigint
        in (${employer.id}, ${labour.id}))::int as events from applications a where a.job_id = ${call.id} and a.labour_id = ${labour.id}`,
      z.object({ status: z.string(), events: z.int() }),
    );
    expect(ended).toEqual({ status: side === 'employer' ? 'cancelled' : 'withdrawn', events: 1 });
    expect(await second.ok(callEndpoints.getCall, { params })).toMatchObject({ outcome: 'place' });
    expect((await worker.problem(callEndpoints.getCall, { params })).code).toBe('not_found');
    expect(await checkCalls(database.db)).toEqual([]);
  },
);

const postFor = async (): Promise<CallPost> => {
  const { day } = await one(
    database.db,
    sql`select ((now() at time zone 'Asia/Kolkata')::date + 2)::text as day`,
    z.object({ day: z.string() }),
  );
  return {
    date: day,
    start_time: '09:00',
    end_time: '17:00',
    state: 'Maharashtra',
    city: 'Pune',
    location: 'Plot 7, Wakad',
    lines: [{ role: 'carpenter', positions: 2, pay: 900 }],
    travel: 'none',
  };
};

const orderOf = (uid: string) =>
  many(
    database.db,
    sql`select labour_id, ring from call_people p join jobs j on j.id = p.job_id where j.uid = ${uid} order by labour_id`,
    z.object({ labour_id: z.int(), ring: z.int() }),
  );

const roundOf = async (uid: string) =>
  (
    await one(
      database.db,
      sql`select c.round from shift_calls c join jobs j on j.id = c.job_id where j.uid = ${uid}`,
      z.object({ round: z.int() }),
    )
  ).round;

const callId = z.object({ id: z.int() });

const runRound = (uid: string) =>
  inTransaction(database.db, async (tx) => {
    const { id } = await one(tx, sql`select id from jobs where uid = ${uid}`, callId);
    const locked = await lockCall(tx, id);
    if (locked) await startRound(tx, locked);
  });

/** Runs a round of the call 31 minutes later. */
async function laterRound(uid: string): Promise<void> {
  const { id } = await one(
    database.db,
    sql`update shift_calls set round_at = coalesce(round_at, now()) - interval '31 minutes', first_until = first_until - interval '31 minutes'
      where job_id = (select id from jobs where uid = ${uid}) returning job_id as id`,
    callId,
  );
  await run(
    database.db,
    sql`update call_people set notified_at = notified_at - interval '31 minutes' where job_id = ${id}`,
  );
  await runRound(uid);
}

const askedOf = (uid: string) =>
  many(
    database.db,
    sql`select labour_id as count from call_people p join jobs j on j.id = p.job_id
      where j.uid = ${uid} and notified_at is not null order by 1`,
    numbers,
  );

it('A call for chosen people asks them alone, whatever their trade, and others only if the employer wants, also later', async () => {
  const [employer, first, second] = [
    await buildEmployer(database.db),
    await buildLabour(database.db),
    await buildLabour(database.db),
  ];
  const carpenter = await buildLabour(database.db, { skills: ['carpenter'] });
  await buildWork(employer, first, second);
  const boss = await as(employer);
  const people = [first.id, second.id, first.id];
  const chosen = [first, second].map(({ id }) => ({ labour_id: id, ring: 1 }));
  const alone = await boss.ok(callEndpoints.postCall, { body: { ...(await postFor()), people } });
  const [call] = alone.calls;
  expect(call).toMatchObject({ only_chosen: true });
  await laterRound(call?.uid ?? '');
  expect(await orderOf(call?.uid ?? '')).toEqual(chosen);
  // Rounds that notify no further worker do not make the rounds after the opening larger.
  for (let count = 0; count < 3; count += 1) await laterRound(call?.uid ?? '');
  expect(await roundOf(call?.uid ?? '')).toBe(1);
  const params = { uid: call?.uid ?? '' };
  const opened = await boss.ok(callEndpoints.openCall, { params });
  expect(opened).toMatchObject({ only_chosen: false, phase: 'calling' });
  expect((await boss.ok(callEndpoints.openCall, { params })).only_chosen).toBe(false);
  await laterRound(params.uid);
  const order = await orderOf(params.uid);
  expect(order.slice(0, 2)).toEqual(chosen);
  expect(order).toContainEqual({ labour_id: carpenter.id, ring: 2 });
  const body = { ...(await postFor()), people, wide: true };
  const [open] = (await boss.ok(callEndpoints.postCall, { body })).calls;
  expect(open).toMatchObject({ only_chosen: false });
  expect(await orderOf(open?.uid ?? '')).toEqual(chosen);
  await laterRound(open?.uid ?? '');
  expect(await orderOf(open?.uid ?? '')).toContainEqual({ labour_id: carpenter.id, ring: 2 });
});

it('The first round after the opening is as small as that of a new call, and before the first round the chosen come first', async () => {
  const employer = await buildEmployer(database.db);
  const chosen = await Promise.all(Array.from({ length: 8 }, () => buildLabour(database.db)));
  await buildWork(employer, ...chosen);
  await Promise.all(Array.from({ length: 8 }, () => buildLabour(database.db, { skills: ['carpenter'] })));
  const boss = await as(employer);
  const body = {
    ...(await postFor()),
    lines: [{ role: 'carpenter' as const, positions: 1, pay: 900 }],
    people: chosen.map(({ id }) => id),
  };
  const post = async () => (await boss.ok(callEndpoints.postCall, { body })).calls[0] ?? expect.unreachable();
  const { uid, reserves } = await post();
  const first = 3 * (1 + reserves);
  for (let count = 0; count < 2; count += 1) await laterRound(uid);
  expect(await askedOf(uid)).toHaveLength(8);
  await boss.ok(callEndpoints.openCall, { params: { uid } });
  await laterRound(uid);
  expect((await askedOf(uid)).length - 8).toBe(first);
  const early = await post();
  expect(early.may_open).toBe(true);
  const { id } = await one(database.db, sql`select id from jobs where uid = ${early.uid}`, callId);
  await run(database.db, sql`update jobs set status = 'pending_review' where id = ${id}`);
  expect((await boss.ok(callEndpoints.getMyCall, { params: { uid: early.uid } })).may_open).toBe(false);
  const refused = await boss.problem(callEndpoints.openCall, { params: { uid: early.uid } });
  expect(refused.code).toBe('call_phase');
  await run(database.db, sql`update jobs set status = 'active' where id = ${id}`);
  const opened = await boss.ok(callEndpoints.openCall, { params: { uid: early.uid } });
  expect(opened.may_open).toBe(false);
  await runRound(early.uid);
  const ids: readonly number[] = body.people;
  const asked = await askedOf(early.uid);
  expect(asked).toHaveLength(first);
  expect(asked.every(({ count }) => ids.includes(count))).toBe(true);
});

it('A call with a person outside the roster, or a blocked one, is refused as a whole', async () => {
  const { boss, labour } = await buildPair();
  const stranger = await buildLabour(database.db);
  const refused = async (people: number[]) =>
    (await boss.problem(callEndpoints.postCall, { body: { ...(await postFor()), people } })).code;
  expect(await refused([labour.id, stranger.id])).toBe('not_found');
  await boss.ok(markPerson, { params: idParam(labour), body: { blocked: true } });
  expect(await refused([labour.id])).toBe('not_found');
});

it('A favourite is in ring 1 however long ago the work was', async () => {
  const { boss, employer, labour } = await buildPair();
  await run(
    database.db,
    sql`update applications set updated_at = now() - interval '500 days' where labour_id = ${labour.id}`,
  );
  const ringOne = async () => {
    const call = await buildCall(database.db, { employer });
    await inTransaction(database.db, (tx) =>
      insertRing(tx, { jobId: call.id, no: 1, roles: ['mason'], towns: [], km: 0, limit: 2000 }),
    );
    return (await orderOf(call.uid)).map(({ labour_id }) => labour_id);
  };
  expect(await ringOne()).toEqual([]);
  await boss.ok(markPerson, { params: idParam(labour), body: { favourite: true } });
  expect(await ringOne()).toEqual([labour.id]);
});

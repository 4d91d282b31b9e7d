// Calls for a day: posting, the order, seats, bookings, cancelling, and the free days of workers.
import { expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import type { CallPost } from '#contracts/call-shapes.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { Problem } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { system } from '#marketplace/actor.ts';
import { answerCall } from '#marketplace/calls/actions/answer-call.ts';
import { stepDueCalls } from '#marketplace/calls/actions/step-call.ts';
import { insertRing, notifyNext } from '#marketplace/calls/order-queries.ts';
import { drawOf } from '#marketplace/calls/rules.ts';
import { insertCallNotifications } from '#marketplace/notifications/call-queries.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { buildCall } from '#testing/build-call.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { postCall, getMyCall, getCallOrder, cancelCall, listCalls, getCall, answerCall: answer } = callEndpoints;
const { setFreeDay, removeFreeDay, getCalendar, confirmCall } = callEndpoints;

const client = async (person: Parameters<typeof buildSession>[1]) => api.as(await buildSession(database.db, person));
const labours = (count: number) => Promise.all(Array.from({ length: count }, () => buildLabour(database.db)));

const dayAhead = async (days: number) =>
  (
    await one(
      database.db,
      sql`select ((now() at time zone 'Asia/Kolkata')::date + ${days}::int)::text as day`,
      z.object({ day: z.string() }),
    )
  ).day;

const postFor = async (days = 1): Promise<CallPost> => ({
  date: await dayAhead(days),
  start_time: '09:00',
  end_time: '17:00',
  state: 'Maharashtra',
  city: 'Pune',
  location: 'Plot 7, Wakad',
  lines: [{ role: 'mason', positions: 6, pay: 900 }],
  travel: 'none',
});

const seatsTaken = z.object({ places: z.int(), reserves: z.int(), bookings: z.int(), applications: z.int() });

/** Counts the taken seats, bookings and applications of a job. */
const countSeats = (jobId: number) =>
  one(
    database.db,
    sql`select (select count(*) from call_seats where job_id = ${jobId} and kind = 'place' and labour_id is not null)::int as places,
        (select count(*) from call_seats where job_id = ${jobId} and kind = 'reserve' and labour_id is not null)::int as reserves,
        (select count(*) from bookings b join applications a on a.id = b.application_id where a.job_id = ${jobId})::int as bookings,
        (select count(*) from applications where job_id = ${jobId})::int as applications`,
    seatsTaken,
  );

const codeOf = (error: unknown) => (error instanceof Problem ? error.code : error);

it('An employer posts a call once per idempotency key, and no search or application reaches its job', async () => {
  const employer = await client(await buildEmployer(database.db));
  const body = await postFor();
  const headers = { 'idempotency-key': 'call-1' };
  const first = await employer.ok(postCall, { body, headers });
  const again = await employer.ok(postCall, { body, headers });
  const [call] = first.calls;
  expect(again.calls[0]?.uid).toBe(call?.uid);
  expect(call).toMatchObject({ phase: 'calling', positions: 6, reserves: 2, places_left: 6, notified: 0, seed: null });
  expect(call?.seats.map(({ kind }) => kind)).toEqual([...Array(6).fill('place'), ...Array(2).fill('reserve')]);
  await runTasks(database);
  const { count } = await one(
    database.db,
    sql`select count(*)::int as count from job_search s join jobs j on j.id = s.job_id where j.uid = ${call?.uid ?? ''}`,
    z.object({ count: z.int() }),
  );
  expect(count).toBe(0);
  const labour = await client(await buildLabour(database.db));
  const refused = await labour.problem(applicationEndpoints.apply, { body: { job_uid: call?.uid ?? '' } });
  expect(refused.code).toBe('job_not_open');
  const unknown = await labour.problem(getCall, { params: { uid: call?.uid ?? '' } });
  expect(unknown.code).toBe('not_found');
});

it('A call must start in time, within six days, and offer transport at night', async () => {
  const employer = await client(await buildEmployer(database.db));
  const refusal = async (change: Partial<CallPost>, days = 1) =>
    (await employer.problem(postCall, { body: { ...(await postFor(days)), ...change } })).code;
  expect(await refusal({}, -1)).toBe('call_too_soon');
  expect(await refusal({}, 7)).toBe('call_too_far');
  expect(await refusal({ start_time: '20:00', end_time: '23:00' })).toBe('night_needs_transport');
  expect(await refusal({ end_time: '10:00' })).toBe('validation_failed');
});

it('The order has the fewest days first and then the draw, and can be computed again from the seed', async () => {
  const { id: jobId } = await buildCall(database.db);
  const people = await labours(5);
  const far = await buildLabour(database.db);
  await run(database.db, sql`update users set city = 'Nagpur' where id = ${far.id}`);
  await inTransaction(database.db, async (tx) => {
    const towns = [{ name: 'Pune', state: 'Maharashtra', km: 0 }];
    await insertRing(tx, { jobId, no: 2, roles: ['mason'], towns, km: 10, limit: 2000 });
    await notifyNext(tx, { jobId, round: 1, size: 3 });
  });
  const { seed } = await one(
    database.db,
    sql`select seed from shift_calls where job_id = ${jobId}`,
    z.object({ seed: z.instanceof(Buffer) }),
  );
  const order = await many(
    database.db,
    sql`select labour_id, notified_at is not null as notified from call_people where job_id = ${jobId} order by no`,
    z.object({ labour_id: z.int(), notified: z.boolean() }),
  );
  const ids = order.map(({ labour_id }) => labour_id);
  const drawn = [...ids].sort((a, b) => Buffer.compare(drawOf(seed, a), drawOf(seed, b)));
  expect(ids).toEqual(drawn);
  expect(ids).toEqual(expect.arrayContaining(people.map(({ id }) => id)));
  expect(ids).not.toContain(far.id);
  expect(order.map(({ notified }) => notified).indexOf(false)).toBe(3);
});

it('200 answers, 8 at a time, never take more than 6 places and 3 reserves', async () => {
  const people = await labours(200);
  const call = await buildCall(database.db, { positions: 6, reserves: 3, labours: people });
  const waiting = [...people];
  const answerNext = async (): Promise<void> => {
    const labour = waiting.pop();
    if (!labour) return;
    await answerCall({ db: database.db }, labour, { uid: call.uid, answer: 'yes', night_ok: true });
    await answerNext();
  };
  await Promise.all(Array.from({ length: 8 }, answerNext));
  expect(await countSeats(call.id)).toEqual({ places: 6, reserves: 3, bookings: 6, applications: 9 });
});

it('A worker who answers two overlapping calls at once is booked once', async () => {
  const people = await labours(10);
  const one_ = await buildCall(database.db, { positions: 10, labours: people });
  const other = await buildCall(database.db, { positions: 10, labours: people, starts_in: 26 });
  const results = await Promise.allSettled(
    people.flatMap((labour) =>
      [one_, other].map(({ uid }) =>
        answerCall({ db: database.db }, labour, { uid, answer: 'yes' as const, night_ok: true }),
      ),
    ),
  );
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [codeOf(result.reason)] : []));
  expect(refused).toEqual(Array(10).fill('already_booked'));
  expect((await countSeats(one_.id)).bookings + (await countSeats(other.id)).bookings).toBe(10);
});

it('A place that a worker gives back goes to the first reserve, and a repeated answer changes nothing', async () => {
  const [first, second, third] = await labours(3);
  if (!first || !second || !third) throw new Error('three workers');
  const call = await buildCall(database.db, { positions: 1, reserves: 1, labours: [first, second, third] });
  const params = { uid: call.uid };
  const worker = await client(first);
  const seated = await worker.ok(answer, { params, body: { answer: 'yes', night_ok: true } });
  expect(seated).toMatchObject({ outcome: 'place', location: 'Plot 7, Wakad', phase: 'full', places_left: 0 });
  expect(await worker.ok(answer, { params, body: { answer: 'yes', night_ok: true } })).toMatchObject({
    outcome: 'place',
  });
  const reserve = await client(second);
  expect(await reserve.ok(answer, { params, body: { answer: 'yes', night_ok: true } })).toMatchObject({
    outcome: 'reserve',
  });
  const late = await client(third);
  expect(await late.ok(answer, { params, body: { answer: 'yes', night_ok: true } })).toMatchObject({
    outcome: 'full',
    location: null,
  });
  await runTasks(database);
  await worker.ok(applicationEndpoints.withdraw, {
    params: { application_id: String(seated.application_id) },
    body: {},
  });
  // The first run frees the place and promotes the reserve, the second one pushes the change to the screens.
  await runTasks(database);
  const { pushed } = await runTasks(database);
  expect(pushed.map(({ event }) => event)).toContain('call.updated');
  expect(await reserve.ok(getCall, { params })).toMatchObject({ outcome: 'place', reserves_left: 1 });
  expect(await countSeats(call.id)).toMatchObject({ places: 1, reserves: 0, bookings: 1 });
  const { calls } = await reserve.ok(listCalls, { query: { list: 'mine' } });
  expect(calls.map(({ uid }) => uid)).toEqual([call.uid]);
});

it('The employer sees the seats with names, cancels the call, and the workers are free again', async () => {
  const [labour] = await labours(1);
  if (!labour) throw new Error('one worker');
  const call = await buildCall(database.db, { positions: 1, labours: [labour] });
  const params = { uid: call.uid };
  const [worker, employer] = [await client(labour), await client(call.employer)];
  await worker.ok(answer, { params, body: { answer: 'yes', night_ok: true } });
  const shown = await employer.ok(getMyCall, { params });
  expect(shown.seats[0]?.worker).toMatchObject({ first_name: 'Ravi', confirmed: false });
  expect((await employer.ok(getCallOrder, { params, query: {} })).people).toMatchObject([
    { no: 1, ring: 2, notified: true },
  ]);
  const cancelled = await employer.ok(cancelCall, { params, body: { reason: 'Rain' } });
  expect(cancelled).toMatchObject({ phase: 'cancelled', next_at: null, allowed: [] });
  expect(cancelled.seed).toMatch(/^[0-9a-f]{64}$/);
  await employer.ok(cancelCall, { params, body: { reason: 'Rain' } });
  expect(await countSeats(call.id)).toMatchObject({ places: 0, bookings: 0 });
  expect(await worker.problem(answer, { params, body: { answer: 'yes', night_ok: true } })).toMatchObject({
    code: 'call_phase',
  });
  const stranger = await client(await buildEmployer(database.db));
  expect((await stranger.problem(getMyCall, { params })).code).toBe('not_found');
});

it('A worker confirms to be on the way within two hours before the start', async () => {
  const [labour] = await labours(1);
  if (!labour) throw new Error('one worker');
  const call = await buildCall(database.db, { labours: [labour], starts_in: 1 });
  const [worker, params] = [await client(labour), { uid: call.uid }];
  await worker.ok(answer, { params, body: { answer: 'yes', night_ok: true } });
  const confirmed = await worker.ok(confirmCall, { params, body: { which: 'morning', answer: 'yes' } });
  expect(confirmed.coming_at).not.toBeNull();
  const tooLate = await worker.problem(confirmCall, { params, body: { which: 'evening', answer: 'yes' } });
  expect(tooLate.code).toBe('call_phase');
});

it('The workers of a round are notified once, and muted workers are not', async () => {
  const people = await labours(3);
  await run(database.db, sql`update users set muted_notifications = '{job_match}' where id = ${people[2]?.id ?? 0}`);
  const call = await buildCall(database.db, { labours: people });
  const offer = { name: 'call.offered', actor: system, payload: { job_id: call.id, round: 1 } } as const;
  const eventId = await inTransaction(database.db, (tx) => recordEvent(tx, offer));
  await runTasks(database);
  await insertCallNotifications(database.db, eventId);
  const notified = await many(
    database.db,
    sql`select user_id from notifications where kind = 'call_offered' and params ->> 'job_uid' = ${call.uid}`,
    z.object({ user_id: z.int() }),
  );
  expect(notified.map(({ user_id }) => user_id).sort()).toEqual([people[0]?.id, people[1]?.id].sort());
});

it('A call ends at its end, and a repeated step changes nothing', async () => {
  const call = await buildCall(database.db);
  await run(
    database.db,
    sql`update shift_calls set during = tstzrange(now() - interval '20 hours', now() - interval '12 hours') where job_id = ${call.id}`,
  );
  for (const _ of [1, 2]) {
    await run(database.db, sql`update shift_calls set next_at = now() where job_id = ${call.id}`);
    await stepDueCalls({ db: database.db }, () => {});
  }
  const moves = await many(
    database.db,
    sql`select to_status from job_history where job_id = ${call.id}`,
    z.object({ to_status: z.string() }),
  );
  expect(moves).toEqual([{ to_status: 'closed' }]);
});

it('A worker states free days up to six days ahead, and the calendar shows them and the booked day', async () => {
  const [labour] = await labours(1);
  if (!labour) throw new Error('one worker');
  const worker = await client(labour);
  const [tomorrow, later] = [await dayAhead(1), await dayAhead(7)];
  const day = await worker.ok(setFreeDay, { params: { date: tomorrow }, body: { reach_km: 15 } });
  expect(day).toEqual({ date: tomorrow, state: 'free', free: { from: null, until: null, reach_km: 15 }, call: null });
  expect((await worker.problem(setFreeDay, { params: { date: later }, body: {} })).code).toBe('validation_failed');
  const call = await buildCall(database.db, { labours: [labour], starts_in: 72 });
  await worker.ok(answer, { params: { uid: call.uid }, body: { answer: 'yes', night_ok: true } });
  const { days } = await worker.ok(getCalendar, {});
  expect(days).toHaveLength(14);
  expect(days.map(({ state }) => state).slice(0, 4)).toEqual(['open', 'free', 'open', 'booked']);
  expect((await worker.ok(removeFreeDay, { params: { date: tomorrow } })).state).toBe('open');
});

it('The job of a call cannot be closed as an ordinary job', async () => {
  const call = await buildCall(database.db);
  const employer = await client(call.employer);
  const refused = await employer.problem(jobEndpoints.setJobStatus, {
    params: { job_uid: call.uid },
    body: { status: 'closed' },
  });
  expect(refused.code).toBe('not_found');
});

/** A call with one place and one reserve, which the first two workers have taken. */
async function takenCall() {
  const people = await labours(3);
  const call = await buildCall(database.db, { positions: 1, reserves: 1, labours: people });
  const clients = await Promise.all(people.map(client));
  const params = { uid: call.uid };
  const yes = (at: number) => clients[at]?.ok(answer, { params, body: { answer: 'yes', night_ok: true } });
  await yes(0);
  await yes(1);
  return { call, people, clients, params, yes };
}

const makeDue = (jobId: number) =>
  run(database.db, sql`update shift_calls set next_at = now() - interval '1 minute' where job_id = ${jobId}`);

it('A worker who answers late does not overtake the reserve of a place that becomes free', async () => {
  const { call, clients, params, yes } = await takenCall();
  const { application_id } = (await clients[0]?.ok(getCall, { params })) ?? {};
  await clients[0]?.ok(applicationEndpoints.withdraw, { params: { application_id: String(application_id) }, body: {} });
  expect(await yes(2)).toMatchObject({ outcome: 'full' });
  await makeDue(call.id);
  await stepDueCalls({ db: database.db }, () => {});
  expect(await clients[1]?.ok(getCall, { params })).toMatchObject({ outcome: 'place' });
});

it('A worker whom the employer dismissed cannot take the place again', async () => {
  const { call, clients, people, params } = await takenCall();
  await run(
    database.db,
    sql`update applications set status = 'cancelled' where job_id = ${call.id} and labour_id = ${people[0]?.id ?? 0}`,
  );
  const again = clients[0]?.problem(answer, { params, body: { answer: 'yes', night_ok: true } });
  expect((await again)?.code).toBe('call_phase');
  expect(await clients[0]?.ok(getCall, { params })).toMatchObject({ outcome: null, allowed: [] });
});

it('If a moderator removes a call, the accepted workers are cancelled and notified, and free for other work', async () => {
  const { call, people } = await takenCall();
  await run(database.db, sql`update jobs set status = 'removed', status_since = now() where id = ${call.id}`);
  await inTransaction(database.db, (tx) =>
    recordEvent(tx, { name: 'job.removed', actor: system, payload: { job_id: call.id } }),
  );
  // The first run cancels the applications, the second one notifies the workers.
  await runTasks(database);
  await runTasks(database);
  expect(await countSeats(call.id)).toMatchObject({ places: 0, bookings: 0 });
  const kinds = await many(
    database.db,
    sql`select kind from notifications where user_id = ${people[0]?.id ?? 0}`,
    z.object({ kind: z.string() }),
  );
  expect(kinds.map(({ kind }) => kind)).toContain('application_cancelled');
});

it('The worker who takes a place by a yes gets no notification about it', async () => {
  const { people } = await takenCall();
  await runTasks(database);
  const kinds = await many(
    database.db,
    sql`select kind from notifications where user_id = any(${people.map(({ id }) => id)}::bigint[])`,
    z.object({ kind: z.string() }),
  );
  expect(kinds).toEqual([]);
});

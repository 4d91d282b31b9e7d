// Calls for a day: posting, the order, seats, bookings, cancelling, and the free days of workers.
import { afterEach, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { type CallPost, LAST_IN_RING } from '#contracts/call-shapes.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { Problem } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { system } from '#marketplace/actor.ts';
import { confirmCall as confirm } from '#marketplace/calls/actions/answer-call.ts';
import { checkCalls, checkOrder } from '#marketplace/calls/actions/check.ts';
import { swapSilent } from '#marketplace/calls/actions/reserves.ts';
import { startRound } from '#marketplace/calls/actions/rounds.ts';
import { stepDueCalls } from '#marketplace/calls/actions/step-call.ts';
import { askWorkers } from '#marketplace/calls/clock-queries.ts';
import { insertRing, notifyNext } from '#marketplace/calls/order-queries.ts';
import { lockCall } from '#marketplace/calls/queries.ts';
import { removeOldCallRows } from '#marketplace/calls/retention-queries.ts';
import { drawOf, stages } from '#marketplace/calls/rules.ts';
import { answerAloneOrTogether as answerAlone } from '#marketplace/crews/actions/bid-to-call.ts';
import { insertCallNotifications } from '#marketplace/notifications/call-queries.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { listLabourFacts } from '#marketplace/reputation/facts.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { buildCall } from '#testing/build-call.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const api = useApi(database);
const { postCall, getMyCall, getCallOrder, cancelCall, listCalls, getCall, answerCall: answer } = callEndpoints;
const { changeCall, countCall, listMyCalls, repeatCall, reportMissing } = callEndpoints;
const { setFreeDay, removeFreeDay, getCalendar, confirmCall } = callEndpoints;

afterEach(async () => {
  expect(await checkCalls(database.db)).toEqual([]);
});

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
    await notifyNext(tx, { jobId, round: 1, size: 3, per_day: 6, unanswered: 2 });
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
  const { uid } = await one(database.db, sql`select uid from jobs where id = ${jobId}`, z.object({ uid: z.string() }));
  expect(await checkOrder(database.db, uid)).toEqual({ workers: order.length, faults: [] });
  await run(database.db, sql`update call_people set draw = sha256(draw) where job_id = ${jobId} and no = 2`);
  expect((await checkOrder(database.db, uid))?.faults).toContain('no. 2: another draw');
});

it('200 answers, 8 at a time, never take more than 6 places and 3 reserves', async () => {
  const people = await labours(200);
  const call = await buildCall(database.db, { positions: 6, reserves: 3, labours: people });
  const waiting = [...people];
  const answerNext = async (): Promise<void> => {
    const labour = waiting.pop();
    if (!labour) return;
    await answerAlone({ db: database.db }, labour, { uid: call.uid, answer: 'yes', night_ok: true });
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
        answerAlone({ db: database.db }, labour, { uid, answer: 'yes' as const, night_ok: true }),
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
  // A worker who gave the place back did not find the call full.
  expect(await worker.ok(getCall, { params })).toMatchObject({ outcome: 'no' });
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

it('A note in another language than the worker’s names its language', async () => {
  const labour = await buildLabour(database.db);
  const call = await buildCall(database.db, { labours: [labour] });
  await run(database.db, sql`update jobs set description = 'छत की ढलाई का काम है।' where id = ${call.id}`);
  const worker = await client(labour);
  const read = (language: string) =>
    worker.ok(getCall, { params: { uid: call.uid }, headers: { 'accept-language': language } });
  expect(await read('ta')).toMatchObject({ words_lang: { note: 'hi' } });
  expect(await read('hi')).not.toHaveProperty('words_lang');
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

/** Moves the start of a call to `minutes` from now. Its workers answered two days before. */
async function moveStart(jobId: number, minutes: number): Promise<void> {
  await run(
    database.db,
    sql`update shift_calls set during = tstzrange(now() + ${minutes}::int * interval '1 minute', now() + ${minutes + 480}::int * interval '1 minute')
      where job_id = ${jobId}`,
  );
  await run(
    database.db,
    sql`update jobs j set start_date = (lower(c.during) at time zone 'Asia/Kolkata')::date,
        start_time = to_char(lower(c.during) at time zone 'Asia/Kolkata', 'HH24:MI') from shift_calls c where c.job_id = j.id and j.id = ${jobId}`,
  );
  await run(
    database.db,
    sql`update bookings b set during = c.during, day = j.start_date from applications a, shift_calls c, jobs j
    where a.id = b.application_id and c.job_id = a.job_id and j.id = a.job_id and a.job_id = ${jobId}`,
  );
  await run(
    database.db,
    sql`update application_status_history h set created_at = now() - interval '2 days' from applications a
      where a.id = h.application_id and a.job_id = ${jobId}`,
  );
  await run(
    database.db,
    sql`update call_people set answered_at = now() - interval '2 days' where job_id = ${jobId} and answer is not null`,
  );
}

/** Runs the due steps of a call whose last stage ran 40 minutes ago. */
async function runStage(jobId: number, stage: number): Promise<void> {
  await run(
    database.db,
    sql`update shift_calls set stage = ${stage}, stage_at = now() - interval '40 minutes' where job_id = ${jobId}`,
  );
  await makeDue(jobId);
  await stepDueCalls({ db: database.db }, () => {});
}

const kindsOf = async (labour: { id: number } | undefined) =>
  (
    await many(
      database.db,
      sql`select kind from notifications where user_id = ${labour?.id ?? 0} order by id`,
      z.object({ kind: z.string() }),
    )
  ).map(({ kind }) => kind);

it('A worker who does not answer before the start changes the seat with a reserve, once', async () => {
  const { call, clients, params, people } = await takenCall();
  await moveStart(call.id, 55);
  await run(
    database.db,
    sql`update call_people set morning_asked_at = now() - interval '40 minutes' where job_id = ${call.id}`,
  );
  for (const _ of [1, 2]) await runStage(call.id, stages.ask_morning);
  expect(await clients[1]?.ok(getCall, { params })).toMatchObject({ outcome: 'place' });
  expect(await clients[0]?.ok(getCall, { params })).toMatchObject({ outcome: 'reserve' });
  expect(await countSeats(call.id)).toMatchObject({ places: 1, reserves: 1, bookings: 1, applications: 2 });
  await runTasks(database);
  expect(await kindsOf(people[0])).toContain('call_swapped');
  expect(await kindsOf(people[1])).toContain('application_accepted');
});

it('A worker who confirms while the place goes to a reserve is told so', async () => {
  const { call, people, params } = await takenCall();
  const [worker] = people;
  if (!worker) throw new Error('one worker');
  await moveStart(call.id, 55);
  await run(
    database.db,
    sql`update call_people set morning_asked_at = now() - interval '40 minutes' where job_id = ${call.id}`,
  );
  const confirming = await inTransaction(database.db, async (tx) => {
    await lockCall(tx, call.id);
    await swapSilent(tx, call.id, 'morning');
    const answered = confirm({ db: database.db }, worker, { ...params, which: 'morning', answer: 'yes' }).then(
      () => 'confirmed',
      codeOf,
    );
    await waitFor('the answer to wait for the step', async () => (await countWaiting(database.db)) > 0);
    return { answered };
  });
  expect(await confirming.answered).toBe('call_phase');
});

it('Reserves who get places are locked in the order of their ids, whatever their order in the call', async () => {
  const [low, high, ...silent] = (await labours(4)).sort((a, b) => a.id - b.id);
  if (!low || !high) throw new Error('two reserves');
  const call = await buildCall(database.db, { positions: 2, reserves: 2, labours: [...silent, high, low] });
  for (const labour of [...silent, high, low])
    await answerAlone({ db: database.db }, labour, { uid: call.uid, answer: 'yes', night_ok: true });
  await moveStart(call.id, 55);
  await run(database.db, sql`update call_people set morning_asked_at = now() where job_id = ${call.id}`);
  const lock = (id: number) => sql`select 1 from users where id = ${id} for no key update nowait`;
  const swapping = await inTransaction(database.db, async (tx) => {
    await run(tx, lock(low.id));
    const swapped = inTransaction(database.db, (other) => swapSilent(other, call.id, 'morning'));
    await waitFor('the step to wait for the first worker', async () => (await countWaiting(database.db)) > 0);
    await run(tx, lock(high.id));
    return { swapped };
  });
  await swapping.swapped;
  expect(await countSeats(call.id)).toMatchObject({ places: 2, reserves: 2, bookings: 2 });
});

it('A silent worker keeps the place if there is no reserve', async () => {
  const [labour] = await labours(1);
  if (!labour) throw new Error('one worker');
  const call = await buildCall(database.db, { positions: 1, reserves: 0, labours: [labour] });
  const worker = await client(labour);
  await worker.ok(answer, { params: { uid: call.uid }, body: { answer: 'yes', night_ok: true } });
  await moveStart(call.id, 55);
  await run(
    database.db,
    sql`update call_people set morning_asked_at = now() - interval '40 minutes' where job_id = ${call.id}`,
  );
  await runStage(call.id, stages.ask_morning);
  expect(await worker.ok(getCall, { params: { uid: call.uid } })).toMatchObject({ outcome: 'place' });
});

it('Only workers with a place who answered before 18:00 are asked in the evening', async () => {
  const { call, people } = await takenCall();
  await moveStart(call.id, 300);
  await inTransaction(database.db, async (tx) => {
    expect(await askWorkers(tx, call.id, 'evening')).toBe(1);
    await recordEvent(tx, { name: 'call.confirmation_requested', actor: system, payload: { job_id: call.id } });
  });
  await runTasks(database);
  expect(await kindsOf(people[0])).toEqual(['call_confirmation_requested']);
  expect(await kindsOf(people[1])).toEqual([]);
});

it('A missing worker is recorded as absent, and the place goes to a reserve', async () => {
  const { call, clients, params, people } = await takenCall();
  const employer = await client(call.employer);
  await moveStart(call.id, 10);
  const { seats } = await employer.ok(getMyCall, { params });
  const absent = [seats[0]?.worker?.application_id ?? 0];
  const body = { absent, send: true };
  expect((await employer.problem(reportMissing, { params, body })).code).toBe('call_phase');
  await moveStart(call.id, -40);
  await runStage(call.id, stages.swap);
  await runTasks(database);
  const strange = { absent: [seats[1]?.worker?.application_id ?? 0], send: true };
  expect((await employer.problem(reportMissing, { params, body: strange })).code).toBe('not_found');
  const reported = await employer.ok(reportMissing, { params, body });
  expect(reported).toMatchObject({ places_left: 1, released: [{ application_id: absent[0] }] });
  await employer.ok(reportMissing, { params, body });
  await makeDue(call.id);
  await stepDueCalls({ db: database.db }, () => {});
  expect(await clients[0]?.ok(getCall, { params })).toMatchObject({ outcome: null, allowed: [] });
  expect(await clients[1]?.ok(getCall, { params })).toMatchObject({ outcome: 'place' });
  expect(await countSeats(call.id)).toMatchObject({ places: 1, reserves: 0, bookings: 1 });
  expect(await kindsOf(call.employer)).toContain('call_missing');
  const { days } = await one(
    database.db,
    sql`select count(*)::int as days from attendance_days d join applications a on a.id = d.application_id
      where a.labour_id = ${people[0]?.id ?? 0} and d.state = 'absent'`,
    z.object({ days: z.int() }),
  );
  expect(days).toBe(1);
});

it('An employer adds places and pay to a call, and takes none away', async () => {
  const { call, clients, params } = await takenCall();
  const employer = await client(call.employer);
  const changed = await employer.ok(changeCall, { params, body: { positions: 3, reserves: 2, pay: 1200 } });
  expect(changed).toMatchObject({ positions: 3, reserves: 2, pay: 1200 });
  expect(changed.seats).toHaveLength(5);
  for (const body of [{ positions: 2 }, { reserves: 0 }, { pay: 800 }])
    expect((await employer.problem(changeCall, { params, body })).code).toBe('call_fixed');
  await stepDueCalls({ db: database.db }, () => {});
  expect(await clients[1]?.ok(getCall, { params })).toMatchObject({ outcome: 'place' });
  const rates = await many(
    database.db,
    sql`select array_agg(t.paise order by t.seq)::int[] as paise from wage_terms t join wage_accounts w on w.id = t.account_id
        join applications a on a.id = w.application_id where a.job_id = ${call.id} group by a.id order by a.id`,
    z.object({ paise: z.array(z.int()) }),
  );
  // The worker who had the place before has both rates, the one who got a place later only the raised one.
  expect(rates.map(({ paise }) => paise.at(-1))).toEqual([120_000, 120_000]);
  await moveStart(call.id, -70);
  expect((await employer.problem(changeCall, { params, body: { pay: 1300 } })).code).toBe('call_phase');
});

const marked = { note: 'Pay a registration fee of 500 rupees before you come.' };

it('A call opens at once with a note that only the learned reader would mark', async () => {
  const me = await client(await buildEmployer(database.db));
  const note = 'When a number with six digits comes on your mobile, say it to our boy.';
  expect(await me.ok(postCall, { body: { ...(await postFor()), note } })).toMatchObject({
    calls: [{ phase: 'calling' }],
  });
});

it('A note that a moderator must read is refused while workers have seats, and holds a call without workers', async () => {
  const { call, params } = await takenCall();
  const employer = await client(call.employer);
  expect((await employer.problem(changeCall, { params, body: marked })).code).toBe('call_fixed');
  expect(await employer.ok(getMyCall, { params })).toMatchObject({ phase: 'full' });
  const empty = await buildCall(database.db, { employer: call.employer });
  const held = await employer.ok(changeCall, { params: { uid: empty.uid }, body: marked });
  expect(held.phase).toBe('held');
  const soon = await buildCall(database.db, { employer: call.employer, starts_in: 0.5 });
  expect((await employer.problem(changeCall, { params: { uid: soon.uid }, body: marked })).code).toBe('call_fixed');
});

it('A change of nothing but the reserves leaves the job and its history as they are', async () => {
  const { call, params } = await takenCall();
  const employer = await client(call.employer);
  const stateOf = () =>
    one(
      database.db,
      sql`select version, (select count(*) from job_history h where h.job_id = j.id)::int as rows,
          (select count(*) from domain_events e where e.name = 'job.updated' and (e.payload ->> 'job_id')::bigint = j.id)::int as events
        from jobs j where id = ${call.id}`,
      z.object({ version: z.int(), rows: z.int(), events: z.int() }),
    );
  const before = await stateOf();
  expect(await employer.ok(changeCall, { params, body: { reserves: 2 } })).toMatchObject({ reserves: 2 });
  await employer.ok(changeCall, { params, body: {} });
  expect(await stateOf()).toEqual(before);
});

it('A repeated call asks the workers of the earlier day first', async () => {
  const { call, params, people } = await takenCall();
  const employer = await client(call.employer);
  const body = { date: await dayAhead(2) };
  expect((await employer.problem(repeatCall, { params, body })).code).toBe('call_phase');
  await run(
    database.db,
    sql`update shift_calls set during = tstzrange((${await dayAhead(-1)}::date + time '09:00') at time zone 'Asia/Kolkata',
      (${await dayAhead(-1)}::date + time '13:00') at time zone 'Asia/Kolkata') where job_id = ${call.id}`,
  );
  await run(database.db, sql`update jobs set start_time = '09:00' where id = ${call.id}`);
  const headers = { 'idempotency-key': 'again-1' };
  const { calls } = await employer.ok(repeatCall, { params, body, headers });
  expect((await employer.ok(repeatCall, { params, body, headers })).calls[0]?.uid).toBe(calls[0]?.uid);
  expect(calls[0]).toMatchObject({ date: body.date, positions: 1, pay: 900 });
  const order = await many(
    database.db,
    sql`select labour_id, ring from call_people p join jobs j on j.id = p.job_id where j.uid = ${calls[0]?.uid ?? ''}`,
    z.object({ labour_id: z.int(), ring: z.int() }),
  );
  expect(order).toEqual([{ labour_id: people[0]?.id, ring: 1 }]);
});

it('The first round of a repeated call asks only the earlier workers, whenever it begins, and no worker who muted it', async () => {
  const [muted] = await labours(2);
  const call = await buildCall(database.db, { labours: muted ? [muted] : [] });
  await run(database.db, sql`update call_people set notified_at = null, round = null where job_id = ${call.id}`);
  await run(database.db, sql`update users set muted_notifications = '{job_match}' where id = ${muted?.id ?? 0}`);
  // Posted an hour ago, at night or for a moderator.
  await run(
    database.db,
    sql`update shift_calls set ring = 1, first_until = now() - interval '30 minutes' where job_id = ${call.id}`,
  );
  const after = () =>
    one(
      database.db,
      sql`select ring, first_until > now() + interval '29 minutes' as waits,
          (select count(*) from call_people p where p.job_id = c.job_id and p.notified_at is not null)::int as notified
        from shift_calls c where job_id = ${call.id}`,
      z.object({ ring: z.int(), waits: z.boolean(), notified: z.int() }),
    );
  const round = () =>
    inTransaction(database.db, async (tx) => {
      const locked = await lockCall(tx, call.id);
      if (locked) await startRound(tx, locked);
    });
  await round();
  expect(await after()).toEqual({ ring: 1, waits: true, notified: 0 });
  await run(database.db, sql`update shift_calls set first_until = now() where job_id = ${call.id}`);
  await round();
  expect(await after()).toMatchObject({ ring: 2, waits: false, notified: expect.any(Number) });
  expect((await after()).notified).toBeGreaterThan(0);
});

it('An employer sees about how many workers a call could ask, in ring 3 only with verified documents', async () => {
  await labours(12);
  const boss = await buildEmployer(database.db);
  const employer = await client(boss);
  const body = { ...(await postFor()), wide: true };
  expect((await employer.ok(countCall, { body })).rings.map(({ ring }) => ring)).toEqual([1, 2]);
  await run(database.db, sql`update identities set status = 'verified' where user_id = ${boss.id}`);
  const { rings } = await employer.ok(countCall, { body });
  expect(rings.map(({ ring }) => ring)).toEqual([1, 2, 3]);
  expect(rings[0]?.about).toBe(0);
  expect(rings[1]?.about).toBeGreaterThanOrEqual(10);
  expect((rings[1]?.about ?? 1) % 10).toBe(0);
});

it('Chosen workers count as ring 1 of a wide call, and known workers who are not chosen as ring 2', async () => {
  const boss = await buildEmployer(database.db);
  const known = await labours(11);
  await run(
    database.db,
    sql`insert into people_marks (owner_id, other_id, favourite)
        select ${boss.id}, id, true from unnest(${known.map(({ id }) => id)}::bigint[]) id`,
  );
  const employer = await client(boss);
  const count = async (people: number[], wide: boolean) =>
    (await employer.ok(countCall, { body: { ...(await postFor()), people, wide } })).rings;
  const one = known.slice(0, 1).map(({ id }) => id);
  const all = known.map(({ id }) => id);
  expect(await count([...all, ...one], false)).toEqual([{ ring: 1, about: 10 }]);
  const [ringOne, ringTwo] = await count(one, true);
  expect(ringOne).toEqual({ ring: 1, about: 0 });
  const [, withoutAll] = await count(all, true);
  // Known workers who are not chosen live in the town of the call, so ring 2 contains them.
  expect(ringTwo?.about).toBe((withoutAll?.about ?? 0) + 10);
});

it('An employer without verified documents posts two calls a day, of at most ten places', async () => {
  const employer = await client(await buildEmployer(database.db));
  const large = { ...(await postFor()), lines: [{ role: 'mason' as const, positions: 11, pay: 900 }] };
  expect((await employer.problem(postCall, { body: large })).code).toBe('validation_failed');
  for (const days of [1, 2]) await employer.ok(postCall, { body: await postFor(days) });
  expect((await employer.problem(postCall, { body: await postFor(3) })).code).toBe('calls_limit');
});

it('Three late cancellations, or fewer of workers on the way, pause the calls of an employer for a week', async () => {
  const boss = await buildEmployer(database.db);
  const employer = await client(boss);
  const cancelLate = async (isComing: boolean) => {
    const [labour] = await labours(1);
    if (!labour) throw new Error('one worker');
    const call = await buildCall(database.db, { employer: boss, positions: 1, labours: [labour] });
    const params = { uid: call.uid };
    const worker = await client(labour);
    await worker.ok(answer, { params, body: { answer: 'yes', night_ok: true } });
    await moveStart(call.id, 90);
    if (isComing) await worker.ok(confirmCall, { params, body: { which: 'morning', answer: 'yes' } });
    expect((await employer.ok(getMyCall, { params })).late).toBe(true);
    await employer.ok(cancelCall, { params, body: { reason: 'Rain' } });
    return call;
  };
  const first = await cancelLate(false);
  await employer.ok(postCall, { body: await postFor(1) });
  const second = await cancelLate(true);
  const paused = await employer.problem(postCall, { body: await postFor(2) });
  expect(paused).toMatchObject({ code: 'calls_paused', days: 7 });
  const moveBack = async (jobId: number, days: number) => {
    await run(
      database.db,
      sql`update shift_calls set during = tstzrange(lower(during) - ${days} * interval '1 day', upper(during) - ${days} * interval '1 day')
        where job_id = ${jobId}`,
    );
    await run(
      database.db,
      sql`update application_status_history h set created_at = h.created_at - ${days} * interval '1 day' from applications a
        where a.id = h.application_id and a.job_id = ${jobId}`,
    );
  };
  // The pause lasts its days, although the first cancellation is more than 30 days ago by now.
  await moveBack(first.id, 32);
  await moveBack(second.id, 3);
  expect(await employer.problem(postCall, { body: await postFor(2) })).toMatchObject({ code: 'calls_paused', days: 4 });
  // The same cancellations after the start are not late, so only the limit of the day is left.
  await run(
    database.db,
    sql`update application_status_history set created_at = created_at + interval '2 hours' where to_status = 'cancelled'`,
  );
  expect((await employer.problem(postCall, { body: await postFor(2) })).code).toBe('calls_limit');
});

it('A no to the question of the evening is not late, a later withdrawal is', async () => {
  const { call, clients, params } = await takenCall();
  await moveStart(call.id, 150);
  const late = async () =>
    many(
      database.db,
      sql`select withdrawn_late as late from applications where job_id = ${call.id} and status = 'withdrawn'`,
      z.object({ late: z.boolean() }),
    );
  await clients[0]?.ok(confirmCall, { params, body: { which: 'evening', answer: 'no' } });
  expect(await late()).toEqual([{ late: false }]);
  await makeDue(call.id);
  await stepDueCalls({ db: database.db }, () => {});
  await run(database.db, sql`update application_status_history set created_at = now() - interval '1 hour'`);
  const promoted = await clients[1]?.ok(getCall, { params });
  expect(promoted).toMatchObject({ outcome: 'place', late: true });
  await clients[1]?.ok(applicationEndpoints.withdraw, {
    params: { application_id: String(promoted?.application_id) },
    body: {},
  });
  expect(await late()).toEqual(expect.arrayContaining([{ late: false }, { late: true }]));
});

it('A reserve who gets the place in the last hour withdraws without being late, and missed days do not count', async () => {
  const { call, clients, params, people } = await takenCall();
  await moveStart(call.id, 40);
  await clients[0]?.ok(confirmCall, { params, body: { which: 'morning', answer: 'no' } });
  await makeDue(call.id);
  await stepDueCalls({ db: database.db }, () => {});
  await run(
    database.db,
    sql`update application_status_history set created_at = created_at - interval '18 minutes' where to_status = 'accepted'`,
  );
  const promoted = await clients[1]?.ok(getCall, { params });
  expect(promoted).toMatchObject({ outcome: 'place', late: false });
  await run(
    database.db,
    sql`insert into attendance_days (application_id, day, state, via, entered_at)
      select a.id, j.start_date, 'absent', 'employer', now() from applications a join jobs j on j.id = a.job_id
      where a.id = ${promoted?.application_id ?? 0}`,
  );
  const [facts] = await listLabourFacts(database.db, [people[1]?.id ?? 0]);
  expect(facts?.no_shows).toBe(0);
  await run(database.db, sql`delete from attendance_days where application_id = ${promoted?.application_id ?? 0}`);
  await clients[1]?.ok(applicationEndpoints.withdraw, {
    params: { application_id: String(promoted?.application_id) },
    body: {},
  });
  const late = await many(
    database.db,
    sql`select labour_id, withdrawn_late as late from applications where job_id = ${call.id} and status = 'withdrawn' order by labour_id`,
    z.object({ labour_id: z.int(), late: z.boolean() }),
  );
  expect(late.find(({ labour_id }) => labour_id === people[1]?.id)).toMatchObject({ late: false });
});

it('A suspended worker loses the place, which goes to a reserve', async () => {
  const { call, clients, params, people } = await takenCall();
  await run(
    database.db,
    sql`update users set suspended_at = now(), suspended_reason = 'Fraud' where id = ${people[0]?.id ?? 0}`,
  );
  await inTransaction(database.db, (tx) =>
    recordEvent(tx, { name: 'user.suspended', actor: system, payload: { user_id: people[0]?.id ?? 0 } }),
  );
  await runTasks(database);
  expect(await clients[1]?.ok(getCall, { params })).toMatchObject({ outcome: 'place' });
  expect(await countSeats(call.id)).toMatchObject({ places: 1, bookings: 1 });
});

it('A worker who was missing twice in 30 days is asked last', async () => {
  const [missing, other] = await labours(2);
  if (!missing || !other) throw new Error('two workers');
  for (const _ of [1, 2]) {
    const call = await buildCall(database.db, { labours: [missing] });
    await (await client(missing)).ok(answer, { params: { uid: call.uid }, body: { answer: 'yes', night_ok: true } });
    await moveStart(call.id, -600);
    await run(
      database.db,
      sql`insert into attendance_days (application_id, day, state, via, entered_at)
        select a.id, j.start_date, 'absent', 'employer', now() from applications a join jobs j on j.id = a.job_id where a.job_id = ${call.id}`,
    );
    await run(database.db, sql`delete from bookings where labour_id = ${missing.id}`);
  }
  const { id: jobId } = await buildCall(database.db, { starts_in: 48 });
  const towns = [{ name: 'Pune', state: 'Maharashtra', km: 0 }];
  await inTransaction(database.db, (tx) =>
    insertRing(tx, { jobId, no: 2, roles: ['mason'], towns, km: 10, limit: 2000 }),
  );
  const order = await many(
    database.db,
    sql`select labour_id, days from call_people where job_id = ${jobId} order by no`,
    z.object({ labour_id: z.int(), days: z.int() }),
  );
  expect(order.at(-1)).toEqual({ labour_id: missing.id, days: LAST_IN_RING });
  expect(order.map(({ labour_id }) => labour_id)).toContain(other.id);
});

it('The order of a call is deleted 90 days after its end, and its seats after 400 days', async () => {
  const { call, people } = await takenCall();
  const rowsAfter = async (days: number) => {
    await run(
      database.db,
      sql`update shift_calls set during = tstzrange(now() - ${days + 1} * interval '1 day', now() - ${days} * interval '1 day'), next_at = null
        where job_id = ${call.id}`,
    );
    await run(database.db, sql`update jobs set status = 'closed' where id = ${call.id}`);
    await run(database.db, sql`update applications set status = 'cancelled' where job_id = ${call.id}`);
    while ((await removeOldCallRows(database.db)) > 0);
    return one(
      database.db,
      sql`select (select count(*) from call_people where job_id = ${call.id})::int as people,
        (select count(*) from call_seats where job_id = ${call.id})::int as seats`,
      z.object({ people: z.int(), seats: z.int() }),
    );
  };
  expect(await rowsAfter(89)).toEqual({ people: 3, seats: 2 });
  expect(await rowsAfter(91)).toEqual({ people: 0, seats: 2 });
  expect(await rowsAfter(401)).toEqual({ people: 0, seats: 0 });
  const employer = await client(call.employer);
  const short = { phase: 'short', seats: [] };
  expect(await employer.ok(getMyCall, { params: { uid: call.uid } })).toMatchObject(short);
  await run(
    database.db,
    sql`update applications set status = 'completed' where job_id = ${call.id} and labour_id = ${people[0]?.id ?? 0}`,
  );
  const { calls } = await employer.ok(listMyCalls, { query: {} });
  expect(calls).toMatchObject([{ phase: 'over', seats: [] }]);
});

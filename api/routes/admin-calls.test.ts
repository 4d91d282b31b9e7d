// Calls for a day in the admin area: how they fill, late losses, and the order computed again.
import { expect, it } from 'vitest';
import { adminCallEndpoints } from '#contracts/admin-calls.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { buildCall } from '#testing/build-call.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { listCalls, getCall } = adminCallEndpoints;

/** Builds a full call of one place, whose worker and reserve said yes. */
async function takenCall() {
  const people = [await buildLabour(database.db), await buildLabour(database.db)];
  const call = await buildCall(database.db, { positions: 1, reserves: 1, labours: people, starts_in: 2 });
  await run(
    database.db,
    sql`update jobs set posted_at = now() - interval '12 minutes', created_at = now() - interval '12 minutes' where id = ${call.id}`,
  );
  const params = { uid: call.uid };
  for (const person of people)
    await api
      .as(await buildSession(database.db, person))
      .ok(callEndpoints.answerCall, { params, body: { answer: 'yes', night_ok: true } });
  return { call, people, params };
}

it('An administrator lists calls with their phase, the time to fill and late cancellations, without places and notes', async () => {
  const { call, params } = await takenCall();
  const free = await buildCall(database.db);
  const viewer = api.as((await buildAdmin(database.db, 'viewer')).token);
  const { calls, total } = await viewer.ok(listCalls, { query: {} });
  expect(total).toBe(2);
  const none = { late_cancellations: 0, late_withdrawals: 0 };
  expect(calls).toMatchObject([
    { uid: free.uid, phase: 'calling', minutes_to_fill: null, ...none },
    { uid: call.uid, phase: 'full', places_left: 0, notified: 2, minutes_to_fill: 12, ...none },
  ]);
  expect(JSON.stringify(calls)).not.toContain('Wakad');
  // The places are settled, and the worker has had the place for more than 15 minutes.
  await run(
    database.db,
    sql`update application_status_history set created_at = now() - interval '20 minutes'
      where application_id in (select id from applications where job_id = ${call.id})`,
  );
  const employer = api.as(await buildSession(database.db, call.employer));
  await employer.ok(callEndpoints.cancelCall, { params, body: { reason: 'The site is closed' } });
  await runTasks(database);
  const ended = await viewer.ok(listCalls, { query: { list: 'ended' } });
  expect(ended.calls).toMatchObject([{ uid: call.uid, phase: 'cancelled', late_cancellations: 1 }]);
  expect((await viewer.ok(listCalls, { query: { list: 'open' } })).calls.map(({ uid }) => uid)).toEqual([free.uid]);
});

it('An administrator sees the rounds and seats of a call, and how its order differs from the computed one', async () => {
  const { call, people, params } = await takenCall();
  await run(database.db, sql`delete from shift_calls where job_id <> ${call.id}`);
  const order = people.map(({ id }) => id);
  await run(database.db, sql`update call_people set no = no + 10 where job_id = ${call.id}`);
  await run(
    database.db,
    sql`update call_people p set no = o.place from (select labour_id, row_number() over (order by draw) as place from call_people
      where job_id = ${call.id}) o where p.job_id = ${call.id} and o.labour_id = p.labour_id`,
  );
  const moderator = api.as((await buildAdmin(database.db, 'moderator')).token);
  const shown = await moderator.ok(getCall, { params });
  expect(shown).toMatchObject({
    rounds: [{ round: 1, notified: 2, yes: 2, no: 0 }],
    order: { workers: 2, wrong: 0 },
    faults: 0,
  });
  expect(shown.seats.map(({ kind, worker }) => [kind, worker?.id])).toEqual([
    ['place', order[0]],
    ['reserve', order[1]],
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/phone|Wakad/);
  await run(database.db, sql`update call_people set draw = sha256(draw) where job_id = ${call.id} and no = 1`);
  expect((await moderator.ok(getCall, { params })).order.wrong).toBeGreaterThan(0);
  const unknown = await moderator.problem(getCall, { params: { uid: '7f0c0000-0000-4000-8000-000000000001' } });
  expect(unknown.code).toBe('not_found');
});

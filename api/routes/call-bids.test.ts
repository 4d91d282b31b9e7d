// Bids of crews to calls for a day over HTTP (D81): who may ask for places, and the places that are held.
import { afterEach, describe, expect, it } from 'vitest';
import { bidEndpoints } from '#contracts/bids.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { checkCalls, checkOrder } from '#marketplace/calls/actions/check.ts';
import { holdCrew } from '#marketplace/crews/actions/hold-crew.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { askWorker, buildCall } from '#testing/build-call.ts';
import { crewWithClients, signedIn } from '#testing/crew-clients.ts';
import { crewNotificationsOf } from '#testing/crew-notifications.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildLabour } from '#testing/factories.ts';
import { countNightConsents, countPlaces, crewAndCall, heldCall } from '#testing/held-call.ts';

const database = useDatabase();
const api = useApi(database);
const { answerCall, getCall, getMyCall } = callEndpoints;
const { listBids, answerBid } = bidEndpoints;

afterEach(async () => {
  expect(await checkCalls(database.db)).toEqual([]);
});

describe('D81, bid: a crew asks for places in a call', () => {
  it('A place is held for each person for ten minutes, and members whom no round asked see the call', async () => {
    const { asLeader, asSecond, bring, call, second, third, params, leader } = await crewAndCall(database, api);
    expect(await asLeader.ok(getCall, { params })).toMatchObject({ may_bring_crew: true });
    const answered = await asLeader.ok(answerCall, bring());
    expect(answered).toMatchObject({ outcome: null, application_id: null, places_left: 1, phase: 'calling' });
    expect(answered.bid?.members.map(({ labour_id, answer }) => [labour_id, answer])).toEqual([
      [leader.id, 'yes'],
      [second.id, 'asked'],
      [third.id, 'asked'],
    ]);
    const minutes = (Date.parse(answered.bid?.until ?? '') - Date.parse(answered.now)) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 3, places: 0, bookings: 0 });
    expect(await asSecond.ok(getCall, { params })).toMatchObject({
      order: null,
      allowed: ['yes', 'no'],
      location: null,
    });
    const { bids } = await asSecond.ok(listBids, { query: {} });
    expect(bids).toMatchObject([{ uid: answered.bid?.uid, may_answer: true, call: { booked: null } }]);
    const notices = await crewNotificationsOf(database, 'call_crew_', [leader, second, third]);
    expect(notices.sort((one, other) => one.user_id - other.user_id)).toEqual([
      { user_id: second.id, kind: 'call_crew_asked' },
      { user_id: third.id, kind: 'call_crew_asked' },
    ]);
    expect((await checkOrder(database.db, call.uid))?.faults).toEqual([]);
    const boss = await signedIn(database, api, call.employer);
    const { seats } = await boss.ok(getMyCall, { params });
    expect(seats.map(({ kind, held_until, worker }) => [kind, typeof held_until, worker])).toEqual([
      ['place', 'string', null],
      ['place', 'string', null],
      ['place', 'string', null],
      ['place', 'object', null],
      ['reserve', 'object', null],
    ]);
  });

  it('A repeated request, also at the same time, holds the places once', async () => {
    const { asLeader, bring, call } = await crewAndCall(database, api);
    const answers = await Promise.all([1, 2, 3, 4].map(() => asLeader.ok(answerCall, bring())));
    expect(new Set(answers.map(({ bid }) => bid?.uid)).size).toBe(1);
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 3 });
  });

  it('Two crews cannot hold more places than are free', async () => {
    const first = await crewAndCall(database, api, { positions: 5 });
    const { crew, leader, second: member, third: other, asLeader: asOther } = await crewWithClients(database, api);
    await askWorker(database.db, first.call.uid, leader);
    const body = { ...first.bring().body, crew: { uid: crew.uid, min_members: 2, members: [member.id, other.id] } };
    await first.asLeader.ok(answerCall, first.bring());
    expect(await asOther.problem(answerCall, { params: first.params, body })).toMatchObject({
      code: 'positions_filled',
    });
    const smaller = { ...body, crew: { ...body.crew, members: [member.id] } };
    await asOther.ok(answerCall, { params: first.params, body: smaller });
    expect(await countPlaces(database.db, first.call.id)).toMatchObject({ held: 5 });
  });

  it('Only the leader asks, only for members, before the last half hour, and not for a call that asks chosen people', async () => {
    const { asLeader, asSecond, bring, call, params, crew } = await crewAndCall(database, api, { asked: 2 });
    expect(await asSecond.problem(answerCall, bring())).toMatchObject({ code: 'forbidden' });
    const stranger = await buildLabour(database.db);
    expect(await asLeader.problem(answerCall, bring(2, [stranger.id]))).toMatchObject({ code: 'not_found' });
    expect(await asLeader.problem(answerCall, bring(4))).toMatchObject({ code: 'validation_failed' });
    const no = { params, body: { ...bring().body, answer: 'no' as const } };
    expect(await asLeader.problem(answerCall, no)).toMatchObject({ code: 'validation_failed' });
    await run(database.db, sql`update shift_calls set only_chosen = true where job_id = ${call.id}`);
    expect(await asLeader.problem(answerCall, bring())).toMatchObject({ code: 'call_phase' });
    await run(database.db, sql`update shift_calls set only_chosen = false where job_id = ${call.id}`);
    await inTransaction(database.db, (tx) => holdCrew(tx, crew.id));
    expect(await asLeader.problem(answerCall, bring())).toMatchObject({ code: 'crew_held' });
    const late = await crewAndCall(database, api, { starts_in: 0.4 });
    expect(await late.asLeader.problem(answerCall, late.bring())).toMatchObject({ code: 'call_phase' });
    const soon = await crewAndCall(database, api, { starts_in: 0.6 });
    const { bid, now } = await soon.asLeader.ok(answerCall, soon.bring());
    expect((Date.parse(bid?.until ?? '') - Date.parse(now)) / 60_000).toBeLessThanOrEqual(6);
  });

  it('A member who has other work at these hours counts as a no and is told which', async () => {
    const { asLeader, asSecond, bring, call, second, third, params } = await crewAndCall(database, api);
    const other = await buildCall(database.db, { labours: [second], starts_in: 26 });
    await asSecond.ok(answerCall, { params: { uid: other.uid }, body: { answer: 'yes', night_ok: true } });
    const { bid } = await asLeader.ok(answerCall, bring());
    expect(bid?.members.map(({ answer }) => answer)).toEqual(['yes', 'no', 'asked']);
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 2 });
    const { bids } = await asSecond.ok(listBids, { query: {} });
    expect(bids).toMatchObject([{ uid: bid?.uid, may_answer: false, call: { booked: other.uid } }]);
    await askWorker(database.db, other.uid, third);
    const asThird = await signedIn(database, api, third);
    await asThird.ok(answerCall, { params: { uid: other.uid }, body: { answer: 'yes', night_ok: true } });
    const yes = { params: { bid_uid: bid?.uid ?? '' }, body: { answer: 'yes' as const, night_ok: true } };
    expect(await asThird.problem(answerBid, yes)).toMatchObject({ code: 'already_booked', uid: other.uid });
    expect(await asLeader.ok(getCall, { params })).toMatchObject({ outcome: null });
  });

  it('Work at night needs the consent of each member', async () => {
    const { asLeader, asSecond, asThird, bring, call, params } = await crewAndCall(database, api);
    await run(database.db, sql`update jobs set start_time = '05:00' where id = ${call.id}`);
    const { night_ok, ...without } = bring().body;
    expect(await asLeader.problem(answerCall, { params, body: without })).toMatchObject({ code: 'night_ok_required' });
    const { bid } = await asLeader.ok(answerCall, bring());
    expect(bid?.call).toMatchObject({ night: true });
    const say = { params: { bid_uid: bid?.uid ?? '' }, body: { answer: 'yes' as const } };
    expect(await asSecond.problem(answerBid, say)).toMatchObject({ code: 'night_ok_required' });
    await asSecond.ok(answerBid, { ...say, body: { answer: 'yes', night_ok } });
    expect(await asThird.ok(answerBid, { ...say, body: { answer: 'no' } })).toMatchObject({ state: 'sent' });
    expect(await countNightConsents(database.db, call.id)).toBe(2);
  });

  it('Another employer’s or worker’s requests do not reach the held places', async () => {
    const { params, say } = await heldCall(database, api);
    const stranger = await signedIn(database, api, await buildLabour(database.db));
    expect(await stranger.problem(answerBid, say('yes'))).toMatchObject({ code: 'not_found' });
    expect(await stranger.problem(getCall, { params })).toMatchObject({ code: 'not_found' });
    const boss = await signedIn(database, api, await buildEmployer(database.db));
    expect(await boss.problem(getMyCall, { params })).toMatchObject({ code: 'not_found' });
  });
});

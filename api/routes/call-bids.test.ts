// Bids of crews to calls for a day over HTTP (D81): places are held while the members answer, and given to the crew or freed.
import { afterEach, describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { bidEndpoints } from '#contracts/bids.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { crewEndpoints } from '#contracts/crews.ts';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { Problem } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { checkCalls, checkOrder } from '#marketplace/calls/actions/check.ts';
import { stepCall } from '#marketplace/calls/actions/step-call.ts';
import { answerAloneOrTogether } from '#marketplace/crews/actions/bid-to-call.ts';
import { holdCrew } from '#marketplace/crews/actions/hold-crew.ts';
import { answerBid as bidAnswer } from '#marketplace/crews/actions/place-bid.ts';
import { lapseBids, settleDueBid } from '#marketplace/crews/actions/settle-bid.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { suspendUser } from '#marketplace/suspensions/actions.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { buildCall } from '#testing/build-call.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildCrew, buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { marketplaceSecrets } from '#testing/secrets.ts';
import { silentLog } from '#testing/silent-log.ts';
import { testStorage } from '#testing/storage.ts';
import { eraseDuePeople } from '#worker/privacy/erase-due.ts';

const database = useDatabase();
const api = useApi(database);
const { answerCall, getCall, getMyCall, cancelCall } = callEndpoints;
const { listBids, answerBid } = bidEndpoints;

afterEach(async () => {
  expect(await checkCalls(database.db)).toEqual([]);
});

type Person = Parameters<typeof buildSession>[1];
const client = async (person: Person) => api.as(await buildSession(database.db, person));

interface Details {
  positions?: number;
  reserves?: number;
  starts_in?: number;
  /** How many of the three workers a round has asked; the leader is the first. */
  asked?: number;
}

/** Builds a crew of three and a call that has asked its leader, with the clients of all of them. */
async function crewAndCall({ asked = 1, positions = 4, ...details }: Details = {}) {
  const people = [
    await buildLabour(database.db),
    await buildLabour(database.db),
    await buildLabour(database.db),
  ] as const;
  const [leader, second, third] = people;
  const call = await buildCall(database.db, { positions, labours: people.slice(0, asked), ...details });
  const crew = await buildCrew(database.db, { leader, members: [second, third] });
  const clients = { asLeader: await client(leader), asSecond: await client(second), asThird: await client(third) };
  const params = { uid: call.uid };
  const bring = (min_members = 2, members = [second.id, third.id]) => ({
    params,
    body: { answer: 'yes' as const, night_ok: true, crew: { uid: crew.uid, min_members, members } },
  });
  return { people, leader, second, third, call, crew, params, bring, ...clients };
}

/** Same as {@link crewAndCall}, after the leader has asked. */
async function heldCall({ min_members = 2, ...details }: Details & { min_members?: number } = {}) {
  const made = await crewAndCall(details);
  const { bid } = await made.asLeader.ok(answerCall, made.bring(min_members));
  if (!bid) throw new Error('a bid');
  const say = (answer: 'yes' | 'no') => ({
    params: { bid_uid: bid.uid },
    body: { answer, night_ok: true },
  });
  return { ...made, bid, say };
}

const held = z.object({ held: z.int(), places: z.int(), bookings: z.int() });

/** Counts the held places of a call, its places with an application, and its bookings. */
const countPlaces = (jobId: number) =>
  one(
    database.db,
    sql`select count(*) filter (where application_id is null and labour_id is not null)::int as held,
        count(*) filter (where application_id is not null)::int as places,
        (select count(*) from bookings b join applications a on a.id = b.application_id where a.job_id = ${jobId})::int as bookings
      from call_seats where job_id = ${jobId} and kind = 'place'`,
    held,
  );

const stateOf = async (uid: string) =>
  (await one(database.db, sql`select state from crew_bids where uid = ${uid}`, z.object({ state: z.string() }))).state;

/** Moves the end of the hold to now. */
async function endHold(uid: string): Promise<void> {
  await run(database.db, sql`update crew_bids set until = now() - interval '1 second' where uid = ${uid}`);
  await run(
    database.db,
    sql`update call_seats set held_until = now() - interval '1 second' where bid_id = (select id from crew_bids where uid = ${uid})`,
  );
}

const codeOf = (error: unknown) => {
  if (error instanceof Problem) return error.code;
  throw error;
};

const settleDue = () => lapseBids({ db: database.db }, () => {});

const notified = async (...people: { id: number }[]) =>
  (
    await many(
      database.db,
      sql`select user_id, kind from notifications where user_id = any(${people.map(({ id }) => id)}::bigint[]) order by user_id, id`,
      z.object({ user_id: z.int(), kind: z.string() }),
    )
  ).map(({ user_id, kind }) => [user_id, kind]);

describe('D81, bid: a crew asks for places in a call', () => {
  it('A place is held for each person for ten minutes, and members whom no round asked see the call', async () => {
    const { asLeader, asSecond, bring, call, second, third, params, leader } = await crewAndCall();
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
    expect(await countPlaces(call.id)).toEqual({ held: 3, places: 0, bookings: 0 });
    expect(await asSecond.ok(getCall, { params })).toMatchObject({
      order: null,
      allowed: ['yes', 'no'],
      location: null,
    });
    const { bids } = await asSecond.ok(listBids, { query: {} });
    expect(bids).toMatchObject([{ uid: answered.bid?.uid, may_answer: true, call: { booked: null } }]);
    await runTasks(database);
    expect(await notified(leader, second, third)).toEqual([
      [second.id, 'call_crew_asked'],
      [third.id, 'call_crew_asked'],
    ]);
    expect((await checkOrder(database.db, call.uid))?.faults).toEqual([]);
    const boss = await client(call.employer);
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
    const { asLeader, bring, call } = await crewAndCall();
    const answers = await Promise.all([1, 2, 3, 4].map(() => asLeader.ok(answerCall, bring())));
    expect(new Set(answers.map(({ bid }) => bid?.uid)).size).toBe(1);
    expect(await countPlaces(call.id)).toMatchObject({ held: 3 });
  });

  it('Two crews cannot hold more places than are free', async () => {
    const first = await crewAndCall({ positions: 5 });
    const [leader, member, other] = [
      await buildLabour(database.db),
      await buildLabour(database.db),
      await buildLabour(database.db),
    ];
    const crew = await buildCrew(database.db, { leader, members: [member, other] });
    await run(
      database.db,
      sql`insert into call_people (job_id, labour_id, no, ring, free, days, draw, round, notified_at)
        values (${first.call.id}, ${leader.id}, 2, 2, false, 0, sha256(sha256('seed') || int8send(${leader.id})), 1, now())`,
    );
    const asOther = await client(leader);
    const body = { ...first.bring().body, crew: { uid: crew.uid, min_members: 2, members: [member.id, other.id] } };
    await first.asLeader.ok(answerCall, first.bring());
    expect(await asOther.problem(answerCall, { params: first.params, body })).toMatchObject({
      code: 'positions_filled',
    });
    const smaller = { ...body, crew: { ...body.crew, members: [member.id] } };
    await asOther.ok(answerCall, { params: first.params, body: smaller });
    expect(await countPlaces(first.call.id)).toMatchObject({ held: 5 });
  });

  it('Only the leader asks, only for members, before the last half hour, and not for a call that asks chosen people', async () => {
    const { asLeader, asSecond, bring, call, params, crew } = await crewAndCall({ asked: 2 });
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
    const late = await crewAndCall({ starts_in: 0.4 });
    expect(await late.asLeader.problem(answerCall, late.bring())).toMatchObject({ code: 'call_phase' });
    const soon = await crewAndCall({ starts_in: 0.6 });
    const { bid, now } = await soon.asLeader.ok(answerCall, soon.bring());
    expect((Date.parse(bid?.until ?? '') - Date.parse(now)) / 60_000).toBeLessThanOrEqual(6);
  });

  it('A member who has other work at these hours counts as a no and is told which', async () => {
    const { asLeader, asSecond, bring, call, second, third, params } = await crewAndCall();
    const other = await buildCall(database.db, { labours: [second], starts_in: 26 });
    await asSecond.ok(answerCall, { params: { uid: other.uid }, body: { answer: 'yes', night_ok: true } });
    const { bid } = await asLeader.ok(answerCall, bring());
    expect(bid?.members.map(({ answer }) => answer)).toEqual(['yes', 'no', 'asked']);
    expect(await countPlaces(call.id)).toMatchObject({ held: 2 });
    const { bids } = await asSecond.ok(listBids, { query: {} });
    expect(bids).toMatchObject([{ uid: bid?.uid, may_answer: false, call: { booked: other.uid } }]);
    await run(
      database.db,
      sql`insert into call_people (job_id, labour_id, no, ring, free, days, draw, round, notified_at)
        values (${other.id}, ${third.id}, 2, 2, false, 0, sha256(sha256('seed') || int8send(${third.id})), 1, now())`,
    );
    const asThird = await client(third);
    await asThird.ok(answerCall, { params: { uid: other.uid }, body: { answer: 'yes', night_ok: true } });
    const yes = { params: { bid_uid: bid?.uid ?? '' }, body: { answer: 'yes' as const, night_ok: true } };
    expect(await asThird.problem(answerBid, yes)).toMatchObject({ code: 'already_booked', uid: other.uid });
    expect(await asLeader.ok(getCall, { params })).toMatchObject({ outcome: null });
  });
});

describe('D81, sent: the end of a hold', () => {
  it('As soon as all have answered, those who said yes have places, and the rest is free', async () => {
    const { asSecond, asThird, asLeader, say, bid, call, params, leader, second, third } = await heldCall();
    await asThird.ok(answerBid, say('no'));
    expect(await countPlaces(call.id)).toEqual({ held: 2, places: 0, bookings: 0 });
    await runTasks(database);
    const answered = await asSecond.ok(answerBid, say('yes'));
    expect(answered).toMatchObject({ state: 'sent', application_id: expect.any(Number) });
    expect(await countPlaces(call.id)).toEqual({ held: 0, places: 2, bookings: 2 });
    expect(await asLeader.ok(getCall, { params })).toMatchObject({ outcome: 'place', places_left: 2 });
    expect(await asSecond.ok(getCall, { params })).toMatchObject({ outcome: 'place', location: 'Plot 7, Wakad' });
    expect((await asLeader.ok(listBids, { query: {} })).bids).toEqual([]);
    await runTasks(database);
    expect((await notified(leader, second, third)).filter(([, kind]) => kind !== 'call_crew_asked')).toEqual([
      [leader.id, 'call_crew_placed'],
    ]);
    await asSecond.ok(answerBid, say('yes'));
    expect(await stateOf(bid.uid)).toBe('sent');
  });

  it('Enough consents get their places at the end of the hold, and the places of the silent are free', async () => {
    const { asSecond, asThird, say, bid, call, params } = await heldCall();
    await asSecond.ok(answerBid, say('yes'));
    expect(await countPlaces(call.id)).toEqual({ held: 3, places: 0, bookings: 0 });
    await endHold(bid.uid);
    await runTasks(database);
    await settleDue();
    expect(await countPlaces(call.id)).toEqual({ held: 0, places: 2, bookings: 2 });
    expect(await asThird.problem(answerBid, say('yes'))).toMatchObject({ code: 'bid_over' });
    expect(await asThird.ok(getCall, { params })).toMatchObject({ allowed: ['yes', 'no'] });
  });

  it('Below the minimum, all places are free, and each may still answer alone', async () => {
    const { asLeader, asSecond, say, bid, call, params, bring, leader } = await heldCall({ min_members: 3 });
    await asSecond.ok(answerBid, say('yes'));
    await endHold(bid.uid);
    await settleDue();
    expect(await stateOf(bid.uid)).toBe('lapsed');
    expect(await countPlaces(call.id)).toEqual({ held: 0, places: 0, bookings: 0 });
    await runTasks(database);
    expect(await notified(leader)).toEqual([[leader.id, 'call_crew_lapsed']]);
    expect(await asLeader.problem(answerCall, bring())).toMatchObject({ code: 'bid_over' });
    expect(await asLeader.ok(answerCall, { params, body: { answer: 'yes', night_ok: true } })).toMatchObject({
      outcome: 'place',
    });
  });

  it('A no that leaves too few ends the hold at once, and a reserve gets a place', async () => {
    const { asSecond, say, bid, call, params } = await heldCall({ min_members: 3, positions: 3 });
    const single = await buildLabour(database.db);
    await run(
      database.db,
      sql`insert into call_people (job_id, labour_id, no, ring, free, days, draw, round, notified_at)
        values (${call.id}, ${single.id}, 20, 2, false, 0, sha256(sha256('seed') || int8send(${single.id})), 1, now())`,
    );
    const asSingle = await client(single);
    const yes = { params, body: { answer: 'yes' as const, night_ok: true } };
    expect(await asSingle.ok(answerCall, yes)).toMatchObject({ outcome: 'reserve' });
    await asSecond.ok(answerBid, say('no'));
    expect(await stateOf(bid.uid)).toBe('lapsed');
    await runTasks(database);
    expect(await asSingle.ok(getCall, { params })).toMatchObject({ outcome: 'place' });
  });

  it('Two processes that settle at once give each member one place, and a repeated task changes nothing', async () => {
    const { asSecond, say, bid, call } = await heldCall();
    await asSecond.ok(answerBid, say('yes'));
    await endHold(bid.uid);
    const { id } = await one(
      database.db,
      sql`select id from crew_bids where uid = ${bid.uid}`,
      z.object({ id: z.int() }),
    );
    const settle = () => settleDueBid({ db: database.db }, id);
    await Promise.all([settle(), settle(), settleDue(), stepCall({ db: database.db }, call.id)]);
    await settle();
    expect(await countPlaces(call.id)).toEqual({ held: 0, places: 2, bookings: 2 });
  });

  it('A task that runs before the end of the hold changes nothing', async () => {
    const { bid, call } = await heldCall();
    const { id } = await one(
      database.db,
      sql`select id from crew_bids where uid = ${bid.uid}`,
      z.object({ id: z.int() }),
    );
    await settleDueBid({ db: database.db }, id);
    expect(await countPlaces(call.id)).toMatchObject({ held: 3 });
  });

  it('A member who answers the call alone takes the held place and no longer counts for the crew', async () => {
    const { asSecond, asThird, say, bid, call, params } = await heldCall();
    const alone = await asSecond.ok(answerCall, { params, body: { answer: 'yes', night_ok: true } });
    expect(alone).toMatchObject({ outcome: 'place', places_left: 1 });
    expect(await countPlaces(call.id)).toEqual({ held: 2, places: 1, bookings: 1 });
    await asThird.ok(answerBid, say('yes'));
    expect(await stateOf(bid.uid)).toBe('sent');
    expect(await countPlaces(call.id)).toEqual({ held: 0, places: 3, bookings: 3 });
  });

  it('Work at night needs the consent of each member', async () => {
    const { asLeader, asSecond, bring, call, params } = await crewAndCall();
    await run(database.db, sql`update jobs set start_time = '05:00' where id = ${call.id}`);
    const { night_ok, ...without } = bring().body;
    expect(await asLeader.problem(answerCall, { params, body: without })).toMatchObject({ code: 'night_ok_required' });
    const { bid } = await asLeader.ok(answerCall, bring());
    expect(bid?.call).toMatchObject({ night: true });
    const say = { params: { bid_uid: bid?.uid ?? '' }, body: { answer: 'yes' as const } };
    expect(await asSecond.problem(answerBid, say)).toMatchObject({ code: 'night_ok_required' });
    await asSecond.ok(answerBid, { ...say, body: { answer: 'yes', night_ok } });
  });

  it('After a loss below the minimum, the others may withdraw without being late', async () => {
    const { asSecond, asThird, say, call, params } = await heldCall({ min_members: 3, starts_in: 2.5 });
    await asSecond.ok(answerBid, say('yes'));
    await asThird.ok(answerBid, say('yes'));
    await run(
      database.db,
      sql`update application_status_history h set created_at = now() - interval '1 hour' from applications a
        where a.id = h.application_id and a.job_id = ${call.id}`,
    );
    for (const one of [asSecond, asThird]) {
      const { application_id } = await one.ok(getCall, { params });
      await one.ok(applicationEndpoints.withdraw, { params: { application_id: String(application_id) }, body: {} });
    }
    const late = await many(
      database.db,
      sql`select withdrawn_late from applications where job_id = ${call.id} and status = 'withdrawn' order by id`,
      z.object({ withdrawn_late: z.boolean() }),
    );
    expect(late.map(({ withdrawn_late }) => withdrawn_late)).toEqual([true, false]);
    await stepCall({ db: database.db }, call.id);
  });

  it('Eight crews and 20 single workers at once never take more places than there are', async () => {
    const singles = await Promise.all(Array.from({ length: 20 }, () => buildLabour(database.db)));
    const crews = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const [leader, second, third] = [
          await buildLabour(database.db),
          await buildLabour(database.db),
          await buildLabour(database.db),
        ];
        return {
          leader,
          members: [second, third],
          crew: await buildCrew(database.db, { leader, members: [second, third] }),
        };
      }),
    );
    const labours = [...crews.map(({ leader }) => leader), ...singles];
    const call = await buildCall(database.db, { positions: 10, reserves: 3, labours });
    const store = { db: database.db };
    const given = { uid: call.uid, answer: 'yes', night_ok: true } as const;
    const together = crews.map(async ({ leader, members, crew }) => {
      const ids = members.map(({ id }) => id);
      const asked = { ...given, crew: { uid: crew.uid, min_members: 2, members: ids } };
      const answered = await answerAloneOrTogether(store, leader, asked).catch(codeOf);
      if (typeof answered === 'string') return answered;
      if (!answered.bid) return 'no bid';
      const yes = { bid_uid: answered.bid.uid, answer: 'yes', night_ok: true } as const;
      await Promise.all(members.map((member) => bidAnswer(store, member, yes)));
      return 'sent';
    });
    const results = await Promise.all([
      ...together,
      ...singles.map((labour) => answerAloneOrTogether(store, labour, given).then(() => 'alone')),
    ]);
    expect(new Set(results)).toEqual(
      new Set(['sent', 'positions_filled', 'alone'].filter((one) => results.includes(one))),
    );
    const { held: waiting, places, bookings } = await countPlaces(call.id);
    expect(waiting).toBe(0);
    expect(places).toBe(bookings);
    expect(places).toBeLessThanOrEqual(10);
  });
});

describe('A change in the middle of a hold', () => {
  it('If the leader leaves, the bid lapses and all places are free', async () => {
    const { asLeader, asSecond, say, bid, call, crew } = await heldCall();
    await asSecond.ok(answerBid, say('yes'));
    await asLeader.ok(crewEndpoints.leaveCrew, { params: { crew_uid: crew.uid } });
    expect(await stateOf(bid.uid)).toBe('lapsed');
    expect(await countPlaces(call.id)).toMatchObject({ held: 0, places: 0 });
  });

  it('If a member leaves the crew, the place of this member is free', async () => {
    const { asThird, bid, call, crew } = await heldCall();
    await asThird.ok(crewEndpoints.leaveCrew, { params: { crew_uid: crew.uid } });
    expect(await stateOf(bid.uid)).toBe('asked');
    expect(await countPlaces(call.id)).toMatchObject({ held: 2 });
  });

  it('If a moderator holds the crew, the bid lapses', async () => {
    const { bid, call, crew } = await heldCall();
    await inTransaction(database.db, (tx) => holdCrew(tx, crew.id));
    expect(await stateOf(bid.uid)).toBe('lapsed');
    expect(await countPlaces(call.id)).toMatchObject({ held: 0 });
  });

  it('If a member is suspended, the place is free; if the leader is, all are', async () => {
    const { bid, call, second, leader } = await heldCall();
    const { admin } = await buildAdmin(database.db);
    await suspendUser(database, admin, { user_id: second.id, reason: 'Fake' });
    await runTasks(database);
    expect(await countPlaces(call.id)).toMatchObject({ held: 2 });
    await suspendUser(database, admin, { user_id: leader.id, reason: 'Fake' });
    await runTasks(database);
    expect(await stateOf(bid.uid)).toBe('lapsed');
    expect(await countPlaces(call.id)).toMatchObject({ held: 0 });
  });

  it('If a member is erased, the place is free; if the leader is, all are', async () => {
    const { bid, call, asSecond, asLeader } = await heldCall();
    const erase = async () => {
      await run(
        database.db,
        sql`update data_requests set due_at = now() where kind = 'erasure' and status = 'pending'`,
      );
      const store = { storage: testStorage, log: silentLog, secrets: marketplaceSecrets };
      await eraseDuePeople({ ...store, db: database.db, deleteSms: async () => {} }, () => {});
    };
    await asSecond.ok(privacyEndpoints.eraseAccount, {});
    await erase();
    expect(await countPlaces(call.id)).toMatchObject({ held: 2 });
    await asLeader.ok(privacyEndpoints.eraseAccount, {});
    await erase();
    expect(await stateOf(bid.uid)).toBe('lapsed');
    expect(await countPlaces(call.id)).toMatchObject({ held: 0, places: 0 });
  });

  it('If the employer and a member block each other, the place of the member is free', async () => {
    const { bid, call, second } = await heldCall();
    await run(
      database.db,
      sql`insert into people_marks (owner_id, other_id, blocked) values (${call.employer.id}, ${second.id}, true)`,
    );
    await inTransaction(database.db, (tx) =>
      recordEvent(tx, {
        name: 'user.blocked',
        actor: call.employer,
        payload: { owner_id: call.employer.id, other_id: second.id },
      }),
    );
    await runTasks(database);
    expect(await countPlaces(call.id)).toMatchObject({ held: 2 });
    expect(await stateOf(bid.uid)).toBe('asked');
  });

  it('If the employer cancels the call, no place stays held, and no member gets one', async () => {
    const { bid, call, params, asSecond, say } = await heldCall();
    const boss = await client(call.employer);
    await boss.ok(cancelCall, { params, body: { reason: 'Rain' } });
    expect(await countPlaces(call.id)).toMatchObject({ held: 0 });
    expect(await asSecond.problem(answerBid, say('yes'))).toMatchObject({ code: 'call_phase' });
    await endHold(bid.uid);
    await settleDue();
    expect(await stateOf(bid.uid)).toBe('lapsed');
  });

  it('Another employer’s or worker’s requests do not reach the held places', async () => {
    const { params, say } = await heldCall();
    const stranger = await client(await buildLabour(database.db));
    expect(await stranger.problem(answerBid, say('yes'))).toMatchObject({ code: 'not_found' });
    expect(await stranger.problem(getCall, { params })).toMatchObject({ code: 'not_found' });
    const boss = await client(await buildEmployer(database.db));
    expect(await boss.problem(getMyCall, { params })).toMatchObject({ code: 'not_found' });
  });
});

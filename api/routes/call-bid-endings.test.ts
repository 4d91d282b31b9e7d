// The end of a bid of a crew to a call (D81): the held places are given to the crew or freed.
import { afterEach, describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { bidEndpoints } from '#contracts/bids.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { Problem } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { checkCalls } from '#marketplace/calls/actions/check.ts';
import { stepCall } from '#marketplace/calls/actions/step-call.ts';
import { answerBid as bidAnswer } from '#marketplace/crews/actions/answer-bid.ts';
import { answerAloneOrTogether } from '#marketplace/crews/actions/bid-to-call.ts';
import { lapseBids, settleDueBid } from '#marketplace/crews/actions/settle-bid.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { askWorker, buildCall } from '#testing/build-call.ts';
import { signedIn } from '#testing/crew-clients.ts';
import { crewNotificationsOf } from '#testing/crew-notifications.ts';
import { useDatabase } from '#testing/database.ts';
import { buildCrew, buildLabour } from '#testing/factories.ts';
import { countPlaces, endHold, findBidRow, heldCall } from '#testing/held-call.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { answerCall, getCall } = callEndpoints;
const { listBids, answerBid } = bidEndpoints;

afterEach(async () => {
  expect(await checkCalls(database.db)).toEqual([]);
});

const stateOf = async (uid: string) => (await findBidRow(database.db, uid)).state;

const codeOf = (error: unknown) => {
  if (error instanceof Problem) return error.code;
  throw error;
};

const settleDue = () => lapseBids({ db: database.db }, () => {});

describe('D81, sent: the end of a hold', () => {
  it('As soon as all have answered, those who said yes have places, and the rest is free', async () => {
    const { asSecond, asThird, asLeader, say, bid, call, params, leader, second, third } = await heldCall(
      database,
      api,
    );
    await asThird.ok(answerBid, say('no'));
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 2, places: 0, bookings: 0 });
    await runTasks(database);
    const answered = await asSecond.ok(answerBid, say('yes'));
    expect(answered).toMatchObject({ state: 'sent', application_id: expect.any(Number) });
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 0, places: 2, bookings: 2 });
    expect(await asLeader.ok(getCall, { params })).toMatchObject({ outcome: 'place', places_left: 2 });
    expect(await asSecond.ok(getCall, { params })).toMatchObject({ outcome: 'place', location: 'Plot 7, Wakad' });
    expect((await asLeader.ok(listBids, { query: {} })).bids).toEqual([]);
    const notices = await crewNotificationsOf(database, 'call_crew_', [leader, second, third]);
    expect(notices.filter(({ kind }) => kind !== 'call_crew_asked')).toEqual([
      { user_id: leader.id, kind: 'call_crew_placed' },
    ]);
    await asSecond.ok(answerBid, say('yes'));
    expect(await stateOf(bid.uid)).toBe('sent');
  });

  it('Enough consents get their places at the end of the hold, and the places of the silent are free', async () => {
    const { asSecond, asThird, say, bid, call, params } = await heldCall(database, api);
    await asSecond.ok(answerBid, say('yes'));
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 3, places: 0, bookings: 0 });
    await endHold(database.db, bid.uid);
    await runTasks(database);
    await settleDue();
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 0, places: 2, bookings: 2 });
    expect(await asThird.problem(answerBid, say('yes'))).toMatchObject({ code: 'bid_over' });
    expect(await asThird.ok(getCall, { params })).toMatchObject({ allowed: ['yes', 'no'] });
  });

  it('Below the minimum, all places are free, and each may still answer alone', async () => {
    const { asLeader, asSecond, say, bid, call, params, bring, leader } = await heldCall(database, api, {
      min_members: 3,
    });
    await asSecond.ok(answerBid, say('yes'));
    await endHold(database.db, bid.uid);
    await settleDue();
    expect(await stateOf(bid.uid)).toBe('lapsed');
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 0, places: 0, bookings: 0 });
    expect(await crewNotificationsOf(database, 'call_crew_', [leader])).toEqual([
      { user_id: leader.id, kind: 'call_crew_lapsed' },
    ]);
    expect(await asLeader.problem(answerCall, bring())).toMatchObject({ code: 'bid_over' });
    expect(await asLeader.ok(answerCall, { params, body: { answer: 'yes', night_ok: true } })).toMatchObject({
      outcome: 'place',
    });
  });

  it('A no that leaves too few ends the hold at once, and a reserve gets a place', async () => {
    const { asSecond, say, bid, call, params } = await heldCall(database, api, { min_members: 3, positions: 3 });
    const single = await buildLabour(database.db);
    await askWorker(database.db, call.uid, single);
    const asSingle = await signedIn(database, api, single);
    const yes = { params, body: { answer: 'yes' as const, night_ok: true } };
    expect(await asSingle.ok(answerCall, yes)).toMatchObject({ outcome: 'reserve' });
    await asSecond.ok(answerBid, say('no'));
    expect(await stateOf(bid.uid)).toBe('lapsed');
    await runTasks(database);
    expect(await asSingle.ok(getCall, { params })).toMatchObject({ outcome: 'place' });
  });

  it('Two processes that settle at once give each member one place, and a repeated task changes nothing', async () => {
    const { asSecond, say, bid, call } = await heldCall(database, api);
    await asSecond.ok(answerBid, say('yes'));
    await endHold(database.db, bid.uid);
    const { id } = await findBidRow(database.db, bid.uid);
    const settle = () => settleDueBid({ db: database.db }, id);
    await Promise.all([settle(), settle(), settleDue(), stepCall({ db: database.db }, call.id)]);
    await settle();
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 0, places: 2, bookings: 2 });
  });

  it('A task that runs before the end of the hold changes nothing', async () => {
    const { bid, call } = await heldCall(database, api);
    const { id } = await findBidRow(database.db, bid.uid);
    await settleDueBid({ db: database.db }, id);
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 3 });
  });

  it('After a loss below the minimum, the others may withdraw without being late', async () => {
    const { asSecond, asThird, say, call, params } = await heldCall(database, api, { min_members: 3, starts_in: 2.5 });
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
    const { held: waiting, places, bookings } = await countPlaces(database.db, call.id);
    expect(waiting).toBe(0);
    expect(places).toBe(bookings);
    expect(places).toBeLessThanOrEqual(10);
  });
});

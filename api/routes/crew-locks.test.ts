// Simultaneous actions of a crew (D81): the order of their locks, and bids that are settled while others fail.
import { afterEach, describe, expect, it } from 'vitest';
import { bidEndpoints } from '#contracts/bids.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { crewEndpoints } from '#contracts/crews.ts';
import { z } from '#contracts/z.ts';
import { system } from '#marketplace/actor.ts';
import { checkCalls } from '#marketplace/calls/actions/check.ts';
import { lockCall } from '#marketplace/calls/queries.ts';
import { lapseBids, settleBid } from '#marketplace/crews/actions/settle-bid.ts';
import { lockOverdueBid } from '#marketplace/crews/bid-locks.ts';
import { inTransaction } from '#platform/db.ts';
import { one, rawSql, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { useDatabase } from '#testing/database.ts';
import { buildJob, nextPhone } from '#testing/factories.ts';
import { countPlaces, crewAndCall, endHold, findBidRow, heldCall } from '#testing/held-call.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const api = useApi(database);
const { answerCall } = callEndpoints;
const { answerBid, placeBid } = bidEndpoints;
const { inviteToCrew, leadCrew } = crewEndpoints;

afterEach(async () => {
  expect(await checkCalls(database.db)).toEqual([]);
});

const untilWaiting = (count: number) =>
  waitFor(`${count} waiting statements`, async () => (await countWaiting(database.db)) === count);

type Made = Awaited<ReturnType<typeof crewAndCall>>;

/** Actions of a leader that lock the crew and the leader. */
const ofLeader: Readonly<Record<string, (made: Made) => Promise<unknown>>> = {
  'an invitation': ({ asLeader, crew }) =>
    asLeader.ok(inviteToCrew, { params: { crew_uid: crew.uid }, body: { phone_number: nextPhone() } }),
  'the request to another member to lead': ({ asLeader, crew, second }) =>
    asLeader.ok(leadCrew, { params: { crew_uid: crew.uid }, body: { labour_id: second.id } }),
  'a bid to another job': async ({ asLeader, crew, second, third }) => {
    const job_uid = (await buildJob(database.db, { positions: 5 })).uid;
    const body = { crew_uid: crew.uid, job_uid, min_members: 2, members: [second.id, third.id] };
    return asLeader.ok(placeBid, { body });
  },
};

describe('the order of locks: crew, bid, call, workers', () => {
  it.each(Object.entries(ofLeader))(
    'An answer for the crew and %s at the same time do not deadlock',
    async (_, act) => {
      const made = await crewAndCall(database, api);
      const { answer, other } = await inTransaction(database.db, async (tx) => {
        await lockCall(tx, made.call.id);
        // The answer has the crew and waits for the call, then for its members. The other action waits for the crew.
        const answering = made.asLeader.ok(answerCall, made.bring());
        await untilWaiting(1);
        const acting = act(made);
        await untilWaiting(2);
        return { answer: answering, other: acting };
      });
      await Promise.all([answer, other]);
      expect(await countPlaces(database.db, made.call.id)).toMatchObject({ held: 3 });
    },
  );
});

const answerOf = async (labourId: number) =>
  (
    await one(
      database.db,
      sql`select answer from call_people where labour_id = ${labourId}`,
      z.object({ answer: z.nullable(z.string()) }),
    )
  ).answer;

describe('an answer alone and the settlement of the bid', () => {
  it('A no waits for a settlement that has begun, and is refused after it has given the worker a place', async () => {
    const { asSecond, say, bid, call, params, second } = await heldCall(database, api, { asked: 2 });
    await asSecond.ok(answerBid, say('yes'));
    await endHold(database.db, bid.uid);
    const { id } = await findBidRow(database.db, bid.uid);
    const { refused } = await inTransaction(database.db, async (tx) => {
      const due = await lockOverdueBid(tx, id);
      const refusing = asSecond.problem(answerCall, { params, body: { answer: 'no' } });
      await untilWaiting(1);
      expect(await answerOf(second.id)).toBeNull();
      if (due) await settleBid(tx, due, system);
      return { refused: refusing };
    });
    expect(await refused).toMatchObject({ code: 'call_phase' });
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 0, places: 2, bookings: 2 });
    expect(await answerOf(second.id)).toBe('yes');
  });

  it('A no that waits while the crew asks takes the worker out of the new bid', async () => {
    const { asLeader, asSecond, bring, call, params, second } = await crewAndCall(database, api, { asked: 2 });
    const { asking, refusing } = await inTransaction(database.db, async (tx) => {
      await lockCall(tx, call.id);
      const first = asLeader.ok(answerCall, bring());
      await untilWaiting(1);
      const then = asSecond.ok(answerCall, { params, body: { answer: 'no' } });
      await untilWaiting(2);
      return { asking: first, refusing: then };
    });
    await Promise.all([asking, refusing]);
    expect(await answerOf(second.id)).toBe('no');
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 2 });
  });

  it('A bid that fails does not stop the settlement of the others', async () => {
    const broken = await heldCall(database, api);
    const other = await heldCall(database, api);
    for (const { asSecond, say, bid } of [broken, other]) {
      await asSecond.ok(answerBid, say('yes'));
      await endHold(database.db, bid.uid);
    }
    const { call, bid } = broken;
    const { id } = await findBidRow(database.db, bid.uid);
    const refuse = sql`alter table crew_bids add constraint crew_bids_refused check (id <> ${rawSql(String(id))} or state = 'asked')`;
    await run(database.db, refuse);
    await expect(lapseBids({ db: database.db }, () => {})).rejects.toThrow(AggregateError);
    expect(await countPlaces(database.db, other.call.id)).toEqual({ held: 0, places: 2, bookings: 2 });
    expect(await findBidRow(database.db, bid.uid)).toMatchObject({ state: 'asked' });
    await run(database.db, sql`alter table crew_bids drop constraint crew_bids_refused`);
    await lapseBids({ db: database.db }, () => {});
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 0, places: 2, bookings: 2 });
  });
});

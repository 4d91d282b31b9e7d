// Changes in the middle of a bid of a crew to a call (D81): of the crew, its members, the employer and the call.
import { afterEach, describe, expect, it } from 'vitest';
import { bidEndpoints } from '#contracts/bids.ts';
import { callLinkEndpoints } from '#contracts/call-links.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { crewEndpoints } from '#contracts/crews.ts';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { checkCalls } from '#marketplace/calls/actions/check.ts';
import { releaseHoldsOfCall } from '#marketplace/calls/hold-queries.ts';
import { lockCall } from '#marketplace/calls/queries.ts';
import { holdCrew } from '#marketplace/crews/actions/hold-crew.ts';
import { lapseBids } from '#marketplace/crews/actions/settle-bid.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { suspendUser } from '#marketplace/suspensions/actions.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { buildCallLink } from '#testing/build-call-link.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { signedIn } from '#testing/crew-clients.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin } from '#testing/factories.ts';
import { countPlaces, endHold, findBidRow, heldCall } from '#testing/held-call.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { marketplaceSecrets } from '#testing/secrets.ts';
import { silentLog } from '#testing/silent-log.ts';
import { testStorage } from '#testing/storage.ts';
import { waitFor } from '#testing/wait-for.ts';
import { eraseDuePeople } from '#worker/privacy/erase-due.ts';

const database = useDatabase();
const api = useApi(database);
const { answerCall, cancelCall } = callEndpoints;
const { listBids, answerBid } = bidEndpoints;

afterEach(async () => {
  expect(await checkCalls(database.db)).toEqual([]);
});

const stateOf = async (uid: string) => (await findBidRow(database.db, uid)).state;

const settleDue = () => lapseBids({ db: database.db }, () => {});

describe('A change in the middle of a hold', () => {
  it('If the leader leaves, the bid lapses and all places are free', async () => {
    const { asLeader, asSecond, say, bid, call, crew } = await heldCall(database, api);
    await asSecond.ok(answerBid, say('yes'));
    await asLeader.ok(crewEndpoints.leaveCrew, { params: { crew_uid: crew.uid } });
    expect(await stateOf(bid.uid)).toBe('lapsed');
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 0, places: 0 });
  });

  it('If a member leaves the crew, the place of this member is free', async () => {
    const { asThird, bid, call, crew } = await heldCall(database, api);
    await asThird.ok(crewEndpoints.leaveCrew, { params: { crew_uid: crew.uid } });
    expect(await stateOf(bid.uid)).toBe('asked');
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 2 });
  });

  it('If a moderator holds the crew, the bid lapses', async () => {
    const { bid, call, crew } = await heldCall(database, api);
    await inTransaction(database.db, (tx) => holdCrew(tx, crew.id));
    expect(await stateOf(bid.uid)).toBe('lapsed');
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 0 });
  });

  it('If a member is suspended, the place is free; if the leader is, all are', async () => {
    const { bid, call, second, leader } = await heldCall(database, api);
    const { admin } = await buildAdmin(database.db);
    await suspendUser(database, admin, { user_id: second.id, reason: 'Fake' });
    await runTasks(database);
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 2 });
    await suspendUser(database, admin, { user_id: leader.id, reason: 'Fake' });
    await runTasks(database);
    expect(await stateOf(bid.uid)).toBe('lapsed');
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 0 });
  });

  it('If a member is erased, the place is free; if the leader is, all are', async () => {
    const { bid, call, asSecond, asLeader } = await heldCall(database, api);
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
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 2 });
    await asLeader.ok(privacyEndpoints.eraseAccount, {});
    await erase();
    expect(await stateOf(bid.uid)).toBe('lapsed');
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 0, places: 0 });
  });

  it('If the employer and a member block each other, the place of the member is free', async () => {
    const { bid, call, second } = await heldCall(database, api);
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
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 2 });
    expect(await stateOf(bid.uid)).toBe('asked');
  });

  it('If the employer cancels the call, no place stays held, and no member gets one', async () => {
    const { bid, call, params, asSecond, say } = await heldCall(database, api);
    const boss = await signedIn(database, api, call.employer);
    await boss.ok(cancelCall, { params, body: { reason: 'Rain' } });
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 0 });
    expect((await asSecond.ok(listBids, { query: {} })).bids).toMatchObject([{ uid: bid.uid, may_answer: false }]);
    expect(await asSecond.problem(answerBid, say('yes'))).toMatchObject({ code: 'call_phase' });
    await endHold(database.db, bid.uid);
    await settleDue();
    expect(await stateOf(bid.uid)).toBe('lapsed');
  });

  it('A member who answers the call alone takes the held place and no longer counts for the crew', async () => {
    const { asSecond, asThird, say, bid, call, params } = await heldCall(database, api);
    const alone = await asSecond.ok(answerCall, { params, body: { answer: 'yes', night_ok: true } });
    expect(alone).toMatchObject({ outcome: 'place', places_left: 1 });
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 2, places: 1, bookings: 1 });
    await asThird.ok(answerBid, say('yes'));
    expect(await stateOf(bid.uid)).toBe('sent');
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 0, places: 3, bookings: 3 });
  });

  it('A member who says no by the link of an SMS frees the held place, also after a yes to the crew', async () => {
    const { asSecond, asThird, say, bid, call, second } = await heldCall(database, api, { asked: 2 });
    await asSecond.ok(answerBid, say('yes'));
    const token = await buildCallLink(database.db, { job: call, labour: second });
    await api.as().ok(callLinkEndpoints.answerCallLink, { params: { token }, body: { answer: 'no' } });
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 2 });
    await asThird.ok(answerBid, say('yes'));
    expect(await stateOf(bid.uid)).toBe('sent');
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 0, places: 2, bookings: 2 });
  });

  it('A member who leaves while the call is being cancelled waits for the call without a lock on its seats', async () => {
    const { asThird, call, crew } = await heldCall(database, api);
    const leaving = await inTransaction(database.db, async (tx) => {
      await lockCall(tx, call.id);
      const request = asThird.ok(crewEndpoints.leaveCrew, { params: { crew_uid: crew.uid } });
      await waitFor('the departure to wait', async () => (await countWaiting(database.db)) > 0);
      await releaseHoldsOfCall(tx, call.id);
      return { request };
    });
    await leaving.request;
    expect(await countPlaces(database.db, call.id)).toMatchObject({ held: 0 });
  });
});

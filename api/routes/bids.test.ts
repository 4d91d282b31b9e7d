// Bids of crews over HTTP (D81): each member's own yes, the applications, and the employer's decision about all of them.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { bidEndpoints } from '#contracts/bids.ts';
import { crewEndpoints } from '#contracts/crews.ts';
import { jobBidEndpoints } from '#contracts/job-bids.ts';
import { z } from '#contracts/z.ts';
import { lapseBids } from '#marketplace/crews/actions/settle-bid.ts';
import { BIDS_PER_DAY } from '#marketplace/crews/rules.ts';
import { suspendUser } from '#marketplace/suspensions/actions.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { crewWithClients, signedIn } from '#testing/crew-clients.ts';
import { crewNotificationsOf } from '#testing/crew-notifications.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { listBids, placeBid, answerBid } = bidEndpoints;
const { listJobBids, decideBid } = jobBidEndpoints;
const { withdraw, setApplicationStatus } = applicationEndpoints;

const client = (person: Parameters<typeof signedIn>[2]) => signedIn(database, api, person);

/** Builds a crew of three and a job, and the clients of all of them. */
async function crewAndJob({ positions = 5 } = {}) {
  const made = await crewWithClients(database, api);
  const { crew, second, third } = made;
  const employer = await buildEmployer(database.db);
  const job = await buildJob(database.db, { employer, positions });
  const body = { crew_uid: crew.uid, job_uid: job.uid, min_members: 2, members: [second.id, third.id] };
  return { ...made, job, body, employer, boss: await client(employer) };
}

/** Builds a bid to which all three members have said yes. */
async function sentBid(details: { positions?: number; min_members?: number } = {}) {
  const made = await crewAndJob(details);
  const { min_members = 3 } = details;
  const { uid } = await made.asLeader.ok(placeBid, { body: { ...made.body, min_members } });
  const answer = { params: { bid_uid: uid }, body: { answer: 'yes' } } as const;
  await made.asSecond.ok(answerBid, answer);
  await made.asThird.ok(answerBid, answer);
  const { bids } = await made.boss.ok(listJobBids, { query: {} });
  const ids = bids[0]?.people.map(({ application_id }) => application_id) ?? [];
  return { ...made, uid, ids, params: { params: { bid_uid: uid } } };
}

const notificationsOf = (...people: { id: number }[]) => crewNotificationsOf(database, 'crew_bid_', people);

const statusesOf = async (jobId: number) =>
  (
    await many(
      database.db,
      sql`select status from applications where job_id = ${jobId} order by id`,
      z.object({ status: z.string() }),
    )
  ).map(({ status }) => status);

describe('Asking the crew', () => {
  it('The asked members are notified, and nothing is sent before enough of them say yes', async () => {
    const { asLeader, asSecond, second, third, leader, job, body } = await crewAndJob();
    const bid = await asLeader.ok(placeBid, { body });
    expect(bid).toMatchObject({ state: 'asked', min_members: 2, may_answer: false, application_id: null });
    expect(bid.members.map(({ labour_id, answer }) => [labour_id, answer])).toEqual([
      [leader.id, 'yes'],
      [second.id, 'asked'],
      [third.id, 'asked'],
    ]);
    expect(await statusesOf(job.id)).toEqual([]);
    const notified = (await notificationsOf(leader, second, third)).map(({ user_id }) => user_id);
    expect(notified.sort((a, b) => a - b)).toEqual([second.id, third.id]);
    const { bids } = await asSecond.ok(listBids, { query: {} });
    expect(bids).toMatchObject([
      { uid: bid.uid, may_answer: true, job: { uid: job.uid, salary_amount: expect.any(Number) } },
    ]);
    expect(bids[0]?.members.map(({ answer }) => answer)).toEqual([null, 'asked', null]);
  });

  it('A bid is in no list of a member who said no or was removed', async () => {
    const { asLeader, asSecond, asThird, third, crew, body } = await crewAndJob();
    const fourth = await buildLabour(database.db);
    await run(database.db, sql`insert into crew_members (crew_id, labour_id) values (${crew.id}, ${fourth.id})`);
    const asFourth = await client(fourth);
    const { uid } = await asLeader.ok(placeBid, { body: { ...body, members: [...body.members, fourth.id] } });
    const listed = async () =>
      Promise.all(
        [asLeader, asSecond, asThird, asFourth].map(async (one) => (await one.ok(listBids, { query: {} })).total),
      );
    expect(await listed()).toEqual([1, 1, 1, 1]);
    await asSecond.ok(answerBid, { params: { bid_uid: uid }, body: { answer: 'no' } });
    const removed = { params: { crew_uid: crew.uid }, body: { labour_id: third.id } };
    await asLeader.ok(crewEndpoints.removeFromCrew, removed);
    expect(await listed()).toEqual([1, 0, 0, 1]);
  });

  it('Only the leader asks, only members are asked, and a crew asks for a job once', async () => {
    const { asLeader, asSecond, body } = await crewAndJob();
    expect(await asSecond.problem(placeBid, { body })).toMatchObject({ code: 'forbidden' });
    const stranger = await buildLabour(database.db);
    const outside = { ...body, members: [stranger.id] };
    expect(await asLeader.problem(placeBid, { body: outside })).toMatchObject({ code: 'not_found' });
    expect(await asLeader.problem(placeBid, { body: { ...body, min_members: 4 } })).toMatchObject({
      code: 'validation_failed',
    });
    await asLeader.ok(placeBid, { body });
    expect(await asLeader.problem(placeBid, { body })).toMatchObject({ code: 'already_applied' });
  });
});

describe('The limits of asking', () => {
  it('A leader places five bids in a day, and may place another after a day', async () => {
    const { asLeader, leader, employer, body } = await crewAndJob();
    const place = async () => ({ body: { ...body, job_uid: (await buildJob(database.db, { employer })).uid } });
    for (let count = 0; count < BIDS_PER_DAY; count += 1) await asLeader.ok(placeBid, await place());
    expect(await asLeader.problem(placeBid, await place())).toMatchObject({
      code: 'rate_limited',
      retry_after: expect.any(Number),
    });
    await run(
      database.db,
      sql`update crew_bids set created_at = now() - interval '25 hours' where leader_id = ${leader.id}`,
    );
    await asLeader.ok(placeBid, await place());
  });

  it('A member who said no to a job is not asked for it again', async () => {
    const { asLeader, asSecond, second, third, body } = await crewAndJob();
    const { uid } = await asLeader.ok(placeBid, { body: { ...body, min_members: 3 } });
    const no = { params: { bid_uid: uid }, body: { answer: 'no' } } as const;
    await notificationsOf(second);
    expect(await asSecond.ok(answerBid, no)).toMatchObject({ state: 'lapsed' });
    expect(await asLeader.problem(placeBid, { body: { ...body, min_members: 3 } })).toMatchObject({
      code: 'validation_failed',
    });
    const again = await asLeader.ok(placeBid, { body });
    expect(again.members.map(({ answer }) => answer)).toEqual(['yes', 'no', 'asked']);
    const asked = (await notificationsOf(second, third)).map(({ user_id }) => user_id);
    expect(asked.filter((id) => id === second.id)).toHaveLength(1);
    expect(asked.filter((id) => id === third.id)).toHaveLength(2);
  });
});

describe('The answers of members', () => {
  it('Each member has an application after the minimum number of consents, and a later yes adds one', async () => {
    const { asLeader, asSecond, asThird, leader, second, job, boss, body } = await crewAndJob();
    const { uid } = await asLeader.ok(placeBid, { body });
    const yes = { params: { bid_uid: uid }, body: { answer: 'yes' } } as const;
    expect(await asSecond.ok(answerBid, yes)).toMatchObject({ state: 'sent', application_id: expect.any(Number) });
    await asSecond.ok(answerBid, yes);
    expect(await statusesOf(job.id)).toEqual(['pending', 'pending']);
    expect(await notificationsOf(leader, second)).toContainEqual({ user_id: leader.id, kind: 'crew_bid_sent' });
    await asThird.ok(answerBid, yes);
    const { bids } = await boss.ok(listJobBids, { query: { job_uid: job.uid } });
    expect(bids).toMatchObject([{ uid, crew_name: 'Wakad masons', job_title: job.title, min_members: 2 }]);
    expect(bids[0]?.people.map(({ status, is_leader }) => [status, is_leader])).toEqual([
      ['pending', true],
      ['pending', false],
      ['pending', false],
    ]);
  });

  it('The bid lapses as soon as too few members can still say yes', async () => {
    const { asLeader, asSecond, asThird, leader, job, body } = await crewAndJob();
    const { uid } = await asLeader.ok(placeBid, { body: { ...body, min_members: 3 } });
    const params = { params: { bid_uid: uid } };
    expect(await asSecond.ok(answerBid, { ...params, body: { answer: 'no' } })).toMatchObject({ state: 'lapsed' });
    expect(await asThird.problem(answerBid, { ...params, body: { answer: 'yes' } })).toMatchObject({
      code: 'bid_over',
    });
    expect(await statusesOf(job.id)).toEqual([]);
    expect(await notificationsOf(leader)).toEqual([{ user_id: leader.id, kind: 'crew_bid_lapsed' }]);
  });

  it('A member who has applied alone cannot say yes, and one who applies after the yes is not sent twice', async () => {
    const { asLeader, asSecond, asThird, second, job, body } = await crewAndJob();
    await buildApplication(database.db, { job, labour: second });
    const { uid } = await asLeader.ok(placeBid, { body });
    const yes = { params: { bid_uid: uid }, body: { answer: 'yes' } } as const;
    expect(await asSecond.problem(answerBid, yes)).toMatchObject({ code: 'already_applied' });
    expect(await asThird.ok(answerBid, yes)).toMatchObject({ state: 'sent' });
    expect(await statusesOf(job.id)).toHaveLength(3);
  });

  it('A member who said yes and then applied alone is notified that the bid has lapsed', async () => {
    const { asLeader, asSecond, asThird, second, job, body } = await crewAndJob();
    const { uid } = await asLeader.ok(placeBid, { body: { ...body, min_members: 3 } });
    const yes = { params: { bid_uid: uid }, body: { answer: 'yes' } } as const;
    await asSecond.ok(answerBid, yes);
    await buildApplication(database.db, { job, labour: second });
    expect(await asThird.ok(answerBid, yes)).toMatchObject({ state: 'lapsed' });
    expect(await notificationsOf(second)).toContainEqual({ user_id: second.id, kind: 'crew_bid_lapsed' });
  });

  it('A later yes is refused after the application of the leader has ended', async () => {
    const { asLeader, asSecond, asThird, job, body } = await crewAndJob();
    const { uid } = await asLeader.ok(placeBid, { body });
    const yes = { params: { bid_uid: uid }, body: { answer: 'yes' } } as const;
    await asSecond.ok(answerBid, yes);
    expect((await asThird.ok(listBids, { query: {} })).bids).toMatchObject([{ state: 'sent', may_answer: true }]);
    const { application_id } = (await asLeader.ok(listBids, { query: {} })).bids[0] ?? {};
    await asLeader.ok(withdraw, { params: { application_id: String(application_id) }, body: {} });
    expect((await asThird.ok(listBids, { query: {} })).bids).toMatchObject([{ state: 'sent', may_answer: false }]);
    expect(await asThird.problem(answerBid, yes)).toMatchObject({ code: 'bid_over' });
    expect(await statusesOf(job.id)).toEqual(['withdrawn', 'pending']);
  });

  it('A member is neither notified nor asked of a job if the employer or the member has blocked the other', async () => {
    const { asLeader, asSecond, asThird, second, third, employer, body } = await crewAndJob();
    const pairs = [
      [employer.id, second.id],
      [third.id, employer.id],
    ] as const;
    for (const [owner, other] of pairs)
      await run(
        database.db,
        sql`insert into people_marks (owner_id, other_id, blocked) values (${owner}, ${other}, true)`,
      );
    const { uid } = await asLeader.ok(placeBid, { body });
    expect(await notificationsOf(second, third)).toEqual([]);
    const yes = { params: { bid_uid: uid }, body: { answer: 'yes' } } as const;
    for (const member of [asSecond, asThird]) {
      expect(await member.ok(listBids, { query: {} })).toMatchObject({ bids: [], total: 0 });
      expect(await member.problem(answerBid, yes)).toMatchObject({ code: 'not_found' });
    }
  });

  it('A member who has left the crew cannot say yes to a sent bid', async () => {
    const { asLeader, asSecond, asThird, third, crew, job, body } = await crewAndJob();
    const { uid } = await asLeader.ok(placeBid, { body });
    const yes = { params: { bid_uid: uid }, body: { answer: 'yes' } } as const;
    await asSecond.ok(answerBid, yes);
    await asLeader.ok(crewEndpoints.removeFromCrew, {
      params: { crew_uid: crew.uid },
      body: { labour_id: third.id },
    });
    expect(await asThird.problem(answerBid, yes)).toMatchObject({ code: 'bid_over' });
    await asSecond.ok(crewEndpoints.leaveCrew, { params: { crew_uid: crew.uid } });
    expect(await statusesOf(job.id)).toEqual(['pending', 'pending']);
  });

  it('The bid of a held crew is not sent', async () => {
    const { asLeader, asSecond, crew, job, body } = await crewAndJob();
    const { uid } = await asLeader.ok(placeBid, { body });
    await run(database.db, sql`update crews set state = 'held' where id = ${crew.id}`);
    expect((await asSecond.ok(listBids, { query: {} })).bids).toMatchObject([{ may_answer: false }]);
    const yes = { params: { bid_uid: uid }, body: { answer: 'yes' } } as const;
    expect(await asSecond.problem(answerBid, yes)).toMatchObject({ code: 'crew_held' });
    expect(await statusesOf(job.id)).toEqual([]);
  });

  it('No application is sent for a member who was suspended after the yes', async () => {
    const { asLeader, asSecond, asThird, second, job, body } = await crewAndJob();
    const { uid } = await asLeader.ok(placeBid, { body: { ...body, min_members: 3 } });
    const yes = { params: { bid_uid: uid }, body: { answer: 'yes' } } as const;
    await asSecond.ok(answerBid, yes);
    await run(
      database.db,
      sql`update users set suspended_at = now(), suspended_reason = 'Fake' where id = ${second.id}`,
    );
    expect(await asThird.ok(answerBid, yes)).toMatchObject({ state: 'lapsed' });
    expect(await statusesOf(job.id)).toEqual([]);
  });

  it('A suspension takes the worker out of bids, and the leader is notified if too few members remain', async () => {
    const { asLeader, leader, second, body } = await crewAndJob();
    await asLeader.ok(placeBid, { body: { ...body, min_members: 3 } });
    const { admin } = await buildAdmin(database.db);
    await suspendUser(database, admin, { user_id: second.id, reason: 'Fake' });
    await runTasks(database);
    expect(await notificationsOf(leader)).toEqual([{ user_id: leader.id, kind: 'crew_bid_lapsed' }]);
    const left = await many(
      database.db,
      sql`select state from crew_bid_members where labour_id = ${second.id}`,
      z.object({ state: z.string() }),
    );
    expect(left).toEqual([{ state: 'lapsed' }]);
    expect((await asLeader.ok(listBids, { query: {} })).bids).toEqual([]);
  });

  it('A bid without enough consents lapses after a day', async () => {
    const { asLeader, asSecond, leader, body } = await crewAndJob();
    const { uid } = await asLeader.ok(placeBid, { body });
    await run(database.db, sql`update crew_bids set until = now() - interval '1 minute' where uid = ${uid}`);
    const late = { params: { bid_uid: uid }, body: { answer: 'yes' } } as const;
    expect(await asSecond.problem(answerBid, late)).toMatchObject({ code: 'bid_over' });
    await lapseBids({ db: database.db }, () => {});
    expect(await notificationsOf(leader)).toEqual([{ user_id: leader.id, kind: 'crew_bid_lapsed' }]);
    expect(await asLeader.ok(listBids, { query: {} })).toMatchObject({ bids: [], total: 0 });
  });

  it('The bid lapses if the leader leaves the crew, and a stranger sees and answers nothing', async () => {
    const { asLeader, asSecond, crew, body } = await crewAndJob();
    const { uid } = await asLeader.ok(placeBid, { body });
    const stranger = await client(await buildLabour(database.db));
    const yes = { params: { bid_uid: uid }, body: { answer: 'yes' } } as const;
    expect(await stranger.problem(answerBid, yes)).toMatchObject({ code: 'not_found' });
    expect(await stranger.ok(listBids, { query: {} })).toMatchObject({ bids: [], total: 0 });
    await asLeader.ok(crewEndpoints.leaveCrew, { params: { crew_uid: crew.uid } });
    expect((await asSecond.ok(listBids, { query: {} })).bids).toEqual([]);
    expect(await asSecond.problem(answerBid, yes)).toMatchObject({ code: 'bid_over' });
  });
});

describe('The decision of the employer', () => {
  it('All or a part of the crew is accepted at once, but not fewer than its minimum', async () => {
    const { boss, ids, params, job } = await sentBid({ min_members: 2 });
    const [first = 0] = ids;
    const few = await boss.problem(decideBid, { ...params, body: { status: 'accepted', application_ids: [first] } });
    expect(few).toMatchObject({ code: 'crew_too_few', min_members: 2 });
    expect(await statusesOf(job.id)).toEqual(['pending', 'pending', 'pending']);
    const decided = await boss.ok(decideBid, {
      ...params,
      body: { status: 'accepted', application_ids: ids.slice(0, 2) },
    });
    expect(decided.people.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'pending']);
    await boss.ok(decideBid, { ...params, body: { status: 'accepted', application_ids: ids.slice(2) } });
    expect(await statusesOf(job.id)).toEqual(['accepted', 'accepted', 'accepted']);
  });

  it('A decided bid is in no list, for the employer and for the members', async () => {
    const { boss, asSecond, ids, params } = await sentBid();
    expect(await asSecond.ok(listBids, { query: {} })).toMatchObject({ bids: [{ state: 'sent' }], total: 1 });
    await boss.ok(decideBid, { ...params, body: { status: 'accepted', application_ids: ids } });
    expect(await boss.ok(listJobBids, { query: {} })).toMatchObject({ bids: [], total: 0 });
    expect(await asSecond.ok(listBids, { query: {} })).toMatchObject({ bids: [], total: 0 });
  });

  it('The crew is refused as a whole if too few positions are free', async () => {
    const { boss, ids, params, job } = await sentBid({ positions: 2 });
    const refused = await boss.problem(decideBid, { ...params, body: { status: 'accepted', application_ids: ids } });
    expect(refused).toMatchObject({ code: 'positions_filled' });
    expect(await statusesOf(job.id)).toEqual(['pending', 'pending', 'pending']);
  });

  it('A member is not accepted alone by the endpoint of applications', async () => {
    const { boss, ids } = await sentBid();
    const [first = 0] = ids;
    const alone = await boss.problem(setApplicationStatus, {
      params: { application_id: String(first) },
      body: { status: 'accepted' },
    });
    expect(alone).toMatchObject({ code: 'crew_too_few', min_members: 3 });
  });

  it('The members are not accepted without their leader, neither together nor alone', async () => {
    const { boss, ids, params, job, asLeader } = await sentBid({ min_members: 2 });
    const [first = 0, second = 0, third = 0] = ids;
    const together = { status: 'accepted', application_ids: [second, third] } as const;
    expect(await boss.problem(decideBid, { ...params, body: together })).toMatchObject({ code: 'crew_leader_missing' });
    await boss.ok(decideBid, { ...params, body: { ...together, application_ids: [first, second] } });
    await asLeader.ok(withdraw, { params: { application_id: String(first) }, body: {} });
    const alone = { params: { application_id: String(third) }, body: { status: 'accepted' } } as const;
    expect(await boss.problem(setApplicationStatus, alone)).toMatchObject({ code: 'crew_leader_missing' });
    expect(await statusesOf(job.id)).toEqual(['withdrawn', 'accepted', 'pending']);
  });

  it('Another employer does not learn that an application of a crew exists', async () => {
    const { ids } = await sentBid();
    const other = await client(await buildEmployer(database.db));
    const body = { status: 'accepted' } as const;
    for (const id of [ids[0] ?? 0, 1_000_000])
      expect(await other.problem(setApplicationStatus, { params: { application_id: String(id) }, body })).toMatchObject(
        { code: 'not_found' },
      );
  });

  it('Another employer gets `not_found`, and so does an application outside the bid', async () => {
    const { ids, params, boss } = await sentBid();
    const other = await client(await buildEmployer(database.db));
    const body = { status: 'accepted', application_ids: ids } as const;
    expect(await other.problem(decideBid, { ...params, body })).toMatchObject({ code: 'not_found' });
    const outside = { status: 'rejected', application_ids: [1_000_000] } as const;
    expect(await boss.problem(decideBid, { ...params, body: outside })).toMatchObject({ code: 'not_found' });
  });

  it('After a loss below the minimum, the others may withdraw without being late', async () => {
    const { boss, ids, params, job, asSecond, asThird } = await sentBid();
    await boss.ok(decideBid, { ...params, body: { status: 'accepted', application_ids: ids } });
    await run(
      database.db,
      sql`update jobs set start_date = ((now() + interval '5 hours') at time zone 'Asia/Kolkata')::date,
          start_time = to_char((now() + interval '5 hours') at time zone 'Asia/Kolkata', 'HH24:MI') where id = ${job.id}`,
    );
    const [, second = 0, third = 0] = ids;
    const leave = (id: number) => ({ params: { application_id: String(id) }, body: {} });
    await asSecond.ok(withdraw, leave(second));
    await asThird.ok(withdraw, leave(third));
    const late = await many(
      database.db,
      sql`select withdrawn_late from applications where id = any(${[second, third]}::bigint[]) order by id`,
      z.object({ withdrawn_late: z.boolean() }),
    );
    expect(late.map(({ withdrawn_late }) => withdrawn_late)).toEqual([true, false]);
  });
});

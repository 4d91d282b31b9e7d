// Consent of a crew's member by the code of an SMS, which the leader types (D81), over HTTP.
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { type Bid, bidEndpoints } from '#contracts/bids.ts';
import { crewEndpoints } from '#contracts/crews.ts';
import { z } from '#contracts/z.ts';
import { checkCalls } from '#marketplace/calls/actions/check.ts';
import { lapseBids } from '#marketplace/crews/actions/settle-bid.ts';
import { CODE_TRIES, codeOfMember } from '#marketplace/crews/bid-codes.ts';
import { suspendUser } from '#marketplace/suspensions/actions.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { crewWithClients } from '#testing/crew-clients.ts';
import { allowSmsAtAllHours, otherCode, receiveCodes } from '#testing/crew-codes.ts';
import { crewNotificationsOf } from '#testing/crew-notifications.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildEmployer, buildJob } from '#testing/factories.ts';
import { countNightConsents, countPlaces, endHold, heldCall } from '#testing/held-call.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { marketplaceSecrets } from '#testing/secrets.ts';

const database = useDatabase();
const api = useApi(database);
const { listBids, placeBid, answerBid, consentByCode } = bidEndpoints;

beforeEach(async () => {
  await run(database.db, sql`truncate settings, circuit_breakers`);
  await allowSmsAtAllHours(database);
});

/** Builds a crew of three that is asked for a job, and the codes of its members. */
async function askedCrew({ min_members = 3 } = {}) {
  const made = await crewWithClients(database, api);
  const job = await buildJob(database.db, { employer: await buildEmployer(database.db), positions: 5 });
  const { second, third, crew, asLeader } = made;
  const ask = { crew_uid: crew.uid, job_uid: job.uid, min_members, members: [second.id, third.id] };
  const { uid } = await asLeader.ok(placeBid, { body: ask });
  const codeOf = await receiveCodes(database);
  const type = (code: string) => ({ params: { bid_uid: uid }, body: { code } });
  const code = (await codeOf(second)) ?? expect.fail('no SMS to the second member');
  const otherMembers = (await codeOf(third)) ?? expect.fail('no SMS to the third member');
  return { ...made, job, uid, code, otherMembers, codeOf, type, wrong: otherCode(code, otherMembers) };
}

/** The same for a call by day. */
async function askedCrewOfCall(details: { min_members?: number } = {}) {
  const made = await heldCall(database, api, details);
  await run(
    database.db,
    sql`update shift_calls set during = tstzrange(day + interval '9 hours', day + interval '17 hours')
      from (select (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '2 days') at time zone 'Asia/Kolkata' as day) d
      where job_id = ${made.call.id}`,
  );
  await run(database.db, sql`update jobs set start_time = '09:00' where id = ${made.call.id}`);
  const codeOf = await receiveCodes(database);
  const type = (code: string) => ({ params: { bid_uid: made.bid.uid }, body: { code } });
  return { ...made, codeOf, type };
}

const onlyId = z.object({ id: z.int() });

const answersOf = (bid: Bid) => bid.members.map(({ answer, via }) => [answer, via]);

describe('D81, bid: the code of a member', () => {
  it('Typed by the leader, it is the yes of this member, in digits of any script and with spaces', async () => {
    const { asLeader, asSecond, code, otherMembers, type } = await askedCrew();
    const hindi = code.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
    const first = await asLeader.ok(consentByCode, type(` ${[...hindi].join(' ')} `));
    expect(answersOf(first)).toEqual([
      ['yes', 'app'],
      ['yes', 'code'],
      ['asked', null],
    ]);
    expect(first).toMatchObject({ state: 'asked', takes_codes: true });
    expect(await asLeader.ok(consentByCode, type(otherMembers))).toMatchObject({ state: 'sent', takes_codes: false });
    const { bids } = await asSecond.ok(listBids, { query: {} });
    expect(bids).toMatchObject([{ state: 'sent', application_id: expect.any(Number), may_take_back: false }]);
    expect(answersOf(bids[0] ?? expect.fail())).toEqual([
      [null, null],
      ['yes', 'code'],
      [null, null],
    ]);
  });

  it('A repeated code changes nothing and is not a wrong code', async () => {
    const { asLeader, code, type, uid } = await askedCrew();
    await Promise.all(Array.from({ length: 20 }, () => asLeader.ok(consentByCode, type(code))));
    const tries = sql`select code_tries as n from crew_bids where uid = ${uid}`;
    expect(await many(database.db, tries, z.object({ n: z.int() }))).toEqual([{ n: 0 }]);
  });

  it('A later code adds an application to a bid that is sent', async () => {
    const { asLeader, asThird, third, code, otherMembers, type } = await askedCrew({ min_members: 2 });
    await asLeader.ok(consentByCode, type(code));
    expect(await asLeader.ok(consentByCode, type(otherMembers))).toMatchObject({ state: 'sent' });
    const { bids } = await asThird.ok(listBids, { query: {} });
    expect(bids).toMatchObject([{ application_id: expect.any(Number) }]);
    expect(await crewNotificationsOf(database, 'crew_consented', [third])).toHaveLength(1);
  });

  it('Only the leader types it, members get 403, and others 404', async () => {
    const { asSecond, type, code } = await askedCrew();
    const stranger = await crewWithClients(database, api);
    expect(await asSecond.problem(consentByCode, type(code))).toMatchObject({ code: 'forbidden' });
    expect(await stranger.asLeader.problem(consentByCode, type(code))).toMatchObject({ code: 'not_found' });
  });

  it('Less than four digits and unknown fields are refused', async () => {
    const { asLeader, type, uid } = await askedCrew();
    expect(await asLeader.problem(consentByCode, type('12'))).toMatchObject({ code: 'validation_failed' });
    const unknown = { params: { bid_uid: uid }, body: { code: '1234', labour_id: 1 } };
    expect(await asLeader.problem(consentByCode, unknown)).toMatchObject({ code: 'validation_failed' });
  });
});

describe('D81, bid: wrong codes', () => {
  it('Five of 200 wrong codes at once are tried; then the right code is locked too, and the app still works', async () => {
    const { asLeader, asSecond, wrong, code, type, uid } = await askedCrew();
    const codes = await Promise.all(
      Array.from({ length: 200 }, async () => (await asLeader.problem(consentByCode, type(wrong))).code),
    );
    expect(codes.filter((one) => one === 'bid_code_invalid')).toHaveLength(CODE_TRIES);
    expect(codes.filter((one) => one === 'bid_code_locked')).toHaveLength(200 - CODE_TRIES);
    expect(await asLeader.problem(consentByCode, type(code))).toMatchObject({
      code: 'bid_code_locked',
      retry_after: expect.any(Number),
    });
    const yes = { params: { bid_uid: uid }, body: { answer: 'yes' } } as const;
    expect(await asSecond.ok(answerBid, yes)).toMatchObject({ state: 'asked' });
  });

  it('The code of another bid is wrong', async () => {
    const { asLeader, second, type, code, otherMembers, crew } = await askedCrew();
    const job = await buildJob(database.db, { employer: await buildEmployer(database.db) });
    const ask = { crew_uid: crew.uid, job_uid: job.uid, min_members: 2, members: [second.id] };
    await asLeader.ok(placeBid, { body: ask });
    const other = (await (await receiveCodes(database))(second)) ?? expect.fail('no SMS');
    // One in 5,000 pairs of bids has the same code twice.
    if (![code, otherMembers].includes(other))
      expect(await asLeader.problem(consentByCode, type(other))).toMatchObject({ code: 'bid_code_invalid' });
  });

  it('The code of a member who said no, left the crew or was removed is wrong', async () => {
    const { asLeader, asSecond, third, crew, code, otherMembers, type, uid } = await askedCrew({ min_members: 2 });
    await asSecond.ok(answerBid, { params: { bid_uid: uid }, body: { answer: 'no' } });
    expect(await asLeader.problem(consentByCode, type(code))).toMatchObject({ code: 'bid_code_invalid' });
    const remove = { params: { crew_uid: crew.uid }, body: { labour_id: third.id } };
    await asLeader.ok(crewEndpoints.removeFromCrew, remove);
    expect((await asLeader.problem(consentByCode, type(otherMembers))).code).toBe('bid_over');
  });

  it('A code after the end of the bid gets `bid_over`', async () => {
    const { asLeader, type, code, uid } = await askedCrew();
    await run(database.db, sql`update crew_bids set until = now() - interval '1 second' where uid = ${uid}`);
    expect(await asLeader.problem(consentByCode, type(code))).toMatchObject({ code: 'bid_over' });
    await lapseBids({ db: database.db }, () => {});
    expect(await asLeader.problem(consentByCode, type(code))).toMatchObject({ code: 'bid_over' });
  });

  it('A held crew types no codes', async () => {
    const { asLeader, type, code, crew } = await askedCrew();
    await run(database.db, sql`update crews set state = 'held', held_at = now() where id = ${crew.id}`);
    expect(await asLeader.problem(consentByCode, type(code))).toMatchObject({ code: 'crew_held' });
    expect((await asLeader.ok(listBids, { query: {} })).bids).toMatchObject([{ takes_codes: false }]);
  });
});

describe('D81, bid: a member keeps the own decision', () => {
  it('The member is notified, and takes the yes back before the bid is sent', async () => {
    const { asLeader, asSecond, leader, second, code, type, uid } = await askedCrew();
    await asLeader.ok(consentByCode, type(code));
    expect(await crewNotificationsOf(database, 'crew_consented', [leader, second])).toEqual([
      { user_id: second.id, kind: 'crew_consented' },
    ]);
    const { bids } = await asSecond.ok(listBids, { query: {} });
    expect(bids).toMatchObject([{ may_take_back: true, may_answer: false }]);
    await asSecond.ok(answerBid, { params: { bid_uid: uid }, body: { answer: 'no' } });
    expect((await asLeader.problem(consentByCode, type(code))).code).toBe('bid_over');
  });

  it('A yes in the app stays final, and its member is not notified', async () => {
    const { asSecond, second, uid } = await askedCrew();
    const answer = (given: 'yes' | 'no') => ({ params: { bid_uid: uid }, body: { answer: given } });
    expect(await asSecond.ok(answerBid, answer('yes'))).toMatchObject({ may_take_back: false });
    expect(await asSecond.problem(answerBid, answer('no'))).toMatchObject({ code: 'bid_over' });
    expect(await crewNotificationsOf(database, 'crew_consented', [second])).toEqual([]);
  });

  it('After the bid is sent, the member withdraws the application', async () => {
    const { asLeader, asSecond, code, type } = await askedCrew({ min_members: 2 });
    await asLeader.ok(consentByCode, type(code));
    const { bids } = await asSecond.ok(listBids, { query: {} });
    const application_id = String(bids[0]?.application_id);
    await asSecond.ok(applicationEndpoints.withdraw, { params: { application_id }, body: {} });
  });

  it('The leader does not learn why a member cannot go', async () => {
    const { asLeader, second, code, type } = await askedCrew({ min_members: 2 });
    const { admin } = await buildAdmin(database.db);
    await suspendUser(database, admin, { user_id: second.id, reason: 'Fraud in a report' });
    const typed = await asLeader.ok(consentByCode, type(code));
    expect(answersOf(typed)[1]).toEqual(['lapsed', null]);
    expect(JSON.stringify(typed)).not.toMatch(/suspend|profile|phone/);
  });
});

describe('D81, bid: codes for a call', () => {
  it('The last code gives all who said yes their places', async () => {
    const { asLeader, asSecond, second, third, codeOf, type, call, leader } = await askedCrewOfCall();
    await asLeader.ok(consentByCode, type((await codeOf(second)) ?? ''));
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 3, places: 0, bookings: 0 });
    expect(await asLeader.ok(consentByCode, type((await codeOf(third)) ?? ''))).toMatchObject({ state: 'sent' });
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 0, places: 3, bookings: 3 });
    const notices = await crewNotificationsOf(database, 'call_crew_placed', [leader, second, third]);
    expect(notices.map(({ user_id }) => user_id).sort((a, b) => a - b)).toEqual([second.id, third.id]);
    expect(await countNightConsents(database.db, call.id)).toBe(0);
    expect((await asSecond.ok(listBids, { query: {} })).bids).toEqual([]);
    expect(await checkCalls(database.db)).toEqual([]);
  });

  it('A member who takes the yes back frees the held place', async () => {
    const { asLeader, asSecond, second, codeOf, type, call, say } = await askedCrewOfCall();
    await asLeader.ok(consentByCode, type((await codeOf(second)) ?? ''));
    await asSecond.ok(answerBid, say('no'));
    expect(await countPlaces(database.db, call.id)).toEqual({ held: 2, places: 0, bookings: 0 });
    expect(await checkCalls(database.db)).toEqual([]);
  });

  it('A code after the end of the hold gets `bid_over`', async () => {
    const { asLeader, second, codeOf, type, bid } = await askedCrewOfCall();
    const code = (await codeOf(second)) ?? '';
    await endHold(database.db, bid.uid);
    expect(await asLeader.problem(consentByCode, type(code))).toMatchObject({ code: 'bid_over' });
  });

  it('A call at night sends no code: the member agrees to the night in the app', async () => {
    const { bid, asLeader, second, call } = await heldCall(database, api);
    await run(database.db, sql`update jobs set start_time = '21:00' where id = ${call.id}`);
    expect(await (await receiveCodes(database))(second)).toBeUndefined();
    const { bids } = await asLeader.ok(listBids, { query: {} });
    expect(bids).toMatchObject([{ uid: bid.uid, takes_codes: false }]);
  });
});

describe('D81, bid: the SMS with the code', () => {
  const smsTo = async (member: { id: number }) => {
    const { texts } = await runTasks(database);
    const phones = await many(
      database.db,
      sql`select phone_number as phone from users where id = ${member.id}`,
      z.object({ phone: z.string() }),
    );
    return texts.filter(({ to }) => to === phones[0]?.phone);
  };

  async function ask() {
    const made = await crewWithClients(database, api);
    const job = await buildJob(database.db, { employer: await buildEmployer(database.db) });
    const place = () =>
      made.asLeader.ok(placeBid, {
        body: { crew_uid: made.crew.uid, job_uid: job.uid, min_members: 2, members: [made.second.id] },
      });
    return { ...made, place };
  }

  /** Returns the id of a bid in which the code begins with 0, as no id and no pay does. */
  async function bidWithZeroCode(memberIds: number[], labourId: number): Promise<number> {
    const { id: last } = await one(database.db, sql`select coalesce(max(id), 0)::int as id from crew_bids`, onlyId);
    const codeOf = (id: number) => codeOfMember(marketplaceSecrets.otp_pepper, { id, memberIds }, labourId);
    let id = last + 1;
    while (!codeOf(id).startsWith('0')) id += 1;
    return id;
  }

  const startBidsAt = (id: number) =>
    run(database.db, sql`select setval(pg_get_serial_sequence('crew_bids', 'id'), ${id}, false)`);

  it('It names work and pay, and neither leader nor employer', async () => {
    const { place, second } = await ask();
    await place();
    const [sms] = await smsTo(second);
    expect(sms?.text).toMatch(
      /^Code \d{4}: .+, .+\. Tell it to the leader of your crew only if you go\. Paid to you: Rs \d+$/,
    );
  });

  it('A member who turned off SMS gets none, and a member who has answered by then neither', async () => {
    const { place, second, asSecond } = await ask();
    await run(database.db, sql`update users set texts_wanted = false where id = ${second.id}`);
    const { uid } = await place();
    expect(await smsTo(second)).toEqual([]);
    await run(database.db, sql`update users set texts_wanted = true where id = ${second.id}`);
    await asSecond.ok(answerBid, { params: { bid_uid: uid }, body: { answer: 'no' } });
    await run(
      database.db,
      sql`select queue_outside.add_job('text_members_of_bid', json_build_object('event_id', (select max(id) from domain_events where name = 'bid.asked')))`,
    );
    expect(await smsTo(second)).toEqual([]);
  });

  it('A worker gets three codes a day', async () => {
    const { second, asLeader, crew } = await ask();
    for (const expected of [1, 1, 1, 0]) {
      const job = await buildJob(database.db, { employer: await buildEmployer(database.db) });
      const body = { crew_uid: crew.uid, job_uid: job.uid, min_members: 2, members: [second.id] };
      await asLeader.ok(placeBid, { body });
      expect(await smsTo(second)).toHaveLength(expected);
    }
  });

  it('No event, task, log line or response contains the code, and the database only its digest', async () => {
    const { place, leader, second, asLeader, asSecond } = await ask();
    await startBidsAt(await bidWithZeroCode([leader.id, second.id], second.id));
    await place();
    const lines: string[] = [];
    const capture = (message: string, fields: object = {}) => void lines.push(JSON.stringify({ message, ...fields }));
    const { texts } = await runTasks(database, { log: { info: capture, warn: capture, error: capture } });
    const code = /\d{4}/.exec(texts[0]?.text ?? '')?.[0] ?? expect.fail('no code');
    const shown = [await asLeader.ok(listBids, { query: {} }), await asSecond.ok(listBids, { query: {} })];
    const stored = await many(
      database.db,
      sql`select e.payload::text as row from domain_events e union all select j.payload::text from queue_outside._private_jobs j
        union all select to_jsonb(m)::text from (select * from crew_bid_members where labour_id = ${second.id}) m
        union all select coalesce(n.params, '{}')::text from notifications n`,
      z.object({ row: z.string() }),
    );
    expect(code).toMatch(/^0/);
    const isCode = new RegExp(`(?<![\\w.+-])${code}(?!\\w)`);
    expect(isCode.test(texts[0]?.text ?? '')).toBe(true);
    const said = [...lines, JSON.stringify(shown), ...stored.map(({ row }) => row)].filter((text) => isCode.test(text));
    expect(said).toEqual([]);
    expect(stored.some(({ row }) => row.includes('code_digest'))).toBe(true);
  });
});

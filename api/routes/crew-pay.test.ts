// The private question after work with a crew, and the holds of crews by the rules of D81, over HTTP.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { bidEndpoints } from '#contracts/bids.ts';
import { crewEndpoints } from '#contracts/crews.ts';
import { jobBidEndpoints } from '#contracts/job-bids.ts';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { z } from '#contracts/z.ts';
import { holdSuspects } from '#marketplace/crews/actions/hold-crew.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { crewAtWork } from '#testing/crew-at-work.ts';
import { crewNotificationsOf } from '#testing/crew-notifications.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildLabour, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);
const { answerPay } = bidEndpoints;
const { listCrews } = crewEndpoints;

type Built = Awaited<ReturnType<typeof crewAtWork>>;
const client = async (person: Parameters<typeof buildSession>[1]) => api.as(await buildSession(database.db, person));
const asModerator = async () => api.as((await buildAdmin(database.db, 'moderator')).token);

async function addDays(
  { applications }: Pick<Built, 'applications'>,
  indexes: readonly number[],
  { daysAgo = 11 } = {},
): Promise<void> {
  const ids = indexes.map((index) => applications[index] ?? 0);
  await run(
    database.db,
    sql`insert into attendance_days (application_id, day, state, via)
      select id, current_date - ${daysAgo}::int, 'present', 'code' from unnest(${ids}::bigint[]) id`,
  );
}

/** Builds a crew of three whose work is completed, with a day of work of each. */
async function afterWork() {
  const built = await crewAtWork(database.db);
  await addDays(built, [0, 1, 2]);
  await run(
    database.db,
    sql`update applications set status = 'completed', updated_at = now() where id = any(${built.applications}::bigint[])`,
  );
  const [leader, second, third] = built.people;
  return {
    ...built,
    asLeader: await client(leader),
    asSecond: await client(second),
    asThird: await client(third),
    boss: await client(built.employer),
    params: { bid_uid: built.uid },
  };
}

const stateOf = async ({ crew }: Pick<Built, 'crew'>) =>
  (await one(database.db, sql`select state from crews where id = ${crew.id}`, z.object({ state: z.string() }))).state;
const hold = () => holdSuspects({ db: database.db }, () => undefined);

describe('the private question about pay', () => {
  it('The question names the job in the reader’s language', async () => {
    const { people, job } = await afterWork();
    const TITLE = 'தச்சர் வேலை';
    await run(database.db, sql`update jobs set title = ${TITLE}, role = 'carpenter' where id = ${job.id}`);
    const response = await fetch(api.base + listCrews.path, {
      headers: { authorization: `Bearer ${await buildSession(database.db, people[1])}`, 'accept-language': 'hi' },
    });
    expect(await response.json()).toMatchObject({
      pay_questions: [{ job_title: TITLE, reader_title: { text: expect.stringContaining('बढ़ई') } }],
    });
  });

  it('Each member except the leader is asked once, after a completed work with a day', async () => {
    const { asLeader, asSecond, asThird, uid, params, job } = await afterWork();
    const asked = {
      bid_uid: uid,
      crew_name: 'Wakad masons',
      application_id: expect.any(Number),
      job_title: job.title,
      company: expect.any(String),
    };
    expect((await asSecond.ok(listCrews, {})).pay_questions).toEqual([asked]);
    expect((await asLeader.ok(listCrews, {})).pay_questions).toEqual([]);
    await asSecond.ok(answerPay, { params, body: { taken: false } });
    expect((await asSecond.ok(listCrews, {})).pay_questions).toEqual([]);
    expect((await asThird.ok(listCrews, {})).pay_questions).toHaveLength(1);
  });

  it('A worker who is not asked gets `not_found`: the leader, other workers, and members without a day or after 30 days', async () => {
    const { asLeader, asSecond, asThird, params, applications } = await afterWork();
    const body = { taken: true };
    const code = async (caller: typeof asLeader) => (await caller.problem(answerPay, { params, body })).code;
    expect(await code(asLeader)).toBe('not_found');
    expect(await code(await client(await buildLabour(database.db)))).toBe('not_found');
    await run(database.db, sql`delete from attendance_days where application_id = ${applications[1] ?? 0}`);
    expect(await code(asSecond)).toBe('not_found');
    await run(
      database.db,
      sql`update applications set updated_at = now() - interval '31 days' where id = ${applications[2] ?? 0}`,
    );
    expect(await code(asThird)).toBe('not_found');
  });

  it('Parallel answers of a member store the first one only', async () => {
    const { asSecond, params, people } = await afterWork();
    await asSecond.csrfToken();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => asSecond.send(answerPay, { params, body: { taken: index % 2 === 0 } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const stored = sql`select taken from crew_pay_answers where labour_id = ${people[1].id}`;
    expect(await many(database.db, stored, z.object({ taken: z.boolean() }))).toHaveLength(1);
  });

  it('A member is notified without the question, when the work is completed', async () => {
    const built = await crewAtWork(database.db);
    await addDays(built, [0, 1]);
    const boss = await client(built.employer);
    for (const id of built.applications)
      await boss.ok(applicationEndpoints.setApplicationStatus, {
        params: { application_id: String(id) },
        body: { status: 'completed' },
      });
    const noted = await crewNotificationsOf(database, 'crew_pay_asked', built.people);
    expect(noted).toEqual([{ user_id: built.people[1].id, kind: 'crew_pay_asked' }]);
  });

  it('Neither the leader nor the employer reads whether a member said yes', async () => {
    const yes = await afterWork();
    const no = await afterWork();
    const responses = async ({ asLeader, boss, params, asSecond }: typeof yes, taken: boolean) => {
      const own = await asSecond.ok(answerPay, { params, body: { taken } });
      return [
        Object.keys(own),
        await asLeader.ok(listCrews, {}),
        await asLeader.ok(bidEndpoints.listBids, { query: {} }),
        await boss.ok(jobBidEndpoints.listJobBids, { query: {} }),
      ];
    };
    // Ids and times differ; all other values must be equal.
    const plain = (value: unknown) =>
      JSON.stringify(value).replace(/"[0-9a-f-]{36}"|"\d{4}-\d\d-\d\dT[^"]*"|:\d+/g, '?');
    expect(plain(await responses(yes, true))).toBe(plain(await responses(no, false)));
    const events = sql`select count(*)::int as total from domain_events where payload::text like '%taken%'`;
    expect((await one(database.db, events, z.object({ total: z.int() }))).total).toBe(0);
  });
});

describe('the holds of crews', () => {
  it('Two different members who say yes in 90 days hold the crew, and one does not', async () => {
    const work = await afterWork();
    const { asSecond, asThird, params, crew } = work;
    await asSecond.ok(answerPay, { params, body: { taken: true } });
    await hold();
    expect(await stateOf(work)).toBe('open');
    await asThird.ok(answerPay, { params, body: { taken: true } });
    expect(await stateOf(work)).toBe('open');
    await Promise.all([hold(), hold()]);
    expect(await stateOf(work)).toBe('held');
    const events = sql`select count(*)::int as total from domain_events
      where name = 'crew.held' and payload ->> 'crew_id' = ${String(crew.id)}`;
    expect((await one(database.db, events, z.object({ total: z.int() }))).total).toBe(1);
    const { crews } = await (await asModerator()).ok(moderationEndpoints.listCrews, { query: { limit: '50' } });
    expect(crews.find(({ id }) => id === crew.id)).toMatchObject({ because: 'pay_taken', open_reports: 0 });
  });

  it('An answer before 90 days does not count', async () => {
    const work = await afterWork();
    const [, second, third] = work.people;
    await run(
      database.db,
      sql`insert into crew_pay_answers (bid_id, labour_id, taken, answered_at)
        values (${work.id}, ${second.id}, true, now()), (${work.id}, ${third.id}, true, now() - interval '91 days')`,
    );
    await hold();
    expect(await stateOf(work)).toBe('open');
  });

  it('A crew that a moderator has released is not held again for the same answers', async () => {
    const work = await afterWork();
    for (const caller of [work.asSecond, work.asThird])
      await caller.ok(answerPay, { params: work.params, body: { taken: true } });
    await hold();
    await (await asModerator()).ok(moderationEndpoints.releaseCrew, {
      params: { crew_id: String(work.crew.id) },
      body: { reason: 'We called the members' },
    });
    await hold();
    expect(await stateOf(work)).toBe('open');
  });

  it('Three bids without a day of the leader hold the crew, and two do not', async () => {
    const work = await crewAtWork(database.db);
    await addDays(work, [1]);
    const again = async () => addDays(await crewAtWork(database.db, work), [1]);
    await again();
    await hold();
    expect(await stateOf(work)).toBe('open');
    await again();
    await hold();
    expect(await stateOf(work)).toBe('held');
    const { crews } = await (await asModerator()).ok(moderationEndpoints.listCrews, { query: { limit: '50' } });
    expect(crews.find(({ id }) => id === work.crew.id)).toMatchObject({ because: 'leader_absent' });
  });

  it('A bid does not count while the leader may still report a day of it', async () => {
    const work = await crewAtWork(database.db);
    await addDays(work, [1]);
    for (const daysAgo of [11, 8]) await addDays(await crewAtWork(database.db, work), [1], { daysAgo });
    await hold();
    expect(await stateOf(work)).toBe('open');
  });

  it('A bid in which the leader worked along does not count', async () => {
    const work = await crewAtWork(database.db);
    await addDays(work, [1]);
    for (const worked of [[1], [0, 1], [0, 1]]) await addDays(await crewAtWork(database.db, work), worked);
    await hold();
    expect(await stateOf(work)).toBe('open');
  });
});

describe('the names of crews', () => {
  it.each(['Commission 100 rupees per worker', 'Registration fee 500'])('The name %s is refused', async (name) => {
    const asLabour = await client(await buildLabour(database.db));
    const refused = await asLabour.problem(crewEndpoints.formCrew, { body: { name } });
    expect(refused.error_codes).toEqual({ name: ['crew_name_refused'] });
  });
});

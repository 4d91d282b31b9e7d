// The leader of a crew types the day's code once and marks who is present, and a member answers "not me" (D81), over HTTP.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { attendanceEndpoints } from '#contracts/attendance.ts';
import { bidEndpoints } from '#contracts/bids.ts';
import { wageEndpoints } from '#contracts/wages.ts';
import { z } from '#contracts/z.ts';
import { dayOf } from '#marketplace/attendance/rules.ts';
import { readClock } from '#platform/clock.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { crewAtWork } from '#testing/crew-at-work.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { getMyAttendance, enterAttendance, getAttendance, setAttendance } = attendanceEndpoints;
const { tickMembers, denyTick } = bidEndpoints;

type Built = Awaited<ReturnType<typeof crewAtWork>>;
const client = async (person: Parameters<typeof buildSession>[1]) => api.as(await buildSession(database.db, person));

/** Builds a hired crew of three, the clients of all of them and of the employer, and today's code. */
async function atWork() {
  const built = await crewAtWork(database.db);
  const [leader, second, third] = built.people;
  const boss = await client(built.employer);
  const asLeader = await client(leader);
  const { codes } = await boss.ok(getAttendance, { params: paramsOf(built, 0) });
  const today = dayOf(await readClock(database.db));
  const body = { date: today, code: codes?.now ?? '', present: [second.id, third.id] };
  return {
    ...built,
    boss,
    asLeader,
    asSecond: await client(second),
    asThird: await client(third),
    today,
    params: { bid_uid: built.uid },
    body,
  };
}
type AtWork = Awaited<ReturnType<typeof atWork>>;

const paramsOf = ({ applications }: Built, index: number) => ({ application_id: String(applications[index]) });
const wrongFor = (code: string) => (code === '0000' ? '0001' : '0000');

const dayRow = z.object({ application_id: z.int(), state: z.string(), via: z.string(), by_leader: z.boolean() });
const daysOf = ({ applications }: Built) =>
  many(
    database.db,
    sql`select application_id, state, via, by_leader from attendance_days
      where application_id = any(${applications}::bigint[]) order by application_id`,
    dayRow,
  );

const eventsOf = async ({ applications }: Built, name: string) =>
  (
    await one(
      database.db,
      sql`select count(*)::int as total from domain_events where name = ${name}
        and (payload ->> 'application_id')::bigint = any(${applications}::bigint[])`,
      z.object({ total: z.int() }),
    )
  ).total;

/** Returns what is owed to the worker of an application, in paise. */
async function owed({ applications }: Built, index: number): Promise<number> {
  const { total } = await one(
    database.db,
    sql`select coalesce(max(owed), 0)::int as total from wage_accounts where application_id = ${applications[index] ?? 0}`,
    z.object({ total: z.int() }),
  );
  return total;
}

/** Builds denied marks of a leader at other work, at these numbers of days ago. */
async function addDenials({ people: [leader] }: Built, daysAgo: readonly number[]) {
  const other = await crewAtWork(database.db);
  for (const days of daysAgo)
    await run(
      database.db,
      sql`insert into crew_ticks (bid_id, labour_id, day, leader_id, denied_at)
        values (${other.id}, ${other.people[1].id}, current_date - ${days}::int, ${leader.id}, now() - ${days}::int * interval '1 day')`,
    );
}

describe('the marks of a leader', () => {
  it('One code enters the day of the leader and of each marked member, as present, with its pay', async () => {
    const work = await atWork();
    const { asLeader, asSecond, params, body, people } = work;
    const ticked = await asLeader.ok(tickMembers, { params, body });
    expect(ticked).toEqual({ date: body.date, present: [people[1].id, people[2].id].sort((a, b) => a - b) });
    expect((await daysOf(work)).map(({ state, via, by_leader }) => [state, via, by_leader])).toEqual([
      ['present', 'code', false],
      ['present', 'code', true],
      ['present', 'code', true],
    ]);
    const { days } = await asSecond.ok(getMyAttendance, { params: paramsOf(work, 1) });
    expect(days).toMatchObject([
      { state: 'present', via: 'code', by_leader: true, due: true, may_deny: true, allowed: [] },
    ]);
    expect(await owed(work, 1)).toBe(await owed(work, 0));
    expect(await owed(work, 1)).toBeGreaterThan(0);
  });

  it('Each marked member is notified, once', async () => {
    const work = await atWork();
    await work.asLeader.ok(tickMembers, work);
    await work.asLeader.ok(tickMembers, work);
    await runTasks(database);
    const noted = await many(
      database.db,
      sql`select user_id as id from notifications where kind = 'attendance_attested'
        and user_id = any(${work.people.map(({ id }) => id)}::bigint[]) order by user_id`,
      z.object({ id: z.int() }),
    );
    expect(noted.map(({ id }) => id)).toEqual([work.people[1].id, work.people[2].id].sort((a, b) => a - b));
  });

  it('A member sees the crew, and only the leader sees whom to mark', async () => {
    const work = await atWork();
    const { asLeader, asSecond, params, body, people } = work;
    await asLeader.ok(tickMembers, { params, body: { ...body, present: [people[1].id] } });
    const { crew } = await asLeader.ok(getMyAttendance, { params: paramsOf(work, 0) });
    expect(crew).toMatchObject({ bid_uid: work.uid, may_tick: true, paused_until: null });
    const ticked = crew?.members?.map(({ labour_id, is_ticked }) => [labour_id, is_ticked]);
    expect(ticked?.sort()).toEqual(
      [
        [people[1].id, true],
        [people[2].id, false],
      ].sort(),
    );
    const own = await asSecond.ok(getMyAttendance, { params: paramsOf(work, 1) });
    expect(own.crew).toMatchObject({ bid_uid: work.uid, may_tick: false, members: null });
  });

  it('The leader sees which member denied the mark, until that member comes after all', async () => {
    const work = await atWork();
    const { asLeader, asSecond, params, body, people, today } = work;
    const second = async () => {
      const { crew } = await asLeader.ok(getMyAttendance, { params: paramsOf(work, 0) });
      return crew?.members?.find(({ labour_id }) => labour_id === people[1].id);
    };
    await asLeader.ok(tickMembers, { params, body });
    expect(await second()).toMatchObject({ is_ticked: true, is_denied: false });
    await asSecond.ok(denyTick, { params, body: { date: today } });
    expect(await second()).toMatchObject({ is_ticked: true, is_denied: true });
    await asSecond.ok(enterAttendance, { params: paramsOf(work, 1), body: { date: today, code: body.code } });
    expect(await second()).toMatchObject({ is_ticked: true, is_denied: false });
  });

  it('Only the leader marks, only members are marked, and other workers get `not_found`', async () => {
    const { asLeader, asSecond, params, body } = await atWork();
    const code = async (caller: AtWork['asLeader'], present = body.present) =>
      (await caller.problem(tickMembers, { params, body: { ...body, present } })).code;
    const stranger = await buildLabour(database.db);
    expect(await code(asSecond)).toBe('forbidden');
    expect(await code(await client(stranger))).toBe('not_found');
    expect(await code(asLeader, [stranger.id])).toBe('not_found');
  });

  it('The leader of a held crew, or of a crew that has ended, marks no member', async () => {
    const work = await atWork();
    const { asLeader, params, body, crew } = work;
    await run(database.db, sql`update crews set state = 'held', held_at = now() where id = ${crew.id}`);
    expect((await asLeader.problem(tickMembers, { params, body })).code).toBe('crew_held');
    const held = await asLeader.ok(getMyAttendance, { params: paramsOf(work, 0) });
    expect(held.crew).toMatchObject({ may_tick: false, is_held: true });
    const own = await work.asSecond.ok(getMyAttendance, { params: paramsOf(work, 1) });
    expect(own.crew?.is_held).toBe(false);
    await run(
      database.db,
      sql`update crews set state = 'ended', ended_at = now(), held_at = null where id = ${crew.id}`,
    );
    expect((await asLeader.problem(tickMembers, { params, body })).code).toBe('bid_over');
  });

  it('A member who left the crew, or is not hired any more, is not marked', async () => {
    const work = await atWork();
    const { asLeader, params, body, people, applications, crew } = work;
    await run(
      database.db,
      sql`update crew_members set left_at = now() where crew_id = ${crew.id} and labour_id = ${people[1].id}`,
    );
    await run(database.db, sql`update applications set status = 'withdrawn' where id = ${applications[2] ?? 0}`);
    expect(await asLeader.ok(tickMembers, { params, body })).toMatchObject({ present: [] });
    expect(await daysOf(work)).toHaveLength(1);
  });

  it('The leader overrules neither a day of the member nor one of the employer', async () => {
    const work = await atWork();
    const { asLeader, asSecond, boss, params, body, today } = work;
    await asSecond.ok(enterAttendance, { params: paramsOf(work, 1), body: { date: today, code: body.code } });
    await run(
      database.db,
      sql`insert into attendance_days (application_id, day, state, via) values (${work.applications[2] ?? 0}, ${today}::date, 'absent', 'employer')`,
    );
    await asLeader.ok(tickMembers, { params, body });
    expect((await daysOf(work)).map(({ state, by_leader }) => [state, by_leader])).toEqual([
      ['present', false],
      ['present', false],
      ['absent', false],
    ]);
    const { days } = await boss.ok(getAttendance, { params: paramsOf(work, 1) });
    expect(days).toMatchObject([{ via: 'code' }]);
  });

  it('A wrong code marks no member and counts; after five of them the code is locked', async () => {
    const work = await atWork();
    const { asLeader, params, body } = work;
    const wrong = { params, body: { ...body, code: wrongFor(body.code) } };
    await asLeader.csrfToken();
    const answers = await Promise.all(Array.from({ length: 8 }, () => asLeader.send(tickMembers, wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    expect(await asLeader.problem(tickMembers, { params, body })).toMatchObject({ code: 'attendance_code_locked' });
    expect(await daysOf(work)).toEqual([]);
  });

  it('The employer may correct a day that the leader entered', async () => {
    const work = await atWork();
    await work.asLeader.ok(tickMembers, work);
    await run(database.db, sql`update jobs set start_time = '00:00' where id = ${work.job.id}`);
    const corrected = { params: paramsOf(work, 1), body: { date: work.today, state: 'late' as const } };
    expect(await work.boss.ok(setAttendance, corrected)).toMatchObject({ state: 'late', via: 'employer' });
  });
});

describe('the answer "not me"', () => {
  it('The answer removes the day and its pay, and the leader cannot mark the member on this day again', async () => {
    const work = await atWork();
    const { asLeader, asSecond, params, today } = work;
    await asLeader.ok(tickMembers, work);
    const answer = { params, body: { date: today } };
    expect(await asSecond.ok(denyTick, answer)).toEqual({ date: today });
    expect(await daysOf(work)).toHaveLength(2);
    expect(await owed(work, 1)).toBe(0);
    await asLeader.ok(tickMembers, work);
    expect(await daysOf(work)).toHaveLength(2);
    expect(await owed(work, 1)).toBe(0);
  });

  it.each(['employer', 'worker'] as const)(
    'The answer removes the pay of the day although a correction of the %s waits',
    async (who) => {
      const work = await atWork();
      await work.asLeader.ok(tickMembers, work);
      const { id, seq } = await one(
        database.db,
        sql`select w.id, e.seq from wage_accounts w join wage_entries e on e.account_id = w.id
          where w.application_id = ${work.applications[1] ?? 0} and e.day = ${work.today}::date`,
        z.object({ id: z.int(), seq: z.int() }),
      );
      const half = {
        kind: 'day' as const,
        client_id: randomUUID(),
        day: work.today,
        halves: 1 as const,
        replaces: seq,
      };
      const more = { ...half, halves: 2 as const, overtime_minutes: 60 };
      const body = who === 'employer' ? half : more;
      const params = { account_id: String(id) };
      await (who === 'employer' ? work.boss : work.asSecond).ok(wageEndpoints.recordEntry, { params, body });
      await work.asSecond.ok(denyTick, { params: work.params, body: { date: work.today } });
      expect(await owed(work, 1)).toBe(0);
    },
  );

  it('The member may enter the day personally afterwards, and then the mark does not count as false', async () => {
    const work = await atWork();
    const { asLeader, asSecond, params, today, body } = work;
    await addDenials(work, [1, 2]);
    await asLeader.ok(tickMembers, work);
    await asSecond.ok(denyTick, { params, body: { date: today } });
    const paused = async () => (await asLeader.ok(getMyAttendance, { params: paramsOf(work, 0) })).crew?.paused_until;
    expect(await paused()).not.toBeNull();
    await asSecond.ok(enterAttendance, { params: paramsOf(work, 1), body: { date: today, code: body.code } });
    expect(await paused()).toBeNull();
    expect(await owed(work, 1)).toBe(await owed(work, 0));
  });

  it('The own code of a member replaces the mark, and "not me" is then refused', async () => {
    const work = await atWork();
    const { asLeader, asSecond, params, today, body } = work;
    await asLeader.ok(tickMembers, work);
    const own = { params: paramsOf(work, 1), body: { date: today, code: body.code } };
    expect(await asSecond.ok(enterAttendance, own)).toMatchObject({ state: 'present', via: 'code', allowed: [] });
    expect((await asSecond.problem(denyTick, { params, body: { date: today } })).code).toBe('attendance_closed');
    expect(await eventsOf(work, 'attendance.denied')).toBe(0);
  });

  it('The answer is refused without a mark, to other workers, and after 7 days', async () => {
    const work = await atWork();
    const { asLeader, asSecond, params, today } = work;
    const answer = { params, body: { date: today } };
    expect((await asSecond.problem(denyTick, answer)).code).toBe('not_found');
    await asLeader.ok(tickMembers, work);
    const stranger = await client(await buildLabour(database.db));
    expect((await stranger.problem(denyTick, answer)).code).toBe('not_found');
    expect((await asLeader.problem(denyTick, answer)).code).toBe('not_found');
    await run(
      database.db,
      sql`update attendance_days set entered_at = now() - interval '8 days' where application_id = ${work.applications[1] ?? 0}`,
    );
    expect((await asSecond.problem(denyTick, answer)).code).toBe('attendance_closed');
  });

  it('Three false marks in 30 days withdraw the right for 90 days', async () => {
    const work = await atWork();
    const { asLeader, params, body } = work;
    await addDenials(work, [40, 41, 75]);
    await asLeader.ok(tickMembers, { params, body: { ...body, present: [work.people[1].id] } });
    await addDenials(work, [69]);
    const refused = await asLeader.problem(tickMembers, { params, body });
    expect(refused).toMatchObject({ code: 'ticks_paused', until: expect.any(String) });
    const { crew } = await asLeader.ok(getMyAttendance, { params: paramsOf(work, 0) });
    expect(crew).toMatchObject({ may_tick: false, paused_until: refused.until });
  });
});

describe('parallel requests about marks', () => {
  it('Equal taps of the leader enter each day once', async () => {
    const work = await atWork();
    await work.asLeader.csrfToken();
    const answers = await Promise.all(Array.from({ length: 10 }, () => work.asLeader.send(tickMembers, work)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await daysOf(work)).toHaveLength(3);
    expect(await eventsOf(work, 'attendance.attested')).toBe(2);
    expect(await eventsOf(work, 'attendance.recorded')).toBe(1);
    expect(await owed(work, 1)).toBe(await owed(work, 0));
  });

  it('A race of the leader and a member leaves one day, by the code of the member', async () => {
    const work = await atWork();
    const own = { params: paramsOf(work, 1), body: { date: work.today, code: work.body.code } };
    await Promise.all([work.asLeader.csrfToken(), work.asSecond.csrfToken()]);
    const answers = await Promise.all([
      work.asLeader.send(tickMembers, work),
      work.asSecond.send(enterAttendance, own),
      work.asLeader.send(tickMembers, work),
      work.asSecond.send(enterAttendance, own),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 201]);
    const { days } = await work.asSecond.ok(getMyAttendance, { params: paramsOf(work, 1) });
    expect(days).toMatchObject([{ state: 'present', via: 'code' }]);
    expect(await owed(work, 1)).toBe(await owed(work, 0));
  });

  it('Parallel answers "not me" and a new tap of the leader leave no day and one answer', async () => {
    const work = await atWork();
    await work.asLeader.ok(tickMembers, work);
    const answer = { params: work.params, body: { date: work.today } };
    await work.asSecond.csrfToken();
    const answers = await Promise.all([
      work.asSecond.send(denyTick, answer),
      work.asLeader.send(tickMembers, work),
      work.asSecond.send(denyTick, answer),
      work.asSecond.send(denyTick, answer),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await daysOf(work)).toHaveLength(2);
    expect(await eventsOf(work, 'attendance.denied')).toBe(1);
    expect(await owed(work, 1)).toBe(0);
  });
});

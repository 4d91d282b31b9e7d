// Attendance over HTTP: the employer's code, days that workers report and employers confirm, contested no-shows.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { attendanceEndpoints } from '#contracts/attendance.ts';
import { z } from '#contracts/z.ts';
import { decideAttendance } from '#marketplace/attendance/actions/contest.ts';
import { codesAt } from '#marketplace/attendance/codes.ts';
import { dayOf } from '#marketplace/attendance/rules.ts';
import { readClock } from '#platform/clock.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildJob, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const {
  getMyAttendance,
  enterAttendance,
  contestAttendance,
  answerAttendance,
  getAttendance,
  setAttendance,
  getJobAttendance,
} = attendanceEndpoints;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Returns an application accepted ten days ago, sessions of its worker and its employer, and the current time. */
async function hired({
  status = 'accepted' as const,
  job = undefined as Awaited<ReturnType<typeof buildJob>> | undefined,
} = {}) {
  const application = await buildApplication(database.db, job ? { status, job } : { status });
  await run(
    database.db,
    sql`update applications set created_at = now() - interval '10 days' where id = ${application.id}`,
  );
  const now = await readClock(database.db);
  return {
    ...application,
    now,
    today: dayOf(now),
    params: { application_id: String(application.id) },
    worker: api.as(await buildSession(database.db, application.labour)),
    boss: api.as(await buildSession(database.db, application.employer)),
  };
}
type Hired = Awaited<ReturnType<typeof hired>>;

const codeOf = async ({ boss, params }: Hired) => (await boss.ok(getAttendance, { params })).codes?.now ?? '';
const wrongFor = (code: string) => (code === '0000' ? '0001' : '0000');

/** Returns the code that the employer's screen showed at an earlier time. */
async function codeThen({ job, boss, params }: Hired, at: number): Promise<string> {
  await boss.ok(getAttendance, { params });
  const { secret } = await one(
    database.db,
    sql`select secret from attendance_secrets where job_id = ${job.id}`,
    z.object({ secret: z.string() }),
  );
  return codesAt(secret, at).now;
}

async function eventsOf({ id }: Hired): Promise<string[]> {
  const rows = await many(
    database.db,
    sql`select name from domain_events where payload ->> 'application_id' = ${String(id)} and name like 'attendance.%' order by id`,
    z.object({ name: z.string() }),
  );
  return rows.map(({ name }) => name);
}

describe('an accepted worker', () => {
  it('A further message of the employer does not move the first day of work', async () => {
    const { boss, params, now } = await hired();
    await boss.ok(applicationEndpoints.messageApplicant, { params, body: { employer_feedback: 'Bring your tools.' } });
    const body = { date: dayOf(now - DAY), state: 'present' as const };
    expect(await boss.ok(setAttendance, { params, body })).toMatchObject({ state: 'present', due: true });
  });

  it('A worker who enters the shown code, in any digits, is present', async () => {
    const person = await hired();
    const code = (await codeOf(person)).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
    const { params, worker, today } = person;
    const day = await worker.ok(enterAttendance, { params, body: { date: today, code } });
    expect(day).toMatchObject({ date: today, state: 'present', via: 'code', due: true, allowed: [] });
    const again = await worker.ok(enterAttendance, { params, body: { date: today, code: wrongFor(code) } });
    expect(again).toEqual(day);
    expect(await worker.ok(getMyAttendance, { params })).toMatchObject({
      days: [day],
      may_enter_code: false,
      tries_left: 5,
    });
    expect((await person.boss.problem(setAttendance, { params, body: { date: today, state: 'absent' } })).code).toBe(
      'attendance_closed',
    );
    expect(await eventsOf(person)).toEqual(['attendance.recorded']);
    const { pushed } = await runTasks(database);
    expect(pushed).toContainEqual({
      rooms: [`user:${person.labour.id}`, `user:${person.employer.id}`],
      event: 'application.updated',
      payload: { id: person.id, status: 'accepted' },
    });
  });

  it('A code entered more than 15 minutes after the start counts as late', async () => {
    const person = await hired();
    const { params, worker, now, job } = person;
    const typed = now - DAY;
    const startAt = (before: number) => new Date(typed + 5.5 * HOUR - before * 60_000).toISOString().slice(11, 16);
    // The job started 20 minutes before the code was entered. Just after midnight in India that start would be on the
    // previous day, so the job then starts at the time of the entry.
    const minutes = new Date(typed + 5.5 * HOUR).getUTCHours() === 0 ? 0 : 20;
    await run(database.db, sql`update jobs set start_time = ${startAt(minutes)} where id = ${job.id}`);
    const body = { date: dayOf(typed), code: await codeThen(person, typed), typed_at: new Date(typed).toISOString() };
    const day = await worker.ok(enterAttendance, { params, body });
    expect(day).toMatchObject({ state: minutes > 15 ? 'late' : 'present', via: 'code', typed_at: body.typed_at });
  });

  it('A code may be sent up to 48 hours after it was typed, and is checked for that time', async () => {
    const person = await hired();
    const { params, worker, now } = person;
    const send = async (at: number, shown = at) => {
      const body = { date: dayOf(at), code: await codeThen(person, shown), typed_at: new Date(at).toISOString() };
      return (await worker.problem(enterAttendance, { params, body })).code;
    };
    expect(await send(now - 48.1 * HOUR)).toBe('attendance_closed');
    expect(await send(now + HOUR)).toBe('attendance_closed');
    expect(await send(now - 47 * HOUR, now)).toBe('attendance_code_invalid');
    const typed = now - 47.5 * HOUR;
    const body = { date: dayOf(typed), code: await codeThen(person, typed), typed_at: new Date(typed).toISOString() };
    expect(await worker.ok(enterAttendance, { params, body })).toMatchObject({ state: 'present', via: 'code' });
  });

  it('A worker has five wrong codes a day, even in parallel, and five again the next day', async () => {
    const person = await hired();
    const { params, worker, today } = person;
    const code = await codeOf(person);
    await worker.csrfToken();
    const body = { date: today, code: wrongFor(code) };
    const answers = await Promise.all(Array.from({ length: 12 }, () => worker.send(enterAttendance, { params, body })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    const locked = await worker.problem(enterAttendance, { params, body: { date: today, code } });
    expect(locked).toMatchObject({ code: 'attendance_code_locked' });
    expect(Number(locked.retry_after)).toBeGreaterThan(0);
    expect((await worker.ok(getMyAttendance, { params })).tries_left).toBe(0);
    await run(database.db, sql`update attendance_tries set day = day - 1 where application_id = ${person.id}`);
    await worker.problem(enterAttendance, { params, body });
    expect((await worker.ok(getMyAttendance, { params })).tries_left).toBe(4);
    await worker.ok(enterAttendance, { params, body: { date: today, code } });
  });

  it('A worker claims a day without a code; the employer is notified, and a confirmation counts as both', async () => {
    const person = await hired();
    const { params, worker, boss, now, employer } = person;
    const date = dayOf(now - DAY);
    const claimed = await worker.ok(enterAttendance, { params, body: { date } });
    expect(claimed).toMatchObject({ state: 'claimed', via: null, due: false });
    await worker.ok(enterAttendance, { params, body: { date } });
    const { pushed } = await runTasks(database);
    const bells = pushed.filter(({ event }) => event === 'notification.created');
    expect(bells).toHaveLength(1);
    expect(bells[0]).toMatchObject({
      rooms: [`user:${employer.id}`],
      payload: { title: 'Ravi Kumar says: I was at work' },
    });
    const day = await boss.ok(setAttendance, { params, body: { date, state: 'late' } });
    expect(day).toMatchObject({ state: 'late', via: 'both', due: true, allowed: [] });
    expect(await eventsOf(person)).toEqual(['attendance.claimed', 'attendance.recorded']);
  });

  describe('An answer to an entry of the employer', () => {
    const recorded = async () => {
      const person = await hired();
      const date = dayOf(person.now - DAY);
      const record = (state: 'absent' | 'late' | 'present') =>
        person.boss.ok(setAttendance, { params: person.params, body: { date, state } });
      const answer = (agrees: boolean, state: 'absent' | 'late' = 'absent') =>
        person.worker.ok(answerAttendance, { params: { ...person.params, date }, body: { state, agrees } });
      const day = async () => (await person.worker.ok(getMyAttendance, { params: person.params })).days[0];
      await record('absent');
      return { person, date, record, answer, day };
    };

    it('The first answer counts: an agreement stays, although the worker disagrees on another phone', async () => {
      const { person, answer, day } = await recorded();
      const both = await Promise.all([answer(true), answer(true)]);
      expect(both).toEqual([1, 2].map(() => ({ state: 'absent', agrees: true })));
      expect(await answer(false)).toEqual({ state: 'absent', agrees: true });
      expect(await day()).toMatchObject({ contest: null, due: true, allowed: ['contest'] });
      expect(await eventsOf(person)).toEqual(['attendance.missed']);
    });

    it('A disagreement contests the day once, and an agreement afterwards changes nothing', async () => {
      const { person, answer, day } = await recorded();
      const both = await Promise.all([answer(false), answer(false)]);
      expect(both).toEqual([1, 2].map(() => ({ state: 'absent', agrees: false })));
      expect(await answer(true)).toEqual({ state: 'absent', agrees: false });
      expect(await day()).toMatchObject({ contest: 'open', due: false, allowed: [] });
      expect(await eventsOf(person)).toEqual(['attendance.missed', 'attendance.contested']);
    });

    it('An answer to an entry that the employer has changed is not stored, and the response has the new state', async () => {
      const { record, answer } = await recorded();
      await answer(true);
      await record('late');
      expect(await answer(true)).toEqual({ state: 'late', agrees: null });
      expect(await answer(true, 'late')).toEqual({ state: 'late', agrees: true });
      await record('present');
      expect(await answer(false, 'late')).toEqual({ state: 'present', agrees: null });
    });

    it('An answer after seven days is not stored', async () => {
      const { person, answer } = await recorded();
      await run(
        database.db,
        sql`update attendance_days set entered_at = now() - interval '8 days' where application_id = ${person.id}`,
      );
      expect(await answer(false)).toEqual({ state: 'absent', agrees: null });
    });

    it('A day without an entry and a day of another worker fail with not_found', async () => {
      const { person, date } = await recorded();
      const stranger = await hired();
      const body = { state: 'absent' as const, agrees: true };
      const at = { ...person.params, date };
      expect((await stranger.worker.problem(answerAttendance, { params: at, body })).code).toBe('not_found');
      const other = { ...at, date: dayOf(person.now - 2 * DAY) };
      expect((await person.worker.problem(answerAttendance, { params: other, body })).code).toBe('not_found');
    });
  });

  it('A worker is notified of a no-show and contests it; it counts only if a moderator dismisses the contest', async () => {
    const person = await hired();
    const { params, worker, boss, now, labour } = person;
    const [one, two] = [dayOf(now - DAY), dayOf(now - 2 * DAY)];
    await worker.ok(enterAttendance, { params, body: { date: two } });
    for (const date of [one, two]) await boss.ok(setAttendance, { params, body: { date, state: 'absent' } });
    const { pushed } = await runTasks(database);
    expect(pushed.filter(({ event }) => event === 'notification.created').slice(-1)).toMatchObject([
      { rooms: [`user:${labour.id}`], payload: { title: 'A day is marked “Did not come”' } },
    ]);
    const mine = (await worker.ok(getMyAttendance, { params })).days;
    expect(mine.map(({ due, allowed }) => ({ due, allowed }))).toEqual(
      [1, 2].map(() => ({ due: true, allowed: ['contest'] })),
    );
    for (const date of [one, two])
      expect(
        await worker.ok(contestAttendance, { params: { ...params, date }, body: { note: 'मैं वहीं था' } }),
      ).toMatchObject({ contest: 'open', due: false, allowed: [] });
    expect((await worker.problem(contestAttendance, { params: { ...params, date: one } })).code).toBe(
      'already_contested',
    );
    // A further entry by the employer is refused: it would delete the contest before a moderator decides on it.
    expect((await boss.problem(setAttendance, { params, body: { date: one, state: 'late' } })).code).toBe(
      'attendance_closed',
    );
    const ids = await many(
      database.db,
      sql`select id from attendance_days where application_id = ${person.id} order by day desc`,
      z.object({ id: z.int() }),
    );
    const verdicts = ['dismissed', 'upheld'] as const;
    for (const [place, { id }] of ids.entries())
      await decideAttendance(database, {
        id,
        verdict: verdicts[place] ?? 'upheld',
        moderator: 'Meera',
        outcome: 'Seen.',
      });
    expect((await worker.ok(getMyAttendance, { params })).days).toMatchObject([
      { date: one, state: 'absent', contest: 'dismissed', outcome: 'Seen.', due: true },
      { date: two, state: 'present', via: 'moderator', contest: 'upheld', due: true },
    ]);
    expect((await boss.problem(setAttendance, { params, body: { date: two, state: 'absent' } })).code).toBe(
      'attendance_closed',
    );
    expect((await eventsOf(person)).slice(-2)).toEqual(['attendance.decided', 'attendance.decided']);
  });

  it('The employer sees all workers of a job for today; other employers and workers get `not_found`', async () => {
    const job = await buildJob(database.db);
    const [one, two] = [await hired({ job }), await hired({ job })];
    const stranger = await hired();
    const { boss, worker, params, today } = one;
    const list = await boss.ok(getJobAttendance, { params: { job_uid: job.uid } });
    expect(list.people.map(({ application_id }) => application_id).sort()).toEqual([one.id, two.id].sort());
    expect(list.codes?.now).toBe(await codeOf(two));
    expect(list.codes?.next).toHaveLength(12);
    await worker.ok(enterAttendance, { params, body: { date: today, code: list.codes?.now ?? '' } });
    const after = await boss.ok(getJobAttendance, { params: { job_uid: job.uid } });
    expect(after.people.find(({ application_id }) => application_id === one.id)?.day).toMatchObject({ via: 'code' });
    expect((await stranger.boss.problem(getJobAttendance, { params: { job_uid: job.uid } })).code).toBe('not_found');
    expect((await stranger.boss.problem(getAttendance, { params })).code).toBe('not_found');
    expect((await stranger.worker.problem(enterAttendance, { params, body: { date: today } })).code).toBe('not_found');
    expect(JSON.stringify(after)).not.toMatch(/secret|phone/);
  });

  it('Attendance is closed before the start, after the end, and for applications that are not accepted', async () => {
    const early = await hired();
    await run(database.db, sql`update jobs set start_date = current_date + 3 where id = ${early.job.id}`);
    expect((await early.boss.ok(getAttendance, { params: early.params })).codes).toBeNull();
    const refused = async ({ worker, params, today }: Hired) =>
      (await worker.problem(enterAttendance, { params, body: { date: today } })).code;
    expect(await refused(early)).toBe('attendance_closed');
    const general = await hired();
    await run(database.db, sql`update applications set job_id = null where id = ${general.id}`);
    expect(await refused(general)).toBe('attendance_closed');
    const gone = await hired();
    await run(database.db, sql`update applications set status = 'withdrawn' where id = ${gone.id}`);
    expect(await refused(gone)).toBe('attendance_closed');
    const { worker, params, today } = await hired();
    expect(await worker.problem(enterAttendance, { params, body: { date: today, code: '12' } })).toMatchObject({
      error_codes: { code: ['attendance_code_format'] },
    });
  });
});

// Compares an employer's statistics with a separate computation, by the Indian calendar. Tests access and input.
import { describe, expect, it } from 'vitest';
import {
  type Analytics,
  type AnalyticsRange,
  type AnalyticsTotals,
  analyticsEndpoints,
  analyticsRanges,
} from '#contracts/analytics.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import {
  type BuiltJob,
  buildApplication,
  buildEmployer,
  buildJob,
  buildLabour,
  buildSession,
} from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);
const { getAnalytics } = analyticsEndpoints;
const DAY = 86_400_000;

const statsOf = async (employer: Person, range: AnalyticsRange) =>
  api.as(await buildSession(database.db, employer)).ok(getAnalytics, { query: { range } });

/** Returns the date in India of an instant. */
const dayOf = (at: number) => new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 10);
const instantOf = (day: string, time = '00:00:00') => Date.parse(`${day}T${time}+05:30`);
const plus = (day: string, days: number) => dayOf(instantOf(day, '12:00:00') + days * DAY);

/** Returns pseudorandom numbers that are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const answers = ['shortlisted', 'accepted', 'rejected'] as const;
type Answer = (typeof answers)[number];

interface Application {
  id: number;
  job: string | null;
  at: number;
  answers: { status: Answer; at: number }[];
}
interface SeededRows {
  views: { job: string; day: string; viewer: number }[];
  applications: Application[];
}

const onlyId = z.object({ id: z.int() });

async function insertView(job: BuiltJob, day: string, viewer: number): Promise<void> {
  await run(
    database.db,
    sql`insert into job_views (job_id, viewed_on, viewer) values (${job.id}, ${day}, ${Buffer.from([viewer])}) on conflict do nothing`,
  );
}

/** Inserts an application that was sent and answered at these times. */
async function insertApplication(
  { employer, labour, job }: { employer: Person; labour: Person; job: BuiltJob | null },
  at: number,
  given: Application['answers'],
): Promise<Application> {
  const time = (ms: number | undefined) => (ms === undefined ? null : new Date(ms));
  const { id } = await one(
    database.db,
    sql`insert into applications (job_id, employer_id, labour_id, status, created_at, answered_at)
      values (${job?.id ?? null}, ${employer.id}, ${labour.id}, ${given.at(-1)?.status === 'accepted' ? 'accepted' : 'rejected'},
        ${time(at)}, ${time(given[0]?.at)}) returning id`,
    onlyId,
  );
  for (const { status, at: answered } of given)
    await run(
      database.db,
      sql`insert into application_status_history (application_id, to_status, actor_type, actor_id, created_at)
        values (${id}, ${status}, 'employer', ${employer.id}, ${time(answered)})`,
    );
  return { id, job: job?.uid ?? null, at, answers: given };
}

/** Creates three jobs of an employer with random events within `days`, many of them around midnight in India. */
async function buildPast(seed: number, days: number) {
  const roll = dice(seed);
  const employer = await buildEmployer(database.db);
  const jobs = [];
  for (let count = 0; count < 3; count += 1) jobs.push(await buildJob(database.db, { employer, positions: 3 }));
  const since = Date.now() - days * DAY;
  await run(
    database.db,
    sql`update jobs set created_at = ${new Date(since)}, status_since = ${new Date(since)} where employer_id = ${employer.id}`,
  );
  const labours = [];
  for (let count = 0; count < 12; count += 1) labours.push(await buildLabour(database.db));
  const someTime = () => {
    const midnight = instantOf(dayOf(Date.now() - roll(days) * DAY));
    const at = roll(3) === 0 ? midnight + roll(3) - 1 : midnight + roll(DAY);
    return Math.min(Math.max(at, since), Date.now());
  };
  const kept: SeededRows = { views: [], applications: [] };
  for (const job of jobs)
    for (let count = 0; count < 40; count += 1) {
      const view = { job: job.uid, day: dayOf(someTime()), viewer: roll(20) };
      await insertView(job, view.day, view.viewer);
      if (!kept.views.some((one) => JSON.stringify(one) === JSON.stringify(view))) kept.views.push(view);
    }
  for (const job of [...jobs, null])
    for (const labour of labours) {
      const at = someTime();
      const given = answers.filter(() => roll(2) === 0).map((status) => ({ status, at: Math.max(at, someTime()) }));
      given.sort((one, other) => one.at - other.at);
      kept.applications.push(await insertApplication({ employer, labour, job }, at, given));
    }
  return { employer, jobs, kept };
}

/** Recomputes the statistics without the database. */
function recount({ views, applications }: SeededRows, { from, to }: { from: string; to: string }): AnalyticsTotals {
  const within = (day: string) => day >= from && day <= to;
  const seen = views.filter(({ day }) => within(day));
  const given = (status: Answer) =>
    applications.filter(({ answers: all }) => all.some((one) => one.status === status && within(dayOf(one.at)))).length;
  return {
    views: seen.length,
    unique_viewers: new Set(seen.map(({ viewer }) => viewer)).size,
    applications: applications.filter(({ at }) => within(dayOf(at))).length,
    shortlisted: given('shortlisted'),
    accepted: given('accepted'),
    rejected: given('rejected'),
  };
}

const allDays = (from: string, to: string): string[] => (from > to ? [] : [from, ...allDays(plus(from, 1), to)]);

const dailyOf = (
  { views, applications }: SeededRows,
  { from, to }: { from: string; to: string },
): Analytics['series'] =>
  allDays(from, to).map((date) => ({
    date,
    views: views.filter(({ day }) => day === date).length,
    applications: applications.filter(({ at }) => dayOf(at) === date).length,
  }));

function medianHours({ applications }: SeededRows, { from, to }: { from: string; to: string }): number | null {
  const hours = applications
    .flatMap(({ at, answers: [first] }) =>
      first && dayOf(first.at) >= from && dayOf(first.at) <= to ? [(first.at - at) / 3_600_000] : [],
    )
    .sort((one, other) => one - other);
  const middle = (hours.length - 1) / 2;
  const [low, high] = [hours[Math.floor(middle)], hours[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

describe('the statistics of an employer', () => {
  it.each([1, 2, 3])('The statistics of an employer equal an independent recount in every range (%i)', async (seed) => {
    const { employer, jobs, kept } = await buildPast(seed, 75);
    // Add events of another employer, which the statistics must not count.
    const stranger = await buildApplication(database.db);
    await insertView(stranger.job, dayOf(Date.now()), 1);
    for (const range of analyticsRanges) {
      const answer = await statsOf(employer, range);
      expect(answer.totals, range).toEqual(recount(kept, answer));
      expect(answer.before?.totals ?? null, range).toEqual(answer.before && recount(kept, answer.before));
      expect(answer.series, range).toEqual(dailyOf(kept, answer));
      for (const { uid, ...row } of answer.by_job) {
        const of = ({ job }: { job: string | null }) => job === uid;
        const its = { views: kept.views.filter(of), applications: kept.applications.filter(of) };
        const { unique_viewers: _viewers, rejected: _rejected, ...counted } = recount(its, answer);
        expect(row, range).toMatchObject(counted);
      }
      expect(answer.by_job.map(({ uid }) => uid).sort()).toEqual(jobs.map(({ uid }) => uid).sort());
      const median = medianHours(kept, answer);
      if (median === null) expect(answer.median_response_hours).toBeNull();
      else expect(Math.abs((answer.median_response_hours ?? 0) - median)).toBeLessThan(0.06);
    }
  });

  it('A day begins and ends at midnight in India', async () => {
    const employer = await buildEmployer(database.db);
    const job = await buildJob(database.db, { employer });
    const today = dayOf(Date.now());
    const first = plus(today, -6);
    for (const at of [instantOf(first) - 1, instantOf(first), instantOf(plus(first, 1)) - 1, instantOf(plus(first, 1))])
      await insertApplication({ employer, labour: await buildLabour(database.db), job }, at, []);
    const { from, to, series, totals, before } = await statsOf(employer, '7d');
    expect([from, to]).toEqual([first, today]);
    expect(series.map(({ applications }) => applications)).toEqual([2, 1, 0, 0, 0, 0, 0]);
    expect([totals.applications, before?.totals.applications]).toEqual([3, 1]);
    expect(before).toMatchObject({ from: plus(today, -13), to: plus(today, -7) });
  });

  it('The range of a month starts on its first day and is compared with the same days of the month before', async () => {
    const { from, to, before, series } = await statsOf(await buildEmployer(database.db), 'month');
    const today = dayOf(Date.now());
    expect([from, to]).toEqual([`${today.slice(0, 8)}01`, today]);
    const last = plus(from, -1);
    const same = `${last.slice(0, 8)}${today.slice(8)}`;
    expect(before).toMatchObject({ from: `${last.slice(0, 8)}01`, to: same < last ? same : last });
    expect(series).toHaveLength(Number(today.slice(8)));
  });

  it('An employer without jobs gets zeros, with a row for every day', async () => {
    const employer = await buildEmployer(database.db);
    const week = await statsOf(employer, '7d');
    expect(week.series).toHaveLength(7);
    expect(week.series.every(({ views, applications }) => views + applications === 0)).toBe(true);
    expect(week).toMatchObject({ by_job: [], median_response_hours: null, fill_rate: null, tz: 'Asia/Kolkata' });
    const all = await statsOf(employer, 'all');
    expect(all).toMatchObject({ from: all.to, before: null, step: 'day' });
    expect(all.series).toHaveLength(1);
  });

  it.each([
    [200, 'week'],
    [1000, 'month'],
  ] as const)('A range of %i days has a row per %s, and every event is counted', async (days, step) => {
    const { employer, kept } = await buildPast(days, days);
    const answer = await statsOf(employer, 'all');
    expect(answer.step).toBe(step);
    expect(answer.series[0]?.date).toBe(answer.from);
    const daily = dailyOf(kept, answer);
    answer.series.forEach(({ date, ...counted }, place) => {
      const next = answer.series[place + 1]?.date ?? '9999';
      const its = daily.filter((one) => one.date >= date && one.date < next);
      const sum = (of: 'views' | 'applications') => its.reduce((all, one) => all + one[of], 0);
      expect(counted).toEqual({ views: sum('views'), applications: sum('applications') });
      if (place > 0)
        expect(step === 'week' ? new Date(date).getUTCDay() : date.slice(8)).toBe(step === 'week' ? 1 : '01');
    });
  });

  it('The fill rate is the share of filled positions of jobs that were open, and an overfilled job counts as full', async () => {
    const employer = await buildEmployer(database.db);
    const [crowded, half, over] = [
      await buildJob(database.db, { employer, positions: 1 }),
      await buildJob(database.db, { employer, positions: 3 }),
      await buildJob(database.db, { employer, positions: 5, status: 'closed' }),
    ];
    await buildJob(database.db, { employer, positions: 50, status: 'draft' });
    for (const job of [crowded, crowded, half]) await buildApplication(database.db, { job, status: 'accepted' });
    await run(
      database.db,
      sql`update jobs set created_at = now() - interval '50 days', status_since = now() - interval '40 days' where id = ${over.id}`,
    );
    expect((await statsOf(employer, '30d')).fill_rate).toBe(50);
    expect((await statsOf(employer, 'all')).fill_rate).toBe(22);
  });

  it('The statistics of an employer list at most 100 jobs, those with most applications first', async () => {
    const employer = await buildEmployer(database.db);
    await run(
      database.db,
      sql`insert into jobs (employer_id, title, state, description, expires_at)
        select ${employer.id}, 'Helper at site ' || n, 'Goa', 'Carrying bricks.', now() + interval '7 days' from generate_series(1, 130) n`,
    );
    const rows = await many(database.db, sql`select id from jobs where employer_id = ${employer.id} limit 1`, onlyId);
    const wanted = rows[0]?.id ?? 0;
    await run(
      database.db,
      sql`insert into applications (job_id, employer_id, labour_id) values (${wanted}, ${employer.id}, ${(await buildLabour(database.db)).id})`,
    );
    const { by_job } = await statsOf(employer, 'all');
    expect(by_job).toHaveLength(100);
    expect(by_job[0]?.applications).toBe(1);
  });

  it('The analytics endpoint demands a CSRF token, an employer and a known range', async () => {
    const token = await buildSession(database.db, await buildEmployer(database.db));
    const headers = { authorization: `Bearer ${token}` };
    const bare = await fetch(api.base + getAnalytics.path, { headers });
    expect(bare.status).toBe(403);
    expect(await bare.json()).toMatchObject({ code: 'csrf_invalid' });
    expect(await api.as(token).problem(getAnalytics, { query: { range: 'year' } })).toMatchObject({
      status: 422,
      errors: { range: [expect.any(String)] },
    });
    expect(await api.as(token).ok(getAnalytics, { query: {} })).toMatchObject({ range: '30d' });
    const labour = await buildSession(database.db, await buildLabour(database.db));
    expect(await api.as(labour).problem(getAnalytics, {})).toMatchObject({ status: 403 });
  });
});

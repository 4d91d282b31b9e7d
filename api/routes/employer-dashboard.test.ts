// The employer dashboard: totals, tasks and recent applications, only of the caller.
import { describe, expect, it } from 'vitest';
import { employerDashboardEndpoints } from '#contracts/employer-dashboard.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import type { Person } from '#marketplace/actor.ts';
import { rawSql, run, sql } from '#platform/sql.ts';
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
const { getDashboard } = employerDashboardEndpoints;

const dashboardOf = async (employer: Person) => api.as(await buildSession(database.db, employer)).ok(getDashboard, {});

interface Past {
  status?: ApplicationStatus;
  /** Maps columns of the application to hours: each column is set to this many hours before now. */
  ago?: Readonly<Record<string, number>>;
}

async function application(job: BuiltJob, { status = 'pending', ago = {} }: Past = {}) {
  const built = await buildApplication(database.db, { job, status });
  for (const [column, hours] of Object.entries(ago))
    await run(
      database.db,
      sql`update applications set ${rawSql(column)} = now() - ${hours}::int * interval '1 hour' where id = ${built.id}`,
    );
  return built;
}

async function look(job: BuiltJob, daysAgo: number, viewers: number): Promise<void> {
  await run(
    database.db,
    sql`insert into job_views (job_id, viewed_on, viewer)
      select ${job.id}, (now() at time zone 'Asia/Kolkata')::date - ${daysAgo}::int, int4send(n) from generate_series(1, ${viewers}::int) n`,
  );
}

describe('the employer dashboard', () => {
  it("The dashboard counts only the caller's jobs, applications and views", async () => {
    const employer = await buildEmployer(database.db);
    const job = await buildJob(database.db, { employer, positions: 5 });
    await run(database.db, sql`update jobs set created_at = created_at - interval '9 days' where id = ${job.id}`);
    await buildJob(database.db, { employer, status: 'draft' });
    await buildJob(database.db, { employer, expired: true });
    for (const status of ['pending', 'under_review', 'shortlisted', 'accepted', 'completed', 'withdrawn'] as const)
      await application(job, { status });
    await application(job, { ago: { created_at: 30 } });
    await look(job, 0, 3);
    await look(job, 6, 2);
    await look(job, 7, 4);
    const stranger = await buildApplication(database.db);
    await look(stranger.job, 0, 9);
    const { totals, series, recent_applications, active_jobs } = await dashboardOf(employer);
    expect(totals).toEqual({
      active_jobs: 1,
      applications_today: 6,
      unanswered: 3,
      hires: 2,
      views: 5,
      views_before: 4,
    });
    expect(series.map(({ views }) => views)).toEqual([2, 0, 0, 0, 0, 0, 3]);
    expect(recent_applications).toHaveLength(5);
    expect(recent_applications.every((one) => one.job?.uid === job.uid)).toBe(true);
    expect(active_jobs).toMatchObject([
      { uid: job.uid, views: 9, counts: { pending: 3, shortlisted: 1, accepted: 2 } },
    ]);
  });

  it('The tasks are sorted by urgency and link to the item that has waited longest', async () => {
    const employer = await buildEmployer(database.db);
    const job = await buildJob(database.db, { employer, positions: 9 });
    await run(database.db, sql`update jobs set expires_at = now() + interval '30 hours' where id = ${job.id}`);
    await application(job, { ago: { created_at: 50 } });
    const oldest = await application(job, { status: 'under_review', ago: { created_at: 90 } });
    await application(job, { ago: { created_at: 47 } });
    const claimed = await application(job, { status: 'accepted', ago: { completion_claimed_at: 5 } });
    const came = await application(job, { status: 'accepted' });
    await run(
      database.db,
      sql`insert into attendance_days (application_id, day, state, claimed_at) values (${came.id}, current_date, 'claimed', now())`,
    );
    const wages = await application(job, { status: 'accepted' });
    // The claimed day of `came` is counted once, as attendance.
    for (const one of [came, wages]) {
      await run(
        database.db,
        sql`with account as (
            insert into wage_accounts (application_id, labour_id, employer_id, first_day)
            values (${one.id}, ${one.labour.id}, ${employer.id}, current_date) returning id
          ), logged as (
            insert into wage_log (account_id, seq, at, by, act, body, digest)
            select id, 1, now(), 'labour', 'entry', '{}', sha256('') from account returning account_id
          )
          insert into wage_entries (account_id, seq, kind, by, day, paise, halves, overtime_minutes, state, recorded_at)
          select account_id, 1, 'day', 'labour', current_date, 90000, 2, 0, 'waiting', now() from logged`,
      );
    }
    // An amount on the claimed day has no place in attendance, so it is counted.
    await run(
      database.db,
      sql`with logged as (
          insert into wage_log (account_id, seq, at, by, act, body, digest)
          select id, 2, now(), 'labour', 'entry', '{}', sha256('') from wage_accounts where application_id = ${came.id}
          returning account_id
        )
        insert into wage_entries (account_id, seq, kind, by, day, paise, state, recorded_at)
        select account_id, 2, 'extra', 'labour', current_date, 5000, 'waiting', now() + interval '1 hour' from logged`,
    );
    const done = await application(job, { status: 'completed' });
    const rated = await application(job, { status: 'completed' });
    await run(
      database.db,
      sql`insert into ratings (application_id, rater_id, ratee_id, rater_type, score)
        values (${rated.id}, ${employer.id}, ${rated.labour.id}, 'employer', 5), (${done.id}, ${done.labour.id}, ${employer.id}, 'labour', 4)`,
    );
    const { tasks } = await dashboardOf(employer);
    expect(tasks).toEqual([
      { kind: 'answer', count: 2, application_id: oldest.id, job_uid: null },
      { kind: 'completion', count: 1, application_id: claimed.id, job_uid: null },
      { kind: 'attendance', count: 1, application_id: came.id, job_uid: job.uid },
      { kind: 'wages', count: 2, application_id: wages.id, job_uid: null },
      { kind: 'rating', count: 1, application_id: done.id, job_uid: null },
      { kind: 'ending_job', count: 1, application_id: null, job_uid: job.uid },
    ]);
  });

  it('A new employer gets a complete dashboard with zeros', async () => {
    const { totals, series, tasks, reputation } = await dashboardOf(await buildEmployer(database.db));
    expect(new Set(Object.values(totals))).toEqual(new Set([0]));
    expect(series).toHaveLength(7);
    expect(tasks).toEqual([]);
    expect(reputation).toMatchObject({ rating: null, hires_completed: 0, answers_in_hours: null });
  });

  it('A worker gets 403 and a visitor gets 401', async () => {
    const labour = api.as(await buildSession(database.db, await buildLabour(database.db)));
    expect(await labour.problem(getDashboard, {})).toMatchObject({ status: 403 });
    expect(await api.as().problem(getDashboard, {})).toMatchObject({ status: 401 });
  });
});

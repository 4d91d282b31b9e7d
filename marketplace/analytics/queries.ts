// SQL of an employer's figures. Every statement begins with the employer: nobody else's rows are ever counted.
import { type Analytics, analytics, analyticsPoint, jobFigures } from '#contracts/analytics.ts';
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';
import { isWithin, type Span } from './span-queries.ts';

/** Jobs that figures are shown of. */
const MOST_JOBS = 100;

const viewsOf = (employerId: number, { from, to }: Span): Sql =>
  sql`jobs j join job_views v on v.job_id = j.id and v.viewed_on between ${from}::date and ${to}::date where j.employer_id = ${employerId}`;

const receivedBy = (employerId: number, span: Span): Sql =>
  sql`applications a where a.employer_id = ${employerId} and ${isWithin(sql`a.created_at`, span)}`;

/** Answers of the employer, under `h`: each is their own act, so it stands under their number. */
const answersOf = (employerId: number, span: Span): Sql =>
  sql`application_status_history h join applications a on a.id = h.application_id and a.employer_id = ${employerId}
    where h.actor_id = ${employerId} and h.to_status in ('shortlisted', 'accepted', 'rejected') and ${isWithin(sql`h.created_at`, span)}`;

const answered = (status: 'shortlisted' | 'accepted' | 'rejected'): Sql =>
  sql`count(distinct h.application_id) filter (where h.to_status = ${status})::int as ${rawSql(status)}`;

/** What happened to all of an employer's jobs in a span. */
export function countTotals(db: Queryable, employerId: number, span: Span) {
  return one(
    db,
    sql`select * from
        (select count(*)::int as views, count(distinct v.viewer)::int as unique_viewers from ${viewsOf(employerId, span)}) v,
        (select count(*)::int as applications from ${receivedBy(employerId, span)}) a,
        (select ${answered('shortlisted')}, ${answered('accepted')}, ${answered('rejected')} from ${answersOf(employerId, span)}) h`,
    analytics.shape.totals,
  );
}

/** The steps of a span without gaps, each with its views and applications; the first may be shorter than a whole week or month. */
export function listSeries(db: Queryable, employerId: number, { step, ...span }: Span & { step: Analytics['step'] }) {
  const stepOf = (day: Sql) => sql`greatest(date_trunc(${step}, ${day}::timestamp)::date, ${span.from}::date)`;
  return many(
    db,
    sql`with days as (
        select generate_series(date_trunc(${step}, ${span.from}::timestamp), ${span.to}::timestamp, ('1 ' || ${step})::interval)::date as day
      ), viewed as (
        select ${stepOf(sql`v.viewed_on`)} as day, count(*)::int as views from ${viewsOf(employerId, span)} group by 1
      ), received as (
        select ${stepOf(sql`(a.created_at at time zone 'Asia/Kolkata')::date`)} as day, count(*)::int as applications
        from ${receivedBy(employerId, span)} group by 1
      )
      select s.day::text as date, coalesce(views, 0) as views, coalesce(applications, 0) as applications
      from (select greatest(day, ${span.from}::date) as day from days) s
      left join viewed on viewed.day = s.day left join received on received.day = s.day order by s.day`,
    analyticsPoint,
  );
}

/** The jobs of an employer that are open or to which something happened, those with most applications first. */
export function listJobFigures(db: Queryable, employerId: number, span: Span) {
  return many(
    db,
    sql`with viewed as (
        select v.job_id, count(*)::int as views from ${viewsOf(employerId, span)} group by 1
      ), received as (
        select a.job_id, count(*)::int as applications from ${receivedBy(employerId, span)} group by 1
      ), decided as (
        select a.job_id, ${answered('shortlisted')}, ${answered('accepted')} from ${answersOf(employerId, span)} group by 1
      )
      select j.uid, j.title, j.role, j.status, j.positions, coalesce(views, 0) as views, coalesce(applications, 0) as applications,
        coalesce(shortlisted, 0) as shortlisted, coalesce(accepted, 0) as accepted
      from jobs j left join viewed v on v.job_id = j.id left join received r on r.job_id = j.id left join decided d on d.job_id = j.id
      where j.employer_id = ${employerId}
        and (v.job_id is not null or r.job_id is not null or d.job_id is not null or j.status = 'active')
      order by applications desc, views desc, j.created_at desc, j.id desc limit ${MOST_JOBS}`,
    jobFigures,
  );
}

const pace = z.object({ median_response_hours: z.nullable(z.number()), fill_rate: z.nullable(z.int()) });

/**
 * How fast first answers came, of those given in a span, and how many of the positions of jobs that were open in it are taken by now.
 * A job with more people than positions counts as full.
 */
export function findPace(db: Queryable, employerId: number, span: Span) {
  return one(
    db,
    sql`select
        (select round((percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.created_at)) / 3600)::numeric, 1)::float8
          from applications a where a.employer_id = ${employerId} and ${isWithin(sql`a.answered_at`, span)}) as median_response_hours,
        (select round(100.0 * sum(least(coalesce(taken, 0), j.positions)) / nullif(sum(j.positions), 0))::int
          from jobs j left join (
            select job_id, count(*) as taken from applications
            where employer_id = ${employerId} and status in ('accepted', 'completed') group by 1
          ) t on t.job_id = j.id
          where j.employer_id = ${employerId} and j.status not in ('draft', 'pending_review')
            and coalesce(j.posted_at, j.created_at) < (${span.to}::date + 1)::timestamp at time zone 'Asia/Kolkata'
            and (j.status in ('active', 'paused') or j.status_since >= ${span.from}::date::timestamp at time zone 'Asia/Kolkata')
        ) as fill_rate`,
    pace,
  );
}

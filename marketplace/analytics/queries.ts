// SQL of an employer's analytics. Every part filters by the employer, so that other employers' rows are never counted.
import { type Analytics, analytics, analyticsPoint } from '#contracts/analytics.ts';
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';
import { isWithin } from './date-range-queries.ts';
import type { DateRange } from './rules.ts';

/** Maximum number of jobs listed in the analytics. */
const MAX_JOBS = 100;

interface AnalyticsRequest extends DateRange {
  employerId: number;
  step: Analytics['step'];
}

const viewsOf = ({ employerId, from, to }: Omit<AnalyticsRequest, 'step'>): Sql =>
  sql`jobs j join job_views v on v.job_id = j.id and v.viewed_on between ${from}::date and ${to}::date where j.employer_id = ${employerId}`;

/**
 * SQL (`from … where`) of the view totals per job and month. They remain after the individual views of a month were
 * deleted. If the range begins within a month, all views of this month count, because the totals are not split by day.
 */
const viewTotals = ({ employerId, from, to }: Omit<AnalyticsRequest, 'step'>): Sql =>
  sql`jobs j join job_views_kept k on k.job_id = j.id and k.month between date_trunc('month', ${from}::timestamp)::date and ${to}::date
    where j.employer_id = ${employerId}`;

const receivedBy = ({ employerId, ...dates }: Omit<AnalyticsRequest, 'step'>): Sql =>
  sql`applications a where a.employer_id = ${employerId} and ${isWithin(sql`a.created_at`, dates)}`;

/**
 * SQL condition on the status history `h`: the employer answered an application in the range. The condition requires
 * the employer as actor, because automatic status changes are not answers.
 */
const answersOf = ({ employerId, ...dates }: Omit<AnalyticsRequest, 'step'>): Sql =>
  sql`h.actor_id = ${employerId} and h.to_status in ('shortlisted', 'accepted', 'rejected') and h.from_status is distinct from h.to_status and ${isWithin(sql`h.created_at`, dates)}`;

const viewers = (asked: Omit<AnalyticsRequest, 'step'>): Sql =>
  sql`(select count(*)::int from (select distinct v.viewer from ${viewsOf(asked)}) seen)`;

const answered = (status: 'shortlisted' | 'accepted' | 'rejected'): Sql =>
  sql`count(distinct h.application_id) filter (where h.to_status = ${status})::int as ${rawSql(status)}`;

/** Returns the numbers of views, viewers, applications and answers in a range, over all jobs of an employer. */
export function countTotals(db: Queryable, employerId: number, dates: DateRange) {
  const asked = { employerId, ...dates };
  return one(
    db,
    sql`select (select count(*)::int from ${viewsOf(asked)}) + (select coalesce(sum(k.views), 0)::int from ${viewTotals(asked)}) as views, ${viewers(asked)} as unique_viewers,
        (select count(*)::int from ${receivedBy(asked)}) as applications, h.*
      from (select ${answered('shortlisted')}, ${answered('accepted')}, ${answered('rejected')}
        from application_status_history h where ${answersOf(asked)}) h`,
    analytics.shape.totals,
  );
}

/**
 * SQL of views and applications by job and day, as CTEs. The CTEs are materialized, because several subqueries read
 * them.
 */
const activity = (asked: AnalyticsRequest): Sql => sql`viewed as materialized (
    select v.job_id, v.viewed_on as day, count(*)::int as views from ${viewsOf(asked)} group by 1, 2
    union all select k.job_id, greatest(k.month, ${asked.from}::date), k.views from ${viewTotals(asked)}
  ), received as materialized (
    select a.job_id, (a.created_at at time zone 'Asia/Kolkata')::date as day, count(*)::int as applications from ${receivedBy(asked)} group by 1, 2
  )`;

/**
 * SQL of the views and applications per step (day, week or month), including steps without views and applications. The
 * first step may be shorter than a full week or month, because it begins with the range.
 */
function steps({ step, from, to }: AnalyticsRequest): Sql {
  const stepOf = sql`greatest(date_trunc(${step}, day::timestamp)::date, ${from}::date)`;
  return sql`select s.day::text as date, coalesce(v.views, 0) as views, coalesce(r.applications, 0) as applications
    from (select greatest(first::date, ${from}::date) as day
      from generate_series(date_trunc(${step}, ${from}::timestamp), ${to}::timestamp, ('1 ' || ${step})::interval) first) s
    left join (select ${stepOf} as day, sum(views)::int as views from viewed group by 1) v on v.day = s.day
    left join (select ${stepOf} as day, sum(applications)::int as applications from received group by 1) r on r.day = s.day
    order by s.day`;
}

/** Returns the views and applications in a range of days, one row per day, week or month (`step`). */
export function listSeries(db: Queryable, employerId: number, given: DateRange & { step: Analytics['step'] }) {
  const asked = { employerId, ...given };
  return many(db, sql`with ${activity(asked)} ${steps(asked)}`, analyticsPoint);
}

/** SQL of the jobs that are active or had views, applications or answers in the range; most applications first. */
const jobs = ({
  employerId,
}: AnalyticsRequest): Sql => sql`select j.uid, j.title, j.role, j.status, j.positions, coalesce(v.views, 0) as views,
    coalesce(r.applications, 0) as applications, coalesce(d.shortlisted, 0) as shortlisted, coalesce(d.accepted, 0) as accepted
  from jobs j left join (select job_id, sum(views)::int as views from viewed group by 1) v on v.job_id = j.id
    left join (select job_id, sum(applications)::int as applications from received group by 1) r on r.job_id = j.id
    left join decided d on d.job_id = j.id
  where j.employer_id = ${employerId} and (v.job_id is not null or r.job_id is not null or d.job_id is not null or j.status = 'active')
  order by applications desc, views desc, j.created_at desc, j.id desc limit ${MAX_JOBS}`;

const stats = z.pick(analytics, { totals: true, series: true, by_job: true });

/**
 * Returns totals, series and jobs of a range with a single statement, so that the numbers are consistent. Totals are
 * the sums of the counts per job, because an application belongs to a single job.
 */
export function findStats(db: Queryable, employerId: number, given: DateRange & { step: Analytics['step'] }) {
  const asked = { employerId, ...given };
  return one(
    db,
    sql`with ${activity(asked)}, decided as materialized (
        select a.job_id, ${answered('shortlisted')}, ${answered('accepted')}, ${answered('rejected')}
        from application_status_history h join applications a on a.id = h.application_id where ${answersOf(asked)} group by 1
      )
      select jsonb_build_object(
          'views', (select coalesce(sum(views), 0) from viewed), 'unique_viewers', ${viewers(asked)},
          'applications', (select coalesce(sum(applications), 0) from received), 'shortlisted', d.shortlisted, 'accepted', d.accepted,
          'rejected', d.rejected) as totals,
        (select jsonb_agg(to_jsonb(s)) from (${steps(asked)}) s) as series,
        coalesce((select jsonb_agg(to_jsonb(s)) from (${jobs(asked)}) s), '[]') as by_job
      from (select coalesce(sum(shortlisted), 0) as shortlisted, coalesce(sum(accepted), 0) as accepted, coalesce(sum(rejected), 0) as rejected
        from decided) d`,
    stats,
  );
}

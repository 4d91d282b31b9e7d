// SQL of a worker's dashboard: all counts in one statement.
import { labourDashboard } from '#contracts/labour-dashboard.ts';
import { z } from '#contracts/z.ts';
import { one, prepared, type Queryable, sql } from '#platform/sql.ts';
import { newJobsOf } from '../saved-searches/queries.ts';

const overview = z.object({
  unread_notifications: z.int(),
  by_status: labourDashboard.shape.applications.shape.by_status,
  searches: labourDashboard.shape.searches,
  has_alert: z.boolean(),
  today: z.string(),
  entered: z.array(z.int()),
  diary_offer: z.boolean(),
});

/**
 * Returns counts for a worker's dashboard: unread notifications, applications by status, saved searches, and jobs that
 * these searches have found since the worker last opened them.
 */
export function findLabourOverview(db: Queryable, labourId: number) {
  const statement = sql`with searches as materialized (
      select s.alert, (select count(*) from ${newJobsOf(sql`s.seen_at`)} found)::int as new_jobs
      from saved_searches s where s.user_id = ${labourId}
    )
    select
      (select count(*) from notifications where user_id = ${labourId} and not is_read)::int as unread_notifications,
      (select coalesce(jsonb_object_agg(status, people), '{}') from
        (select status, count(*)::int as people from applications where labour_id = ${labourId} group by status) counted) as by_status,
      (select jsonb_build_object('total', count(*), 'new_jobs', coalesce(sum(new_jobs), 0)) from searches) as searches,
      exists (select from searches where alert <> 'none') as has_alert,
      (now() at time zone 'Asia/Kolkata')::date::text as today,
      (select coalesce(jsonb_agg(a.id), '[]') from applications a join attendance_days d on d.application_id = a.id
        where a.labour_id = ${labourId} and a.status = 'accepted' and d.day = (now() at time zone 'Asia/Kolkata')::date) as entered,
      not exists (select from wage_accounts where labour_id = ${labourId})
        and not exists (select from diaries where labour_id = ${labourId}) as diary_offer`;
  return one(db, prepared('overview of labour', statement), overview);
}

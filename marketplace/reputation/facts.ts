// SQL of the data from which reputations are computed: ratings, workdays and applications. One statement per user type
// reads the data of many users.
import { z } from '#contracts/z.ts';
import { many, type Queryable, type Sql, sql } from '#platform/sql.ts';
import { isMovedUpLast } from './moved-up.ts';
import type { EmployerFacts, LabourFacts } from './rules.ts';

const count = z.int();
const labour = z.object({
  user_id: z.int(),
  ratings: count,
  stars: count,
  on_time_days: count,
  late_days: count,
  no_shows: count,
  late_withdrawals: count,
  jobs_completed: count,
  experience_years: z.nullable(z.int()),
});
const employer = z.object({
  user_id: z.int(),
  ratings: count,
  stars: count,
  hires_completed: count,
  answers: count,
  median_hours: z.nullable(z.number()),
  asked: count,
  contacted: count,
});

/**
 * SQL join that adds the number of visible ratings of a user and the sum of their stars. If a moderator has hidden the
 * words of a rating, its stars are still included (D36).
 */
const starsOf = sql`left join lateral (select count(*)::int as ratings, coalesce(sum(g.score), 0)::int as stars
  from ratings g where g.ratee_id = u.id and g.visible_at is not null) seen on true`;

const people = (type: 'labour' | 'employer', ids: readonly number[]): Sql =>
  sql`u.id = any(${ids}::bigint[]) and u.user_type = ${type} and u.erased_at is null`;

/** Returns the data for the reputation of each worker among these users. Contested no-shows are not included
 * (D35), nor those of reserves who got a place in the last hour (D79). */
export function listLabourFacts(db: Queryable, ids: readonly number[]): Promise<(LabourFacts & { user_id: number })[]> {
  return many(
    db,
    sql`select u.id as user_id, seen.ratings, seen.stars, days.on_time_days, days.late_days, days.no_shows, work.late_withdrawals,
        work.jobs_completed, lp.experience_years
      from users u left join labour_profiles lp on lp.user_id = u.id ${starsOf}
      left join lateral (select count(*) filter (where a.status = 'completed')::int as jobs_completed,
          count(*) filter (where a.withdrawn_late)::int as late_withdrawals
        from applications a where a.labour_id = u.id) work on true
      left join lateral (select count(*) filter (where d.state = 'present')::int as on_time_days,
          count(*) filter (where d.state = 'late')::int as late_days, 
          count(*) filter (where d.state = 'absent' and not ${isMovedUpLast})::int as no_shows
        from applications a join attendance_days d on d.application_id = a.id and d.due where a.labour_id = u.id) days on true
      where ${people('labour', ids)}`,
    labour,
  );
}

/**
 * Returns the data for the reputation of each employer among these users. If a response time is negative because the
 * clock was set back, 0 is used instead.
 */
export function listEmployerFacts(
  db: Queryable,
  ids: readonly number[],
): Promise<(EmployerFacts & { user_id: number })[]> {
  return many(
    db,
    sql`select u.id as user_id, seen.ratings, seen.stars, work.hires_completed, work.answers, work.median_hours, work.asked, work.contacted
      from users u ${starsOf}
      left join lateral (select count(*) filter (where a.status = 'completed')::int as hires_completed, count(a.answered_at)::int as answers,
          percentile_cont(0.5) within group (order by greatest(extract(epoch from a.answered_at - a.created_at)::float8 / 3600, 0))
            filter (where a.answered_at is not null) as median_hours,
          count(c.application_id)::int as asked, count(*) filter (where c.contacted)::int as contacted
        from applications a left join contact_confirmations c on c.application_id = a.id where a.employer_id = u.id) work on true
      where ${people('employer', ids)}`,
    employer,
  );
}

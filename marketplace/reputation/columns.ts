// SQL columns of a reputation, for use in other statements.
import { type Sql, sql } from '#platform/sql.ts';

/**
 * SQL of the reputation of the worker with this id, as jsonb {@link LabourReputation}. `experience` is the SQL of the
 * self-declared years of experience.
 */
export const labourReputationOf = (id: Sql, experience: Sql) => sql`(select jsonb_build_object('overall', r.overall,
    'label', coalesce(r.label, 'new'), 'rating', round(r.rating::numeric, 1), 'jobs_completed', coalesce(r.jobs_completed, 0),
    'experience', ${experience}, 'reliability', round(r.reliability::numeric), 'review_count', coalesce(r.review_count, 0))
  from (select 1) one left join reputations r on r.user_id = ${id})`;

/** SQL of the reputation of the employer with this id, as jsonb {@link EmployerReputation}. */
export const employerReputationOf = (id: Sql) => sql`(select jsonb_build_object('rating', round(r.rating::numeric, 1),
    'review_count', coalesce(r.review_count, 0), 'hires_completed', coalesce(r.jobs_completed, 0),
    'answers_in_hours', round(r.answers_in_hours::numeric, 1), 'contacts', round(r.contacts::numeric),
    'paid_on_time', case when r.pay_days is not null then jsonb_build_object('kept', r.pay_days_kept, 'of', r.pay_days) end)
  from (select 1) one left join reputations r on r.user_id = ${id})`;

// The columns of a job in API responses. All statements that read jobs share these columns.
import { rawSql, type Sql, sql } from '#platform/sql.ts';
import { employerReputationOf } from '../../reputation/columns.ts';

/**
 * SQL of the current status of the job `j`. The status is `expired` if `expires_at` has passed, even if the expiry task
 * has not run yet.
 */
export const statusNow = sql`case when j.status in ('active', 'paused') and j.expires_at <= now() then 'expired' else j.status end`;

/**
 * SQL condition: only the employer has ever seen the job `j`, because it is a draft or was deleted as a draft. No other
 * status can change to draft (D17).
 */
export const isUnsent = sql`(j.status = 'draft' or j.status = 'removed' and exists (select from job_history h
  where h.job_id = j.id and h.from_status = 'draft' and h.to_status = 'removed'))`;

/**
 * SQL of the title of the job `j`, with sequences of eight or more digits masked, because they may be phone numbers.
 * Digits of all supported scripts are masked. This title is shown to readers who may not contact the employer.
 */
export const coveredTitle = sql`regexp_replace(j.title, '(\\+?[0-9०-९০-৯௦-௯౦-౯൦-൯][ .()-]*){8,}', '••••••••', 'g')`;

const ownColumns = sql`j.id, j.uid, j.title, j.state, j.city, j.all_cities, j.job_type, j.salary_amount, j.salary_period, j.duration,
  j.description, j.requirements, j.positions, j.language_preference, j.require_resume,
  ${statusNow} as status,
  j.created_at, j.expires_at, j.location, j.industry, j.role, j.start_date::text, j.start_time, j.hours_per_day, j.shift, j.food_provided,
  j.stay_provided, j.transport_provided, j.tools_provided, j.pincode, j.is_contractor, j.schooling,
  case when j.walk_in_from is not null then
    jsonb_build_object('from', j.walk_in_from, 'to', j.walk_in_to, 'place', j.walk_in_place) end as walk_in,
  (select count(*) from applications a where a.job_id = j.id and a.status <> 'withdrawn')::int as application_count,
  jsonb_build_object('id', u.id, 'company_name', e.company_name, 'first_name', u.first_name, 'last_name', u.last_name,
    'verified', exists (select from identities i where i.user_id = u.id and i.status = 'verified'),
    'reputation', ${employerReputationOf(rawSql('u.id'))}) as employer`;

const untranslated = sql`null as translated_to, '{}'::jsonb as translations`;

/**
 * The columns of a job, for statements without a point from which to measure the distance: `distance_km` is null. The
 * statement must define `j` (jobs), `u` (the employer's account) and `e` (the employer's profile).
 */
export const jobColumns = sql`${ownColumns}, null as distance_km, ${untranslated}`;

/** The columns of {@link jobColumns}, with a distance in kilometres. */
export const jobColumnsWith = (distance: Sql) => sql`${ownColumns}, ${distance} as distance_km, ${untranslated}`;

export const jobTables = sql`jobs j join users u on u.id = j.employer_id join employer_profiles e on e.user_id = j.employer_id`;

/**
 * SQL condition: the job `j` is open to all users, which means active and not expired. The job of a call is never open:
 * only the workers whom the call asks may see it (D75).
 */
export const isOpen = sql`j.status = 'active' and j.expires_at > now() and not j.is_call`;

export interface Page {
  page: number;
  limit: number;
}

export const window = ({ page, limit }: Page) => sql`limit ${limit} offset ${(page - 1) * limit}`;

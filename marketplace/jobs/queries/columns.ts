// The columns of a job as it travels, for every statement that reads one.
import { sql } from '#platform/sql.ts';

/** From `j` (jobs), `u` (its employer's account) and `e` (the employer's profile). */
export const jobColumns = sql`j.id, j.uid, j.title, j.state, j.city, j.all_cities, j.job_type, j.salary_amount, j.salary_period, j.duration,
  j.description, j.requirements, j.positions, j.language_preference, j.require_resume,
  case when j.status = 'active' and j.expires_at <= now() then 'expired' else j.status end as status,
  j.created_at, j.expires_at, j.location, j.industry, j.role, j.start_date::text, j.start_time, j.hours_per_day, j.shift, j.food_provided,
  j.stay_provided, j.transport_provided, j.tools_provided, j.pincode, j.is_contractor,
  case when j.walk_in_from is not null then
    jsonb_build_object('from', j.walk_in_from, 'to', j.walk_in_to, 'place', j.walk_in_place) end as walk_in,
  (select count(*) from applications a where a.job_id = j.id and a.status <> 'withdrawn')::int as application_count,
  jsonb_build_object('id', u.id, 'company_name', e.company_name, 'first_name', u.first_name, 'last_name', u.last_name,
    'verified', exists (select from identities i where i.user_id = u.id and i.status = 'verified')) as employer,
  null as distance_km, null as translated_to, '{}'::jsonb as translations`;

export const jobTables = sql`jobs j join users u on u.id = j.employer_id join employer_profiles e on e.user_id = j.employer_id`;

/** Open to everyone: active and not past its life. */
export const isOpen = sql`j.status = 'active' and j.expires_at > now()`;

export interface Page {
  page: number;
  limit: number;
}

export const window = ({ page, limit }: Page) => sql`limit ${limit} offset ${(page - 1) * limit}`;

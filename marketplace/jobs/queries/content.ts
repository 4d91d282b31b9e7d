// Maps the content of a post to the columns of `jobs`.
import { rawSql, type Sql, sql } from '#platform/sql.ts';
import type { JobContent } from '../content.ts';

/** The content columns, in the order of {@link contentValues}. */
export const contentColumns: Sql =
  rawSql(`title, role, industry, state, city, all_cities, location, job_type, salary_amount,
  salary_period, duration, description, requirements, positions, language_preference, require_resume, start_date, start_time,
  hours_per_day, shift, food_provided, stay_provided, transport_provided, tools_provided, pincode, walk_in_from, walk_in_to,
  walk_in_place, is_contractor, schooling`);

/** The values for {@link contentColumns}, as SQL parameters. */
export const contentValues = (c: JobContent): Sql =>
  sql`${c.title}, ${c.role}, ${c.industry}, ${c.state}, ${c.city}, ${c.all_cities}, ${c.location}, ${c.job_type}, ${c.salary_amount},
    ${c.salary_period}, ${c.duration}, ${c.description}, ${c.requirements}, ${c.positions}, ${c.language_preference},
    ${c.require_resume}, ${c.start_date}, ${c.start_time}, ${c.hours_per_day}, ${c.shift}, ${c.food_provided}, ${c.stay_provided},
    ${c.transport_provided}, ${c.tools_provided}, ${c.pincode}, ${c.walk_in?.from ?? null}, ${c.walk_in?.to ?? null},
    ${c.walk_in?.place ?? null}, ${c.is_contractor}, ${c.schooling}`;

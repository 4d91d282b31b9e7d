// What a post says: the fields an employer writes, their defaults, and how they stand in the table. Pure.
import { type JobDraft, type JobPost, job } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import { rawSql, type Sql, sql } from '#platform/sql.ts';

const shape = job.shape;

export const jobContent = z.object({
  title: shape.title,
  role: shape.role,
  industry: shape.industry,
  state: shape.state,
  city: shape.city,
  all_cities: shape.all_cities,
  location: shape.location,
  job_type: shape.job_type,
  salary_amount: shape.salary_amount,
  salary_period: shape.salary_period,
  duration: shape.duration,
  description: shape.description,
  requirements: shape.requirements,
  positions: shape.positions,
  language_preference: shape.language_preference,
  require_resume: shape.require_resume,
  start_date: shape.start_date,
  start_time: shape.start_time,
  hours_per_day: shape.hours_per_day,
  shift: shape.shift,
  food_provided: shape.food_provided,
  stay_provided: shape.stay_provided,
  transport_provided: shape.transport_provided,
  tools_provided: shape.tools_provided,
  pincode: shape.pincode,
  walk_in: shape.walk_in,
  is_contractor: shape.is_contractor,
});
export type JobContent = z.output<typeof jobContent>;

/** What a row says, without the rest of it. */
export const contentIn = (row: JobContent): JobContent => jobContent.parse(row);

/** The pay period of a post that names none: the card's default. */
export const DEFAULT_PERIOD = 'month';

/** What a post or a draft says, with the defaults of what it leaves out. */
export function contentOf(given: JobPost | JobDraft): JobContent {
  return {
    title: given.title ?? '',
    role: given.role ?? null,
    industry: given.industry ?? null,
    state: given.state ?? '',
    city: given.city ?? null,
    all_cities: given.all_cities ?? false,
    location: given.location ?? null,
    job_type: given.job_type ?? 'full_time',
    salary_amount: given.salary_amount ?? null,
    salary_period: given.salary_period ?? DEFAULT_PERIOD,
    duration: given.duration ?? null,
    description: given.description ?? '',
    requirements: given.requirements ?? null,
    positions: given.positions ?? 1,
    language_preference: given.language_preference ?? [],
    require_resume: given.require_resume ?? false,
    start_date: given.start_date ?? null,
    start_time: given.start_time ?? null,
    hours_per_day: given.hours_per_day ?? null,
    shift: given.shift ?? null,
    food_provided: given.food_provided ?? false,
    stay_provided: given.stay_provided ?? false,
    transport_provided: given.transport_provided ?? false,
    tools_provided: given.tools_provided ?? false,
    pincode: given.pincode ?? null,
    walk_in: given.walk_in ?? null,
    is_contractor: given.is_contractor ?? false,
  };
}

/** The columns of a content in the table, in the order of {@link contentValues}. */
export const contentColumns: Sql =
  rawSql(`title, role, industry, state, city, all_cities, location, job_type, salary_amount,
  salary_period, duration, description, requirements, positions, language_preference, require_resume, start_date, start_time,
  hours_per_day, shift, food_provided, stay_provided, transport_provided, tools_provided, pincode, walk_in_from, walk_in_to,
  walk_in_place, is_contractor`);

/** The values of a content, as parameters. */
export const contentValues = (c: JobContent): Sql =>
  sql`${c.title}, ${c.role}, ${c.industry}, ${c.state}, ${c.city}, ${c.all_cities}, ${c.location}, ${c.job_type}, ${c.salary_amount},
    ${c.salary_period}, ${c.duration}, ${c.description}, ${c.requirements}, ${c.positions}, ${c.language_preference},
    ${c.require_resume}, ${c.start_date}, ${c.start_time}, ${c.hours_per_day}, ${c.shift}, ${c.food_provided}, ${c.stay_provided},
    ${c.transport_provided}, ${c.tools_provided}, ${c.pincode}, ${c.walk_in?.from ?? null}, ${c.walk_in?.to ?? null},
    ${c.walk_in?.place ?? null}, ${c.is_contractor}`;

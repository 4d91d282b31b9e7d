// The content of a post: the fields that an employer writes, and their defaults. Pure.
import type { JobDraft, JobPost } from '#contracts/job-post.ts';
import { job } from '#contracts/job-shapes.ts';
import { z } from '#contracts/z.ts';
import { storedIndustry } from '../search/industries.ts';

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
  schooling: shape.schooling,
  food_provided: shape.food_provided,
  stay_provided: shape.stay_provided,
  transport_provided: shape.transport_provided,
  tools_provided: shape.tools_provided,
  pincode: shape.pincode,
  walk_in: shape.walk_in,
  is_contractor: shape.is_contractor,
});
export type JobContent = z.output<typeof jobContent>;

/**
 * Returns only the content fields of a job row. Older jobs store the name of the industry, which is replaced by its
 * slug.
 */
export const contentIn = (row: JobContent): JobContent => {
  const content = jobContent.parse(row);
  return { ...content, industry: storedIndustry(content.industry) };
};

/** Pay period of a post if the employer chose no pay period. The job card shows the same default. */
export const DEFAULT_PERIOD = 'month';

/** Returns the content of a post or draft, with defaults for omitted fields. */
export function contentOf(given: JobPost | JobDraft): JobContent {
  return {
    title: given.title ?? '',
    role: given.role ?? null,
    industry: storedIndustry(given.industry),
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
    schooling: given.schooling ?? null,
    food_provided: given.food_provided ?? false,
    stay_provided: given.stay_provided ?? false,
    transport_provided: given.transport_provided ?? false,
    tools_provided: given.tools_provided ?? false,
    pincode: given.pincode ?? null,
    walk_in: given.walk_in ?? null,
    is_contractor: given.is_contractor ?? false,
  };
}

// The draft of a job: the values of the form fields, mostly as text.
import { schooling } from '#contracts/conditions.ts';
import { phraseInputs } from '#contracts/phrases.ts';
import { jobType, roleSlug, salaryPeriod, shift } from '#contracts/reference.ts';
import { spokenLanguage } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';

export const draftSchema = z.object({
  role: z.nullable(roleSlug),
  title: z.string(),
  state: z.string(),
  city: z.string(),
  all_cities: z.boolean(),
  salary_amount: z.string(),
  salary_period: salaryPeriod,
  job_type: jobType,
  description: z.string(),
  requirements: z.string(),
  positions: z.int().check(z.minimum(1), z.maximum(500)),
  language_preference: z.array(spokenLanguage),
  duration: z.string(),
  location: z.string(),
  industry: z.string(),
  require_resume: z.boolean(),
  start_date: z.string(),
  start_time: z.string(),
  hours_per_day: z.string(),
  shift: z.nullable(shift),
  /** The required schooling. The default is needed for drafts that an earlier release stored without schooling. */
  schooling: z._default(z.nullable(schooling), null),
  food_provided: z.boolean(),
  stay_provided: z.boolean(),
  transport_provided: z.boolean(),
  tools_provided: z.boolean(),
  pincode: z.string(),
  walk_in_from: z.string(),
  walk_in_to: z.string(),
  walk_in_place: z.string(),
  is_contractor: z.boolean(),
  /**
   * The prepared phrases (sentences that exist in all languages) that the employer chose for description and
   * requirements. A draft stored by an earlier release has no phrases.
   */
  phrases: z._default(z.object({ description: phraseInputs, requirements: phraseInputs }), {
    description: [],
    requirements: [],
  }),
});
export type Draft = z.output<typeof draftSchema>;
export type DraftField = keyof Draft;

export const emptyDraft: Draft = {
  role: null,
  title: '',
  state: '',
  city: '',
  all_cities: false,
  salary_amount: '',
  salary_period: 'day',
  job_type: 'daily_wage',
  description: '',
  requirements: '',
  positions: 1,
  language_preference: [],
  duration: '',
  location: '',
  industry: '',
  require_resume: false,
  start_date: '',
  start_time: '',
  hours_per_day: '',
  shift: null,
  schooling: null,
  food_provided: false,
  stay_provided: false,
  transport_provided: false,
  tools_provided: false,
  pincode: '',
  walk_in_from: '',
  walk_in_to: '',
  walk_in_place: '',
  is_contractor: false,
  phrases: { description: [], requirements: [] },
};

/** The benefits that an employer can provide in addition to the pay, in the order in which the form shows them. */
export const provisions = ['food_provided', 'stay_provided', 'transport_provided', 'tools_provided'] as const;

/** The fields of the first step; all other fields belong to the second step. */
export const firstStep: ReadonlySet<string> = new Set<DraftField>([
  'role',
  'title',
  'state',
  'city',
  'all_cities',
  'salary_amount',
  'salary_period',
  'job_type',
]);

export const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other);

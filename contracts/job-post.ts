// Schemas of the request bodies that create or edit a job or a draft of a job (D18, D20).
import { schooling } from './conditions.ts';
import { phraseInputs } from './phrases.ts';
import { jobType, roleSlug, salaryPeriod, shift, stateField } from './reference.ts';
import { calendarDay, line, pincode, prose, rupees, spokenLanguage, timeOfDay } from './values.ts';
import { z } from './z.ts';

const provided = z.optional(z.boolean());
const hours = z.int('hours_invalid').check(z.minimum(1, 'hours_invalid'), z.maximum(16, 'hours_invalid'));
const walkIn = z
  .strictObject({ from: calendarDay, to: calendarDay, place: line({ max: 160 }) })
  .check(z.refine(({ from, to }) => from <= to, { message: 'walk_in_order', path: ['to'] }));

/** Fields that are optional both in posts and in drafts, with the same limits. */
const optionalFields = {
  duration: z.optional(z.nullable(line({ max: 80 }))),
  requirements: z.optional(z.nullable(prose({ max: 2000 }))),
  language_preference: z.optional(z.array(spokenLanguage).check(z.maxLength(8, 'too_many'))),
  require_resume: z.optional(z.boolean()),
  location: z.optional(z.nullable(line({ max: 120 }))),
  /**
   * A slug of `industrySlugs`, or free text. If the text names an industry, the server stores the slug of this
   * industry. The server stores all other text unchanged.
   */
  industry: z.optional(z.nullable(line({ max: 80 }))),
  role: z.optional(z.nullable(roleSlug)),
  city: z.optional(z.nullable(line({ max: 80 }))),
  all_cities: z.optional(z.boolean()),
  job_type: z.optional(jobType),
  salary_period: z.optional(salaryPeriod),
  positions: z.optional(
    z.int('positions_invalid').check(z.minimum(1, 'positions_invalid'), z.maximum(500, 'positions_invalid')),
  ),
  start_date: z.optional(z.nullable(calendarDay)),
  start_time: z.optional(z.nullable(timeOfDay)),
  hours_per_day: z.optional(z.nullable(hours)),
  shift: z.optional(z.nullable(shift)),
  /** The least schooling that a worker needs; null if it is not stated. */
  schooling: z.optional(z.nullable(schooling)),
  food_provided: provided,
  stay_provided: provided,
  transport_provided: provided,
  tools_provided: provided,
  pincode: z.optional(z.nullable(pincode)),
  walk_in: z.optional(z.nullable(walkIn)),
  is_contractor: z.optional(z.boolean()),
  /**
   * Phrases (sentences that the app offers for selection). The server writes the phrases at the beginning of
   * `description` and `requirements`. In an edit without `phrases`, lines that were phrases before remain phrases.
   */
  phrases: z.optional(
    z.strictObject({ description: z.optional(phraseInputs), requirements: z.optional(phraseInputs) }),
  ),
};

/** Minimum length of a description without phrases (prepared sentences), in characters. */
export const MIN_DESCRIPTION = 20;

/**
 * The two fields that can describe the work. Ignores all other fields of the post, because their own schemas check
 * them.
 */
const described = z.looseObject({
  description: z.optional(z.string()),
  phrases: z.optional(z.looseObject({ description: z.optional(z.array(z.unknown())) })),
});

/**
 * Returns a check that fails with `code` if `isMet` rejects the description. A description with phrases (prepared
 * sentences) always passes.
 */
const describes = (code: 'required' | 'description_short', isMet: (description: string | undefined) => boolean) =>
  z.refine(
    (body: unknown) => {
      const { data } = described.safeParse(body);
      return !data || Boolean(data.phrases?.description?.length) || isMet(data.description);
    },
    { path: ['description'], message: code, when: () => true },
  );

/** Request body for posting a job (D18, D20). Requires either a city, or `all_cities: true` for the whole state. */
export const jobPost = z
  .strictObject({
    ...optionalFields,
    /** Wanted status. `active` publishes a draft. If `status` is absent, an edit does not change the job's status. */
    status: z.optional(z.literal('active')),
    title: line({ min: 3, max: 120, tooShort: 'title_short' }),
    state: stateField,
    salary_amount: rupees,
    /** At least 20 characters, or phrases in `phrases.description`. */
    description: z.optional(prose({ min: 0, max: 5000 })),
  })
  .check(
    describes('required', (description) => description !== undefined && description !== ''),
    describes('description_short', (description) => description === undefined || description.length >= MIN_DESCRIPTION),
  );
export type JobPost = z.output<typeof jobPost>;

/** Request body for saving a draft. No field except `status` is required. */
export const jobDraft = z.strictObject({
  ...optionalFields,
  status: z.literal('draft'),
  title: z.optional(line({ min: 0, max: 120 })),
  state: z.optional(z.nullable(stateField)),
  salary_amount: z.optional(z.nullable(rupees)),
  description: z.optional(prose({ min: 0, max: 5000 })),
});
export type JobDraft = z.output<typeof jobDraft>;

/** The version of the job that the caller has read; an edit of an older version is refused. */
export const jobVersion = z.optional(z.int('not_a_whole_number'));
export const jobPosting = z.discriminatedUnion('status', [jobPost, jobDraft]);
export const jobEditing = z.discriminatedUnion('status', [
  z.safeExtend(jobPost, { version: jobVersion }),
  z.extend(jobDraft, { version: jobVersion }),
]);
export type JobEdit = z.output<typeof jobEditing>;

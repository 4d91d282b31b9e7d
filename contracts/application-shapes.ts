// Applications as the worker and the employer read them, and the preview of a résumé (D27, D29).

import { contact, contactConfirmation, verificationRecord } from './contact.ts';
import { fileInfo } from './files.ts';
import { pageAnswer } from './http.ts';
import { match } from './matching.ts';
import { phraseLinesField } from './phrases.ts';
import { picture } from './picture-shape.ts';
import { applicationStatus, badge, jobStatus, salaryPeriod, shift } from './reference.ts';
import { employerReputation, labourReputation } from './reputation.ts';
import { calendarDay, instant, readerTitleField, timeOfDay } from './values.ts';
import { z } from './z.ts';

const employer = z.object({
  id: z.int(),
  company_name: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  reputation: employerReputation,
});

/** The pay that the worker asks for, in rupees. */
const expectedSalary = z.object({ amount: z.int(), period: salaryPeriod });

/** Actions on an application other than a change of status. */
export const applicationActs = [
  'see_contact',
  'see_resume',
  'verify',
  'message',
  'confirm_contact',
  'claim_completion',
  'show_code',
  'enter_code',
  'rate',
] as const;
const act = z.enum(applicationActs);

export const application = z.object({
  id: z.int(),
  /** The job; null for a general application to an employer, which has no job (D29). */
  job: z.nullable(
    z.object({
      id: z.int(),
      uid: z.string(),
      title: z.string(),
      state: z.string(),
      city: z.nullable(z.string()),
      location: z.nullable(z.string()),
      role: z.nullable(z.string()),
      salary_amount: z.nullable(z.int()),
      salary_period: z.nullable(salaryPeriod),
      status: jobStatus,
      positions: z.int(),
      start_date: z.nullable(calendarDay),
      start_time: z.nullable(timeOfDay),
      /**
       * Whether the job is a call for a day, which has no public page. Responses of the previous release have no
       * `is_call`.
       */
      is_call: z.optional(z.boolean()),
      ...readerTitleField,
    }),
  ),
  employer,
  applicant: z.object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    state: z.nullable(z.string()),
    city: z.nullable(z.string()),
    skills: z.array(z.string()),
    experience_years: z.nullable(z.int()),
    expected_salary: z.nullable(expectedSalary),
    /** URL of the picture, `/api/v1/files/{uid}/`, which requires the bearer token; null without a picture. */
    picture: z.nullable(z.string()),
    /**
     * The `uid` of the first pictures of work, at most three. Only in responses to the employer. Responses of the
     * previous release have none.
     */
    work_pictures: z.optional(z.array(z.string())),
    /** Whether a moderator confirmed the identity (D39). */
    verified: z.boolean(),
    reputation: labourReputation,
  }),
  /**
   * Match score and reasons, for the employer of the job. Null in responses to the worker and for general applications.
   */
  match: z.nullable(match),
  /**
   * Distance of the job and the worker in kilometres: between their towns, or from the place of the worker's PIN code if
   * the worker's town is unknown. Null if a place is unknown, and if `match` is null.
   */
  distance_km: z.nullable(z.int()),
  status: applicationStatus,
  /** Statuses that the caller may set now. */
  allowed: z.array(applicationStatus),
  /** Actions other than a change of status that the caller may take now. */
  acts: z.array(act),
  message: z.nullable(z.string()),
  employer_feedback: z.nullable(z.string()),
  ...phraseLinesField,
  /**
   * Language (BCP 47 tag) of the text that the writer typed, by field. Present only for fields whose typed text is not
   * in the reader's language.
   */
  words_lang: z.optional(z.object({ message: z.optional(z.string()), employer_feedback: z.optional(z.string()) })),
  /**
   * The worker's statement on whether the employer made contact (D31); null if not given. Responses to the employer
   * omit the worker's notes.
   */
  contact_confirmation: z.nullable(contactConfirmation),
  /**
   * When the worker reported the work as done; null if not reported. The work counts as completed if the employer does
   * not respond within 7 days (D27).
   */
  completion_claimed_at: z.nullable(instant),
  created_at: instant,
  updated_at: instant,
  version: z.int(),
});
export type Application = z.output<typeof application>;

/** A status change: the new status, who set it, and the employer's message. */
const step = z.object({
  status: applicationStatus,
  by: z.enum(['labour', 'employer', 'system']),
  feedback: z.nullable(z.string()),
  /**
   * Why the application ended: a code, or the worker's text. Responses to the employer contain only the phrases of this
   * text (sentences that the worker selected in the app), not the words that the worker typed.
   */
  reason: z.nullable(z.string()),
  at: instant,
});

/** One application, as the worker who applied sees it. */
export const labourApplication = z.extend(application, {
  timeline: z.array(step),
  verification: z.nullable(verificationRecord),
  /** Times at which the employer viewed the worker's phone number, latest first. */
  reveals: z.array(z.object({ at: instant })),
  /** The employer's contact data; null unless the application is accepted. */
  employer_contact: z.nullable(contact),
});
export type LabourApplication = z.output<typeof labourApplication>;

/** One application, as the employer sees it. A separate endpoint reveals the worker's phone number. */
export const employerApplication = z.extend(application, {
  timeline: z.array(step),
  verification: z.nullable(verificationRecord),
  applicant_profile: z.object({
    languages_known: z.array(z.string()),
    preferred_shift: z.nullable(shift),
    preferred_states: z.array(z.string()),
    expected_salary: z.nullable(expectedSalary),
    badges: z.array(badge),
    /** The phone number with all but the last two digits masked; null without a number. */
    phone_masked: z.nullable(z.string()),
    resume: z.nullable(fileInfo),
    /** Pictures of the worker's work, in the order of upload. Responses of the previous release have none. */
    work_pictures: z.optional(z.array(picture)),
  }),
  /** The employer's private notes. */
  notes: z.nullable(z.string()),
});
export type EmployerApplication = z.output<typeof employerApplication>;

export const applicationList = z.object({
  applications: z.array(application),
  /**
   * Number of older applications that a list sorted by match, score or distance omits: only the newest 1,000 are
   * sorted.
   */
  left_out: z.optional(z.int()),
  ...pageAnswer,
});

/** A preview of a résumé: images of its pages, or its text. With a preview, the employer need not open the file. */
export const resumePreview = z.object({
  /** Form of the preview. `none`: the file type is not supported, or the file could not be rendered. */
  kind: z.enum(['pages', 'text', 'none']),
  /** Images of up to five pages; empty unless `kind` is `pages`. */
  pages: z.array(z.object({ webp_base64: z.string(), width: z.int(), height: z.int() })),
  /** Number of pages of the document; null unless `kind` is `pages`. */
  total_pages: z.nullable(z.int()),
  /** The text without layout; empty unless `kind` is `text`. */
  paragraphs: z.array(z.string()),
});
export type ResumePreview = z.output<typeof resumePreview>;

// The closed lists of the product: trades, states, kinds of job and pay. Their names are in `locales/<language>/reference.json`.
import { jobTypes, roleSlugs, stateName, type states } from './lists.ts';
import { z } from './z.ts';

export type RoleSlug = (typeof roleSlugs)[number];
export const roleSlug = z.enum(roleSlugs, 'not_a_choice');

export type StateCode = (typeof states)[number]['code'];

/** A state by name or code; parsed to its English name. */
export const stateField = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60, 'state_unknown')),
    z.transform((text: string) => stateName(text) ?? ''),
  ),
  z.string().check(z.minLength(1, 'state_unknown')),
);

export const jobType = z.enum(jobTypes, 'not_a_choice');

export const salaryPeriods = ['hour', 'day', 'week', 'month', 'job'] as const;
export const salaryPeriod = z.enum(salaryPeriods, 'not_a_choice');

export const jobStatuses = [
  'draft',
  'pending_review',
  'active',
  'paused',
  'filled',
  'closed',
  'expired',
  'removed',
] as const;
export const jobStatus = z.enum(jobStatuses);
export type JobStatus = z.output<typeof jobStatus>;
/** The states that administrators see: a draft is its employer's alone. */
export const sentJobStatuses = jobStatuses.filter((status) => status !== 'draft');

export const applicationStatuses = [
  'pending',
  'under_review',
  'shortlisted',
  'accepted',
  'rejected',
  'completed',
  'cancelled',
  'withdrawn',
] as const;
export const applicationStatus = z.enum(applicationStatuses, 'not_a_choice');
export type ApplicationStatus = z.output<typeof applicationStatus>;

export const cancelReasons = [
  'job_closed',
  'job_removed',
  'position_filled',
  'employer_no_response',
  'employer_blocked',
  'other',
] as const;
export const cancelReason = z.enum(cancelReasons, 'not_a_choice');

export const notificationTypes = [
  'application_status',
  'job_match',
  'rating_request',
  'verification_request',
  'system_message',
] as const;
export const notificationType = z.enum(notificationTypes);

export const userType = z.enum(['labour', 'employer']);
export type UserType = z.output<typeof userType>;

export const genders = ['male', 'female', 'other'] as const;
export const gender = z.enum(genders, 'not_a_choice');

export const shifts = ['day', 'night', 'both'] as const;
export const shift = z.enum(shifts, 'not_a_choice');

/** How far an identity has come (D39): the format was checked, a moderator looks at it, has confirmed it, or has not. */
export const identityStatuses = ['format_valid', 'pending', 'verified', 'rejected'] as const;
export const identityStatus = z.enum(identityStatuses);

/** What is known of a person, in honest words (D39). The last two are an employer's. */
export const badges = [
  'phone_verified',
  'identity_format_valid',
  'identity_verified',
  'gstin_valid',
  'document_reviewed',
] as const;
export const badge = z.enum(badges);

/** The kinds of file a person may keep here, each at most once (D16). */
/** Why a moderator looks at an account: it sent documents, its number is another account's too, or a person who returns cannot prove it. */
export const reviewCauses = ['documents', 'shared_number', 'returning'] as const;

export const fileKinds = ['picture', 'resume', 'identity', 'pan', 'gst'] as const;
export const fileKind = z.enum(fileKinds);
export type FileKind = z.output<typeof fileKind>;

// Fixed lists of values, such as trades, states, job types and pay periods. The names for users are in
// `locales/<language>/reference.json`.
import { jobTypes, roleSlugs, stateName, type states } from './lists.ts';
import { z } from './z.ts';

export type RoleSlug = (typeof roleSlugs)[number];
export const roleSlug = z.enum(roleSlugs, 'not_a_choice');

export type StateCode = (typeof states)[number]['code'];

/** A state, given by its name or code. The parsed value is its English name. */
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
/** Job statuses that administrators can see. A draft is visible only to its employer. */
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

/**
 * Identity verification (D39). `format_valid`: only the number format was checked. `pending`: a moderator's review is
 * open. `verified` or `rejected`: the moderator has decided.
 */
export const identityStatuses = ['format_valid', 'pending', 'verified', 'rejected'] as const;
export const identityStatus = z.enum(identityStatuses);

/** Verification badges of a user (D39). `gstin_valid` and `document_reviewed` are for employers only. */
export const badges = [
  'phone_verified',
  'identity_format_valid',
  'identity_verified',
  'gstin_valid',
  'document_reviewed',
] as const;
export const badge = z.enum(badges);

/**
 * Reasons for a moderator's review of an account. `documents`: the user submitted documents. `shared_number`: another
 * account has the same identity number. `returning`: the user signs in after a long absence and cannot prove that the
 * account is the user's own.
 */
export const reviewCauses = ['documents', 'shared_number', 'returning'] as const;

export const fileKinds = ['picture', 'resume', 'identity', 'pan', 'gst'] as const;
export const fileKind = z.enum(fileKinds);
export type FileKind = z.output<typeof fileKind>;

// The closed lists of the product: trades, states, kinds of job and pay. Their names are in `locales/<language>/reference.json`.
import { z } from './z.ts';

/** A trade's slug and its NCO-2015 family (aligned with ISCO-08 unit groups; decisions C.10). */
export const roles = [
  { slug: 'mason', nco_family: '7112' },
  { slug: 'electrician', nco_family: '7411' },
  { slug: 'plumber', nco_family: '7126' },
  { slug: 'carpenter', nco_family: '7115' },
  { slug: 'painter', nco_family: '7131' },
  { slug: 'welder', nco_family: '7212' },
  { slug: 'tiler', nco_family: '7122' },
  { slug: 'helper', nco_family: '9313' },
  { slug: 'loader', nco_family: '9333' },
  { slug: 'driver', nco_family: '8322' },
  { slug: 'delivery', nco_family: '9621' },
  { slug: 'mechanic', nco_family: '7231' },
  { slug: 'ac-technician', nco_family: '7127' },
  { slug: 'machine-operator', nco_family: '8189' },
  { slug: 'tailor', nco_family: '7531' },
  { slug: 'cook', nco_family: '5120' },
  { slug: 'cleaner', nco_family: '9112' },
  { slug: 'guard', nco_family: '5414' },
  { slug: 'gardener', nco_family: '6113' },
  { slug: 'salon', nco_family: '5141' },
  { slug: 'caregiver', nco_family: '5322' },
  { slug: 'farm-worker', nco_family: '9211' },
  { slug: 'packer', nco_family: '9321' },
  { slug: 'shop-assistant', nco_family: '5223' },
] as const;

export type RoleSlug = (typeof roles)[number]['slug'];
const slugs = roles.map((role) => role.slug) as [RoleSlug, ...RoleSlug[]];
export const roleSlug = z.enum(slugs, 'not_a_choice');

/** The 28 states and 8 union territories: code and English name (the stored form, D23). */
export const states = [
  { code: 'AN', name: 'Andaman and Nicobar Islands' },
  { code: 'AP', name: 'Andhra Pradesh' },
  { code: 'AR', name: 'Arunachal Pradesh' },
  { code: 'AS', name: 'Assam' },
  { code: 'BR', name: 'Bihar' },
  { code: 'CH', name: 'Chandigarh' },
  { code: 'CG', name: 'Chhattisgarh' },
  { code: 'DH', name: 'Dadra and Nagar Haveli and Daman and Diu' },
  { code: 'DL', name: 'Delhi' },
  { code: 'GA', name: 'Goa' },
  { code: 'GJ', name: 'Gujarat' },
  { code: 'HR', name: 'Haryana' },
  { code: 'HP', name: 'Himachal Pradesh' },
  { code: 'JK', name: 'Jammu and Kashmir' },
  { code: 'JH', name: 'Jharkhand' },
  { code: 'KA', name: 'Karnataka' },
  { code: 'KL', name: 'Kerala' },
  { code: 'LA', name: 'Ladakh' },
  { code: 'LD', name: 'Lakshadweep' },
  { code: 'MP', name: 'Madhya Pradesh' },
  { code: 'MH', name: 'Maharashtra' },
  { code: 'MN', name: 'Manipur' },
  { code: 'ML', name: 'Meghalaya' },
  { code: 'MZ', name: 'Mizoram' },
  { code: 'NL', name: 'Nagaland' },
  { code: 'OD', name: 'Odisha' },
  { code: 'PY', name: 'Puducherry' },
  { code: 'PB', name: 'Punjab' },
  { code: 'RJ', name: 'Rajasthan' },
  { code: 'SK', name: 'Sikkim' },
  { code: 'TN', name: 'Tamil Nadu' },
  { code: 'TS', name: 'Telangana' },
  { code: 'TR', name: 'Tripura' },
  { code: 'UP', name: 'Uttar Pradesh' },
  { code: 'UK', name: 'Uttarakhand' },
  { code: 'WB', name: 'West Bengal' },
] as const;

export type StateCode = (typeof states)[number]['code'];

/** The English name of a state from its name or code in any case; null where there is none. */
export function stateName(text: string): string | null {
  const wanted = text.normalize('NFC').trim().toLowerCase();
  return states.find(({ code, name }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted)?.name ?? null;
}

/** A state by name or code; parsed to its English name. */
export const stateField = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60, 'state_unknown')),
    z.transform((text: string) => stateName(text) ?? ''),
  ),
  z.string().check(z.minLength(1, 'state_unknown')),
);

export const jobTypes = ['full_time', 'part_time', 'contract', 'one_time', 'daily_wage'] as const;
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
export const fileKinds = ['picture', 'resume', 'identity', 'pan', 'gst'] as const;
export const fileKind = z.enum(fileKinds);
export type FileKind = z.output<typeof fileKind>;

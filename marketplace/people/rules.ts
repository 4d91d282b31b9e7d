// Rules for the completion of a profile (D13), with the weight of each field, and for the badges of a user (D39). Pure.
import { type badge, badges } from '#contracts/reference.ts';
import type { z } from '#contracts/z.ts';
import type { ProfileRow } from './queries/profiles.ts';

/**
 * Maximum number of identity numbers that a user may submit per day. The limit prevents probing which numbers are
 * registered (D40).
 */
export const MAX_IDENTITY_ATTEMPTS = 10;

type Part = readonly [field: string, weight: number, has: (profile: ProfileRow) => boolean];

const filled = (list: readonly string[] | null) => (list ?? []).length > 0;

const labourParts: readonly Part[] = [
  ['name', 10, (p) => p.first_name !== '' && p.last_name !== ''],
  ['phone_number', 15, (p) => p.phone_number !== null],
  ['identity', 15, (p) => p.identity !== null],
  ['state', 10, (p) => p.state !== null],
  ['city', 5, (p) => p.city !== null],
  ['skills', 15, (p) => filled(p.skills)],
  ['date_of_birth', 10, (p) => p.date_of_birth !== null],
  ['gender', 5, (p) => p.gender !== null],
  ['experience_years', 5, (p) => p.experience_years !== null],
  ['languages_known', 5, (p) => filled(p.languages_known)],
  ['preferred_shift', 5, (p) => p.preferred_shift !== null],
];

const employerParts: readonly Part[] = [
  ['name', 10, (p) => p.first_name !== '' && p.last_name !== ''],
  ['phone_number', 15, (p) => p.phone_number !== null],
  ['email', 10, (p) => p.email !== null],
  ['address', 15, (p) => p.address !== null],
  ['identity', 20, (p) => p.identity !== null],
  ['state', 5, (p) => p.state !== null],
  ['city', 5, (p) => p.city !== null],
  ['company_name', 10, (p) => p.company_name !== null],
  ['gst_number', 10, (p) => p.gst_number !== null || p.files.gst !== undefined],
];

/** Returns the completion in percent, the missing fields, and whether the percentage is below the threshold. */
export function completionOf(profile: ProfileRow, threshold: number) {
  const parts = profile.user_type === 'labour' ? labourParts : employerParts;
  const missing = parts.filter(([, , has]) => !has(profile));
  const percentage = 100 - missing.reduce((sum, [, weight]) => sum + weight, 0);
  return { percentage, threshold, blocked: percentage < threshold, missing: missing.map(([field]) => field) };
}

type Badge = z.output<typeof badge>;

/** Returns the badges of a user. An identity number with a valid format does not count as verified (D39). */
export function badgesOf(profile: ProfileRow): Badge[] {
  const known: Record<Badge, boolean> = {
    phone_verified: profile.phone_number !== null,
    identity_format_valid: profile.identity !== null,
    identity_verified: profile.identity?.status === 'verified',
    gstin_valid: profile.gst_number !== null,
    document_reviewed: profile.user_type === 'employer' && profile.review?.status === 'verified',
  };
  return badges.filter((badge) => known[badge]);
}

const proven = ['first_name', 'last_name', 'company_name', 'gst_number'] as const;

/**
 * Returns true if the change affects a name, company name or GST number, because a moderator compares these fields with
 * the documents.
 */
export function proofConcerns(before: ProfileRow, after: ProfileRow): boolean {
  return proven.some((field) => before[field] !== after[field]);
}

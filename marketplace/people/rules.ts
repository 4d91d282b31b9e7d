// How complete a profile is (decisions D13). Pure; the weights are data.
import type { ProfileRow } from './queries.ts';

export const COMPLETION_THRESHOLD = 60;

type Part = readonly [field: string, weight: number, has: (profile: ProfileRow) => boolean];

const labourParts: readonly Part[] = [
  ['name', 10, (p) => p.first_name !== '' && p.last_name !== ''],
  ['phone_number', 15, (p) => p.phone_number !== null],
  ['identity', 15, (p) => p.identity !== null],
  ['state', 10, (p) => p.state !== null],
  ['city', 5, (p) => p.city !== null],
  ['skills', 15, (p) => (p.skills ?? []).length > 0],
  ['date_of_birth', 10, () => false],
  ['gender', 5, () => false],
  ['experience_years', 5, (p) => p.experience_years !== null],
  ['languages_known', 5, () => false],
  ['preferred_shift', 5, () => false],
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
  ['gst_number', 10, (p) => p.gst_number !== null],
];

/** Per cent of a profile that is filled, and what is missing. */
export function completionOf(profile: ProfileRow) {
  const parts = profile.user_type === 'labour' ? labourParts : employerParts;
  const missing = parts.filter(([, , has]) => !has(profile));
  const percentage = 100 - missing.reduce((sum, [, weight]) => sum + weight, 0);
  return {
    percentage,
    threshold: COMPLETION_THRESHOLD,
    blocked: percentage < COMPLETION_THRESHOLD,
    missing: missing.map(([field]) => field),
  };
}

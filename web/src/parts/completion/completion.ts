// Profile completion: the percentage and the missing fields, as the server returns them (D13, D14), and links to the
// forms with the missing fields.

import { CallError } from '#contracts/call-error.ts';
import type { UserType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';

const shortfall = z.object({ percentage: z.int(), threshold: z.int(), missing: z.array(z.string()) });

/** Describes a profile below the required percentage: its percentage, the threshold and the missing fields. */
export type Shortfall = z.output<typeof shortfall>;

const labourPoints = {
  name: 10,
  phone_number: 15,
  identity: 15,
  state: 10,
  city: 5,
  skills: 15,
  date_of_birth: 10,
  gender: 5,
  experience_years: 5,
  languages_known: 5,
  preferred_shift: 5,
};

const employerPoints = {
  name: 10,
  phone_number: 15,
  email: 10,
  address: 15,
  identity: 20,
  state: 5,
  city: 5,
  company_name: 10,
  gst_number: 10,
};

/** The percentage that each field contributes to a complete profile (D13). */
export const pointsOf: Record<UserType, Readonly<Record<string, number>>> = {
  labour: labourPoints,
  employer: employerPoints,
};

/** A missing profile field, the points that it adds to the completion, and the path of the form that contains it. */
export interface NextStep {
  field: string;
  points: number;
  to: string;
}

function placeOf(user_type: UserType, field: string, next: string | undefined): string {
  if (field === 'identity') return paths.verification;
  if (field === 'phone_number') return paths.settings;
  return paths.editProfile(user_type, { at: field === 'name' ? 'first_name' : field, ...(next && { next }) });
}

/**
 * Returns one step for each missing field, sorted by points in descending order. `next` is the path to return to after
 * the form is saved.
 */
export function nextSteps(user_type: UserType, missing: readonly string[], next?: string): NextStep[] {
  return missing
    .map((field) => ({ field, points: pointsOf[user_type][field] ?? 0, to: placeOf(user_type, field, next) }))
    .sort((one, other) => other.points - one.points);
}

/**
 * Returns the path of the profile form, focused on the missing field with the most points. If the profile form has none
 * of the missing fields, returns the path of the verification page.
 */
export function fillPath(user_type: UserType, missing: readonly string[], next?: string): string {
  const form = paths.editProfile(user_type);
  return nextSteps(user_type, missing, next).find(({ to }) => to.startsWith(form))?.to ?? paths.verification;
}

/** Returns the details of a `profile_incomplete` error; null for any other error. */
export function shortfallOf(error: unknown): Shortfall | null {
  if (!(error instanceof CallError) || error.code !== 'profile_incomplete') return null;
  const parsed = z.safeParse(shortfall, error.document);
  return parsed.success ? parsed.data : null;
}

/**
 * Returns the percentage and the missing fields if the profile is too incomplete for some actions. Returns null if the
 * profile is complete enough, or has not loaded.
 */
export function useShortfall(): Shortfall | null {
  const { user_type } = useSession();
  const { data } = useProfile(user_type);
  return data?.profile_completion.blocked ? data.profile_completion : null;
}

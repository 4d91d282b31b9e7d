// What somebody has typed into the registration, kept in this tab against a reload: all but the identity number.
import { roleSlug, type UserType, userType } from '#contracts/reference.ts';
import { identityType } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import type { Details } from './details.ts';

const STORAGE_KEY = 'registrationDraft';

const draft = z.object({
  user_type: userType,
  details: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    address: z.string(),
    company_name: z.string(),
    gst_number: z.string(),
    state: z.string(),
    city: z.string(),
    skills: z.array(roleSlug),
    identity_type: identityType,
    is_adult: z.boolean(),
  }),
});

export interface Draft {
  user_type: UserType;
  details: Details;
}

/** What this tab has kept; null where there is nothing. */
export function readDraft(): Draft | null {
  try {
    const parsed = z.safeParse(draft, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    if (!parsed.success) return null;
    return { user_type: parsed.data.user_type, details: { ...parsed.data.details, identity_number: '' } };
  } catch {
    return null;
  }
}

/** Keeps what is typed; null forgets it. */
export function saveDraft(kept: Draft | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(STORAGE_KEY);
    // A number of the business may hold the PAN of a person.
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(z.parse(draft, withoutNumbers(kept))));
  } catch {
    // A browser without storage: the form lives as long as the page.
  }
}

const withoutNumbers = ({ user_type, details }: Draft): Draft => ({
  user_type,
  details: { ...details, gst_number: '' },
});

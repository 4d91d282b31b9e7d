// Stores the registration form in this tab, so that a reload does not lose the input. Identity and GST numbers are not
// stored.
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
    pincode: z.string(),
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

/** Returns the stored form; null if no valid form is stored. */
export function readDraft(): Draft | null {
  try {
    const parsed = z.safeParse(draft, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    if (!parsed.success) return null;
    return { user_type: parsed.data.user_type, details: { ...parsed.data.details, identity_number: '' } };
  } catch {
    return null;
  }
}

/** Stores the form; null deletes it. */
export function saveDraft(kept: Draft | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(STORAGE_KEY);
    // Do not store the GST number, because it may contain the PAN (tax number) of a person.
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(z.parse(draft, withoutNumbers(kept))));
  } catch {
    // If the browser refuses session storage, the input is lost when the page is reloaded.
  }
}

const withoutNumbers = ({ user_type, details }: Draft): Draft => ({
  user_type,
  details: { ...details, gst_number: '' },
});

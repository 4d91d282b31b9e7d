// The fields of the registration, their API bodies and their validation.
import { gstinIsValid, normaliseGstin } from '#contracts/identity.ts';
import { fieldCodes } from '#contracts/issues.ts';
import type { RoleSlug, UserType } from '#contracts/reference.ts';
import { CONSENT_VERSION, signinEndpoints } from '#contracts/signin.ts';
import { type IdentityType, type Language, normaliseIdentity } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { identityCode } from '../../parts/person/identity-code.ts';

export interface Details {
  first_name: string;
  last_name: string;
  email: string;
  address: string;
  pincode: string;
  company_name: string;
  gst_number: string;
  state: string;
  city: string;
  skills: readonly RoleSlug[];
  identity_type: IdentityType;
  identity_number: string;
  is_adult: boolean;
}

export const noDetails: Details = {
  first_name: '',
  last_name: '',
  email: '',
  address: '',
  pincode: '',
  company_name: '',
  gst_number: '',
  state: '',
  city: '',
  skills: [],
  identity_type: 'aadhaar',
  identity_number: '',
  is_adult: false,
};

export type FieldName = keyof Details;

/** Error codes by field name. Each code is a key of the translation topic `problems`. */
export type FieldCodes = Partial<Record<string, string>>;

const onSecondPage: readonly string[] = ['state', 'city', 'skills', 'company_name', 'gst_number', 'pincode', 'address'];

export type FormPage = 'person' | 'place';

/** Returns the page of the form that contains a field. */
export const pageOf = (field: string): FormPage => (onSecondPage.includes(field) ? 'place' : 'person');

interface Verified {
  phone: string;
  language: Language;
}

const person = (details: Details, { phone, language }: Verified) => ({
  first_name: details.first_name,
  last_name: details.last_name,
  phone_number: phone,
  identity_type: details.identity_type,
  identity_number: details.identity_number,
  ...(details.is_adult ? { is_adult: true as const } : {}),
  consent_version: CONSENT_VERSION,
  language,
  ...(details.state ? { state: details.state } : {}),
  ...(details.city.trim() ? { city: details.city } : {}),
});

/** Returns the API body of a worker; empty fields are left out. */
export const labourBody = (details: Details, verified: Verified) => ({
  ...person(details, verified),
  ...(details.skills.length > 0 ? { skills: [...details.skills] } : {}),
});

/** Returns the API body of an employer; empty fields are left out, except the required address. */
export const employerBody = (details: Details, verified: Verified) => ({
  ...person(details, verified),
  ...(details.email.trim() ? { email: details.email } : {}),
  address: details.address,
  ...(details.pincode.trim() ? { pincode: details.pincode } : {}),
  ...(details.company_name.trim() ? { company_name: details.company_name } : {}),
  ...(details.gst_number.trim() ? { gst_number: details.gst_number } : {}),
});

/**
 * Returns the error code for an invalid GST number. A GST number contains the PAN of its owner (C.4), so a GST number
 * with another PAN than the typed PAN is an error too. Returns null if the GST number is valid or empty.
 */
export function gstinCode(details: Details): string | null {
  if (!details.gst_number.trim()) return null;
  const gstin = normaliseGstin(details.gst_number);
  if (!gstinIsValid(gstin)) return 'gstin_invalid';
  const pan = details.identity_type === 'pan' ? normaliseIdentity('pan', details.identity_number) : null;
  return pan === null || gstin.slice(2, 12) === pan ? null : 'gstin_pan_mismatch';
}

// A valid phone number that replaces the user's number in the validation, because the schema requires a number. The
// form does not contain the user's number.
const anyPhone: Verified = { phone: '+919000000000', language: 'en' };

/** Returns the error code of each field that violates the schema of the API or a rule about two fields. */
export function wrongFields(details: Details, user_type: UserType): FieldCodes {
  const parsed =
    user_type === 'labour'
      ? z.safeParse(signinEndpoints.registerLabour.body, labourBody(details, anyPhone))
      : z.safeParse(signinEndpoints.registerEmployer.body, employerBody(details, anyPhone));
  const codes: FieldCodes = {};
  for (const [field, list] of Object.entries(parsed.success ? {} : fieldCodes(parsed.error.issues))) {
    codes[field] = list[0];
  }
  const identity = identityCode(details, user_type);
  if (identity) codes.identity_number = identity;
  const gstin = gstinCode(details);
  if (gstin) codes.gst_number ??= gstin;
  if (!details.is_adult) codes.is_adult = 'under_age';
  return codes;
}

/**
 * Returns an error for an empty trade and for an empty state. If a worker applies without a trade or a state, the
 * server refuses the application, because the profile is incomplete (D116).
 */
export const missingToApply = ({ skills, state }: Details): FieldCodes => ({
  ...(skills.length === 0 && { skills: 'required' }),
  ...(state === '' && { state: 'required' }),
});

/** Returns an error if the e-mail address is empty. Used only if the setting `employer_email_optional` is off. */
export const missingEmail = ({ email }: Details): FieldCodes => (email.trim() === '' ? { email: 'required' } : {});

/** Returns whether all fields of a page are valid. */
export const isFilled = (page: FormPage, details: Details, user_type: UserType): boolean =>
  !Object.keys(wrongFields(details, user_type)).some((field) => pageOf(field) === page);

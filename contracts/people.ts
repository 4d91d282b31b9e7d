// The caller's own profile (D15). Responses never contain an identity number, only a masked form such as `XXXX XXXX
// 2346`.
import { fileInfo } from './files.ts';
import { endpoint } from './http.ts';
import { badge, gender, identityStatus, roleSlug, salaryPeriod, shift, stateField, userType } from './reference.ts';
import { employerReputation, labourReputation } from './reputation.ts';
import {
  calendarDay,
  email,
  gstin,
  identityType,
  instant,
  language,
  line,
  personName,
  pincode,
  rupees,
  spokenLanguage,
} from './values.ts';
import { z } from './z.ts';

/** Masked identity number, such as `XXXX XXXX 2346`, and the status of its verification (D39, D40). */
export const identity = z.object({ type: identityType, masked: z.string(), status: identityStatus });

/** Current or desired pay: whole rupees per period. */
const pay = z.object({ amount: z.int(), period: salaryPeriod });

const profile = {
  id: z.int(),
  uid: z.string(),
  user_type: userType,
  role: userType,
  phone_number: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  /** URL of the picture, `/api/v1/files/{uid}/`, which requires the bearer token; null without a picture. */
  profile_picture: z.nullable(z.string()),
  identity: z.nullable(identity),
  /** True only if a moderator has verified the user's documents (D39). */
  verified: z.boolean(),
  badges: z.array(badge),
  profile_completion_percentage: z.int(),
  profile_completion: z.object({
    percentage: z.int(),
    threshold: z.int(),
    /** True while the profile is too incomplete to apply or to post jobs (D14). */
    blocked: z.boolean(),
    missing: z.array(z.string()),
  }),
  language: z.string(),
  created_at: instant,
  updated_at: instant,
};

export const labourProfile = z.object({
  ...profile,
  gender: z.nullable(gender),
  date_of_birth: z.nullable(z.string()),
  preferred_shift: z.nullable(shift),
  preferred_states: z.array(z.string()),
  languages_known: z.array(z.string()),
  current_salary: z.nullable(pay),
  expected_salary: z.nullable(pay),
  experience_years: z.nullable(z.int()),
  skills: z.array(z.string()),
  resume: z.nullable(fileInfo),
  identity_document: z.nullable(fileInfo),
  /** The worker's reputation on this platform (D35). */
  score: labourReputation,
});
export type LabourProfile = z.output<typeof labourProfile>;

export const employerProfile = z.object({
  ...profile,
  company_name: z.nullable(z.string()),
  gst_number: z.nullable(z.string()),
  is_contractor: z.boolean(),
  /** The employer's reputation, as workers see it. */
  reputation: employerReputation,
  pan_document: z.nullable(fileInfo),
  gstin_document: z.nullable(fileInfo),
});
export type EmployerProfile = z.output<typeof employerProfile>;

const emptyable = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));
const place = { state: z.optional(stateField), city: emptyable(line({ max: 80 })), pincode: emptyable(pincode) };
const names = { first_name: z.optional(personName), last_name: z.optional(personName) };
const paid = z.strictObject({ amount: rupees, period: salaryPeriod });

/** Response fields that clients cannot change. A request with such a field fails with `read_only`. */
const readOnly = z.optional(z.never('read_only'));
const fixed = {
  id: readOnly,
  uid: readOnly,
  user_type: readOnly,
  role: readOnly,
  phone_number: readOnly,
  identity: readOnly,
  verified: readOnly,
  badges: readOnly,
  score: readOnly,
  reputation: readOnly,
  profile_completion_percentage: readOnly,
  profile_completion: readOnly,
  profile_picture: readOnly,
  resume: readOnly,
  identity_document: readOnly,
  pan_document: readOnly,
  gstin_document: readOnly,
  created_at: readOnly,
  updated_at: readOnly,
};

/** Editable fields of a worker. Absent fields do not change; null clears a field. */
export const labourChange = z.strictObject({
  ...fixed,
  ...names,
  ...place,
  email: emptyable(email),
  address: emptyable(line({ max: 300 })),
  gender: emptyable(gender),
  date_of_birth: emptyable(calendarDay),
  preferred_shift: emptyable(shift),
  preferred_states: z.optional(z.array(stateField).check(z.maxLength(10, 'too_many'))),
  languages_known: z.optional(z.array(spokenLanguage).check(z.maxLength(14, 'too_many'))),
  current_salary: emptyable(paid),
  expected_salary: emptyable(paid),
  experience_years: emptyable(
    z.int('not_a_whole_number').check(z.minimum(0, 'out_of_range'), z.maximum(70, 'out_of_range')),
  ),
  skills: z.optional(z.array(roleSlug).check(z.maxLength(12, 'too_many'))),
  language: z.optional(language),
});
export type LabourChange = z.output<typeof labourChange>;

/** Editable fields of an employer. Absent fields do not change; null clears a field. */
export const employerChange = z.strictObject({
  ...fixed,
  ...names,
  ...place,
  email: z.optional(email),
  address: z.optional(line({ max: 300 })),
  company_name: emptyable(line({ max: 120 })),
  gst_number: emptyable(gstin),
  is_contractor: z.optional(z.boolean()),
  language: z.optional(language),
});
export type EmployerChange = z.output<typeof employerChange>;

const getLabourProfile = endpoint({
  method: 'GET',
  path: '/api/v1/labour/profile/',
  summary: 'The calling worker’s profile.',
  auth: 'labour',
  query: z.looseObject({}),
  response: labourProfile,
});

const getEmployerProfile = endpoint({
  method: 'GET',
  path: '/api/v1/employers/profile/',
  summary: 'The calling employer’s profile.',
  auth: 'employer',
  query: z.looseObject({}),
  response: employerProfile,
});

const changeLabourProfile = endpoint({
  method: 'PATCH',
  path: '/api/v1/labour/profile/',
  summary: 'Changes fields of the caller’s profile. The date of birth must be that of an adult (D12).',
  auth: 'labour',
  body: labourChange,
  response: labourProfile,
});

const changeEmployerProfile = endpoint({
  method: 'PATCH',
  path: '/api/v1/employers/profile/',
  summary: 'Changes fields of the caller’s profile. A GSTIN must contain the PAN, if the identity is a PAN (C.4).',
  auth: 'employer',
  body: employerChange,
  response: employerProfile,
});

export const peopleEndpoints = { getLabourProfile, getEmployerProfile, changeLabourProfile, changeEmployerProfile };

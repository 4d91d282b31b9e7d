// Profiles: each person's own (D15). Nothing here tells an identity number; it is masked before it is kept.
import { endpoint } from './http.ts';
import { userType } from './reference.ts';
import { identityType, instant } from './values.ts';
import { z } from './z.ts';

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
  profile_picture: z.nullable(z.string()),
  identity: z.nullable(
    z.object({
      type: identityType,
      masked: z.string(),
      status: z.enum(['format_valid', 'pending', 'verified', 'rejected']),
    }),
  ),
  /** True only after a moderator's review (D39). */
  verified: z.boolean(),
  profile_completion_percentage: z.int(),
  profile_completion: z.object({
    percentage: z.int(),
    threshold: z.int(),
    blocked: z.boolean(),
    missing: z.array(z.string()),
  }),
  language: z.string(),
  created_at: instant,
  updated_at: instant,
};

export const labourProfile = z.object({
  ...profile,
  skills: z.array(z.string()),
  experience_years: z.nullable(z.int()),
});
export type LabourProfile = z.output<typeof labourProfile>;

export const employerProfile = z.object({
  ...profile,
  company_name: z.nullable(z.string()),
  gst_number: z.nullable(z.string()),
});
export type EmployerProfile = z.output<typeof employerProfile>;

const getLabourProfile = endpoint({
  method: 'GET',
  path: '/api/v1/labour/profile/',
  summary: 'The profile of the person looking for work who asks.',
  auth: 'labour',
  query: z.looseObject({}),
  response: labourProfile,
});

const getEmployerProfile = endpoint({
  method: 'GET',
  path: '/api/v1/employers/profile/',
  summary: 'The profile of the employer who asks.',
  auth: 'employer',
  query: z.looseObject({}),
  response: employerProfile,
});

export const peopleEndpoints = { getLabourProfile, getEmployerProfile };

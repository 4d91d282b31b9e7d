// A worker profile as the server returns it, for tests of the web app.
import type { LabourProfile } from '#contracts/people.ts';
import { noLabourReputation } from '#contracts/reputation.ts';

const now = new Date().toISOString();

export const labourProfile: LabourProfile = {
  id: 1,
  uid: 'u',
  user_type: 'labour',
  role: 'labour',
  phone_number: '+919845012310',
  first_name: 'Ravi',
  last_name: 'Kumar',
  email: null,
  address: null,
  state: null,
  city: null,
  pincode: null,
  profile_picture: null,
  identity: null,
  verified: false,
  badges: [],
  profile_completion_percentage: 70,
  profile_completion: { percentage: 70, threshold: 60, blocked: false, missing: [] },
  language: 'en',
  created_at: now,
  updated_at: now,
  gender: null,
  date_of_birth: null,
  preferred_shift: null,
  preferred_states: [],
  languages_known: [],
  current_salary: null,
  expected_salary: null,
  experience_years: null,
  skills: [],
  resume: null,
  identity_document: null,
  score: noLabourReputation,
};

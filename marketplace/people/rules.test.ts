// Tests the completion of a profile: an empty profile has 0 percent, and the fields of the registration form are enough
// to reach the required percentage.
import { expect, it } from 'vitest';
import { noEmployerReputation, noLabourReputation } from '#contracts/reputation.ts';
import type { ProfileRow } from './queries/profiles.ts';
import { badgesOf, completionOf } from './rules.ts';

const now = '2026-11-21T10:00:00Z';
const nothing: ProfileRow = {
  id: 1,
  uid: 'a',
  user_type: 'labour',
  phone_number: null,
  first_name: '',
  last_name: '',
  email: null,
  address: null,
  state: null,
  city: null,
  pincode: null,
  language: 'hi',
  identity: null,
  review: null,
  files: {},
  gender: null,
  date_of_birth: null,
  preferred_shift: null,
  preferred_states: null,
  languages_known: null,
  current_salary: null,
  expected_salary: null,
  skills: null,
  experience_years: null,
  company_name: null,
  gst_number: null,
  is_contractor: null,
  created_at: now,
  updated_at: now,
  labour_reputation: noLabourReputation,
  employer_reputation: noEmployerReputation,
};
const identity = { type: 'aadhaar', masked: 'XXXX XXXX 2346', status: 'format_valid' } as const;
const registered = {
  first_name: 'Ravi',
  last_name: 'Kumar',
  phone_number: '+919876543210',
  identity,
  email: 'a@b.in',
  address: 'Camp',
  state: 'Goa',
  city: 'Panaji',
  skills: ['mason'],
};

it('An empty profile has a completion of 0 percent and misses all fields', () => {
  expect(completionOf(nothing, 60)).toMatchObject({ percentage: 0, blocked: true, missing: { length: 11 } });
  expect(completionOf({ ...nothing, user_type: 'employer' }, 60)).toMatchObject({
    percentage: 0,
    missing: { length: 9 },
  });
});

it.each([
  ['labour', 70],
  ['employer', 80],
] as const)('A %s with the fields of registration is not blocked, at %i percent', (user_type, percentage) => {
  expect(completionOf({ ...nothing, ...registered, user_type }, 60)).toMatchObject({ percentage, blocked: false });
});

it('A profile below the threshold is blocked, and one at the threshold is not', () => {
  const profile: ProfileRow = { ...nothing, ...registered };
  expect(completionOf(profile, 70).blocked).toBe(false);
  expect(completionOf(profile, 71).blocked).toBe(true);
});

it('An employer gets no badge `document_reviewed` before a moderator has decided', () => {
  const employer: ProfileRow = { ...nothing, ...registered, user_type: 'employer', gst_number: '27AAPFU0939F1ZV' };
  expect(badgesOf(employer)).toEqual(['phone_verified', 'identity_format_valid', 'gstin_valid']);
  const review = { status: 'pending', submitted_at: now, decided_at: null, reason: null } as const;
  expect(badgesOf({ ...employer, identity: { ...identity, status: 'pending' }, review })).not.toContain(
    'document_reviewed',
  );
});

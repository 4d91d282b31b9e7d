// Tests that the points shown in the app equal the points that the server counts.
import { describe, expect, it } from 'vitest';
import { userType } from '#contracts/reference.ts';
import { noEmployerReputation, noLabourReputation } from '#contracts/reputation.ts';
import type { ProfileRow } from '#marketplace/people/queries/profiles.ts';
import { completionOf } from '#marketplace/people/rules.ts';
import { nextSteps, pointsOf } from './completion.ts';

const now = '2026-11-21T10:00:00Z';
const person = { id: 1, uid: 'a', first_name: '', last_name: '', phone_number: null, email: null, address: null };
const place = { state: null, city: null, pincode: null, language: 'hi', identity: null, review: null, files: {} };
const labour = { gender: null, date_of_birth: null, preferred_shift: null, preferred_states: null, skills: null };
const work = { languages_known: null, current_salary: null, expected_salary: null, experience_years: null };
const company = { company_name: null, gst_number: null, is_contractor: null, created_at: now, updated_at: now };
const reputation = { labour_reputation: noLabourReputation, employer_reputation: noEmployerReputation };
const nothing = { ...person, ...place, ...labour, ...work, ...company, ...reputation };

const filled: Record<string, Partial<ProfileRow>> = {
  name: { first_name: 'Asha', last_name: 'Kale' },
  phone_number: { phone_number: '+919845012310' },
  identity: { identity: { type: 'pan', masked: 'AAPPVXXXXK', status: 'format_valid' } },
  state: { state: 'Goa' },
  city: { city: 'Panaji' },
  skills: { skills: ['mason'] },
  date_of_birth: { date_of_birth: '1990-01-01' },
  gender: { gender: 'female' },
  experience_years: { experience_years: 0 },
  languages_known: { languages_known: ['hi'] },
  preferred_shift: { preferred_shift: 'day' },
  email: { email: 'a@b.in' },
  address: { address: 'Camp' },
  company_name: { company_name: 'Sri Sai' },
  gst_number: { gst_number: '27AAPFU0939F1ZV' },
};

describe.each(userType.options)('next steps of a profile of %s', (user_type) => {
  it('The steps list every missing field with the points that the server counts', () => {
    const { missing } = completionOf({ ...nothing, user_type }, 60);
    expect(Object.keys(pointsOf[user_type]).sort()).toEqual([...missing].sort());
    for (const [field, points] of Object.entries(pointsOf[user_type])) {
      expect(completionOf({ ...nothing, user_type, ...filled[field] }, 60).percentage, field).toBe(points);
    }
  });

  it('The steps are sorted by points, highest first', () => {
    const points = nextSteps(user_type, Object.keys(pointsOf[user_type])).map((step) => step.points);
    expect(points).toEqual([...points].sort((one, other) => other - one));
  });
});

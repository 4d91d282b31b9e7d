// An employer profile as the server returns it, for tests of the web app.
import type { EmployerProfile } from '#contracts/people.ts';
import { noEmployerReputation } from '#contracts/reputation.ts';

const now = new Date().toISOString();

export const employerProfile: EmployerProfile = {
  id: 2,
  uid: 'e',
  user_type: 'employer',
  role: 'employer',
  phone_number: '+919845012311',
  first_name: 'Sunil',
  last_name: 'Rao',
  email: 'sunil@example.in',
  address: 'Camp',
  state: 'Maharashtra',
  city: 'Pune',
  pincode: null,
  profile_picture: null,
  identity: null,
  verified: false,
  badges: ['phone_verified'],
  profile_completion_percentage: 70,
  profile_completion: { percentage: 70, threshold: 60, blocked: false, missing: ['identity', 'gst_number'] },
  language: 'en',
  created_at: now,
  updated_at: now,
  company_name: 'Sri Sai',
  gst_number: null,
  reputation: noEmployerReputation,
  is_contractor: false,
  pan_document: null,
  gstin_document: null,
};

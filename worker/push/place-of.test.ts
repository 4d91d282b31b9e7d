// Tests of the page that a tap on a push notification opens.
import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

const push = {
  notification_id: 1,
  subscription_id: 1,
  kind: 'wage_payment_stated',
  notification_type: 'verification_request',
  params: {},
  count: 2,
  replaces: null,
  application_id: 7,
  user_type: 'labour',
  language: 'en',
  endpoint: '',
  p256dh: '',
  auth: '',
} as const;

it('Notifications about wages open the page of wages of the worker or employer', () => {
  expect(placeOf(push)).toBe('/labour/hisaab');
  expect(placeOf({ ...push, user_type: 'employer', kind: 'wage_claim_made' })).toBe('/employer/hisaab');
});

it('A notification about a call opens the page of the call, and one about a matching job the page of the job', () => {
  const aboutJob = { ...push, application_id: null, count: 1, params: { job_uid: 'u-1' } };
  expect(placeOf({ ...aboutJob, kind: 'call_offered' })).toBe('/labour/dashboard/calls/u-1');
  expect(placeOf({ ...aboutJob, kind: 'job_match' })).toBe('/jobs/u-1');
});

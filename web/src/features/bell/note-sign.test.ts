// Tests the icon of each kind of notification.
import { expect, it } from 'vitest';
import { notificationKinds } from '#marketplace/notifications/kinds.ts';
import { signOf } from './note-sign.ts';

const signs = new Map(
  Object.entries(notificationKinds).map(([kind, notification_type]) => [kind, signOf({ kind, notification_type })]),
);

it('A look, a shortlist, a yes, a no and a message of an employer have different icons', () => {
  const answers = ['opened', 'shortlisted', 'accepted', 'rejected', 'messaged'].map((one) => `application_${one}`);
  expect(new Set(answers.map((kind) => signs.get(kind)?.icon)).size).toBe(answers.length);
  expect(signs.get('application_opened')?.icon).toBe('eye');
});

it('Only four kinds have the icon of their type', () => {
  const others = Object.entries(notificationKinds).flatMap(([kind, notification_type]) =>
    signs.get(kind) === signOf({ notification_type }) ? [kind] : [],
  );
  expect(others.sort()).toEqual(['applicant_to_rate', 'employer_to_rate', 'identity_submitted', 'job_match']);
});

it('A notification of an unknown kind or without a kind has the icon of its type', () => {
  expect(signOf({ kind: 'of_tomorrow', notification_type: 'job_match' }).icon).toBe('briefcase');
  expect(signOf({ notification_type: 'job_match' }).icon).toBe('briefcase');
});

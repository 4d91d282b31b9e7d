// @vitest-environment happy-dom
// Tests `jobToApplyTo`, which reads the job that a visitor wanted to apply to from the path that opens after sign-in.
import { expect, it } from 'vitest';
import { jobToApplyTo } from './apply-path.ts';
import { safeNext } from './paths.ts';

const UID = '0b8f7f5e-4f7f-4b0e-9d5e-0d1c2b3a4f5e';

it('`jobToApplyTo` returns the job of a path that `safeNext` accepts', () => {
  expect(jobToApplyTo(safeNext(`/jobs/${UID}?apply=yes`))).toBe(UID);
});

it.each([
  null,
  '/jobs',
  `/jobs/${UID}`,
  '/jobs/42?apply=yes',
  `/jobs/${UID}?apply=yes&q=1`,
  `/x/jobs/${UID}?apply=yes`,
])('`jobToApplyTo` finds no job in %s', (next) => {
  expect(jobToApplyTo(next)).toBeNull();
});

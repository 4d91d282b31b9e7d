// A job as its employer reads it, for tests of the web app.
import type { OwnJob } from '#contracts/job-shapes.ts';
import { jobResponse } from './job-response.ts';

const {
  my_application: _mine,
  saved: _saved,
  pay_comparison: _pay,
  match: _match,
  ...shown
} = jobResponse(7, {
  uid: '0b8f7f5e-4f7f-4b0e-9d5e-0d1c2b3a4f5e',
  title: 'Mason for a school wall',
  description: 'Brick work for the wall of a school.',
  positions: 2,
  language_preference: [],
  created_at: '2026-03-01T10:00:00Z',
  location: null,
});

const job: OwnJob = {
  ...shown,
  version: 3,
  updated_at: '2026-03-01T10:00:00Z',
  views: 12,
  counts: { pending: 0, shortlisted: 0, accepted: 0, working: 0 },
  allowed: ['paused', 'filled', 'closed', 'removed'],
  extendable_until: null,
  findings: [],
  review_note: null,
};

/** Returns an employer's own open job for a mason. `change` overrides its fields. */
export const ownJobOf = (change: Partial<OwnJob> = {}): OwnJob => ({ ...job, ...change });

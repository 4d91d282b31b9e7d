// A response of the public statistics, for tests of screens.
import type { PublicStats } from '#contracts/landing.ts';

export const publicStats: PublicStats = {
  as_of: '2026-11-21T20:00:00Z',
  counted: {
    users: 52,
    workers: 40,
    jobs: 66,
    open_jobs: 1234,
    opportunities: 229,
    cities: 16,
    job_states: 8,
    worker_states: 4,
    satisfaction: null,
    placement: 48,
  },
  shown: ['users', 'open_jobs', 'opportunities', 'cities', 'placement'],
  claimed: {
    users: 10_000,
    workers: 1000,
    families: 25_000,
    jobs: 5000,
    opportunities: 10_000,
    satisfaction: 95,
    cities: 150,
    placement: 78,
    job_states: 5,
    worker_states: 12,
  },
};

// Demo jobs that only their employer sees: a draft, a job held for review, and an expired job.
import { DAY, type DemoJob } from './demo-job.ts';

const pune = { state: 'Maharashtra', city: 'Pune', industry: 'Construction' };

export const jobsNotOpen: DemoJob[] = [
  {
    ...pune,
    key: 'scaffolder-kharadi',
    employer: 1,
    age: 20,
    status: 'draft',
    title: 'Scaffolders for a school building',
    role: 'mason',
    location: 'Kharadi',
    job_type: 'daily_wage',
    salary_amount: 900,
    salary_period: 'day',
    description: 'Setting up and taking down steel scaffolding on three floors. Belts and helmets are on the site.',
    positions: 4,
    language_preference: ['hi', 'mr'],
  },
  {
    ...pune,
    key: 'waterproofing-aundh',
    employer: 1,
    age: 2,
    status: 'pending_review',
    title: 'Terrace waterproofing, two weeks',
    role: 'mason',
    location: 'Aundh',
    job_type: 'contract',
    salary_amount: 850,
    salary_period: 'day',
    description: 'Waterproofing of four terraces before the rains. Call 98765 43210 before you come to the site.',
    positions: 3,
    language_preference: ['hi', 'mr'],
  },
  {
    ...pune,
    key: 'loader-hadapsar',
    employer: 1,
    age: 9 * DAY,
    status: 'expired',
    title: 'Loading and unloading tiles, two days',
    role: 'loader',
    location: 'Hadapsar',
    job_type: 'one_time',
    salary_amount: 800,
    salary_period: 'day',
    description:
      'Unloading tiles from trucks and stacking them in the yard. Lunch and tea are given, pay at the end of the day.',
    positions: 5,
    language_preference: ['hi', 'mr'],
  },
];

// A sample job and status timeline for the component page.
import type { CardJob } from '../../parts/job/job-card.tsx';
import type { TimelineStep } from '../../parts/job/status-timeline.tsx';

export const mason: CardJob = {
  title: 'Mason for a house of two floors',
  role: 'mason',
  salary_amount: 900,
  salary_period: 'day',
  state: 'Maharashtra',
  city: 'Pune',
  all_cities: false,
  location: 'Kothrud',
  job_type: 'daily_wage',
  industry: 'Building',
  language_preference: ['hi', 'mr'],
  employer: { id: 1, company_name: 'Shri Sai Builders', first_name: 'Sai', last_name: 'Rao', verified: true },
  created_at: new Date().toISOString(),
  distance_km: 3.2,
};

export const longNamed: CardJob = {
  ...mason,
  title: 'Helper who can carry, mix, lift and lay bricks with the masons of a large building site near the river',
  salary_amount: null,
  role: null,
  employer: null,
  created_at: null,
  distance_km: 0.4,
};

export const steps: TimelineStep[] = [
  { key: 1, status: 'pending', place: 'behind', title: 'Application sent', said: 'done', more: 'Monday' },
  {
    key: 2,
    status: 'shortlisted',
    place: 'now',
    title: 'Shortlisted (not hired yet)',
    said: 'now',
    quote: { who: 'The employer says:', text: 'Bring your tools' },
  },
  { key: 3, status: 'accepted', place: 'ahead', title: 'You are hired', said: 'not yet' },
];

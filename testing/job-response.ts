// A job response of the API, for tests of the web app.
import type { JobDetail } from '#contracts/job-shapes.ts';
import { noEmployerReputation } from '#contracts/reputation.ts';

const uidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** Returns a mason's job in Pune, posted just now. `more` overrides its fields. */
export function jobResponse(id: number, more: Partial<JobDetail> = {}): JobDetail {
  return {
    id,
    uid: uidOf(id),
    title: `Mason ${id}`,
    state: 'Maharashtra',
    city: 'Pune',
    all_cities: false,
    job_type: 'daily_wage',
    salary_amount: 900,
    salary_period: 'day',
    duration: null,
    description: 'Brick and plaster work on three floors.',
    requirements: null,
    positions: 4,
    language_preference: ['hi', 'mr'],
    require_resume: false,
    status: 'active',
    created_at: new Date().toISOString(),
    expires_at: null,
    application_count: 0,
    employer: {
      id: 900,
      company_name: 'Shri Sai',
      first_name: 'Sai',
      last_name: 'Rao',
      verified: false,
      reputation: noEmployerReputation,
    },
    location: 'Kothrud',
    industry: null,
    role: 'mason',
    start_date: null,
    start_time: null,
    hours_per_day: null,
    shift: null,
    schooling: null,
    food_provided: false,
    stay_provided: false,
    transport_provided: false,
    tools_provided: false,
    pincode: null,
    walk_in: null,
    is_contractor: false,
    distance_km: null,
    translated_to: null,
    translations: {},
    my_application: null,
    saved: false,
    pay_comparison: null,
    match: null,
    ...more,
  };
}

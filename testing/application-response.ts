// Applications as the API returns them, for tests of the web app.
import type { Application, EmployerApplication, LabourApplication } from '#contracts/application-shapes.ts';
import { noEmployerReputation, noLabourReputation } from '#contracts/reputation.ts';

/**
 * Returns a pending general application (without a job) of the worker Ramesh to the company Sri Sai. `more` overrides
 * its fields.
 */
export function applicationResponse(more: Partial<Application> = {}): Application {
  return {
    id: 1,
    job: null,
    employer: {
      id: 900,
      company_name: 'Sri Sai',
      first_name: 'Sunil',
      last_name: 'Rao',
      reputation: noEmployerReputation,
    },
    applicant: {
      id: 2,
      first_name: 'Ramesh',
      last_name: 'Yadav',
      state: null,
      city: null,
      skills: [],
      experience_years: null,
      expected_salary: null,
      picture: null,
      verified: false,
      reputation: noLabourReputation,
    },
    match: null,
    distance_km: null,
    status: 'pending',
    allowed: [],
    acts: [],
    message: null,
    employer_feedback: null,
    contact_confirmation: null,
    completion_claimed_at: null,
    created_at: '2026-03-01T10:00:00Z',
    updated_at: '2026-03-01T10:00:00Z',
    version: 3,
    ...more,
  };
}

/** Returns the application of `applicationResponse` with its status timeline, as the API sends it to the worker. */
export function labourApplicationResponse(more: Partial<LabourApplication> = {}): LabourApplication {
  return {
    ...applicationResponse(more),
    timeline: [{ status: 'pending', by: 'labour', feedback: null, reason: null, at: '2026-03-01T10:00:00Z' }],
    verification: null,
    reveals: [],
    employer_contact: null,
    ...more,
  };
}

/** Returns the application of `applicationResponse` with its status timeline, as the API sends it to the employer. */
export function employerApplicationResponse(more: Partial<EmployerApplication> = {}): EmployerApplication {
  return {
    ...applicationResponse(more),
    timeline: [{ status: 'pending', by: 'labour', feedback: null, reason: null, at: '2026-03-01T10:00:00Z' }],
    verification: null,
    applicant_profile: {
      languages_known: ['hi'],
      preferred_shift: null,
      preferred_states: [],
      expected_salary: null,
      badges: [],
      phone_masked: null,
      resume: null,
    },
    notes: null,
    ...more,
  };
}

// Lists every field of the API into which users can write text, with the other data that the call needs.
import type { buildWorld, Column } from '#testing/permissions/permission-world.ts';

type World = Awaited<ReturnType<typeof buildWorld>>;
type Things = World['things'] & { finished_id: number; employer_id: number };

export interface Writing {
  as: Column;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: (things: Things) => string;
  /** By field, a function that returns a body with the string in this field. A GET call sends the body as its query. */
  fields: Readonly<Record<string, (text: string, things: Things) => object>>;
}

const plain = (...names: readonly string[]): Writing['fields'] =>
  Object.fromEntries(names.map((name) => [name, (text: string) => ({ [name]: text })]));
const listed = (...names: readonly string[]): Writing['fields'] =>
  Object.fromEntries(names.map((name) => [name, (text: string) => ({ [name]: [text] })]));
const among = (rest: object, ...names: readonly string[]): Writing['fields'] =>
  Object.fromEntries(names.map((name) => [name, (text: string) => ({ ...rest, [name]: text })]));

const post = {
  title: 'Mason for a school wall',
  state: 'Maharashtra',
  job_type: 'daily_wage',
  salary_amount: 900,
  salary_period: 'day',
  description: 'Brick work on a school wall, three rooms.',
};
const today = () => new Date().toISOString().slice(0, 10);
const breachWords = {
  headline: 'A list went out',
  happened: 'A mail',
  data: 'Phones',
  done: 'Called back',
  advice: 'Be careful',
  contact: 'office@sai.example',
};

const ofPeople: readonly Writing[] = [
  // This call must be the first, because a changed name restarts the review of the identity.
  {
    as: 'superuser',
    method: 'POST',
    path: ({ review_id }) => `/api/v1/admin/identities/${review_id}/reject`,
    fields: plain('reason'),
  },
  {
    as: 'worker_owner',
    method: 'PATCH',
    path: () => '/api/v1/labour/profile/',
    fields: {
      ...plain('first_name', 'last_name', 'email', 'address', 'city', 'state', 'pincode'),
      ...listed('preferred_states', 'languages_known', 'skills'),
    },
  },
  {
    as: 'employer_owner',
    method: 'PATCH',
    path: () => '/api/v1/employers/profile/',
    fields: plain('first_name', 'last_name', 'email', 'address', 'city', 'company_name', 'gst_number'),
  },
  {
    as: 'employer_owner',
    method: 'PUT',
    path: ({ job_uid }) => `/api/v1/employers/jobs/uid/${job_uid}/`,
    fields: {
      ...among(
        post,
        'title',
        'description',
        'requirements',
        'duration',
        'location',
        'industry',
        'role',
        'city',
        'state',
      ),
      language_preference: (text) => ({ ...post, language_preference: [text] }),
      walk_in: (text) => ({ ...post, walk_in: { from: today(), to: today(), place: text } }),
    },
  },
  {
    as: 'worker_owner',
    method: 'POST',
    path: () => '/api/v1/labour/saved-searches/',
    fields: {
      name: (text) => ({ name: text, search: { q: 'mason' } }),
      q: (text) => ({ search: { q: text } }),
      location: (text) => ({ search: { location: text } }),
    },
  },
  { as: 'anonymous', method: 'GET', path: () => '/api/v1/jobs/', fields: plain('q', 'location', 'role') },
  {
    as: 'worker_owner',
    method: 'POST',
    path: () => '/api/v1/reports/',
    fields: {
      details: (text, { employer_id }) => ({
        target_type: 'user',
        target_id: employer_id,
        reason: 'money_asked',
        details: text,
      }),
    },
  },
  {
    as: 'anonymous',
    method: 'POST',
    path: () => '/api/v1/grievances/',
    fields: {
      words: (text) => ({ kind: 'fraud', words: text, contact: '9876543210' }),
      link: (text) => ({ kind: 'fraud', words: 'He asked', contact: '9876543210', link: text }),
      contact: (text) => ({ kind: 'fraud', words: 'He asked', contact: text }),
    },
  },
];

const ofApplications: readonly Writing[] = [
  {
    as: 'worker_other',
    method: 'POST',
    path: () => '/api/v1/labour/applications/',
    fields: { message: (text, { job_uid }) => ({ job_uid, message: text }) },
  },
  {
    as: 'employer_owner',
    method: 'PUT',
    path: ({ application_id }) => `/api/v1/employers/applications/${application_id}/notes/`,
    fields: plain('notes'),
  },
  {
    as: 'employer_owner',
    method: 'PATCH',
    path: ({ application_id }) => `/api/v1/employers/applications/${application_id}/status/`,
    fields: among({ status: 'shortlisted' }, 'employer_feedback'),
  },
  {
    as: 'worker_owner',
    method: 'POST',
    path: ({ application_id }) => `/api/v1/labour/applications/${application_id}/contact-confirmation/`,
    fields: among({ contacted: true }, 'notes'),
  },
  {
    as: 'employer_owner',
    method: 'POST',
    path: ({ application_id }) => `/api/v1/employers/applications/${application_id}/verification/`,
    fields: among({ contact_methods_verified: ['phone'], identity_match: true }, 'notes'),
  },
  {
    as: 'worker_owner',
    method: 'POST',
    path: ({ finished_id }) => `/api/v1/labour/applications/${finished_id}/attendance/${today()}/contest/`,
    fields: plain('note'),
  },
  {
    as: 'employer_owner',
    method: 'POST',
    path: () => '/api/v1/ratings/',
    fields: { review: (text, { finished_id }) => ({ application_id: finished_id, score: 2, review: text }) },
  },
  {
    as: 'employer_owner',
    method: 'POST',
    path: ({ rating_id }) => `/api/v1/ratings/${rating_id}/contest/`,
    fields: plain('reason'),
  },
  {
    as: 'worker_owner',
    method: 'PATCH',
    path: ({ crew_uid }) => `/api/v1/labour/crews/${crew_uid}/`,
    fields: plain('name'),
  },
  { as: 'worker_owner', method: 'POST', path: () => '/api/v1/labour/diaries/', fields: plain('other_name') },
];

const ofModerators: readonly Writing[] = [
  {
    as: 'superuser',
    method: 'POST',
    path: ({ day_id }) => `/api/v1/admin/moderation/days/${day_id}/decide`,
    fields: among({ verdict: 'upheld' }, 'outcome'),
  },
  {
    as: 'superuser',
    method: 'POST',
    path: ({ rating_id }) => `/api/v1/admin/moderation/ratings/${rating_id}/decide`,
    fields: among({ verdict: 'hide' }, 'outcome'),
  },
  {
    as: 'superuser',
    method: 'POST',
    path: ({ case_number }) => `/api/v1/admin/moderation/reports/${case_number}/decide`,
    fields: among({ verdict: 'dismissed' }, 'outcome'),
  },
  {
    as: 'superuser',
    method: 'POST',
    path: ({ crew_id }) => `/api/v1/admin/moderation/crews/${crew_id}/release`,
    fields: plain('reason'),
  },
  {
    as: 'superuser',
    method: 'POST',
    path: ({ job_id }) => `/api/v1/admin/moderation/jobs/${job_id}/hold`,
    fields: plain('reason'),
  },
  {
    as: 'superuser',
    method: 'POST',
    path: ({ user_id }) => `/api/v1/admin/users/${user_id}/reveal-phone`,
    fields: { reason: (reason, { grievance_id }) => ({ reason, case_type: 'grievance', case_id: grievance_id }) },
  },
  {
    as: 'superuser',
    method: 'POST',
    path: ({ user_id }) => `/api/v1/admin/users/${user_id}/suspend`,
    fields: plain('reason'),
  },
  {
    as: 'superuser',
    method: 'POST',
    path: ({ user_id }) => `/api/v1/admin/users/${user_id}/restore`,
    fields: plain('reason'),
  },
  {
    as: 'superuser',
    method: 'POST',
    path: ({ grievance_id }) => `/api/v1/admin/grievances/${grievance_id}/notes`,
    fields: plain('words'),
  },
  {
    as: 'superuser',
    method: 'POST',
    path: ({ grievance_id }) => `/api/v1/admin/grievances/${grievance_id}/decide`,
    fields: among({ verdict: 'upheld' }, 'words'),
  },
  {
    as: 'superuser',
    method: 'PUT',
    path: ({ admin_id }) => `/api/v1/admin/${admin_id}`,
    fields: plain('full_name', 'email'),
  },
  {
    as: 'superuser',
    method: 'PUT',
    path: () => '/api/v1/admin/settings',
    fields: plain(
      'site_name',
      'site_company',
      'site_support_phone',
      'site_support_email',
      'site_address',
      'site_grievance_officer',
      'site_social_video',
    ),
  },
  {
    as: 'superuser',
    method: 'PUT',
    path: ({ breach_id }) => `/api/v1/admin/breaches/${breach_id}`,
    fields: among(
      {
        title: 'A gap',
        discovered_at: new Date(Date.now() - 3_600_000).toISOString(),
        nature: '',
        happened: '',
        data: '',
        consequences: '',
        measures: '',
        contact: '',
      },
      ...['title', 'nature', 'happened', 'data', 'consequences', 'measures', 'contact'],
    ),
  },
  {
    as: 'superuser',
    method: 'PUT',
    path: ({ breach_id }) => `/api/v1/admin/breaches/${breach_id}/words`,
    fields: among({ language: 'en', ...breachWords }, ...Object.keys(breachWords)),
  },
];

/** The order matters: each call must leave the state that the next one needs. */
export const writings: readonly Writing[] = [...ofPeople, ...ofApplications, ...ofModerators];

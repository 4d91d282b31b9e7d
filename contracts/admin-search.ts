// The search of the admin area: one query finds users, jobs, applications and cases (reports and complaints) (D42).

import { adminApplication } from './admin-applications.ts';
import { listedUser } from './admin-people.ts';
import { grievanceStatuses } from './grievances.ts';
import { endpoint } from './http.ts';
import { listedJob } from './moderated-jobs.ts';
import { reportStatuses } from './reports.ts';
import { instant, line } from './values.ts';
import { z } from './z.ts';

/** Maximum number of results of each kind. */
export const SEARCH_SHOWN = 5;

const ofCase = {
  id: z.int(),
  /** Case number of a report, or ticket of a complaint. */
  label: z.string(),
  /** The reported user, or the user who complained. */
  user_id: z.nullable(z.int()),
  /** The reported job. */
  job_id: z.nullable(z.int()),
  created_at: instant,
};

/** A report or a complaint. */
export const foundCase = z.union([
  z.object({ type: z.literal('report'), status: z.enum(reportStatuses), ...ofCase }),
  z.object({ type: z.literal('grievance'), status: z.enum(grievanceStatuses), ...ofCase }),
]);
export type FoundCase = z.output<typeof foundCase>;

export const searchResults = z.object({
  users: z.array(listedUser),
  jobs: z.array(listedJob),
  applications: z.array(adminApplication),
  /** Always empty if the calling administrator is a viewer. */
  cases: z.array(foundCase),
});
export type SearchResults = z.output<typeof searchResults>;

const searchAll = endpoint({
  method: 'GET',
  path: '/api/v1/admin/search',
  summary:
    'Users, jobs, applications and cases, at most five each, with masked data. `q` is an id, a uid, a case number, a name or a title. For roles that may reveal phone numbers, `q` is also a complete phone number or its last four digits; such a search is recorded, and limited to 60 an hour.',
  auth: 'admin',
  capability: 'look',
  query: z.strictObject({ q: line({ min: 1, max: 80 }) }),
  response: searchResults,
  problems: ['rate_limited'],
});

export const adminSearchEndpoints = { searchAll };

// Applications in the admin area (D42). The messages between worker and employer are left out.

import { endpoint, idParam, pageAnswer, pageQuery } from './http.ts';
import { applicationStatus, jobStatus, userType } from './reference.ts';
import { instant, readerTitleField } from './values.ts';
import { z } from './z.ts';

const namedPerson = z.object({ id: z.int(), name: z.string(), company_name: z.nullable(z.string()) });

export const adminApplication = z.object({
  id: z.int(),
  status: applicationStatus,
  job: z.nullable(
    z.object({ id: z.int(), uid: z.string(), title: z.string(), status: jobStatus, ...readerTitleField }),
  ),
  labour: namedPerson,
  employer: namedPerson,
  created_at: instant,
  updated_at: instant,
});
export type AdminApplication = z.output<typeof adminApplication>;

const listApplications = endpoint({
  method: 'GET',
  path: '/api/v1/admin/applications',
  summary: 'All applications, newest first, optionally of one job or user. `total` counts up to 1,001.',
  auth: 'admin',
  capability: 'look',
  query: z.strictObject({
    status: z.optional(applicationStatus),
    job: z.optional(idParam),
    user: z.optional(idParam),
    ...pageQuery,
  }),
  response: z.object({ applications: z.array(adminApplication), ...pageAnswer }),
});

export const adminApplicationDetail = z.extend(adminApplication, {
  cancel_reason: z.nullable(z.string()),
  /** Status changes, oldest first. */
  road: z.array(
    z.object({
      from: z.nullable(applicationStatus),
      to: applicationStatus,
      by: z.enum(['labour', 'employer', 'system']),
      reason: z.nullable(z.string()),
      at: instant,
    }),
  ),
  /**
   * Facts about the course of the application. `reveals`: number of the employer's recorded views of the phone number
   * and the résumé. `days`: number of workdays per attendance state. `stars`: the visible ratings.
   */
  reveals: z.int(),
  days: z.record(z.string(), z.int()),
  stars: z.array(z.object({ by: userType, score: z.int() })),
});
export type AdminApplicationDetail = z.output<typeof adminApplicationDetail>;

const getApplication = endpoint({
  method: 'GET',
  path: '/api/v1/admin/applications/{application_id}',
  summary: 'One application with its status history, without the messages of either side.',
  auth: 'admin',
  capability: 'look',
  params: z.object({ application_id: idParam }),
  response: adminApplicationDetail,
  problems: ['not_found'],
});

export const adminApplicationEndpoints = {
  listApplications,
  getApplication,
};

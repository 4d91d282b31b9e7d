// Users in the admin area (D42). All data is masked; an administrator reveals one phone number at a
// time and gives a reason.
import { adminApplicationEndpoints } from './admin-applications.ts';
import { adminIdentityEndpoints, maskedIdentity } from './admin-identities.ts';
import { adminReason } from './admin-reason.ts';
import { endpoint, idParam, pageAnswer, pageQuery } from './http.ts';
import { fileKind, identityStatus, stateField, userType } from './reference.ts';
import { employerReputation, labourReputation } from './reputation.ts';
import { instant, line } from './values.ts';
import { z } from './z.ts';

/** Maximum number of matching users or applications that a list counts exactly; `total` is 1,001 if more match. */
export const PEOPLE_COUNTED = 1000;

export const accountStatuses = ['active', 'suspended', 'erased'] as const;
export const accountStatus = z.enum(accountStatuses, 'not_a_choice');
export type AccountStatus = z.output<typeof accountStatus>;

/** Identity states in the filter of the user list; `none` means that the user gave no identity number. */
export const verifications = ['none', 'format_valid', 'pending', 'verified', 'rejected'] as const;

/** Types of open case about a user that entitle an administrator to see the user's phone number. */
export const caseTypes = ['report', 'identity', 'grievance', 'day', 'job'] as const;
const caseType = z.enum(caseTypes, 'not_a_choice');
export type CaseType = z.output<typeof caseType>;
export const openCase = z.object({
  type: caseType,
  id: z.int(),
  /** Case number of a report, or ticket of a grievance; null for other types of case. */
  label: z.nullable(z.string()),
  since: instant,
});
export type OpenCase = z.output<typeof openCase>;

const userParams = z.object({ user_id: idParam });

/** A user in a list. The phone is masked as `98••••••10`; the names of erased users are empty. */
export const listedUser = z.object({
  id: z.int(),
  uid: z.string(),
  user_type: userType,
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.nullable(z.string()),
  phone_masked: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  status: accountStatus,
  identity_status: z.nullable(identityStatus),
  created_at: instant,
});
export type ListedUser = z.output<typeof listedUser>;

const listUsers = endpoint({
  method: 'GET',
  path: '/api/v1/admin/users',
  summary:
    'Users, newest first. `q` is part of a name or company, an id or uid, or, for roles that may reveal phone numbers, a complete phone number. `total` counts up to 1,001.',
  auth: 'admin',
  capability: 'look',
  query: z.strictObject({
    q: z.optional(line({ min: 0, max: 80 })),
    user_type: z.optional(userType),
    state: z.optional(stateField),
    status: z.optional(accountStatus),
    verification: z.optional(z.enum(verifications, 'not_a_choice')),
    sort: z._default(z.enum(['newest', 'oldest'], 'not_a_choice'), 'newest'),
    ...pageQuery,
  }),
  response: z.object({ users: z.array(listedUser), ...pageAnswer }),
});

const reportAbout = z.object({
  case_number: z.string(),
  reason: z.string(),
  status: z.enum(['open', 'upheld', 'dismissed']),
  created_at: instant,
});

const auditLine = z.object({
  id: z.int(),
  actor: z.string(),
  action: z.string(),
  reason: z.nullable(z.string()),
  at: instant,
});

const pastReview = z.object({
  id: z.int(),
  status: z.enum(['pending', 'verified', 'rejected']),
  reason: z.nullable(z.string()),
  reviewer: z.nullable(z.string()),
  submitted_at: instant,
  decided_at: z.nullable(instant),
});

export const userDetail = z.extend(listedUser, {
  language: z.string(),
  pincode: z.nullable(z.string()),
  identity: maskedIdentity,
  reviews: z.array(pastReview),
  documents: z.array(z.object({ kind: fileKind, content_type: z.string(), size: z.int(), uploaded_at: instant })),
  skills: z.array(z.string()),
  experience_years: z.nullable(z.int()),
  languages_known: z.array(z.string()),
  has_gst_number: z.boolean(),
  /**
   * Number of records per status. `jobs` counts an employer's jobs (empty for a worker). `applications` counts the
   * applications that a worker sent or an employer received.
   */
  jobs: z.record(z.string(), z.int()),
  applications: z.record(z.string(), z.int()),
  /** Reputation of a worker; null for an employer. */
  labour_reputation: z.nullable(labourReputation),
  employer_reputation: z.nullable(employerReputation),
  reports: z.object({ total: z.int(), latest: z.array(reportAbout) }),
  /**
   * Open cases about the user, such as reports and identity reviews; empty if the calling administrator is a viewer.
   */
  cases: z.array(openCase),
  sessions: z.int(),
  seen_at: z.nullable(instant),
  suspension: z.nullable(z.object({ since: instant, reason: z.string() })),
  erased_at: z.nullable(instant),
  /** Scheduled time of an erasure that the user requested; null without a pending request. */
  erase_at: z.nullable(instant),
  /** Admin actions on this user. A calling moderator receives only the actions that this moderator took. */
  audit: z.array(auditLine),
});
export type UserDetail = z.output<typeof userDetail>;

const getUser = endpoint({
  method: 'GET',
  path: '/api/v1/admin/users/{user_id}',
  summary: 'One user with the data that moderators need, masked.',
  auth: 'admin',
  capability: 'look',
  params: userParams,
  response: userDetail,
  problems: ['not_found'],
});

const revealPhone = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/{user_id}/reveal-phone',
  summary:
    'Reveals a user’s phone number for an open case about the user and with a reason, both recorded; 20 a day (D57).',
  auth: 'admin',
  capability: 'moderate',
  params: userParams,
  body: z.strictObject({
    ...adminReason,
    case_type: caseType,
    case_id: z.int('not_an_id').check(z.minimum(1, 'not_an_id')),
  }),
  response: z.object({ phone_number: z.string() }),
  problems: ['not_found', 'rate_limited', 'case_not_open'],
});

const suspendUser = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/{user_id}/suspend',
  summary:
    'Suspends a user: closes the sockets and pauses the open jobs. The user may only read the reason, export data and erase the account.',
  auth: 'admin',
  capability: 'moderate',
  params: userParams,
  body: z.strictObject(adminReason),
  response: userDetail,
  problems: ['not_found', 'invalid_transition'],
});

const restoreUser = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/{user_id}/restore',
  summary: 'Ends a suspension: the jobs that it paused are shown again unless they have expired.',
  auth: 'admin',
  capability: 'moderate',
  params: userParams,
  body: z.strictObject(adminReason),
  response: userDetail,
  problems: ['not_found', 'invalid_transition'],
});

export const adminPeopleEndpoints = {
  listUsers,
  getUser,
  revealPhone,
  suspendUser,
  restoreUser,
  ...adminIdentityEndpoints,
  ...adminApplicationEndpoints,
};

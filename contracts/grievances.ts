// Complaints to the Grievance Officer (C.8): any person can complain, receives a ticket and reads the outcome.
import { endpoint, idParam, pageAnswer, pageQuery, queryFlag } from './http.ts';
import { normalisePhone } from './phone.ts';
import { instant, language, line, prose } from './values.ts';
import { wordsLangField } from './words-lang.ts';
import { z } from './z.ts';

export const grievanceKinds = [
  'fraud',
  'fake_job',
  'harassment',
  'impersonation',
  'privacy',
  'account',
  'payment',
  'other',
] as const;
export type GrievanceKind = (typeof grievanceKinds)[number];

/**
 * Kinds of complaint with the shorter deadline of the setting `grievance_urgent_hours`. Impersonation includes intimate
 * pictures (C.8).
 */
export const urgentGrievances: readonly GrievanceKind[] = ['impersonation'];

/** A complaint is submitted (`received`), then read by a moderator (`acknowledged`), then answered (`decided`). */
export const grievanceStatuses = ['received', 'acknowledged', 'decided'] as const;
export const grievanceVerdicts = ['upheld', 'dismissed'] as const;

/** Maximum length of a complaint, in characters. */
export const MAX_GRIEVANCE_LENGTH = 4000;

const MAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,190}\.[A-Za-z]{2,24}$/;
const asContact = (text: string) => normalisePhone(text) ?? text.trim();

/** Contact of the complainant: a mobile number in any spelling, normalised to +91XXXXXXXXXX, or an e-mail address. */
const contactWay = z.pipe(
  z.pipe(line({ max: 254 }), z.transform(asContact)),
  z.string().check(z.refine((text) => /^\+91[6-9]\d{9}$/.test(text) || MAIL.test(text), 'contact_invalid')),
);

/**
 * Returns the schema of a ticket number or secret code as a user typed it, perhaps after a phone call: `beginning` (may
 * be empty), then two groups of four letters or digits. Ignores case, spaces and dashes.
 */
const readOut = (beginning: string) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(40, 'not_an_id')),
      z.transform((text: string) => {
        const letters = text
          .toUpperCase()
          .replace(/[^0-9A-Z]/g, '')
          .replace(new RegExp(`^${beginning}(?=.{8}$)`), '');
        return `${beginning && `${beginning}-`}${letters.slice(0, 4)}-${letters.slice(4)}`;
      }),
    ),
    z.string().check(z.regex(new RegExp(`^${beginning && `${beginning}-`}[0-9A-Z]{4}-[0-9A-Z]{4}$`), 'not_an_id')),
  );

const grievance = z.object({
  /** Reference for inquiries, such as `G-7F3K-29QD`. */
  ticket: z.string(),
  kind: z.enum(grievanceKinds),
  /** Text of the complaint; null after it was erased. */
  words: z.nullable(z.string()),
  link: z.nullable(z.string()),
  status: z.enum(grievanceStatuses),
  verdict: z.nullable(z.enum(grievanceVerdicts)),
  /** The officer's answer; null before the decision. */
  outcome: z.nullable(z.string()),
  ...wordsLangField('words', 'outcome'),
  created_at: instant,
  /** Deadlines of the complaint. `due_ack_at`: for the acknowledgement by a moderator. `due_at`: for the decision. */
  due_ack_at: instant,
  due_at: instant,
  acknowledged_at: z.nullable(instant),
  decided_at: z.nullable(instant),
});
export type Grievance = z.output<typeof grievance>;

const sendGrievance = endpoint({
  method: 'POST',
  path: '/api/v1/grievances/',
  summary:
    'Submits a complaint to the Grievance Officer; visitors give their contact. Returns the receipt: the ticket, and the secret code that opens it.',
  auth: 'public',
  status: 201,
  body: z.strictObject({
    kind: z.enum(grievanceKinds, 'not_a_choice'),
    words: prose({ max: MAX_GRIEVANCE_LENGTH }),
    contact: z.optional(z.nullable(contactWay)),
    link: z.optional(z.nullable(line({ min: 0, max: 300 }))),
    language: z.optional(language),
  }),
  response: z.extend(grievance, { secret_code: z.string() }),
  problems: ['rate_limited', 'idempotency_key_reused'],
});

const followGrievance = endpoint({
  method: 'GET',
  path: '/api/v1/grievances/{ticket}/',
  summary: 'Status and answer of a complaint: for its signed-in author, or with the secret code of the ticket.',
  auth: 'public',
  params: z.object({ ticket: readOut('G') }),
  query: z.strictObject({ code: z.optional(readOut('')) }),
  response: grievance,
  problems: ['not_found', 'rate_limited'],
});

const listMyGrievances = endpoint({
  method: 'GET',
  path: '/api/v1/grievances/',
  summary: 'The caller’s complaints and their answers, newest first.',
  auth: 'user',
  query: z.strictObject(pageQuery),
  response: z.object({ grievances: z.array(grievance), ...pageAnswer }),
});

export const grievanceEndpoints = { sendGrievance, followGrievance, listMyGrievances };

const ofAdmins = {
  id: z.int(),
  ticket: z.string(),
  kind: z.enum(grievanceKinds),
  status: z.enum(grievanceStatuses),
  verdict: z.nullable(z.enum(grievanceVerdicts)),
  /** The first characters of the complaint; null after its text was erased. */
  excerpt: z.nullable(z.string()),
  assignee: z.nullable(z.string()),
  created_at: instant,
  due_ack_at: instant,
  due_at: instant,
  acknowledged_at: z.nullable(instant),
  decided_at: z.nullable(instant),
  /** True if the next step (acknowledgement or decision) is past its deadline. */
  overdue: z.boolean(),
};

export const grievanceRow = z.object(ofAdmins);
export type GrievanceRow = z.output<typeof grievanceRow>;

export const grievanceSteps = ['acknowledged', 'assigned', 'noted', 'decided', 'reopened', 'overdue'] as const;

const step = z.object({
  id: z.int(),
  kind: z.enum(grievanceSteps),
  /** User name of the administrator; null if the step was automatic or the administrator's account was deleted. */
  by: z.nullable(z.string()),
  words: z.nullable(z.string()),
  at: instant,
});

const { excerpt: _excerpt, ...withoutExcerpt } = ofAdmins;

const detail = z.object({
  ...withoutExcerpt,
  words: z.nullable(z.string()),
  link: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  ...wordsLangField('words', 'outcome'),
  language: z.string(),
  /**
   * Masked contact of the visitor who complained; null after erasure. Null also if a signed-in user complained, because
   * the app notifies this user.
   */
  contact: z.nullable(z.string()),
  user_id: z.nullable(z.int()),
  user_name: z.nullable(z.string()),
  /** Whether the complaint is assigned to the calling administrator. */
  mine: z.boolean(),
  steps: z.array(step),
});
export type GrievanceDetail = z.output<typeof detail>;

const counts = z.object({ received: z.int(), acknowledged: z.int(), decided: z.int(), overdue: z.int() });

const params = z.object({ grievance_id: idParam });
const act = { auth: 'admin', capability: 'moderate', params, response: detail } as const;
const base = '/api/v1/admin/grievances';

const listGrievances = endpoint({
  method: 'GET',
  path: base,
  summary: 'Complaints, nearest deadline first, with the number in each status.',
  auth: 'admin',
  capability: 'moderate',
  query: z.strictObject({
    ...pageQuery,
    status: z.optional(z.enum(['open', ...grievanceStatuses], 'not_a_choice')),
    overdue: queryFlag(false),
  }),
  response: z.object({ grievances: z.array(grievanceRow), counts, ...pageAnswer }),
});

const readGrievance = endpoint({
  method: 'GET',
  path: `${base}/{grievance_id}`,
  summary: 'One complaint with its history.',
  ...act,
  problems: ['not_found'],
});

const revealContact = endpoint({
  method: 'POST',
  path: `${base}/{grievance_id}/contact`,
  summary:
    'The contact of a visitor who complained, while the complaint is open. Each request is recorded and counts towards 20 a day (D57).',
  ...act,
  response: z.object({ contact: z.string() }),
  problems: ['not_found', 'rate_limited', 'case_not_open'],
});

const acknowledgeGrievance = endpoint({
  method: 'POST',
  path: `${base}/{grievance_id}/acknowledge`,
  summary: 'Acknowledges a complaint, and assigns it to the caller if it is not assigned.',
  ...act,
  problems: ['not_found', 'grievance_state'],
});

const takeGrievance = endpoint({
  method: 'POST',
  path: `${base}/{grievance_id}/assign`,
  summary: 'Assigns a complaint to the calling administrator.',
  ...act,
  problems: ['not_found', 'grievance_state'],
});

const noteGrievance = endpoint({
  method: 'POST',
  path: `${base}/{grievance_id}/notes`,
  summary: 'Adds a note that only administrators read.',
  ...act,
  body: z.strictObject({ words: prose({ max: 2000 }) }),
  problems: ['not_found'],
});

const decideGrievance = endpoint({
  method: 'POST',
  path: `${base}/{grievance_id}/decide`,
  summary: 'Decides a complaint. The complainant reads the answer.',
  ...act,
  body: z.strictObject({ verdict: z.enum(grievanceVerdicts, 'not_a_choice'), words: prose({ max: 2000 }) }),
  problems: ['not_found', 'grievance_state'],
});

const reopenGrievance = endpoint({
  method: 'POST',
  path: `${base}/{grievance_id}/reopen`,
  summary: 'Reopens a decided complaint. Its deadline starts again.',
  ...act,
  body: z.strictObject({ reason: prose({ max: 1000 }) }),
  problems: ['not_found', 'grievance_state'],
});

export const adminGrievanceEndpoints = {
  listGrievances,
  readGrievance,
  revealContact,
  acknowledgeGrievance,
  takeGrievance,
  noteGrievance,
  decideGrievance,
  reopenGrievance,
};

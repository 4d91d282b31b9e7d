// Personal data breaches (C.6): the register for administrators, its deadlines, the notices to affected users, and the
// page on which these users read their notices.
import { endpoint, idParam, pageAnswer, pageQuery } from './http.ts';
import { languageCodes } from './languages.ts';
import { userType } from './reference.ts';
import { calendarDay, instant, language, line, prose } from './values.ts';
import { z } from './z.ts';

/**
 * Reports that a breach requires, each with a deadline. `cert_in`: to CERT-In (India's cybersecurity agency).
 * `board_first` and `board_report`: the first and the detailed report to the Data Protection Board. `people`: notices
 * to the affected users.
 */
export const breachSteps = ['cert_in', 'board_first', 'people', 'board_report'] as const;
export type BreachStep = (typeof breachSteps)[number];
export const stepStates = ['open', 'done', 'not_needed'] as const;

/**
 * Limits of breach notices to listed users. `MAX_BREACH_RECIPIENTS`: maximum number of listed users per breach.
 * `LISTED_PER_CALL`: maximum number of recipient ids per request, which limits the size of the request body.
 */
export const MAX_BREACH_RECIPIENTS = 100_000;
export const LISTED_PER_CALL = 5000;

/**
 * Schema of the time at which a breach was discovered. Rejects times before 2020 as implausible. The server also
 * rejects times in the future, measured by the database clock.
 */
const discovery = instant.check(z.refine((text) => Date.parse(text) > Date.UTC(2020), 'out_of_range'));

const facts = {
  title: line({ max: 120 }),
  /** When the operator learned of the breach. All deadlines start at this time. */
  discovered_at: discovery,
  nature: prose({ min: 0, max: 4000 }),
  happened: prose({ min: 0, max: 1000 }),
  data: prose({ min: 0, max: 2000 }),
  consequences: prose({ min: 0, max: 2000 }),
  measures: prose({ min: 0, max: 4000 }),
  contact: prose({ min: 0, max: 500 }),
};

/**
 * The users affected by a breach. `mode` is `all` for all users, `some` for the users who meet all criteria in the
 * other fields, and `listed` for users whom an administrator adds by id. The registration dates are inclusive calendar
 * days in India.
 */
const audience = z.strictObject({
  mode: z.enum(['all', 'some', 'listed'], 'not_a_choice'),
  user_type: z.optional(z.nullable(userType)),
  state: z.optional(z.nullable(line({ max: 60 }))),
  registered_from: z.optional(z.nullable(calendarDay)),
  registered_to: z.optional(z.nullable(calendarDay)),
});
export type Audience = z.output<typeof audience>;

const words = {
  headline: line({ max: 120 }),
  happened: prose({ max: 1500 }),
  data: prose({ max: 1000 }),
  done: prose({ max: 1500 }),
  advice: prose({ max: 1500 }),
  contact: prose({ max: 500 }),
};

const step = z.object({
  step: z.enum(breachSteps),
  due_at: instant,
  state: z.enum(stepStates),
  reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  settled_at: z.nullable(instant),
  settled_by: z.nullable(z.string()),
});

const incident = z.object({
  id: z.int(),
  title: z.string(),
  discovered_at: instant,
  created_at: instant,
  closed_at: z.nullable(instant),
  affected: z.int(),
  steps: z.array(step),
});
export type BreachRow = z.output<typeof incident>;

const detail = z.extend(incident, {
  nature: z.string(),
  happened: z.string(),
  data: z.string(),
  consequences: z.string(),
  measures: z.string(),
  contact: z.string(),
  audience: z.nullable(audience),
  words: z.array(
    z.object({
      language: z.enum(languageCodes),
      headline: z.string(),
      happened: z.string(),
      data: z.string(),
      done: z.string(),
      advice: z.string(),
      contact: z.string(),
    }),
  ),
  /**
   * Progress of sending notices. `at`: start of sending, null before the start. `done_at`: end of sending, null before
   * the end. `told`: number of users notified so far, out of `total`.
   */
  notices: z.object({ at: z.nullable(instant), done_at: z.nullable(instant), told: z.int(), total: z.int() }),
  created_by: z.nullable(z.string()),
  closed_by: z.nullable(z.string()),
  closing_words: z.nullable(z.string()),
});
export type Breach = z.output<typeof detail>;

const base = '/api/v1/admin/breaches';
const ofAdmins = { auth: 'admin', capability: 'handle_breaches' } as const;
const ofOne = { ...ofAdmins, params: z.object({ breach_id: idParam }), response: detail } as const;

const listBreaches = endpoint({
  method: 'GET',
  path: base,
  summary: 'The register of breaches: those with open deadlines first, nearest deadline first.',
  ...ofAdmins,
  query: z.strictObject(pageQuery),
  response: z.object({ breaches: z.array(incident), ...pageAnswer }),
});

const openBreach = endpoint({
  method: 'POST',
  path: base,
  summary: 'Records a breach. Its deadlines start at the time of discovery.',
  ...ofAdmins,
  status: 201,
  body: z.strictObject({ title: facts.title, discovered_at: facts.discovered_at }),
  response: detail,
});

const readBreach = endpoint({
  method: 'GET',
  path: `${base}/{breach_id}`,
  summary: 'One breach with its deadlines, texts and notices.',
  ...ofOne,
  problems: ['not_found'],
});

const changeBreach = endpoint({
  method: 'PUT',
  path: `${base}/{breach_id}`,
  summary: 'Changes the facts of a breach. The deadlines follow the time of discovery.',
  ...ofOne,
  body: z.strictObject(facts),
  problems: ['not_found', 'breach_closed'],
});

const setWords = endpoint({
  method: 'PUT',
  path: `${base}/{breach_id}/words`,
  summary: 'Sets the text of the notices in one language.',
  ...ofOne,
  body: z.strictObject({ language, ...words }),
  problems: ['not_found', 'breach_closed'],
});

const setAudience = endpoint({
  method: 'PUT',
  path: `${base}/{breach_id}/audience`,
  summary: 'Sets the affected users and returns their number.',
  ...ofOne,
  body: audience,
  problems: ['not_found', 'breach_closed'],
});

const addListed = endpoint({
  method: 'POST',
  path: `${base}/{breach_id}/people`,
  summary: 'Adds users to the list by their ids; `afresh` empties the list first. Returns the unknown ids.',
  ...ofOne,
  body: z.strictObject({
    ids: z.array(z.int('not_an_id').check(z.minimum(1, 'not_an_id'))).check(z.maxLength(LISTED_PER_CALL, 'too_many')),
    afresh: z.boolean('invalid'),
  }),
  response: z.object({ listed: z.int(), unknown: z.array(z.int()) }),
  problems: ['not_found', 'breach_closed', 'breach_list_full'],
});

const sendNotices = endpoint({
  method: 'POST',
  path: `${base}/{breach_id}/notices`,
  summary:
    'Sends the notices to all affected users who have not received one. `people` is the number of recipients that the administrator has seen.',
  ...ofOne,
  body: z.strictObject({ people: z.int('not_a_whole_number') }),
  problems: ['not_found', 'breach_closed', 'breach_not_ready', 'stale_version'],
});

const settleStep = endpoint({
  method: 'POST',
  path: `${base}/{breach_id}/steps/{step}`,
  summary: 'Sets a step to done, to not needed with a reason, or to open again.',
  ...ofOne,
  params: z.object({ breach_id: idParam, step: z.enum(breachSteps) }),
  body: z.strictObject({
    state: z.enum(stepStates, 'not_a_choice'),
    reference: z.optional(z.nullable(line({ min: 0, max: 120 }))),
    reason: z.optional(z.nullable(prose({ min: 0, max: 1000 }))),
  }),
  problems: ['not_found', 'breach_closed'],
});

const closeBreach = endpoint({
  method: 'POST',
  path: `${base}/{breach_id}/close`,
  summary: 'Closes a breach whose steps are all done or not needed.',
  ...ofOne,
  body: z.strictObject({ words: prose({ max: 2000 }) }),
  problems: ['not_found', 'breach_closed', 'breach_steps_open'],
});

export const breachEndpoints = {
  listBreaches,
  openBreach,
  readBreach,
  changeBreach,
  setWords,
  setAudience,
  addListed,
  sendNotices,
  settleStep,
  closeBreach,
};

const notice = z.object({
  id: z.int(),
  told_at: instant,
  headline: z.string(),
  happened: z.string(),
  data: z.string(),
  done: z.string(),
  advice: z.string(),
  contact: z.string(),
});
export type BreachNotice = z.output<typeof notice>;

const listNotices = endpoint({
  method: 'GET',
  path: '/api/v1/privacy/breaches/',
  summary: 'The breach notices that the caller has received, newest first, in the language of Accept-Language.',
  auth: 'user',
  response: z.object({ notices: z.array(notice) }),
});

export const breachNoticeEndpoints = { listNotices };

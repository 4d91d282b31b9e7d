// Reports about a job, a user or a crew, and their outcome (C.8).
import { endpoint, pageAnswer, pageQuery } from './http.ts';
import { instant, prose, readerTitleField } from './values.ts';
import { wordsLangField } from './words-lang.ts';
import { z } from './z.ts';

export const reportTargets = ['job', 'user', 'crew'] as const;
export const reportReasons = [
  'money_asked',
  'fake',
  'wrong_pay',
  'pay_taken',
  'discrimination',
  'harassment',
  'unsafe',
  'not_reachable',
  'wrong_person',
  'other',
] as const;

/**
 * Statuses of a report. `upheld`: the moderator confirmed the report and acted. `dismissed`: the moderator found no
 * violation.
 */
export const reportStatuses = ['open', 'upheld', 'dismissed'] as const;

export const report = z.object({
  /** Reference for inquiries, such as `KS-7F3K-29QD`. */
  case_number: z.string(),
  target_type: z.enum(reportTargets),
  reason: z.enum(reportReasons),
  details: z.nullable(z.string()),
  /** Current name of the reported job, user or crew; null if it was deleted. */
  target_name: z.nullable(z.string()),
  /** Uuid of the reported job; null for a reported user or crew. Responses of the previous release have no `job_uid`. */
  job_uid: z.optional(z.nullable(z.string())),
  ...readerTitleField,
  status: z.enum(reportStatuses),
  /** The moderator's answer to the reporter; null before the decision. */
  outcome: z.nullable(z.string()),
  ...wordsLangField('details', 'outcome'),
  created_at: instant,
  decided_at: z.nullable(instant),
});
export type Report = z.output<typeof report>;

const sendReport = endpoint({
  method: 'POST',
  path: '/api/v1/reports/',
  summary: 'Reports a job (by uuid or id), a user (by id) or a crew (by uuid). The response contains a case number.',
  auth: 'user',
  status: 201,
  body: z
    .strictObject({
      target_type: z.enum(reportTargets, 'not_a_choice'),
      target_id: z.union([
        z.int('not_an_id').check(z.minimum(1, 'not_an_id')),
        z.string().check(z.regex(/^(?:[1-9]\d{0,14}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, 'not_an_id')),
      ]),
      reason: z.enum(reportReasons, 'not_a_choice'),
      details: z.optional(z.nullable(prose({ min: 0, max: 1000 }))),
    })
    .check(
      // Only a crew can be reported for `pay_taken`, and only a job or a user for `wrong_pay`.
      z.refine(({ target_type, reason }) => reason !== (target_type === 'crew' ? 'wrong_pay' : 'pay_taken'), {
        message: 'not_a_choice',
        path: ['reason'],
      }),
    ),
  response: report,
  problems: ['not_found', 'already_reported', 'rate_limited'],
});

const listMyReports = endpoint({
  method: 'GET',
  path: '/api/v1/reports/',
  summary: 'The caller’s reports and their outcomes, newest first.',
  auth: 'user',
  query: z.strictObject(pageQuery),
  response: z.object({ reports: z.array(report), ...pageAnswer }),
});

export const reportEndpoints = { sendReport, listMyReports };

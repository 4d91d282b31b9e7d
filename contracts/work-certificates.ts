// Work certificates (D71): a worker requests one about a wage account, and the employer certifies the days of work,
// declines, or takes the certificate back. The platform certifies nothing, and silence certifies nothing.
import { endpoint, idParam } from './http.ts';
import { calendarDay, instant } from './values.ts';
import { z } from './z.ts';

/** Days in which the employer can answer a request. */
export const CERTIFICATE_ANSWER_DAYS = 14;

/** Days of work that the boards for building workers require, within {@link BOARD_PERIOD_DAYS}. */
export const BOARD_DAYS = 90;
export const BOARD_PERIOD_DAYS = 365;

/**
 * States of a certificate. `lapsed`: the employer did not answer in time. `revoked`: the employer has taken it back, or a
 * later correction of the wage account removed a day.
 */
export const certificateStates = ['requested', 'lapsed', 'certified', 'declined', 'revoked'] as const;

/** Reasons of an employer who declines a request or takes a certificate back. */
export const certificateReasons = ['wrong_days', 'not_worked', 'wrong_person', 'other'] as const;
export type CertificateReason = (typeof certificateReasons)[number];

/** Acts of both sides: the worker requests, the employer does the rest. */
export const certificateActs = ['request', 'certify', 'decline', 'revoke'] as const;
export type CertificateAct = (typeof certificateActs)[number];

/** Agreed days of work without days that are agreed by silence. A half day is a day of work. */
export const certifiedDays = z.object({
  from: calendarDay,
  to: calendarDay,
  total_days: z.int(),
  half_days: z.int(),
  /**
   * Days by the employer's code. The worker entered it, or the leader of the crew entered it for the worker, who did not
   * deny the day.
   */
  by_code: z.int(),
  /** Days that the worker or the employer entered. */
  by_entry: z.int(),
});
export type CertifiedDays = z.output<typeof certifiedDays>;

export const workCertificate = z.object({
  id: z.int(),
  state: z.enum(certificateStates),
  /** `recount`: a correction removed a certified day. Null unless the certificate is declined or revoked. */
  reason: z.nullable(z.enum([...certificateReasons, 'recount'])),
  /** The certified days; null before the answer. */
  days: z.nullable(certifiedDays),
  requested_at: instant,
  answered_at: z.nullable(instant),
});
export type WorkCertificate = z.output<typeof workCertificate>;

export const accountCertificate = z.object({
  /** The latest certificate of the account. */
  certificate: z.nullable(workCertificate),
  /** The days that the employer could certify now; null without such a day, or if the employer was erased. */
  certifiable: z.nullable(certifiedDays),
  /** Whether the worker can request the signed document: the latest certificate or an earlier one is certified. */
  has_paper: z.boolean(),
  allowed: z.array(z.enum(certificateActs)),
});
export type AccountCertificate = z.output<typeof accountCertificate>;

export const workDays = z.object({
  /** The first day that counts. */
  since: calendarDay,
  /** Different days in building trades that employers have certified. */
  certified: z.int(),
  /** Further agreed days in building trades, which an employer could certify. */
  uncertified: z.int(),
  needed: z.int(),
});
export type WorkDays = z.output<typeof workDays>;

const getCertificate = endpoint({
  method: 'GET',
  path: '/api/v1/wages/accounts/{account_id}/certificate/',
  summary: 'The latest work certificate of a wage account, and the days that the employer could certify now (D71).',
  auth: 'user',
  whileSuspended: 'allowed',
  params: z.object({ account_id: idParam }),
  response: accountCertificate,
  problems: ['not_found'],
});

const requestCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/labour/work-certificates/',
  summary:
    'Asks the employer to certify the days of work of a wage account (D71). A repeated request changes nothing while the first one waits. An account without a day that can be certified is `not_found`.',
  auth: 'labour',
  body: z.strictObject({ account_id: z.int('not_a_whole_number').check(z.minimum(1, 'not_a_whole_number')) }),
  status: 201,
  response: accountCertificate,
  problems: ['not_found', 'rate_limited'],
});

const reason = z.enum(certificateReasons, 'not_a_choice');

const decideCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/employers/work-certificates/{certificate_id}/decisions/',
  summary:
    'Certifies the days of work, declines the request, or takes a certificate back, with a reason (D71). The numbers of days are those that the employer saw: if other days can be certified now, the answer is `stale_version`. A certificate can be taken back together with the earlier ones of the account, also while a later request waits. The check of a paper that was taken back says so.',
  auth: 'employer',
  params: z.object({ certificate_id: idParam }),
  body: z.discriminatedUnion(
    'decision',
    [
      z.strictObject({
        decision: z.literal('certify'),
        from: calendarDay,
        to: calendarDay,
        total_days: z.int(),
        half_days: z.int(),
        by_code: z.int(),
      }),
      z.strictObject({ decision: z.literal('decline'), reason }),
      z.strictObject({ decision: z.literal('revoke'), reason }),
    ],
    'not_a_choice',
  ),
  response: accountCertificate,
  problems: ['not_found', 'invalid_transition', 'stale_version'],
});

const getWorkDays = endpoint({
  method: 'GET',
  path: '/api/v1/labour/work-days/',
  summary: 'How many days in building trades employers have certified in the last 365 days, and how many are missing.',
  auth: 'labour',
  response: workDays,
});

export const workCertificateEndpoints = { getCertificate, requestCertificate, decideCertificate, getWorkDays };
export type CertificateDecision = z.output<typeof decideCertificate.body>;

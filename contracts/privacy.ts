// The user's rights over their data: consents, export and erasure (D58, C.6).
import { endpoint } from './http.ts';
import { instant } from './values.ts';
import { wordsLangField } from './words-lang.ts';
import { z } from './z.ts';

/**
 * Purposes of consent. `registration`: the processing that the privacy notice describes; users withdraw this consent
 * only by erasing the account. `identity`: the check of the identity number. `being_found`: only for workers; employers
 * with matching jobs may see the worker before an application.
 */
export const consentPurposes = ['registration', 'identity', 'being_found'] as const;
export const consentPurpose = z.enum(consentPurposes);

export const consent = z.object({
  purpose: consentPurpose,
  given: z.boolean(),
  /** Receipt of the consent: version and language of the notice, and the time. Null if the user never consented. */
  version: z.nullable(z.string()),
  language: z.nullable(z.string()),
  given_at: z.nullable(instant),
  withdrawn_at: z.nullable(instant),
});
export type Consent = z.output<typeof consent>;

const consents = z.object({
  /** Version of the current privacy notice. */
  version: z.string(),
  consents: z.array(consent),
});

const getConsents = endpoint({
  method: 'GET',
  path: '/api/v1/me/consents/',
  summary: 'The caller’s consents, with their receipts.',
  auth: 'user',
  whileSuspended: 'allowed',
  response: consents,
});

const setConsents = endpoint({
  method: 'PUT',
  path: '/api/v1/me/consents/',
  summary:
    'Gives or withdraws consents. Withdrawing `identity` removes the mask, the digest and the copies of documents at once. With `being_found` (workers only), employers with matching jobs see the worker.',
  auth: 'user',
  whileSuspended: 'allowed',
  body: z.strictObject({ identity: z.optional(z.boolean()), being_found: z.optional(z.boolean()) }),
  response: consents,
});

export const dataExport = z.object({
  /**
   * State of the export: `none` if it was not requested, `pending` while the worker process creates it, `ready` for
   * download.
   */
  status: z.enum(['none', 'pending', 'ready']),
  requested_at: z.nullable(instant),
  ready_at: z.nullable(instant),
  /** When the finished export is deleted; null until the export is ready. */
  expires_at: z.nullable(instant),
});
export type DataExport = z.output<typeof dataExport>;

export const erasure = z.object({
  /**
   * State of the erasure. `none`: the user has not requested it. `cooling`: the server will erase the account at
   * `erase_at` unless the user cancels the request.
   */
  status: z.enum(['none', 'cooling']),
  requested_at: z.nullable(instant),
  erase_at: z.nullable(instant),
});
export type Erasure = z.output<typeof erasure>;

const getPrivacy = endpoint({
  method: 'GET',
  path: '/api/v1/me/privacy/',
  summary: 'The status of the caller’s data export and erasure. Requests nothing.',
  auth: 'user',
  whileSuspended: 'allowed',
  response: z.object({ export: dataExport, erasure, cooling_days: z.int() }),
});

const getExport = endpoint({
  method: 'GET',
  path: '/api/v1/me/export/',
  summary: 'Requests a data export, or returns the status of the latest export. Requires a fresh session.',
  auth: 'user',
  whileSuspended: 'allowed',
  response: dataExport,
  problems: ['session_not_fresh'],
});

const getExportFile = endpoint({
  method: 'GET',
  path: '/api/v1/me/export/file/',
  summary: 'The data export: `format=json` for programs, `format=html` to read. Requires a fresh session.',
  auth: 'user',
  whileSuspended: 'allowed',
  query: z.strictObject({ format: z._default(z.enum(['json', 'html'], 'not_a_choice'), 'json') }),
  answers: 'file',
  response: z.unknown(),
  problems: ['not_found', 'session_not_fresh'],
});

const eraseAccount = endpoint({
  method: 'POST',
  path: '/api/v1/me/erase/',
  summary:
    'Closes the account and erases it after the cooling time. Ends all other sessions. Requires a fresh session.',
  auth: 'user',
  whileSuspended: 'allowed',
  response: erasure,
  problems: ['session_not_fresh'],
});

const keepAccount = endpoint({
  method: 'DELETE',
  path: '/api/v1/me/erase/',
  summary: 'Cancels a requested erasure during the cooling time.',
  auth: 'user',
  whileSuspended: 'allowed',
  response: erasure,
});

const getSuspension = endpoint({
  method: 'GET',
  path: '/api/v1/me/suspension/',
  summary: 'Whether the caller’s account is suspended, since when, and our team’s reason; null if it is not suspended.',
  auth: 'user',
  whileSuspended: 'allowed',
  response: z.object({
    suspension: z.nullable(z.object({ since: instant, reason: z.string(), ...wordsLangField('reason') })),
  }),
});

export const privacyEndpoints = {
  getSuspension,
  getConsents,
  setConsents,
  getPrivacy,
  getExport,
  getExportFile,
  eraseAccount,
  keepAccount,
};

// Documents that the platform signs for a user, such as the wage statement (D71, D97). Uploaded files are in `files.ts`.
import { endpoint, idParam, uidParam } from './http.ts';
import { instant, language } from './values.ts';
import { z } from './z.ts';

/**
 * Kinds of documents. `wage-statement`: everything that a wage account contains, for a claim of the worker. `wage-slip`: a
 * month of the account. `appointment-note`: the agreed terms. `work-certificate`: the days that the employer certified.
 * `diary-statement`: everything that a worker wrote in a diary, which no other side confirms.
 */
export const documentKinds = [
  'wage-statement',
  'wage-slip',
  'appointment-note',
  'work-certificate',
  'diary-statement',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Days for which a document is valid: a claim for wages has three years (D71). */
const CLAIM_DAYS = 1200;
export const validDays: Readonly<Record<DocumentKind, number>> = {
  'wage-statement': CLAIM_DAYS,
  'wage-slip': CLAIM_DAYS,
  'appointment-note': CLAIM_DAYS,
  'work-certificate': 180,
  'diary-statement': CLAIM_DAYS,
};

/** Seconds for which a document of this kind is valid. */
export const validSeconds = (kind: DocumentKind): number => validDays[kind] * 24 * 60 * 60;

export const signedPaper = z.object({
  uid: z.string(),
  kind: z.enum(documentKinds),
  language,
  /** `requested`: the worker process still makes it. `failed`: it cannot be made. `revoked`: it is no longer genuine. */
  state: z.enum(['requested', 'issued', 'failed', 'revoked']),
  requested_at: instant,
  expires_at: z.nullable(instant),
});
export type SignedPaper = z.output<typeof signedPaper>;

/** Months of a wage slip: `2026-11`. */
const month = z.string('required').check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'date_invalid'));

const newDocument = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('wage-statement'), language }),
    z.strictObject({ kind: z.literal('wage-slip'), language, month }),
    z.strictObject({ kind: z.literal('appointment-note'), language }),
    z.strictObject({ kind: z.literal('work-certificate'), language }),
  ],
  'not_a_choice',
);
export type NewDocument = z.output<typeof newDocument>;

const byUid = z.object({ document_uid: uidParam });

const requestDocument = endpoint({
  method: 'POST',
  path: '/api/v1/wages/accounts/{account_id}/documents/',
  summary:
    'Requests a signed document about a wage account (D71). Only the worker may request a wage statement or a work certificate. A note without agreed terms, and a certificate that the employer has not certified, are `not_found`. The same request about unchanged facts returns the same document. The other side is not notified.',
  auth: 'user',
  whileSuspended: 'allowed',
  params: z.object({ account_id: idParam }),
  body: newDocument,
  status: 202,
  response: signedPaper,
  problems: ['not_found', 'wrong_party', 'name_not_printable', 'rate_limited'],
});

const getDocument = endpoint({
  method: 'GET',
  path: '/api/v1/documents/{document_uid}/',
  summary: 'A signed document of the caller, with its state.',
  auth: 'user',
  whileSuspended: 'allowed',
  params: byUid,
  response: signedPaper,
  problems: ['not_found'],
});

const getDocumentPdf = endpoint({
  method: 'GET',
  path: '/api/v1/documents/{document_uid}/pdf/',
  summary: 'The PDF of a signed document of the caller.',
  auth: 'user',
  whileSuspended: 'allowed',
  params: byUid,
  answers: 'file',
  response: z.unknown(),
  problems: ['not_found', 'document_not_ready'],
});

export const documentEndpoints = { requestDocument, getDocument, getDocumentPdf };

// Documents that the platform signs for a user, such as the wage statement (D71, D97). Uploaded files are in `files.ts`.
import { endpoint, idParam, uidParam } from './http.ts';
import { calendarDay, instant, language } from './values.ts';
import { z } from './z.ts';

/** Kinds of documents. `wage-statement`: everything that a wage account contains, for a claim of the worker. */
export const documentKinds = ['wage-statement'] as const;

/** Seconds for which a document about wages is valid: a claim for wages has three years (D71). */
export const VALID_SECONDS = 1200 * 24 * 60 * 60;

/** A name in a document has at most this many characters. */
export const MAX_NAME = 80;

const paise = z.int();

/**
 * The facts of a wage statement, which are signed. Amounts are in paise. `rows` is the SHA-256, in base64url, of the
 * canonical JSON of all terms and entries, which the PDF carries as `rows.json`.
 */
export const statementFacts = z.object({
  worker: z.string(),
  employer: z.string(),
  trade: z.string(),
  first_day: calendarDay,
  day: calendarDay,
  earned: paise,
  received: paise,
  owed: paise,
  waiting: paise,
  disputed: paise,
  entries: z.int(),
  rows: z.string(),
});
export type StatementFacts = z.output<typeof statementFacts>;

export const signedPaper = z.object({
  uid: z.string(),
  kind: z.enum(documentKinds),
  language,
  /** `requested`: the worker process still makes it. `failed`: it cannot be made. */
  state: z.enum(['requested', 'issued', 'failed']),
  requested_at: instant,
  expires_at: z.nullable(instant),
});
export type SignedPaper = z.output<typeof signedPaper>;

const byUid = z.object({ document_uid: uidParam });

const requestDocument = endpoint({
  method: 'POST',
  path: '/api/v1/wages/accounts/{account_id}/documents/',
  summary:
    'Requests a signed document about a wage account (D71). The same request about an unchanged account returns the same document. The employer is not notified.',
  auth: 'labour',
  whileSuspended: 'allowed',
  params: z.object({ account_id: idParam }),
  body: z.strictObject({ kind: z.enum(documentKinds, 'not_a_choice'), language }),
  status: 202,
  response: signedPaper,
  problems: ['not_found', 'name_not_printable', 'rate_limited'],
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

// Identity verification: the identity number, the documents, and the moderator's decision (D39, D40).
import { fileInfo } from './files.ts';
import { endpoint } from './http.ts';
import { identity } from './people.ts';
import { badge } from './reference.ts';
import { identityType, instant, line } from './values.ts';
import { wordsLangField } from './words-lang.ts';
import { z } from './z.ts';

const review = z.object({
  status: z.enum(['pending', 'verified', 'rejected']),
  submitted_at: instant,
  decided_at: z.nullable(instant),
  /** The moderator's reason for a rejection; null if the review is not rejected. */
  reason: z.nullable(z.string()),
  ...wordsLangField('reason'),
});

export const verification = z.object({
  badges: z.array(badge),
  identity: z.nullable(identity),
  /**
   * Documents that the user uploaded for the review by a moderator; null for a document that the user did not upload.
   */
  documents: z.object({
    identity: z.nullable(fileInfo),
    pan: z.nullable(fileInfo),
    gst: z.nullable(fileInfo),
  }),
  /** The latest review; null if none was requested. */
  review: z.nullable(review),
});
export type Verification = z.output<typeof verification>;

const getVerification = endpoint({
  method: 'GET',
  path: '/api/v1/me/verification/',
  summary: 'The status of the caller’s identity verification.',
  auth: 'user',
  response: verification,
});

const submitVerification = endpoint({
  method: 'POST',
  path: '/api/v1/me/verification/',
  summary: 'Submits the documents to a moderator. 422 `document_required` without one, 409 while a review is pending.',
  auth: 'user',
  status: 201,
  response: verification,
  problems: ['review_pending', 'identity_verified'],
});

const setIdentity = endpoint({
  method: 'PUT',
  path: '/api/v1/me/identity/',
  summary: 'Sets or replaces the identity number. Only a mask and a keyed digest are stored. 409 once it is verified.',
  auth: 'user',
  body: z.strictObject({ identity_type: identityType, identity_number: line({ max: 40 }) }),
  response: verification,
  problems: ['identity_verified', 'review_pending', 'rate_limited'],
});

export const verificationEndpoints = { getVerification, submitVerification, setIdentity };

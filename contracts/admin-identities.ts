// Reviews of identities in the admin area (D39, D42). Identity numbers are masked.
import { adminReason } from './admin-reason.ts';
import { endpoint, idParam, pageAnswer, pageQuery } from './http.ts';
import { fileKind, identityStatus, reviewCauses, userType } from './reference.ts';
import { identityType, instant } from './values.ts';
import { z } from './z.ts';

const reviewParams = z.object({ review_id: idParam });

export const maskedIdentity = z.nullable(z.object({ type: identityType, masked: z.string(), status: identityStatus }));

export const waitingIdentity = z.object({
  id: z.int(),
  user_id: z.int(),
  user_type: userType,
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.nullable(z.string()),
  identity: maskedIdentity,
  documents: z.array(fileKind),
  cause: z.enum(reviewCauses),
  /**
   * Other accounts with the same identity number. `accounts`: how many there are. `verified`: whether one of them is
   * verified. The response does not name these accounts.
   */
  other_claims: z.object({ accounts: z.int(), verified: z.boolean() }),
  submitted_at: instant,
});
export type WaitingIdentity = z.output<typeof waitingIdentity>;

const listIdentities = endpoint({
  method: 'GET',
  path: '/api/v1/admin/identities',
  summary: 'Identities that wait for a moderator, longest waiting first.',
  auth: 'admin',
  capability: 'look',
  query: z.strictObject({ user_type: z.optional(userType), ...pageQuery }),
  response: z.object({ identities: z.array(waitingIdentity), ...pageAnswer }),
});

export const identityDetail = z.extend(waitingIdentity, {
  status: z.enum(['pending', 'verified', 'rejected']),
  reason: z.nullable(z.string()),
  reviewer: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  /**
   * GST number from the employer's profile, which the moderator compares with the uploaded certificate; null without a
   * number.
   */
  gst_number: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Documents of a pending review; empty once a moderator has decided. */
  papers: z.array(z.object({ kind: fileKind, content_type: z.string(), size: z.int(), uploaded_at: instant })),
});
export type IdentityDetail = z.output<typeof identityDetail>;

const getIdentity = endpoint({
  method: 'GET',
  path: '/api/v1/admin/identities/{review_id}',
  summary: 'One review, with the data that a moderator compares.',
  auth: 'admin',
  capability: 'moderate',
  params: reviewParams,
  response: identityDetail,
  problems: ['not_found'],
});

export const identityPages = z.object({
  /** Images of up to five pages, with the caller's username and the time; empty if the file cannot be rendered. */
  pages: z.array(z.object({ webp_base64: z.string(), width: z.int(), height: z.int() })),
  /** Number of pages of the document. */
  total_pages: z.int(),
});
export type IdentityPages = z.output<typeof identityPages>;

const showIdentityPaper = endpoint({
  method: 'GET',
  path: '/api/v1/admin/identities/{review_id}/papers/{kind}/pages',
  summary: 'Images of a document of a pending review, marked with the caller’s username. Each request is recorded.',
  auth: 'admin',
  capability: 'moderate',
  params: z.object({ review_id: idParam, kind: z.enum(['identity', 'pan', 'gst']) }),
  response: identityPages,
  problems: ['not_found', 'unavailable'],
});

const approveIdentity = endpoint({
  method: 'POST',
  path: '/api/v1/admin/identities/{review_id}/approve',
  summary:
    'Confirms an identity (D39). Deletes the copy of the identity card. Other accounts with the number lose it; 409 `identity_in_use` if one of them is verified.',
  auth: 'admin',
  capability: 'moderate',
  params: reviewParams,
  response: identityDetail,
  problems: ['not_found', 'invalid_transition', 'identity_in_use'],
});

const rejectIdentity = endpoint({
  method: 'POST',
  path: '/api/v1/admin/identities/{review_id}/reject',
  summary: 'Rejects the documents, with a reason that the user reads.',
  auth: 'admin',
  capability: 'moderate',
  params: reviewParams,
  body: z.strictObject(adminReason),
  response: identityDetail,
  problems: ['not_found', 'invalid_transition'],
});

export const adminIdentityEndpoints = {
  listIdentities,
  getIdentity,
  showIdentityPaper,
  approveIdentity,
  rejectIdentity,
};

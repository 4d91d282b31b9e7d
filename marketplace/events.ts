// Everything that can happen, on one page. Facts in the past tense; ids only; a name is never renamed or used again.
import { z } from '#contracts/z.ts';

const id = z.int();
const aboutApplication = z.object({ application_id: id });

export const events = {
  /** Somebody asked for a sign-in code. The code itself is made by the handler. */
  'otp.requested': z.object({ otp_id: id }),
  'user.registered': z.object({ user_id: id }),
  /** The account has another number from now on. */
  'user.phone_changed': z.object({ user_id: id }),
  /** Nobody can be told from what is left of the account. */
  'user.erased': z.object({ user_id: id }),
  /** A moderator is asked to look at somebody's documents. */
  'identity.submitted': z.object({ review_id: id }),
  /** A moderator has decided. */
  'identity.reviewed': z.object({ review_id: id }),
  /** Somebody asked for a copy of all that is known of them. */
  'export.requested': z.object({ request_id: id }),
  /** The copy can be fetched. */
  'export.finished': z.object({ request_id: id }),
  /** Somebody asked to be erased; it cools first. */
  'erasure.requested': z.object({ request_id: id }),
  'erasure.cancelled': z.object({ request_id: id }),
  'job.posted': z.object({ job_id: id }),
  /** As many people are accepted as the job has positions. */
  'job.filled': z.object({ job_id: id }),
  'application.submitted': aboutApplication,
  /** The employer has begun to look at it. */
  'application.opened': aboutApplication,
  'application.shortlisted': aboutApplication,
  'application.accepted': aboutApplication,
  'application.rejected': aboutApplication,
  'application.completed': aboutApplication,
  'application.cancelled': aboutApplication,
  'application.withdrawn': aboutApplication,
} as const;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.output<(typeof events)[N]>;

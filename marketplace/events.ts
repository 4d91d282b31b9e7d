// Everything that can happen, on one page. Facts in the past tense; ids only; a name is never renamed or used again.
import { z } from '#contracts/z.ts';

const id = z.int();
const aboutJob = z.object({ job_id: id });
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
  /** A job became open to everyone for the first time. */
  'job.posted': aboutJob,
  /** Its employer changed what an open or paused job says; the row of `job_history` tells what. */
  'job.updated': z.object({ job_id: id, history_id: id }),
  /** It waits for a moderator: the check marked it, its employer is not verified, or people reported it. */
  'job.held': aboutJob,
  'job.approved': aboutJob,
  'job.rejected': aboutJob,
  'job.paused': aboutJob,
  /** Open again after a pause. */
  'job.resumed': aboutJob,
  /** As many people are accepted as the job has positions. */
  'job.filled': aboutJob,
  /** A filled job looks for people again. */
  'job.reopened': aboutJob,
  'job.closed': aboutJob,
  'job.expired': aboutJob,
  'job.extended': aboutJob,
  /** A closed or expired job begins a new life. */
  'job.reposted': aboutJob,
  /** Deleted by its employer or taken away by a moderator. */
  'job.removed': aboutJob,
  /** A moderator took the removal back: it waits for review. */
  'job.restored': aboutJob,
  /** Applications that were open when their job ended were cancelled, all at once (D28). */
  'applications.closed': aboutJob,
  'report.submitted': z.object({ report_id: id }),
  'report.decided': z.object({ report_id: id }),
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

// Everything that can happen, on one page. Facts in the past tense; ids only; a name is never renamed or used again.
import { z } from '#contracts/z.ts';

const id = z.int();
const aboutJob = z.object({ job_id: id });
const aboutApplication = z.object({ application_id: id });
const aboutDay = z.object({ application_id: id, attendance_id: id });
const aboutRating = z.object({ rating_id: id });
const aboutGrievance = z.object({ grievance_id: id });

export const events = {
  /** Somebody asked for a sign-in code. The code itself is made by the handler. */
  'otp.requested': z.object({ otp_id: id }),
  'user.registered': z.object({ user_id: id }),
  /** The account has another number from now on. */
  'user.phone_changed': z.object({ user_id: id }),
  /** The phone of an account that was not used for long belongs to another person now. */
  'user.phone_lost': z.object({ user_id: id }),
  /** An administrator has closed the account, with a reason; another took that back. */
  'user.suspended': z.object({ user_id: id }),
  'user.restored': z.object({ user_id: id }),
  /** Nobody can be told from what is left of the account. */
  'user.erased': z.object({ user_id: id }),
  /** A person has given an identity number. */
  'identity.given': z.object({ user_id: id }),
  /** Another account with the same number was verified: this one has lost its number. */
  'identity.displaced': z.object({ user_id: id }),
  /** A moderator has decided whether a person who returns is known. */
  'account.reviewed': z.object({ review_id: id }),
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
  /** Its employer asked somebody whom it fits to look at it. */
  'job.invited': z.object({ job_id: id, labour_id: id }),
  /** Applications that were open when their job ended were cancelled, all at once (D28). */
  'applications.closed': aboutJob,
  /** People wait for an employer's answer: their bell is to say so (D28). */
  'employer.reminded': z.object({ user_id: id }),
  /** It is morning of a day of India's calendar. */
  'day.begun': z.object({ day: z.string() }),
  'report.submitted': z.object({ report_id: id }),
  'report.decided': z.object({ report_id: id }),
  /** Somebody complained to the grievance officer (C.8). */
  'grievance.submitted': aboutGrievance,
  /** A person of ours has read it. */
  'grievance.acknowledged': aboutGrievance,
  'grievance.decided': aboutGrievance,
  'grievance.reopened': aboutGrievance,
  /** Its time is over, and nobody has done what was due. */
  'grievance.overdue': aboutGrievance,
  /** People are to be told of a breach of their data (C.6). */
  'breach.noticed': z.object({ breach_id: id }),
  'application.submitted': aboutApplication,
  /** The employer has begun to look at it. */
  'application.opened': aboutApplication,
  'application.shortlisted': aboutApplication,
  'application.accepted': aboutApplication,
  'application.rejected': aboutApplication,
  'application.completed': aboutApplication,
  'application.cancelled': aboutApplication,
  'application.withdrawn': aboutApplication,
  /** The employer has looked at the applicant's number (D33). */
  'application.contact_revealed': z.object({ application_id: id, reveal_id: id }),
  /** Two days have gone by: the applicant is asked whether the employer called (D31). */
  'application.contact_asked': aboutApplication,
  /** The applicant has said whether the employer called. */
  'application.contact_confirmed': aboutApplication,
  /** The employer has recorded how they made sure of the applicant (D32). */
  'application.verified': aboutApplication,
  /** The worker says that the work is done; the employer has seven days to answer (D27). */
  'application.completion_claimed': aboutApplication,
  /** A day of work was entered: somebody came, on time or late. */
  'attendance.recorded': aboutDay,
  /** A worker says they worked on a day; the employer is asked. */
  'attendance.claimed': aboutDay,
  /** The employer says that somebody did not come. */
  'attendance.missed': aboutDay,
  /** The worker says that the employer's word on a day is wrong. */
  'attendance.contested': aboutDay,
  /** A moderator has decided about a contested day. */
  'attendance.decided': aboutDay,
  /** Somebody has rated the other side of their work; nobody sees it yet (D34). */
  'rating.given': aboutRating,
  'rating.changed': aboutRating,
  /** The other side sees it from now on, and it counts. */
  'rating.revealed': aboutRating,
  /** The person it is about asks a moderator to look at it. */
  'rating.contested': aboutRating,
  /** A moderator has hidden its words (D36). */
  'rating.hidden': aboutRating,
  /** A moderator has let its words stand. */
  'rating.kept': aboutRating,
  /** Somebody has told how many years they have worked: a part of their score. */
  'experience.told': z.object({ user_id: id }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.output<(typeof events)[N]>;

// All domain events. Facts in the past tense; payloads contain ids only; a name is never renamed or reused.
import { z } from '#contracts/z.ts';

const id = z.int();
const aboutJob = z.object({ job_id: id });
const aboutApplication = z.object({ application_id: id });
const aboutDay = z.object({ application_id: id, attendance_id: id });
const aboutRating = z.object({ rating_id: id });
const aboutGrievance = z.object({ grievance_id: id });

export const events = {
  /** A sign-in code was requested. The handler generates the code. */
  'otp.requested': z.object({ otp_id: id }),
  'user.registered': z.object({ user_id: id }),
  /** The account has a new phone number. */
  'user.phone_changed': z.object({ user_id: id }),
  /** The account was inactive for a long time, and its phone number now belongs to another person. */
  'user.phone_lost': z.object({ user_id: id }),
  /** An administrator suspended the account, with a reason. `user.restored` reverts it. */
  'user.suspended': z.object({ user_id: id }),
  'user.restored': z.object({ user_id: id }),
  /** The account was erased: the remaining data identifies no person. */
  'user.erased': z.object({ user_id: id }),
  /** A user submitted an identity number. */
  'identity.given': z.object({ user_id: id }),
  /** Another account with the same number was verified, so this account lost its number. */
  'identity.displaced': z.object({ user_id: id }),
  /** A moderator decided whether a returning user owns the account. */
  'account.reviewed': z.object({ review_id: id }),
  /** A user asked a moderator to check the identity documents. */
  'identity.submitted': z.object({ review_id: id }),
  /** A moderator decided the identity review. */
  'identity.reviewed': z.object({ review_id: id }),
  /** A user requested a copy of all their stored data. */
  'export.requested': z.object({ request_id: id }),
  /** The copy is ready for download. */
  'export.finished': z.object({ request_id: id }),
  /** A user requested erasure. It takes effect after a waiting period. */
  'erasure.requested': z.object({ request_id: id }),
  'erasure.cancelled': z.object({ request_id: id }),
  /** A job became visible to all users for the first time. */
  'job.posted': aboutJob,
  /** The employer changed the content of an open or paused job. The row of `job_history` contains the changes. */
  'job.updated': z.object({ job_id: id, history_id: id }),
  /** The job waits for a moderator: the trust check flagged it, its employer is not verified, or users reported it. */
  'job.held': aboutJob,
  'job.approved': aboutJob,
  'job.rejected': aboutJob,
  'job.paused': aboutJob,
  /** The job is open again after a pause. */
  'job.resumed': aboutJob,
  /** The job has as many accepted applicants as positions. */
  'job.filled': aboutJob,
  /** A filled job accepts applicants again. */
  'job.reopened': aboutJob,
  'job.closed': aboutJob,
  'job.expired': aboutJob,
  'job.extended': aboutJob,
  /** A closed or expired job was posted again, with a new lifetime. */
  'job.reposted': aboutJob,
  /** The employer deleted the job or a moderator removed it. */
  'job.removed': aboutJob,
  /** A moderator reverted the removal. The job waits for review. */
  'job.restored': aboutJob,
  /** The employer invited a matching worker to look at the job. */
  'job.invited': z.object({ job_id: id, labour_id: id }),
  /** All applications that were open when their job ended were cancelled together (D28). */
  'applications.closed': aboutJob,
  /** Applicants wait for an employer's answer; the employer is to be notified (D28). */
  'employer.reminded': z.object({ user_id: id }),
  /** A new day has started in India's calendar. */
  'day.begun': z.object({ day: z.string() }),
  'report.submitted': z.object({ report_id: id }),
  'report.decided': z.object({ report_id: id }),
  /** A user or visitor submitted a complaint to the grievance officer (C.8). */
  'grievance.submitted': aboutGrievance,
  /** An administrator has read the complaint. */
  'grievance.acknowledged': aboutGrievance,
  'grievance.decided': aboutGrievance,
  'grievance.reopened': aboutGrievance,
  /** The deadline of the complaint has passed without the required step. */
  'grievance.overdue': aboutGrievance,
  /** Users are to be notified of a breach of their data (C.6). */
  'breach.noticed': z.object({ breach_id: id }),
  'application.submitted': aboutApplication,
  /** The employer has opened the application for the first time. */
  'application.opened': aboutApplication,
  'application.shortlisted': aboutApplication,
  'application.accepted': aboutApplication,
  'application.rejected': aboutApplication,
  'application.completed': aboutApplication,
  'application.cancelled': aboutApplication,
  'application.withdrawn': aboutApplication,
  /** The employer viewed the applicant's phone number (D33). */
  'application.contact_revealed': z.object({ application_id: id, reveal_id: id }),
  /** Two days have passed: the applicant is asked whether the employer called (D31). */
  'application.contact_asked': aboutApplication,
  /** The applicant has answered whether the employer called. */
  'application.contact_confirmed': aboutApplication,
  /** The employer recorded how they verified the applicant (D32). */
  'application.verified': aboutApplication,
  /** The worker reported the work as done. The employer has seven days to answer (D27). */
  'application.completion_claimed': aboutApplication,
  /** A day of work was recorded: the worker came, on time or late. */
  'attendance.recorded': aboutDay,
  /** A worker claims to have worked on a day. The employer is asked to confirm. */
  'attendance.claimed': aboutDay,
  /** The employer reported that the worker did not come. */
  'attendance.missed': aboutDay,
  /** The worker contests the employer's entry for a day. */
  'attendance.contested': aboutDay,
  /** A moderator decided about a contested day. */
  'attendance.decided': aboutDay,
  /** One side of the work rated the other. The rating is still hidden (D34). */
  'rating.given': aboutRating,
  'rating.changed': aboutRating,
  /** The rating is now visible to the rated user, and counts. */
  'rating.revealed': aboutRating,
  /** The rated user asked a moderator to check the rating. */
  'rating.contested': aboutRating,
  /** A moderator has hidden the rating's comment (D36). */
  'rating.hidden': aboutRating,
  /** A moderator has kept the rating's comment visible. */
  'rating.kept': aboutRating,
  /** A worker stated their years of experience, which are part of the score. */
  'experience.told': z.object({ user_id: id }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.output<(typeof events)[N]>;

// All domain events. Names are facts in the past tense and are never renamed or reused. Payloads contain only ids.
import { z } from '#contracts/z.ts';

const id = z.int();
const aboutJob = z.object({ job_id: id });
const aboutApplication = z.object({ application_id: id });
const aboutDay = z.object({ application_id: id, attendance_id: id });
const aboutRating = z.object({ rating_id: id });
const aboutEntry = z.object({ account_id: id, seq: id });
const aboutCertificate = z.object({ account_id: id, certificate_id: id });
const aboutGrievance = z.object({ grievance_id: id });

export const events = {
  /** A user requested a sign-in code. The worker process generates the code when the event is handled. */
  'otp.requested': z.object({ otp_id: id }),
  'user.registered': z.object({ user_id: id }),
  /** A user changed the phone number of the account. */
  'user.phone_changed': z.object({ user_id: id }),
  /** The account was unused for a long time, and another person has registered with its phone number. */
  'user.phone_lost': z.object({ user_id: id }),
  /** An administrator suspended the account, with a reason. `user.restored` reverts it. */
  'user.suspended': z.object({ user_id: id }),
  'user.restored': z.object({ user_id: id }),
  /** An employer or a worker blocked a user with whom they have worked (D82). The blocked user is not notified. */
  'user.blocked': z.object({ owner_id: id, other_id: id }),
  /** The account was erased: the remaining data identifies no person. */
  'user.erased': z.object({ user_id: id }),
  /** A user submitted an identity number. */
  'identity.given': z.object({ user_id: id }),
  /** A moderator verified another account with the same identity number, so this account lost the number (D40). */
  'identity.displaced': z.object({ user_id: id }),
  /** A moderator decided whether a returning user owns the account (D115). */
  'account.reviewed': z.object({ review_id: id }),
  /** A user asked a moderator to check their identity documents. */
  'identity.submitted': z.object({ review_id: id }),
  /** A moderator decided the identity review. */
  'identity.reviewed': z.object({ review_id: id }),
  /** A user requested a copy of all their stored data. */
  'export.requested': z.object({ request_id: id }),
  /** The requested copy of the data is ready for download. */
  'export.finished': z.object({ request_id: id }),
  /** A user requested the erasure of the account. The erasure takes place after a waiting period (D58). */
  'erasure.requested': z.object({ request_id: id }),
  'erasure.cancelled': z.object({ request_id: id }),
  /** A job became visible to all users for the first time. */
  'job.posted': aboutJob,
  /** The employer changed the content of a job that is not a draft. The row of `job_history` contains the changes. */
  'job.updated': z.object({ job_id: id, history_id: id }),
  /**
   * The job waits for a moderator: the automatic check of job posts found a passage that may break a rule, the employer
   * is not verified, or users reported the job.
   */
  'job.held': aboutJob,
  'job.approved': aboutJob,
  'job.rejected': aboutJob,
  'job.paused': aboutJob,
  /** The job is open again after a pause. */
  'job.resumed': aboutJob,
  /** All positions of the job are taken by accepted applicants. */
  'job.filled': aboutJob,
  /** A filled job accepts applicants again. */
  'job.reopened': aboutJob,
  'job.closed': aboutJob,
  'job.expired': aboutJob,
  'job.extended': aboutJob,
  /** The employer posted a closed or expired job again, with a new end date. */
  'job.reposted': aboutJob,
  /** The employer deleted the job or a moderator removed it. */
  'job.removed': aboutJob,
  /** A moderator reverted the removal of a job, which now waits for review. */
  'job.restored': aboutJob,
  /** The employer invited a matching worker to apply for the job. */
  'job.invited': z.object({ job_id: id, labour_id: id }),
  /**
   * A worker who cannot read the employer's text asked for phrases (prepared sentences in all languages). Recorded once
   * for each job.
   */
  'job.phrases_asked': aboutJob,
  /**
   * Open applications of a job were cancelled together, because the job has ended or its employer is suspended (D28).
   */
  'applications.closed': aboutJob,
  /** Applicants have waited too long for this employer's answer, so the employer is reminded (D28). */
  'employer.reminded': z.object({ user_id: id }),
  /** A new day has started in India's calendar. */
  'day.begun': z.object({ day: z.string() }),
  'report.submitted': z.object({ report_id: id }),
  'report.decided': z.object({ report_id: id }),
  /** A user or visitor submitted a complaint to the grievance officer (C.8). */
  'grievance.submitted': aboutGrievance,
  /** An administrator has read the complaint and acknowledged it. */
  'grievance.acknowledged': aboutGrievance,
  'grievance.decided': aboutGrievance,
  'grievance.reopened': aboutGrievance,
  /** A deadline of the complaint has passed without acknowledgement or decision. */
  'grievance.overdue': aboutGrievance,
  /** An administrator started to send the affected users notices about a data breach (C.6). */
  'breach.noticed': z.object({ breach_id: id }),
  /** An employer called workers for a day, and the call may start (D75). */
  'call.opened': aboutJob,
  /** A round of a call has chosen the next workers to notify (D77). */
  'call.offered': z.object({ job_id: id, round: id }),
  /** On the evening before, workers with a place of a call are asked whether they still come (D76). */
  'call.confirmation_requested': aboutJob,
  /** Before the start of a call, workers with a place are asked whether they are on the way (D76). */
  'call.departure_asked': aboutJob,
  /** A worker did not answer, so a reserve got the place and the worker became the last reserve (D76). */
  'call.swapped': aboutApplication,
  /** Workers with a place have not arrived 30 minutes after the start (D76). */
  'call.missing': aboutJob,
  /** Seats, answers or the phase of a call have changed. */
  'call.changed': aboutJob,
  'application.submitted': aboutApplication,
  /** The employer has read the application for the first time. */
  'application.opened': aboutApplication,
  'application.shortlisted': aboutApplication,
  /** The employer sent a further message without a change of status. */
  'application.messaged': aboutApplication,
  'application.accepted': aboutApplication,
  'application.rejected': aboutApplication,
  'application.completed': aboutApplication,
  /** The closing of the wage account was answered, or it waited two days, so both sides are asked for a rating. */
  'application.rating_due': aboutApplication,
  'application.cancelled': aboutApplication,
  'application.withdrawn': aboutApplication,
  /** The employer viewed the applicant's phone number (D33). */
  'application.contact_revealed': z.object({ application_id: id, reveal_id: id }),
  /** The applicant is asked whether the employer called, two days after applying (D31). */
  'application.contact_asked': aboutApplication,
  /** The applicant has stated whether the employer called (D31). */
  'application.contact_confirmed': aboutApplication,
  /** The employer recorded how they verified the applicant (D32). */
  'application.verified': aboutApplication,
  /** The worker reported the work as done. The employer has seven days to answer (D27). */
  'application.completion_claimed': aboutApplication,
  /** A workday was recorded as present or late. */
  'attendance.recorded': aboutDay,
  /** A worker reported a workday without a code. The employer is asked to confirm the day. */
  'attendance.claimed': aboutDay,
  /** The employer reported that the worker was absent. */
  'attendance.missed': aboutDay,
  /** The leader of a crew entered the code and marked a member as present (D81). */
  'attendance.attested': aboutDay,
  /** The member answered “not me”, and the day was removed (D81). */
  'attendance.denied': z.object({ application_id: id }),
  /** The worker contests the employer's entry for a day. */
  'attendance.contested': aboutDay,
  /** A moderator decided about a contested day. */
  'attendance.decided': aboutDay,
  /** A user requested a signed document. The worker process makes it when the event is handled. */
  'document.requested': z.object({ document_id: id }),
  /** A worker or employer recorded an entry in a wage account (D62). */
  'wages.entry_recorded': aboutEntry,
  /** A worker or employer agreed to or disputed an entry that the other one made, or withdrew their own entry. */
  'wages.entry_answered': aboutEntry,
  /** An employer saved a wage sheet, which added these rows to the log of one account (D70). */
  'wages.sheet_saved': z.object({ account_id: id, from_seq: id, to_seq: id }),
  /** A worker or employer proposed to close the days of a wage account up to a day (D69). */
  'wages.closing_proposed': aboutEntry,
  /** A worker or employer agreed to or declined a proposal to close days, or withdrew their own proposal. */
  'wages.closing_answered': aboutEntry,
  /** A worker or employer proposed another rate or pay day of a wage account (D64). */
  'wages.terms_proposed': aboutEntry,
  /** A worker or employer agreed to or declined a proposal for other terms, or withdrew their own proposal. */
  'wages.terms_answered': aboutEntry,
  /** A worker asked the employer to certify the days of work (D71). */
  'wages.certificate_requested': aboutCertificate,
  /** An employer certified the days or declined the request. */
  'wages.certificate_answered': aboutCertificate,
  /** An employer took a certificate back, or a correction removed a certified day. */
  'wages.certificate_revoked': aboutCertificate,
  /** The pay is due today: the employer must pay so many people, or the worker is asked whether the money came (D69). */
  'wages.pay_day_reached': z.object({ account_id: id, user_id: id, people: id }),
  /** A worker's entry became part of the account's balance, because the employer did not answer it in time (D62). */
  'wages.entry_lapsed': aboutEntry,
  /** Entries of a wage account have waited for this user's answer for some days, so the user is reminded (D62). */
  'wages.answer_awaited': z.object({ account_id: id, user_id: id }),
  /** A worker rated an employer, or an employer rated a worker. The rating is still hidden (D34). */
  'rating.given': aboutRating,
  'rating.changed': aboutRating,
  /** The rating is now visible to the rated user and counts for that user's reputation. */
  'rating.revealed': aboutRating,
  /** The rated user asked a moderator to check the rating (D36). */
  'rating.contested': aboutRating,
  /** A moderator has hidden the rating's comment (D36). */
  'rating.hidden': aboutRating,
  /** A moderator decided that the rating's comment stays visible (D36). */
  'rating.kept': aboutRating,
  /** A leader invited the owner of a phone number, who may have no account. */
  'crew.invited': z.object({ invite_id: id }),
  'crew.joined': z.object({ crew_id: id, labour_id: id }),
  'crew.left': z.object({ crew_id: id, labour_id: id }),
  /** The leader removed a member. */
  'crew.member_removed': z.object({ crew_id: id, labour_id: id }),
  /** A member is asked to lead the crew; all members if it has lost its leader. */
  'crew.leader_asked': z.object({ crew_id: id }),
  'crew.leader_changed': z.object({ crew_id: id, labour_id: id }),
  'crew.ended': z.object({ crew_id: id }),
  /** A moderator holds the crew until the crew is checked. */
  'crew.held': z.object({ crew_id: id }),
  'crew.released': z.object({ crew_id: id }),
  /** A leader asked members of the crew to go to a job together. */
  'bid.asked': z.object({ bid_id: id }),
  'bid.answered': z.object({ bid_id: id, labour_id: id }),
  /** Enough members said yes, and each of them has an application. */
  'bid.sent': z.object({ bid_id: id }),
  'bid.lapsed': z.object({ bid_id: id }),
  /** A worker stated their years of experience, which are part of the worker's reputation score. */
  'experience.told': z.object({ user_id: id }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.output<(typeof events)[N]>;

// Maps handler names to handlers. It is a compile error if a handler is missing, or if `subscriptions` does not name a
// handler of this map.
import type { HandlerName } from '#marketplace/subscriptions.ts';
import { closeApplications } from './applications/close-applications.ts';
import { endApplicationsOfSuspendedUser } from './applications/end-applications-of-suspended.ts';
import {
  notifyEmployerOfMissing,
  notifyLabourOfSwap,
  notifyLaboursOfCall,
  notifyLaboursOfEvening,
  notifyLaboursOfMorning,
} from './calls/notify-of-call.ts';
import { pushCall } from './calls/push-call.ts';
import { endCallsOfBlockedUser, stepCall, stepCallsOfSuspendedUser } from './calls/step-call.ts';
import type { Handler } from './deps.ts';
import { signDocument } from './documents/sign-document.ts';
import { matchJob } from './notify/match-job.ts';
import {
  notifyAdminsOfDays,
  notifyAdminsOfGrievances,
  notifyAdminsOfHeldWords,
  notifyAdminsOfIdentities,
  notifyAdminsOfJobs,
  notifyAdminsOfRatings,
  notifyAdminsOfReports,
} from './notify/notify-admins-of-queue.ts';
import { notifyApplicantsOfChange } from './notify/notify-applicants-of-change.ts';
import {
  notifyCrewOfEnd,
  notifyCrewOfHold,
  notifyCrewOfLeader,
  notifyCrewOfQuestion,
  notifyCrewOfRelease,
  notifyLabourOfCrewInvite,
  notifyLeaderOfJoining,
  notifyLeaderOfLeaving,
  notifyMemberOfConsent,
  notifyMemberOfPayQuestion,
  notifyMembersOfBid,
  notifyMembersOfLapsedBid,
  notifyMembersOfSentBid,
  notifyRemovedMember,
} from './notify/notify-crew.ts';
import { notifyEmployerOfApplication } from './notify/notify-employer-of-application.ts';
import { notifyEmployerOfClaim } from './notify/notify-employer-of-claim.ts';
import { notifyEmployerOfCompletionClaim } from './notify/notify-employer-of-completion-claim.ts';
import { notifyEmployerOfExpiry } from './notify/notify-employer-of-expiry.ts';
import { notifyEmployerOfFilledJob } from './notify/notify-employer-of-filled-job.ts';
import { notifyEmployerOfMissedContact } from './notify/notify-employer-of-missed-contact.ts';
import { notifyEmployerOfPhraseRequest } from './notify/notify-employer-of-phrase-request.ts';
import { notifyEmployerOfReview } from './notify/notify-employer-of-review.ts';
import { notifyEmployerOfStaleJob } from './notify/notify-employer-of-stale-job.ts';
import { notifyEmployerOfVerdict } from './notify/notify-employer-of-verdict.ts';
import { notifyEmployerOfWaiting } from './notify/notify-employer-of-waiting.ts';
import { notifyEmployerOfWithdrawal } from './notify/notify-employer-of-withdrawal.ts';
import { notifyLabourOfAbsence } from './notify/notify-labour-of-absence.ts';
import { notifyLabourOfAcceptance } from './notify/notify-labour-of-acceptance.ts';
import { notifyLabourOfCancellation } from './notify/notify-labour-of-cancellation.ts';
import { notifyLabourOfCompletion } from './notify/notify-labour-of-completion.ts';
import { notifyLabourOfContactQuestion } from './notify/notify-labour-of-contact-question.ts';
import { notifyLabourOfContactReveal } from './notify/notify-labour-of-contact-reveal.ts';
import { notifyLabourOfDecision } from './notify/notify-labour-of-decision.ts';
import { notifyLabourOfInvitation } from './notify/notify-labour-of-invitation.ts';
import { notifyLabourOfMessage } from './notify/notify-labour-of-message.ts';
import { notifyLabourOfOpening } from './notify/notify-labour-of-opening.ts';
import { notifyLabourOfRejection } from './notify/notify-labour-of-rejection.ts';
import { notifyLabourOfShortlist } from './notify/notify-labour-of-shortlist.ts';
import { notifyLabourOfTick } from './notify/notify-labour-of-tick.ts';
import { notifyLabourOfVerification } from './notify/notify-labour-of-verification.ts';
import { notifyLaboursOfClosing } from './notify/notify-labours-of-closing.ts';
import {
  notifyOfAwaitedWageAnswer,
  notifyOfCertificate,
  notifyOfLapsedWageEntry,
  notifyOfPayDay,
  notifyOfWageAnswer,
  notifyOfWageClosing,
  notifyOfWageClosingAnswer,
  notifyOfWageEntry,
  notifyOfWageSheet,
  notifyOfWageTerms,
  notifyOfWageTermsAnswer,
} from './notify/notify-of-wages.ts';
import { notifyPeopleOfBreach } from './notify/notify-people-of-breach.ts';
import { notifySearchersOfDay } from './notify/notify-searchers-of-day.ts';
import { notifySearchersOfJob } from './notify/notify-searchers-of-job.ts';
import { notifyUserOfDisplacement } from './notify/notify-user-of-displacement.ts';
import { notifyUserOfErasure } from './notify/notify-user-of-erasure.ts';
import { notifyUserOfExport } from './notify/notify-user-of-export.ts';
import { notifyUserOfDecidedGrievance, notifyUserOfReadGrievance } from './notify/notify-user-of-grievance.ts';
import { notifyUserOfLostPhone } from './notify/notify-user-of-lost-phone.ts';
import { notifyUserOfNewPhone } from './notify/notify-user-of-new-phone.ts';
import { notifyUserOfReport } from './notify/notify-user-of-report.ts';
import { notifyUserOfReview } from './notify/notify-user-of-review.ts';
import { notifyUserOfSubmission } from './notify/notify-user-of-submission.ts';
import { notifyUserOfRestoring, notifyUserOfSuspension } from './notify/notify-user-of-suspension.ts';
import { notifyUserOfWelcome } from './notify/notify-user-of-welcome.ts';
import { openCaseOfNumber } from './notify/open-case-of-number.ts';
import { pushAttendance } from './notify/push-attendance.ts';
import { listErasureOf } from './privacy/list-erasure.ts';
import { makeExport } from './privacy/make-export.ts';
import { notifyUserOfKeptWords, notifyUserOfRating, notifyUsersOfHiddenWords } from './ratings/notify-of-rating.ts';
import { requestRatings } from './ratings/request-ratings.ts';
import { recomputeReputation } from './reputation/recompute-reputation.ts';
import { indexJob } from './search/index-job.ts';
import { sendOtp } from './sms/send-otp.ts';
import { smsLaboursOfEvening, smsLaboursOfMorning, smsLaboursOfOffer } from './sms/sms-call.ts';
import { smsMembersOfBid } from './sms/sms-crew.ts';
import { smsLabourOfAcceptance, smsLabourOfContact } from './sms/sms-labour.ts';
import { translateJob } from './translate/translate-job.ts';

export const handlers = {
  send_otp: sendOtp,
  index_job: indexJob,
  match_job: matchJob,
  notify_employer_of_phrase_request: notifyEmployerOfPhraseRequest,
  notify_labour_of_invitation: notifyLabourOfInvitation,
  close_applications: closeApplications,
  end_applications_of_suspended: endApplicationsOfSuspendedUser,
  list_erasure: listErasureOf,
  make_export: makeExport,
  notify_applicants_of_change: notifyApplicantsOfChange,
  notify_employer_of_expiry: notifyEmployerOfExpiry,
  notify_employer_of_review: notifyEmployerOfReview,
  notify_employer_of_stale_job: notifyEmployerOfStaleJob,
  notify_employer_of_waiting: notifyEmployerOfWaiting,
  notify_employer_of_verdict: notifyEmployerOfVerdict,
  notify_labours_of_closing: notifyLaboursOfClosing,
  notify_employer_of_application: notifyEmployerOfApplication,
  notify_employer_of_filled_job: notifyEmployerOfFilledJob,
  notify_employer_of_withdrawal: notifyEmployerOfWithdrawal,
  notify_employer_of_claim: notifyEmployerOfClaim,
  notify_labour_of_absence: notifyLabourOfAbsence,
  notify_labour_of_tick: notifyLabourOfTick,
  notify_labour_of_decision: notifyLabourOfDecision,
  push_attendance: pushAttendance,
  step_call: stepCall,
  step_calls_of_user: stepCallsOfSuspendedUser,
  end_calls_of_blocked: endCallsOfBlockedUser,
  push_call: pushCall,
  notify_labours_of_call: notifyLaboursOfCall,
  notify_labours_of_evening: notifyLaboursOfEvening,
  notify_labours_of_morning: notifyLaboursOfMorning,
  notify_labour_of_swap: notifyLabourOfSwap,
  notify_employer_of_missing: notifyEmployerOfMissing,
  notify_labour_of_acceptance: notifyLabourOfAcceptance,
  notify_labour_of_cancellation: notifyLabourOfCancellation,
  notify_labour_of_completion: notifyLabourOfCompletion,
  notify_labour_of_opening: notifyLabourOfOpening,
  notify_labour_of_rejection: notifyLabourOfRejection,
  notify_labour_of_message: notifyLabourOfMessage,
  notify_labour_of_shortlist: notifyLabourOfShortlist,
  notify_labour_of_contact_question: notifyLabourOfContactQuestion,
  notify_labour_of_contact_reveal: notifyLabourOfContactReveal,
  notify_labour_of_verification: notifyLabourOfVerification,
  notify_labour_of_crew_invite: notifyLabourOfCrewInvite,
  notify_leader_of_joining: notifyLeaderOfJoining,
  notify_leader_of_leaving: notifyLeaderOfLeaving,
  notify_removed_member: notifyRemovedMember,
  notify_crew_of_question: notifyCrewOfQuestion,
  notify_crew_of_leader: notifyCrewOfLeader,
  notify_crew_of_end: notifyCrewOfEnd,
  notify_crew_of_hold: notifyCrewOfHold,
  notify_crew_of_release: notifyCrewOfRelease,
  notify_member_of_pay_question: notifyMemberOfPayQuestion,
  notify_members_of_bid: notifyMembersOfBid,
  notify_member_of_consent: notifyMemberOfConsent,
  notify_members_of_sent_bid: notifyMembersOfSentBid,
  notify_members_of_lapsed_bid: notifyMembersOfLapsedBid,
  notify_employer_of_completion_claim: notifyEmployerOfCompletionClaim,
  notify_employer_of_missed_contact: notifyEmployerOfMissedContact,
  notify_of_awaited_wage_answer: notifyOfAwaitedWageAnswer,
  notify_of_lapsed_wage_entry: notifyOfLapsedWageEntry,
  notify_of_wage_answer: notifyOfWageAnswer,
  notify_of_wage_closing: notifyOfWageClosing,
  notify_of_wage_closing_answer: notifyOfWageClosingAnswer,
  notify_of_wage_terms: notifyOfWageTerms,
  notify_of_certificate: notifyOfCertificate,
  notify_of_pay_day: notifyOfPayDay,
  notify_of_wage_terms_answer: notifyOfWageTermsAnswer,
  notify_of_wage_entry: notifyOfWageEntry,
  notify_of_wage_sheet: notifyOfWageSheet,
  notify_searchers_of_day: notifySearchersOfDay,
  notify_people_of_breach: notifyPeopleOfBreach,
  notify_searchers_of_job: notifySearchersOfJob,
  notify_user_of_displacement: notifyUserOfDisplacement,
  notify_user_of_erasure: notifyUserOfErasure,
  notify_user_of_export: notifyUserOfExport,
  notify_user_of_read_grievance: notifyUserOfReadGrievance,
  notify_user_of_decided_grievance: notifyUserOfDecidedGrievance,
  notify_user_of_lost_phone: notifyUserOfLostPhone,
  notify_user_of_new_phone: notifyUserOfNewPhone,
  notify_user_of_report: notifyUserOfReport,
  notify_user_of_review: notifyUserOfReview,
  notify_user_of_restoring: notifyUserOfRestoring,
  notify_user_of_submission: notifyUserOfSubmission,
  notify_user_of_suspension: notifyUserOfSuspension,
  notify_user_of_welcome: notifyUserOfWelcome,
  open_case_of_number: openCaseOfNumber,
  recompute_reputation: recomputeReputation,
  request_ratings: requestRatings,
  notify_user_of_rating: notifyUserOfRating,
  notify_user_of_kept_words: notifyUserOfKeptWords,
  notify_users_of_hidden_words: notifyUsersOfHiddenWords,
  notify_admins_of_days: notifyAdminsOfDays,
  notify_admins_of_grievances: notifyAdminsOfGrievances,
  notify_admins_of_held_words: notifyAdminsOfHeldWords,
  notify_admins_of_identities: notifyAdminsOfIdentities,
  notify_admins_of_jobs: notifyAdminsOfJobs,
  notify_admins_of_ratings: notifyAdminsOfRatings,
  notify_admins_of_reports: notifyAdminsOfReports,
  text_labour_of_acceptance: smsLabourOfAcceptance,
  text_labour_of_contact: smsLabourOfContact,
  text_labours_of_call: smsLaboursOfOffer,
  text_labours_of_evening: smsLaboursOfEvening,
  text_labours_of_morning: smsLaboursOfMorning,
  text_members_of_bid: smsMembersOfBid,
  sign_document: signDocument,
  translate_job: translateJob,
} satisfies Record<HandlerName, Handler>;

// Maps each event to its handlers. The compiler requires an entry for every event; an empty list is allowed.
import type { Queue } from '#platform/queues.ts';
import type { EventName } from './events.ts';

interface Reactions {
  /** Handler whose task is added together with the event, because a user is waiting for it. */
  urgent: string | null;
  /** Circuit breaker of the service that the urgent handler needs. While it is open, the handler's tasks wait. */
  flag?: string;
  /**
   * All other handlers. The task `dispatch_event` adds one task per handler to the handler's queue. `flag` is the
   * circuit breaker of the service that the handler needs.
   */
  rest: readonly { handler: string; queue: Queue; flag?: string }[];
}

const translate = { handler: 'translate_job', queue: 'outside', flag: 'translate' } as const;
const recompute = { handler: 'recompute_reputation', queue: 'bulk' } as const;
const stepCall = { handler: 'step_call', queue: 'bulk' } as const;
const notifyAdminsOfGrievances = { handler: 'notify_admins_of_grievances', queue: 'bulk' } as const;

export const subscriptions = {
  'otp.requested': { urgent: 'send_otp', flag: 'sms', rest: [] },
  'user.registered': {
    urgent: null,
    rest: [
      { handler: 'notify_user_of_welcome', queue: 'bulk' },
      { handler: 'open_case_of_number', queue: 'bulk' },
    ],
  },
  'identity.given': { urgent: null, rest: [{ handler: 'open_case_of_number', queue: 'bulk' }] },
  'identity.displaced': { urgent: 'notify_user_of_displacement', rest: [] },
  'account.reviewed': { urgent: null, rest: [{ handler: 'notify_admins_of_identities', queue: 'bulk' }] },
  'user.phone_changed': { urgent: 'notify_user_of_new_phone', rest: [] },
  'user.phone_lost': { urgent: 'notify_user_of_lost_phone', rest: [] },
  'user.suspended': {
    urgent: 'notify_user_of_suspension',
    rest: [
      { handler: 'end_applications_of_suspended', queue: 'bulk' },
      { handler: 'step_calls_of_user', queue: 'bulk' },
    ],
  },
  'user.restored': { urgent: 'notify_user_of_restoring', rest: [] },
  'user.blocked': { urgent: 'end_calls_of_blocked', rest: [] },
  'user.erased': { urgent: null, rest: [] },
  'identity.submitted': {
    urgent: null,
    rest: [
      { handler: 'notify_user_of_submission', queue: 'bulk' },
      { handler: 'notify_admins_of_identities', queue: 'bulk' },
    ],
  },
  'identity.reviewed': {
    urgent: 'notify_user_of_review',
    rest: [{ handler: 'notify_admins_of_identities', queue: 'bulk' }],
  },
  'export.requested': { urgent: null, rest: [{ handler: 'make_export', queue: 'bulk' }] },
  'export.finished': { urgent: 'notify_user_of_export', rest: [] },
  'erasure.requested': {
    urgent: 'notify_user_of_erasure',
    rest: [{ handler: 'list_erasure', queue: 'bulk' }],
  },
  'erasure.cancelled': { urgent: null, rest: [{ handler: 'list_erasure', queue: 'bulk' }] },
  'job.posted': {
    urgent: null,
    rest: [
      { handler: 'index_job', queue: 'bulk' },
      { handler: 'notify_searchers_of_job', queue: 'bulk' },
      { handler: 'match_job', queue: 'bulk' },
      translate,
    ],
  },
  'job.updated': {
    urgent: null,
    rest: [
      { handler: 'notify_applicants_of_change', queue: 'bulk' },
      { handler: 'index_job', queue: 'bulk' },
      translate,
    ],
  },
  'job.held': {
    urgent: 'notify_admins_of_jobs',
    rest: [
      { handler: 'notify_employer_of_review', queue: 'bulk' },
      { handler: 'index_job', queue: 'bulk' },
    ],
  },
  'job.approved': {
    urgent: null,
    rest: [
      stepCall,
      { handler: 'notify_employer_of_verdict', queue: 'bulk' },
      { handler: 'index_job', queue: 'bulk' },
      { handler: 'notify_admins_of_jobs', queue: 'bulk' },
      translate,
    ],
  },
  'job.rejected': {
    urgent: 'close_applications',
    rest: [
      { handler: 'notify_employer_of_verdict', queue: 'bulk' },
      { handler: 'index_job', queue: 'bulk' },
      { handler: 'notify_admins_of_jobs', queue: 'bulk' },
      stepCall,
    ],
  },
  'job.paused': {
    urgent: null,
    rest: [
      { handler: 'notify_employer_of_stale_job', queue: 'bulk' },
      { handler: 'index_job', queue: 'bulk' },
    ],
  },
  'job.resumed': { urgent: null, rest: [{ handler: 'index_job', queue: 'bulk' }, stepCall] },
  'job.filled': {
    urgent: null,
    rest: [
      { handler: 'notify_employer_of_filled_job', queue: 'bulk' },
      { handler: 'index_job', queue: 'bulk' },
    ],
  },
  'job.reopened': { urgent: null, rest: [{ handler: 'index_job', queue: 'bulk' }] },
  'job.closed': { urgent: 'close_applications', rest: [{ handler: 'index_job', queue: 'bulk' }] },
  'job.expired': {
    urgent: null,
    rest: [
      { handler: 'notify_employer_of_expiry', queue: 'bulk' },
      { handler: 'index_job', queue: 'bulk' },
    ],
  },
  'job.extended': { urgent: null, rest: [{ handler: 'index_job', queue: 'bulk' }] },
  'job.reposted': { urgent: null, rest: [{ handler: 'index_job', queue: 'bulk' }, translate] },
  'job.removed': {
    urgent: 'close_applications',
    rest: [
      { handler: 'notify_employer_of_verdict', queue: 'bulk' },
      { handler: 'index_job', queue: 'bulk' },
      { handler: 'notify_admins_of_jobs', queue: 'bulk' },
      stepCall,
    ],
  },
  'job.restored': {
    urgent: 'notify_admins_of_jobs',
    rest: [{ handler: 'notify_employer_of_review', queue: 'bulk' }, { handler: 'index_job', queue: 'bulk' }, stepCall],
  },
  'job.invited': { urgent: null, rest: [{ handler: 'notify_labour_of_invitation', queue: 'bulk' }] },
  'job.phrases_asked': { urgent: null, rest: [{ handler: 'notify_employer_of_phrase_request', queue: 'bulk' }] },
  'applications.closed': { urgent: null, rest: [{ handler: 'notify_labours_of_closing', queue: 'bulk' }] },
  'employer.reminded': { urgent: null, rest: [{ handler: 'notify_employer_of_waiting', queue: 'bulk' }] },
  'day.begun': { urgent: null, rest: [{ handler: 'notify_searchers_of_day', queue: 'bulk' }] },
  'report.submitted': { urgent: 'notify_admins_of_reports', rest: [] },
  'report.decided': { urgent: 'notify_user_of_report', rest: [{ handler: 'notify_admins_of_reports', queue: 'bulk' }] },
  'grievance.submitted': { urgent: null, rest: [notifyAdminsOfGrievances] },
  'grievance.acknowledged': { urgent: 'notify_user_of_read_grievance', rest: [notifyAdminsOfGrievances] },
  'grievance.decided': { urgent: 'notify_user_of_decided_grievance', rest: [notifyAdminsOfGrievances] },
  'grievance.reopened': { urgent: null, rest: [notifyAdminsOfGrievances] },
  'grievance.overdue': { urgent: null, rest: [notifyAdminsOfGrievances] },
  'breach.noticed': { urgent: null, rest: [{ handler: 'notify_people_of_breach', queue: 'bulk' }] },
  'call.opened': { urgent: 'step_call', rest: [] },
  'call.offered': {
    urgent: 'notify_labours_of_call',
    rest: [{ handler: 'text_labours_of_call', queue: 'outside', flag: 'sms' }],
  },
  'call.confirmation_requested': {
    urgent: 'notify_labours_of_evening',
    rest: [{ handler: 'text_labours_of_evening', queue: 'outside', flag: 'sms' }],
  },
  'call.departure_asked': {
    urgent: 'notify_labours_of_morning',
    rest: [{ handler: 'text_labours_of_morning', queue: 'outside', flag: 'sms' }],
  },
  'call.swapped': { urgent: 'notify_labour_of_swap', rest: [] },
  'call.missing': { urgent: 'notify_employer_of_missing', rest: [] },
  'call.changed': { urgent: 'push_call', rest: [] },
  'application.submitted': { urgent: 'notify_employer_of_application', rest: [] },
  'application.opened': { urgent: 'notify_labour_of_opening', rest: [] },
  'application.shortlisted': { urgent: 'notify_labour_of_shortlist', rest: [] },
  'application.messaged': { urgent: 'notify_labour_of_message', rest: [] },
  'application.accepted': {
    urgent: 'notify_labour_of_acceptance',
    rest: [{ handler: 'text_labour_of_acceptance', queue: 'outside', flag: 'sms' }],
  },
  'application.rejected': { urgent: 'notify_labour_of_rejection', rest: [] },
  'application.completed': {
    urgent: 'notify_labour_of_completion',
    rest: [
      { handler: 'request_ratings', queue: 'bulk' },
      { handler: 'notify_member_of_pay_question', queue: 'bulk' },
      recompute,
    ],
  },
  'application.rating_due': { urgent: null, rest: [{ handler: 'request_ratings', queue: 'bulk' }] },
  'application.cancelled': { urgent: 'notify_labour_of_cancellation', rest: [stepCall] },
  'application.withdrawn': { urgent: 'notify_employer_of_withdrawal', rest: [recompute, stepCall] },
  'application.contact_revealed': {
    urgent: null,
    rest: [
      { handler: 'notify_labour_of_contact_reveal', queue: 'bulk' },
      { handler: 'text_labour_of_contact', queue: 'outside', flag: 'sms' },
    ],
  },
  'application.contact_asked': {
    urgent: null,
    rest: [{ handler: 'notify_labour_of_contact_question', queue: 'bulk' }],
  },
  'application.contact_confirmed': {
    urgent: null,
    rest: [{ handler: 'notify_employer_of_missed_contact', queue: 'bulk' }, recompute],
  },
  'application.verified': { urgent: 'notify_labour_of_verification', rest: [] },
  'application.completion_claimed': { urgent: 'notify_employer_of_completion_claim', rest: [] },
  'attendance.recorded': { urgent: 'push_attendance', rest: [recompute] },
  'attendance.attested': { urgent: 'notify_labour_of_tick', rest: [recompute] },
  'attendance.denied': { urgent: 'push_attendance', rest: [recompute] },
  'attendance.claimed': { urgent: 'notify_employer_of_claim', rest: [] },
  'attendance.missed': { urgent: 'notify_labour_of_absence', rest: [recompute] },
  'attendance.contested': {
    urgent: 'push_attendance',
    rest: [recompute, { handler: 'notify_admins_of_days', queue: 'bulk' }],
  },
  'attendance.decided': {
    urgent: 'notify_labour_of_decision',
    rest: [recompute, { handler: 'notify_admins_of_days', queue: 'bulk' }],
  },
  'document.requested': { urgent: 'sign_document', rest: [] },
  'wages.entry_recorded': { urgent: 'notify_of_wage_entry', rest: [] },
  'wages.entry_answered': { urgent: 'notify_of_wage_answer', rest: [] },
  'wages.sheet_saved': { urgent: 'notify_of_wage_sheet', rest: [] },
  'wages.closing_proposed': { urgent: 'notify_of_wage_closing', rest: [] },
  'wages.closing_answered': { urgent: 'notify_of_wage_closing_answer', rest: [] },
  'wages.terms_proposed': { urgent: 'notify_of_wage_terms', rest: [] },
  'wages.terms_answered': { urgent: 'notify_of_wage_terms_answer', rest: [] },
  'wages.certificate_requested': { urgent: 'notify_of_certificate', rest: [] },
  'wages.certificate_answered': { urgent: 'notify_of_certificate', rest: [] },
  'wages.certificate_revoked': { urgent: 'notify_of_certificate', rest: [] },
  'wages.pay_day_reached': { urgent: null, rest: [{ handler: 'notify_of_pay_day', queue: 'bulk' }] },
  'wages.entry_lapsed': { urgent: null, rest: [{ handler: 'notify_of_lapsed_wage_entry', queue: 'bulk' }] },
  'wages.answer_awaited': { urgent: null, rest: [{ handler: 'notify_of_awaited_wage_answer', queue: 'bulk' }] },
  'rating.given': { urgent: null, rest: [{ handler: 'notify_admins_of_held_words', queue: 'bulk' }] },
  'rating.changed': { urgent: null, rest: [{ handler: 'notify_admins_of_held_words', queue: 'bulk' }] },
  'rating.revealed': { urgent: 'notify_user_of_rating', rest: [recompute] },
  'rating.contested': { urgent: 'notify_admins_of_ratings', rest: [] },
  'rating.hidden': {
    urgent: null,
    rest: [
      { handler: 'notify_users_of_hidden_words', queue: 'bulk' },
      { handler: 'notify_admins_of_ratings', queue: 'bulk' },
    ],
  },
  'rating.kept': {
    urgent: null,
    rest: [
      { handler: 'notify_user_of_kept_words', queue: 'bulk' },
      { handler: 'notify_admins_of_ratings', queue: 'bulk' },
    ],
  },
  'crew.invited': { urgent: 'notify_labour_of_crew_invite', rest: [] },
  'crew.joined': { urgent: 'notify_leader_of_joining', rest: [] },
  'crew.left': { urgent: 'notify_leader_of_leaving', rest: [] },
  'crew.member_removed': { urgent: 'notify_removed_member', rest: [] },
  'crew.leader_asked': { urgent: 'notify_crew_of_question', rest: [] },
  'crew.leader_changed': { urgent: 'notify_crew_of_leader', rest: [] },
  'crew.ended': { urgent: 'notify_crew_of_end', rest: [] },
  'crew.held': { urgent: 'notify_crew_of_hold', rest: [] },
  'crew.released': { urgent: 'notify_crew_of_release', rest: [] },
  'bid.asked': {
    urgent: 'notify_members_of_bid',
    rest: [{ handler: 'text_members_of_bid', queue: 'outside', flag: 'sms' }],
  },
  'bid.answered': { urgent: 'notify_member_of_consent', rest: [stepCall] },
  'bid.sent': { urgent: 'notify_members_of_sent_bid', rest: [stepCall] },
  'bid.lapsed': { urgent: 'notify_members_of_lapsed_bid', rest: [stepCall] },
  'experience.told': { urgent: null, rest: [recompute] },
} as const satisfies Record<EventName, Reactions>;

type Map = typeof subscriptions;
type UrgentOf<N extends EventName> = Map[N]['urgent'];
type RestOf<N extends EventName> = Map[N]['rest'][number];

/** Names of all handlers in the map. The worker process must implement each of them. */
export type HandlerName = Exclude<UrgentOf<EventName>, null> | RestOf<EventName>['handler'];

/** Returns the handlers of an event, for code that knows the event name only at run time. */
export function reactionsTo(name: EventName): Reactions {
  return subscriptions[name];
}

// The icon and the tone (colour) for each kind of notification. Users can distinguish a viewed application, an
// acceptance and a rejection without reading.
import type { Notification } from '#contracts/notifications.ts';
import type { IconName } from '../../kit/icon/icon.tsx';

/**
 * The meaning of the tones: `good` is a positive answer, `work` concerns jobs and applications, `warn` asks the user to
 * act, `info` is information without an action, and `still` says that something has ended.
 */
type Tone = 'good' | 'work' | 'warn' | 'info' | 'still';

interface Sign {
  icon: IconName;
  tone: Tone;
}

const sign = (icon: IconName, tone: Tone): Sign => ({ icon, tone });

const signsOfTypes: Readonly<Record<Notification['notification_type'], Sign>> = {
  application_status: sign('history', 'work'),
  job_match: sign('briefcase', 'work'),
  rating_request: sign('star', 'warn'),
  verification_request: sign('id-card', 'info'),
  system_message: sign('info', 'still'),
};

/** Icon and tone by notification kind. A kind that is not listed gets the icon and tone of its notification type. */
const signsOfKinds: Partial<Record<string, Sign>> = {
  application_submitted: sign('user-plus', 'work'),
  application_withdrawn: sign('undo', 'still'),
  application_opened: sign('eye', 'info'),
  application_shortlisted: sign('heart', 'good'),
  application_messaged: sign('message', 'info'),
  application_accepted: sign('check-circle', 'good'),
  application_rejected: sign('x-circle', 'still'),
  application_completed: sign('check-check', 'good'),
  application_completed_unanswered: sign('check-check', 'good'),
  application_cancelled: sign('ban', 'warn'),
  application_position_filled: sign('users', 'still'),
  application_no_answer: sign('hourglass', 'still'),
  application_job_ended: sign('lock', 'still'),
  applications_waiting: sign('hourglass', 'warn'),
  contact_revealed: sign('phone', 'good'),
  contact_asked: sign('phone', 'warn'),
  contact_missed: sign('phone-off', 'warn'),
  applicant_verified: sign('shield-check', 'good'),
  completion_claimed: sign('check', 'warn'),
  attendance_claimed: sign('calendar', 'work'),
  attendance_missed: sign('calendar', 'warn'),
  attendance_attested: sign('calendar', 'still'),
  attendance_decided: sign('scale', 'info'),
  wage_claim_made: sign('rupee', 'warn'),
  wage_payment_stated: sign('rupee', 'warn'),
  wage_change_stated: sign('rupee', 'warn'),
  wage_closing_asked: sign('rupee', 'warn'),
  wage_closing_offered: sign('rupee', 'warn'),
  wage_terms_asked: sign('rupee', 'warn'),
  wage_pay_day_today: sign('rupee', 'warn'),
  wage_pay_day_asked: sign('rupee', 'warn'),
  wage_terms_offered: sign('rupee', 'warn'),
  wage_request_agreed: sign('rupee', 'good'),
  wage_request_declined: sign('rupee', 'still'),
  wage_offer_agreed: sign('rupee', 'good'),
  wage_offer_declined: sign('rupee', 'still'),
  wage_certificate_asked: sign('file', 'warn'),
  wage_certificate_certified: sign('file', 'good'),
  wage_certificate_declined: sign('file', 'still'),
  wage_certificate_revoked: sign('file', 'warn'),
  wage_claim_counted: sign('rupee', 'good'),
  wage_claim_unanswered: sign('rupee', 'still'),
  wage_claim_disputed: sign('scale', 'warn'),
  wage_statement_disputed: sign('scale', 'warn'),
  job_changed: sign('pencil', 'warn'),
  call_offered: sign('send', 'good'),
  call_confirmation_requested: sign('calendar', 'warn'),
  call_departure_asked: sign('clock', 'warn'),
  call_swapped: sign('users', 'still'),
  call_missing: sign('users', 'warn'),
  call_crew_asked: sign('users', 'warn'),
  call_crew_placed: sign('check-circle', 'good'),
  call_crew_lapsed: sign('hourglass', 'still'),
  crew_invited: sign('users', 'good'),
  crew_joined: sign('user-plus', 'good'),
  crew_left: sign('user-x', 'still'),
  crew_removed: sign('user-x', 'warn'),
  crew_leader_asked: sign('users', 'warn'),
  crew_leader_changed: sign('users', 'still'),
  crew_ended: sign('users', 'still'),
  crew_held: sign('pause', 'warn'),
  crew_released: sign('check-circle', 'good'),
  crew_pay_asked: sign('lock', 'still'),
  crew_bid_asked: sign('send', 'warn'),
  crew_bid_sent: sign('send', 'good'),
  crew_bid_lapsed: sign('hourglass', 'still'),
  crew_consented: sign('check-circle', 'warn'),
  job_invited: sign('send', 'good'),
  saved_search_digest: sign('search', 'work'),
  job_held: sign('pause', 'warn'),
  job_approved: sign('check-circle', 'good'),
  job_rejected: sign('x-circle', 'warn'),
  job_removed: sign('trash', 'warn'),
  job_expired: sign('clock', 'still'),
  job_filled: sign('users', 'good'),
  job_paused_stale: sign('pause', 'warn'),
  phrases_asked: sign('languages', 'info'),
  report_upheld: sign('flag', 'good'),
  report_dismissed: sign('flag', 'still'),
  grievance_acknowledged: sign('scale', 'info'),
  grievance_decided: sign('scale', 'good'),
  data_breach: sign('warning', 'warn'),
  rating_received: sign('star', 'good'),
  review_hidden: sign('ban', 'still'),
  contest_upheld: sign('scale', 'good'),
  contest_dismissed: sign('scale', 'still'),
  welcome: sign('sun', 'good'),
  identity_verified: sign('shield-check', 'good'),
  identity_rejected: sign('id-card', 'warn'),
  identity_displaced: sign('id-card', 'warn'),
  phone_changed: sign('smartphone', 'warn'),
  phone_lost: sign('smartphone', 'warn'),
  export_ready: sign('download', 'info'),
  erasure_requested: sign('trash', 'warn'),
  account_suspended: sign('lock', 'warn'),
  account_restored: sign('check-circle', 'good'),
};

/** Returns the icon and tone of the notification's kind, or else of its type. */
export const signOf = ({ kind, notification_type }: Pick<Notification, 'kind' | 'notification_type'>): Sign =>
  (kind && signsOfKinds[kind]) || signsOfTypes[notification_type];

// Notification kinds, the public type of each kind, and the parameters of the messages.

import type { notificationSubjects } from '#contracts/notifications.ts';
import type { notificationTypes } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';

type NotificationType = (typeof notificationTypes)[number];

/**
 * For each kind of notification, the broader type that the API returns. The messages of a kind are in
 * `locales/<language>/notifications.json`.
 */
export const notificationKinds = {
  application_submitted: 'application_status',
  application_withdrawn: 'application_status',
  application_opened: 'application_status',
  application_shortlisted: 'application_status',
  application_messaged: 'application_status',
  application_accepted: 'application_status',
  application_rejected: 'application_status',
  application_completed: 'application_status',
  application_completed_unanswered: 'application_status',
  application_cancelled: 'application_status',
  contact_revealed: 'application_status',
  contact_asked: 'verification_request',
  contact_missed: 'verification_request',
  applicant_verified: 'verification_request',
  completion_claimed: 'verification_request',
  application_position_filled: 'application_status',
  application_no_answer: 'application_status',
  application_job_ended: 'application_status',
  attendance_claimed: 'application_status',
  attendance_missed: 'application_status',
  attendance_decided: 'application_status',
  attendance_attested: 'application_status',
  crew_invited: 'system_message',
  crew_joined: 'system_message',
  crew_left: 'system_message',
  crew_removed: 'system_message',
  crew_leader_asked: 'system_message',
  crew_leader_changed: 'system_message',
  crew_ended: 'system_message',
  crew_held: 'system_message',
  crew_released: 'system_message',
  crew_pay_asked: 'system_message',
  crew_bid_asked: 'job_match',
  crew_bid_sent: 'application_status',
  crew_bid_lapsed: 'application_status',
  crew_consented: 'application_status',
  wage_claim_made: 'verification_request',
  wage_payment_stated: 'verification_request',
  wage_change_stated: 'verification_request',
  wage_closing_asked: 'verification_request',
  wage_closing_offered: 'verification_request',
  wage_terms_asked: 'verification_request',
  wage_terms_offered: 'verification_request',
  wage_request_agreed: 'system_message',
  wage_request_declined: 'system_message',
  wage_offer_agreed: 'system_message',
  wage_offer_declined: 'system_message',
  wage_certificate_asked: 'verification_request',
  wage_certificate_certified: 'system_message',
  wage_certificate_declined: 'system_message',
  wage_certificate_revoked: 'system_message',
  wage_pay_day_today: 'system_message',
  wage_pay_day_asked: 'system_message',
  wage_claim_counted: 'system_message',
  wage_claim_unanswered: 'system_message',
  wage_claim_disputed: 'system_message',
  wage_statement_disputed: 'system_message',
  job_changed: 'application_status',
  job_match: 'job_match',
  call_offered: 'job_match',
  call_confirmation_requested: 'application_status',
  call_departure_asked: 'application_status',
  call_swapped: 'application_status',
  call_missing: 'application_status',
  call_crew_asked: 'job_match',
  call_crew_placed: 'application_status',
  call_crew_lapsed: 'application_status',
  job_invited: 'job_match',
  saved_search_digest: 'job_match',
  applications_waiting: 'application_status',
  job_held: 'system_message',
  job_approved: 'system_message',
  job_rejected: 'system_message',
  job_removed: 'system_message',
  job_expired: 'system_message',
  job_filled: 'system_message',
  job_paused_stale: 'system_message',
  phrases_asked: 'system_message',
  report_upheld: 'system_message',
  report_dismissed: 'system_message',
  grievance_acknowledged: 'system_message',
  grievance_decided: 'system_message',
  data_breach: 'system_message',
  employer_to_rate: 'rating_request',
  applicant_to_rate: 'rating_request',
  rating_received: 'system_message',
  review_hidden: 'system_message',
  contest_upheld: 'system_message',
  contest_dismissed: 'system_message',
  welcome: 'system_message',
  identity_submitted: 'verification_request',
  identity_verified: 'verification_request',
  identity_rejected: 'verification_request',
  identity_displaced: 'verification_request',
  phone_changed: 'system_message',
  phone_lost: 'system_message',
  export_ready: 'system_message',
  erasure_requested: 'system_message',
  account_suspended: 'system_message',
  account_restored: 'system_message',
} as const satisfies Record<string, NotificationType>;

export type NotificationKind = keyof typeof notificationKinds;

const isKind = (text: string): text is NotificationKind => Object.hasOwn(notificationKinds, text);

export const notificationKind = z.enum(Object.keys(notificationKinds).filter(isKind));

const subjects: Partial<Record<NotificationKind, (typeof notificationSubjects)[number]>> = {
  job_held: 'own_job',
  job_approved: 'own_job',
  job_rejected: 'own_job',
  job_removed: 'own_job',
  job_expired: 'own_job',
  job_filled: 'own_job',
  job_paused_stale: 'own_job',
  applications_waiting: 'applicants',
  saved_search_digest: 'saved_searches',
  report_upheld: 'report',
  report_dismissed: 'report',
  grievance_acknowledged: 'grievance',
  grievance_decided: 'grievance',
  data_breach: 'data_breach',
  rating_received: 'own_ratings',
  contest_upheld: 'own_ratings',
  contest_dismissed: 'own_ratings',
  export_ready: 'own_data',
  erasure_requested: 'own_data',
};

/**
 * Returns the page to which notifications of a kind link. Null if the notifications link to an application, to a job or
 * to nothing.
 */
export const subjectOf = (kind: NotificationKind) => subjects[kind] ?? null;

/**
 * Returns the field `job_part`: the part of the job form that notifications of this kind open. Empty object for other
 * kinds.
 */
export const jobPartOf = (kind: NotificationKind): { job_part?: 'words' } =>
  kind === 'phrases_asked' ? { job_part: 'words' } : {};

/** Returns true if notifications of a kind link to the page of wages. */
export const isAboutWages = (kind: NotificationKind) => kind.startsWith('wage_');

/** Returns true if notifications of a kind link to the page of a call, unless they have an application. */
export const isAboutCall = (kind: NotificationKind) => kind.startsWith('call_');

/** Returns true if notifications of a kind link to the page of crews. */
export const isAboutCrew = (kind: NotificationKind) => kind.startsWith('crew_');

/**
 * Kinds whose events are grouped into one unread notification per job or application. A kind must not be listed if its
 * notifications link to different pages.
 */
const groups: Partial<Record<NotificationKind, 'job' | 'application'>> = {
  application_submitted: 'job',
  application_withdrawn: 'job',
  contact_revealed: 'application',
  application_messaged: 'application',
  wage_claim_made: 'application',
  wage_payment_stated: 'application',
  wage_change_stated: 'application',
  wage_closing_asked: 'application',
  wage_closing_offered: 'application',
  wage_terms_asked: 'application',
  wage_terms_offered: 'application',
  wage_request_agreed: 'application',
  wage_request_declined: 'application',
  wage_offer_agreed: 'application',
  wage_offer_declined: 'application',
  wage_certificate_asked: 'application',
  wage_certificate_certified: 'application',
  wage_certificate_declined: 'application',
  wage_certificate_revoked: 'application',
  wage_claim_counted: 'application',
  wage_claim_unanswered: 'application',
  wage_claim_disputed: 'application',
  wage_statement_disputed: 'application',
};

/** Returns whether notifications of a kind are grouped per job or per application; null if they are not grouped. */
export const groupKeyOf = (kind: NotificationKind) => groups[kind] ?? null;

/** Kinds that are not pushed to devices: they appear only in the app. */
export const quietKinds: readonly NotificationKind[] = [
  'welcome',
  'application_opened',
  'identity_submitted',
  'job_held',
  'job_expired',
];

/** Kinds that users cannot mute, because the law requires these messages. */
export const mandatoryKinds: readonly NotificationKind[] = [
  'grievance_acknowledged',
  'grievance_decided',
  'data_breach',
];

/** Parameters of a notification's message. Text that users wrote is a copy from the time of the event. */
export const notificationParams = z.object({
  job_title: z.optional(z.nullable(z.string())),
  company: z.optional(z.nullable(z.string())),
  person: z.optional(z.nullable(z.string())),
  /** The moderator's reason for the decision. */
  reason: z.optional(z.nullable(z.string())),
  /** Number of applicants who wait for an answer. */
  waiting: z.optional(z.nullable(z.int())),
  /** Number of workers who must be paid today. */
  people: z.optional(z.nullable(z.int())),
  /** Number of workers who have not arrived. */
  missing: z.optional(z.nullable(z.int())),
  /** Uid of the job that the notification links to, if it has no application. */
  job_uid: z.optional(z.nullable(z.string())),
  /** Name and search parameters of the saved search. */
  search: z.optional(z.nullable(z.record(z.string(), z.nullable(z.string())))),
  /** Number of new jobs that the saved search found. */
  jobs: z.optional(z.nullable(z.int())),
  /** Case number of a report, or ticket of a complaint. */
  case_number: z.optional(z.nullable(z.string())),
  /** `headline` and `words`: title and description of a data breach. */
  headline: z.optional(z.nullable(z.string())),
  words: z.optional(z.nullable(z.string())),
  /** A time in the message (ISO 8601), shown in the reader's language and in Indian time. */
  at: z.optional(z.nullable(z.string())),
  /** The day that the message is about (`YYYY-MM-DD`). */
  day: z.optional(z.nullable(z.string())),
  /** The last day (`YYYY-MM-DD`) or the end (ISO 8601) of the time in which the reader may act. */
  until: z.optional(z.nullable(z.string())),
  /** Code of the reason for a cancellation. */
  cause: z.optional(z.nullable(z.string())),
});

// Register of personal data (D58). Every table has a part of the export and an eraser, or a reason why either is
// missing. A test compares the register with the database.
import * as copy from './queries/copy.ts';
import type { CopyPart } from './queries/copy-part.ts';
import type { Eraser } from './queries/erase.ts';
import * as erase from './queries/erase.ts';

/** Reason why a table has no part in the export or no eraser. */
interface Exempt {
  why: string;
}

export interface PersonalTable {
  /** Columns that refer to a user or contain personal data. */
  columns: readonly string[];
  copied: CopyPart | Exempt;
  erased: Eraser | Exempt;
}

const kept = (why: string): Exempt => ({ why });

/** Tables that contain or refer to users, in the order of the export. */
export const personalTables = {
  users: {
    columns: ['id', 'phone_number', 'first_name', 'last_name', 'email', 'address', 'state', 'city', 'pincode'],
    copied: copy.account,
    erased: erase.account,
  },
  labour_profiles: {
    columns: ['user_id', 'gender', 'date_of_birth'],
    copied: copy.labourProfile,
    erased: erase.labourProfile,
  },
  employer_profiles: {
    columns: ['user_id', 'company_name', 'gst_number', 'import_key'],
    copied: copy.employerProfile,
    erased: erase.employerProfile,
  },
  identities: { columns: ['user_id', 'masked', 'digest'], copied: copy.identity, erased: erase.identity },
  identity_reviews: { columns: ['user_id', 'reviewer'], copied: copy.identityReviews, erased: erase.identityReviews },
  consents: {
    columns: ['user_id'],
    copied: copy.consents,
    erased: kept(
      'The receipts prove what was agreed to. They hold a number of an account that says nothing of anybody.',
    ),
  },
  data_requests: {
    columns: ['user_id', 'json_key', 'html_key'],
    copied: copy.dataRequests,
    erased: erase.dataRequests,
  },
  sessions: { columns: ['user_id', 'device', 'token_hash'], copied: copy.sessions, erased: erase.sessions },
  known_devices: { columns: ['phone_number', 'device'], copied: copy.knownDevices, erased: erase.knownDevices },
  otp_codes: {
    columns: ['phone_number', 'device', 'address', 'code_hash'],
    copied: copy.codes,
    erased: erase.codes,
  },
  registration_tries: {
    columns: ['phone_number', 'address'],
    copied: kept('Attempts to register are deleted after a day and belong to a phone without an account.'),
    erased: erase.registrationAttempts,
  },
  returning_checks: {
    columns: ['user_id'],
    copied: kept('How often somebody tried to prove the account is deleted with the next sign-in.'),
    erased: erase.returningChecks,
  },
  registration_passes: {
    columns: ['phone_number', 'token_hash', 'account_id'],
    copied: kept('A pass lasts 15 minutes and belongs to a phone without an account.'),
    erased: erase.passes,
  },
  files: { columns: ['user_id', 'name', 'storage_key'], copied: copy.files, erased: erase.files },
  file_uploads: {
    columns: ['user_id'],
    copied: kept('It only counts the uploads of a day; when a file came is told with the file.'),
    erased: erase.uploads,
  },
  file_downloads: {
    columns: ['user_id'],
    copied: copy.downloads,
    erased: kept('Who fetched a file of somebody else stays on record by number; the record goes with that file.'),
  },
  translated_texts: {
    columns: [],
    copied: kept('A translator made these of texts that the copy holds under the jobs; no row says whose they were.'),
    erased: erase.translatedTexts,
  },
  // `reports` precedes `jobs`: deleting a job clears `job_id` in its reports, but the eraser of reports finds them by
  // `job_id`.
  reports: {
    columns: ['reporter_id', 'target_user_id', 'moderator'],
    copied: copy.reports,
    erased: erase.reports,
  },
  grievance_steps: {
    columns: [],
    copied: kept('What administrators did with a complaint; the copy holds the complaint and its answer.'),
    erased: erase.grievanceSteps,
  },
  grievances: {
    columns: ['user_id', 'contact', 'address', 'once_key'],
    copied: copy.grievances,
    erased: erase.grievances,
  },
  jobs: { columns: ['employer_id', 'source_id', 'pincode'], copied: copy.jobs, erased: erase.jobs },
  job_history: { columns: ['actor_id'], copied: copy.jobHistory, erased: erase.jobHistory },
  job_translations: {
    columns: [],
    copied: kept('A translator made these of the words of a job, which the copy holds.'),
    erased: erase.jobTranslations,
  },
  phrase_lines: {
    columns: [],
    copied: kept('It says which lines of a text are phrases; the copy holds the text.'),
    erased: erase.phraseLines,
  },
  job_search: {
    columns: [],
    copied: kept('The words of jobs as a search reads them; the copy holds the jobs.'),
    erased: erase.jobEntries,
  },
  saved_jobs: { columns: ['user_id'], copied: copy.savedJobs, erased: erase.savedJobs },
  saved_searches: { columns: ['user_id'], copied: copy.savedSearches, erased: erase.savedSearches },
  job_invitations: { columns: ['labour_id'], copied: copy.jobInvitations, erased: erase.jobInvitations },
  applications: { columns: ['labour_id', 'employer_id'], copied: copy.applications, erased: erase.applications },
  contact_reveals: { columns: ['employer_id', 'labour_id'], copied: copy.reveals, erased: erase.reveals },
  contact_confirmations: { columns: [], copied: copy.confirmations, erased: erase.confirmations },
  verification_records: { columns: [], copied: copy.verificationRecords, erased: erase.verificationRecords },
  idempotency_keys: {
    columns: ['user_id', 'key'],
    copied: kept('A key of a call is random, and forgotten after a day.'),
    erased: erase.idempotencyKeys,
  },
  reputations: { columns: ['user_id'], copied: copy.reputation, erased: erase.reputation },
  application_status_history: { columns: ['actor_id'], copied: copy.history, erased: erase.history },
  attendance_days: { columns: [], copied: copy.attendance, erased: erase.attendance },
  attendance_secrets: {
    columns: [],
    copied: kept('A secret of a job, of which its codes are made; it never leaves.'),
    erased: erase.attendanceSecrets,
  },
  employer_reminders: {
    columns: ['user_id'],
    copied: copy.employerReminders,
    erased: erase.employerReminders,
  },
  ratings: {
    columns: ['rater_id', 'ratee_id', 'moderator'],
    copied: copy.ratings,
    erased: erase.ratings,
  },
  notifications: { columns: ['user_id', 'group_key'], copied: copy.notifications, erased: erase.notifications },
  notification_repeats: {
    columns: ['user_id'],
    copied: kept('It only says which events a notification has counted already; the copy holds the notification.'),
    erased: erase.notificationRepeats,
  },
  old_notifications: {
    columns: ['user_id'],
    copied: kept('It only says where unread notifications lie; the copy holds them.'),
    erased: erase.oldNotifications,
  },
  notifications_archive: {
    columns: ['user_id'],
    copied: copy.archivedNotifications,
    erased: kept('The erasure of the notifications empties it along with them.'),
  },
  push_subscriptions: {
    columns: ['user_id', 'device', 'endpoint', 'p256dh', 'auth'],
    copied: copy.pushSubscriptions,
    erased: erase.pushSubscriptions,
  },
  push_deliveries: {
    columns: [],
    copied: kept('It only says which notification was sent to which device; the copy holds both.'),
    erased: kept('Its rows go with those of the devices.'),
  },
  notice_texts: { columns: ['user_id'], copied: copy.noticeTexts, erased: erase.noticeTexts },
  breach_listed: {
    columns: ['user_id'],
    copied: kept('It only says whom a notice is to reach; the copy holds the notices that were sent.'),
    erased: erase.breachListed,
  },
  breach_told: {
    columns: ['user_id'],
    copied: copy.breachNotices,
    erased: kept(
      'That somebody was told of a breach proves a duty; it holds the number of an account that says nothing of anybody.',
    ),
  },
  // Administrators are not users: they do not register. Other administrators create and delete the accounts of
  // administrators.
  admins: {
    columns: ['email', 'created_by'],
    copied: kept('Administrators are no people of the place; they read their own account in their area.'),
    erased: kept('Administrators are no people of the place; a superuser deletes the account.'),
  },
  admin_sessions: {
    columns: ['token_hash', 'device'],
    copied: kept('Logins of administrators, who see their own in their area.'),
    erased: kept('They go with the account of the administrator, and every night those that are over.'),
  },
  admin_login_failures: {
    columns: ['address'],
    copied: kept('Failed logins of administrators; the name is a digest, so that no row says whose they were.'),
    erased: kept('A failed login counts for minutes, and the nightly tidying deletes it.'),
  },
  admin_passkeys: {
    columns: ['name', 'public_key'],
    copied: kept('Passkeys of administrators, who see the names of their own in their area.'),
    erased: kept('They go with the account of the administrator.'),
  },
  admin_audit: {
    columns: ['admin_id', 'ip', 'target_id'],
    copied: kept('What administrators did, for those who watch over them; the copy holds what came of it.'),
    erased: kept('Nobody can take back what an administrator did; of people it holds numbers and masked values only.'),
  },
  domain_events: {
    columns: ['actor_id'],
    copied: kept('It holds numbers only; what they point at is told where it lies.'),
    erased: kept('It holds numbers only, of rows that are empty or gone.'),
  },
} satisfies Record<string, PersonalTable>;

/** Tables without personal data. */
export const otherTables: Record<string, string> = {
  settings: 'What an operator has set.',
  identity_chain: 'Marks of the keys of identity numbers that are in use.',
  admin_challenges: 'Digests of challenges that passkeys of administrators sign; they last minutes.',
  admin_recovery_codes: 'Digests of recovery codes of administrators.',
  admin_beginning: 'That the first administrator was made.',
  breach_incidents: 'What happened to data, and what was done; nobody in particular.',
  breach_words: 'What people read of a breach, alike for all.',
  breach_steps: 'The deadlines of a breach.',
  phrases: 'Which phrases exist.',
  pay_medians: 'What trades are usually paid, of five jobs at least.',
  minimum_wages: 'What the law says must be paid.',
  job_posting: 'Numbers of open jobs by trade and place; its rows go with those of job_search.',
  begun_days: 'Which days have begun.',
  search_counts: 'How often a trade or a town was searched for on a day, by nobody in particular.',
  audit_anchors: 'The last seals of months of the audit trail that are gone.',
  job_views_kept: 'How often a job was looked at in months that are gone.',
  job_views: 'How often a job was looked at; a viewer is a keyed digest that leads to nobody.',
  attendance_tries: 'How many wrong codes were typed for an application on a day.',
  circuit_breakers: 'Which provider is ill.',
  kept_counts: 'How many there are of each, by day and state.',
  count_deltas: 'What has changed of that in the last minute.',
  api_heartbeats: 'The processes that answer.',
  worker_heartbeats: 'Which programs live.',
  socket_io_attachments: 'Large messages between programs, gone within a minute.',
  schema_migrations: 'Which migrations have run.',
};

const entries: readonly [string, PersonalTable][] = Object.entries(personalTables);

/** The parts of the export, with the names of their tables. */
export const copyParts = entries.flatMap(([table, { copied }]) => ('why' in copied ? [] : [{ table, part: copied }]));

const erasersOf = (wanted: (table: string) => boolean) =>
  entries.flatMap(([table, { erased }]) => ('why' in erased || !wanted(table) ? [] : [erased]));

/**
 * The account is erased last, to avoid a deadlock. Clearing its phone number locks the row in `users`, and new
 * applications that already lock a job wait for this row. If the jobs were erased afterwards, the erasure would wait
 * for these applications.
 */
export const erasers: readonly Eraser[] = [
  ...erasersOf((table) => table !== 'users'),
  ...erasersOf((table) => table === 'users'),
];

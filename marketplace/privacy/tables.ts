// Register of personal data (D58). Every table has a part of the export and an eraser, or a reason why either is
// missing. A test compares the register with the database.
import * as copy from './queries/copy.ts';
import type { CopyPart } from './queries/copy-part.ts';
import type { Eraser } from './queries/erase.ts';
import * as erase from './queries/erase.ts';

/** Reason why a table is not in the export, or has no eraser (statements that erase a user's data from the table). */
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
      'The receipts prove consent. They contain only the account number, which identifies no person after the erasure.',
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
    copied: kept('Attempts to register belong to a phone without an account and are deleted after a day.'),
    erased: erase.registrationAttempts,
  },
  returning_checks: {
    columns: ['user_id'],
    copied: kept('The number of attempts to prove the ownership of the account is deleted at the next sign-in.'),
    erased: erase.returningChecks,
  },
  registration_passes: {
    columns: ['phone_number', 'token_hash', 'account_id'],
    copied: kept('A registration token lasts 15 minutes and belongs to a phone without an account.'),
    erased: erase.passes,
  },
  files: { columns: ['user_id', 'name', 'storage_key'], copied: copy.files, erased: erase.files },
  work_pictures: {
    columns: ['user_id', 'storage_key'],
    copied: copy.workPictures,
    erased: erase.workPictures,
  },
  file_uploads: {
    columns: ['user_id'],
    copied: kept('It only counts the uploads of a day. The export contains the upload time with each file.'),
    erased: erase.uploads,
  },
  file_downloads: {
    columns: ['user_id'],
    copied: copy.downloads,
    erased: kept(
      "The record of a download of another user's file contains only the account number. It is deleted with the file.",
    ),
  },
  translated_texts: {
    columns: [],
    copied: kept('Translations of texts that the export contains under the jobs. No row names a user.'),
    erased: erase.translatedTexts,
  },
  // `reports` precedes `jobs`, because deleting a job clears `job_id` in the reports about the job, and the statements
  // that erase reports find the reports by `job_id`.
  reports: {
    columns: ['reporter_id', 'target_user_id', 'moderator'],
    copied: copy.reports,
    erased: erase.reports,
  },
  grievance_steps: {
    columns: [],
    copied: kept('Steps of administrators on a complaint. The export contains the complaint and its answer.'),
    erased: erase.grievanceSteps,
  },
  grievances: {
    columns: ['user_id', 'contact', 'address', 'once_key'],
    copied: copy.grievances,
    erased: erase.grievances,
  },
  call_candidates: {
    columns: ['labour_id'],
    copied: kept('Entries of a worker in the search for calls. The export contains the trades and the place.'),
    erased: kept('A trigger deletes the entries when the trades are erased.'),
  },
  people_marks: { columns: ['owner_id', 'other_id'], copied: copy.peopleMarks, erased: erase.peopleMarks },
  jobs: { columns: ['employer_id', 'source_id', 'pincode'], copied: copy.jobs, erased: erase.jobs },
  job_pictures: { columns: ['storage_key'], copied: copy.jobPictures, erased: erase.jobPictures },
  job_history: { columns: ['actor_id'], copied: copy.jobHistory, erased: erase.jobHistory },
  job_translations: {
    columns: [],
    copied: kept('Translations of the text of a job. The export contains the text.'),
    erased: erase.jobTranslations,
  },
  phrase_lines: {
    columns: [],
    copied: kept('It only marks which lines of a text are phrases. The export contains the text.'),
    erased: erase.phraseLines,
  },
  job_search: {
    columns: [],
    copied: kept('Search entries of jobs. The export contains the jobs.'),
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
    copied: kept('The key of a request is random and is deleted after a day.'),
    erased: erase.idempotencyKeys,
  },
  reputations: { columns: ['user_id'], copied: copy.reputation, erased: erase.reputation },
  application_status_history: { columns: ['actor_id'], copied: copy.history, erased: erase.history },
  attendance_days: { columns: [], copied: copy.attendance, erased: erase.attendance },
  attendance_secrets: {
    columns: [],
    copied: kept('The secret from which the attendance codes of a job are computed. It must not be disclosed.'),
    erased: erase.attendanceSecrets,
  },
  shift_calls: {
    columns: ['seed'],
    copied: copy.calls,
    erased: kept('Hours, rounds and conditions of a call. The row names no user and is deleted with its job.'),
  },
  call_people: { columns: ['labour_id', 'draw'], copied: copy.callPeople, erased: erase.callPeople },
  call_links: {
    columns: ['labour_id', 'digest'],
    copied: copy.callLinks,
    erased: erase.callLinks,
  },
  call_seats: { columns: ['labour_id'], copied: copy.callSeats, erased: erase.callSeats },
  bookings: { columns: ['labour_id'], copied: copy.bookings, erased: erase.bookings },
  free_days: { columns: ['labour_id'], copied: copy.freeDays, erased: erase.freeDays },
  wage_accounts: {
    columns: ['labour_id', 'employer_id', 'digest'],
    copied: copy.wageAccounts,
    erased: erase.wageAccounts,
  },
  wage_closings: {
    columns: [],
    copied: kept('Closings and their sums. The export contains them as rows of wage_log.'),
    erased: kept('Sums without names. They are deleted with their wage account.'),
  },
  wage_entries: {
    columns: [],
    copied: copy.wageEntries,
    erased: kept('Days and amounts without names. They are deleted with their wage account.'),
  },
  diaries: { columns: ['labour_id', 'other_name'], copied: copy.diaries, erased: erase.diaries },
  diary_entries: {
    columns: [],
    copied: copy.diaryEntries,
    erased: kept('Days and amounts without names. They are deleted with their diary.'),
  },
  wage_log: {
    columns: ['digest'],
    copied: copy.wageLog,
    erased: kept('Days and amounts without names. The rows are deleted with their wage account.'),
  },
  wage_sheet_requests: {
    columns: ['user_id'],
    copied: kept('It only counts the saved wage sheets of an hour. The export contains their entries.'),
    erased: erase.wageSheetRequests,
  },
  wage_pay_days: {
    columns: [],
    copied: kept('Whether pay days were kept. They are computed from the entries, which the export contains.'),
    erased: kept('Outcomes without names. They are deleted with their wage account.'),
  },
  wage_terms_proposals: {
    columns: [],
    copied: kept('Proposals for another rate. The export contains them as rows of wage_log.'),
    erased: kept('Rates without names. They are deleted with their wage account.'),
  },
  wage_terms: {
    columns: [],
    copied: kept('The agreed rate. The export contains it as a row of wage_log.'),
    erased: kept('The agreed rate without names. It is deleted with its wage account.'),
  },
  work_certificates: {
    columns: ['facts'],
    copied: copy.workCertificates,
    erased: erase.workCertificates,
  },
  documents: {
    columns: ['owner_id', 'facts', 'token', 'storage_key'],
    copied: copy.documents,
    erased: erase.documents,
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
  crew_invites: {
    columns: ['labour_id', 'invited_by', 'phone_digest'],
    copied: kept('An invitation is open for a week and has no phone number. Then it is deleted.'),
    erased: erase.crewInvites,
  },
  // `crews` precedes `crew_members`, because the statements find the crews of the user by the memberships.
  crews: { columns: ['leader_id', 'next_leader_id', 'named_by'], copied: copy.crews, erased: erase.crews },
  crew_bids: {
    columns: ['leader_id'],
    copied: kept('The bid of a crew to a job. The export contains the own answers with their dates.'),
    erased: erase.crewBids,
  },
  crew_bid_members: { columns: ['labour_id', 'code_digest'], copied: copy.crewBids, erased: erase.crewBidMembers },
  crew_pay_answers: { columns: ['labour_id'], copied: copy.crewPayAnswers, erased: erase.crewPayAnswers },
  crew_ticks: { columns: ['labour_id', 'leader_id'], copied: copy.crewTicks, erased: erase.crewTicks },
  crew_members: { columns: ['labour_id'], copied: copy.crewMembers, erased: erase.crewMembers },
  notifications: { columns: ['user_id', 'group_key'], copied: copy.notifications, erased: erase.notifications },
  notification_repeats: {
    columns: ['user_id'],
    copied: kept(
      'It only lists the events that a notification has already counted. The export contains the notification.',
    ),
    erased: erase.notificationRepeats,
  },
  old_notifications: {
    columns: ['user_id'],
    copied: kept('It only marks users with unread notifications in old months. The export contains the notifications.'),
    erased: erase.oldNotifications,
  },
  notifications_archive: {
    columns: ['user_id'],
    copied: copy.archivedNotifications,
    erased: kept('The eraser of `notifications` also deletes from this table.'),
  },
  push_subscriptions: {
    columns: ['user_id', 'device', 'endpoint', 'p256dh', 'auth'],
    copied: copy.pushSubscriptions,
    erased: erase.pushSubscriptions,
  },
  push_deliveries: {
    columns: [],
    copied: kept('It only links notifications to the devices that they were sent to. The export contains both.'),
    erased: kept('Its rows are deleted with those of the devices.'),
  },
  notice_texts: { columns: ['user_id'], copied: copy.noticeTexts, erased: erase.noticeTexts },
  breach_listed: {
    columns: ['user_id'],
    copied: kept('It only lists the recipients of a breach notice. The export contains the notices that were sent.'),
    erased: erase.breachListed,
  },
  breach_told: {
    columns: ['user_id'],
    copied: copy.breachNotices,
    erased: kept(
      'It proves that the users were notified of a breach. It contains only the account number, which identifies no person after the erasure.',
    ),
  },
  // Administrators are not users: they do not register. Other administrators create and delete the accounts of
  // administrators.
  admins: {
    columns: ['email', 'created_by'],
    copied: kept('Administrators are not users. They see their own account in the admin area.'),
    erased: kept('Administrators are not users. A superuser deletes the account.'),
  },
  admin_sessions: {
    columns: ['token_hash', 'device'],
    copied: kept('Sessions of administrators, who see their own sessions in the admin area.'),
    erased: kept('They are deleted with the account of the administrator, and expired sessions every night.'),
  },
  admin_login_failures: {
    columns: ['address'],
    copied: kept('Failed logins of administrators. The name is a digest, so no row identifies a person.'),
    erased: kept('A failed login counts for minutes and is deleted by the nightly cleanup.'),
  },
  admin_passkeys: {
    columns: ['name', 'public_key'],
    copied: kept('Passkeys of administrators, who see the names of their own passkeys in the admin area.'),
    erased: kept('They are deleted with the account of the administrator.'),
  },
  admin_audit: {
    columns: ['admin_id', 'ip', 'target_id'],
    copied: kept(
      'Actions of administrators, for those who supervise them. The export contains the results of the actions.',
    ),
    erased: kept('The audit trail cannot be changed. Of users, it contains only numbers and masked values.'),
  },
  domain_events: {
    columns: ['actor_id'],
    copied: kept('It contains only numbers. The export contains the rows that the numbers refer to.'),
    erased: kept('It contains only numbers of rows that are cleared or deleted.'),
  },
} satisfies Record<string, PersonalTable>;

/** Tables without personal data, each with a description of its content. */
export const otherTables: Record<string, string> = {
  settings: 'Settings of the operator.',
  revoked_documents: 'Random numbers of documents that are no longer genuine; no user is named.',
  signing_keys: 'Public keys with which documents were signed.',
  identity_chain: 'Check values of the keys of identity numbers that are in use.',
  admin_challenges: 'Digests of challenges that passkeys of administrators sign; they last minutes.',
  admin_recovery_codes: 'Digests of recovery codes of administrators.',
  admin_beginning: 'One row, created with the first administrator.',
  breach_incidents: 'The incident and the measures taken; contains no personal data.',
  breach_words: 'The text of a breach notice, the same for all users.',
  breach_steps: 'The deadlines of a breach.',
  phrases: 'The list of phrases and their versions.',
  phrase_requests: 'Which jobs have words that a worker could not read; no user is named.',
  pay_medians: 'Usual pay by trade, each from the set minimum of jobs of three employers.',
  minimum_wages: 'Statutory minimum wages.',
  job_posting: 'Numbers of open jobs by trade and place; its rows are deleted with those of job_search.',
  begun_days: 'The days whose start was recorded.',
  search_counts: 'Number of searches for a trade or a town by day; contains no personal data.',
  audit_anchors: 'The last seals of deleted months of the audit trail.',
  job_views_kept: 'Number of views of a job in deleted months.',
  job_views: 'Views of jobs; the viewer is a keyed digest that identifies no person.',
  attendance_tries: 'Number of wrong codes entered for an application on a day.',
  circuit_breakers: 'Failures of providers, and whether calls to them are blocked.',
  kept_counts: 'Number of rows of each kind, by day and state.',
  count_deltas: 'Changes of the numbers in kept_counts in the last minute.',
  api_heartbeats: 'The API processes that are running.',
  worker_heartbeats: 'The worker processes that are running.',
  socket_io_attachments: 'Large messages between processes, deleted within a minute.',
  schema_migrations: 'Migrations that have run.',
};

const entries: readonly [string, PersonalTable][] = Object.entries(personalTables);

/** The parts of the export, with the names of their tables. */
export const copyParts = entries.flatMap(([table, { copied }]) => ('why' in copied ? [] : [{ table, part: copied }]));

const erasersOf = (wanted: (table: string) => boolean) =>
  entries.flatMap(([table, { erased }]) => ('why' in erased || !wanted(table) ? [] : [erased]));

/**
 * The statements that erase a user, by table, in the order of execution. The account is erased last, to avoid a
 * deadlock. Clearing the phone number locks the row in `users`, and new applications that already lock a job wait for
 * this row. If the jobs were erased afterwards, the erasure would wait for these applications.
 */
export const erasers: readonly Eraser[] = [
  ...erasersOf((table) => table !== 'users'),
  ...erasersOf((table) => table === 'users'),
];

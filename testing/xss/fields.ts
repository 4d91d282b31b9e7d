// Every column that holds somebody's words, and every other one of text with the reason why it holds none: a new column belongs to one of the two.

/** Table → columns with words. Whoever wrote them, some screen, file or page may show them. */
export const wordColumns: Readonly<Record<string, readonly string[]>> = {
  admin_audit: ['actor', 'action', 'target_type', 'target_id', 'before', 'after', 'reason', 'ip'],
  admin_passkeys: ['name'],
  admin_sessions: ['device'],
  admins: ['email', 'full_name'],
  api_heartbeats: ['process', 'version'],
  application_status_history: ['feedback', 'reason'],
  applications: ['employer_feedback', 'employer_notes', 'message'],
  attendance_days: ['contest_note', 'moderator', 'outcome'],
  breach_incidents: ['closing_words', 'consequences', 'contact', 'data', 'happened', 'measures', 'nature', 'title'],
  breach_steps: ['reason', 'reference'],
  breach_words: ['advice', 'contact', 'data', 'done', 'happened', 'headline'],
  circuit_breakers: ['name'],
  contact_confirmations: ['notes'],
  employer_profiles: ['company_name', 'gst_number'],
  files: ['content_type', 'name'],
  grievance_steps: ['words'],
  grievances: ['address', 'contact', 'link', 'outcome', 'words'],
  identities: ['masked'],
  identity_reviews: ['reason', 'reviewer'],
  job_history: ['changes'],
  job_translations: ['fields', 'translator'],
  jobs: [
    ...['city', 'description', 'duration', 'findings', 'industry', 'language_preference', 'location', 'pincode'],
    ...['requirements', 'review_note', 'role', 'source', 'state', 'title', 'walk_in_place'],
  ],
  labour_profiles: ['languages_known', 'preferred_states', 'skills'],
  minimum_wages: ['source', 'zone'],
  notifications: ['params'],
  pay_medians: ['city'],
  push_subscriptions: ['device'],
  ratings: ['contest_reason', 'findings', 'moderator', 'outcome', 'review'],
  reports: ['details', 'moderator', 'outcome'],
  saved_searches: ['name', 'search'],
  search_counts: ['value'],
  sessions: ['device'],
  settings: ['updated_by', 'value'],
  users: ['address', 'city', 'email', 'first_name', 'last_name', 'pincode', 'state', 'suspended_reason'],
  verification_records: ['notes'],
  worker_heartbeats: ['process'],
};

/** Why the other columns of text hold no words. */
export const wordlessColumns: Readonly<Record<string, readonly string[]>> = {
  'a choice out of a list that the contracts name': [
    ...['application_status_history.actor_type', 'application_status_history.from_status', 'files.kind'],
    ...[
      'application_status_history.to_status',
      'applications.status',
      'applications.cancel_reason',
      'reports.reason',
      'attendance_days.contest',
      'reports.measure',
    ],
    ...['attendance_days.state', 'attendance_days.via', 'breach_steps.state', 'breach_steps.step', 'consents.language'],
    ...['breach_words.language', 'contact_reveals.what', 'data_requests.kind', 'data_requests.status', 'admins.role'],
    ...['domain_events.actor_type', 'domain_events.name', 'grievance_steps.kind', 'grievances.kind', 'jobs.shift'],
    ...['grievances.language', 'grievances.status', 'grievances.verdict', 'identities.identity_type', 'jobs.job_type'],
    ...[
      'identities.status',
      'identity_reviews.cause',
      'identity_reviews.status',
      'job_history.actor_type',
      'job_history.from_status',
    ],
    ...[
      'job_history.to_status',
      'job_translations.language',
      'jobs.salary_period',
      'jobs.status',
      'notifications.kind',
    ],
    ...['labour_profiles.current_salary_period', 'labour_profiles.expected_salary_period', 'labour_profiles.gender'],
    ...['labour_profiles.preferred_shift', 'minimum_wages.skill', 'minimum_wages.sphere', 'notice_texts.template'],
    ...['notification_repeats.kind', 'notifications.notification_type', 'otp_codes.language', 'pay_medians.role'],
    ...['notifications_archive.kind', 'notifications_archive.notification_type', 'pay_medians.state', 'users.language'],
    ...['ratings.rater_type', 'ratings.review_status', 'reports.status', 'reports.target_type', 'reputations.label'],
    ...['saved_searches.alert', 'search_counts.kind', 'translated_texts.source_language', 'users.user_type'],
    ...['translated_texts.target_language', 'users.muted_notifications', 'consents.purpose', 'consents.version'],
    ...['verification_records.contact_methods_verified', 'minimum_wages.state'],
  ],
  'a key, a digest, an address of ours or a number, which no screen shows': [
    ...['admin_challenges.purpose', 'admin_passkeys.transports'],
    ...['admin_recovery_codes.code_hash', 'admin_recovery_codes.selector'],
    ...['admin_login_failures.address', 'admins.password_hash', 'attendance_secrets.secret', 'count_deltas.key'],
    ...['data_requests.html_key', 'data_requests.json_key', 'employer_profiles.import_key', 'files.storage_key'],
    'identity_chain.marks',
    ...['idempotency_keys.key', 'job_posting.key', 'jobs.source_id', 'kept_counts.key', 'known_devices.device'],
    ...['known_devices.phone_number', 'notifications.group_key', 'otp_codes.address', 'otp_codes.device'],
    ...['otp_codes.line', 'otp_codes.network', 'registration_tries.address', 'registration_tries.phone_number'],
    ...[
      'otp_codes.phone_number',
      'push_subscriptions.auth',
      'push_subscriptions.endpoint',
      'push_subscriptions.p256dh',
    ],
    ...['registration_passes.phone_number', 'saved_searches.anchors', 'saved_searches.key', 'saved_searches.same'],
    ...[
      'schema_migrations.name',
      'settings.key',
      'translated_texts.translator',
      'worker_heartbeats.pool_id',
      'jobs.place_text',
      'jobs.search_text',
    ],
  ],
  'held to its form by the database, and read by that form': [
    ...['admins.username', 'grievances.ticket', 'jobs.start_time', 'reports.case_number', 'users.phone_number'],
  ],
  'figures, times and numbers alone': [
    ...['breach_incidents.audience', 'circuit_breakers.failed_at', 'domain_events.payload', 'reputations.inputs'],
    ...['reputations.parts', 'users.identity_tried_at', 'worker_heartbeats.durations', 'worker_heartbeats.queue'],
    ...['worker_heartbeats.running', 'worker_heartbeats.schedule'],
  ],
  'a copy of other columns: of notifications for their owner’s copy, of translations for the next job alike': [
    ...['notifications_archive.params', 'translated_texts.text'],
  ],
};

/** What no screen shows by itself: names and types behind a code or a press, who decided, and what becomes a figure. Planted all the same. */
export const neverShown: ReadonlySet<string> = new Set([
  ...['attendance_days.moderator', 'attendance_days.outcome', 'files.content_type', 'grievances.address'],
  ...['grievances.contact', 'identity_reviews.reviewer', 'job_history.changes', 'job_translations.translator'],
  ...['jobs.findings', 'jobs.source', 'minimum_wages.source', 'pay_medians.city', 'push_subscriptions.device'],
  ...['ratings.moderator', 'reports.moderator'],
]);

/** A mark that stands behind the words of a field, so that a screen tells which of them it shows. */
export const markOf = (field: string): string => `zq${fieldNames.indexOf(field)}q`;

/** `users.first_name`, each with a number by which its mark is made. */
export const fieldNames: readonly string[] = Object.entries(wordColumns).flatMap(([table, columns]) =>
  columns.map((column) => `${table}.${column}`),
);

/** The fields whose marks stand in a text. */
export const fieldsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/zq(\d+)q/g)].flatMap(([, number]) => fieldNames[Number(number)] ?? [])),
];

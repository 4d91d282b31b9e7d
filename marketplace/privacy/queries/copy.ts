// SQL of a user's data export, one part per table: the user's own rows, without digests, tokens and data of other
// users.
import { rawSql, type Sql, sql } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { reasonOf, targetTypeOf } from '../../reports/queries.ts';
import type { CopyPart } from './copy-part.ts';

/** Arguments of `json_build_object` for columns that keep their names: `t.a` becomes `'a', t.a`. */
const columns = (alias: string, names: string): Sql =>
  rawSql(
    names
      .split(' ')
      .map((name) => `'${name}', ${alias}.${name}`)
      .join(', '),
  );

const own = (table: string, cursor: string, names: string): CopyPart => ({
  cursor: rawSql(`t.${cursor}`),
  fields: columns('t', names),
  from: rawSql(`${table} t`),
  whose: ({ id }) => sql`t.user_id = ${id}`,
});

export const account: CopyPart = {
  cursor: sql`t.id`,
  fields: columns(
    't',
    'uid user_type phone_number first_name last_name email address state city pincode language muted_notifications texts_wanted call_sms identity_tried_at adult_confirmed_at suspended_at suspended_reason created_at updated_at',
  ),
  from: sql`users t`,
  whose: ({ id }) => sql`t.id = ${id}`,
};

export const labourProfile = own(
  'labour_profiles',
  'user_id',
  'skills experience_years gender date_of_birth preferred_shift preferred_states languages_known current_salary current_salary_period expected_salary expected_salary_period',
);

export const employerProfile = own('employer_profiles', 'user_id', 'company_name gst_number is_contractor');

export const identity = own('identities', 'user_id', 'identity_type masked status created_at');

export const identityReviews = own('identity_reviews', 'id', 'status reason submitted_at decided_at');

export const employerReminders = own('employer_reminders', 'user_id', 'silent_since reminded_at');

export const reputation = own(
  'reputations',
  'user_id',
  'overall rating review_count jobs_completed reliability answers_in_hours contacts pay_days pay_days_kept computed_at',
);

export const consents = own('consents', 'id', 'purpose version language given_at withdrawn_at');

export const dataRequests = own('data_requests', 'id', 'kind status requested_at due_at done_at');

export const sessions = own('sessions', 'id', 'device created_at seen_at expires_at');

export const files = own('files', 'id', 'uid kind name content_type size uploaded_at');

export const workPictures = own('work_pictures', 'id', 'uid width height size uploaded_at');

const phoneOf = ({ id }: Person) => sql`(select phone_number from users where id = ${id})`;

/**
 * Known devices of the user's phone number. The table has no id, so the row number is the cursor. Numbering is cheap,
 * because a phone number has only a few devices.
 */
export const knownDevices: CopyPart = {
  cursor: sql`t.place`,
  fields: columns('t', 'seen_at'),
  from: sql`(select phone_number, seen_at, row_number() over (partition by phone_number order by seen_at) as place from known_devices) t`,
  whose: (person) => sql`t.phone_number = ${phoneOf(person)}`,
};

/**
 * Sign-in codes. Excludes the network address, because another person may have requested the code for this phone
 * number.
 */
export const codes: CopyPart = {
  cursor: sql`t.id`,
  fields: columns('t', 'language created_at verified_at'),
  from: sql`otp_codes t`,
  whose: (person) => sql`t.phone_number = ${phoneOf(person)}`,
};

/**
 * Downloads of the user's files, and downloads by the user. Does not identify the other user, because this would be
 * data about the other user.
 */
export const downloads: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`${columns('f', 'kind')}, ${columns('t', 'downloaded_at')}`,
  from: sql`file_downloads t join files f on f.id = t.file_id`,
  whose: ({ id }) => sql`(t.user_id = ${id} or f.user_id = ${id})`,
};

export const jobs: CopyPart = {
  cursor: sql`t.id`,
  fields: columns(
    't',
    'uid title role industry state city all_cities location job_type salary_amount salary_period duration description requirements positions language_preference require_resume start_date start_time hours_per_day shift food_provided stay_provided transport_provided tools_provided pincode walk_in_from walk_in_to walk_in_place is_contractor schooling is_call status status_since findings review_note posted_at created_at updated_at expires_at',
  ),
  from: sql`jobs t`,
  whose: ({ id }) => sql`t.employer_id = ${id}`,
};

export const savedJobs: CopyPart = {
  cursor: sql`t.job_id`,
  fields: sql`'job_title', j.title, ${columns('t', 'saved_at')}`,
  from: sql`saved_jobs t join jobs j on j.id = t.job_id`,
  whose: ({ id }) => sql`t.user_id = ${id}`,
};

export const savedSearches = own('saved_searches', 'id', 'name search alert created_at seen_at');

/** Invitations to jobs that the user received, or sent as employer. */
export const jobInvitations: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`'job_title', j.title, ${columns('t', 'invited_at declined_at')}`,
  from: sql`job_invitations t join jobs j on j.id = t.job_id`,
  whose: ({ id }) => sql`(t.labour_id = ${id} or j.employer_id = ${id})`,
};

export const jobPictures: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`'job_title', j.title, ${columns('t', 'uid width height size status uploaded_at')}`,
  from: sql`job_pictures t join jobs j on j.id = t.job_id`,
  whose: ({ id }) => sql`j.employer_id = ${id}`,
};

/** History of the employer's jobs, with the type of the actor but not the actor's id. */
export const jobHistory: CopyPart = {
  cursor: sql`h.id`,
  fields: sql`'job_title', j.title, 'by', h.actor_type, ${columns('h', 'from_status to_status changes at')}`,
  from: sql`job_history h join jobs j on j.id = h.job_id`,
  whose: ({ id }) => sql`j.employer_id = ${id}`,
};

/**
 * SQL condition: the user is the worker of the application, not the employer. Some fields are only in the worker's
 * export, others only in the employer's export.
 */
const isLabour = sql`t.labour_id = me.id`;

// `fields` is a constant and cannot contain the user's id. The user's row is therefore joined as `me` and compared with
// the worker and the employer of the application.
const aroundMe = (person: Person) => sql`me.id = ${person.id} and (t.labour_id = me.id or t.employer_id = me.id)`;

export const applications: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`'id', t.id, 'job_title', j.title, ${columns('t', 'status')},
    'message', case when ${isLabour} then t.message end, 'notes', case when not ${isLabour} then t.employer_notes end,
    ${columns('t', 'employer_feedback cancel_reason withdrawn_late answered_at completion_claimed_at contact_asked_at released_at created_at updated_at')}`,
  from: sql`applications t cross join users me left join jobs j on j.id = t.job_id`,
  whose: aroundMe,
};

/**
 * Status changes of the user's applications. A free-text reason is only in the export of the user who wrote the reason.
 */
export const history: CopyPart = {
  cursor: sql`h.id`,
  fields: sql`${columns('h', 'application_id from_status to_status feedback')},
    'reason', case when h.actor_id = me.id then h.reason end, ${columns('h', 'created_at')}`,
  from: sql`application_status_history h join applications t on t.id = h.application_id cross join users me`,
  whose: aroundMe,
};

/** Attendance days. The worker's note on a contested day is only in the worker's export. */
export const attendance: CopyPart = {
  cursor: sql`d.id`,
  fields: sql`${columns('d', 'application_id day state via by_leader typed_at claimed_at entered_at agreed_at contest contested_at')},
    'contest_note', case when ${isLabour} then d.contest_note end, ${columns('d', 'outcome decided_at')}`,
  from: sql`attendance_days d join applications t on t.id = d.application_id cross join users me`,
  whose: aroundMe,
};

const ofLabour = (cursor: Sql, names: string, table: string): CopyPart => ({
  cursor,
  fields: columns('t', names),
  from: rawSql(`${table} t`),
  whose: ({ id }) => sql`t.labour_id = ${id}`,
});

/** Calls for a day that the employer posted. The export contains their jobs separately. */
export const calls: CopyPart = {
  cursor: sql`t.job_id`,
  fields: sql`'job_title', j.title, ${columns('t', 'during reserves travel travel_amount wide round stage first_until only_chosen')}`,
  from: sql`shift_calls t join jobs j on j.id = t.job_id`,
  whose: ({ id }) => sql`j.employer_id = ${id}`,
};

/** The worker's own position in the order of each call, and the answer. */
export const callPeople = ofLabour(
  sql`t.job_id`,
  'no ring free days notified_at answer answered_at night_ok_at confirmed_at coming_at evening_asked_at morning_asked_at swapped_at',
  'call_people',
);
/** The questions that the worker got by SMS with a link. The token is stored as a digest only. */
export const callLinks = ofLabour(
  sql`t.job_id * 4 + array_position(array['offer', 'evening', 'morning'], t.purpose)`,
  'purpose created_at',
  'call_links',
);
export const callSeats = ofLabour(sql`t.job_id`, 'no kind application_id held_until', 'call_seats');
export const bookings = ofLabour(sql`t.application_id`, 'application_id day during', 'bookings');
export const freeDays = ofLabour(sql`(t.day - date '2000-01-01')`, 'day from_time until_time reach_km', 'free_days');

/** The user's marks on other users, without their names. Marks that others have set on the user belong to them. */
export const peopleMarks: CopyPart = {
  cursor: sql`t.other_id`,
  fields: columns('t', 'favourite blocked note updated_at'),
  from: sql`people_marks t`,
  whose: ({ id }) => sql`t.owner_id = ${id}`,
};

/** Wage accounts. Amounts are in paise. The exports of the worker and the employer contain the same amounts. */
export const wageAccounts: CopyPart = {
  cursor: sql`t.id`,
  fields: columns('t', 'id application_id first_day owed earned received waiting disputed created_at'),
  from: sql`wage_accounts t cross join users me`,
  whose: aroundMe,
};

/** Signed documents. The export also contains their PDFs. */
export const documents: CopyPart = {
  cursor: sql`t.id`,
  fields: columns('t', 'uid kind language requested_at expires_at'),
  from: sql`documents t`,
  whose: ({ id }) => sql`t.owner_id = ${id}`,
};

/** Work certificates, with the days that the employer certified, but without the names. */
export const workCertificates: CopyPart = {
  cursor: sql`c.id`,
  fields: sql`${columns('t', 'application_id')}, ${columns('c', 'state reason days requested_at answered_at revoked_at')},
    'facts', c.facts - 'worker' - 'employer'`,
  from: sql`work_certificates c join wage_accounts t on t.id = c.account_id cross join users me`,
  whose: aroundMe,
};

/** SQL of a number that is unique for each row of all wage accounts, because an account has at most 10,000 rows. */
const wageRow = sql`(t.id * 100000 + e.seq)`;

export const wageEntries: CopyPart = {
  cursor: wageRow,
  fields: sql`${columns('t', 'application_id')}, ${columns('e', 'seq kind by day paise halves overtime_minutes method state via reason matched replaces recorded_at decided_at notified_at reminders')}`,
  from: sql`wage_entries e join wage_accounts t on t.id = e.account_id cross join users me`,
  whose: aroundMe,
};

export const wageLog: CopyPart = {
  cursor: wageRow,
  fields: sql`${columns('t', 'application_id')}, ${columns('e', 'seq at by act body')}`,
  from: sql`wage_log e join wage_accounts t on t.id = e.account_id cross join users me`,
  whose: aroundMe,
};

/** Reveals of a worker's phone number or resume to an employer. The user is the worker or the employer. */
export const reveals: CopyPart = {
  cursor: sql`r.id`,
  fields: columns('r', 'application_id what at'),
  from: sql`contact_reveals r join applications t on t.id = r.application_id cross join users me`,
  whose: aroundMe,
};

/**
 * The worker's statement on whether the employer made contact. The statement is in the exports of the worker and the
 * employer. The worker's notes are only in the worker's export.
 */
export const confirmations: CopyPart = {
  cursor: sql`c.application_id`,
  fields: sql`${columns('c', 'application_id contacted')}, 'notes', case when ${isLabour} then c.notes end, ${columns('c', 'created_at updated_at')}`,
  from: sql`contact_confirmations c join applications t on t.id = c.application_id cross join users me`,
  whose: aroundMe,
};

/**
 * Records of employers about the verification of an applicant. A record is in the exports of the worker and the
 * employer. The employer's notes are only in the employer's export.
 */
export const verificationRecords: CopyPart = {
  cursor: sql`v.application_id`,
  fields: sql`${columns('v', 'application_id contact_methods_verified identity_match')}, 'notes', case when not ${isLabour} then v.notes end,
    ${columns('v', 'created_at updated_at')}`,
  from: sql`verification_records v join applications t on t.id = v.application_id cross join users me`,
  whose: aroundMe,
};

/** Reports by the user. Excludes reports about the user, because these reports could reveal the reporter. */
export const reports: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`${columns('t', 'case_number')}, 'target_type', ${targetTypeOf(sql`t`)}, 'job_title', j.title, 'crew_name', c.name,
    'reason', ${reasonOf(sql`t`)}, ${columns('t', 'details status outcome created_at decided_at')}`,
  from: sql`reports t left join jobs j on j.id = t.job_id left join crews c on c.id = t.crew_id`,
  whose: ({ id }) => sql`t.reporter_id = ${id}`,
};

/** The user's complaints, and the answers. */
export const grievances: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`'case_number', t.ticket, 'details', t.words, ${columns('t', 'status outcome created_at decided_at')}`,
  from: sql`grievances t`,
  whose: ({ id }) => sql`t.user_id = ${id}`,
};

/** Notices of data breaches that the user received. */
export const breachNotices: CopyPart = {
  cursor: sql`t.incident_id`,
  fields: sql`'title', w.headline, 'details', concat_ws(E'\n\n', w.happened, w.data, w.done, w.advice), 'created_at', t.told_at`,
  from: sql`breach_told t left join breach_words w on w.incident_id = t.incident_id and w.language = 'en'`,
  whose: ({ id }) => sql`t.user_id = ${id}`,
};

export const archivedNotifications: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`${columns('t', 'kind')}, 'job_title', t.params ->> 'job_title', 'reason', t.params ->> 'reason', ${columns('t', 'created_at')}`,
  from: sql`notifications_archive t`,
  whose: ({ id }) => sql`t.user_id = ${id}`,
};

/**
 * The user's push subscriptions, without the endpoint URL at the push service: a reader of the export could use the URL
 * to send pushes to the device.
 */
export const pushSubscriptions = own('push_subscriptions', 'id', 'device created_at seen_at');

export const noticeTexts = own('notice_texts', 'event_id', 'template attempted_at sent_at');

/** Ratings that the user gave, and visible ratings that the user received: score and comment, without the author. */
export const ratings: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`'given', t.rater_id = me.id, 'job_title', j.title, ${columns('t', 'score')},
    'review', case when t.rater_id = me.id or t.review_status = 'shown' then t.review end,
    'contest_reason', case when t.ratee_id = me.id then t.contest_reason end, ${columns('t', 'outcome visible_at created_at updated_at')}`,
  from: sql`ratings t join applications a on a.id = t.application_id cross join users me left join jobs j on j.id = a.job_id`,
  whose: ({ id }) => sql`me.id = ${id} and (t.rater_id = me.id or (t.ratee_id = me.id and t.visible_at is not null))`,
};

export const notifications: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`${columns('t', 'kind')}, 'job_title', t.params ->> 'job_title', 'reason', t.params ->> 'reason',
    ${columns('t', 'is_read created_at')}`,
  from: sql`notifications t`,
  whose: ({ id }) => sql`t.user_id = ${id}`,
};

/** The crews of which the user is or was a member. Other members are not named. */
export const crews: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`${columns('t', 'name')}, 'status', t.state, ${columns('t', 'created_at')}`,
  from: sql`crews t join crew_members m on m.crew_id = t.id`,
  whose: ({ id }) => sql`m.labour_id = ${id}`,
};
export const crewMembers = ofLabour(sql`t.crew_id`, 'joined_at left_at', 'crew_members');

/** The days that a leader marked for the worker, with the worker's answer. */
export const crewTicks: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`'job_title', j.title, ${columns('t', 'day ticked_at denied_at')}`,
  from: sql`crew_ticks t join crew_bids b on b.id = t.bid_id join jobs j on j.id = b.job_id`,
  whose: ({ id }) => sql`t.labour_id = ${id}`,
};

/** The worker's own answers to the private question about pay. */
export const crewPayAnswers: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`'job_title', j.title, ${columns('t', 'taken answered_at')}`,
  from: sql`crew_pay_answers t join crew_bids b on b.id = t.bid_id join jobs j on j.id = b.job_id`,
  whose: ({ id }) => sql`t.labour_id = ${id}`,
};

/** The worker's own answers to bids of crews. */
export const crewBids: CopyPart = {
  cursor: sql`t.bid_id`,
  fields: sql`'job_title', j.title, 'status', t.state, ${columns('t', 'via answered_at')}, ${columns('b', 'created_at')}`,
  from: sql`crew_bid_members t join crew_bids b on b.id = t.bid_id join jobs j on j.id = b.job_id`,
  whose: ({ id }) => sql`t.labour_id = ${id}`,
};

/** The worker's own record of work outside the product. */
export const diaries: CopyPart = {
  cursor: sql`t.id`,
  fields: columns('t', 'other_name day_paise created_at'),
  from: sql`diaries t`,
  whose: ({ id }) => sql`t.labour_id = ${id}`,
};
export const diaryEntries: CopyPart = {
  cursor: sql`t.id`,
  fields: sql`${columns('d', 'other_name')}, ${columns('t', 'kind day halves paise recorded_at')}`,
  from: sql`diary_entries t join diaries d on d.id = t.diary_id`,
  whose: ({ id }) => sql`d.labour_id = ${id}`,
};

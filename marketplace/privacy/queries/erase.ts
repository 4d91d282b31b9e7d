// SQL that erases a user's personal data, with one list of statements (`Eraser`) per table. The statements are
// idempotent. They delete free text, but not numbers such as scores.
import { rawSql, type Sql, sql } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { removeMootCase } from '../../people/queries/claims.ts';
import { ownWordsOf } from '../../phrases/queries.ts';

/**
 * The user to erase. `phone` and `known_as` are null if the account has lost its number and names in an earlier run of
 * the same erasure.
 */
export interface Erased extends Person {
  phone: string | null;
  /** Regular expression that finds the user's names and phone number in free text. */
  known_as: string | null;
  /** Digest of the phone number in invitations to crews; null without a number or without the secret. */
  invite_digest: Buffer | null;
}

/** Returns the statements that erase a user's data from one table, in the order of execution. */
export type Eraser = (person: Erased) => readonly Sql[];

const removeFrom =
  (table: string): Eraser =>
  ({ id }) => [sql`delete from ${rawSql(table)} where user_id = ${id}`];

const removePhoneFrom =
  (table: string): Eraser =>
  ({ phone }) =>
    phone ? [sql`delete from ${rawSql(table)} where phone_number = ${phone}`] : [];

/**
 * Turns the account into a tombstone: a row without personal data, because applications of other users still refer to
 * the account. The phone number can be registered again.
 */
export const account: Eraser = ({ id }) => [
  sql`update users set phone_number = null, first_name = '', last_name = '', email = null, address = null, state = null, city = null,
      pincode = null, language = 'en', muted_notifications = '{}', texts_wanted = true, call_sms = false, identity_tried_at = '{}', adult_confirmed_at = null, suspended_at = null, suspended_reason = null, erased_at = coalesce(erased_at, now()),
      updated_at = now()
    where id = ${id}`,
];

export const labourProfile = removeFrom('labour_profiles');

/** Clears the employer's profile. The row is not deleted, because queries of jobs join the profile. */
export const employerProfile: Eraser = ({ id }) => [
  sql`update employer_profiles set company_name = null, gst_number = null, import_key = null, is_contractor = false where user_id = ${id}`,
];

export const identity: Eraser = ({ id }) => [removeMootCase(id), sql`delete from identities where user_id = ${id}`];
export const identityReviews = removeFrom('identity_reviews');
export const idempotencyKeys = removeFrom('idempotency_keys');
export const reputation = removeFrom('reputations');
export const sessions = removeFrom('sessions');
export const files = removeFrom('files');
export const workPictures = removeFrom('work_pictures');
export const savedJobs = removeFrom('saved_jobs');
export const savedSearches = removeFrom('saved_searches');
export const employerReminders = removeFrom('employer_reminders');
export const jobInvitations: Eraser = ({ id }) => [sql`delete from job_invitations where labour_id = ${id}`];
const removeOfLabour =
  (table: string): Eraser =>
  ({ id }) => [sql`delete from ${rawSql(table)} where labour_id = ${id}`];

/** Deletes the worker's position in the order of calls, which leaves a gap in the numbers. */
export const callPeople = removeOfLabour('call_people');
export const callLinks = removeOfLabour('call_links');
export const bookings = removeOfLabour('bookings');
export const diaries = removeOfLabour('diaries');

/** Deletes the marks that the user has set, and the marks of other users on the user. */
export const peopleMarks: Eraser = ({ id }) => [
  sql`delete from people_marks where owner_id = ${id} or other_id = ${id}`,
];

export const freeDays = removeOfLabour('free_days');
/** Frees the worker's seats, so that the calls continue with other workers. */
export const callSeats: Eraser = ({ id }) => [
  sql`update call_seats set labour_id = null, application_id = null, bid_id = null, held_until = null where labour_id = ${id}`,
];
export const uploads = removeFrom('file_uploads');
export const wageSheetRequests = removeFrom('wage_sheet_requests');
export const knownDevices = removePhoneFrom('known_devices');
export const codes = removePhoneFrom('otp_codes');
export const passes = removePhoneFrom('registration_passes');
export const registrationAttempts = removePhoneFrom('registration_tries');
export const returningChecks = removeFrom('returning_checks');

/**
 * Clears the storage keys of exports and cancels a pending export. The rows remain, so that the account can be erased
 * again after an older backup is restored.
 */
export const dataRequests: Eraser = ({ id }) => [
  sql`update data_requests set json_key = null, html_key = null,
      status = case when kind = 'export' and status = 'pending' then 'cancelled' else status end where user_id = ${id}`,
];

/**
 * Deletes cached translations of the user's jobs. These statements must run before the statements that erase jobs and
 * phrase lines (prepared sentences): a cached translation is found by the hash of the job's text without phrase lines.
 */
export const translatedTexts: Eraser = ({ id }) => [
  sql`delete from translated_texts t using jobs j,
      unnest(array[j.title, ${ownWordsOf('description')}, ${ownWordsOf('requirements')}, j.duration, j.industry]) as said
    where j.employer_id = ${id} and t.text_hash = sha256(convert_to(said, 'UTF8'))`,
];

/** Deletes the user's jobs from the search index, including jobs whose rows remain because of their applicants. */
export const jobEntries: Eraser = ({ id }) => [
  sql`delete from job_search s using jobs j where j.id = s.job_id and j.employer_id = ${id}`,
];

export const jobTranslations: Eraser = ({ id }) => [
  sql`delete from job_translations t using jobs j where j.id = t.job_id and j.employer_id = ${id}`,
];

/**
 * Deletes the employer's jobs without applications. Jobs with applications remain in the applicants' lists, but only
 * with title, trade, place and pay, and without the employer's name. Locks the jobs first: this prevents new
 * applications.
 */
export const jobs: Eraser = ({ id, known_as }) => [
  sql`select 1 from jobs where employer_id = ${id} order by id for update`,
  // Delete notifications that link to these jobs: the notifications contain the names of employer and company, and
  // users can no longer open the jobs.
  ...[rawSql('notifications'), rawSql('notifications_archive')].map(
    (table) =>
      sql`delete from ${table} n where n.params ? 'job_uid'
        and n.params ->> 'job_uid' = any(array(select uid::text from jobs where employer_id = ${id}))`,
  ),
  sql`delete from jobs j where employer_id = ${id} and not exists (select from applications a where a.job_id = j.id)`,
  sql`update jobs j set title = rpad(named.title, greatest(3, char_length(named.title)), '…'), description = '', requirements = null,
      location = null, industry = null, duration = null, search_text = '', place_text = '', source = null, source_id = null,
      pincode = null, walk_in_from = null, walk_in_to = null, walk_in_place = null, findings = '[]', review_note = null,
      status = 'removed', status_since = now(), updated_at = now()
    from (select id, case when ${known_as}::text is null then title else regexp_replace(title, ${known_as}::text, '…', 'gi') end as title
      from jobs where employer_id = ${id}) named
    where j.id = named.id and (j.status <> 'removed' or j.description <> '' or j.search_text <> '' or j.place_text <> '')`,
];

/**
 * Deletes the phrase lines (prepared sentences) of the user's jobs, applications and attendance days. Other statements
 * delete the texts that contain these lines.
 */
export const phraseLines: Eraser = ({ id }) => [
  sql`delete from phrase_lines l using jobs j where j.id = l.job_id and j.employer_id = ${id}`,
  sql`delete from phrase_lines l using applications a
    where a.id = l.application_id and (a.labour_id = ${id} or a.employer_id = ${id})`,
  sql`delete from phrase_lines l using attendance_days d join applications a on a.id = d.application_id
    where d.id = l.attendance_day_id and (a.labour_id = ${id} or a.employer_id = ${id})`,
];

export const jobPictures: Eraser = ({ id }) => [
  sql`delete from job_pictures p using jobs j where j.id = p.job_id and j.employer_id = ${id}`,
];

/** Clears the changes in the history of the remaining jobs. Must run after the statements that erase jobs. */
export const jobHistory: Eraser = ({ id }) => [
  sql`update job_history h set changes = '{}' from jobs j where j.id = h.job_id and j.employer_id = ${id} and h.changes <> '{}'`,
];

export const applications: Eraser = ({ id }) => [
  sql`update applications set message = null, employer_feedback = null, employer_notes = null
    where (labour_id = ${id} or employer_id = ${id})
      and (message is not null or employer_feedback is not null or employer_notes is not null)`,
];

/**
 * Deletes the notes in a table of contact confirmations or verification records. The rows remain, because the workers'
 * answers count in the employer's statistics.
 */
const removeNotesFrom =
  (table: string): Eraser =>
  ({ id }) => [
    sql`update ${rawSql(table)} n set notes = null from applications a
      where a.id = n.application_id and (a.labour_id = ${id} or a.employer_id = ${id}) and n.notes is not null`,
  ];
export const confirmations = removeNotesFrom('contact_confirmations');
export const verificationRecords = removeNotesFrom('verification_records');

/**
 * Deletes the reveals of an erased worker's contact data. If the employer is erased, the reveals remain visible to the
 * worker.
 */
export const reveals: Eraser = ({ id }) => [sql`delete from contact_reveals where labour_id = ${id}`];

/**
 * Deletes feedback and the worker's reasons, which are free text. An employer's reason remains, because it is a code
 * from a fixed list.
 */
export const history: Eraser = ({ id }) => [
  sql`update application_status_history h set feedback = null, reason = case when actor_type = 'labour' then null else reason end
    from applications a where a.id = h.application_id and (a.labour_id = ${id} or a.employer_id = ${id})
      and (h.feedback is not null or (h.actor_type = 'labour' and h.reason is not null))`,
];

/**
 * Deletes the free text about attendance days. The days remain, because the other party of the application needs them.
 */
export const attendance: Eraser = ({ id }) => [
  sql`update attendance_days d set contest_note = null, outcome = null
    from applications a where a.id = d.application_id and (a.labour_id = ${id} or a.employer_id = ${id})
      and (d.contest_note is not null or d.outcome is not null)`,
];

export const attendanceSecrets: Eraser = ({ id }) => [
  sql`delete from attendance_secrets s using jobs j where j.id = s.job_id and j.employer_id = ${id}`,
];

/**
 * Deletes a wage account if both the worker and the employer are erased. Otherwise the account remains, because the
 * other user may need the account for a claim; it contains no names and no free text. A trigger forbids deletions from
 * the log of wage entries, except for the accounts in the setting `wages.erasing`.
 */
export const wageAccounts: Eraser = ({ id }) => [
  sql`select set_config('wages.erasing', coalesce(string_agg(held.id::text, ','), ''), true) from (
    select w.id from wage_accounts w join users o on o.id = case when w.labour_id = ${id} then w.employer_id else w.labour_id end
    where (w.labour_id = ${id} or w.employer_id = ${id}) and o.erased_at is not null order by w.id for update of w) held`,
  sql`delete from wage_accounts
    where id = any (string_to_array(nullif(current_setting('wages.erasing', true), ''), ',')::bigint[])`,
  sql`select set_config('wages.erasing', '', true)`,
];

/**
 * Deletes the signed documents of the user, and those that name the user as the other side of a wage account. A document
 * that its owner has downloaded remains genuine, because its check needs only the public keys.
 */
export const documents: Eraser = ({ id }) => [
  sql`delete from documents d where d.owner_id = ${id} or exists (
    select from wage_accounts w where w.id = d.account_id and (w.labour_id = ${id} or w.employer_id = ${id}))`,
];

/** Deletes the worker's certificates. Removes the name of an employer from the certificates of workers, who need the days. */
export const workCertificates: Eraser = ({ id }) => [
  sql`delete from work_certificates c using wage_accounts w where w.id = c.account_id and w.labour_id = ${id}`,
  sql`update work_certificates c set facts = facts || '{"employer":""}' from wage_accounts w
    where w.id = c.account_id and w.employer_id = ${id} and c.facts ->> 'employer' <> ''`,
];

/**
 * Deletes the free text of the user's reports, and of reports about the user, the user's jobs or crews that the user
 * named or belonged to, which may contain names. Memberships decide, because an earlier statement has cleared
 * `leader_id`. The reports and decisions remain. Open reports about the user or the user's jobs are dismissed.
 */
export const reports: Eraser = ({ id }) => [
  sql`update reports set details = null, outcome = null where reporter_id = ${id} and (details is not null or outcome is not null)`,
  sql`update reports r set details = null, outcome = null, decided_at = coalesce(decided_at, now()),
      status = case when status = 'open' then 'dismissed' else status end
    where (r.target_user_id = ${id} or r.job_id in (select j.id from jobs j where j.employer_id = ${id}))
      and (r.details is not null or r.outcome is not null or r.status = 'open')`,
  sql`update reports set details = null, outcome = null where (details is not null or outcome is not null)
    and crew_id in (select c.id from crews c where c.named_by = ${id}
      or exists (select from crew_members m where m.crew_id = c.id and m.labour_id = ${id}))`,
];

/**
 * Deletes text, contact and answer of the user's complaints, and of visitors' complaints with this phone number as
 * contact. The complaint and the time of its decision remain. Open complaints are dismissed.
 */
export const grievances: Eraser = ({ id, phone }) => [
  sql`update grievances set words = null, link = null, contact = null, address = null, outcome = null, once_key = null, asked = null,
      decided_at = coalesce(decided_at, now()), verdict = coalesce(verdict, 'dismissed'), status = 'decided'
    where user_id = ${id} or contact = ${phone}::text`,
];

/**
 * Deletes the text of the history of complaints. Must run before the statements that erase complaints, because these
 * clear `contact`, by which this statement finds complaints.
 */
export const grievanceSteps: Eraser = ({ id, phone }) => [
  sql`update grievance_steps s set words = null from grievances g
    where g.id = s.grievance_id and (g.user_id = ${id} or g.contact = ${phone}::text) and s.words is not null`,
];

export const breachListed = removeFrom('breach_listed');

/**
 * Deletes the reviews by and about the user, and the reasons with which the user contested ratings. The stars remain.
 */
export const ratings: Eraser = ({ id }) => [
  sql`update ratings set review = null, findings = '[]', outcome = null where (rater_id = ${id} or ratee_id = ${id})
      and (review is not null or outcome is not null)`,
  sql`update ratings set contest_reason = null, decided_at = coalesce(decided_at, now()) where ratee_id = ${id} and contested_at is not null
      and (contest_reason is not null or decided_at is null)`,
];

/**
 * Erasers of notifications. The eraser `notifications` deletes the user's own rows. In the rows of other users, this
 * eraser clears the user's name, and replaces job titles by the titles after the erasure; it must therefore run after
 * the eraser of jobs.
 */
export const notificationRepeats = removeFrom('notification_repeats');
export const oldNotifications = removeFrom('old_notifications');
export const pushSubscriptions = removeFrom('push_subscriptions');
export const noticeTexts = removeFrom('notice_texts');

/** SQL condition: the crew notification `n` of the event `e` names the user. */
const isNamedByCrew = (id: number): Sql => sql`case n.kind
    when 'crew_invited' then e.actor_type = 'labour' and e.actor_id = ${id}
    when 'crew_removed' then e.actor_type = 'labour' and e.actor_id = ${id}
    when 'crew_leader_asked' then e.actor_type = 'labour' and e.actor_id = ${id}
    else (e.payload ->> 'labour_id')::bigint is not distinct from ${id} and e.name like 'crew.%'
      or (e.payload ->> 'bid_id')::bigint in (select b.id from crew_bids b where b.leader_id = ${id})
  end`;

export const notifications: Eraser = ({ id, type }) => {
  const [side, blank]: [Sql, Sql] =
    type === 'labour'
      ? [sql`a.labour_id`, sql`n.params || '{"person": ""}'`]
      : [sql`a.employer_id`, sql`n.params || jsonb_build_object('company', '', 'job_title', j.title)`];
  return [rawSql('notifications'), rawSql('notifications_archive')].flatMap((table) => [
    sql`delete from ${table} where user_id = ${id}`,
    sql`update ${table} n set params = ${blank} from applications a left join jobs j on j.id = a.job_id
      where a.id = n.application_id and ${side} = ${id} and n.params <> ${blank}`,
    sql`update ${table} n set params = n.params || '{"person": ""}' from domain_events e
      where n.kind like 'crew\\_%' and n.params ->> 'person' <> '' and e.id = n.event_id and e.recorded_at = n.event_at
        and ${isNamedByCrew(id)}`,
  ]);
};

/** An invitation of a number that had no account then is found only by the digest of the number. */
export const crewInvites: Eraser = ({ id, invite_digest }) => [
  sql`delete from crew_invites where labour_id = ${id} or invited_by = ${id} or phone_digest = ${invite_digest}::bytea`,
];

/**
 * Ends the crews in which one member is left, and takes the leadership from the user. The other members then have a week
 * to agree on a leader (D81). The name of a crew is in the words of the leader who chose it, who may have left.
 */
export const crews: Eraser = ({ id }) => [
  sql`update crews c set state = 'ended', ended_at = now(), next_leader_id = null
    where c.state <> 'ended' and exists (select from crew_members m where m.crew_id = c.id and m.labour_id = ${id} and m.left_at is null)
      and (select count(*) from crew_members m where m.crew_id = c.id and m.labour_id <> ${id} and m.left_at is null) < 2`,
  sql`update crews set name = '', named_by = null where named_by = ${id}`,
  sql`update crews set leader_id = null, leaderless_at = case when state = 'ended' then leaderless_at else now() end where leader_id = ${id}`,
  sql`update crews set next_leader_id = null where next_leader_id = ${id}`,
];
export const crewMembers = removeOfLabour('crew_members');

/**
 * A bid that waits for answers lapses without its leader. The id of the leader remains, by which a repeated erasure finds
 * the notifications of the bid.
 */
export const crewBids: Eraser = ({ id }) => [
  sql`update call_seats set labour_id = null, bid_id = null, held_until = null where application_id is null
      and bid_id in (select b.id from crew_bids b where b.leader_id = ${id} and b.state = 'asked')`,
  sql`update crew_bids set state = 'lapsed' where leader_id = ${id} and state = 'asked'`,
];
export const crewBidMembers = removeOfLabour('crew_bid_members');
export const crewPayAnswers = removeOfLabour('crew_pay_answers');
export const crewTicks: Eraser = ({ id }) => [
  sql`delete from crew_ticks where labour_id = ${id}`,
  sql`update crew_ticks set leader_id = null where leader_id = ${id}`,
];

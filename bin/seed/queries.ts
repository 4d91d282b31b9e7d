// SQL statements of the seed: each inserts all rows of a table from JSON. Times are given in hours before now.

import { z } from '#contracts/z.ts';
import { notificationKinds } from '#marketplace/notifications/kinds.ts';
import { one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { SeededReview } from './details.ts';
import { inWakingHours } from './waking-hours.ts';

const rowsOf = (rows: readonly object[]): Sql => sql`${JSON.stringify(rows)}::jsonb`;
const ago = (hours: Sql): Sql => inWakingHours(sql`now() - ${hours} * interval '1 hour'`);

/**
 * Returns true if the database has a user with a phone number. Takes a lock until the end of the transaction, so that a
 * concurrent seed waits.
 */
export async function isInhabited(tx: Tx): Promise<boolean> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('seed', 0))`);
  const { people } = await one(
    tx,
    sql`select exists (select from users where phone_number is not null) as people`,
    z.object({ people: z.boolean() }),
  );
  return people;
}

export interface SeededPerson {
  user_type: 'labour' | 'employer';
  phone_number: string;
  first_name: string;
  last_name: string;
  email: string | null;
  address: string | null;
  state: string;
  city: string;
  language: string;
  hours: number;
  company_name: string | null;
  skills: string[];
  experience_years: number | null;
  /** The masked identity number; null if the user gave none. */
  masked: string | null;
  digest_hex: string;
  consent_version: string;
  pincode?: string | null;
  gender?: string;
  date_of_birth?: string;
  preferred_shift?: string;
  preferred_states?: readonly string[];
  languages_known?: readonly string[];
  current_salary?: number | null;
  expected_salary?: number | null;
  gst_number?: string | null;
  is_contractor?: boolean;
  review: SeededReview | null;
}

/**
 * Inserts accounts with their profile, their consent and their identity number. The number is stored as a mask and a
 * digest.
 */
export async function insertPeople(tx: Tx, people: readonly SeededPerson[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${rowsOf(people)}) as x(user_type text, phone_number text, first_name text, last_name text,
    email text, address text, state text, city text, language text, hours float8, company_name text, skills text[],
    experience_years int, masked text, digest_hex text, consent_version text, pincode text, gender text, date_of_birth date,
    preferred_shift text, preferred_states text[], languages_known text[], current_salary int, expected_salary int,
    gst_number text, is_contractor boolean, review jsonb)`;
  const then = ago(sql`x.hours`);
  await run(
    tx,
    sql`insert into users (user_type, phone_number, first_name, last_name, email, address, state, city, language, pincode,
        adult_confirmed_at, created_at, updated_at)
      select x.user_type, x.phone_number, x.first_name, x.last_name, x.email, x.address, x.state, x.city, x.language, x.pincode,
        ${then}, ${then}, ${then} from ${given} order by x.hours desc`,
  );
  const known = sql`${given} join users u on u.phone_number = x.phone_number`;
  await run(
    tx,
    sql`insert into labour_profiles (user_id, skills, experience_years, gender, date_of_birth, preferred_shift, preferred_states,
        languages_known, current_salary, current_salary_period, expected_salary, expected_salary_period)
      select u.id, x.skills, x.experience_years, x.gender, x.date_of_birth, x.preferred_shift, coalesce(x.preferred_states, '{}'),
        coalesce(x.languages_known, '{}'), x.current_salary, case when x.current_salary > 0 then 'day' end,
        x.expected_salary, case when x.expected_salary > 0 then 'day' end from ${known} where u.user_type = 'labour'`,
  );
  await run(
    tx,
    sql`insert into employer_profiles (user_id, company_name, gst_number, is_contractor)
      select u.id, x.company_name, x.gst_number, coalesce(x.is_contractor, false) from ${known} where u.user_type = 'employer'`,
  );
  await run(
    tx,
    sql`insert into identities (user_id, identity_type, masked, digest, status, created_at)
      select u.id, 'aadhaar', x.masked, decode(x.digest_hex, 'hex'), coalesce(x.review ->> 'status', 'format_valid'), u.created_at
      from ${known} where x.masked is not null`,
  );
  const sent = ago(sql`(x.review ->> 'hours')::float8`);
  await run(
    tx,
    sql`insert into identity_reviews (user_id, status, reason, reviewer, submitted_at, decided_at)
      select u.id, x.review ->> 'status', x.review ->> 'reason', case when x.review ->> 'status' <> 'pending' then 'Meera' end,
        ${sent}, case when x.review ->> 'status' <> 'pending' then ${sent} + interval '1 day' end
      from ${known} where jsonb_typeof(x.review) = 'object' order by ${sent}`,
  );
  await run(
    tx,
    sql`insert into consents (user_id, purpose, version, language, given_at)
      select u.id, purpose, x.consent_version, x.language, u.created_at from ${known}, unnest(array['registration', 'identity', 'being_found']) purpose
      where purpose = 'registration' or (purpose = 'being_found' and u.user_type = 'labour') or purpose = 'identity' and exists (select from identities i where i.user_id = u.id)`,
  );
}

/** Inserts the database row for the file of a user's identity document, which awaits a moderator. */
export async function insertCard(tx: Tx, phone: string, card: { storage_key: string; size: number }): Promise<void> {
  await run(
    tx,
    sql`insert into files (user_id, kind, storage_key, name, content_type, size)
      select id, 'identity', ${card.storage_key}, 'card.pdf', 'application/pdf', ${card.size} from users where phone_number = ${phone}`,
  );
}

/** Value of the column `source` for jobs of the demo; imported ads have another source. */
export const SOURCE = 'demo';

/**
 * Inserts jobs. Each row has the fields of a post, key, employer_phone, age (hours), days (lifetime), status, findings
 * (passages that may break a rule), and the details of `job-details.ts`.
 */
export async function insertJobs(tx: Tx, rows: readonly object[]): Promise<void> {
  const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
  const posted = ago(sql`x.age`);
  const expiry = sql`case when x.start_in > 0 and x.job_type in ('daily_wage', 'one_time')
    then (${today} + x.start_in + 2)::timestamp at time zone 'Asia/Kolkata' - interval '1 second'
    else ${posted} + x.days * interval '1 day' end`;
  await run(
    tx,
    sql`insert into jobs (employer_id, title, role, industry, state, city, location, job_type, salary_amount, salary_period, duration,
        description, requirements, positions, language_preference, start_date, start_time, hours_per_day, shift, food_provided,
        stay_provided, transport_provided, tools_provided, pincode, walk_in_from, walk_in_to, walk_in_place, is_contractor, schooling,
        status, status_since, findings, source, source_id, created_at, updated_at, posted_at, expires_at)
      select u.id, x.title, x.role, x.industry, x.state, x.city, x.location, x.job_type, x.salary_amount, x.salary_period, x.duration,
        x.description, x.requirements, x.positions, x.language_preference, ${today} + x.start_in, x.start_time, x.hours_per_day,
        x.shift, coalesce(x.food_provided, false), coalesce(x.stay_provided, false), coalesce(x.transport_provided, false),
        coalesce(x.tools_provided, false), x.pincode, case when x.walk_in is not null then ${today} + 1 end,
        ${today} + (x.walk_in ->> 'days')::int, x.walk_in ->> 'place', coalesce(x.is_contractor, false), x.schooling, x.status,
        case when x.status in ('active', 'draft', 'pending_review') then ${posted} else ${ago(sql`x.age / 3`)} end, x.findings,
        ${SOURCE}, x.key, ${posted}, ${posted}, case when x.status not in ('draft', 'pending_review') then ${posted} end,
        case when x.status <> 'draft' then ${expiry} end
      from jsonb_to_recordset(${rowsOf(rows)}) as x(key text, employer_phone text, age float8, days int, status text, title text,
        role text, industry text, state text, city text, location text, job_type text, salary_amount int, salary_period text,
        duration text, description text, requirements text, positions int, language_preference text[], start_in int,
        start_time text, hours_per_day int, shift text, food_provided boolean, stay_provided boolean, transport_provided boolean,
        tools_provided boolean, pincode text, walk_in jsonb, is_contractor boolean, schooling text,
        findings jsonb)
      join users u on u.phone_number = x.employer_phone order by x.age desc`,
  );
}

/**
 * Inserts the history of the jobs: their creation (as active, draft or held), later changes of status, and for two jobs
 * a raise of the pay, as an example of an edited field.
 */
export async function insertJobHistory(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`insert into job_history (job_id, actor_type, actor_id, from_status, to_status, changes, at)
      select job_id, by, case when by = 'employer' then employer_id end, was, becomes, changes, at from (
        select id as job_id, employer_id, 'employer' as by, null as was,
          case when status in ('draft', 'pending_review') then status else 'active' end as becomes, '{}'::jsonb as changes, created_at as at
          from jobs where source = ${SOURCE}
        union all
        select id, employer_id, 'employer', null, null,
          jsonb_build_object('salary_amount', jsonb_build_object('from', salary_amount - 50, 'to', salary_amount)),
          ${inWakingHours(sql`created_at + (now() - created_at) / 4`)}
          from jobs where source = ${SOURCE} and source_id in ('helper-baner', 'harvest-nashik')
        union all
        select id, employer_id, case when status in ('filled', 'expired') then 'system' else 'employer' end, 'active', status, '{}',
          status_since from jobs where source = ${SOURCE} and status in ('paused', 'filled', 'closed', 'expired')
      ) told order by at`,
  );
}

/**
 * Spreads the creation times of imported ads over the past, one ad every 27 hours, because the import creates all of
 * them at the same time. Returns the number of jobs.
 */
export function spreadImportedJobs(db: Queryable, source: string): Promise<number> {
  const age = sql`(10 + 27 * row_number() over (order by source_id))`;
  return run(
    db,
    sql`with aged as (select id, ${ago(age)} as at from jobs where source = ${source})
      update jobs set created_at = aged.at, updated_at = aged.at, expires_at = aged.at + (expires_at - created_at)
      from aged where aged.id = jobs.id`,
  );
}

/**
 * Spreads the registration dates of the users, because the seed inserts all users at the same time. The new date is up
 * to 90 hours before the user's first post or application, or within the last four weeks for a user without any.
 */
export async function spreadRegistrationDates(db: Queryable): Promise<void> {
  const first = sql`(select min(done.at) from (select created_at as at from jobs where employer_id = u.id
    union all select created_at from applications where labour_id = u.id) done)`;
  await run(
    db,
    sql`update users u set created_at = came.at, updated_at = greatest(u.updated_at, came.at), adult_confirmed_at = case when u.adult_confirmed_at is not null then came.at end
      from (select u.id, coalesce(${inWakingHours(sql`${first} - (1 + u.id * 37 % 90) * interval '1 hour'`)}, ${ago(sql`(1 + u.id * 29 % 650)`)}) as at from users u) came
      where came.id = u.id`,
  );
  await run(db, sql`update consents c set given_at = u.created_at from users u where u.id = c.user_id`);
}

export async function insertApplications(tx: Tx, rows: readonly object[]): Promise<void> {
  await run(
    tx,
    sql`insert into applications (job_id, employer_id, labour_id, status, message, employer_feedback, cancel_reason, version,
        created_at, updated_at)
      select j.id, e.id, l.id, x.status, x.message, x.feedback, x.reason, x.version, ${ago(sql`x.sent`)}, ${ago(sql`x.changed`)}
      from jsonb_to_recordset(${rowsOf(rows)}) as x(job text, employer_phone text, labour_phone text, status text, message text,
        feedback text, reason text, version int, sent float8, changed float8)
      join users e on e.phone_number = x.employer_phone join users l on l.phone_number = x.labour_phone
      left join jobs j on j.source = ${SOURCE} and j.source_id = x.job order by x.sent desc`,
  );
}

/** Inserts the status history of the applications and all domain events, in order of time. */
export async function insertSteps(tx: Tx, steps: readonly object[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${rowsOf(steps)}) as x(job text, employer_phone text, labour_phone text, from_status text,
      to_status text, actor text, event text, hours float8, feedback text, reason text)
    join users e on e.phone_number = x.employer_phone join users l on l.phone_number = x.labour_phone
    left join jobs j on j.source = ${SOURCE} and j.source_id = x.job
    join applications a on a.labour_id = l.id and a.employer_id = e.id and a.job_id is not distinct from j.id`;
  const actor = sql`case x.actor when 'labour' then l.id when 'employer' then e.id end`;
  await run(
    tx,
    sql`insert into application_status_history (application_id, from_status, to_status, actor_type, actor_id, feedback, reason, created_at)
      select a.id, x.from_status, x.to_status, x.actor, ${actor}, x.feedback, x.reason, ${ago(sql`x.hours`)}
      from ${given} order by x.hours desc`,
  );
  await run(
    tx,
    sql`insert into domain_events (name, actor_type, actor_id, payload, recorded_at)
      select * from (
        select x.event, x.actor, ${actor}, jsonb_build_object('application_id', a.id), ${ago(sql`x.hours`)} as at from ${given}
        union all
        select 'user.registered', user_type, id, jsonb_build_object('user_id', id), created_at from users
          where phone_number is not null
        union all
        select case when status = 'pending_review' then 'job.held' else 'job.posted' end, 'employer', employer_id,
          jsonb_build_object('job_id', id), created_at from jobs where source = ${SOURCE} and status <> 'draft'
        union all
        select 'job.filled', 'system', null, jsonb_build_object('job_id', id),
          (select max(f.created_at) from application_status_history f join applications b on b.id = f.application_id
           where b.job_id = jobs.id and f.to_status = 'accepted')
          from jobs where source = ${SOURCE} and status = 'filled'
      ) fact order by at`,
  );
}

/** Maximum age of unread notifications, in hours. Older notifications are marked as read. */
const UNREAD_HOURS = 26;

/** Inserts the notifications that the worker process would have sent for the inserted events. */
export async function insertNotifications(tx: Tx): Promise<void> {
  const kinds = Object.entries(notificationKinds).map(([kind, type]) => ({ kind, type }));
  await run(
    tx,
    sql`insert into notifications (user_id, kind, notification_type, event_id, event_at, application_id, params, is_read, created_at)
      select told.user_id, told.kind, k.type, told.event_id, told.at, told.application_id, told.params,
        told.at < ${ago(sql`${UNREAD_HOURS}::int`)}, told.at
      from (
        select case when r.kind in ('application_submitted', 'application_withdrawn') then a.employer_id else a.labour_id end as user_id,
          r.kind, e.id as event_id, e.recorded_at as at, a.id as application_id,
          jsonb_build_object('job_title', j.title, 'company', p.company_name, 'person', l.first_name || ' ' || l.last_name) as params
        from domain_events e
        cross join lateral (select replace(e.name, '.', '_') as kind) r
        join applications a on a.id = (e.payload ->> 'application_id')::bigint
        join employer_profiles p on p.user_id = a.employer_id join users l on l.id = a.labour_id left join jobs j on j.id = a.job_id
        union all
        select u.id, 'welcome', e.id, e.recorded_at, null, jsonb_build_object('person', u.first_name)
        from domain_events e join users u on e.name = 'user.registered' and u.id = (e.payload ->> 'user_id')::bigint
        union all
        select j.employer_id, 'job_filled', e.id, e.recorded_at, null, jsonb_build_object('job_title', j.title)
        from domain_events e join jobs j on e.name = 'job.filled' and j.id = (e.payload ->> 'job_id')::bigint
      ) told join jsonb_to_recordset(${rowsOf(kinds)}) as k(kind text, type text) on k.kind = told.kind
      order by told.at`,
  );
}

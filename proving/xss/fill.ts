// Adds rows that the demo data lacks, so that every field has a value for the job, the application and the users that
// the screens show.
import { type Queryable, rawSql, run, type Sql, sql } from '#platform/sql.ts';
import type { Ids } from '../../e2e/screen.ts';

const texts = (columns: readonly string[]): Sql =>
  rawSql(columns.map((column) => `${column} = coalesce(${column}, 'z')`).join(', '));

async function fillJobs(db: Queryable, { job, application }: Ids): Promise<void> {
  const words = texts(['duration', 'requirements', 'location', 'industry', 'review_note', 'pincode', 'walk_in_place']);
  await run(
    db,
    sql`update jobs set ${words}, walk_in_from = coalesce(walk_in_from, current_date), walk_in_to = coalesce(walk_in_to, current_date + 9),
      language_preference = case when cardinality(language_preference) = 0 then '{hi}' else language_preference end`,
  );
  await run(
    db,
    sql`insert into job_translations (job_id, language, source_hash, fields, translator)
      select id, language, job_words_hash(j), '{}', 'z' from jobs j, unnest('{hi,mr,ta}'::text[]) as language where uid = ${job}
      on conflict do nothing`,
  );
  await run(
    db,
    sql`insert into phrase_lines (job_id, field, line, phrase, version, slots)
      select id, 'description', 'z', 'bus-stop-near', 1, '{"place": "z"}' from jobs where uid = ${job}`,
  );
  await run(db, sql`update applications set ${texts(['message', 'employer_feedback', 'employer_notes'])}`);
  await run(db, sql`update application_status_history set ${texts(['feedback', 'reason'])}`);
  const of = sql`select id, employer_id, labour_id from applications where id = ${application}`;
  await run(
    db,
    sql`insert into contact_confirmations (application_id, contacted, notes) select id, true, 'z' from (${of}) a on conflict do nothing`,
  );
  await run(
    db,
    sql`insert into verification_records (application_id, contact_methods_verified, identity_match, notes)
      select id, '{phone}', true, 'z' from (${of}) a on conflict do nothing`,
  );
  await run(
    db,
    sql`update attendance_days set ${texts(['contest_note', 'moderator', 'outcome'])},
      contest = 'open', contested_at = now() where state in ('absent', 'late')`,
  );
  // Contest only the ratings by workers, so that screens show contested and uncontested ratings.
  await run(
    db,
    sql`update ratings set ${texts(['review', 'contest_reason', 'moderator', 'outcome'])}, contested_at = now(), visible_at = coalesce(visible_at, now())
      where rater_type = 'labour'`,
  );
  await run(
    db,
    sql`with led as (insert into crews (name, leader_id, named_by) select 'zz', labour_id, labour_id from (${of}) a on conflict do nothing returning id, leader_id)
      insert into crew_members (crew_id, labour_id) select id, leader_id from led`,
  );
  await run(db, sql`insert into diaries (labour_id, other_name) select distinct labour_id, 'zz' from (${of}) a`);
}

async function fillPeople(db: Queryable): Promise<void> {
  await run(
    db,
    sql`update users set ${texts(['address', 'city', 'email', 'pincode'])} where id in (select user_id from identities)`,
  );
  await run(db, sql`update employer_profiles set ${texts(['company_name', 'gst_number'])}`);
  await run(
    db,
    sql`insert into files (user_id, kind, storage_key, name, content_type, size)
      select u.id, kind, 'z-' || kind || u.id, 'z.pdf', 'application/pdf', 7
      from users u, unnest('{resume,identity,pan,gst}'::text[]) as kind
      where (u.user_type = 'employer') = (kind in ('pan', 'gst')) and u.id in (select user_id from identities) on conflict do nothing`,
  );
  await run(
    db,
    sql`insert into sessions (token_hash, user_id, expires_at) select sha256(id::text::bytea), id, now() + interval '1 day' from users`,
  );
  await run(db, sql`update identity_reviews set ${texts(['reason', 'reviewer'])}`);
  await run(db, sql`update saved_searches set ${texts(['name'])}`);
  await run(db, sql`update reports set ${texts(['details', 'outcome', 'moderator'])}`);
  await run(
    db,
    sql`insert into search_counts (day, kind, value, searches) select current_date, kind, 'z', 900 from unnest('{role,location}'::text[]) as kind`,
  );
  await run(
    db,
    sql`insert into push_subscriptions (user_id, endpoint, p256dh, auth, device) select id, 'https://push.example/' || id, '', '', 'z' from users`,
  );
}

async function fillOffice(db: Queryable, { breach, grievance }: Ids): Promise<void> {
  await run(
    db,
    sql`with made as (insert into admins (username, email, full_name, password_hash, role) values ('zeenat', 'z', 'z', '', 'viewer') returning id)
      insert into admin_sessions (token_hash, admin_id) select sha256('z'), id from made`,
  );
  await run(
    db,
    sql`insert into admin_passkeys (admin_id, name, credential_id, public_key) select id, 'z', sha256('z' || id::text::bytea), '' from admins`,
  );
  await run(db, sql`update breach_steps set ${texts(['reason', 'reference'])}`);
  await run(
    db,
    sql`insert into breach_words (incident_id, language, headline, happened, data, done, advice, contact)
      select ${breach}, language, 'z', 'z', 'z', 'z', 'z', 'z' from unnest('{en,hi}'::text[]) as language on conflict do nothing`,
  );
  await run(
    db,
    sql`insert into breach_incidents (title, discovered_at, closing_words, closed_at) values ('z', now(), 'z', now())`,
  );
  await run(db, sql`update grievances set ${texts(['words', 'link', 'contact', 'address', 'outcome'])}`);
  await run(db, sql`insert into grievance_steps (grievance_id, kind, words) values (${grievance}, 'noted', 'z')`);
  await run(
    db,
    sql`insert into admin_audit (actor, action, target_type, target_id, before, after, reason, ip, hash)
      select 'z', 'admin.changed', type, '1', '{}', '{}', 'z', 'z', '\\x00' from unnest('{user,job,application,admin}'::text[]) as type`,
  );
  await run(
    db,
    sql`insert into settings (key, value, updated_by) select key, '"z"', 'z' from unnest('{site_name,site_company,site_support_phone,
      site_support_email,site_address,site_grievance_officer,site_grievance_email,site_social_video}'::text[]) as key on conflict (key) do update set updated_by = 'z'`,
  );
  await run(db, sql`update settings set updated_by = 'z'`);
}

/** Adds heartbeats of processes and an open circuit breaker. */
async function fillProcesses(db: Queryable): Promise<void> {
  await run(db, sql`insert into circuit_breakers (name, opened_at) values ('z', now())`);
  await run(
    db,
    sql`insert into api_heartbeats (process, version, started_at, seen_at) values ('z', 'z', now(), now() + interval '1 hour')`,
  );
  await run(
    db,
    sql`insert into worker_heartbeats (pool_id, queue, process, seen_at) values ('z', 'urgent', 'z', now() + interval '1 hour')`,
  );
  await run(
    db,
    sql`insert into pay_medians (role, state, city, median_day, sample) values ('mason', 'Maharashtra', 'z', 700, 20)`,
  );
}

/** Adds rows, so that every field that a screen can show has a value. */
export async function fillLacking(db: Queryable, ids: Ids): Promise<void> {
  await fillJobs(db, ids);
  await fillPeople(db);
  await fillOffice(db, ids);
  await fillProcesses(db);
}

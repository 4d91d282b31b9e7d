// Test data for the tests of permissions: a caller of every role, and a resource of each kind that a path can name.
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { newTicket } from '#marketplace/grievances/rules.ts';
import { newCaseNumber } from '#marketplace/reports/case-number.ts';
import { one, type Queryable, run, type Sql, sql } from '#platform/sql.ts';
import { buildCall } from '../build-call.ts';
import { buildCallLink } from '../build-call-link.ts';
import {
  type BuiltJob,
  buildAdmin,
  buildApplication,
  buildCrew,
  buildEmployer,
  buildFile,
  buildJob,
  buildJobPicture,
  buildLabour,
  buildSession,
  buildWorkPicture,
} from '../factories.ts';
import { testStorage } from '../storage.ts';

/**
 * The columns of the permission matrix. `owner` owns the resource in the path; `other` is another user of the same
 * type.
 */
export const columns = [
  'anonymous',
  'worker_owner',
  'worker_other',
  'employer_owner',
  'employer_other',
  'viewer',
  'moderator',
  'superuser',
] as const;
export type Column = (typeof columns)[number];

const row = z.object({ id: z.int() });
const idOf = async (db: Queryable, statement: Sql) => (await one(db, statement, row)).id;

const today = () => new Date().toISOString().slice(0, 10);

/** Builds a worker with the trade of the job, who agreed to be found by employers and has not applied. */
async function buildFindable(db: Queryable): Promise<number> {
  const { id } = await buildLabour(db);
  await run(
    db,
    sql`insert into consents (user_id, purpose, version, language) values (${id}, 'being_found', '1', 'en')`,
  );
  return id;
}

/**
 * Builds a finished export of the worker's data. Returns nothing, because the paths of the export routes contain no id.
 */
async function buildSurroundings(db: Queryable, labour: Person): Promise<void> {
  const keys = ['exports/a', 'exports/b'];
  for (const key of keys) await testStorage.put(key, Buffer.from('{}'), 'application/json');
  await run(
    db,
    sql`insert into data_requests (user_id, kind, status, done_at, due_at, json_key, html_key)
      values (${labour.id}, 'export', 'done', now(), now() + interval '1 day', ${keys[0]}, ${keys[1]})`,
  );
}

async function buildComplaint(db: Queryable, { id }: Person) {
  const ticket = newTicket();
  const grievance_id = await idOf(
    db,
    sql`insert into grievances (ticket, code_hash, user_id, kind, words, due_ack_at, due_at)
      values (${ticket}, sha256('code'), ${id}, 'fraud', 'He asked for money', now() + interval '1 day', now() + interval '15 days')
      returning id`,
  );
  return { ticket, grievance_id };
}

/** Builds resources that administrators handle, such as a report, and an administrator whom others may change. */
async function buildCases(db: Queryable, { labour, job }: { labour: Person; job: BuiltJob }) {
  await buildFile(db, labour, 'identity');
  await run(db, sql`update identities set status = 'pending' where user_id = ${labour.id}`);
  const { case_number } = await one(
    db,
    sql`insert into reports (case_number, reporter_id, target_type, job_id, reason)
      values (${newCaseNumber()}, ${labour.id}, 'job', ${job.id}, 'fake') returning case_number`,
    z.object({ case_number: z.string() }),
  );
  return {
    case_number,
    user_id: labour.id,
    kind: 'identity',
    review_id: await idOf(db, sql`insert into identity_reviews (user_id) values (${labour.id}) returning id`),
    admin_id: (await buildAdmin(db, 'moderator')).admin.id,
    name: 'jobs',
    queue: 'bulk',
    task_id: await idOf(
      db,
      sql`select id from queue_bulk.add_job('cleanup', '{}', run_at => now() + interval '1 day', max_attempts => 25)`,
    ),
  };
}

/** Builds a wage account with an entry, a closing and a proposal of the worker that the employer has not answered yet. */
async function buildWages(db: Queryable, applicationId: number) {
  const account_id = await idOf(
    db,
    sql`insert into wage_accounts (application_id, labour_id, employer_id, first_day, seq)
      select id, labour_id, employer_id, current_date - 1, 1 from applications where id = ${applicationId} returning id`,
  );
  await run(
    db,
    sql`insert into wage_log (account_id, seq, at, by, act, body, digest)
      values (${account_id}, 1, now(), 'labour', 'entry', '{}', sha256('row'))`,
  );
  await run(
    db,
    sql`insert into wage_entries (account_id, seq, kind, by, day, paise, state, recorded_at)
      values (${account_id}, 1, 'extra', 'labour', ${today()}, 5000, 'waiting', now())`,
  );
  await run(
    db,
    sql`insert into wage_closings (account_id, seq, by, to_day, earned, received, owed, waiting, disputed, state, proposed_at)
      values (${account_id}, 1, 'labour', current_date - 1, 0, 0, 0, 0, 0, 'waiting', now())`,
  );
  await run(
    db,
    sql`insert into wage_terms_proposals (account_id, seq, by, basis, paise, hours, month_days, pay_every, state, proposed_at)
      values (${account_id}, 1, 'labour', 'day', 90000, 8, 26, 'month', 'waiting', now())`,
  );
  await run(
    db,
    sql`with logged as (insert into wage_log (account_id, seq, at, by, act, body, digest)
        values (${account_id}, 2, now(), 'employer', 'entry', '{}', sha256('next'))),
      counted as (update wage_accounts set seq = 2 where id = ${account_id})
      insert into wage_entries (account_id, seq, kind, by, day, paise, halves, overtime_minutes, state, via, recorded_at)
      values (${account_id}, 2, 'day', 'employer', current_date - 1, 90000, 2, 0, 'agreed', 'own', now())`,
  );
  const certificate_id = await idOf(
    db,
    sql`insert into work_certificates (account_id) values (${account_id}) returning id`,
  );
  return { account_id, seq: 1, certificate_id };
}

async function buildShownPicture(db: Queryable, jobId: number): Promise<number> {
  const { id } = await buildJobPicture(db, jobId);
  await run(db, sql`update job_pictures set status = 'shown' where id = ${id}`);
  return id;
}

/** Builds a wage statement of the worker that the worker process has not signed yet. */
async function buildDocument(db: Queryable, applicationId: number): Promise<string> {
  const { uid } = await one(
    db,
    sql`insert into documents (kind, owner_id, account_id, account_seq, language, facts, rows)
      select 'wage-statement', labour_id, id, 1, 'hi', '{}', '{}' from wage_accounts where application_id = ${applicationId}
      returning uid`,
    z.object({ uid: z.string() }),
  );
  return uid;
}

/** Builds a crew that a moderator holds. */
async function buildHeldCrew(db: Queryable): Promise<number> {
  const { id } = await buildCrew(db, { members: [await buildLabour(db)] });
  await run(db, sql`update crews set state = 'held', held_at = now() where id = ${id}`);
  return id;
}

/** Builds a diary of the worker with one payment. */
const buildDiaryThings = (db: Queryable, labour: Person) =>
  one(
    db,
    sql`with started as (insert into diaries (labour_id, other_name) values (${labour.id}, 'Ganesh Builders') returning id, uid),
        paid as (insert into diary_entries (diary_id, kind, day, paise, client_id)
          select id, 'payment', current_date, 90000, gen_random_uuid() from started returning id)
      select started.uid as diary_uid, paid.id as entry_id from started, paid`,
    z.object({ diary_uid: z.string(), entry_id: z.int() }),
  );

/** Builds a crew that the worker leads, and a sent bid in which the worker is asked and another member has applied. */
async function buildCrewThings(
  db: Queryable,
  { labour, employer, job }: { labour: Person; employer: Person; job: BuiltJob },
) {
  const member = await buildLabour(db);
  const crew = await buildCrew(db, { leader: labour, members: [member, await buildLabour(db)] });
  const application = await buildApplication(db, { job, labour: member });
  const bid = await one(
    db,
    sql`insert into crew_bids (crew_id, leader_id, job_id, min_members, state, until, sent_at)
      values (${crew.id}, ${labour.id}, ${job.id}, 2, 'sent', now() + interval '1 day', now()) returning id, uid`,
    z.object({ id: z.int(), uid: z.string() }),
  );
  await run(
    db,
    sql`insert into crew_bid_members (bid_id, labour_id, state, answered_at, application_id)
      values (${bid.id}, ${labour.id}, 'asked', null, null), (${bid.id}, ${member.id}, 'yes', now(), ${application.id})`,
  );
  return {
    crew_uid: crew.uid,
    crew_member_id: member.id,
    crew_id: await buildHeldCrew(db),
    bid_uid: bid.uid,
    bid_application_id: application.id,
    crew_job_uid: (await buildJob(db, { employer })).uid,
  };
}

async function buildThings(db: Queryable, labour: Person, employer: Person) {
  const job = await buildJob(db, { employer });
  const application = await buildApplication(db, { job, labour });
  // The roster shows only users who have worked together.
  await buildApplication(db, { job: await buildJob(db, { employer }), labour, status: 'completed' });
  await buildSurroundings(db, labour);
  await run(db, sql`insert into job_invitations (job_id, labour_id) values (${job.id}, ${labour.id})`);
  const file = await buildFile(db, labour, 'resume');
  const jobPicture = await buildJobPicture(db, job.id);
  return {
    job_uid: job.uid,
    job_id: job.id,
    application_id: application.id,
    employer_id: employer.id,
    file_uid: file.uid,
    picture_uid: (await buildWorkPicture(db, labour)).uid,
    job_picture_uid: jobPicture.uid,
    job_picture_id: jobPicture.id,
    shown_picture_id: await buildShownPicture(db, job.id),
    uid: (await buildCall(db, { employer, labours: [labour], starts_in: 1 })).uid,
    token: await buildCallLink(db, {
      job: await buildCall(db, { employer, labours: [labour], starts_in: 30 }),
      labour,
    }),
    labour_id: await buildFindable(db),
    date: today(),
    session_id: await idOf(
      db,
      sql`insert into sessions (token_hash, user_id, expires_at)
        values (sha256(gen_random_uuid()::text::bytea), ${labour.id}, now() + interval '1 day') returning id`,
    ),
    search_id: await idOf(
      db,
      sql`insert into saved_searches (user_id, search, same, edition) values (${labour.id}, '{"q":"mason"}', 'mason', 1) returning id`,
    ),
    notification_id: await idOf(
      db,
      sql`insert into notifications (user_id, kind, notification_type, event_id, event_at)
        values (${labour.id}, 'application_completed', 'application_status', 1, now()) returning id`,
    ),
    ...(await buildComplaint(db, labour)),
    ...(await buildCases(db, { labour, job })),
    ...(await buildWages(db, application.id)),
    document_uid: await buildDocument(db, application.id),
    day_id: await idOf(
      db,
      sql`insert into attendance_days (application_id, day, state, via, contest, contested_at)
        values (${application.id}, ${today()}, 'absent', 'employer', 'open', now()) returning id`,
    ),
    breach_id: await idOf(
      db,
      sql`insert into breach_incidents (title, discovered_at) values ('A gap', now()) returning id`,
    ),
    step: 'cert_in',
    passkey_id: 1,
    rating_id: await idOf(
      db,
      sql`insert into ratings (application_id, rater_id, ratee_id, rater_type, score, review, visible_at)
        values (${application.id}, ${labour.id}, ${employer.id}, 'labour', 4, 'Paid on time', now()) returning id`,
    ),
    ...(await buildDiaryThings(db, labour)),
    ...(await buildCrewThings(db, { labour, employer, job })),
  };
}

/**
 * Builds the data. Returns the token of every role, the path parameters by name, and another session of the superuser.
 */
export async function buildWorld(db: Queryable) {
  const [labour, employer] = [await buildLabour(db), await buildEmployer(db)];
  const superuser = await buildAdmin(db, 'superuser');
  const tokens: Record<Column, string | null> = {
    anonymous: null,
    worker_owner: await buildSession(db, labour),
    worker_other: await buildSession(db, await buildLabour(db)),
    employer_owner: await buildSession(db, employer),
    employer_other: await buildSession(db, await buildEmployer(db)),
    viewer: (await buildAdmin(db, 'viewer')).token,
    moderator: (await buildAdmin(db, 'moderator')).token,
    superuser: superuser.token,
  };
  const adminSession = await idOf(
    db,
    sql`insert into admin_sessions (token_hash, admin_id)
      values (sha256(gen_random_uuid()::text::bytea), ${superuser.admin.id}) returning id`,
  );
  return { tokens, adminSession, things: await buildThings(db, labour, employer) };
}

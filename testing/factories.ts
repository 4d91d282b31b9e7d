// Builds users, jobs and applications for tests. Each function also creates the rows that its row refers to, so a test
// names only the values that matter for it.
import type { AdminRole } from '#contracts/admin-roles.ts';
import type { ApplicationStatus, FileKind, JobStatus, UserType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import type { Admin, Person } from '#marketplace/actor.ts';
import { ADMIN_TOKEN_PREFIX } from '#marketplace/admins/rules.ts';
import { indexJobs } from '#marketplace/jobs/search/indexing.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import { one, type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import { testStorage } from './storage.ts';

const onlyId = z.object({ id: z.int() });
let serial = 0;

/** Returns a phone number that no other person of this test run has. The numbers of the demo begin with 9. */
export function nextPhone(): string {
  serial += 1;
  return `+918${String(process.pid % 1000).padStart(3, '0')}${String(serial).padStart(6, '0')}`;
}

interface PersonDetails {
  phone_number?: string | null;
  first_name?: string;
  last_name?: string;
  language?: string;
  company_name?: string | null;
  gst_number?: string | null;
  skills?: string[];
  /**
   * If true, place, identity and trade are missing, so that the user may not apply (D14). By default the profile is
   * complete.
   */
  incomplete?: boolean;
}

async function insertIdentity(db: Queryable, userId: number): Promise<void> {
  await run(
    db,
    sql`insert into identities (user_id, identity_type, masked, digest)
      values (${userId}, 'aadhaar', 'XXXX XXXX 2346', ${digest(randomToken())})`,
  );
}

async function insertBareProfile(db: Queryable, type: UserType, userId: number): Promise<void> {
  const table = rawSql(type === 'labour' ? 'labour_profiles' : 'employer_profiles');
  await run(db, sql`insert into ${table} (user_id) values (${userId})`);
}

async function insertFullProfile(db: Queryable, type: UserType, userId: number, details: PersonDetails) {
  await insertIdentity(db, userId);
  if (type === 'labour')
    await run(
      db,
      sql`insert into labour_profiles (user_id, skills, experience_years, date_of_birth, gender, languages_known, preferred_shift)
        values (${userId}, ${details.skills ?? ['mason']}, 4, '1996-05-20', 'male', '{hi,mr}', 'day')`,
    );
  else
    await run(
      db,
      sql`insert into employer_profiles (user_id, company_name, gst_number)
        values (${userId}, ${details.company_name ?? 'Sai Construction'}, ${details.gst_number ?? null})`,
    );
}

async function insertPerson(
  db: Queryable,
  type: UserType,
  details: PersonDetails,
): Promise<Person & { phone: string | null }> {
  const phone = details.phone_number === undefined ? nextPhone() : details.phone_number;
  const whole = !details.incomplete;
  const office = whole && type === 'employer';
  const { id } = await one(
    db,
    sql`insert into users (user_type, phone_number, first_name, last_name, language, state, city, email, address)
      values (${type}, ${phone}, ${details.first_name ?? 'Ravi'}, ${details.last_name ?? 'Kumar'}, ${details.language ?? 'en'},
        ${whole ? 'Maharashtra' : null}, ${whole ? 'Pune' : null}, ${office ? 'office@sai.example' : null},
        ${office ? '4 Baner Road' : null}) returning id`,
    onlyId,
  );
  if (whole) await insertFullProfile(db, type, id, details);
  else await insertBareProfile(db, type, id);
  return { type, id, phone };
}

export const buildLabour = (db: Queryable, details: PersonDetails = {}) => insertPerson(db, 'labour', details);

export const buildEmployer = (db: Queryable, details: PersonDetails = {}) =>
  insertPerson(db, 'employer', { first_name: 'Sunita', last_name: 'Patil', ...details });

/** Builds a session of a person. Returns its token. */
export async function buildSession(db: Queryable, person: Person): Promise<string> {
  const token = randomToken();
  await run(
    db,
    sql`insert into sessions (token_hash, user_id, expires_at) values (${digest(token)}, ${person.id}, now() + interval '30 days')`,
  );
  return token;
}

/** Builds an administrator with a session; a superuser by default. Signing in with a password always fails. */
export async function buildAdmin(db: Queryable, role: AdminRole = 'superuser') {
  serial += 1;
  const token = `${ADMIN_TOKEN_PREFIX}${randomToken()}`;
  const username = `${role}-${process.pid}-${serial}`;
  const { id } = await one(
    db,
    sql`insert into admins (username, email, full_name, password_hash, role)
      values (${username}, ${`${username}@kaamsetu.example`}, 'Asha Menon', '', ${role}) returning id`,
    onlyId,
  );
  await run(db, sql`insert into admin_sessions (token_hash, admin_id) values (${digest(token)}, ${id})`);
  const admin: Admin = { type: 'admin', id, username, role, ip: '127.0.0.1' };
  return { admin, token };
}

/** Builds a passkey that no device can use. An administrator with a passkey counts as having set up a second factor. */
export async function buildPasskey(db: Queryable, adminId: number): Promise<number> {
  const passkey = sql`insert into admin_passkeys (admin_id, name, credential_id, public_key)
    values (${adminId}, 'Phone', ${digest(randomToken())}, '') returning id`;
  return (await one(db, passkey, onlyId)).id;
}

interface JobDetails {
  employer?: Person;
  title?: string;
  positions?: number;
  status?: JobStatus;
  state?: string;
  city?: string;
  role?: string;
  job_type?: string;
  salary_amount?: number | null;
  salary_period?: string | null;
  language_preference?: string[];
  require_resume?: boolean;
  expired?: boolean;
  /** Hours until the work begins; negative if it has begun. If set, the job has a start date and time. */
  starts_in?: number;
}

const jobRow = z.object({ id: z.int(), uid: z.string(), employer_id: z.int(), title: z.string() });
export type BuiltJob = z.output<typeof jobRow>;

/** Builds a job and its search entry. The job is open by default. */
export async function buildJob(db: Queryable, details: JobDetails = {}): Promise<BuiltJob> {
  const employer = details.employer ?? (await buildEmployer(db));
  const { salary_amount = 900, salary_period = 'day' } = details;
  const start = sql`((now() + ${details.starts_in ?? null}::float8 * interval '1 hour') at time zone 'Asia/Kolkata')`;
  const job = await one(
    db,
    sql`insert into jobs (employer_id, title, role, state, city, job_type, salary_amount, salary_period, description, positions, status,
        language_preference, require_resume, expires_at, start_date, start_time)
      values (${employer.id}, ${details.title ?? 'Mason for brick work'}, ${details.role ?? 'mason'}, ${details.state ?? 'Maharashtra'},
        ${details.city ?? 'Pune'}, ${details.job_type ?? 'daily_wage'}, ${salary_amount}, ${salary_period},
        'Brick and plaster work on a housing site.', ${details.positions ?? 2}, ${details.status ?? 'active'},
        ${details.language_preference ?? []}, ${details.require_resume ?? false},
        now() + ${details.expired ? -1 : 7} * interval '1 day', ${start}::date, to_char(${start}, 'HH24:MI'))
      returning id, uid, employer_id, title`,
    jobRow,
  );
  await indexJobs(db, [job.id]);
  return job;
}

interface ApplicationDetails {
  job?: BuiltJob;
  labour?: Person;
  status?: ApplicationStatus;
}

/** Builds an application with its worker and employer. It is pending by default. */
export async function buildApplication(db: Queryable, details: ApplicationDetails = {}) {
  const job = details.job ?? (await buildJob(db));
  const labour = details.labour ?? (await buildLabour(db));
  const employer: Person = { type: 'employer', id: job.employer_id };
  const { id } = await one(
    db,
    sql`insert into applications (job_id, employer_id, labour_id, status)
      values (${job.id}, ${job.employer_id}, ${labour.id}, ${details.status ?? 'pending'}) returning id`,
    onlyId,
  );
  return { id, job, labour, employer };
}

export type BuiltApplication = Awaited<ReturnType<typeof buildApplication>>;

interface HireDetails {
  job?: BuiltJob;
  labour?: Person;
  status?: 'accepted' | 'completed';
  /** Hours until the work begins, for a job that this function creates. By default the work began three days ago. */
  starts_in?: number;
}

const hired: readonly ApplicationStatus[] = ['pending', 'under_review', 'shortlisted', 'accepted', 'completed'];

/**
 * Builds a hired worker's application with its status history; accepted by default. The history begins five days ago,
 * with one hour between the steps.
 */
export async function buildHire(db: Queryable, details: HireDetails = {}): Promise<BuiltApplication> {
  const { status = 'accepted', starts_in = -72 } = details;
  const job = details.job ?? (await buildJob(db, { starts_in }));
  const built = await buildApplication(db, { ...details, job, status });
  const flow = hired.slice(0, hired.indexOf(status) + 1);
  const sent = sql`now() - interval '5 days'`;
  await run(
    db,
    sql`insert into application_status_history (application_id, from_status, to_status, actor_type, actor_id, created_at)
      select ${built.id}, lag(step.status) over (order by place), step.status,
        case when place = 1 then 'labour' else 'employer' end,
        case when place = 1 then ${built.labour.id}::bigint else ${built.employer.id}::bigint end, ${sent} + place * interval '1 hour'
      from unnest(${flow}::text[]) with ordinality as step (status, place)`,
  );
  await run(
    db,
    sql`update applications set created_at = ${sent} + interval '1 hour', answered_at = ${sent} + interval '3 hours',
        updated_at = ${sent} + ${flow.length} * interval '1 hour', version = ${flow.length} where id = ${built.id}`,
  );
  return built;
}

/** Builds an uploaded file of a person: stores its bytes and inserts its row. */
export async function buildFile(db: Queryable, person: Person, kind: FileKind, bytes = '%PDF-1.7 of a test') {
  const key = `files/${randomToken()}`;
  await testStorage.put(key, Buffer.from(bytes), 'application/pdf');
  return one(
    db,
    sql`insert into files (user_id, kind, storage_key, name, content_type, size)
      values (${person.id}, ${kind}, ${key}, 'paper.pdf', 'application/pdf', ${bytes.length}) returning id, uid, storage_key`,
    z.object({ id: z.int(), uid: z.string(), storage_key: z.string() }),
  );
}

/** Builds a picture of a job that waits for review: its bytes and its row. */
export async function buildJobPicture(db: Queryable, jobId: number, bytes = 'bytes of a picture') {
  const key = `sites/${randomToken()}`;
  await testStorage.put(key, Buffer.from(bytes), 'image/webp');
  return one(
    db,
    sql`insert into job_pictures (job_id, storage_key, width, height, size, status)
      values (${jobId}, ${key}, 640, 480, ${bytes.length}, 'waiting') returning id, uid`,
    z.object({ id: z.int(), uid: z.string() }),
  );
}

/** Builds a picture of a worker's work: its bytes and its row. */
export async function buildWorkPicture(db: Queryable, { id }: Person, bytes = 'bytes of a picture') {
  const key = `pictures/${randomToken()}`;
  await testStorage.put(key, Buffer.from(bytes), 'image/webp');
  return one(
    db,
    sql`insert into work_pictures (user_id, storage_key, width, height, size)
      values (${id}, ${key}, 640, 480, ${bytes.length}) returning id, uid, storage_key`,
    z.object({ id: z.int(), uid: z.string(), storage_key: z.string() }),
  );
}

interface CrewDetails {
  name?: string;
  leader?: Person;
  members?: readonly Person[];
}

/** Builds an open crew. The leader is the member of the longest standing, followed by `members` in their order. */
export async function buildCrew(db: Queryable, details: CrewDetails = {}) {
  const leader = details.leader ?? (await buildLabour(db));
  const crew = await one(
    db,
    sql`insert into crews (name, leader_id, named_by) values (${details.name ?? 'Wakad masons'}, ${leader.id}, ${leader.id}) returning id, uid`,
    z.object({ id: z.int(), uid: z.string() }),
  );
  const ids = [leader, ...(details.members ?? [])].map(({ id }) => id);
  await run(
    db,
    sql`insert into crew_members (crew_id, labour_id, joined_at)
      select ${crew.id}, id, now() - interval '1 day' + no * interval '1 minute'
      from unnest(${ids}::bigint[]) with ordinality as m (id, no)`,
  );
  return { ...crew, leader };
}

// SQL of applications: lists, locks and status changes. Statements that read or lock an application check that it is an
// application of the calling worker, or to the calling employer.
import { application } from '#contracts/application-shapes.ts';
import { MAX_LISTED_PICTURES } from '#contracts/pictures.ts';
import { type ApplicationStatus, applicationStatus, jobStatus } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import {
  emptySql,
  many,
  maybe,
  one,
  prepared,
  type Queryable,
  rawSql,
  run,
  type Sql,
  sql,
  type Tx,
} from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { phraseLinesOf } from '../phrases/queries.ts';
import { employerReputationOf, labourReputationOf } from '../reputation/columns.ts';
import { applicationFacts } from './acts.ts';
import { factsFor } from './facts.ts';
import { answers } from './rules.ts';

const { allowed: _allowed, acts: _acts, match: _match, distance_km: _distance, ...columns } = application.shape;
const row = z.object({ ...columns, facts: applicationFacts });
export type ApplicationRow = z.output<typeof row>;

/**
 * SQL of the worker's statement on whether the employer called. An employer does not get the notes that the worker
 * wrote with it (D31).
 */
const confirmationFor = ({
  type,
}: Person) => sql`(select to_jsonb(c) - 'application_id' ${type === 'employer' ? sql`|| '{"notes": null}'` : emptySql}
    from contact_confirmations c where c.application_id = a.id) as contact_confirmation`;

/**
 * SQL of the first pictures that the worker uploaded to show finished work. Only an employer gets them, and only until
 * the worker withdraws the application.
 */
const listedPicturesFor = ({ type }: Person) =>
  type === 'employer'
    ? sql`
    'work_pictures', (select coalesce(jsonb_agg(w.uid order by w.id), '[]') from (
      select uid, id from work_pictures where user_id = l.id and a.status <> 'withdrawn' order by id limit ${MAX_LISTED_PICTURES}) w),`
    : emptySql;

const columnsFor = (person: Person) => sql`a.id,
  case when j.id is not null then jsonb_build_object('id', j.id, 'uid', j.uid, 'title', j.title, 'state', j.state, 'city', j.city,
    'location', j.location, 'role', j.role, 'salary_amount', j.salary_amount, 'salary_period', j.salary_period, 'status', j.status,
    'positions', j.positions, 'start_date', j.start_date, 'start_time', j.start_time, 'is_call', j.is_call) end as job,
  jsonb_build_object('id', e.id, 'company_name', p.company_name, 'first_name', e.first_name, 'last_name', e.last_name,
    'reputation', ${employerReputationOf(rawSql('e.id'))}) as employer,
  jsonb_build_object('id', l.id, 'first_name', l.first_name, 'last_name', l.last_name, 'state', l.state, 'city', l.city,
    'skills', coalesce(lp.skills, '{}'), 'experience_years', lp.experience_years,
    'expected_salary', case when lp.expected_salary is not null and lp.expected_salary_period is not null
      then jsonb_build_object('amount', lp.expected_salary, 'period', lp.expected_salary_period) end,
    'picture', (select '/api/v1/files/' || f.uid || '/' from files f where f.user_id = l.id and f.kind = 'picture'),
    'verified', exists (select from identities i where i.user_id = l.id and i.status = 'verified'),${listedPicturesFor(person)}
    'reputation', ${labourReputationOf(rawSql('l.id'), rawSql('lp.experience_years'))}) as applicant,
  a.status, a.message, a.employer_feedback, ${phraseLinesOf('application_id', sql`a.id`)} as phrase_lines,
  ${confirmationFor(person)}, ${factsFor(person)}, a.completion_claimed_at, a.created_at, a.updated_at, a.version`;

const tablesOf = (applications: Sql) => sql`${applications} a left join jobs j on j.id = a.job_id
  join users e on e.id = a.employer_id left join employer_profiles p on p.user_id = a.employer_id
  join users l on l.id = a.labour_id left join labour_profiles lp on lp.user_id = a.labour_id`;

const applicationTables = tablesOf(sql`applications`);

/** SQL condition: the application `a` belongs to the person, as its worker or its employer. */
export const belongsTo = (person: Person) =>
  person.type === 'labour' ? sql`a.labour_id = ${person.id}` : sql`a.employer_id = ${person.id}`;

/** Returns one application of a worker or employer; null if the application belongs to other users. */
export function findApplication(db: Queryable, person: Person, id: number) {
  const statement = sql`select ${columnsFor(person)} from ${applicationTables} where a.id = ${id} and ${belongsTo(person)}`;
  return maybe(db, prepared(`application of ${person.type}`, statement), row);
}

export interface ApplicationFilter {
  page: number;
  limit: number;
  status?: ApplicationStatus | undefined;
  job?: string | undefined;
}

const orderFor = (person: Person): Sql =>
  person.type === 'labour' ? sql`a.updated_at desc, a.id desc` : sql`a.id desc`;

const filterFor = (person: Person, { status, job }: Pick<ApplicationFilter, 'status' | 'job'>) =>
  sql`${belongsTo(person)} ${status ? sql`and a.status = ${status}` : emptySql}
    ${job ? sql`and a.job_id = (select id from jobs where uid = ${job})` : emptySql}`;

/** Returns a page of a worker's or employer's applications, and their total number. */
export async function listApplications(db: Queryable, person: Person, { page, limit, ...filter }: ApplicationFilter) {
  const where = filterFor(person, filter);
  // Select the rows of the page first, so that the other columns are not computed for the rows of earlier pages.
  const shown = sql`(select * from applications a where ${where} order by ${orderFor(person)} limit ${limit} offset ${(page - 1) * limit})`;
  const [applications, total] = await Promise.all([
    many(db, sql`select ${columnsFor(person)} from ${tablesOf(shown)} order by ${orderFor(person)}`, row),
    countApplications(db, person, filter),
  ]);
  return { applications, total };
}

const counted = z.object({ total: z.int() });

/** Returns the number of a worker's or employer's applications. */
export async function countApplications(
  db: Queryable,
  person: Person,
  filter: Pick<ApplicationFilter, 'status' | 'job'>,
): Promise<number> {
  const where = filterFor(person, filter);
  return (await one(db, sql`select count(*)::int as total from applications a where ${where}`, counted)).total;
}

/**
 * Returns the newest applications to an employer or to one job, with the values by which the employer can sort them,
 * such as the worker's score.
 */
export function listRankable(
  db: Queryable,
  employer: Person,
  { limit, ...filter }: Pick<ApplicationFilter, 'status' | 'job' | 'limit'>,
) {
  return many(
    db,
    sql`select a.id, a.job_id, a.labour_id, (select r.overall from reputations r where r.user_id = a.labour_id) as overall
      from applications a where ${filterFor(employer, filter)} order by a.id desc limit ${limit}`,
    z.object({ id: z.int(), job_id: z.nullable(z.int()), labour_id: z.int(), overall: z.nullable(z.number()) }),
  );
}

/** Returns those of the person's applications whose ids are in `ids`, in the order of `ids`. */
export function listApplicationsNamed(db: Queryable, person: Person, ids: readonly number[]) {
  return many(
    db,
    sql`select ${columnsFor(person)} from ${applicationTables}
      where a.id = any(${ids}::bigint[]) and ${belongsTo(person)} order by array_position(${ids}::bigint[], a.id)`,
    row,
  );
}

const locked = z.object({
  id: z.int(),
  job_id: z.nullable(z.int()),
  employer_id: z.int(),
  labour_id: z.int(),
  status: applicationStatus,
  version: z.int(),
  facts: applicationFacts,
});

/**
 * Locks an application of this person until the end of the transaction and returns it. Null if the application belongs
 * to other users.
 */
export function lockApplicationFor(tx: Tx, person: Person, id: number) {
  const statement = sql`select a.id, a.job_id, a.employer_id, a.labour_id, a.status, a.version, ${factsFor(person)}
    from applications a left join jobs j on j.id = a.job_id where a.id = ${id} and ${belongsTo(person)} for update of a`;
  return maybe(tx, prepared(`lock application of ${person.type}`, statement), locked);
}

/**
 * Returns facts about the crew with which a worker applied: its minimum number of members, the number of other accepted
 * members, and whether the leader is accepted or is this worker. Null for an application without a crew, and for an
 * accepted application.
 */
export const findCrewOf = (db: Queryable, id: number) =>
  maybe(
    db,
    sql`select b.min_members, (select count(*) from crew_bid_members o join applications a on a.id = o.application_id
        where o.bid_id = b.id and a.status in ('accepted', 'completed'))::int as accepted,
        exists (select from crew_bid_members l join applications a on a.id = l.application_id where l.bid_id = b.id
          and l.labour_id = b.leader_id and (a.id = own.id or a.status in ('accepted', 'completed'))) as leader_goes
      from crew_bid_members m join crew_bids b on b.id = m.bid_id join applications own on own.id = m.application_id
      where m.application_id = ${id} and own.status <> 'accepted'`,
    z.object({ min_members: z.int(), accepted: z.int(), leader_goes: z.boolean() }),
  );

const places = z.object({ positions: z.int(), status: jobStatus, taken: z.int() });

/** Locks a job until the end of the transaction. Returns its number of positions and how many of them are taken. */
export async function lockPositions(tx: Tx, jobId: number) {
  await run(tx, sql`select 1 from jobs where id = ${jobId} for update`);
  return one(
    tx,
    sql`select j.positions, j.status,
        (select count(*) from applications a where a.job_id = j.id and a.status in ('accepted', 'completed')
          and a.released_at is null)::int as taken
      from jobs j where j.id = ${jobId}`,
    places,
  );
}

interface StatusChange {
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  actor: Person;
  feedback: string | null;
  reason: string | null;
  /** True if an accepted worker withdraws less than 24 h before the work begins. */
  late?: boolean;
}

/**
 * Sets the status. At the employer's first answer, also stores the time, from which the employer's typical response
 * time is computed.
 */
export async function setStatus(tx: Tx, id: number, change: StatusChange): Promise<void> {
  const { to, actor, feedback, reason, late = false } = change;
  const isAnswer = actor.type === 'employer' && answers.includes(to);
  const statement = sql`update applications set status = ${to}, employer_feedback = coalesce(${feedback}, employer_feedback),
        cancel_reason = ${to === 'cancelled' ? reason : null}, withdrawn_late = ${late},
        answered_at = case when ${isAnswer}::boolean then coalesce(answered_at, now()) else answered_at end,
        version = version + 1, updated_at = now() where id = ${id}`;
  await run(tx, prepared('set application status', statement));
}

export async function insertStatusHistory(
  tx: Tx,
  id: number,
  { from, to, actor, feedback, reason }: StatusChange,
): Promise<void> {
  const statement = sql`insert into application_status_history (application_id, from_status, to_status, actor_type, actor_id, feedback, reason)
      values (${id}, ${from}, ${to}, ${actor.type}, ${actor.id}, ${feedback}, ${reason})`;
  await run(tx, prepared('insert status history', statement));
}

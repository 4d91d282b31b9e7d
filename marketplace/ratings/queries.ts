// SQL of giving and revealing ratings. The `where` clauses restrict users to their own applications and ratings.
import { finding } from '#contracts/job-shapes.ts';
import { type GivenRating, givenRating, reviewStatuses } from '#contracts/ratings.ts';
import { z } from '#contracts/z.ts';
import { emptySql, many, maybe, one, type Queryable, rawSql, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { type Person, system } from '../actor.ts';
import { recordingStatement } from '../record-event.ts';
import { isRateable } from '../reputation/may-rate.ts';
import { REVEAL_BATCH_SIZE } from './rules.ts';

const sideOf = ({ type }: Person): Sql => rawSql(type === 'labour' ? 'a.labour_id' : 'a.employer_id');

const work = z.object({
  id: z.int(),
  labour_id: z.int(),
  employer_id: z.int(),
  rateable: z.boolean(),
  rated: z.boolean(),
});
export type Work = z.output<typeof work>;

/**
 * Locks the rated application until the end of the transaction, so that ratings by its worker and its employer are
 * processed one after the other. Null if the user has no such application.
 */
export function lockWork(tx: Tx, person: Person, applicationId: number) {
  return maybe(
    tx,
    sql`select a.id, a.labour_id, a.employer_id,
        ${isRateable} and l.erased_at is null and e.erased_at is null as rateable,
        exists (select from ratings g where g.application_id = a.id and g.rater_id = ${person.id}) as rated
      from applications a left join jobs j on j.id = a.job_id join users l on l.id = a.labour_id join users e on e.id = a.employer_id
      where a.id = ${applicationId} and ${sideOf(person)} = ${person.id} for update of a`,
    work,
  );
}

interface NewRating extends Pick<GivenRating, 'score' | 'review' | 'findings' | 'review_status'> {
  application_id: number;
  rater: Person;
  ratee_id: number;
}

const onlyId = z.object({ id: z.int() });

/** Inserts a rating and returns its id; null if the rater has already rated this application. */
export async function insertRating(tx: Tx, given: NewRating): Promise<number | null> {
  const { application_id, rater, ratee_id, score, review, findings, review_status } = given;
  const statement = sql`insert into ratings (application_id, rater_id, ratee_id, rater_type, score, review, findings, review_status)
    values (${application_id}, ${rater.id}, ${ratee_id}, ${rater.type}, ${score}, ${review}, ${JSON.stringify(findings)}::jsonb,
      ${review_status}) on conflict on constraint ratings_once do nothing returning id`;
  return (await maybe(tx, statement, onlyId))?.id ?? null;
}

/** Returns the id of the user's rating of an application; null before the first rating. */
export async function findOwnRating(tx: Tx, person: Person, applicationId: number): Promise<number | null> {
  const statement = sql`select id from ratings where application_id = ${applicationId} and rater_id = ${person.id}`;
  return (await maybe(tx, statement, onlyId))?.id ?? null;
}

/** A locked rating. If `visible` or `late` is true, its author cannot change the rating any more. */
const changeable = z.object({
  id: z.int(),
  score: z.int(),
  review: z.nullable(z.string()),
  findings: z.array(finding),
  review_status: z.enum(reviewStatuses),
  visible: z.boolean(),
  late: z.boolean(),
});

/**
 * Locks, until the end of the transaction, a rating that the user gave. `late` is true if the rating is older than
 * `hours`. Null if there is no such rating.
 */
export function lockOwnRating(tx: Tx, person: Person, id: number, hours: number) {
  return maybe(
    tx,
    sql`select id, score, review, findings, review_status, visible_at is not null as visible,
        created_at < now() - ${hours} * interval '1 hour' as late
      from ratings where id = ${id} and rater_id = ${person.id} for update`,
    changeable,
  );
}

/** Replaces a rating. A decision about the old review is deleted. */
export async function setRating(
  tx: Tx,
  id: number,
  { score, review, findings, review_status }: Pick<GivenRating, 'score' | 'review' | 'findings' | 'review_status'>,
): Promise<void> {
  await run(
    tx,
    sql`update ratings set score = ${score}, review = ${review}, findings = ${JSON.stringify(findings)}::jsonb, review_status = ${review_status},
        moderator = null, outcome = null, decided_at = null, updated_at = now() where id = ${id}`,
  );
}

const revealed = z.object({ revealed: z.int(), tasks: z.int() });

/**
 * Reveals the ratings that `due` selects and records one event per rating, in one statement. Returns the number of
 * revealed ratings.
 */
async function reveal(tx: Tx, due: Sql): Promise<number> {
  const statement = recordingStatement(
    { name: 'rating.revealed', actor: system, payload: { rating_id: sql`page.id` }, source: 'page' },
    {
      parts: sql`due as (${due}), page as (
      update ratings g set visible_at = now() from due where g.id = due.id returning g.id
    )`,
      columns: sql`(select count(*) from page)::int as revealed`,
    },
  );
  return (await one(tx, statement, revealed)).revealed;
}

/**
 * Reveals the ratings of an application if both its worker and its employer have rated. With `alone`, reveals even a
 * single rating.
 */
export const revealOf = (tx: Tx, applicationId: number, alone: 'alone' | 'together') =>
  reveal(
    tx,
    sql`select id from ratings where application_id = ${applicationId} and visible_at is null
      and (${alone} = 'alone' or (select count(*) from ratings where application_id = ${applicationId}) = 2) for update`,
  );

/** Reveals a batch of ratings that are older than `days`. */
export const revealOld = (tx: Tx, days: number) =>
  reveal(
    tx,
    sql`select id from ratings where visible_at is null and created_at <= now() - ${days} * interval '1 day'
      order by created_at limit ${REVEAL_BATCH_SIZE} for update skip locked`,
  );

const givenColumns = (
  hours: number,
) => sql`g.id, g.application_id, g.score, g.review, g.review_status, g.findings, g.visible_at,
  case when g.visible_at is null and g.created_at > now() - ${hours} * interval '1 hour'
    then g.created_at + ${hours} * interval '1 hour' end as editable_until, g.created_at`;

interface GivenPage {
  page: number;
  limit: number;
  application_id?: number | undefined;
  hours: number;
}

/** Returns a page of the ratings that a user gave, newest first, and their total number. */
export async function listGivenRatings(
  db: Queryable,
  person: Person,
  { page, limit, application_id, hours }: GivenPage,
) {
  const where = sql`g.rater_id = ${person.id} ${application_id ? sql`and g.application_id = ${application_id}` : emptySql}`;
  const [ratings, { total }] = await Promise.all([
    many(
      db,
      sql`select ${givenColumns(hours)} from ratings g where ${where} order by g.id desc limit ${limit} offset ${(page - 1) * limit}`,
      givenRating,
    ),
    one(db, sql`select count(*)::int as total from ratings g where ${where}`, z.object({ total: z.int() })),
  ]);
  return { ratings, total };
}

export const findGivenRating = (db: Queryable, person: Person, { id, hours }: { id: number; hours: number }) =>
  one(
    db,
    sql`select ${givenColumns(hours)} from ratings g where g.id = ${id} and g.rater_id = ${person.id}`,
    givenRating,
  );

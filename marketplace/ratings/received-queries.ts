// SQL of received ratings, contests and moderator decisions.
import { finding } from '#contracts/job-shapes.ts';
import { receivedRating, reviewStatuses } from '#contracts/ratings.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';

const columns = sql`g.id, g.application_id, g.score, case when g.review_status = 'shown' then g.review end as review, g.review_status,
  case when r.erased_at is null then coalesce(p.company_name, r.first_name || ' ' || r.last_name) end as "from", j.title as job_title, g.visible_at,
  case when g.contested_at is not null then jsonb_build_object('reason', g.contest_reason, 'outcome', g.outcome,
    'contested_at', g.contested_at, 'status',
    case when g.decided_at is null then 'open' when g.review_status = 'hidden' then 'upheld' else 'dismissed' end) end as contest`;
const tables = sql`ratings g join users r on r.id = g.rater_id left join employer_profiles p on p.user_id = g.rater_id
  join applications a on a.id = g.application_id left join jobs j on j.id = a.job_id`;
const isReceived = (userId: number): Sql => sql`g.ratee_id = ${userId} and g.visible_at is not null`;

const totals = z.object({ total: z.int(), rating: z.nullable(z.number()), spread: z.array(z.int()) });

/**
 * Returns a page of the visible ratings that a user received, newest first, with the total, the count per number of
 * stars, and the mean.
 */
export async function listReceivedRatings(
  db: Queryable,
  userId: number,
  { page, limit }: { page: number; limit: number },
) {
  const [ratings, all] = await Promise.all([
    many(
      db,
      sql`select ${columns} from ${tables} where ${isReceived(userId)} order by g.visible_at desc, g.id desc
        limit ${limit} offset ${(page - 1) * limit}`,
      receivedRating,
    ),
    one(
      db,
      sql`select count(*)::int as total, round(avg(g.score), 2)::float8 as rating,
          array(select count(h.id)::int from generate_series(1, 5) as star left join ratings h
            on h.score = star and h.ratee_id = ${userId} and h.visible_at is not null group by star order by star) as spread
        from ratings g where ${isReceived(userId)}`,
      totals,
    ),
  ]);
  return { ratings, ...all };
}

export const findReceivedRating = (db: Queryable, userId: number, id: number) =>
  maybe(db, sql`select ${columns} from ${tables} where g.id = ${id} and ${isReceived(userId)}`, receivedRating);

const contestable = z.object({ id: z.int(), contested: z.boolean() });

/**
 * Locks, until the end of the transaction, a visible rating that the user received. Null if the user received no such
 * rating.
 */
export const lockReceivedRating = (tx: Tx, userId: number, id: number) =>
  maybe(
    tx,
    sql`select g.id, g.contested_at is not null as contested from ratings g where g.id = ${id} and ${isReceived(userId)} for update`,
    contestable,
  );

/** Stores a contest. An earlier decision about the review is deleted, so that a moderator decides again. */
export async function setContest(tx: Tx, id: number, reason: string): Promise<void> {
  await run(
    tx,
    sql`update ratings set contest_reason = ${reason}, contested_at = now(), moderator = null, outcome = null, decided_at = null,
        updated_at = now() where id = ${id}`,
  );
}

const waiting = z.object({
  id: z.int(),
  rater_type: z.enum(['labour', 'employer']),
  score: z.int(),
  review: z.nullable(z.string()),
  review_status: z.enum(reviewStatuses),
  findings: z.array(finding),
  contest_reason: z.nullable(z.string()),
  waiting_hours: z.int(),
});
export type WaitingRating = z.output<typeof waiting>;

/**
 * Returns ratings that wait for a moderator, oldest first. Omits the users who gave the ratings, so that the moderator
 * decides impartially.
 */
export const listRatingsToDecide = (db: Queryable, limit: number) =>
  many(
    db,
    sql`select id, rater_type, score, review, review_status, findings, contest_reason,
        floor(extract(epoch from now() - coalesce(contested_at, updated_at)) / 3600)::int as waiting_hours
      from ratings where decided_at is null and (review_status = 'held' or contested_at is not null) order by id limit ${limit}`,
    waiting,
  );

/** True if the rating that an event refers to has a review that waits for a moderator. */
export async function isWaitingRatingOfEvent(db: Queryable, eventId: number): Promise<boolean> {
  const found = await maybe(
    db,
    sql`select g.id from domain_events e join ratings g on g.id = (e.payload ->> 'rating_id')::bigint
      where e.id = ${eventId} and g.review_status = 'held' and g.decided_at is null`,
    z.object({ id: z.int() }),
  );
  return found !== null;
}

const decidable = z.object({
  id: z.int(),
  review_status: z.enum(reviewStatuses),
  waits: z.boolean(),
  moderator: z.nullable(z.string()),
  decided_at: z.nullable(instant),
});

export const lockRating = (tx: Tx, id: number) =>
  maybe(
    tx,
    sql`select id, review_status, moderator, decided_at, decided_at is null and (review_status = 'held' or contested_at is not null) as waits
      from ratings where id = ${id} for update`,
    decidable,
  );

interface Decision {
  review_status: 'shown' | 'hidden';
  moderator: string;
  outcome: string;
}

/** Stores the decision about a review. The stars are not affected (D36). */
export async function setDecision(tx: Tx, id: number, { review_status, moderator, outcome }: Decision): Promise<void> {
  await run(
    tx,
    sql`update ratings set review_status = ${review_status}, moderator = ${moderator}, outcome = ${outcome}, decided_at = now(),
        updated_at = now() where id = ${id}`,
  );
}

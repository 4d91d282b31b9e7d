// SQL of `reputations`: finds the users to recompute and writes their rows in batches.
import { scoreLabels } from '#contracts/reputation.ts';
import { z } from '#contracts/z.ts';
import { many, prepared, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { SCORE_VERSION, type Stats } from './rules.ts';

const someone = z.object({ user_id: z.int() });
const idsOf = (rows: readonly { user_id: number }[]) => rows.map(({ user_id }) => user_id);

/** Locks users until the end of the transaction, so that recomputations of one user run one after the other. */
export async function lockPeople(tx: Tx, ids: readonly number[]): Promise<void> {
  await run(tx, sql`select from users where id = any(${ids}::bigint[]) order by id for no key update`);
}

export async function listPeopleAfter(db: Queryable, after: number, limit: number): Promise<number[]> {
  const statement = sql`select id as user_id from users where id > ${after} order by id limit ${limit}`;
  return idsOf(await many(db, statement, someone));
}

/**
 * Returns the users whom an event concerns: worker and employer of its application, the rated user of its rating, or
 * the user in its payload.
 */
export async function listPeopleOf(db: Queryable, eventId: number): Promise<number[]> {
  const statement = sql`select distinct someone.id as user_id
    from domain_events e
      left join ratings g on g.id = (e.payload ->> 'rating_id')::bigint
      left join applications a on a.id = (e.payload ->> 'application_id')::bigint
      cross join lateral (values (a.labour_id), (a.employer_id), (g.ratee_id), ((e.payload ->> 'user_id')::bigint)) someone (id)
    where e.id = ${eventId} and someone.id is not null`;
  return idsOf(await many(db, prepared('people of event', statement), someone));
}

/**
 * Returns employers who answered an application in the last `days` days, after their reputation was last recomputed.
 * The condition overlaps by one minute, to cover answers whose transaction was committed after the recomputation.
 */
export async function listWhoAnswered(db: Queryable, days: number): Promise<number[]> {
  const statement = sql`select distinct a.employer_id as user_id from applications a left join reputations r on r.user_id = a.employer_id
    where a.answered_at > now() - ${days} * interval '1 day'
      and (r.user_id is null or a.answered_at > r.computed_at - interval '1 minute')`;
  return idsOf(await many(db, statement, someone));
}

type UserFigures = Stats & { user_id: number };

/** Writes the reputations of these users in one statement. */
export async function setStats(tx: Tx, rows: readonly UserFigures[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <T>(value: (row: UserFigures) => T) => rows.map(value);
  await run(
    tx,
    sql`insert into reputations (user_id, overall, label, rating, review_count, jobs_completed, reliability, answers_in_hours, contacts, parts,
        inputs, formula, computed_at)
      select f.*, ${SCORE_VERSION}::smallint, now() from unnest(${column((row) => row.user_id)}::bigint[], ${column((row) => row.overall)}::real[],
        ${column((row) => row.label)}::text[], ${column((row) => row.rating)}::real[], ${column((row) => row.review_count)}::int[],
        ${column((row) => row.jobs_completed)}::int[], ${column((row) => row.reliability)}::real[],
        ${column((row) => row.answers_in_hours)}::real[], ${column((row) => row.contacts)}::real[],
        ${column((row) => JSON.stringify(row.parts))}::jsonb[], ${column((row) => JSON.stringify(row.inputs))}::jsonb[]) f
      on conflict (user_id) do update set overall = excluded.overall, label = excluded.label, rating = excluded.rating,
        review_count = excluded.review_count, jobs_completed = excluded.jobs_completed, reliability = excluded.reliability,
        answers_in_hours = excluded.answers_in_hours, contacts = excluded.contacts, parts = excluded.parts, inputs = excluded.inputs,
        formula = excluded.formula, computed_at = excluded.computed_at`,
  );
}

/** Deletes the reputation of these users. Callers pass users without any activity. */
export async function removeStats(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await run(tx, sql`delete from reputations where user_id = any(${ids}::bigint[])`);
}

const stored = z.object({
  user_id: z.int(),
  overall: z.nullable(z.number()),
  label: z.enum(scoreLabels),
  rating: z.nullable(z.number()),
  review_count: z.int(),
  jobs_completed: z.int(),
  reliability: z.nullable(z.number()),
  answers_in_hours: z.nullable(z.number()),
  contacts: z.nullable(z.number()),
  parts: z.unknown(),
  inputs: z.unknown(),
  formula: z.int(),
});

/** Returns the stored reputations of these users. */
export const listStats = (db: Queryable, ids: readonly number[]) =>
  many(
    db,
    sql`select user_id, overall, label, rating, review_count, jobs_completed, reliability, answers_in_hours, contacts, parts, inputs, formula
      from reputations where user_id = any(${ids}::bigint[])`,
    stored,
  );

/** Delay of a recomputation in seconds. All events of a user during the delay cause a single recomputation. */
const COALESCE_SECONDS = 1;

/**
 * Enqueues the recomputation of these users, one task per user. If the user's task is already running, adds a second
 * task, so that the latest changes are included. Does not change the start time of a waiting task, so that repeated
 * calls do not postpone the task.
 */
export async function enqueueRecompute(db: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await run(
    db,
    sql`select count(*) from queue_bulk.add_jobs((select array_agg(row('recompute_person', json_build_object('user_id', person), null,
        now() + ${COALESCE_SECONDS}::float8 * interval '1 second', 25, 'recompute_person:' || person, 0, null)::queue_bulk.job_spec)
      from unnest(${ids}::bigint[]) as person), job_key_preserve_run_at => true)`,
  );
}

// SQL of the seats that a call holds for the members of a crew until all have answered (D81). A held seat stores its
// worker, the bid of the crew and the end of the hold, and has no application yet.
import { z } from '#contracts/z.ts';
import { maybe, run, type Sql, sql, type Tx } from '#platform/sql.ts';

/** SQL condition: the seat `s` is held for a member of a crew. */
const isHeld = sql`s.bid_id is not null and s.labour_id is not null and s.application_id is null`;

/** Ring number of workers whom their crew has asked. No round asks them, so they have no position in the order. */
export const CREW_RING = 0;

/** Locks the rows of calls for share, and then these workers, both in the order of their ids. */
export async function lockParties(tx: Tx, jobIds: readonly number[], labourIds: readonly number[]): Promise<void> {
  await run(tx, sql`select 1 from shift_calls where job_id = any(${jobIds}::bigint[]) order by job_id for share`);
  await run(tx, sql`select 1 from users where id = any(${labourIds}::bigint[]) order by id for no key update`);
}

interface NewHold {
  jobId: number;
  bidId: number;
  labourIds: readonly number[];
  /** Ms since 1970. */
  until: number;
}

/** Holds a free place for each of these workers. Returns the number of held places; the caller must check it. */
export const holdPlaces = (tx: Tx, { jobId, bidId, labourIds, until }: NewHold): Promise<number> =>
  run(
    tx,
    sql`with free as materialized (
        select no from call_seats where job_id = ${jobId} and kind = 'place' and labour_id is null
        order by no limit cardinality(${labourIds}::bigint[]) for update skip locked
      ), numbered as (select no, row_number() over (order by no) as n from free)
      update call_seats s set labour_id = w.id, bid_id = ${bidId}, held_until = to_timestamp(${until}::float8 / 1000)
      from numbered join unnest(${labourIds}::bigint[]) with ordinality as w (id, n) on w.n = numbered.n
      where s.job_id = ${jobId} and s.no = numbered.no`,
  );

/** Lets workers whom no round has asked see the call, because their crew asks them. */
export const addByCrew = (tx: Tx, jobId: number, labourIds: readonly number[]) =>
  run(
    tx,
    sql`insert into call_people (job_id, labour_id, no, ring, free, days, draw, round, notified_at)
      select c.job_id, w.id, w.n + (select coalesce(max(no), 0) from call_people p where p.job_id = c.job_id), ${CREW_RING}::int,
        false, 0, sha256(c.seed || int8send(w.id)), 0, now()
      from shift_calls c, unnest(${labourIds}::bigint[]) with ordinality as w (id, n) where c.job_id = ${jobId}
      on conflict (job_id, labour_id) do update set round = 0, notified_at = now() where call_people.notified_at is null`,
  );

/** Returns the number of the seat that the bid holds for the worker; null without one. */
export async function findHold(tx: Tx, { bidId, labourId }: { bidId: number; labourId: number }) {
  const found = await maybe(
    tx,
    sql`select s.no from call_seats s where s.bid_id = ${bidId} and s.labour_id = ${labourId} and ${isHeld} for update`,
    z.object({ no: z.int() }),
  );
  return found?.no ?? null;
}

const release = (tx: Tx, which: Sql): Promise<number> =>
  run(tx, sql`update call_seats s set labour_id = null, bid_id = null, held_until = null where ${which} and ${isHeld}`);

/** Frees the seats that the bid still holds; with `labourId`, only the seat of this worker. Returns their number. */
export const releaseHolds = (tx: Tx, bidId: number, labourId: number | null = null): Promise<number> =>
  release(tx, sql`s.bid_id = ${bidId} and (${labourId}::bigint is null or s.labour_id = ${labourId})`);

/** Frees all seats that the call holds, because it does not take place. */
export const releaseHoldsOfCall = (tx: Tx, jobId: number): Promise<number> => release(tx, sql`s.job_id = ${jobId}`);

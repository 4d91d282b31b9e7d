// Compares the acknowledged decisions with the stored notifications. Uses separate SQL statements, not those of the
// product.
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import type { Pending } from './pending.ts';
import type { Run } from './scenario.ts';

export interface Result {
  /** Acknowledged decisions without a notification. */
  lost: readonly Pending[];
  /** Number of duplicate notifications. */
  repeated: number;
}

const line = z.object({ application_id: z.int(), user_id: z.int(), times: z.int() });

/** Compares acknowledged decisions with notifications of one kind. */
export async function checkDelivery(
  db: Queryable,
  kind: 'application_shortlisted' | 'application_accepted',
  acknowledged: readonly Pending[],
): Promise<Result> {
  const lines = await many(
    db,
    sql`select application_id, user_id, count(*)::int as times from notifications where kind = ${kind} and application_id is not null
      group by application_id, user_id`,
    line,
  );
  const notified = new Set(lines.map(({ application_id, user_id }) => `${application_id} ${user_id}`));
  return {
    lost: acknowledged.filter(({ application_id, labour_id }) => !notified.has(`${application_id} ${labour_id}`)),
    repeated: lines.filter(({ times }) => times > 1).length,
  };
}

/** Records how many notifications were lost and how many were repeated. */
export function noteResult(run: Run, of: number, { lost, repeated }: Result): void {
  run.note({ what: `lost of ${of}`, found: String(lost.length), must: '0', kept: lost.length === 0 && of > 0 });
  run.note({ what: `repeated of ${of}`, found: String(repeated), must: '0', kept: repeated === 0 });
}

const counted = z.object({ count: z.int() });
const QUEUES = ['queue_urgent', 'queue_bulk', 'queue_outside'] as const;

async function sumOver(db: Queryable, where: string): Promise<number> {
  const counts = QUEUES.map((schema) => `select count(*) as n from ${schema}._private_jobs ${where}`).join(
    ' union all ',
  );
  return (await one(db, sql`select sum(n)::int as count from (${rawSql(counts)}) of_each`, counted)).count;
}

/** Counts tasks that are due and not completed; Infinity while the database does not respond. */
export const countOpen = (db: Queryable) =>
  sumOver(db, "where run_at < now() + interval '1 minute'").catch(() => Number.POSITIVE_INFINITY);

/** Counts the tasks that worker processes have locked. */
export const countHeld = (db: Queryable) => sumOver(db, 'where locked_by is not null').catch(() => 0);

/** Counts tasks that have been locked for longer than `seconds`. */
export const countHeldLongerThan = (db: Queryable, seconds: number) =>
  sumOver(db, `where locked_at < now() - interval '${seconds} seconds'`).catch(() => 0);

/**
 * Counts replaced tasks. A running task is replaced when a task with the same key is added. The replaced task is then
 * no longer locked and never runs again.
 */
export const countReplaced = (db: Queryable) =>
  sumOver(db, 'where key is null and attempts >= max_attempts and locked_at is null');

const leftTask = z.object({ task: z.string(), attempts: z.int(), error: z.nullable(z.string()), count: z.int() });

/** Describes the tasks that are due and not completed, for diagnosis. */
export async function describeOpen(db: Queryable): Promise<string> {
  const each = QUEUES.map(
    (schema) => `select identifier as task, j.attempts::int, j.last_error as error from ${schema}._private_jobs j
      join ${schema}._private_tasks t on t.id = j.task_id where run_at < now() + interval '1 minute'`,
  );
  const left = await many(
    db,
    sql`select task, attempts, left(error, 80) as error, count(*)::int from (${rawSql(each.join(' union all '))}) open group by 1, 2, 3`,
    leftTask,
  );
  return left
    .map(({ task, attempts, error, count }) => `${count} ${task} (${attempts} attempts) ${error ?? ''}`)
    .join('; ');
}

/** Waits until no task is left. Resolves with the seconds that it took; null if it took longer than `limitS`. */
export async function untilDrained(db: Queryable, limitS: number): Promise<number | null> {
  const begun = performance.now();
  const empty = async () => (await countOpen(db)) === 0;
  return waitFor('empty queues', empty, limitS * 1000).then(
    () => (performance.now() - begun) / 1000,
    () => null,
  );
}

/**
 * Adds a trigger that counts every attempt to insert a notification, including attempts that the unique key rejects.
 * Returns a function that reads the count.
 */
export async function countNoticeInserts(db: Queryable): Promise<() => Promise<number>> {
  await run(db, sql`create unlogged table chaos_tellings (at timestamptz not null default clock_timestamp())`);
  await run(
    db,
    sql`create function chaos_note_telling() returns trigger language plpgsql as
      $$ begin insert into chaos_tellings default values; return new; end $$`,
  );
  await run(
    db,
    sql`create trigger chaos_tellings before insert on notifications for each row execute function chaos_note_telling()`,
  );
  return async () => (await one(db, sql`select count(*)::int as count from chaos_tellings`, counted)).count;
}

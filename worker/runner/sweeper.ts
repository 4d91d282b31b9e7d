// Releases the tasks of crashed runners after their lease has ended. Runs in every worker process. Uses only public
// functions of graphile-worker.
import { z } from '#contracts/z.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { many, one, rawSql, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { LIMITS } from './slots.ts';

const SWEEP_LOCK = 4711;
/**
 * Number of tasks at the start of a prefetched batch that may have been started since the last heartbeat: twice the
 * slots of the runner.
 */
const MAX_STARTED_PER_RUNNER = 20;

const MAX_RETRY_DELAY_SECONDS = 600;

const lease = sql`${LIMITS.lease_ms} * interval '1 millisecond'`;

/**
 * Deletes expired heartbeat rows. If the process of such a row is still alive, it exits at its next heartbeat, because
 * the row is missing. So it cannot complete a task that was released.
 */
function removeDeadRunners(tx: Tx) {
  return many(
    tx,
    sql`delete from worker_heartbeats where seen_at < now() - ${lease} returning pool_id, running`,
    z.object({ pool_id: z.string(), running: z.array(z.string()) }),
  );
}

/**
 * Returns the pools that have locked tasks but no heartbeat row, because their runner was killed between its first
 * fetch and its first heartbeat.
 */
async function listUnregistered(tx: Tx, schema: Sql): Promise<string[]> {
  const rows = await many(
    tx,
    sql`select distinct locked_by as pool_id from ${schema}.jobs where locked_at < now() - ${lease}
      and not exists (select from worker_heartbeats where pool_id = locked_by)`,
    z.object({ pool_id: z.string() }),
  );
  return rows.map(({ pool_id }) => pool_id);
}

const heldTask = z.object({ id: z.string(), attempts: z.int(), place: z.int() });
type HeldTask = z.output<typeof heldTask>;

/**
 * Gives one attempt back to each task that cannot have started. A fetch uses up an attempt of each task in its batch,
 * and only a clean stop of the runner reverts this.
 */
async function restoreAttempts(tx: Tx, schema: Sql, unstarted: readonly HeldTask[]): Promise<void> {
  for (const attempts of new Set(unstarted.map((task) => task.attempts))) {
    const ids = unstarted.flatMap((task) => (task.attempts === attempts ? [task.id] : []));
    await run(
      tx,
      sql`select count(*) from ${schema}.reschedule_jobs(${ids}::bigint[], attempts => ${attempts - 1}::int)`,
    );
  }
}

/**
 * Delays the suspects, which are the tasks that may have run when their process crashed: one of them may be the cause.
 * After its first attempt, a task is retried without a delay. The delay is 6–18 s after the second attempt and doubles
 * with each further attempt. The random part separates the tasks, so that a task that crashes its process does not
 * interrupt the same other tasks again.
 */
async function delaySuspects(tx: Tx, schema: Sql, suspects: readonly HeldTask[]): Promise<void> {
  const ids = suspects.map((task) => task.id);
  await run(
    tx,
    sql`select count(*) from (select id, attempts from ${schema}.jobs where id = any(${ids}::bigint[]) and attempts > 1) as held,
      lateral ${schema}.reschedule_jobs(array[held.id], run_at => now() + (0.5 + random()) * least(3 * 2 ^ held.attempts, ${MAX_RETRY_DELAY_SECONDS}::float8) * interval '1 second')`,
  );
}

interface Freeing {
  schema: Sql;
  prefetches: boolean;
  poolIds: readonly string[];
  started: ReadonlySet<string>;
}

async function freeQueue(tx: Tx, { schema, prefetches, poolIds, started }: Freeing): Promise<number> {
  const held = await many(
    tx,
    sql`select id::text, attempts::int, (row_number() over (partition by locked_by order by priority, run_at, id))::int as place
      from ${schema}.jobs where locked_by = any(${poolIds})`,
    heldTask,
  );
  // Unlock first, because `reschedule_jobs` skips locked tasks. Unlock even if no task is locked, because named queues
  // have separate locks.
  await run(tx, sql`select ${schema}.force_unlock_workers(${poolIds}::text[])`);
  if (held.length === 0) return 0;
  const isSuspect = (task: HeldTask) => !prefetches || task.place <= MAX_STARTED_PER_RUNNER || started.has(task.id);
  await restoreAttempts(
    tx,
    schema,
    held.filter((task) => !isSuspect(task) && task.attempts > 0),
  );
  await delaySuspects(tx, schema, held.filter(isSuspect));
  // `force_unlock_workers` does not notify the runners. Without the notification below, the released tasks would wait
  // for the next poll.
  const wake = Math.min(held.length, MAX_STARTED_PER_RUNNER);
  await run(tx, sql`select pg_notify('jobs:insert', json_build_object('r', random(), 'count', ${wake}::int)::text)`);
  return held.length;
}

async function sweepLocked(tx: Tx, prefetching: readonly string[], log: Log): Promise<void> {
  const dead = await removeDeadRunners(tx);
  const schemas = queues.map((queue) => ({ queue, schema: rawSql(schemaOf[queue]) }));
  const poolIds = new Set(dead.map(({ pool_id }) => pool_id));
  for (const { schema } of schemas) for (const id of await listUnregistered(tx, schema)) poolIds.add(id);
  if (poolIds.size === 0) return;
  const started = new Set(dead.flatMap(({ running }) => running));
  for (const { queue, schema } of schemas) {
    const tasks = await freeQueue(tx, {
      schema,
      prefetches: prefetching.includes(queue),
      poolIds: [...poolIds],
      started,
    });
    log.warn('released the tasks of dead runners', { queue, runners: poolIds.size, tasks });
  }
}

/**
 * Releases the tasks that dead worker processes still hold. Does nothing while another process sweeps. `prefetching`
 * names the queues whose runners fetch tasks in advance: most fetched tasks of a dead runner had not started yet.
 */
export function sweep(db: Db, prefetching: readonly string[], log: Log): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { mine } = await one(
      tx,
      sql`select pg_try_advisory_xact_lock(${SWEEP_LOCK}) as mine`,
      z.object({ mine: z.boolean() }),
    );
    if (mine) await sweepLocked(tx, prefetching, log);
  });
}

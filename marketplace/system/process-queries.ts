// SQL of processes: heartbeats of worker and API processes, and the circuit breakers.
import { z } from '#contracts/z.ts';
import { queues } from '#platform/queues.ts';
import { many, type Queryable, run, sql } from '#platform/sql.ts';

const workerHeartbeat = z.object({
  process: z.string(),
  queue: z.enum(queues),
  seen_seconds_ago: z.number(),
  running: z.array(z.string()),
  schedule: z.array(z.object({ task: z.string(), match: z.string() })),
  durations: z.record(z.string(), z.object({ runs: z.int(), last_ms: z.number(), p95_ms: z.number() })),
});
export type WorkerHeartbeat = z.output<typeof workerHeartbeat>;

export const listWorkerHeartbeats = (db: Queryable) =>
  many(
    db,
    sql`select process, queue, greatest(0, extract(epoch from now() - seen_at))::float8 as seen_seconds_ago, running, schedule, durations
      from worker_heartbeats order by process, queue`,
    workerHeartbeat,
  );

const apiHeartbeat = z.object({
  process: z.string(),
  version: z.string(),
  started_at: z.string(),
  seen_seconds_ago: z.number(),
  people: z.int(),
  administrators: z.int(),
  memory_bytes: z.int(),
  delay_ms: z.number(),
});

export const listApiHeartbeats = (db: Queryable) =>
  many(
    db,
    sql`select process, version, started_at, greatest(0, extract(epoch from now() - seen_at))::float8 as seen_seconds_ago, people,
        administrators, memory_bytes, delay_ms from api_heartbeats order by process`,
    apiHeartbeat,
  );

export interface ApiHeartbeat {
  process: string;
  version: string;
  /** Seconds since the process started. The start time is computed from them with the clock of the database. */
  up_seconds: number;
  people: number;
  administrators: number;
  memory_bytes: number;
  delay_ms: number;
}

/** Stores a heartbeat of an API process, and deletes heartbeats that are older than one hour. */
export async function storeApiHeartbeat(db: Queryable, of: ApiHeartbeat): Promise<void> {
  await run(
    db,
    sql`insert into api_heartbeats (process, version, started_at, people, administrators, memory_bytes, delay_ms)
      values (${of.process}, ${of.version}, now() - ${of.up_seconds}::float8 * interval '1 second', ${of.people}, ${of.administrators}, ${of.memory_bytes}, ${of.delay_ms})
      on conflict (process) do update set seen_at = now(), people = excluded.people, administrators = excluded.administrators,
        memory_bytes = excluded.memory_bytes, delay_ms = excluded.delay_ms`,
  );
  await run(db, sql`delete from api_heartbeats where seen_at < now() - interval '1 hour'`);
}

export async function removeApiHeartbeat(db: Queryable, process: string): Promise<void> {
  await run(db, sql`delete from api_heartbeats where process = ${process}`);
}

// SQL of the Prometheus gauges of queues and circuit breakers: one statement, whose cost does not depend on the length
// of a queue.
import { z } from '#contracts/z.ts';
import { type Queue, queues, schemaOf } from '#platform/queues.ts';
import { joinSql, one, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';
import { MAX_COUNTED_ROWS } from './queue-queries.ts';

const queueStats = z.object({
  queues: z.array(
    z.object({
      queue: z.enum(queues),
      waiting: z.int(),
      held: z.int(),
      running: z.int(),
      given_up: z.int(),
      oldest_seconds: z.number(),
    }),
  ),
  breakers: z.array(z.object({ name: z.string(), open: z.boolean() })),
});
export type QueueStats = z.output<typeof queueStats>;

/**
 * SQL of the metrics of one queue. Tasks that wait for a circuit breaker are `held`. `waiting` and `oldest_seconds`
 * exclude these tasks, because they do not show that the queue is slow.
 */
function statsOf(queue: Queue, breakers: readonly string[]): Sql {
  const tasks = rawSql(`${schemaOf[queue]}._private_jobs`);
  return sql`select ${queue}::text as queue, w.waiting, w.held, t.running, t.given_up, w.oldest_seconds
    from (select count(*) filter (where not held)::int as waiting, count(*) filter (where held)::int as held,
        coalesce(extract(epoch from now() - min(run_at) filter (where not held)), 0)::float8 as oldest_seconds
      from (select run_at, coalesce(flags ?| ${breakers}::text[], false) as held from ${tasks}
        where is_available = true and run_at <= now() order by priority, run_at limit ${MAX_COUNTED_ROWS}) first) w,
      (select count(*) filter (where locked_at is not null)::int as running, count(*) filter (where locked_at is null)::int as given_up
        from (select locked_at from ${tasks} where is_available = false limit ${MAX_COUNTED_ROWS}) first) t`;
}

/**
 * SQL condition: the breaker opened less than two minutes ago. After 30 s the next waiting task probes the provider,
 * which closes the breaker or opens it again. So if the breaker opened longer ago, no task waits for it, and the state
 * of the provider is unknown.
 */
const isHolding = sql`opened_at > now() - interval '2 minutes'`;

/**
 * Returns the counts of tasks of every queue, and whether each circuit breaker is open. `held`: names of the breakers
 * whose tasks must wait now.
 */
export const readQueueStats = (db: Queryable, held: readonly string[]): Promise<QueueStats> =>
  one(
    db,
    sql`select (select json_agg(q) from (${joinSql(
      queues.map((queue) => statsOf(queue, held)),
      ' union all ',
    )}) q) as queues,
      (select coalesce(json_agg(json_build_object('name', name, 'open', coalesce(${isHolding}, false)) order by name), '[]')
        from circuit_breakers) as breakers`,
    queueStats,
  );

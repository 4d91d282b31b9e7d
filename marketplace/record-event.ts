// Records a domain event and enqueues its tasks, in one statement of the caller's transaction. So an event is never
// stored without its tasks.
import { z } from '#contracts/z.ts';
import { currentTraceparent } from '#platform/context.ts';
import { withSpan } from '#platform/spans.ts';
import { emptySql, joinSql, one, type Queryable, rawSql, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { Actor } from './actor.ts';
import type { EventName, EventPayload } from './events.ts';
import { reactionsTo } from './subscriptions.ts';

/**
 * Maximum number of attempts of every task. A crash of the worker process uses up one attempt, so with a maximum of 1 a
 * crash would lose the task.
 */
const MAX_ATTEMPTS = 25;
const URGENT_PRIORITY = -10;

interface Recording<N extends EventName> {
  name: N;
  actor: Actor;
}

/**
 * Payload of a task: the id of its event, and the trace context (W3C `traceparent`). The SQL string must be constant,
 * because it is part of prepared statements.
 */
export const payloadOf = (eventId: Sql): Sql =>
  sql`json_strip_nulls(json_build_object('event_id', ${eventId}, 'traceparent', ${currentTraceparent()}::text))`;

function taskFor(handler: string, priority: number, flag: string | null = null): Sql {
  const flags = flag === null ? rawSql('null') : sql`array[${flag}::text]`;
  return sql`row(${handler}::text, ${payloadOf(rawSql('recorded.id'))}, null, null, ${rawSql(String(MAX_ATTEMPTS))},
    ${handler}::text || ':' || recorded.id, ${rawSql(String(priority))}, ${flags})`;
}

/**
 * Schedules the urgent task of an event again after `seconds`, without using up an attempt. The task keeps its key, and
 * its flag (the name of the circuit breaker for which it waits). Call this function at the end of the running task.
 */
export async function postponeUrgentTask(
  db: Queryable,
  { name, eventId, seconds }: { name: EventName; eventId: number; seconds: number },
): Promise<void> {
  const { urgent, flag = null } = reactionsTo(name);
  await run(
    db,
    sql`select from queue_urgent.add_job(${urgent}::text, ${payloadOf(sql`${eventId}::bigint`)},
      run_at => now() + ${seconds}::float8 * interval '1 second', max_attempts => ${MAX_ATTEMPTS}::int,
      job_key => ${urgent}::text || ':' || ${eventId}::bigint, priority => ${URGENT_PRIORITY}::int, flags => array_remove(array[${flag}::text], null))`,
  );
}

/**
 * Returns the tasks of an event: one for its urgent handler, and one `dispatch_event` for all other handlers.
 * `dispatch_event` is added even if this process knows no other handler, because the worker process may run a newer
 * release that has further handlers for this event.
 */
function tasksOf(name: EventName): Sql[] {
  const { urgent, flag = null } = reactionsTo(name);
  const dispatch = taskFor('dispatch_event', 0);
  return urgent ? [taskFor(urgent, URGENT_PRIORITY, flag), dispatch] : [dispatch];
}

/**
 * Returns the CTEs `recorded` (id, recorded_at), which inserts the event, and `queued`, which adds its tasks. The tasks
 * of all events are added with one call, because each call searches the queue. `payload` is SQL of type jsonb.
 */
function recordingParts<N extends EventName>({ name, actor }: Recording<N>, payload: Sql, from: Sql): Sql {
  const tasks = joinSql(tasksOf(name), ', ');
  return sql`recorded as (
    insert into domain_events (name, actor_type, actor_id, payload)
    select ${name}::text, ${actor.type}::text, ${actor.id}::bigint, ${payload} ${from}
    returning id, recorded_at
  ), queued as (
    select task.id from quiet.add_urgent_tasks((select array_agg(spec)
      from recorded, unnest(array[${tasks}]::queue_urgent.job_spec[]) as spec)) as task (id)
  )`;
}

/**
 * SQL of the number of added tasks. Each statement must read `queued` to add the tasks: Postgres does not execute a
 * `select` CTE that is never read.
 */
const queuedCount = sql`(select count(*) from queued)::int as tasks`;

interface EventPerRow<N extends EventName> extends Recording<N> {
  /** SQL expression of each payload field; it may refer to columns of `source`. */
  payload: { [K in keyof EventPayload<N>]: Sql };
  /** Name of the CTE that returns one row per event. */
  source: string;
}

interface StatementParts {
  /** The CTEs that change rows, including `source`. */
  parts: Sql;
  /** Further CTEs. They may refer to the CTE `recorded`, which has one row per recorded event. */
  after?: Sql;
  /** Columns of the result. The statement adds the column `tasks`: the number of tasks that were put into the queue. */
  columns: Sql;
  /** Name of the CTE that the columns are selected from. If absent, the statement returns a single row. */
  from?: string;
}

/**
 * Returns a statement that changes rows, records one event per row of `source` and adds the events' tasks. The
 * statement is atomic.
 */
export function recordingStatement<N extends EventName>(
  { payload, source, ...event }: EventPerRow<N>,
  { parts, after, columns, from }: StatementParts,
): Sql {
  const fields = Object.entries<Sql>(payload).map(([field, value]) => sql`${rawSql(`'${field}'`)}, ${value}`);
  const recording = recordingParts(event, sql`jsonb_build_object(${joinSql(fields, ', ')})`, rawSql(`from ${source}`));
  return sql`with ${parts}, ${recording}${after ? sql`, ${after}` : emptySql}
    select ${columns}, ${queuedCount} ${rawSql(from ? `from ${from}` : '')}`;
}

const recorded = z.object({ event_id: z.int(), tasks: z.int() });

/**
 * Records an event and returns its id. Call this function in the transaction that makes the change, after the change.
 */
export async function recordEvent<N extends EventName>(
  tx: Tx,
  event: Recording<N> & { payload: EventPayload<N> },
): Promise<number> {
  const { name } = event;
  return withSpan({ name: `event ${name}`, kind: 'producer' }, async (span) => {
    const parts = recordingParts(event, sql`${JSON.stringify(event.payload)}::jsonb`, emptySql);
    const statement = sql`with ${parts} select recorded.id as event_id, ${queuedCount} from recorded`;
    const { event_id } = await one(tx, { ...statement, name: `record ${name}` }, recorded);
    span?.set({ event_id });
    return event_id;
  });
}

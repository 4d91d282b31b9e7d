// Records a domain event and enqueues its tasks, in one statement of the caller's transaction: either both are stored
// or neither is.
import { z } from '#contracts/z.ts';
import { currentTraceparent } from '#platform/context.ts';
import { withSpan } from '#platform/spans.ts';
import { emptySql, joinSql, one, type Queryable, rawSql, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { Actor } from './actor.ts';
import type { EventName, EventPayload } from './events.ts';
import { reactionsTo } from './subscriptions.ts';

/** Maximum attempts of every task. A crash of its worker process uses up one attempt, so 1 would lose the task. */
const MAX_ATTEMPTS = 25;
const URGENT_PRIORITY = -10;

interface Recording<N extends EventName> {
  name: N;
  actor: Actor;
}

/**
 * Payload of a task: the id of its event, and the trace context (W3C `traceparent`). The SQL string is constant,
 * because statements that contain it are prepared.
 */
export const payloadOf = (eventId: Sql): Sql =>
  sql`json_strip_nulls(json_build_object('event_id', ${eventId}, 'traceparent', ${currentTraceparent()}::text))`;

function taskFor(handler: string, priority: number, flag: string | null = null): Sql {
  const flags = flag === null ? rawSql('null') : sql`array[${flag}::text]`;
  return sql`row(${handler}::text, ${payloadOf(rawSql('recorded.id'))}, null, null, ${rawSql(String(MAX_ATTEMPTS))},
    ${handler}::text || ':' || recorded.id, ${rawSql(String(priority))}, ${flags})`;
}

/**
 * Schedules the urgent task of an event again after `seconds`, with the same key and flag, without using up an attempt.
 * Call it at the end of the running task.
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
 * The tasks of an event: one for its urgent handler, and one `dispatch_event` for all other handlers. `dispatch_event`
 * is added even if the map of this process has no other handlers: the worker process may be of a newer release, and its
 * map decides.
 */
function tasksOf(name: EventName): Sql[] {
  const { urgent, flag = null } = reactionsTo(name);
  const dispatch = taskFor('dispatch_event', 0);
  return urgent ? [taskFor(urgent, URGENT_PRIORITY, flag), dispatch] : [dispatch];
}

/**
 * SQL of an event as parts of a `with` clause: `recorded` (id, recorded_at) and `queued`. `payload` is SQL of type
 * jsonb and may refer to `source`, an earlier part. The main statement must select {@link queuedCount}, because
 * Postgres does not run an unused part.
 */
export function recording<N extends EventName>({ name, actor }: Recording<N>, payload: Sql, source?: string): Sql {
  const from = source ? rawSql(`from ${source}`) : emptySql;
  const tasks = joinSql(tasksOf(name), ', ');
  return sql`recorded as (
    insert into domain_events (name, actor_type, actor_id, payload)
    select ${name}::text, ${actor.type}::text, ${actor.id}::bigint, ${payload} ${from}
    returning id, recorded_at
  ), queued as (
    select task.id from recorded, queue_urgent.add_jobs(array[${tasks}]::queue_urgent.job_spec[]) as task
  )`;
}

/** Column that makes Postgres run the part `queued`. */
export const queuedCount = sql`(select count(*) from queued)::int as tasks`;

const recorded = z.object({ event_id: z.int(), tasks: z.int() });

/** Records an event and returns its id. Call it inside the transaction, after the write that the event describes. */
export async function recordEvent<N extends EventName>(
  tx: Tx,
  event: Recording<N> & { payload: EventPayload<N> },
): Promise<number> {
  const { name } = event;
  return withSpan({ name: `event ${name}`, kind: 'producer' }, async (span) => {
    const parts = recording(event, sql`${JSON.stringify(event.payload)}::jsonb`);
    const statement = sql`with ${parts} select recorded.id as event_id, ${queuedCount} from recorded`;
    const { event_id } = await one(tx, { ...statement, name: `record ${name}` }, recorded);
    span?.set({ event_id });
    return event_id;
  });
}

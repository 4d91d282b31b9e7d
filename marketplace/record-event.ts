// Writes a fact and adds the tasks that react to it, in one statement of the caller's transaction: both appear, or neither.
import { z } from '#contracts/z.ts';
import { currentTraceparent } from '#platform/context.ts';
import { withSpan } from '#platform/spans.ts';
import { emptySql, joinSql, one, type Queryable, rawSql, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { Actor } from './actor.ts';
import type { EventName, EventPayload } from './events.ts';
import { reactionsTo } from './subscriptions.ts';

/** Attempts of every task: a crash of its worker uses one up (never 1: that would lose it). */
const MAX_ATTEMPTS = 25;
const URGENT_PRIORITY = -10;

interface Recording<N extends EventName> {
  name: N;
  actor: Actor;
}

/** What a task carries: the id of its event, and where it hangs (W3C `traceparent`). The text is always the same: statements with it are prepared. */
export const payloadOf = (eventId: Sql): Sql =>
  sql`json_strip_nulls(json_build_object('event_id', ${eventId}, 'traceparent', ${currentTraceparent()}::text))`;

function taskFor(handler: string, priority: number, flag: string | null = null): Sql {
  const flags = flag === null ? rawSql('null') : sql`array[${flag}::text]`;
  return sql`row(${handler}::text, ${payloadOf(rawSql('recorded.id'))}, null, null, ${rawSql(String(MAX_ATTEMPTS))},
    ${handler}::text || ':' || recorded.id, ${rawSql(String(priority))}, ${flags})`;
}

/** Adds the urgent task of an event once more, for later: with its key and its flag, and no attempt used. To be called as the running one ends. */
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
 * The tasks that an event brings with it: its urgent handler's own, and one `dispatch_event` for all the rest. The latter always, though
 * the map here may name no others: the worker's map decides, and it may be of a newer release than the process that records.
 */
function tasksOf(name: EventName): Sql[] {
  const { urgent, flag = null } = reactionsTo(name);
  const dispatch = taskFor('dispatch_event', 0);
  return urgent ? [taskFor(urgent, URGENT_PRIORITY, flag), dispatch] : [dispatch];
}

/**
 * The fact as parts of a `with`: `recorded` (id, recorded_at) and `queued`. `payload` is SQL of type jsonb, which may speak of
 * `source`, a part before it. What follows must read {@link queuedCount}: a part that nobody reads is never run.
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

/** The column that makes Postgres run `queued`. */
export const queuedCount = sql`(select count(*) from queued)::int as tasks`;

const recorded = z.object({ event_id: z.int(), tasks: z.int() });

/** Records that something happened. Returns the event's id. Only inside a transaction, after the write it speaks of. */
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

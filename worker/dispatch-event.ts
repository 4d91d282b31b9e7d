// Dispatches an event: adds one task for each handler of the event for whose effect no user waits. The key of the task
// consists of the handler and the event.

import { z } from '#contracts/z.ts';
import { type EventName, events } from '#marketplace/events.ts';
import { payloadOf } from '#marketplace/record-event.ts';
import { reactionsTo } from '#marketplace/subscriptions.ts';
import { type Queue, queues, schemaOf } from '#platform/queues.ts';
import { joinSql, maybe, prepared, type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import type { Handler, WorkerDeps } from './deps.ts';

const named = z.object({ name: z.string() });

const isEventName = (name: string): name is EventName => Object.hasOwn(events, name);

interface RestTasks {
  /**
   * `flag`: the circuit breaker of the service that the handler calls. `breakers`: further circuit breakers. The task
   * waits while one of these breakers is open.
   */
  tasks: readonly { handler: string; flag?: string; breakers?: readonly string[] }[];
  eventId: number;
  /** Seconds until the tasks may run. */
  seconds?: number;
}

/**
 * Adds tasks, with keys and flags, for handlers for which no user waits. If a task with the same key is already
 * running, the new task is added as a separate task. After the commit, the pool notifies idle task runners
 * (docs/decisions/0071). Tasks with a delay need no notification: the regular poll finds them when they are due.
 */
export async function addRestTasks(
  db: Queryable,
  queue: Queue,
  { tasks, eventId, seconds = 0 }: RestTasks,
): Promise<void> {
  const specs = tasks.map(
    ({ handler, flag = null, breakers = [] }) =>
      sql`row(${handler}::text, ${payloadOf(sql`${eventId}::bigint`)}, null, now() + ${seconds}::float8 * interval '1 second',
        25, ${`${handler}:${eventId}`}, 0, array_remove(array[${flag}::text], null) || ${breakers}::text[])`,
  );
  const schema = rawSql(schemaOf[queue]);
  const adding = rawSql(`quiet.add_${queue}_tasks`);
  await run(
    db,
    sql`select case when ${seconds}::float8 > 0 then 0 else count(*)::int end as tasks
      from ${adding}(array[${joinSql(specs, ', ')}]::${schema}.job_spec[])`,
  );
}

/**
 * True for translation tasks if no translator is configured. Such tasks are not added: an import of a million jobs
 * would add a million tasks that do nothing.
 */
export const isIdle = ({ flag }: { handler: string; flag?: string }, { translator }: Pick<WorkerDeps, 'translator'>) =>
  flag === 'translate' && translator === null;

/**
 * Adds a task for each handler of the event that no user waits for. If the dispatch runs twice, a handler may run
 * twice, which is harmless because handlers are idempotent. Throws for an unknown event, which a newer release has
 * recorded, so that the task is retried until a worker process of that release runs it.
 */
export const dispatchEvent: Handler = async ({ deps, db, event_id }) => {
  const event = await maybe(
    db,
    prepared('name of event', sql`select name from domain_events where id = ${event_id}`),
    named,
  );
  if (!event) return;
  if (!isEventName(event.name)) throw new Error(`This worker process does not know the event ${event.name}`);
  const rest = reactionsTo(event.name).rest.filter((reaction) => !isIdle(reaction, deps));
  for (const queue of queues) {
    const tasks = rest.filter((reaction) => reaction.queue === queue);
    if (tasks.length > 0) await addRestTasks(db, queue, { tasks, eventId: event_id });
  }
  deps.countEvent?.(event.name);
};

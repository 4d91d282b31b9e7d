// One event in, one task out for each of its remaining handlers, keyed by handler and event.

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
  /** `breakers`: what they wait for beside their flag. */
  tasks: readonly { handler: string; flag?: string; breakers?: readonly string[] }[];
  eventId: number;
  /** How long they wait before they may run. */
  seconds?: number;
}

/** Adds the tasks of handlers that are not urgent, with their keys and flags. One that runs under its key just now is added beside it. */
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
  await run(db, sql`select count(*) from ${schema}.add_jobs(array[${joinSql(specs, ', ')}]::${schema}.job_spec[])`);
}

/** Without a translator there is nothing to do: a million imported jobs bring no million empty tasks. */
export const isIdle = ({ flag }: { handler: string; flag?: string }, { translator }: Pick<WorkerDeps, 'translator'>) =>
  flag === 'translate' && translator === null;

/**
 * A second run adds the tasks again: handlers stay harmless to repeat. An event that this worker does not know was recorded by newer
 * code: it throws, so that the task waits for a worker that does.
 */
export const dispatchEvent: Handler = async ({ deps, db, event_id }) => {
  const event = await maybe(
    db,
    prepared('name of event', sql`select name from domain_events where id = ${event_id}`),
    named,
  );
  if (!event) return;
  if (!isEventName(event.name)) throw new Error(`This worker knows no event called ${event.name}`);
  const rest = reactionsTo(event.name).rest.filter((reaction) => !isIdle(reaction, deps));
  for (const queue of queues) {
    const tasks = rest.filter((reaction) => reaction.queue === queue);
    if (tasks.length > 0) await addRestTasks(db, queue, { tasks, eventId: event_id });
  }
  deps.countEvent?.(event.name);
};

// One event in, one task out for each of its remaining handlers, keyed by handler and event.

import { z } from '#contracts/z.ts';
import { type EventName, events } from '#marketplace/events.ts';
import { reactionsTo } from '#marketplace/subscriptions.ts';
import { type Queue, queues, schemaOf } from '#platform/queues.ts';
import { joinSql, maybe, type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import type { Handler } from './deps.ts';

const named = z.object({ name: z.string() });

const isEventName = (name: string): name is EventName => Object.hasOwn(events, name);

async function addTasks(
  db: Queryable,
  queue: Queue,
  { names, eventId }: { names: readonly string[]; eventId: number },
): Promise<void> {
  const specs = names.map(
    (name) =>
      sql`row(${name}::text, json_build_object('event_id', ${eventId}::bigint), null, null, 25, ${`${name}:${eventId}`}, 0, null)`,
  );
  const schema = rawSql(schemaOf[queue]);
  await run(db, sql`select count(*) from ${schema}.add_jobs(array[${joinSql(specs, ', ')}]::${schema}.job_spec[])`);
}

/**
 * A second run adds the tasks again: handlers stay harmless to repeat. An event that this worker does not know was recorded by newer
 * code: it throws, so that the task waits for a worker that does.
 */
export const dispatchEvent: Handler = async ({ db, event_id }) => {
  const event = await maybe(db, sql`select name from domain_events where id = ${event_id}`, named);
  if (!event) return;
  if (!isEventName(event.name)) throw new Error(`This worker knows no event called ${event.name}`);
  const { rest } = reactionsTo(event.name);
  for (const queue of queues) {
    const names = rest.flatMap((reaction) => (reaction.queue === queue ? [reaction.handler] : []));
    if (names.length > 0) await addTasks(db, queue, { names, eventId: event_id });
  }
};

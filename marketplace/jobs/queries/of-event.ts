// Finds the job of an event.
import { z } from '#contracts/z.ts';
import { maybe, prepared, type Queryable, sql } from '#platform/sql.ts';

const onlyId = z.object({ id: z.int() });

/** Returns the job id from the event's payload, because the job may be deleted. Null if the payload has no job. */
export function findJobOfEvent(db: Queryable, eventId: number) {
  return maybe(
    db,
    prepared(
      'job of event',
      sql`select (payload ->> 'job_id')::bigint as id from domain_events where id = ${eventId} and payload ? 'job_id'`,
    ),
    onlyId,
  );
}

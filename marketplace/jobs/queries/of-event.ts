// The job that an event speaks of.
import { z } from '#contracts/z.ts';
import { maybe, prepared, type Queryable, sql } from '#platform/sql.ts';

const onlyId = z.object({ id: z.int() });

/** Its number, read from the event itself: the job may be gone. Null where the event speaks of none. */
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

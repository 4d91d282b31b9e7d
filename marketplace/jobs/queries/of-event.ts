// SQL that reads which job an event is about.
import { z } from '#contracts/z.ts';
import { maybe, prepared, type Queryable, sql } from '#platform/sql.ts';

const onlyId = z.object({ id: z.int() });

/**
 * Returns the job id in the event's payload; null if the payload has no job id. Does not read `jobs`, because the job
 * may have been deleted.
 */
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

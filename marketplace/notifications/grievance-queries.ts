// SQL that notifies users with an account that their grievance was acknowledged or decided.
import { maybe, type Queryable, sql } from '#platform/sql.ts';
import type { NotificationKind } from './kinds.ts';
import { created, notificationInsert } from './queries.ts';

/**
 * Inserts the notification once; null for visitors, who read the answer under their ticket. Cannot be muted, because
 * the law requires the answer.
 */
export function insertGrievanceNotification(db: Queryable, eventId: number, kind: NotificationKind) {
  return maybe(
    db,
    sql`with fact as (
      select e.id as event_id, e.recorded_at as event_at, u.id as user_id, u.language, null::bigint as application_id, false as muted,
        jsonb_build_object('case_number', g.ticket, 'at', g.due_at) as params
      from domain_events e join grievances g on g.id = (e.payload ->> 'grievance_id')::bigint join users u on u.id = g.user_id
      where e.id = ${eventId} and u.erased_at is null
    ), ${notificationInsert(kind)}
    select created.*, fact.user_id, fact.language from created, fact`,
    created,
  );
}

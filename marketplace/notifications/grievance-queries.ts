// SQL that notifies users that their complaint was acknowledged or decided.
import { maybe, type Queryable, sql } from '#platform/sql.ts';
import type { NotificationKind } from './kinds.ts';
import { created, notificationPerUser } from './notification-statement.ts';

/**
 * Inserts the notification, once per event. Null for visitors, who read the answer with their ticket. Users cannot mute
 * it, because the law requires the answer.
 */
export function insertGrievanceNotification(db: Queryable, eventId: number, kind: NotificationKind) {
  const statement = notificationPerUser({
    kind,
    application: null,
    params: sql`jsonb_build_object('case_number', g.ticket, 'at', g.due_at)`,
    from: sql`from domain_events e join grievances g on g.id = (e.payload ->> 'grievance_id')::bigint join users u on u.id = g.user_id
      where e.id = ${eventId} and u.erased_at is null`,
  });
  return maybe(db, statement, created);
}

// SQL that notifies users that their complaint was acknowledged or decided.
import { maybe, type Queryable, sql } from '#platform/sql.ts';
import type { NotificationKind } from './kinds.ts';
import { created, notificationPerUser } from './notification-statement.ts';

/**
 * Notifies the user who submitted the complaint, once per event. Null for a visitor's complaint: visitors read the
 * answer with their ticket. Users cannot mute this notification, because the law requires it.
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

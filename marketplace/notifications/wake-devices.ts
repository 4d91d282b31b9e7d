// SQL that adds the push task in the statement that inserts the notifications, so that task and notifications are
// committed together.
import { schemaOf } from '#platform/queues.ts';
import { rawSql, type Sql, sql } from '#platform/sql.ts';
import { payloadOf } from '../record-event.ts';
import { type NotificationKind, quietKinds } from './kinds.ts';

/** Name of the task that pushes the notifications of an event to the users' devices. */
export const PUSH_TASK = 'push_to_devices';
/**
 * Name of the circuit breaker of the push services, which the task carries as a flag. A slow push service must not stop
 * other tasks: tasks with a flag use at most half of the slots of their queue.
 */
export const PUSH_FLAG = 'push';

const queue = rawSql(schemaOf.outside);
const attempts = rawSql('25');

/**
 * SQL column that adds the push task once per statement, if a user in `written` (event_id, user_id) has a registered
 * device.
 */
export const wakingDevices = (kind: NotificationKind): Sql =>
  sql`(select count(*) from (
      select w.event_id from written w
      where not ${quietKinds.includes(kind)}::boolean and exists (select from push_subscriptions s where s.user_id = w.user_id) limit 1
    ) rings, ${queue}.add_jobs(array[row(${PUSH_TASK}::text, ${payloadOf(rawSql('rings.event_id'))}, null, null, ${attempts},
        ${PUSH_TASK}::text || ':' || rings.event_id, 0, array[${PUSH_FLAG}::text])::${queue}.job_spec]))`;

// The task that makes devices ring, as SQL beside the rows it is for: both appear, or neither.
import { schemaOf } from '#platform/queues.ts';
import { rawSql, type Sql, sql } from '#platform/sql.ts';
import { payloadOf } from '../record-event.ts';
import { type NotificationKind, quietKinds } from './kinds.ts';

/** The task that carries the notifications of an event to the devices of their people. */
export const PUSH_TASK = 'push_to_devices';
/** Its flag: such tasks take half of their queue's slots at most. */
export const PUSH_FLAG = 'push';

const queue = rawSql(schemaOf.outside);
const attempts = rawSql('25');

/** A column that adds the task, once a statement, where anybody of `written` (event_id, user_id) has a device that rings. */
export const wakingDevices = (kind: NotificationKind): Sql =>
  sql`(select count(*) from (
      select w.event_id from written w
      where not ${quietKinds.includes(kind)}::boolean and exists (select from push_subscriptions s where s.user_id = w.user_id) limit 1
    ) rings, ${queue}.add_jobs(array[row(${PUSH_TASK}::text, ${payloadOf(rawSql('rings.event_id'))}, null, null, ${attempts},
        ${PUSH_TASK}::text || ':' || rings.event_id, 0, array[${PUSH_FLAG}::text])::${queue}.job_spec]))`;

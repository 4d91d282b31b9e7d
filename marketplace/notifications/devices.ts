// SQL of push subscriptions, called devices here. A device is an endpoint at a browser vendor's push service and
// belongs to one user at a time.
import { notificationType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, run, sql } from '#platform/sql.ts';
import { notificationKind, notificationParams, quietKinds } from './kinds.ts';

/** Maximum number of devices per user. Above this number, the least recently used devices are deleted. */
const DEVICES_PER_PERSON = 10;
/** Number of consecutive failed messages after which a device is disabled. */
const MAX_FAILURES = 20;
/**
 * Number of failures that disable a device if the push service rejects our VAPID key (the key that identifies this
 * server to push services). Retries cannot fix such a failure.
 */
const MAX_KEY_REFUSALS = 5;
/**
 * Days for which a disabled device is stored. During this time, registering the same endpoint again does not enable the
 * device.
 */
const GIVEN_UP_DAYS = 7;
/**
 * `UNUSED_DAYS`: days without use after which a device is deleted. `DELIVERY_DAYS`: days after which delivery records
 * are deleted.
 */
const UNUSED_DAYS = 90;
const DELIVERY_DAYS = 7;

interface Device {
  user_id: number;
  session_id: number;
  /** Name of the device, as in the list of sessions. */
  device: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Expiry of the subscription, in milliseconds since 1970; null if it never expires. */
  expires_at: number | null;
}

/**
 * Stores a device of a user. If the endpoint belonged to another user, reassigns it to this user. Returns false if
 * the device is disabled. The device's failure count is reset only if the keys have changed, because the same endpoint
 * with the same keys would fail again.
 */
export async function setDevice(
  db: Queryable,
  { user_id, session_id, device, endpoint, p256dh, auth, expires_at }: Device,
): Promise<boolean> {
  const { rings: isActive } = await one(
    db,
    sql`insert into push_subscriptions as s (user_id, session_id, device, endpoint, p256dh, auth, expires_at)
      values (${user_id}, ${session_id}, ${device}, ${endpoint}, ${p256dh}, ${auth}, to_timestamp(${expires_at}::float8 / 1000))
      on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, device = excluded.device,
        p256dh = excluded.p256dh, auth = excluded.auth, expires_at = excluded.expires_at, seen_at = now(),
        failures = case when (s.p256dh, s.auth) = (excluded.p256dh, excluded.auth) then s.failures else 0 end,
        created_at = case when s.user_id = excluded.user_id then s.created_at else now() end
      returning failures < ${MAX_FAILURES} as rings`,
    z.object({ rings: z.boolean() }),
  );
  await run(
    db,
    sql`delete from push_subscriptions where user_id = ${user_id} and id not in
      (select id from push_subscriptions where user_id = ${user_id} order by seen_at desc, id desc limit ${DEVICES_PER_PERSON})`,
  );
  return isActive;
}

/** Deletes a device (push subscription) of this user. */
export async function removeOwnDevice(db: Queryable, userId: number, endpoint: string): Promise<void> {
  await run(db, sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`);
}

/** Deletes the devices that were registered by these sessions. */
export async function removeDevicesOfSessions(db: Queryable, sessionIds: readonly number[]): Promise<void> {
  await run(db, sql`delete from push_subscriptions where session_id = any(${sessionIds}::bigint[])`);
}

/** Deletes all devices of a user, except the devices of the session `but` (null: no exception). */
export async function removeDevicesOf(db: Queryable, userId: number, but: number | null = null): Promise<void> {
  await run(
    db,
    sql`delete from push_subscriptions where user_id = ${userId} and session_id is distinct from ${but}::bigint`,
  );
}

const pendingPush = z.object({
  notification_id: z.int(),
  subscription_id: z.int(),
  kind: notificationKind,
  notification_type: notificationType,
  params: notificationParams,
  count: z.int(),
  replaces: z.nullable(z.int()),
  application_id: z.nullable(z.int()),
  user_type: z.enum(['labour', 'employer']),
  language: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
});
export type PendingPush = z.output<typeof pendingPush>;

/**
 * Identifies a pending push by its notification and device. Also the position after which the next page of pushes
 * begins.
 */
type RingKey = Pick<PendingPush, 'notification_id' | 'subscription_id'>;

/**
 * Returns the next page of an event's pending pushes: unread notifications of the last 24 h, to devices without a
 * delivery attempt.
 */
export function listPendingPushes(
  db: Queryable,
  eventId: number,
  { after, limit }: { after: RingKey; limit: number },
): Promise<PendingPush[]> {
  return many(
    db,
    sql`select n.id as notification_id, s.id as subscription_id, n.kind, n.notification_type, n.params, n.count, n.replaces, n.application_id,
        u.user_type, u.language, s.endpoint, s.p256dh, s.auth
      from only notifications n join users u on u.id = n.user_id and u.erased_at is null join push_subscriptions s on s.user_id = n.user_id
      where n.event_id = ${eventId} and not n.is_read and n.created_at > now() - interval '1 day' and n.kind <> all(${quietKinds}::text[])
        and (s.expires_at is null or s.expires_at > now()) and s.failures < ${MAX_FAILURES}
        and (n.id, s.id) > (${after.notification_id}::bigint, ${after.subscription_id}::bigint)
        and not exists (select from push_deliveries d where d.notification_id = n.id and d.subscription_id = s.id)
      order by n.id, s.id limit ${limit}`,
    pendingPush,
  );
}

/**
 * Records a delivery attempt. Returns false if another task has already recorded an attempt, or if the device is
 * deleted.
 */
export async function setDeliveryAttempted(
  db: Queryable,
  { notification_id, subscription_id }: RingKey,
): Promise<boolean> {
  const marked = await run(
    db,
    sql`insert into push_deliveries (notification_id, subscription_id)
      select ${notification_id}::bigint, id from push_subscriptions where id = ${subscription_id} on conflict do nothing`,
  );
  return marked > 0;
}

/** Records a successful delivery and resets the failures of the device. */
export async function setDelivered(db: Queryable, { notification_id, subscription_id }: RingKey): Promise<void> {
  await run(
    db,
    sql`with delivered as (
        update push_deliveries set sent_at = now() where notification_id = ${notification_id} and subscription_id = ${subscription_id}
      ) update push_subscriptions set failures = 0 where id = ${subscription_id} and failures > 0`,
  );
}

/**
 * Records a failed delivery. `again` deletes the recorded attempt, so that the next run of the task repeats the
 * delivery. `key_refused` disables the device after fewer failures.
 */
export async function setUndelivered(
  db: Queryable,
  { notification_id, subscription_id }: RingKey,
  { again, key_refused }: { again: boolean; key_refused: boolean },
): Promise<void> {
  const minFailures = key_refused ? MAX_FAILURES - MAX_KEY_REFUSALS + 1 : 0;
  await run(
    db,
    sql`with undone as (
        delete from push_deliveries where ${again} and notification_id = ${notification_id} and subscription_id = ${subscription_id}
      ) update push_subscriptions set failures = greatest(failures + 1, ${minFailures}) where id = ${subscription_id}`,
  );
}

export async function removeDevice(db: Queryable, subscriptionId: number): Promise<void> {
  await run(db, sql`delete from push_subscriptions where id = ${subscriptionId}`);
}

/**
 * Deletes expired devices, devices unused for `UNUSED_DAYS`, and disabled devices that were last registered more than
 * `GIVEN_UP_DAYS` ago. Also deletes old delivery records.
 */
export async function sweepDevices(db: Queryable): Promise<void> {
  await run(
    db,
    sql`delete from push_subscriptions where expires_at < now()
      or failures >= ${MAX_FAILURES} and seen_at < now() - ${GIVEN_UP_DAYS} * interval '1 day'
      or seen_at < now() - ${UNUSED_DAYS} * interval '1 day'`,
  );
  await run(db, sql`delete from push_deliveries where attempted_at < now() - ${DELIVERY_DAYS} * interval '1 day'`);
}

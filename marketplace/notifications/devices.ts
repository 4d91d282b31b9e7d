// SQL of the browsers that ring though the app is closed: each an address at its maker's push service, of one person at a time.
import { notificationType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, run, sql } from '#platform/sql.ts';
import { notificationKind, notificationParams, quietKinds } from './kinds.ts';

/** Devices of one person at most; the longest unused make room. */
const DEVICES_PER_PERSON = 10;
/** Messages in a row that a device's service did not take, after which it is given up. */
const MAX_FAILURES = 20;
/** So many are enough where the service does not take our key: waiting mends nothing. */
const MAX_KEY_REFUSALS = 5;
/** Days that a device which was given up stays known, so that its old address coming back is not called anew. */
const GIVEN_UP_DAYS = 7;
/** Days after which a device that its person has not opened the app on rings no more, and deliveries are forgotten. */
const UNUSED_DAYS = 90;
const DELIVERY_DAYS = 7;

interface Device {
  user_id: number;
  session_id: number;
  /** What the list of sessions calls it. */
  device: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Milliseconds since 1970. */
  expires_at: number | null;
}

/**
 * Keeps a device; one that rang for somebody else before rings for this person from now on. False where it was given up: only what the
 * browser made anew (other keys) starts afresh, since an old address that comes back is no better than it was.
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

/** One of a person's own rings no more. */
export async function removeOwnDevice(db: Queryable, userId: number, endpoint: string): Promise<void> {
  await run(db, sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`);
}

/** None of these sessions' devices rings any more: somebody has ended them by hand. */
export async function removeDevicesOfSessions(db: Queryable, sessionIds: readonly number[]): Promise<void> {
  await run(db, sql`delete from push_subscriptions where session_id = any(${sessionIds}::bigint[])`);
}

/** No device of a person rings any more, but those of one session where it is given. */
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

/** Where a page ends: the last notification and device of it. */
type RingKey = Pick<PendingPush, 'notification_id' | 'subscription_id'>;

/** What an event still has to make ring: unread, of today, and handed to no sender yet. A page at a time. */
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

/** Marks that a message is about to leave; false where somebody was faster, or the device is gone. */
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

/** It was taken: the device is well. */
export async function setDelivered(db: Queryable, { notification_id, subscription_id }: RingKey): Promise<void> {
  await run(
    db,
    sql`with delivered as (
        update push_deliveries set sent_at = now() where notification_id = ${notification_id} and subscription_id = ${subscription_id}
      ) update push_subscriptions set failures = 0 where id = ${subscription_id} and failures > 0`,
  );
}

/** It was not taken: `again` takes the mark back, so that the next run tries it once more. `key_refused` gives it up sooner. */
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

/** Drops what has ended, what nobody has opened for long, and what was given up and did not come back; and what was delivered days ago. */
export async function sweepDevices(db: Queryable): Promise<void> {
  await run(
    db,
    sql`delete from push_subscriptions where expires_at < now()
      or failures >= ${MAX_FAILURES} and seen_at < now() - ${GIVEN_UP_DAYS} * interval '1 day'
      or seen_at < now() - ${UNUSED_DAYS} * interval '1 day'`,
  );
  await run(db, sql`delete from push_deliveries where attempted_at < now() - ${DELIVERY_DAYS} * interval '1 day'`);
}

// Sends the notifications of an event to the devices of their recipients. Each message is encrypted for one device. A
// message is marked as attempted before it is sent, which prevents duplicates. Messages to a failing push service wait;
// messages to other services are sent.
import type { PushMessage } from '#contracts/push.ts';
import { notificationText } from '#locales/notification-text.ts';
import type { ReadDeps } from '#marketplace/deps.ts';
import {
  listPendingPushes,
  type PendingPush,
  removeDevice,
  setDelivered,
  setDeliveryAttempted,
  setUndelivered,
} from '#marketplace/notifications/devices.ts';
import { PUSH_FLAG, PUSH_TASK } from '#marketplace/notifications/wake-devices.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import { type Admission, admitCall, recordFailure, recordSuccess } from '#platform/circuit-breaker.ts';
import type { PushDelivery, WebPush } from '#platform/web-push.ts';
import type { Handler, Run } from '../deps.ts';
import { addRestTasks } from '../dispatch-event.ts';
import { inReadersTitle } from '../notify/notify.ts';
import { placeOf } from './place-of.ts';
import { breakerForService } from './push-services.ts';

const PAGE_SIZE = 200;
const AT_ONCE = 8;
/** Longest title or text in characters. Push services accept 4 KB of encrypted data, and devices show far less. */
const MAX_TEXT_LENGTH = 300;
/**
 * Seconds for which the task postpones itself: `HELD_DELAY_SECONDS` if a circuit breaker is open,
 * `CROWDED_DELAY_SECONDS` if too many push tasks are running. The delays are short, because the queue does not fetch
 * the task anyway while the reason exists (worker/lanes.ts).
 */
const HELD_DELAY_SECONDS = 2;
const CROWDED_DELAY_SECONDS = 0.1;

const clipped = (text: string) => (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text);

async function messageOf(deps: ReadDeps, push: PendingPush): Promise<PushMessage> {
  const titled = await inReadersTitle(deps, push);
  const { title, message } = notificationText(push.language, titled);
  return {
    title: clipped(title),
    message: clipped(message),
    url: placeOf(push),
    tag: `note-${push.notification_id}`,
    replaces: push.replaces === null ? null : `note-${push.replaces}`,
  };
}

/** State of one run of the push task. */
interface Work extends Pick<Run, 'deps' | 'event_id'> {
  send: WebPush;
  /** Open circuit breakers of services that devices of this event use. */
  held: Set<string>;
  /** True if a delivery failed, so that the task must be retried. */
  repeat: boolean;
}

/** Stores the result of the delivery for the device. Removes the device if its subscription no longer exists. */
async function recordDelivery({ deps, event_id }: Work, push: PendingPush, delivery: PushDelivery): Promise<void> {
  const { db, log } = deps;
  if (delivery.result === 'accepted') return setDelivered(db, push);
  if (delivery.result === 'gone') return removeDevice(db, push.subscription_id);
  const { result, reason } = delivery;
  log.warn('a device was not reached', { event_id, result, reason });
  // A message that may have been delivered is not sent again. The user finds the notification in the list in any case.
  await setUndelivered(db, push, { again: result === 'failed', key_refused: result === 'key_refused' });
}

/** Reports the result of a delivery to the circuit breaker. Returns true if the breaker is now open. */
async function recordResult({ deps }: Work, { result }: PushDelivery, [breaker, admission]: [string, Admission]) {
  if (result === 'failed' || result === 'unclear') return recordFailure(deps.db, breaker, admission);
  await recordSuccess(deps.db, breaker, admission);
  return false;
}

async function deliver(work: Work, push: PendingPush): Promise<void> {
  const { deps, held, send } = work;
  const breaker = breakerForService(push.endpoint);
  if (held.has(breaker)) return;
  const admission = await admitCall(deps.db, breaker);
  if (admission === 'held') {
    held.add(breaker);
    return;
  }
  if (!(await setDeliveryAttempted(deps.db, push))) return;
  const delivery = await send(push, JSON.stringify(await messageOf(deps, push)));
  await recordDelivery(work, push, delivery);
  const isOpen = await recordResult(work, delivery, [breaker, admission]);
  if (isOpen && !held.has(breaker)) {
    held.add(breaker);
    deps.log.warn('pushes wait: the circuit breaker of a push service is open', { breaker });
  }
  if (delivery.result === 'failed') work.repeat = true;
}

export const pushToDevices: Handler = async ({ deps, event_id, progress, crowded = false }) => {
  const send = deps.devices;
  if (send === null) return;
  const { device_push_on } = await readSettings(deps.db, ['device_push_on']);
  if (!device_push_on) return;
  const postpone = (seconds: number, breakers: readonly string[] = []) =>
    addRestTasks(deps.db, 'outside', {
      tasks: [{ handler: PUSH_TASK, flag: PUSH_FLAG, breakers }],
      eventId: event_id,
      seconds,
    });
  if (crowded) return postpone(CROWDED_DELAY_SECONDS);
  const work: Work = { deps, event_id, send, held: new Set(), repeat: false };
  let after = { notification_id: 0, subscription_id: 0 };
  for (;;) {
    const pushes = await listPendingPushes(deps.db, event_id, { after, limit: PAGE_SIZE });
    for (let place = 0; place < pushes.length; place += AT_ONCE) {
      progress();
      await Promise.all(pushes.slice(place, place + AT_ONCE).map((push) => deliver(work, push)));
    }
    const last = pushes.at(-1);
    if (!last || pushes.length < PAGE_SIZE) break;
    after = last;
  }
  // During an outage the task is postponed, because a failed run would use up an attempt.
  if (work.held.size > 0) await postpone(HELD_DELAY_SECONDS, [...work.held]);
  else if (work.repeat) throw new Error('Some devices were not reached');
};

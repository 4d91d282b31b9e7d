// The notifications of an event go to the devices of their people: sealed for each, marked before the call, so that none rings twice.
import type { PushMessage } from '#contracts/push.ts';
import { notificationText } from '#locales/notification-text.ts';
import {
  listRings,
  type Ring,
  removeDevice,
  setDelivered,
  setDeliveryAttempted,
  setUndelivered,
} from '#marketplace/notifications/devices.ts';
import type { DevicePush } from '#platform/device-push.ts';
import type { Handler, Run } from '../deps.ts';
import { placeOf } from './place-of.ts';

const PAGE = 200;
const AT_ONCE = 8;
/** Push services take 4 KB, sealed; a banner shows far less. */
const MOST_CHARACTERS = 300;

const clipped = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text);

function messageOf(ring: Ring): PushMessage {
  const { title, message } = notificationText(ring.language, ring);
  return {
    title: clipped(title),
    message: clipped(message),
    url: placeOf(ring),
    tag: `note-${ring.notification_id}`,
    replaces: ring.replaces === null ? null : `note-${ring.replaces}`,
  };
}

/** Whether it has to be tried again. */
async function deliver({ deps, event_id }: Run, ring: Ring, send: DevicePush): Promise<boolean> {
  const { db, log } = deps;
  if (!(await setDeliveryAttempted(db, ring))) return false;
  const delivery = await send(ring, JSON.stringify(messageOf(ring)));
  if (delivery.result === 'accepted') {
    await setDelivered(db, ring);
    return false;
  }
  if (delivery.result === 'gone') {
    await removeDevice(db, ring.subscription_id);
    return false;
  }
  log.warn('a device was not reached', { event_id, result: delivery.result, reason: delivery.reason });
  // What may have left is not sent again: a missing ring is in the list all the same.
  const again = delivery.result === 'failed';
  await setUndelivered(db, ring, { again });
  return again;
}

export const pushToDevices: Handler = async (run) => {
  const { deps, event_id, progress } = run;
  const send = deps.devices;
  if (send === null) return;
  let after = { notification_id: 0, subscription_id: 0 };
  let isToRepeat = false;
  for (;;) {
    const rings = await listRings(deps.db, event_id, { after, limit: PAGE });
    for (let place = 0; place < rings.length; place += AT_ONCE) {
      progress();
      const tried = await Promise.all(rings.slice(place, place + AT_ONCE).map((ring) => deliver(run, ring, send)));
      isToRepeat ||= tried.includes(true);
    }
    const last = rings.at(-1);
    if (!last || rings.length < PAGE) break;
    after = last;
  }
  if (isToRepeat) throw new Error('Some devices were not reached');
};

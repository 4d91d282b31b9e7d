// What the browser itself does for ringing: whether it can, whether it may, and the address at its maker's push service.

import { CallError } from '#contracts/call-error.ts';
import { pushEndpoints } from '#contracts/push.ts';
import { call } from '../http/call.ts';

/** A service worker that is just being set up has so many milliseconds. */
const PATIENCE = 3_000;

/**
 * `unsupported`: this browser cannot. `not_set_up`: the server cannot. `denied`: the person has said no, which only the browser's own
 * settings take back.
 */
export type PushStatus = 'unsupported' | 'not_set_up' | 'denied' | 'off' | 'on';

const supportsPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function pushManager(): Promise<PushManager | null> {
  if (!supportsPush()) return null;
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  return registration?.pushManager ?? null;
}

async function publicKey(): Promise<string | null> {
  try {
    return (await call(pushEndpoints.getKey, { background: true })).public_key;
  } catch (error) {
    if (error instanceof CallError && error.code === 'push_off') return null;
    throw error;
  }
}

/** Whether the browser subscribed with this key of the server; where it does not say, it did. */
function isMadeWith({ options }: PushSubscription, key: string): boolean {
  const used = options?.applicationServerKey;
  if (!used) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(used)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key.replace(/=+$/, '');
}

/** How it stands in this browser. One that was made with another key of the server rings no more. */
export async function readPushStatus(): Promise<PushStatus> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  const key = await publicKey();
  if (key === null) return 'not_set_up';
  if (Notification.permission === 'denied') return 'denied';
  const kept = Notification.permission === 'granted' ? await manager.getSubscription() : null;
  return kept && isMadeWith(kept, key) ? 'on' : 'off';
}

/** Whether the server rings there; false where it has given the address up. */
async function registerSubscription(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys, expirationTime } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const body = {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh, auth },
    expirationTime: expirationTime ?? null,
  };
  return (await call(pushEndpoints.subscribe, { body, background: true })).is_on;
}

/** Here first: whatever the server says, this browser is done with it. */
async function drop(subscription: PushSubscription): Promise<void> {
  await subscription.unsubscribe();
  const { endpoint } = subscription;
  // One that stays there is given up by itself.
  await call(pushEndpoints.unsubscribe, { body: { endpoint }, background: true }).catch(() => {});
}

/** A subscription made with this key that the server rings at: the one that is kept, or a new one where that is good no more. */
async function enrol(manager: PushManager, applicationServerKey: string): Promise<'kept' | 'renewed'> {
  const kept = await manager.getSubscription();
  if (kept && isMadeWith(kept, applicationServerKey) && (await registerSubscription(kept))) return 'kept';
  if (kept) await drop(kept);
  await registerSubscription(await manager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  return 'renewed';
}

/** Asks the person, then the browser, then tells the server. To be called from a click: browsers ask only then. */
export async function turnOn(): Promise<PushStatus> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  const key = await publicKey();
  if (key === null) return 'not_set_up';
  await enrol(manager, key);
  return 'on';
}

/** Takes the address back, here and on the server. */
export async function turnOff(): Promise<PushStatus> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return 'off';
  await call(pushEndpoints.unsubscribe, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'off';
}

/**
 * After signing in: where it rings for this person, the server hears of the new session; where for somebody else, it rings no more. One that
 * the server has another key for by now, or has given up, is made anew. Whether another one stands there than before, or none.
 */
export async function syncSubscription(isTheirs: boolean): Promise<boolean> {
  if (!supportsPush() || Notification.permission !== 'granted') return false;
  const manager = await pushManager();
  const subscription = await manager?.getSubscription();
  if (!manager || !subscription) return false;
  if (!isTheirs) return subscription.unsubscribe();
  const key = await publicKey();
  return key !== null && (await enrol(manager, key)) === 'renewed';
}

// Web push in this browser: support, permission, and the subscription at the browser's push service.

import { CallError } from '#contracts/call-error.ts';
import { pushEndpoints } from '#contracts/push.ts';
import { call } from '../../http/call.ts';

/** Maximum wait for a service worker that is being installed, in milliseconds. */
const PATIENCE = 3_000;

/**
 * The status of push notifications in this browser. `unsupported`: the browser has no web push. `not_set_up`: the
 * server has no keys for web push. `denied`: the user has refused, and can allow web push only in the browser's
 * settings.
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

/**
 * Returns whether the subscription was made with this server key. Returns true if the browser does not expose the key.
 */
function isMadeWith({ options }: PushSubscription, key: string): boolean {
  const used = options?.applicationServerKey;
  if (!used) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(used)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key.replace(/=+$/, '');
}

/** Returns the push status of this browser. A subscription with another server key counts as `off`. */
export async function readPushStatus(): Promise<PushStatus> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  const key = await publicKey();
  if (key === null) return 'not_set_up';
  if (Notification.permission === 'denied') return 'denied';
  const kept = Notification.permission === 'granted' ? await manager.getSubscription() : null;
  return kept && isMadeWith(kept, key) ? 'on' : 'off';
}

/** Sends the subscription to the server. Returns false if the server no longer sends to this endpoint. */
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

/**
 * Removes a subscription, first in the browser and then on the server. Even if the server call fails, the subscription
 * has ended.
 */
async function drop(subscription: PushSubscription): Promise<void> {
  await subscription.unsubscribe();
  const { endpoint } = subscription;
  // A failed call is harmless: the server removes an endpoint that it cannot reach.
  await call(pushEndpoints.unsubscribe, { body: { endpoint }, background: true }).catch(() => {});
}

/**
 * Registers the existing subscription. If the server rejects the subscription, or if the server key has changed,
 * creates a new subscription.
 */
async function enrol(manager: PushManager, applicationServerKey: string): Promise<'kept' | 'renewed'> {
  const kept = await manager.getSubscription();
  if (kept && isMadeWith(kept, applicationServerKey) && (await registerSubscription(kept))) return 'kept';
  if (kept) await drop(kept);
  await registerSubscription(await manager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  return 'renewed';
}

/**
 * Asks the user for permission, subscribes and registers the subscription on the server. Call this function from a
 * click handler, because browsers ask for permission only then.
 */
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

/** Removes the subscription from the server and the browser. */
export async function turnOff(): Promise<PushStatus> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return 'off';
  await call(pushEndpoints.unsubscribe, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'off';
}

/**
 * Updates the browser's push subscription after sign-in. If the subscription belongs to the signed-in user
 * (`isTheirs`), registers or renews the subscription for the new session; otherwise unsubscribes. Returns whether the
 * subscription was renewed or removed.
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

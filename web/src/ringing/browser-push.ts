// What the browser itself does for ringing: whether it can, whether it may, and the address at its maker's push service.

import { pushEndpoints } from '#contracts/push.ts';
import { call } from '../http/call.ts';
import { CallError } from '../http/call-error.ts';

/** A service worker that is just being set up has so many milliseconds. */
const PATIENCE = 3_000;

/**
 * `unsupported`: this browser cannot. `not_set_up`: the server cannot. `denied`: the person has said no, which only the browser's own
 * settings take back.
 */
export type Ringing = 'unsupported' | 'not_set_up' | 'denied' | 'off' | 'on';

const canRing = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function pushManager(): Promise<PushManager | null> {
  if (!canRing()) return null;
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

/** How it stands in this browser. */
export async function readRinging(): Promise<Ringing> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  if ((await publicKey()) === null) return 'not_set_up';
  if (Notification.permission === 'denied') return 'denied';
  const kept = Notification.permission === 'granted' ? await manager.getSubscription() : null;
  return kept ? 'on' : 'off';
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys, expirationTime } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const body = {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh, auth },
    expirationTime: expirationTime ?? null,
  };
  await call(pushEndpoints.subscribe, { body, background: true });
}

/** Asks the person, then the browser, then tells the server. To be called from a click: browsers ask only then. */
export async function turnOn(): Promise<Ringing> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  const applicationServerKey = await publicKey();
  if (applicationServerKey === null) return 'not_set_up';
  const wanted = { userVisibleOnly: true, applicationServerKey };
  const subscription = await manager.subscribe(wanted).catch(async () => {
    // One of another key stands in the way.
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(wanted);
  });
  await tellServer(subscription);
  return 'on';
}

/** Takes the address back, here and on the server. */
export async function turnOff(): Promise<Ringing> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return 'off';
  await call(pushEndpoints.unsubscribe, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'off';
}

/** After signing in: where it rings for this person, the server hears of the new session; where for somebody else, it rings no more. */
export async function keepRinging(isTheirs: boolean): Promise<void> {
  if (!canRing() || Notification.permission !== 'granted') return;
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return;
  if (isTheirs) await tellServer(subscription);
  else await subscription.unsubscribe();
}

// HTTP routes of push notifications: the public key, and the subscription of this browser.
import type { Express } from 'express';
import { fail } from '#contracts/problems.ts';
import { pushEndpoints as endpoints } from '#contracts/push.ts';
import { removeOwnDevice, setDevice } from '#marketplace/notifications/devices.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import { isPublicWebAddress } from '#platform/public-hosts.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, personOf } from '../http/route.ts';

export function pushRoutes(app: Express, deps: ApiDeps): void {
  const { push_key, production } = deps.settings;

  /** Returns the public key. Fails with `push_off` if push is not configured or an operator has disabled it. */
  const readKey = async () => {
    const { device_push_on } = await readSettings(deps.db, ['device_push_on']);
    return (device_push_on ? push_key : null) ?? fail('push_off');
  };

  mount(app, deps, endpoints.getKey, async () => ({ public_key: await readKey() }));

  mount(app, deps, endpoints.subscribe, async (call) => {
    await readKey();
    const { session_id, device } = call.caller.session ?? fail('not_authenticated');
    const { endpoint, keys, expirationTime } = call.body;
    // The server later sends requests to this URL, so it must be public.
    if (production && !isPublicWebAddress(endpoint)) fail('validation_failed', { errors: { endpoint: ['invalid'] } });
    const user_id = personOf(call).id;
    const expires_at = expirationTime ?? null;
    return { is_on: await setDevice(deps.db, { user_id, session_id, device, endpoint, ...keys, expires_at }) };
  });

  mount(app, deps, endpoints.unsubscribe, async (call) => {
    await removeOwnDevice(deps.db, personOf(call).id, call.body.endpoint);
    return { is_on: false as const };
  });
}

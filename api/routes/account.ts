// HTTP routes of the caller's account: sessions, phone, preferences.
import type { Express } from 'express';
import { accountEndpoints } from '#contracts/account.ts';
import { fail } from '#contracts/problems.ts';
import { removeDevicesOf, removeDevicesOfSessions } from '#marketplace/notifications/devices.ts';
import { findPreferences, setPreferences } from '#marketplace/notifications/preferences.ts';
import { changePhone } from '#marketplace/signin/actions/change-phone.ts';
import { listSessions, removeOwnSession, removeSessions } from '#marketplace/signin/queries/sessions.ts';
import type { ApiDeps } from '../deps.ts';
import { rememberDevice } from '../http/device.ts';
import { requireFresh } from '../http/fresh-session.ts';
import type { Caller } from '../http/request-context.ts';
import { mount, personOf } from '../http/route.ts';

const sessionOf = ({ caller }: { caller: Caller }) => caller.session ?? fail('not_authenticated');

export function accountRoutes(app: Express, deps: ApiDeps): void {
  // Closes the sockets of ended sessions and deletes the push subscriptions of these sessions.
  const endSessions = async (ended: readonly number[]) => {
    for (const id of ended) deps.live.endSession(id);
    await removeDevicesOfSessions(deps.db, ended);
  };

  mount(app, deps, accountEndpoints.listSessions, async (call) => ({
    sessions: await listSessions(deps.db, sessionOf(call)),
  }));

  mount(app, deps, accountEndpoints.endSession, async (call) => {
    const { session_id } = call.params;
    const ended = await removeOwnSession(deps.db, personOf(call).id, session_id);
    if (ended === 0) fail('not_found');
    await endSessions([session_id]);
    return { ended };
  });

  mount(app, deps, accountEndpoints.logoutEverywhere, async (call) => {
    const ended = await removeSessions(deps.db, personOf(call).id, null);
    await endSessions(ended);
    await removeDevicesOf(deps.db, personOf(call).id);
    return { ended: ended.length };
  });

  mount(app, deps, accountEndpoints.changePhone, async (call) => {
    requireFresh(call);
    const { phone_number, otp } = call.body;
    const device = rememberDevice(deps, call.req, call.res);
    const { session_id } = sessionOf(call);
    const request = { person: personOf(call), session_id, phone: phone_number, code: otp, device };
    await endSessions(await changePhone(deps, request));
    await removeDevicesOf(deps.db, request.person.id, session_id);
    return { phone_number };
  });

  mount(app, deps, accountEndpoints.getPreferences, (call) => findPreferences(deps.db, personOf(call).id));

  mount(app, deps, accountEndpoints.setPreferences, (call) => setPreferences(deps.db, personOf(call).id, call.body));
}

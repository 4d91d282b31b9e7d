// HTTP routes of administrators' second factors: passkeys, recovery codes, and the reset by a superuser.
import type { Express, Request } from 'express';
import { fail } from '#contracts/problems.ts';
import { secondFactorEndpoints } from '#contracts/second-factors.ts';
import { addPasskey, removePasskey, startPasskey } from '#marketplace/admins/actions/passkeys.ts';
import { renewRecoveryCodes } from '#marketplace/admins/actions/recovery-codes.ts';
import { resetSecondFactors } from '#marketplace/admins/actions/reset-second-factors.ts';
import { listPasskeys } from '#marketplace/admins/queries/passkeys.ts';
import { countRecoveryCodes } from '#marketplace/admins/queries/recovery-codes.ts';
import { hasTotp } from '#marketplace/admins/queries/second-factor.ts';
import { mustHaveSecondFactor } from '#marketplace/admins/rules.ts';
import type { ApiDeps } from '../deps.ts';
import { limitedAddress } from '../http/client-address.ts';
import { passkeySiteOf } from '../http/passkey-site.ts';
import type { Caller } from '../http/request-context.ts';
import { adminOf, mount } from '../http/route.ts';
import { adminSessionOf } from './admin-login.ts';

async function stateOf({ db, settings }: ApiDeps, call: { caller: Caller; req: Request }) {
  const { id, role } = adminOf(call);
  return {
    required: mustHaveSecondFactor(settings.production, role),
    totp: { offered: settings.totp_key !== null, on: await hasTotp(db, id) },
    passkeys: { offered: passkeySiteOf(call.req, settings) !== null, list: await listPasskeys(db, id) },
    recovery_codes_left: await countRecoveryCodes(db, id),
  };
}

function passkeyRoutes(app: Express, deps: ApiDeps): void {
  const { db, settings } = deps;
  const siteOf = (req: Request) => passkeySiteOf(req, settings) ?? fail('passkeys_closed');

  mount(app, deps, secondFactorEndpoints.beginPasskey, async (call) => {
    if (!adminSessionOf(call).confirmed) fail('password_not_fresh');
    return startPasskey(db, siteOf(call.req), adminOf(call));
  });

  mount(app, deps, secondFactorEndpoints.addPasskey, async (call) => {
    const { confirmed, session_id } = adminSessionOf(call);
    if (!confirmed) fail('password_not_fresh');
    const added = { ...call.body, session_id };
    const { ended, ...answer } = await addPasskey(db, siteOf(call.req), { admin: adminOf(call), added });
    for (const id of ended) deps.live.endAdminSession(id);
    return answer;
  });

  mount(app, deps, secondFactorEndpoints.removePasskey, async (call) => {
    const { session_id } = adminSessionOf(call);
    const { production } = settings;
    const address = limitedAddress(call.req, settings);
    const removal = { id: call.params.passkey_id, password: call.body.password, address, session_id, production };
    const ended = await removePasskey(db, adminOf(call), removal);
    for (const id of ended) deps.live.endAdminSession(id);
    return stateOf(deps, call);
  });
}

export function secondFactorRoutes(app: Express, deps: ApiDeps): void {
  const { db, settings } = deps;
  const typed = (call: { body: { password: string }; req: Request }) => ({
    password: call.body.password,
    address: limitedAddress(call.req, settings),
  });

  mount(app, deps, secondFactorEndpoints.state, (call) => stateOf(deps, call));
  passkeyRoutes(app, deps);

  mount(app, deps, secondFactorEndpoints.renewRecoveryCodes, async (call) => ({
    recovery_codes: await renewRecoveryCodes(db, adminOf(call), typed(call)),
  }));

  mount(app, deps, secondFactorEndpoints.reset, async (call) => {
    const { admin_id } = call.params;
    const ended = await resetSecondFactors(db, adminOf(call), { id: admin_id, ...typed(call) });
    for (const id of ended) deps.live.endAdminSession(id);
    return { reset: admin_id };
  });
}

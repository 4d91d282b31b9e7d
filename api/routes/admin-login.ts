// HTTP routes of administrators' sessions: login, password confirmation, second factor, logout.
import type { Express, Request } from 'express';
import { adminsEndpoints } from '#contracts/admins.ts';
import { fail } from '#contracts/problems.ts';
import { confirmPassword } from '#marketplace/admins/actions/confirm-password.ts';
import { endOwnSession } from '#marketplace/admins/actions/end-session.ts';
import { logIn } from '#marketplace/admins/actions/log-in.ts';
import { confirmTotp, dropTotp, startTotp } from '#marketplace/admins/actions/second-factor.ts';
import { hasTotp } from '#marketplace/admins/queries/second-factor.ts';
import { listAdminSessions } from '#marketplace/admins/queries/sessions.ts';
import { CONFIRMED_MINUTES } from '#marketplace/admins/rules.ts';
import type { ApiDeps } from '../deps.ts';
import { browserOf } from '../http/browser.ts';
import { limitedAddress } from '../http/client-address.ts';
import { passkeySiteOf } from '../http/passkey-site.ts';
import type { Caller } from '../http/request-context.ts';
import { adminOf, mount } from '../http/route.ts';

/** Returns the administrator's session. Fails with `not_authenticated` without a session. */
export const adminSessionOf = ({ caller }: { caller: Caller }) => caller.adminSession ?? fail('not_authenticated');

export function adminLoginRoutes(app: Express, deps: ApiDeps): void {
  const { db, settings } = deps;
  const addressOf = (req: Request) => limitedAddress(req, settings);

  mount(app, deps, adminsEndpoints.login, async ({ req, res, body }) => {
    res.set('Cache-Control', 'no-store');
    const login = { ...body, address: addressOf(req), ip: req.ip ?? '', device: browserOf(req) };
    const site = passkeySiteOf(req, settings);
    return { access_token: await logIn({ db, totp_key: settings.totp_key, site }, login) };
  });

  mount(app, deps, adminsEndpoints.confirmPassword, async (call) => {
    const { session_id } = adminSessionOf(call);
    const admin = adminOf(call);
    await confirmPassword(db, admin, { password: call.body.password, address: addressOf(call.req), session_id });
    return { confirmed_minutes: CONFIRMED_MINUTES };
  });

  mount(app, deps, adminsEndpoints.logout, async (call) => {
    const { session_id } = adminSessionOf(call);
    await endOwnSession(db, adminOf(call), session_id);
    deps.live.endAdminSession(session_id);
    return { message: 'Signed out' };
  });

  mount(app, deps, adminsEndpoints.listSessions, async (call) => ({
    sessions: await listAdminSessions(db, adminSessionOf(call)),
  }));

  mount(app, deps, adminsEndpoints.endSession, async (call) => {
    const { session_id } = call.params;
    if (!(await endOwnSession(db, adminOf(call), session_id))) fail('not_found');
    deps.live.endAdminSession(session_id);
    return { ended: 1 };
  });

  totpRoutes(app, deps);
}

function totpRoutes(app: Express, deps: ApiDeps): void {
  const { db, settings } = deps;
  const keyOf = () => settings.totp_key ?? fail('totp_closed');
  const stateOf = async (id: number) => ({ offered: settings.totp_key !== null, on: await hasTotp(db, id) });

  mount(app, deps, adminsEndpoints.totp, (call) => stateOf(adminOf(call).id));

  mount(app, deps, adminsEndpoints.beginTotp, async (call) => {
    if (!adminSessionOf(call).confirmed) fail('password_not_fresh');
    call.res.set('Cache-Control', 'no-store');
    return startTotp(db, keyOf(), adminOf(call));
  });

  mount(app, deps, adminsEndpoints.confirmTotp, async (call) => {
    const admin = adminOf(call);
    const { session_id } = adminSessionOf(call);
    const first = { code: call.body.code, address: limitedAddress(call.req, settings), session_id };
    const { ended, recovery_codes } = await confirmTotp(db, keyOf(), { admin, first });
    for (const id of ended) deps.live.endAdminSession(id);
    return { ...(await stateOf(admin.id)), recovery_codes };
  });

  mount(app, deps, adminsEndpoints.removeTotp, async (call) => {
    const admin = adminOf(call);
    const { session_id } = adminSessionOf(call);
    const { production } = settings;
    const address = limitedAddress(call.req, settings);
    const { password } = call.body;
    const ended = await dropTotp(db, admin, { password, address, session_id, production });
    for (const id of ended) deps.live.endAdminSession(id);
    return stateOf(admin.id);
  });
}

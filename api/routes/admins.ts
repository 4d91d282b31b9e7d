// HTTP routes of administrators' accounts. Mounted after other admin routes, because `{admin_id}` in a path matches any
// string.
import type { Express, Request } from 'express';
import { adminsEndpoints } from '#contracts/admins.ts';
import { fail } from '#contracts/problems.ts';
import { changeAdmin, deleteAdmin } from '#marketplace/admins/actions/change-admin.ts';
import { createAdmin, createFirstAdmin } from '#marketplace/admins/actions/make-admin.ts';
import { findAdmin, firstAdminExists, listAdmins } from '#marketplace/admins/queries/accounts.ts';
import { countRecoveryCodes } from '#marketplace/admins/queries/recovery-codes.ts';
import { mustEnrol } from '#marketplace/admins/rules.ts';
import { bringsDemoKey, isDemoKey } from '#platform/demo-key.ts';
import { digest, sameBytes } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';
import { limitedAddress } from '../http/client-address.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { adminOf, mount } from '../http/route.ts';
import { adminSessionOf } from './admin-login.ts';

const CHECKS_A_MINUTE = 10;

/**
 * Fails with `bootstrap_forbidden` unless the request has the bootstrap token of the environment or, in the demo, the
 * demo key (D43, D109).
 */
function requireBootstrap({ settings }: ApiDeps, req: Request): void {
  const { bootstrap_token, demo } = settings;
  const given = req.get('x-bootstrap-token');
  const isRight = Boolean(bootstrap_token && given && sameBytes(digest(given), digest(bootstrap_token)));
  if (!isRight && !isDemoKey(demo, given) && !bringsDemoKey(demo, req)) fail('bootstrap_forbidden');
}

function makingRoutes(app: Express, deps: ApiDeps): void {
  const { db } = deps;
  app.get(adminsEndpoints.checkExists.path, rateLimit(deps, 'checks for administrators', CHECKS_A_MINUTE));
  mount(app, deps, adminsEndpoints.checkExists, async () => ({ exists: await firstAdminExists(db) }));

  mount(app, deps, adminsEndpoints.createFirst, async ({ req, body }) => {
    if (await firstAdminExists(db)) fail('admin_exists');
    requireBootstrap(deps, req);
    return createFirstAdmin(db, body, req.ip ?? '');
  });

  mount(app, deps, adminsEndpoints.create, async (call) => {
    const { role, is_superuser, ...form } = call.body;
    const wanted = role ?? (is_superuser ? 'superuser' : 'viewer');
    if (is_superuser && wanted !== 'superuser')
      fail('validation_failed', { errors: { is_superuser: ['not_a_choice'] } });
    return createAdmin(db, adminOf(call), { ...form, role: wanted });
  });
}

export function adminsRoutes(app: Express, deps: ApiDeps): void {
  const { db } = deps;
  makingRoutes(app, deps);

  mount(app, deps, adminsEndpoints.me, async (call) => {
    const { has_second_factor, role, admin_id } = adminSessionOf(call);
    const admin = (await findAdmin(db, admin_id)) ?? fail('not_authenticated');
    return {
      ...admin,
      must_enrol: mustEnrol(deps.settings.production, { role, has_second_factor }),
      recovery_codes_left: has_second_factor ? await countRecoveryCodes(db, admin_id) : null,
    };
  });

  mount(app, deps, adminsEndpoints.list, async (call) => {
    const admins = await listAdmins(db);
    const seesAll = adminOf(call).role === 'superuser';
    return { admins: seesAll ? admins : admins.map((one) => ({ ...one, email: null })) };
  });

  mount(app, deps, adminsEndpoints.change, async (call) => {
    const { session_id } = adminSessionOf(call);
    const address = limitedAddress(call.req, deps.settings);
    const change = { id: call.params.admin_id, changes: call.body, session_id, address };
    const { admin, ended } = await changeAdmin(db, adminOf(call), change);
    for (const id of ended) deps.live.endAdminSession(id);
    return admin;
  });

  mount(app, deps, adminsEndpoints.remove, async (call) => {
    const ended = await deleteAdmin(db, adminOf(call), call.params.admin_id);
    for (const id of ended) deps.live.endAdminSession(id);
    return { deleted: call.params.admin_id };
  });
}

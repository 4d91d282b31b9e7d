// Authenticates requests by bearer token: a user session, an administrator's session or a registration token. Public
// routes ignore an invalid token.
import type { Request, RequestHandler } from 'express';
import { roleMay } from '#contracts/admin-roles.ts';
import type { Endpoint } from '#contracts/http.ts';
import { fail } from '#contracts/problems.ts';
import { findAdminSession, setAdminSessionSeen } from '#marketplace/admins/queries/sessions.ts';
import { ADMIN_TOKEN_PREFIX, mustEnrol } from '#marketplace/admins/rules.ts';
import { findPassPhone, findSession, type Session, setSessionSeen } from '#marketplace/signin/queries/sessions.ts';
import { isUnavailable } from '#platform/is-unavailable.ts';
import { digest } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';
import { browserOf, isOtherBrowser } from './browser.ts';
import { type Caller, requestContextOf } from './request-context.ts';

type AccessRules = Pick<Endpoint, 'auth' | 'capability' | 'whileSuspended' | 'withoutSecondFactor'>;

/** The caller of an unauthenticated request: a visitor. */
export const nobody: Caller = {
  person: null,
  session: null,
  admin: null,
  adminSession: null,
  passHash: null,
};

/** Returns the caller that `authenticate` found for this request. */
export function callerOf(req: object): Caller {
  return requestContextOf(req).caller ?? nobody;
}

/**
 * Returns the token of an `Authorization: Bearer` header; the scheme is case-insensitive (RFC 9110, 11.1). Null if the
 * header is missing, malformed or sent twice.
 */
export function bearerOf(req: Request): string | null {
  const [header = '', ...more] = req.headersDistinct.authorization ?? [];
  return more.length > 0 ? null : (/^Bearer ([\w-]{20,100})$/i.exec(header)?.[1] ?? null);
}

/**
 * Waits for the update that extends a session. If the database is unavailable or read-only, the error is ignored and
 * the request continues.
 */
async function renew(written: Promise<void>): Promise<void> {
  await written.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
  });
}

/**
 * Records the use of a session. Called only if the last recorded use is more than a minute ago (`session.stale`). Logs
 * a warning if the browser has changed, because the token may be stolen.
 */
async function noteUse({ db, log }: ApiDeps, req: Request, { session_id, device }: Session): Promise<void> {
  if (isOtherBrowser(device, browserOf(req))) log.warn('a session continues in another browser', { session_id });
  await renew(setSessionSeen(db, session_id));
}

async function findAdminCaller(deps: ApiDeps, req: Request, hash: Buffer): Promise<Caller> {
  const session = await findAdminSession(deps.db, hash);
  if (!session) return nobody;
  if (session.stale && req.headers['x-background'] !== 'true')
    await renew(setAdminSessionSeen(deps.db, session.session_id));
  const { admin_id: id, username, role } = session;
  return { ...nobody, admin: { type: 'admin', id, username, role, ip: req.ip ?? '' }, adminSession: session };
}

async function findPersonCaller(
  deps: ApiDeps,
  req: Request,
  { hash, auth }: { hash: Buffer; auth: Endpoint['auth'] },
): Promise<Caller> {
  const session = await findSession(deps.db, hash);
  if (!session) return nobody;
  // On public endpoints, treat a suspended user as a visitor. The caller keeps its session, so that the user can still
  // end it.
  if (session.suspended && auth === 'public') return { ...nobody, session };
  // Background requests (polls for notifications, and the refetches that a poll causes) do not extend a session (D38).
  if (session.stale && req.headers['x-background'] !== 'true') await noteUse(deps, req, session);
  return { ...nobody, person: { type: session.user_type, id: session.user_id }, session };
}

async function findCaller(deps: ApiDeps, req: Request, { auth }: AccessRules): Promise<Caller> {
  const token = bearerOf(req);
  if (!token) return nobody;
  const hash = digest(token);
  if (auth === 'register') return (await findPassPhone(deps.db, hash)) ? { ...nobody, passHash: hash } : nobody;
  if (token.startsWith(ADMIN_TOKEN_PREFIX)) return findAdminCaller(deps, req, hash);
  return auth === 'admin' ? nobody : findPersonCaller(deps, req, { hash, auth });
}

function refuseAdmin(
  deps: ApiDeps,
  { capability, withoutSecondFactor }: AccessRules,
  { admin, adminSession }: Caller,
): void {
  if (!admin || !adminSession) fail('not_authenticated');
  const isBound = mustEnrol(deps.settings.production, adminSession);
  if (isBound && withoutSecondFactor !== 'allowed') fail('second_factor_required');
  if (!capability || !roleMay(admin.role, capability)) fail('forbidden');
}

function refuse(deps: ApiDeps, endpoint: AccessRules, caller: Caller): void {
  const { auth } = endpoint;
  if (auth === 'public') return;
  if (auth === 'admin') {
    refuseAdmin(deps, endpoint, caller);
    return;
  }
  if (auth === 'register') {
    if (!caller.passHash) fail('not_authenticated');
    return;
  }
  if (!caller.person) fail('not_authenticated');
  if (caller.session?.suspended && endpoint.whileSuspended !== 'allowed') fail('account_suspended');
  if (auth !== 'user' && caller.person.type !== auth) fail('forbidden');
}

/**
 * Returns middleware that finds the caller and checks access. It fails with 401 without a valid token, and with 403 for
 * a wrong role, a suspended account or a missing required second factor. Handlers need not check the role again. Throws
 * at startup if an admin endpoint names no capability.
 */
export function authenticate(deps: ApiDeps, endpoint: AccessRules): RequestHandler {
  if (endpoint.auth === 'admin' && !endpoint.capability)
    throw new Error('An endpoint of administrators must name a capability');
  return async (req, _res, next) => {
    const caller = await findCaller(deps, req, endpoint);
    // Set the caller before the check, so that the log also names rejected callers.
    requestContextOf(req).caller = caller;
    refuse(deps, endpoint, caller);
    next();
  };
}

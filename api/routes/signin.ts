// HTTP routes of sign-in and registration.
import type { Express, Request } from 'express';
import { fail } from '#contracts/problems.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { problemTexts } from '#locales/server-texts.ts';
import { registerToApply } from '#marketplace/applications/actions/register-to-apply.ts';
import { removeDevicesOfSessions } from '#marketplace/notifications/devices.ts';
import { leaveAccount, proveAccount } from '#marketplace/signin/actions/prove-account.ts';
import { registerEmployer, registerLabour } from '#marketplace/signin/actions/register.ts';
import { requestCode } from '#marketplace/signin/actions/request-code.ts';
import { verifyCode } from '#marketplace/signin/actions/verify-code.ts';
import { removeSession } from '#marketplace/signin/queries/sessions.ts';
import type { ApiDeps } from '../deps.ts';
import { browserOf } from '../http/browser.ts';
import { limitedAddress, limitedNetworks } from '../http/client-address.ts';
import { csrfNameOf, issueCsrfToken, timeOf } from '../http/csrf.ts';
import { deviceOf, rememberDevice } from '../http/device.ts';
import { readerLanguage } from '../http/reader.ts';
import { mount } from '../http/route.ts';

/** Routes that issue CSRF tokens, and send and verify sign-in codes. */
function codeRoutes(app: Express, deps: ApiDeps): void {
  const { settings } = deps;

  mount(app, deps, signinEndpoints.csrfToken, async ({ req, res, caller }) => {
    res.set('Cache-Control', 'no-store');
    return { csrf_token: issueCsrfToken(settings.csrf_secret, csrfNameOf(caller), await timeOf(deps, req)) };
  });

  mount(app, deps, signinEndpoints.sendOtp, async ({ body, req }) => {
    const outcome = await requestCode(deps, {
      phone: body.phone_number,
      device: deviceOf(deps, req),
      ...limitedNetworks(req, settings),
      language: body.language ?? readerLanguage(req),
      for_registration: body.for_registration ?? false,
    });
    if (!outcome.sent) return { error: true, message: problemTexts.code.phone_in_use, user_exists: true };
    const { user_exists, expires_in, resend_after } = outcome;
    return { error: false, message: 'OTP sent', user_exists, expires_in, resend_after };
  });

  mount(app, deps, signinEndpoints.verifyOtp, async ({ body, req, res }) => {
    const device = rememberDevice(deps, req, res);
    const attempt = { phone: body.phone_number, code: body.otp, device, browser: browserOf(req) };
    const { token, user_type, must_prove } = await verifyCode(deps, attempt);
    res.set('Cache-Control', 'no-store');
    if (must_prove) return { access_token: token, user_type: null, is_new_user: false, must_prove };
    return { access_token: token, user_type, is_new_user: user_type === null };
  });
}

/**
 * Routes for an account that was not used for a long time. Its phone number may belong to another person now (D115).
 * The caller proves ownership with the identity number, or uses the phone number for a new account.
 */
function inactiveAccountRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, signinEndpoints.proveAccount, async ({ body, caller, req, res }) => {
    const passHash = caller.passHash ?? fail('not_authenticated');
    const device = rememberDevice(deps, req, res);
    const { token, user_type } = await proveAccount(deps, { passHash, ...body, device, browser: browserOf(req) });
    return { access_token: token, user_type };
  });

  mount(app, deps, signinEndpoints.leaveAccount, async ({ caller }) => ({
    access_token: await leaveAccount(deps, caller.passHash ?? fail('not_authenticated')),
  }));
}

const registrantOf = ({ settings }: ApiDeps, req: Request, passHash: Buffer) => ({
  passHash,
  browser: browserOf(req),
  address: limitedAddress(req, settings),
});

function registrationRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, signinEndpoints.registerLabour, async ({ body, caller, req }) => {
    const passHash = caller.passHash ?? fail('not_authenticated');
    const { job_uid, ...person } = { ...body, language: body.language ?? readerLanguage(req) };
    const registrant = registrantOf(deps, req, passHash);
    if (job_uid === undefined) {
      const { token, user_type } = await registerLabour(deps, registrant, person);
      return { access_token: token, user_type };
    }
    const { token, user_type, application } = await registerToApply(deps, registrant, { ...person, job_uid });
    return { access_token: token, user_type, application };
  });

  mount(app, deps, signinEndpoints.registerEmployer, async ({ body, caller, req }) => {
    const passHash = caller.passHash ?? fail('not_authenticated');
    const form = { ...body, language: body.language ?? readerLanguage(req) };
    const { token, user_type } = await registerEmployer(deps, registrantOf(deps, req, passHash), form);
    return { access_token: token, user_type };
  });
}

export function signinRoutes(app: Express, deps: ApiDeps): void {
  codeRoutes(app, deps);
  inactiveAccountRoutes(app, deps);
  registrationRoutes(app, deps);

  mount(app, deps, signinEndpoints.logout, async ({ caller }) => {
    const session = caller.session ?? fail('not_authenticated');
    await removeSession(deps.db, session.session_id);
    await removeDevicesOfSessions(deps.db, [session.session_id]);
    deps.live.endSession(session.session_id);
    return { message: 'Signed out' };
  });
}

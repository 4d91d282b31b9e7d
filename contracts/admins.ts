// Administrators: accounts, login and second factor (D41–D44).
import { adminRoles } from './admin-roles.ts';
import { endpoint, idParam } from './http.ts';
import { assertionField, newRecoveryCodes, recoveryCode } from './second-factors.ts';
import { email, instant, line, otpCode, personName } from './values.ts';
import { z } from './z.ts';

const tag = '/api/v1/admin';

export const admin = z.object({
  id: z.int(),
  username: z.string(),
  email: z.nullable(z.string()),
  full_name: z.string(),
  role: z.enum(adminRoles),
});
export type AdminAccount = z.output<typeof admin>;

/** The administrator of the current session. */
export const ownAdmin = z.extend(admin, {
  /** True if the session may only enrol a second factor and log out. */
  must_enrol: z.boolean(),
  /** Number of unused recovery codes; null for an account without a second factor. */
  recovery_codes_left: z.nullable(z.int()),
});
export type OwnAdmin = z.output<typeof ownAdmin>;

/** Minimum length of a new password, in characters. */
export const MIN_PASSWORD_LENGTH = 12;

/**
 * Rejects lone surrogates: UTF-8 encodes all of them as the same replacement character, so several passwords would open
 * the account.
 */
const wellFormed = z.refine<string>((text) => text.isWellFormed(), 'bad_characters');
/** A new password. The server also rejects commonly used passwords. */
export const newPassword = z
  .string()
  .check(z.minLength(MIN_PASSWORD_LENGTH, 'password_short'), z.maxLength(200, 'too_long'), wellFormed);
/** A password that the user types to authenticate. */
const password = z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too_long'), wellFormed);

/** A new user name: letters, digits, dots, underscores and dashes. Converts capital letters to lower case. */
export const newUsername = z.pipe(
  z.pipe(
    line({ max: 40 }),
    z.transform((text: string) => text.toLowerCase()),
  ),
  z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{2,39}$/, 'username_invalid')),
);

const account = { username: newUsername, email, full_name: personName, password: newPassword };

const checkExists = endpoint({
  method: 'GET',
  path: `${tag}/check-exists`,
  summary: 'Whether an administrator was ever created (D43). Ten calls per minute and address.',
  auth: 'public',
  response: z.object({ exists: z.boolean() }),
  problems: ['rate_limited'],
});

const login = endpoint({
  method: 'POST',
  path: `${tag}/login`,
  summary:
    'Exchanges username and password, sent as a form, for an eight-hour token (D44). If the account has a second factor, fails with 401 second_step_required; then repeat the call with `totp`, `passkey` or `recovery_code`.',
  auth: 'public',
  csrf: false,
  accepts: 'urlencoded',
  body: z.strictObject({
    username: z.string().check(z.minLength(1, 'required'), z.maxLength(254, 'too_long')),
    password,
    totp: z.optional(otpCode),
    /** The WebAuthn assertion of a passkey, as JSON. */
    passkey: z.optional(assertionField),
    recovery_code: z.optional(recoveryCode),
  }),
  response: z.object({ access_token: z.string() }),
  problems: [
    'login_failed',
    'second_step_required',
    'totp_invalid',
    'passkey_invalid',
    'recovery_code_invalid',
    'rate_limited',
  ],
});

const createFirst = endpoint({
  method: 'POST',
  path: `${tag}/create-first-admin`,
  summary:
    'Creates the first administrator, a superuser; possible only once (D43). Requires the header X-Bootstrap-Token, or the cookie of a demo.',
  auth: 'public',
  csrf: false,
  status: 201,
  body: z.strictObject(account),
  response: admin,
  problems: ['admin_exists', 'bootstrap_forbidden', 'password_common', 'password_has_name'],
});

const me = endpoint({
  method: 'GET',
  path: `${tag}/me`,
  summary: 'The calling administrator',
  auth: 'admin',
  capability: 'look',
  withoutSecondFactor: 'allowed',
  response: ownAdmin,
});

const create = endpoint({
  method: 'POST',
  path: `${tag}/create`,
  summary: 'Creates an administrator: a viewer by default; `is_superuser` creates a superuser (D41).',
  auth: 'admin',
  capability: 'manage_admins',
  status: 201,
  body: z.strictObject({
    ...account,
    role: z.optional(z.enum(adminRoles, 'not_a_choice')),
    is_superuser: z.optional(z.boolean()),
  }),
  response: admin,
  problems: ['admin_taken', 'password_common', 'password_has_name'],
});

const list = endpoint({
  method: 'GET',
  path: `${tag}/list`,
  summary: 'All administrators, in the order of creation. Moderators get no e-mail addresses.',
  auth: 'admin',
  capability: 'list_admins',
  response: z.object({ admins: z.array(admin) }),
});

const change = endpoint({
  method: 'PUT',
  path: `${tag}/{admin_id}`,
  summary:
    'Changes an administrator. All may change their own name and, with the current password, their own password. Superusers may change the rest, but not their own role (D42). A new role or password ends the sessions.',
  auth: 'admin',
  capability: 'look',
  params: z.object({ admin_id: idParam }),
  body: z.strictObject({
    full_name: z.optional(personName),
    email: z.optional(email),
    role: z.optional(z.enum(adminRoles, 'not_a_choice')),
    password: z.optional(newPassword),
    current_password: z.optional(password),
  }),
  response: admin,
  problems: [
    'forbidden',
    'not_found',
    'own_role',
    'last_superuser',
    'admin_taken',
    'password_common',
    'password_has_name',
    'rate_limited',
  ],
});

const remove = endpoint({
  method: 'DELETE',
  path: `${tag}/{admin_id}`,
  summary: 'Deletes an administrator and ends the sessions; not the caller, and never the last superuser.',
  auth: 'admin',
  capability: 'manage_admins',
  params: z.object({ admin_id: idParam }),
  response: z.object({ deleted: z.int() }),
  problems: ['not_found', 'own_account', 'last_superuser'],
});

const confirmPassword = endpoint({
  method: 'POST',
  path: `${tag}/confirm-password`,
  summary: 'Confirms the caller’s password. For 15 minutes, calls that require a fresh password succeed (D45).',
  auth: 'admin',
  capability: 'look',
  withoutSecondFactor: 'allowed',
  body: z.strictObject({ password }),
  response: z.object({ confirmed_minutes: z.int() }),
  problems: ['rate_limited'],
});

const logout = endpoint({
  method: 'POST',
  path: `${tag}/logout`,
  summary: 'Ends this session and its sockets.',
  auth: 'admin',
  capability: 'look',
  withoutSecondFactor: 'allowed',
  response: z.object({ message: z.string() }),
});

export const adminSession = z.object({
  id: z.int(),
  /** Browser and operating system from the user agent; empty if unknown. */
  device: z.string(),
  created_at: instant,
  seen_at: instant,
  is_current: z.boolean(),
});
export type OwnAdminSession = z.output<typeof adminSession>;

const listSessions = endpoint({
  method: 'GET',
  path: `${tag}/sessions`,
  summary: 'The caller’s active sessions, latest used first.',
  auth: 'admin',
  capability: 'look',
  response: z.object({ sessions: z.array(adminSession) }),
});

const endSession = endpoint({
  method: 'DELETE',
  path: `${tag}/sessions/{session_id}`,
  summary: 'Ends one of the caller’s sessions and its sockets.',
  auth: 'admin',
  capability: 'look',
  params: z.object({ session_id: idParam }),
  response: z.object({ ended: z.int() }),
  problems: ['not_found'],
});

const totp = endpoint({
  method: 'GET',
  path: `${tag}/totp`,
  summary: 'Whether this server offers app codes (TOTP), and whether the caller uses them.',
  auth: 'admin',
  capability: 'look',
  response: z.object({ offered: z.boolean(), on: z.boolean() }),
});

const beginTotp = endpoint({
  method: 'POST',
  path: `${tag}/totp/begin`,
  summary: 'Creates a secret for an authenticator app; a first code activates it. Requires a fresh password.',
  auth: 'admin',
  capability: 'look',
  withoutSecondFactor: 'allowed',
  response: z.object({ secret: z.string(), otpauth_url: z.string() }),
  problems: ['password_not_fresh', 'totp_closed'],
});

const confirmTotp = endpoint({
  method: 'POST',
  path: `${tag}/totp/confirm`,
  summary:
    'Enables app codes with a code of the new secret. Ends the other sessions. The first second factor comes with ten recovery codes.',
  auth: 'admin',
  capability: 'look',
  withoutSecondFactor: 'allowed',
  body: z.strictObject({ code: otpCode }),
  response: z.object({ offered: z.boolean(), on: z.boolean(), recovery_codes: newRecoveryCodes }),
  problems: ['totp_closed', 'rate_limited'],
});

const removeTotp = endpoint({
  method: 'POST',
  path: `${tag}/totp/remove`,
  summary: 'Disables the caller’s app codes, with the password.',
  auth: 'admin',
  capability: 'look',
  body: z.strictObject({ password }),
  response: z.object({ offered: z.boolean(), on: z.boolean() }),
  problems: ['last_second_factor', 'rate_limited'],
});

export const adminsEndpoints = {
  checkExists,
  login,
  createFirst,
  me,
  create,
  list,
  confirmPassword,
  logout,
  listSessions,
  endSession,
  totp,
  beginTotp,
  confirmTotp,
  removeTotp,
  // `change` and `remove` come last: their path `/api/v1/admin/{admin_id}` also matches the fixed paths of the
  // endpoints above, such as `/list`.
  change,
  remove,
};

// Second factors of administrators: authenticator codes (TOTP), passkeys (WebAuthn) and recovery codes, and the reset
// of an administrator's factors.
import { endpoint, idParam } from './http.ts';
import { instant, line } from './values.ts';
import { z } from './z.ts';

const tag = '/api/v1/admin';

/** Maximum length of a WebAuthn value in base64url characters. Authenticators send far shorter values. */
const MAX_BASE64URL_LENGTH = 4000;
const base64url = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]+$/, 'invalid'), z.maxLength(MAX_BASE64URL_LENGTH, 'too_long'));
/** Maximum length of a credential id, in base64url characters. WebAuthn allows 1,023 bytes. */
const credentialId = base64url.check(z.maxLength(1400, 'too_long'));
const transport = z.string().check(z.regex(/^[a-z-]{1,20}$/, 'invalid'));

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key', 'not_a_choice') };

/** The browser's response to the creation of a passkey, without extension results. */
const newCredential = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(transport).check(z.maxLength(10, 'too_long'))),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

/** The browser's response to a challenge signed with a passkey, without extension results. */
const assertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
});
export type Assertion = z.output<typeof assertion>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A WebAuthn assertion, sent as JSON in one field of the login form. */
export const assertionField = z.pipe(
  z.pipe(z.string().check(z.maxLength(16_000, 'too_long')), z.transform(parseJson)),
  assertion,
);

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** Options for `navigator.credentials.get`, as JSON. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
});
export type PasskeyRequest = z.output<typeof passkeyRequest>;

/** Options for `navigator.credentials.create`, as JSON. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.output<typeof passkeyCreation>;

export const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: instant,
  used_at: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;

export const secondFactors = z.object({
  /** Whether the caller's role must have a second factor. */
  required: z.boolean(),
  totp: z.object({ offered: z.boolean(), on: z.boolean() }),
  passkeys: z.object({ offered: z.boolean(), list: z.array(passkey) }),
  recovery_codes_left: z.int(),
});
export type SecondFactors = z.output<typeof secondFactors>;

/** Number of unused recovery codes at or below which screens recommend to create new codes. */
export const FEW_RECOVERY_CODES = 3;

/** Ten new recovery codes, which the server sends only once; null if the account already has recovery codes. */
export const newRecoveryCodes = z.nullable(z.array(z.string()));

/** A recovery code as the user typed it. Case, spaces and dashes are ignored. */
export const recoveryCode = z.string().check(z.minLength(1, 'required'), z.maxLength(64, 'too_long'));

const password = z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too_long'));
const passkeyName = line({ max: 60 });

const state = endpoint({
  method: 'GET',
  path: `${tag}/second-factors`,
  summary: 'The caller’s second factors, and those that this server offers.',
  auth: 'admin',
  capability: 'look',
  withoutSecondFactor: 'allowed',
  response: secondFactors,
});

const beginPasskey = endpoint({
  method: 'POST',
  path: `${tag}/passkeys/begin`,
  summary:
    'Options for a new passkey, with a challenge that is valid once and for five minutes. Requires a fresh password.',
  auth: 'admin',
  capability: 'look',
  withoutSecondFactor: 'allowed',
  response: passkeyCreation,
  problems: ['password_not_fresh', 'passkeys_closed', 'passkeys_limit'],
});

const addPasskey = endpoint({
  method: 'POST',
  path: `${tag}/passkeys`,
  summary: 'Registers a passkey. Ends the other sessions. The first second factor comes with ten recovery codes.',
  auth: 'admin',
  capability: 'look',
  withoutSecondFactor: 'allowed',
  status: 201,
  body: z.strictObject({ name: passkeyName, credential: newCredential }),
  response: z.object({ passkey, recovery_codes: newRecoveryCodes }),
  problems: ['password_not_fresh', 'passkeys_closed', 'passkeys_limit'],
});

const removePasskey = endpoint({
  method: 'POST',
  path: `${tag}/passkeys/{passkey_id}/remove`,
  summary: 'Removes one of the caller’s passkeys, with the password. Ends the other sessions.',
  auth: 'admin',
  capability: 'look',
  params: z.object({ passkey_id: idParam }),
  body: z.strictObject({ password }),
  response: secondFactors,
  problems: ['not_found', 'last_second_factor', 'rate_limited'],
});

const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${tag}/recovery-codes`,
  summary: 'Replaces the caller’s recovery codes by ten new ones, with the password. They are shown once.',
  auth: 'admin',
  capability: 'look',
  body: z.strictObject({ password }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  problems: ['recovery_codes_closed', 'rate_limited'],
});

const reset = endpoint({
  method: 'POST',
  path: `${tag}/second-factors/{admin_id}/reset`,
  summary:
    'Removes all second factors of another administrator who has lost them, with the caller’s password. Ends that administrator’s sessions.',
  auth: 'admin',
  capability: 'manage_admins',
  params: z.object({ admin_id: idParam }),
  body: z.strictObject({ password }),
  response: z.object({ reset: z.int() }),
  problems: ['forbidden', 'not_found', 'rate_limited'],
});

export const secondFactorEndpoints = {
  state,
  beginPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
  reset,
};

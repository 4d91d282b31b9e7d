// Sign-in and registration (D5–D7, D10, D12, D38). Paths under `/auth/` are exempt from CSRF protection.
import { csrfTokenPath } from './csrf-token-path.ts';
import { endpoint, uidParam } from './http.ts';
import { roleSlug, stateField, userType } from './reference.ts';
import {
  email,
  gstin,
  identityEnd,
  identityType,
  language,
  line,
  otpCode,
  personName,
  phoneNumber,
  pincode,
} from './values.ts';
import { z } from './z.ts';

const tag = '/api/v1/auth';

/**
 * Version of the privacy notice that users accept at registration (C.6). The registration form shows this version, and
 * the receipt of the consent records it.
 */
export const CONSENT_VERSION = '2026-11.4';

const sendOtp = endpoint({
  method: 'POST',
  path: `${tag}/send-otp/`,
  summary: 'Sends a six-digit code by SMS. With for_registration, a registered number gets 200 with error: true (D7).',
  auth: 'public',
  body: z.strictObject({
    phone_number: phoneNumber,
    for_registration: z.optional(z.boolean()),
    language: z.optional(language),
  }),
  response: z.object({
    error: z.boolean(),
    message: z.string(),
    user_exists: z.boolean(),
    /** Validity of the code, in seconds. */
    expires_in: z.optional(z.int()),
    /** Seconds until the user may request another code. */
    resend_after: z.optional(z.int()),
  }),
  problems: ['rate_limited', 'sms_unavailable'],
});

const verifyOtp = endpoint({
  method: 'POST',
  path: `${tag}/verify-otp/`,
  summary: 'Exchanges a code for a session or, for an unknown phone, for a 15-minute registration token.',
  auth: 'public',
  body: z.strictObject({
    phone_number: phoneNumber,
    otp: otpCode,
    for_registration: z.optional(z.boolean()),
  }),
  response: z.object({
    access_token: z.string(),
    user_type: z.nullable(userType),
    is_new_user: z.boolean(),
    /**
     * Present if the user has not signed in for `returning_days` days (D115). `access_token` is then not a session
     * token; it only permits the proof of ownership. `identity`: the user must enter the end of the identity number, or
     * open a new account. `moderator`: the identity number cannot prove the ownership, so a moderator decides.
     */
    must_prove: z.optional(z.enum(['identity', 'moderator'])),
  }),
  problems: ['otp_invalid', 'otp_expired', 'otp_locked'],
});

const proveAccount = endpoint({
  method: 'POST',
  path: `${tag}/prove-account/`,
  summary:
    'Signs in to a long unused account by the last four characters of its identity number. Five attempts, then a moderator decides.',
  auth: 'register',
  body: z.strictObject({ identity_end: identityEnd }),
  response: z.object({ access_token: z.string(), user_type: userType }),
  problems: ['identity_mismatch', 'moderator_needed'],
});

const leaveAccount = endpoint({
  method: 'POST',
  path: `${tag}/leave-account/`,
  summary:
    'Removes the phone number from a long unused account and notifies its owner. Returns a token that registers a new account.',
  auth: 'register',
  response: z.object({ access_token: z.string() }),
});

const person = {
  first_name: personName,
  last_name: personName,
  phone_number: phoneNumber,
  identity_type: identityType,
  /** The server validates the number according to `identity_type`, and stores only a mask and a keyed digest (D40). */
  identity_number: line({ max: 40 }),
  is_adult: z.optional(z.literal(true, 'under_age')),
  consent_version: z.optional(line({ max: 20 })),
  language: z.optional(language),
};

const registered = z.object({ access_token: z.string(), user_type: userType });

/**
 * The result of an application that the user sent together with the registration: its id, or the problem code of the
 * refusal. The account is created even if the application is refused.
 */
const firstApplication = z.object({ id: z.nullable(z.int()), refused: z.nullable(z.string()) });

const registerLabour = endpoint({
  method: 'POST',
  path: `${tag}/register/labour/`,
  summary:
    'Creates a worker’s account. The bearer is the registration token of the verified phone (D5). With `job_uid`, also applies to this job in the same transaction (D116).',
  auth: 'register',
  status: 201,
  body: z.strictObject({
    ...person,
    email: z.optional(email),
    state: z.optional(stateField),
    city: z.optional(line({ max: 80 })),
    skills: z.optional(z.array(roleSlug).check(z.maxLength(12, 'too_many'))),
    /** The job to apply to as soon as the account exists. */
    job_uid: z.optional(uidParam),
  }),
  response: z.extend(registered, { application: z.optional(firstApplication) }),
  problems: ['phone_mismatch', 'phone_in_use', 'rate_limited'],
});

const registerEmployer = endpoint({
  method: 'POST',
  path: `${tag}/register/employer/`,
  summary:
    'Creates an employer’s account. The bearer is the registration token of the verified phone (D5). `email` is required unless the setting `employer_email_optional` is on.',
  auth: 'register',
  status: 201,
  body: z.strictObject({
    ...person,
    email: z.optional(email),
    address: line({ max: 300 }),
    state: z.optional(stateField),
    city: z.optional(line({ max: 80 })),
    pincode: z.optional(pincode),
    gst_number: z.optional(z.nullable(gstin)),
    company_name: z.optional(line({ max: 120 })),
    role: z.optional(z.literal('employer', 'not_a_choice')),
  }),
  response: registered,
  problems: ['phone_mismatch', 'phone_in_use', 'rate_limited'],
});

const logout = endpoint({
  method: 'POST',
  path: `${tag}/logout/`,
  summary: 'Ends this session and its sockets.',
  auth: 'user',
  whileSuspended: 'allowed',
  response: z.object({ message: z.string() }),
});

const csrfToken = endpoint({
  method: 'GET',
  path: csrfTokenPath,
  summary:
    'A CSRF token `value:expiry`, expiry in epoch seconds; with a bearer token it is valid for that session only (D10).',
  auth: 'public',
  response: z.object({ csrf_token: z.string() }),
});

export const signinEndpoints = {
  sendOtp,
  verifyOtp,
  proveAccount,
  leaveAccount,
  registerLabour,
  registerEmployer,
  logout,
  csrfToken,
};

// The caller's account: sessions, phone number and notification preferences (D38).
import { endpoint, idParam } from './http.ts';
import type { notificationTypes } from './reference.ts';
import { instant, language, otpCode, phoneNumber } from './values.ts';
import { z } from './z.ts';

export const accountSession = z.object({
  id: z.int(),
  /** Browser and operating system from the user agent, such as `Chrome · Android`; empty if unknown. */
  device: z.string(),
  created_at: instant,
  /** Time of the last use, rounded to the minute. */
  seen_at: instant,
  is_current: z.boolean(),
});
export type AccountSession = z.output<typeof accountSession>;

const listSessions = endpoint({
  method: 'GET',
  path: '/api/v1/me/sessions/',
  summary: 'The caller’s active sessions, latest used first.',
  auth: 'user',
  response: z.object({ sessions: z.array(accountSession) }),
});

const endSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/me/sessions/{session_id}/',
  summary: 'Ends one of the caller’s sessions and its sockets.',
  auth: 'user',
  params: z.object({ session_id: idParam }),
  response: z.object({ ended: z.int() }),
  problems: ['not_found'],
});

const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout-all/',
  summary: 'Ends all sessions of the caller, including this one, and their sockets.',
  auth: 'user',
  whileSuspended: 'allowed',
  response: z.object({ ended: z.int() }),
});

const changePhone = endpoint({
  method: 'POST',
  path: '/api/v1/me/phone/',
  summary:
    'Changes the account’s phone number, proven by a code sent to the new number. Requires a fresh session and ends all other sessions.',
  auth: 'user',
  body: z.strictObject({ phone_number: phoneNumber, otp: otpCode }),
  response: z.object({ phone_number: z.string() }),
  problems: ['otp_invalid', 'otp_expired', 'otp_locked', 'phone_in_use', 'session_not_fresh'],
});

/** Notification types that a user can mute. Notifications about the account itself are always sent. */
export const mutableTypes = [
  'application_status',
  'job_match',
  'rating_request',
] as const satisfies readonly (typeof notificationTypes)[number][];

export const preferences = z.object({
  language,
  /** Notification types that the user has muted; empty if none. */
  muted: z.array(z.enum(mutableTypes, 'not_a_choice')),
  /**
   * Whether the user also receives an SMS when an application is accepted or an employer views the user's phone number.
   */
  texts_wanted: z.boolean(),
  /** Whether the user, a worker, also receives an SMS if an employer asks for workers for a day (D84). */
  call_sms: z.boolean(),
});
export type Preferences = z.output<typeof preferences>;

const getPreferences = endpoint({
  method: 'GET',
  path: '/api/v1/me/preferences/',
  summary: 'The caller’s message language, muted notification types and SMS setting.',
  auth: 'user',
  response: preferences,
});

const setPreferences = endpoint({
  method: 'PUT',
  path: '/api/v1/me/preferences/',
  summary: 'Sets language, muted notification types and SMS setting. Absent fields do not change.',
  auth: 'user',
  body: z.strictObject({
    language: z.optional(language),
    muted: z.optional(
      z.array(z.enum(mutableTypes, 'not_a_choice')).check(z.maxLength(mutableTypes.length, 'too_many')),
    ),
    texts_wanted: z.optional(z.boolean()),
    call_sms: z.optional(z.boolean()),
  }),
  response: preferences,
});

export const accountEndpoints = {
  listSessions,
  endSession,
  logoutEverywhere,
  changePhone,
  getPreferences,
  setPreferences,
};

// The link in an SMS about a call for a day (D83): one question that the worker answers without signing in. The response
// names no person.
import { callOutcomes, callQuestions } from './call-shapes.ts';
import { endpoint } from './http.ts';
import { roleSlug } from './reference.ts';
import { calendarDay, instant, language } from './values.ts';
import { z } from './z.ts';

/** The question of a link: will you come to this work, will you still come, are you on the way? */
export const linkPurposes = ['offer', ...callQuestions] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Characters of a token: small letters and digits that no reader confuses. */
export const LINK_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
export const LINK_LENGTH = 16;

const token = z.string().check(z.regex(new RegExp(`^[${LINK_LETTERS}]{${LINK_LENGTH}}$`)));

/**
 * `booked`: the worker has other work at these hours. `profile`: the worker must complete the profile first.
 * `confirmed`: the worker has answered the question before the work with yes.
 */
export const linkOutcomes = [...callOutcomes, 'confirmed', 'booked', 'profile'] as const;

const callLink = z.object({
  purpose: z.enum(linkPurposes),
  /** The language of the worker who got the SMS. */
  language,
  role: roleSlug,
  state: z.string(),
  city: z.string(),
  date: calendarDay,
  starts_at: instant,
  ends_at: instant,
  pay: z.int(),
  /** Part of the work is at night, so a yes needs `night_ok`. */
  night: z.boolean(),
  /** The result of the answer; null before it. */
  outcome: z.nullable(z.enum(linkOutcomes)),
  /** True while the question waits for an answer. */
  is_open: z.boolean(),
});
export type CallLink = z.output<typeof callLink>;

const byToken = z.object({ token });

const readCallLink = endpoint({
  method: 'GET',
  path: '/api/v1/calls/y/{token}/',
  summary:
    'The question of a link in an SMS about a call. Changes nothing, because previews of links open them. A wrong and an expired token: the same 404. After 10 wrong tokens in an hour from an address: 429.',
  auth: 'public',
  params: byToken,
  response: callLink,
  problems: ['not_found', 'rate_limited'],
});

const answerCallLink = endpoint({
  method: 'POST',
  path: '/api/v1/calls/y/{token}/',
  summary: 'Answers the question of a link in an SMS about a call. Repeating the answer changes nothing.',
  auth: 'public',
  csrf: false,
  params: byToken,
  body: z.strictObject({
    answer: z.enum(['yes', 'no'], 'not_a_choice'),
    /** The worker agrees to work at night. Required for a yes to an offer with `night`. */
    night_ok: z.optional(z.boolean()),
  }),
  response: callLink,
  problems: ['not_found', 'rate_limited', 'call_phase', 'night_ok_required'],
});

export const callLinkEndpoints = { readCallLink, answerCallLink };

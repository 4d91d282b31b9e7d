// Ringing though the app is closed: a browser's address at its maker's push service, and the keys that open what is sent there (RFC 8030, 8291).
import { endpoint } from './http.ts';
import { z } from './z.ts';

const base64url = (bytes: number) =>
  z.string().check(
    z.regex(/^[\w-]+={0,2}$/, 'invalid'),
    z.refine((text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes, 'invalid'),
  );

/** Where a browser takes messages. Which hosts are let in is the server's to say. */
const pushAddress = z.string().check(z.maxLength(1000, 'too_long'), z.regex(/^https?:\/\/[^\s/?#]+\/\S*$/, 'invalid'));

const getKey = endpoint({
  method: 'GET',
  path: '/api/v1/me/push/key/',
  summary: 'The public key that a browser subscribes with (VAPID).',
  auth: 'user',
  response: z.object({ public_key: z.string() }),
  problems: ['push_off'],
});

const subscribe = endpoint({
  method: 'POST',
  path: '/api/v1/me/push/',
  summary:
    'Lets this browser ring though the app is closed. The same endpoint again takes the place of what was known of it; one that was given up stays so (`is_on` is false) until the browser subscribes anew.',
  auth: 'user',
  body: z.strictObject({
    endpoint: pushAddress,
    keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
    /** Milliseconds since 1970, where the browser names an end. */
    expirationTime: z.optional(z.nullable(z.number())),
  }),
  response: z.object({ is_on: z.boolean() }),
  problems: ['push_off'],
});

const unsubscribe = endpoint({
  method: 'DELETE',
  path: '/api/v1/me/push/',
  summary: 'Lets this browser ring no more; an endpoint that nobody knows changes nothing.',
  auth: 'user',
  body: z.strictObject({ endpoint: pushAddress }),
  response: z.object({ is_on: z.literal(false) }),
});

export const pushEndpoints = { getKey, subscribe, unsubscribe };

/** What the browser's service worker is sent, sealed for it alone: no number, no address, no code. */
export const pushMessage = z.object({
  title: z.string(),
  message: z.string(),
  /** Where a tap leads: a path of the app. */
  url: z.string(),
  /** One banner a tag: the same notification never stands there twice. */
  tag: z.string(),
  /** Of the line it takes the place of. */
  replaces: z.nullable(z.string()),
});
export type PushMessage = z.output<typeof pushMessage>;

// Web push subscriptions (RFC 8030, 8291). A subscription is the browser's address at its push service and the keys
// that encrypt messages for this browser.
import { endpoint } from './http.ts';
import { z } from './z.ts';

const base64url = (bytes: number) =>
  z.string().check(
    z.regex(/^[\w-]+={0,2}$/, 'invalid'),
    z.refine((text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes, 'invalid'),
  );

/** Address of the subscription at the push service. The server separately checks whether the host is allowed. */
const pushAddress = z.string().check(z.maxLength(1000, 'too_long'), z.regex(/^https?:\/\/[^\s/?#]+\/\S*$/, 'invalid'));

const getKey = endpoint({
  method: 'GET',
  path: '/api/v1/me/push/key/',
  summary: 'The public key for push subscriptions of browsers (VAPID).',
  auth: 'user',
  response: z.object({ public_key: z.string() }),
  problems: ['push_off'],
});

const subscribe = endpoint({
  method: 'POST',
  path: '/api/v1/me/push/',
  summary:
    'Subscribes this browser to push messages. A known endpoint is replaced; an endpoint that was given up stays off (`is_on` is false) until the browser subscribes again.',
  auth: 'user',
  body: z.strictObject({
    endpoint: pushAddress,
    keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
    /** Expiry of the subscription, in milliseconds since 1970; null if the browser sets no expiry. */
    expirationTime: z.optional(z.nullable(z.number())),
  }),
  response: z.object({ is_on: z.boolean() }),
  problems: ['push_off'],
});

const unsubscribe = endpoint({
  method: 'DELETE',
  path: '/api/v1/me/push/',
  summary: 'Ends the push subscription of this browser. An unknown endpoint changes nothing.',
  auth: 'user',
  body: z.strictObject({ endpoint: pushAddress }),
  response: z.object({ is_on: z.literal(false) }),
});

export const pushEndpoints = { getKey, subscribe, unsubscribe };

/**
 * Payload of a push message. The server encrypts it for the browser, and nevertheless includes no phone number, address
 * or code.
 */
export const pushMessage = z.object({
  title: z.string(),
  message: z.string(),
  /** Path of the app page that opens when the user taps the notification. */
  url: z.string(),
  /**
   * Notification tag. The browser shows at most one banner for a tag, so a push that is sent twice does not show a
   * second banner.
   */
  tag: z.string(),
  /** Tag of the banner that this banner replaces; null if it replaces no banner. */
  replaces: z.nullable(z.string()),
});
export type PushMessage = z.output<typeof pushMessage>;

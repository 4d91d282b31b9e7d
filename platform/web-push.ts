// Sends an encrypted message to a browser's push service (RFC 8030, 8291, 8292): without redirects, within 5 s, in
// production to public hosts only.
import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import { isPublicWebAddress, lookUpPublic } from './public-hosts.ts';
import { withSpan } from './spans.ts';
import type { Vapid } from './vapid.ts';

const TIMEOUT_MS = 5000;
const DAY_SECONDS = 86_400;

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export type PushDelivery =
  | { result: 'accepted' }
  /** The subscription no longer exists. */
  | { result: 'gone' }
  /** The service rejects our signature for this browser, because the browser subscribed with another key pair. */
  | { result: 'key_refused'; reason: string }
  /** The service will never accept this message; the service itself works. */
  | { result: 'refused'; reason: string }
  /** The message was not accepted this time. */
  | { result: 'failed'; reason: string }
  /** The message may or may not have been accepted. */
  | { result: 'unclear'; reason: string };

/** Encrypts a message and sends it. Never rejects. */
export type WebPush = (target: PushTarget, payload: string) => Promise<PushDelivery>;

const NEVER_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_.*|ERR_TLS_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*)$/;

function byStatus(status: number): PushDelivery {
  if (status >= 200 && status < 300) return { result: 'accepted' };
  if (status === 404 || status === 410) return { result: 'gone' };
  const reason = `status ${status}`;
  if (status === 401 || status === 403) return { result: 'key_refused', reason };
  return status === 429 || status >= 500 ? { result: 'failed', reason } : { result: 'refused', reason };
}

interface EncryptedMessage {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

function post({ endpoint, headers, body }: EncryptedMessage, options: https.RequestOptions): Promise<PushDelivery> {
  const url = new URL(endpoint);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const call = request(url, { ...options, method: 'POST', headers, timeout: TIMEOUT_MS }, (answer) => {
      resolve(byStatus(answer.statusCode ?? 0));
      // Only the status matters, so the body is not read, however long it is.
      answer.destroy();
    });
    const late = setTimeout(() => call.destroy(new Error('timeout')), TIMEOUT_MS);
    call.once('timeout', () => call.destroy(new Error('timeout')));
    call.once('close', () => clearTimeout(late));
    call.once('error', (error) => {
      const code = 'code' in error && typeof error.code === 'string' ? error.code : error.message;
      resolve({ result: NEVER_CONNECTED.test(code) ? 'failed' : 'unclear', reason: code });
    });
    call.end(body);
  });
}

/** Traces only the host: the rest of an endpoint is a secret that allows pushes to the device. */
function traced({ endpoint }: PushTarget, send: () => Promise<PushDelivery>): Promise<PushDelivery> {
  const host = URL.canParse(endpoint) ? new URL(endpoint).host : 'unknown';
  return withSpan({ name: 'ring', kind: 'client', attributes: { 'server.address': host } }, async (span) => {
    const delivery = await send();
    span?.set({ result: delivery.result });
    if ('reason' in delivery) span?.fail(delivery.reason);
    return delivery;
  });
}

/** Creates a sender. `anyHost` also allows local hosts, for development and tests. */
export function openWebPush({ publicKey, privateKey, subject }: Vapid, { anyHost }: { anyHost: boolean }): WebPush {
  const options: https.RequestOptions = anyHost ? {} : { lookup: lookUpPublic };
  const encrypt = ({ endpoint, p256dh, auth }: PushTarget, payload: string): EncryptedMessage => {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: DAY_SECONDS,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    });
    return { endpoint, headers: { ...headers }, body: body ?? Buffer.alloc(0) };
  };
  return async (target, payload) => {
    if (!anyHost && !isPublicWebAddress(target.endpoint)) return { result: 'gone' };
    try {
      return await traced(target, () => post(encrypt(target, payload), options));
    } catch {
      // The public key of the subscription is not a point on the curve, so the subscription is unusable.
      return { result: 'gone' };
    }
  };
}

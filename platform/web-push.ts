// Sends a sealed message to a browser's push service (RFC 8030, 8291, 8292): never redirected, five seconds, in production public hosts only.
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
  /** The browser no longer takes messages there. */
  | { result: 'gone' }
  /** The service does not take our signature for this browser: it was let ring under another pair of keys. */
  | { result: 'key_refused'; reason: string }
  /** This one is never taken; the service is well. */
  | { result: 'refused'; reason: string }
  /** It was not taken this time. */
  | { result: 'failed'; reason: string }
  /** Nobody knows whether it was taken. */
  | { result: 'unclear'; reason: string };

/** Seals and sends. Never rejects. */
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
      // What it says beside the status is of no use, however long it is.
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

/** The host alone: the rest of an endpoint is what makes a device ring. */
function traced({ endpoint }: PushTarget, send: () => Promise<PushDelivery>): Promise<PushDelivery> {
  const host = URL.canParse(endpoint) ? new URL(endpoint).host : 'unknown';
  return withSpan({ name: 'ring', kind: 'client', attributes: { 'server.address': host } }, async (span) => {
    const delivery = await send();
    span?.set({ result: delivery.result });
    if ('reason' in delivery) span?.fail(delivery.reason);
    return delivery;
  });
}

/** `anyHost` lets it call this machine too: for development and tests. */
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
      // A key that is no point of the curve.
      return { result: 'gone' };
    }
  };
}

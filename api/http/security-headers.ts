// Security headers of every response: the headers of the library helmet and a strict content security policy. The
// policy of a page contains a nonce; the policy of an API response permits nothing.
import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Middleware } from './request.ts';
import { requestContextOf } from './request-context.ts';

const NONCE_BYTES = 16;
const pool = { bytes: Buffer.alloc(0), at: 0 };

/**
 * Returns a new nonce. Generates the random bytes for 256 responses at once, because one call per response would cost
 * more than all other headers.
 */
function freshNonce(): string {
  if (pool.at >= pool.bytes.length) Object.assign(pool, { bytes: randomBytes(256 * NONCE_BYTES), at: 0 });
  pool.at += NONCE_BYTES;
  return pool.bytes.toString('base64', pool.at - NONCE_BYTES, pool.at);
}

/** Returns the nonce for the page of this response. */
export function nonceOf(res: object): string {
  const context = requestContextOf(res);
  context.nonce ??= freshNonce();
  return context.nonce;
}

const sockets = ({ headers }: IncomingMessage) => {
  const host = /^[\w.:[\]-]{1,255}$/.test(headers.host ?? '') ? headers.host : 'localhost';
  return `ws://${host} wss://${host}`;
};

/** Returns the headers that helmet sets. They are the same for every response, so they are computed once. */
function helmetHeaders(): [string, string][] {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  const set = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  set(res.req, res, () => {});
  return Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)]);
}

const beforeNonce = "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-";
const beforeSockets = "'; img-src 'self' data: blob:; connect-src 'self' ";
const atEnd = [
  '',
  "font-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The only Trusted Types policy of the web app. It accepts a single URL (web/src/app/service-worker.ts).
  'trusted-types service-worker',
].join('; ');

/**
 * Constant policy of responses that are not pages. It forbids everything and is a third as long as the policy of pages.
 */
export const policyOfData =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/**
 * Browser features that pages may use: the microphone for speech input, the location for nearby search. Passkeys and
 * the clipboard keep their default. The list omits names that browsers do not know, because each unknown name would
 * cause a warning in the browser console.
 */
const permissions = [
  'geolocation=(self)',
  'microphone=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'clipboard-read',
    'compute-pressure',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'gamepad',
    'gyroscope',
    'hid',
    'identity-credentials-get',
    'idle-detection',
    'keyboard-map',
    'local-fonts',
    'magnetometer',
    'midi',
    'payment',
    'picture-in-picture',
    'screen-wake-lock',
    'serial',
    'speaker-selection',
    'storage-access',
    'sync-xhr',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Whether the response to this URL is data, not a page. All API responses are data, including errors. */
const isData = (url: string | undefined) => url?.startsWith('/api/v1/') ?? false;

const policyOfPage = (req: IncomingMessage, res: object) =>
  beforeNonce + nonceOf(res) + beforeSockets + sockets(req) + atEnd;

/**
 * Returns middleware that sets the headers of helmet, the content security policy and, for pages, the permissions
 * policy.
 */
export function securityHeaders(): Middleware {
  const fixed = helmetHeaders();
  return (req, res, next) => {
    for (const [name, value] of fixed) res.setHeader(name, value);
    const isPage = !isData(req.url);
    res.setHeader('Content-Security-Policy', isPage ? policyOfPage(req, res) : policyOfData);
    if (isPage) res.setHeader('Permissions-Policy', permissions);
    next();
  };
}

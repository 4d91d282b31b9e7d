// A fake push service by RFC 8030 and RFC 8292: accepts encrypted messages for the endpoints that it has issued.
import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from '#contracts/z.ts';
import { type FakeBrowser, startBrowser } from './browser.ts';

const DAY_SECONDS = 86_400;
const claims = z.object({ aud: z.string(), exp: z.int(), sub: z.string().check(z.regex(/^(mailto:|https:)/)) });

/**
 * Fault that a test wants. `hang`: the call never ends. `swallow`: the service accepts the message, but sends no
 * response.
 */
export type PushTrouble = 'none' | 'busy' | 'error' | 'gone' | 'forbidden' | 'redirect' | 'hang' | 'swallow';

export interface PushService {
  readonly url: string;
  /** The VAPID public key of the product. The service refuses messages that are signed with another key. */
  readonly caller: string;
  /** Accepted messages, decrypted by their browser. */
  readonly inbox: { device: string; words: unknown }[];
  /** `asked`: number of calls, answered or not. `misled`: number of calls that followed a redirect. */
  asked: number;
  misled: number;
  /** The largest number of calls that have hung at the same time. */
  mostHanging: number;
  trouble: PushTrouble;
  /** Creates a browser and returns its subscription. */
  subscribe(device: string): { endpoint: string; keys: FakeBrowser['keys'] };
  close(): Promise<void>;
}

/** True if the VAPID token is valid for this service and signed with the key of `caller`. */
function isSigned(authorization: string, { caller, url }: Pick<PushService, 'caller' | 'url'>): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  if (key !== caller) return false;
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  const wanted = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, wanted, Buffer.from(signature, 'base64url'))) return false;
  const { aud, exp } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const now = Date.now() / 1000;
  return aud === url && exp > now && exp <= now + DAY_SECONDS;
}

const isValidRequest = (headers: IncomingHttpHeaders, body: Buffer) =>
  headers['content-encoding'] === 'aes128gcm' && Number(headers.ttl) >= 0 && body.length <= 4096;

const refusals: Partial<Record<PushTrouble, number>> = { busy: 429, error: 503, gone: 410, forbidden: 403 };

/** Starts a service that accepts messages signed with this VAPID key. The test must close the service. */
export async function startPushService(caller: string): Promise<PushService> {
  const browsers = new Map<string, FakeBrowser>();
  const respond = (path: string, headers: IncomingHttpHeaders, body: Buffer): number => {
    const browser = browsers.get(path);
    if (!browser) return 404;
    if (!isSigned(headers.authorization ?? '', service)) return 403;
    if (!isValidRequest(headers, body)) return 400;
    const words: unknown = JSON.parse(browser.open(body));
    service.inbox.push({ device: decodeURIComponent(path.slice('/push/'.length)), words });
    return 201;
  };
  let hanging = 0;
  const server = createServer(async (req, res) => {
    const body = await buffer(req);
    const path = req.url ?? '';
    if (path === '/elsewhere') {
      service.misled += 1;
      res.writeHead(201).end();
      return;
    }
    service.asked += 1;
    const { trouble } = service;
    if (trouble === 'hang') {
      hanging += 1;
      service.mostHanging = Math.max(service.mostHanging, hanging);
      res.once('close', () => {
        hanging -= 1;
      });
      return;
    }
    if (trouble === 'redirect') res.writeHead(307, { location: '/elsewhere' }).end();
    else if (refusals[trouble]) res.writeHead(refusals[trouble]).end();
    else {
      const status = respond(path, req.headers, body);
      if (trouble === 'swallow') res.destroy();
      else res.writeHead(status, { location: '/message/1' }).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const service: PushService = {
    url: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '',
    caller,
    inbox: [],
    asked: 0,
    misled: 0,
    mostHanging: 0,
    trouble: 'none',
    subscribe: (device) => {
      const browser = startBrowser();
      const path = `/push/${encodeURIComponent(device)}`;
      browsers.set(path, browser);
      return { endpoint: service.url + path, keys: browser.keys };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return service;
}

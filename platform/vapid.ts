// The pair of keys by which push services know this installation (RFC 8292): read from the environment, or made once.
import { createECDH, generateKeyPairSync } from 'node:crypto';
import type { Env } from './env.ts';

export interface Vapid {
  publicKey: string;
  privateKey: string;
  /** Where the makers of browsers reach whoever runs this: mailto: or https:. */
  subject: string;
}

function isPair(publicKey: string, privateKey: string): boolean {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    return false;
  }
  return curve.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
}

/** The keys of the environment; null where there are none. Throws one sentence where some are missing or are no pair. */
export function readVapid(env: Pick<Env, `VAPID_${'PUBLIC_KEY' | 'PRIVATE_KEY' | 'SUBJECT'}`>): Vapid | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey && privateKey && subject) {
    // With two that do not belong together every message is refused, and the devices are given up one after the other.
    if (isPair(publicKey, privateKey)) return { publicKey, privateKey, subject };
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: npx web-push generate-vapid-keys makes one.');
  }
  throw new Error(
    'Ringing devices needs VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT together, or none of them.',
  );
}

/** A new pair on P-256, as browsers and web-push write it: base64url of the point, and of the secret number. */
export function makeVapidPair(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const { d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

// The VAPID key pair by which push services identify this installation (RFC 8292): read from the environment, or
// generated once.
import { createECDH, generateKeyPairSync } from 'node:crypto';
import type { Env } from './env.ts';

export interface Vapid {
  publicKey: string;
  privateKey: string;
  /** Contact of the operator for push services, as a mailto: or https: URL. */
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

/**
 * Returns the configured keys; null if neither key is configured. Throws if a variable is missing or the keys are not a
 * pair; the message shows the operator how to repair the configuration.
 */
export function readVapid(env: Pick<Env, `VAPID_${'PUBLIC_KEY' | 'PRIVATE_KEY' | 'SUBJECT'}`>): Vapid | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey && privateKey && subject) {
    // With mismatched keys push services would refuse every message, and the device subscriptions would be removed one
    // by one.
    if (isPair(publicKey, privateKey)) return { publicKey, privateKey, subject };
    throw new Error(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair: create a pair with npx web-push generate-vapid-keys.',
    );
  }
  throw new Error('Web push needs VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT together, or none of them.');
}

/**
 * Returns a new P-256 pair in the format of browsers and web-push: base64url of the public point and of the private
 * number.
 */
export function makeVapidPair(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const { d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

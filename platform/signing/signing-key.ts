// The port for signatures of documents (D98), and its adapter for a P-256 key of the environment. Only the worker process
// has the private key.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';

/** A public key on P-256 (RFC 7517). */
interface PublicJwk {
  kid: string;
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

export interface SigningKey {
  /** The RFC 7638 thumbprint of the public key. */
  kid: string;
  publicJwk: PublicJwk;
  /** Returns the 64 bytes of the ES256 signature. */
  sign(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}

const signAsync = promisify(sign);

function publicJwkOf(key: KeyObject): PublicJwk {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  const thumbprint = createHash('sha256').update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }));
  return { kid: thumbprint.digest('base64url'), kty: 'EC', crv: 'P-256', x, y };
}

function readKey(pem: string): KeyObject {
  try {
    // A variable in an env file cannot contain line ends, so `\n` is accepted too.
    const key = createPrivateKey(pem.replace(/\\n/g, '\n'));
    if (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // The error below names the variable and never its content.
  }
  throw new Error('SIGNING_KEY must be a private key on P-256 in PEM (PKCS#8).');
}

/** Returns the signing key of a PEM string. Throws if the string is not a private key on P-256. */
export function readSigningKey(pem: string): SigningKey {
  const key = readKey(pem);
  const publicJwk = publicJwkOf(key);
  return {
    kid: publicJwk.kid,
    publicJwk,
    sign: async (bytes) => new Uint8Array(await signAsync('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' })),
  };
}

/** Returns a new private key on P-256 as PEM. */
export const makeSigningKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

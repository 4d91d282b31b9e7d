// A WebAuthn authenticator in software for tests. It signs with ES256 and attestation `none`, and reports each user as
// verified.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Assertion, NewCredential, PasskeyCreation, PasskeyRequest } from '#contracts/second-factors.ts';

/** Flags of the authenticator data: user present, user verified, attested credential included. */
const [PRESENT, VERIFIED, WITH_CREDENTIAL] = [0x01, 0x04, 0x40];

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Encodes the head of a CBOR item: its major type and a number below 65,536. */
function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.from([type | 25, value >> 8, value & 0xff]);
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Encodes the few CBOR types that WebAuthn needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (text: string) => Buffer.from(text, 'base64url');
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

/** Values that replace valid values in a response, so that tests can check that the server refuses the response. */
interface Twist {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** The signature counter of the response. By default it is one more than in the last response. */
  counter?: number;
  userVerified?: boolean;
}

interface Signed {
  type: 'webauthn.create' | 'webauthn.get';
  challenge: string;
  origin: string;
}

const clientDataOf = (signed: Signed) => Buffer.from(JSON.stringify({ ...signed, crossOrigin: false }));

/** Returns a device with one passkey, used from a page of `origin`. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  function authenticatorData(rpId: string, { credential, twist }: { credential: boolean; twist: Twist }): Buffer {
    counter = twist.counter ?? counter + 1;
    const verified = twist.userVerified === false ? 0 : VERIFIED;
    const flags = PRESENT | verified | (credential ? WITH_CREDENTIAL : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const length = Buffer.from([0, credentialId.length]);
    const attested = credential ? [Buffer.alloc(16), length, credentialId, coseKey(publicKey)] : [];
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.from([flags]), count, ...attested]);
  }

  return {
    id,
    /** Returns the response to the options of `passkeys/begin`. */
    create(options: PasskeyCreation, twist: Twist = {}): NewCredential {
      const clientData = clientDataOf({
        type: 'webauthn.create',
        challenge: twist.challenge ?? options.challenge,
        origin: twist.origin ?? origin,
      });
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(options.rp.id, { credential: true, twist })],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Returns the response to the challenge of a login. */
    sign(options: Pick<PasskeyRequest, 'challenge' | 'rpId'>, twist: Twist = {}): Assertion {
      const clientData = clientDataOf({
        type: 'webauthn.get',
        challenge: twist.challenge ?? options.challenge,
        origin: twist.origin ?? origin,
      });
      const data = authenticatorData(options.rpId, { credential: false, twist });
      const signature = createSign('sha256').update(data).update(sha256(clientData)).sign(privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

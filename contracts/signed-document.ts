// Documents that the platform signs: makes, packs and checks them (D97, D100, D101). The format is SD-JWT VC with ES256
// (RFC 9901, draft-ietf-oauth-sd-jwt-vc). The format is still a draft, so only this file depends on it. It uses Web
// Crypto, because servers sign and browsers check.
import { z } from './z.ts';

/** Maximum length of a document in characters. */
const MAX_LENGTH = 8192;
const MAX_DIGITS = 7000;
const MAX_INFLATED_BYTES = 16_384;
const SIGNATURE_BYTES = 64;
/** First byte of a packed document that is not bound to a key of its owner. */
const NOT_BOUND = 1;
/** A document may be dated this many seconds ahead of the clock of the reader. */
const CLOCK_SECONDS = 300;

const TYPE = 'dc+sd-jwt';
const header = z.strictObject({ alg: z.literal('ES256'), typ: z.literal(TYPE), kid: z.string() });
/** Claims of every document. `iat` and `exp` are in seconds since 1970. */
const common = z.looseObject({ iss: z.string(), iat: z.int(), exp: z.int(), vct: z.string() });
export type Claims = z.output<typeof common>;

const jwk = z.object({ kid: z.string(), kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() });
export type PublicJwk = z.output<typeof jwk>;

/** The issuer and its public keys, as `/.well-known/jwt-vc-issuer` serves them. */
export const issuerMetadata = z.object({ issuer: z.string(), jwks: z.object({ keys: z.array(jwk) }) });
export type IssuerMetadata = z.output<typeof issuerMetadata>;
export const ISSUER_PATH = '/.well-known/jwt-vc-issuer';

/**
 * The numbers (`jti`) of all documents that are revoked and not expired. A reader fetches the whole list, so that the
 * platform does not learn which document is checked.
 */
export const revokedList = z.object({ revoked: z.array(z.string()) });
export type RevokedList = z.output<typeof revokedList>;
export const REVOKED_PATH = '/.well-known/revoked-documents';

type Bytes = Uint8Array<ArrayBuffer>;

const encode = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));
const decode = (bytes: Bytes): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

function toBase64Url(bytes: Bytes): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

/** Decodes base64url. Throws if another string would be the normal encoding of the same bytes. */
function fromBase64Url(text: string): Bytes {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  if (toBase64Url(bytes) !== text) throw new Error('Not base64url');
  return bytes;
}

/** Returns the signed document. `sign` returns the 64 bytes of the ES256 signature. */
export async function signDocument(
  claims: Claims,
  { kid, sign }: { kid: string; sign(bytes: Bytes): Promise<Bytes> },
): Promise<string> {
  const parts = [{ alg: 'ES256', typ: TYPE, kid }, claims].map((part) => toBase64Url(encode(JSON.stringify(part))));
  const signed = parts.join('.');
  const token = `${signed}.${toBase64Url(await sign(encode(signed)))}~`;
  if (token.length > MAX_LENGTH) throw new Error('The document is too long');
  return token;
}

interface Parts {
  header: string;
  claims: string;
  signature: string;
}

/** Splits a document that discloses all claims and has no proof of possession. Throws for any other text. */
function split(token: string): Parts {
  const [, head, claims, signature] = /^([\w-]+)\.([\w-]+)\.([\w-]{86})~$/.exec(token) ?? [];
  if (token.length > MAX_LENGTH || !head || !claims || !signature) throw new Error('Not a signed document');
  return { header: head, claims, signature };
}

/** Returns the id of the key that a document names; null for any other text. The signature is not checked. */
export function keyIdOf(token: string): string | null {
  try {
    return header.parse(JSON.parse(decode(fromBase64Url(split(token).header)))).kid;
  } catch {
    return null;
  }
}

/** Sends bytes through a compression stream. Throws if the result is longer than `max` bytes. */
async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream, max: number): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Bytes[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const part = new Uint8Array(value);
    size += part.length;
    if (size > max) {
      await reader.cancel();
      throw new Error('Too long');
    }
    parts.push(part);
  }
  return joined(parts);
}

function joined(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** 12 bytes become 29 digits, which a QR code stores in 97 bits instead of 128. */
const CHUNK_BYTES = 12;
const CHUNK_DIGITS = 29;
const digitsFor = (bytes: number) => Math.ceil(bytes * 8 * Math.log10(2));

function toDigits(bytes: Bytes): string {
  let digits = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    const value = chunk.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    digits += value.toString().padStart(digitsFor(chunk.length), '0');
  }
  return digits;
}

function bytesOfChunk(digits: string): Bytes {
  const size = Array.from({ length: CHUNK_BYTES }, (_, at) => at + 1).find((one) => digitsFor(one) === digits.length);
  if (!size) throw new Error('Cut off');
  const bytes = new Uint8Array(size);
  let rest = BigInt(digits);
  for (let at = size - 1; at >= 0; at -= 1) {
    bytes[at] = Number(rest % 256n);
    rest /= 256n;
  }
  if (rest > 0n) throw new Error('Not a chunk');
  return bytes;
}

/** Returns a document as digits for a QR code: the bytes of the signature, then the compressed header and claims. */
export async function packDocument(token: string): Promise<string> {
  const parts = split(token);
  const texts = [parts.header, parts.claims].map((part) => decode(fromBase64Url(part)));
  const packed = await through(encode(texts.join('\n')), new CompressionStream('deflate-raw'), MAX_INFLATED_BYTES);
  return toDigits(joined([Uint8Array.of(NOT_BOUND), fromBase64Url(parts.signature), packed]));
}

/** Returns the document that the digits contain, the same byte for byte. Throws if they contain none. */
export async function unpackDocument(digits: string): Promise<string> {
  if (digits.length > MAX_DIGITS || !/^\d+$/.test(digits)) throw new Error('Not digits');
  const chunks = digits.match(new RegExp(`.{1,${CHUNK_DIGITS}}`, 'g')) ?? [];
  const bytes = joined(chunks.map(bytesOfChunk));
  if (bytes[0] !== NOT_BOUND) throw new Error('Another form');
  const start = 1 + SIGNATURE_BYTES;
  const inflated = await through(bytes.subarray(start), new DecompressionStream('deflate-raw'), MAX_INFLATED_BYTES);
  const texts = decode(inflated).split('\n');
  if (texts.length !== 2) throw new Error('Another form');
  const parts = texts.map((text) => toBase64Url(encode(text)));
  return `${parts.join('.')}.${toBase64Url(bytes.slice(1, start))}~`;
}

const ECDSA = { name: 'ECDSA', hash: 'SHA-256' } as const;

async function isSignedBy({ kty, crv, x, y }: PublicJwk, parts: Parts): Promise<boolean> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, curve, false, ['verify']);
  const signed = encode(`${parts.header}.${parts.claims}`);
  return crypto.subtle.verify(ECDSA, key, fromBase64Url(parts.signature), signed);
}

export type CheckedDocument = { result: 'genuine' | 'expired'; claims: Claims } | { result: 'not_genuine' };

const NOT_GENUINE: CheckedDocument = { result: 'not_genuine' };

async function check(token: string, { issuer, jwks }: IssuerMetadata, now: number): Promise<CheckedDocument> {
  const parts = split(token);
  const { kid } = header.parse(JSON.parse(decode(fromBase64Url(parts.header))));
  const key = jwks.keys.find((one) => one.kid === kid);
  if (!key || !(await isSignedBy(key, parts))) return NOT_GENUINE;
  const claims = common.parse(JSON.parse(decode(fromBase64Url(parts.claims))));
  // A genuine signature does not suffice: another platform may use the same key by mistake.
  if (claims.iss !== issuer || claims.iat > now + CLOCK_SECONDS) return NOT_GENUINE;
  return { result: claims.exp <= now ? 'expired' : 'genuine', claims };
}

/**
 * Checks a document with the public keys of the issuer. `now` is in seconds since 1970. Anything that is not exactly a
 * document of this issuer is `not_genuine`.
 */
export async function checkDocument(token: string, metadata: IssuerMetadata, now: number): Promise<CheckedDocument> {
  try {
    return await check(token, metadata, now);
  } catch {
    return NOT_GENUINE;
  }
}

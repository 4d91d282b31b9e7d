// Digests of secrets, random tokens, and the comparison of digests in constant time.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns the SHA-256 of a token. Tokens are stored only in this form. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Returns the HMAC-SHA256 of the parts, separated so that different parts never give the same input. */
export function keyedDigest(key: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\0')).digest();
}

/**
 * Returns the HMAC-SHA256 of a digest. When a new identity key is added, stored digests are wrapped in this way,
 * because the identity numbers themselves are not stored (marketplace/people/key-chain.ts).
 */
export function wrappedDigest(key: string, inner: Buffer): Buffer {
  return createHmac('sha256', key).update(inner).digest();
}

/** Compares two buffers in constant time. Buffers of different lengths are unequal. */
export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns 256 random bits as a URL-safe string. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 of the previous digest and a string. A change of an earlier string changes all later digests. */
export function chainedDigest(before: Buffer, text: string): Buffer {
  return createHash('sha256').update(before).update(text).digest();
}

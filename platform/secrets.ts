// Keyed digests and random tokens: one place for node:crypto.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a token, as it is stored. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** HMAC-SHA256 over parts that cannot run into each other. */
export function keyedDigest(key: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\0')).digest();
}

/** HMAC-SHA256 over a digest: one more key around it. */
export function wrappedDigest(key: string, inner: Buffer): Buffer {
  return createHmac('sha256', key).update(inner).digest();
}

/** Compares in constant time; different lengths are different. */
export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** 256 random bits, URL-safe. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

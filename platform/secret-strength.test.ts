// Tests of the entropy estimate: generated secrets pass, typed ones do not.
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { estimateBits, MIN_ENTROPY_BITS } from './secret-strength.ts';

const generators: [string, () => string][] = [
  ['openssl rand -hex 16', () => randomBytes(16).toString('hex')],
  ['openssl rand -base64 24', () => randomBytes(24).toString('base64')],
  ['openssl rand -base64 32', () => randomBytes(32).toString('base64')],
  ['32 random letters', () => Array.from(randomBytes(32), (byte) => String.fromCharCode(97 + (byte % 26))).join('')],
];

it.each(generators)('A secret of %s is strong enough', (_name, make) => {
  const min = Math.min(...Array.from({ length: 1000 }, () => estimateBits(make())));
  expect(min).toBeGreaterThan(MIN_ENTROPY_BITS);
});

it.each([
  'a'.repeat(44),
  'abcd'.repeat(11),
  'changeme'.repeat(5),
  'Kaamsetu2026!Kaamsetu2026!Kaamsetu2026!',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  '0123456789012345678901234567890123456789',
  'password1password2password3password4',
  'my super secret otp pepper value number 1',
  'kaamsetu-production-csrf-secret-do-not-share',
  '11111111111111112222222222222222',
])('The typed secret %s is too weak', (secret) => {
  expect(estimateBits(secret)).toBeLessThan(MIN_ENTROPY_BITS);
});

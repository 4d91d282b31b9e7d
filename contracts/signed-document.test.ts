import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkDocument, type PublicJwk, packDocument, signDocument, unpackDocument } from './signed-document.ts';

const issuer = 'https://kaamsetu.example';
const now = 1_800_000_000;

function makeKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const jwk: PublicJwk = { kid, kty: 'EC', crv: 'P-256', x, y };
  const signing = {
    kid,
    sign: async (bytes: Uint8Array) =>
      new Uint8Array(sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' })),
  };
  return { jwk, signing };
}

const { jwk, signing } = makeKey('first');
const metadata = { issuer, jwks: { keys: [jwk] } };
const claims = {
  iss: issuer,
  iat: now,
  exp: now + 1000,
  vct: `${issuer}/credentials/wage-statement/1`,
  worker: 'सलीम शेख',
  owed: 120_000,
};
const token = await signDocument(claims, signing);
const part = (index: number) => token.split('.')[index] ?? '';
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const withClaims = (changed: object) => `${part(0)}.${encoded({ ...claims, ...changed })}.${part(2)}`;
const withHeader = (changed: object) =>
  `${encoded({ alg: 'ES256', typ: 'dc+sd-jwt', kid: 'first', ...changed })}.${part(1)}.${part(2)}`;
const resultOf = async (text: string, at = now) => (await checkDocument(text, metadata, at)).result;

describe('checkDocument', () => {
  it('A document of this issuer is genuine, with its claims', async () => {
    expect(await checkDocument(token, metadata, now)).toEqual({ result: 'genuine', claims });
  });

  it('A document is expired from its last second', async () => {
    expect(await resultOf(token, now + 999)).toBe('genuine');
    expect(await resultOf(token, now + 1000)).toBe('expired');
  });

  it('A document from the future is not genuine', async () => {
    expect(await resultOf(token, now - 301)).toBe('not_genuine');
  });

  it.each([
    ['one paisa more', withClaims({ owed: 120_001 })],
    ['another name', withClaims({ worker: 'सलीम शेख़' })],
    ['a later end', withClaims({ exp: now + 2000 })],
    ['the algorithm none', `${encoded({ alg: 'none', typ: 'dc+sd-jwt', kid: 'first' })}.${part(1)}.~`],
    ['an unsigned algorithm with the signature', withHeader({ alg: 'none' })],
    ['another type', withHeader({ typ: 'JWT' })],
    ['an unknown key', withHeader({ kid: 'second' })],
    ['an additional header', withHeader({ jwk })],
    ['a disclosure', `${token}${encoded(['salt', 'owed', 1])}~`],
    ['a cut signature', `${token.slice(0, -2)}~`],
    ['no tilde', token.slice(0, -1)],
    ['nonsense', 'nonsense'],
    ['nothing', ''],
  ])('A document with %s is not genuine', async (_, changed) => {
    expect(await resultOf(changed)).toBe('not_genuine');
  });

  it('A document that another key with the same id signed is not genuine', async () => {
    expect(await resultOf(await signDocument(claims, makeKey('first').signing))).toBe('not_genuine');
  });

  it('A genuine signature under the name of another issuer is not genuine', async () => {
    const other = await signDocument({ ...claims, iss: 'https://other.example' }, signing);
    expect(await resultOf(other)).toBe('not_genuine');
  });

  it('A second base64url text of the same signature is not genuine', async () => {
    const last = token.at(-2) ?? '';
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const next = letters[letters.indexOf(last) + 1] ?? 'B';
    expect(await resultOf(`${token.slice(0, -2)}${next}~`)).toBe('not_genuine');
  });
});

describe('packDocument', () => {
  it('The digits of a document contain the same document byte for byte', async () => {
    const digits = await packDocument(token);
    expect(digits).toMatch(/^\d+$/);
    expect(await unpackDocument(digits)).toBe(token);
  });

  it('Documents of all lengths are packed without loss', async () => {
    for (let length = 0; length < 24; length += 1) {
      const text = createHash('sha256').update(String(length)).digest('hex').slice(0, length);
      const one = await signDocument({ ...claims, text }, signing);
      expect(await unpackDocument(await packDocument(one))).toBe(one);
    }
  });

  it.each([
    ['letters', '12a'],
    ['nothing', ''],
    ['too many digits', '1'.repeat(7001)],
    ['a chunk that is too large', '9'.repeat(29)],
    ['one digit', '7'],
  ])('Digits with %s are refused', async (_, digits) => {
    await expect(unpackDocument(digits)).rejects.toThrow();
  });

  it('A changed digit gives another document or none', async () => {
    const digits = await packDocument(token);
    const changed = `${digits.slice(0, 60)}${(Number(digits[60]) + 1) % 10}${digits.slice(61)}`;
    const read = await unpackDocument(changed).catch(() => 'refused');
    expect(await resultOf(read)).toBe('not_genuine');
  });
});

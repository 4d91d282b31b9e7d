// Key chain for digests of identity numbers. Each new key wraps the existing digests, because the numbers are not
// stored and cannot be hashed again (D40).
import { keyedDigest, sameBytes, wrappedDigest } from '#platform/secrets.ts';

/** Returns a fingerprint that identifies a key but does not reveal it. */
const fingerprintOf = (key: string): Buffer => keyedDigest(key, 'mark of a key', 'identity').subarray(0, 8);

export const fingerprintsOf = (keys: readonly string[]): Buffer[] => keys.map(fingerprintOf);

/** Returns true if the first keys of the list have these fingerprints. Both are ordered oldest first. */
export function continues(keys: readonly string[], marks: readonly Buffer[]): boolean {
  return (
    marks.length <= keys.length &&
    fingerprintsOf(keys.slice(0, marks.length)).every((own, place) => sameBytes(own, marks[place] ?? Buffer.alloc(0)))
  );
}

/**
 * Wraps a stored digest with the keys that are newer than the digest: each key hashes the result of the previous key.
 * `been` is the number of keys with which the digest was computed so far.
 */
export const rewrapDigest = (keys: readonly string[], been: number, digest: Buffer): Buffer =>
  keys.slice(been).reduce((inner, key) => wrappedDigest(key, inner), digest);

/**
 * Returns the digests of `parts` with the first key, with the first two keys, and so on. A stored digest may equal any
 * of these digests, because it may have been computed before the last rotations, when the list of keys was shorter.
 */
export function digestPerKey(keys: readonly string[], parts: readonly string[]): Buffer[] {
  const [first = '', ...later] = keys;
  let digest = keyedDigest(first, ...parts);
  const digests = [digest];
  for (const key of later) {
    digest = wrappedDigest(key, digest);
    digests.push(digest);
  }
  return digests;
}

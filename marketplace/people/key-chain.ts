// Key chain of identity digests: each new key wraps the existing digest, because the number is not stored and cannot be
// hashed again (D40).
import { keyedDigest, sameBytes, wrappedDigest } from '#platform/secrets.ts';

/** Fingerprint that identifies a key without revealing it. */
const fingerprintOf = (key: string): Buffer => keyedDigest(key, 'mark of a key', 'identity').subarray(0, 8);

export const fingerprintsOf = (keys: readonly string[]): Buffer[] => keys.map(fingerprintOf);

/** Returns true if the keys, oldest first, start with the keys that have these fingerprints. */
export function continues(keys: readonly string[], marks: readonly Buffer[]): boolean {
  return (
    marks.length <= keys.length &&
    fingerprintsOf(keys.slice(0, marks.length)).every((own, place) => sameBytes(own, marks[place] ?? Buffer.alloc(0)))
  );
}

/** Wraps a digest with the keys after the first `been` ones. */
export const rewrapDigest = (keys: readonly string[], been: number, digest: Buffer): Buffer =>
  keys.slice(been).reduce((inner, key) => wrappedDigest(key, inner), digest);

/** Returns the digest of the parts after the first key, after the first two, and so on. */
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

// The chain of keys over an identity number: each new key wraps what the keys before it have made, as the number itself is gone (D40).
import { keyedDigest, sameBytes, wrappedDigest } from '#platform/secrets.ts';

/** Tells a key from another, and nothing else of it. */
const fingerprintOf = (key: string): Buffer => keyedDigest(key, 'mark of a key', 'identity').subarray(0, 8);

export const fingerprintsOf = (keys: readonly string[]): Buffer[] => keys.map(fingerprintOf);

/** Whether the keys, oldest first, begin with those that have these marks. */
export function continues(keys: readonly string[], marks: readonly Buffer[]): boolean {
  return (
    marks.length <= keys.length &&
    fingerprintsOf(keys.slice(0, marks.length)).every((own, place) => sameBytes(own, marks[place] ?? Buffer.alloc(0)))
  );
}

/** What the keys after the first `been` ones make of a digest. */
export const rewrapDigest = (keys: readonly string[], been: number, digest: Buffer): Buffer =>
  keys.slice(been).reduce((inner, key) => wrappedDigest(key, inner), digest);

/** The digest of the parts after one key, after two, and so on. */
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

// Checks the keys for digests of identity numbers: how many are in use, and whether this process has all of them.
import type { Tx } from '#platform/sql.ts';
import { continues } from '../key-chain.ts';
import { findFingerprints, shareKeyChain } from '../queries/key-chain.ts';

/**
 * Returns the number of keys in use, and prevents a rotation until the transaction ends. Throws if this process lacks
 * one of these keys: without all keys, the process could not recognise identity numbers that are already stored.
 */
export async function keysInUse(tx: Tx, keys: readonly string[]): Promise<number> {
  await shareKeyChain(tx);
  const marks = await findFingerprints(tx);
  if (!continues(keys, marks)) throw new Error('The identity keys of this process are not those of the database.');
  return Math.max(1, marks.length);
}

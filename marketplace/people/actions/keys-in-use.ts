// Checks the keys of identity numbers: how many are in use, and whether this process has all of them.
import type { Tx } from '#platform/sql.ts';
import { continues } from '../key-chain.ts';
import { findFingerprints, shareKeyChain } from '../queries/key-chain.ts';

/**
 * Returns the number of keys in use, which stays the same until the transaction ends. Throws if this process lacks one
 * of them, because it could not recognise numbers that were stored before.
 */
export async function keysInUse(tx: Tx, keys: readonly string[]): Promise<number> {
  await shareKeyChain(tx);
  const marks = await findFingerprints(tx);
  if (!continues(keys, marks)) throw new Error('The keys of identity numbers here are not those of this database.');
  return Math.max(1, marks.length);
}

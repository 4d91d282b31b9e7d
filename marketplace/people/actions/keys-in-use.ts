// How many of the keys of identity numbers are in use, and whether this process has them.
import type { Tx } from '#platform/sql.ts';
import { continues } from '../key-chain.ts';
import { findFingerprints, shareKeyChain } from '../queries/key-chain.ts';

/**
 * Stays so until the transaction ends. A process that lacks one of them must not judge who is known: it throws, and writes nothing.
 */
export async function keysInUse(tx: Tx, keys: readonly string[]): Promise<number> {
  await shareKeyChain(tx);
  const marks = await findFingerprints(tx);
  if (!continues(keys, marks)) throw new Error('The keys of identity numbers here are not those of this database.');
  return Math.max(1, marks.length);
}

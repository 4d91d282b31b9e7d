// Rotates the keys for digests of identity numbers. First activates the new key for new digests. Then wraps the
// existing digests in batches: replaces each digest with a keyed digest of this digest, computed with the new key.
import { setTimeout as pause } from 'node:timers/promises';
import { type Db, inTransaction } from '#platform/db.ts';
import { continues, fingerprintsOf, rewrapDigest } from '../key-chain.ts';
import {
  countOlder,
  findFingerprints,
  lockKeyChain,
  lockOlder,
  setDigests,
  setFingerprints,
} from '../queries/key-chain.ts';

const BATCH = 500;
/** Pause in milliseconds before retrying rows that another transaction had locked. */
const AGAIN_MS = 200;

interface Rotation {
  db: Db;
  /** All keys, oldest first. */
  keys: readonly string[];
  /** Called before each pass over the table, with the number of digests that are not yet computed with the new key. */
  progress: (left: number) => void;
}

/**
 * Activates the new keys. Waits for running registrations, which could otherwise write with the old key afterwards.
 */
function activateKeys({ db, keys }: Rotation): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockKeyChain(tx);
    const marks = await findFingerprints(tx);
    if (!continues(keys, marks))
      throw new Error('PREVIOUS_IDENTITY_KEYS must name every key that has been in use, oldest first.');
    await setFingerprints(tx, fingerprintsOf(keys));
  });
}

/**
 * Replaces the digests of the next users with ids above `after` by digests of these digests, computed with the new key.
 * Returns the last user id; null after the last user.
 */
function wrapBatch({ db, keys }: Rotation, after: number): Promise<number | null> {
  return inTransaction(db, async (tx) => {
    const rows = await lockOlder(tx, { keys: keys.length, after, max: BATCH });
    if (rows.length === 0) return null;
    const wrapped = rows.map(({ user_id, digest, keys: been }) => ({
      user_id,
      digest: rewrapDigest(keys, been, digest),
      keys: keys.length,
    }));
    await setDigests(tx, wrapped);
    return rows.at(-1)?.user_id ?? null;
  });
}

/**
 * Rotates the keys. The rotation can be interrupted at any time and run again. Returns the number of digests that were
 * older than the newest key.
 */
export async function rotateIdentities(rotation: Rotation): Promise<number> {
  await activateKeys(rotation);
  const { db, keys, progress } = rotation;
  const found = await countOlder(db, keys.length);
  for (let left = found; left > 0; left = await countOlder(db, keys.length)) {
    progress(left);
    for (let at = await wrapBatch(rotation, 0); at !== null; at = await wrapBatch(rotation, at));
    await pause(AGAIN_MS);
  }
  return found;
}

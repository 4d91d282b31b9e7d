// Brings a new key of identity numbers into use: from then on it is written under, and what was kept before is wrapped, batch by batch.
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
/** Between two looks at those that somebody else was changing. */
const AGAIN_MS = 200;

interface Rotation {
  db: Db;
  /** Oldest first. */
  keys: readonly string[];
  /** Hears how many digests are left after each batch. */
  progress: (left: number) => void;
}

/** Whoever is registering ends first: nobody writes under the older ones afterwards. */
function activateKeys({ db, keys }: Rotation): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockKeyChain(tx);
    const marks = await findFingerprints(tx);
    if (!continues(keys, marks))
      throw new Error('IDENTITY_KEYS_BEFORE must name every key that has been in use, oldest first.');
    await setFingerprints(tx, fingerprintsOf(keys));
  });
}

/** Wraps some after a person; returns the last of them, null where there were none. */
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

/** May be killed at any moment and run again. Resolves with how many digests it has found to wrap; afterwards none is left. */
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

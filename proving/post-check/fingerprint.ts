// Computes a hash of everything that the weights of the learned reader depend on, to notice weights that are out of date.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { conceptGroups } from '#marketplace/trust/find-concepts.ts';
import { FEATURES_VERSION } from '#marketplace/trust/reader/features.ts';
import { TRAINING_FOLDER } from './training-lines.ts';

/** Returns the hash of the names and phrases of the concepts, the version of the features, and the training files. */
export function fingerprintOfReader(): string {
  const hash = createHash('sha256');
  const concepts = Object.entries(conceptGroups).map(([name, group]) => [name, group.concepts]);
  hash.update(JSON.stringify([FEATURES_VERSION, concepts]));
  for (const name of readdirSync(TRAINING_FOLDER).sort())
    hash.update(name).update(readFileSync(path.join(TRAINING_FOLDER, name)));
  return hash.digest('hex');
}

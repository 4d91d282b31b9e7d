// Adds user files and the erasure list to a backup. The erasure list records the erasures of users, so that a restore
// can repeat them. User files in a bucket are not added, because the bucket stores older versions itself.
import { LIST } from '#marketplace/privacy/erasure-list.ts';
import { readFileLocation } from '#platform/env.ts';
import { createStorage } from '#platform/storage/open.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Entry } from './archive.ts';
import { STORED } from './manifest.ts';

/** Number and bytes of the files added so far. */
export interface FileCounts {
  count: number;
  bytes: number;
}

export interface FileLocation {
  storage: Storage;
  /** True for a local folder, false for a bucket. */
  isLocal: boolean;
}

/** Returns the configured storage of user files. */
export function fileLocation(): FileLocation {
  const place = readFileLocation(process.env);
  return { storage: createStorage(place), isLocal: !place.S3_BUCKET };
}

async function* counting(bytes: AsyncIterable<Uint8Array | string>, counted: FileCounts): AsyncGenerator<Uint8Array> {
  counted.count += 1;
  for await (const part of bytes) {
    const whole = Buffer.from(part);
    counted.bytes += whole.length;
    yield whole;
  }
}

/** Yields all files below a storage prefix. Skips files that are deleted while the backup runs. */
async function* below({ storage }: FileLocation, prefix: string, counted: FileCounts): AsyncGenerator<Entry> {
  for await (const { key } of storage.list(prefix)) {
    const bytes = key.endsWith('.part') ? null : await storage.get(key);
    if (bytes) yield { name: STORED + key, bytes: counting(bytes, counted) };
  }
}

/** Yields the entries of the erasure list, and the user files if they are in a local folder. */
export async function* filesOf(place: FileLocation, counted: FileCounts): AsyncGenerator<Entry> {
  const prefixes = ['files/', 'pictures/', 'sites/', 'exports/'];
  if (place.isLocal) for (const prefix of prefixes) yield* below(place, prefix, counted);
  yield* below(place, LIST, { count: 0, bytes: 0 });
}

/** Whether an entry of a backup belongs to the erasure list, which every backup contains. */
export const isLine = (name: string) => name.startsWith(STORED + LIST);

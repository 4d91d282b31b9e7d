// Files of people in a backup, and the list of erasures. A bucket keeps its own versions.
import { LIST } from '#marketplace/privacy/erasure-list.ts';
import { readFileLocation } from '#platform/env.ts';
import { createStorage } from '#platform/storage/open.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Entry } from './archive.ts';
import { STORED } from './manifest.ts';

/** What was put into the backup so far. */
export interface FileCounts {
  count: number;
  bytes: number;
}

export interface FileLocation {
  storage: Storage;
  /** A folder of ours, and no bucket. */
  isLocal: boolean;
}

/** Where files lie. */
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

/** Everything below a prefix; what goes away meanwhile is left out. */
async function* below({ storage }: FileLocation, prefix: string, counted: FileCounts): AsyncGenerator<Entry> {
  for await (const { key } of storage.list(prefix)) {
    const bytes = key.endsWith('.part') ? null : await storage.get(key);
    if (bytes) yield { name: STORED + key, bytes: counting(bytes, counted) };
  }
}

/** Files of people, where they lie in a folder, and in any case the list of erasures. */
export async function* filesOf(place: FileLocation, counted: FileCounts): AsyncGenerator<Entry> {
  if (place.isLocal) for (const prefix of ['files/', 'exports/']) yield* below(place, prefix, counted);
  yield* below(place, LIST, { count: 0, bytes: 0 });
}

/** Whether an entry is a line of the list of erasures, which every backup takes along. */
export const isLine = (name: string) => name.startsWith(STORED + LIST);

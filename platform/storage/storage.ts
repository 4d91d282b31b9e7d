// The storage port: where bytes lie under generated names. A local folder or anything that speaks S3 is behind it.

/** What a storage knows of one object. */
export interface StoredObject {
  key: string;
  stored_at: Date;
}

/** Keys are `<folder>/<generated name>`; each slice has a folder of its own (`files/`). */
export interface Storage {
  /** Keeps the bytes, whole or not at all. Rejects with {@link StorageFull} where there is no room. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes as a stream, or null where nothing lies under the key. */
  get(key: string): Promise<NodeJS.ReadableStream | null>;
  /** Removes; what is not there is removed already. */
  remove(key: string): Promise<void>;
  /** Everything that lies under a prefix (`files/`), for sweeping what nobody speaks of any more. */
  list(prefix: string): AsyncIterable<StoredObject>;
}

/** No room for another object: nothing was kept. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** The storage does not answer; the caller may try again. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** Throws at a key that could name anything but an object: keys are made by the product, never by people. */
export function checkKey(key: string): string {
  if (!/^[a-z]+(?:\/[\w-][\w.-]*)+$/.test(key)) throw new Error('Not a key of the storage');
  return key;
}

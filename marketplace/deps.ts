// What actions are handed: one plain object, built in each program's main.
import type { Db } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** The secrets by name; each is used for one purpose only. */
export interface Secrets {
  otp_pepper: string;
  /** Of identity numbers: oldest first, the newest last. */
  identity_keys: readonly string[];
  device_secret: string;
}

export interface Deps {
  db: Db;
  log: Log;
  secrets: Secrets;
  /** Where the bytes of people's files lie. */
  storage: Storage;
}

/** What actions are handed that only read: what they read may be a standby, where nothing can be locked or written. */
export interface ReadDeps extends Pick<Deps, 'log'> {
  db: Queryable;
}

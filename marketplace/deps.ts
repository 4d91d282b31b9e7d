// Dependencies of actions, as one plain object. Each program builds this object when it starts.
import type { Db } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** Secrets by name. Each secret is used for one purpose only. */
export interface Secrets {
  /** For everything that an SMS contains: the digests of codes, and the tokens of links (decision 0078). */
  otp_pepper: string;
  /** Keys for the digests of identity numbers, oldest first. */
  identity_keys: readonly string[];
  device_secret: string;
}

export interface Deps {
  db: Db;
  log: Log;
  secrets: Secrets;
  /** Storage of uploaded files. */
  storage: Storage;
}

/** Dependencies of actions that only read. `db` may be a replica, which permits no locks and no writes. */
export interface ReadDeps extends Pick<Deps, 'log'> {
  db: Queryable;
}

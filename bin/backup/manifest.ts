// What a backup says of itself: the last entry, sealed like the rest.
import { z } from '#contracts/z.ts';

const table = z.object({
  rows: z.int(),
  digest: z.string(),
  /** Empty again whenever the server recovers. */
  unlogged: z.boolean(),
  /** Written to while the backup was made, so that its digest is not that of the backup. */
  moving: z.optional(z.boolean()),
});

export const manifestShape = z.object({
  format: z.literal(1),
  /** `dump` of a server of one's own, `cluster`: the data folder of the embedded one. */
  way: z.enum(['dump', 'cluster']),
  made_at: z.string(),
  database: z.string(),
  server_version: z.int(),
  /** The version of pg_dump; null for a data folder. */
  dump_version: z.nullable(z.int()),
  migration: z.nullable(z.string()),
  tables: z.record(z.string(), table),
  /** Roles that the rights in the dump speak of. */
  roles: z.array(z.string()),
  /** Marks of the installation's keys, by name. */
  keys: z.record(z.string(), z.string()),
  /** Files of people in the backup; null where they lie in a bucket. */
  files: z.nullable(z.object({ count: z.int(), bytes: z.int() })),
});

export type Manifest = z.output<typeof manifestShape>;
export type TableChecksum = z.output<typeof table>;

export const MANIFEST = 'manifest.json';
export const DUMP = 'database.dump';
export const ROLES = 'roles.sql';
/** Before the key of a file of people, a line of the list of erasures, the path of a file of the data folder. */
export const STORED = 'storage/';
export const CLUSTER = 'cluster/';
export const PASSWORD = 'password';

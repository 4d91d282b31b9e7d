// The manifest of a backup: its last entry, encrypted like all others.
import { z } from '#contracts/z.ts';

const table = z.object({
  rows: z.int(),
  digest: z.string(),
  /** True for an unlogged table, which is empty after a recovery. */
  unlogged: z.boolean(),
  /** True if the table was modified during the backup: its digest may differ from that of the restored table. */
  moving: z.optional(z.boolean()),
});

export const manifestShape = z.object({
  format: z.literal(1),
  /** `dump`: from an external server. `cluster`: the data folder of the embedded server. */
  way: z.enum(['dump', 'cluster']),
  made_at: z.string(),
  database: z.string(),
  server_version: z.int(),
  /** Major version of pg_dump; null for a data folder. */
  dump_version: z.nullable(z.int()),
  migration: z.nullable(z.string()),
  tables: z.record(z.string(), table),
  /** Roles that the privileges in the dump mention. */
  roles: z.array(z.string()),
  /** Fingerprints of the installation's keys, by name. */
  keys: z.record(z.string(), z.string()),
  /** User files in the backup; null if a bucket stores them. */
  files: z.nullable(z.object({ count: z.int(), bytes: z.int() })),
});

export type Manifest = z.output<typeof manifestShape>;
export type TableChecksum = z.output<typeof table>;

export const MANIFEST = 'manifest.json';
export const DUMP = 'database.dump';
export const ROLES = 'roles.sql';
/**
 * Prefixes of entry names: user files and erasure list lines (by storage key), and files of the data folder (by path).
 */
export const STORED = 'storage/';
export const CLUSTER = 'cluster/';
export const PASSWORD = 'password';

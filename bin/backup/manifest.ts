// Schema of the manifest, which describes the content of a backup. The manifest is the last entry of the backup, and is
// encrypted like all other entries.
import { z } from '#contracts/z.ts';

const table = z.object({
  rows: z.int(),
  digest: z.string(),
  /** True for an unlogged table, which is empty after a recovery. */
  unlogged: z.boolean(),
  /** True if the table was modified during the backup: its digest may differ from the digest of the restored table. */
  moving: z.optional(z.boolean()),
});

export const manifestShape = z.object({
  format: z.literal(1),
  /**
   * Kind of backup. `dump`: made with pg_dump from an external server. `cluster`: the copied data folder of the
   * embedded server.
   */
  way: z.enum(['dump', 'cluster']),
  made_at: z.string(),
  database: z.string(),
  server_version: z.int(),
  /** Major version of pg_dump; null for a copied data folder. */
  dump_version: z.nullable(z.int()),
  migration: z.nullable(z.string()),
  tables: z.record(z.string(), table),
  /** Roles that own an object in the dump or have a privilege on it. */
  roles: z.array(z.string()),
  /** Fingerprints of the secret keys of the installation, by the name of the key. */
  keys: z.record(z.string(), z.string()),
  /** Number and size of the user files in the backup; null if a bucket stores the files. */
  files: z.nullable(z.object({ count: z.int(), bytes: z.int() })),
});

export type Manifest = z.output<typeof manifestShape>;
export type TableChecksum = z.output<typeof table>;

export const MANIFEST = 'manifest.json';
export const DUMP = 'database.dump';
export const ROLES = 'roles.sql';
/**
 * Prefixes of entry names. `storage/`: user files and entries of the erasure list, by storage key. `cluster/`: files of
 * the copied data folder, by path.
 */
export const STORED = 'storage/';
export const CLUSTER = 'cluster/';
export const PASSWORD = 'password';

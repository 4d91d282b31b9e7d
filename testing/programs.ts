// Where the programs lie that some tests start beside the product: Debian keeps several of them off the path.
import { existsSync } from 'node:fs';
import path from 'node:path';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/lib/postgresql/15/bin'];

/** The file of a program (`haproxy`, `pgbouncer`, `promtool`, `pg_dump`), null where it is not installed. */
export function findProgram(name: string): string | null {
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

// Finds the programs that some tests start beside the product. Debian installs several of them outside PATH.
import { existsSync } from 'node:fs';
import path from 'node:path';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/lib/postgresql/15/bin'];

/** Returns the path of a program (`haproxy`, `pgbouncer`, `promtool`, `pg_dump`), or null if it is not installed. */
export function findProgram(name: string): string | null {
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

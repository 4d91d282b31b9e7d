// Free and total disk space of a folder.
import { statfs } from 'node:fs/promises';
import path from 'node:path';

export interface DiskSpace {
  free_bytes: number;
  total_bytes: number;
}

/**
 * Returns the space of the folder, or of its nearest existing parent; null if the operating system does not report it.
 */
export async function diskSpace(folder: string): Promise<DiskSpace | null> {
  const known = await statfs(folder).catch(() => null);
  if (known) return { free_bytes: known.bavail * known.bsize, total_bytes: known.blocks * known.bsize };
  const above = path.dirname(folder);
  return above === folder ? null : diskSpace(above);
}

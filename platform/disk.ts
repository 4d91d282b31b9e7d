// How much room there is where a folder lies.
import { statfs } from 'node:fs/promises';
import path from 'node:path';

export interface DiskSpace {
  free_bytes: number;
  total_bytes: number;
}

/** Of the folder, or of the nearest one above it that there is already; null where the system does not say. */
export async function diskSpace(folder: string): Promise<DiskSpace | null> {
  const known = await statfs(folder).catch(() => null);
  if (known) return { free_bytes: known.bavail * known.bsize, total_bytes: known.blocks * known.bsize };
  const above = path.dirname(folder);
  return above === folder ? null : diskSpace(above);
}

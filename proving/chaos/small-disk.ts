// A small disk in memory (tmpfs) for one folder, to test full disks. Mounting the disk needs root, and some containers
// do not allow it even for root.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MB = 1024 * 1024;
const BALLAST = 'ballast';

export interface SmallDisk {
  /** Free bytes. */
  left(): number;
  /** Fills the disk except for `leaving` bytes. */
  fill(leaving: number): void;
  /** Frees the filled space again. */
  empty(): void;
  close(): void;
}

/**
 * Creates a folder and mounts the disk on it. Throws if mounting is not allowed; the scenario is then skipped and does
 * not count as passed.
 */
export function openSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  const options = `size=${megabytes}m,mode=0777`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  if (status !== 0) throw new Error('skipped: cannot mount');
  const ballast = path.join(folder, BALLAST);
  const left = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    left,
    fill(leaving) {
      const block = Buffer.alloc(MB, 1);
      for (let room = left() - leaving; room > 0; room = left() - leaving)
        writeFileSync(ballast, block.subarray(0, Math.min(room, MB)), { flag: 'a' });
    },
    empty: () => rmSync(ballast, { force: true }),
    close: () => void spawnSync('umount', ['-l', folder], { stdio: 'ignore' }),
  };
}

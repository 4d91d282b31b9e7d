// A disk of a few megabytes for one folder, to be filled: memory that is mounted there. Root may do that where a machine allows it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MB = 1024 * 1024;
const BALLAST = 'ballast';

export interface SmallDisk {
  /** Bytes that are left. */
  left(): number;
  /** Takes all room but so many bytes. */
  fill(leaving: number): void;
  /** Gives it back. */
  empty(): void;
  close(): void;
}

/** Mounts it on a folder, which is made. Throws where that is not allowed: the row is skipped then, and does not hold. */
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

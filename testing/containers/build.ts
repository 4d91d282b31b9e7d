// npm run test:image: does every step of the Dockerfile in a folder, the installing and the building too, and tells how large what comes of it is.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replay } from './replay.ts';

const MEGABYTE = 1024 * 1024;
/** Beside its base. Twice of what it is would be something that does not belong into it. */
const MAX_MEGABYTES = 150;

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}

const into = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-build-'));
try {
  const { folder } = replay({ context: process.cwd(), into, lent: false });
  const megabytes = Math.round(sizeOf(folder) / MEGABYTE);
  console.log(
    `image: ${megabytes} MB beside its base (must: ${MAX_MEGABYTES} at most), built in ${Math.round(process.uptime())} s`,
  );
  process.exitCode = megabytes <= MAX_MEGABYTES ? 0 : 1;
} finally {
  rmSync(into, { recursive: true, force: true });
}

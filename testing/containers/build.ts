// npm run test:image: runs every step of the Dockerfile in a folder, including installation and build, and prints the
// size of the result.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replay } from './replay.ts';

const MEGABYTE = 1024 * 1024;
/** Maximum size without the base image. Twice the current size would mean unwanted content. */
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

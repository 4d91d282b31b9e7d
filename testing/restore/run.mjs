// npm run test:restore: builds a stale server, then runs the backup and restore drills on real servers.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isStale, parts } from '../../bin/preparing/stamps.mjs';
import { runBundled } from '../run-bundled.mjs';

process.chdir(path.join(import.meta.dirname, '..', '..'));
const stale = Object.entries(parts).flatMap(([part, build]) => (isStale(build) ? [part] : []));
const built =
  stale.length === 0 || spawnSync(process.execPath, ['bin/build.mjs', ...stale], { stdio: 'inherit' }).status === 0;
if (!built) process.exit(1);
await runBundled('testing/restore/drill.ts');

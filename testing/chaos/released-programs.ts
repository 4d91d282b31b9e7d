// The programs of the release before this one, built from its own files with its own packages.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { checkOut, knows, released } from '../upgrade/release.ts';

/** Builds them in a folder that is not there yet. `remove` takes all of it away again. */
export function buildReleased(folder: string): { commit: string; remove: () => void } {
  const commit = released();
  if (!knows(commit))
    throw new Error(`This clone does not know ${commit}, which RELEASED names: fetch the whole history.`);
  const remove = checkOut(commit, folder);
  try {
    execFileSync(process.execPath, ['bin/build.mjs', 'server'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // Its API does not start without a page. Nobody looks at it here: the one that the build begins with will do.
    mkdirSync(path.join(folder, 'web/dist'), { recursive: true });
    cpSync(path.join(folder, 'web/index.html'), path.join(folder, 'web/dist/index.html'));
    return { commit, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

// Builds the programs of the previous release from its own source and packages.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { checkOut, knows, released } from '../upgrade/release.ts';

/** Builds the programs in a new folder. `remove` deletes the folder. */
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
    // The API of the previous release does not start without the page of the web app. An unbuilt page is enough,
    // because no scenario opens it.
    mkdirSync(path.join(folder, 'web/dist'), { recursive: true });
    cpSync(path.join(folder, 'web/index.html'), path.join(folder, 'web/dist/index.html'));
    return { commit, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

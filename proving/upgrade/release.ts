// The previous release, named by the file RELEASED: checks out its files in a separate folder and installs the packages
// of its lock file.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** Returns the commit of the previous release. */
export const released = (): string => readFileSync('RELEASED', 'utf8').trim();

/** Whether this clone contains the commit. A clone without history does not contain it. */
export const knows = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' }).status === 0;

/** Returns a file as of a commit. */
export const fileOf = (commit: string, file: string): string =>
  execFileSync('git', ['show', `${commit}:${file}`], { encoding: 'utf8' });

/** Returns the file names of a folder as of a commit. */
export const filesOf = (commit: string, folder: string): string[] =>
  execFileSync('git', ['ls-tree', '--name-only', `${commit}:${folder}`], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Checks the release out into `folder` and installs its packages. Returns a function that removes the folder. */
export function checkOut(commit: string, folder: string): () => void {
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, commit], { stdio: 'inherit' });
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return () => {
    rmSync(folder, { recursive: true, force: true });
    spawnSync('git', ['worktree', 'prune'], { stdio: 'ignore' });
  };
}

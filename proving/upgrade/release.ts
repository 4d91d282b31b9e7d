// The previous release, named by the file RELEASED: checks out its files in a separate folder and installs the packages
// of its lock file.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

/**
 * Replaces the global setup of the previous release's tests, which would create the tables of that release. The server
 * already has a template database with the tables of this release.
 */
const SETUP = `// The server and its template are there already.
export const TEMPLATE = 'kaamsetu_template';
export default function setup(project) {
  project.provide('postgresUrl', process.env.TEST_DATABASE_URL);
  project.provide('pooledUrl', null);
}
`;

/** Checks the release out into `folder` and installs its packages. Returns a function that removes the folder. */
export function checkOut(commit: string, folder: string): () => void {
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, commit], { stdio: 'inherit' });
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(path.join(folder, 'testing/global-setup.ts'), SETUP);
  return () => {
    rmSync(folder, { recursive: true, force: true });
    spawnSync('git', ['worktree', 'prune'], { stdio: 'ignore' });
  };
}

// The release before this one, as the file RELEASED names it: its files in a folder of their own, with the packages of its own lock.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Its commit. */
export const released = (): string => readFileSync('RELEASED', 'utf8').trim();

/** Whether this clone knows the commit; one without history does not. */
export const knows = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' }).status === 0;

/** A file as it was then. */
export const fileOf = (commit: string, file: string): string =>
  execFileSync('git', ['show', `${commit}:${file}`], { encoding: 'utf8' });

/** The names of the files in a folder as it was then. */
export const filesOf = (commit: string, folder: string): string[] =>
  execFileSync('git', ['ls-tree', '--name-only', `${commit}:${folder}`], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Its tests must not make the tables themselves: they are handed a server whose template is of the release to come. */
const SETUP = `// The server and its template are there already.
export const TEMPLATE = 'kaamsetu_template';
export default function setup(project) {
  project.provide('postgresUrl', process.env.TEST_DATABASE_URL);
  project.provide('pooledUrl', null);
}
`;

/** Checks it out into `folder` and installs it. Returns what removes it again. */
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

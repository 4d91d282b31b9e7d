// Finds and starts the Postgres programs for dump and restore, on the PATH or in Debian's folder. Programs older than
// the server are not used.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { postgresEnv } from '#platform/embedded/cluster.ts';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Returns the folders in which a program is searched, in order. Debian's version folders come first, because the
 * program on Debian's PATH is a wrapper that selects a version itself.
 */
function folders(): string[] {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin')) : [];
  return [...debian, ...(process.env.PATH ?? '').split(path.delimiter)].filter(Boolean);
}

function versionOf(file: string): number | null {
  const ran = spawnSync(file, ['--version'], { encoding: 'utf8', env: postgresEnv() });
  const found = /\(PostgreSQL\) (\d+)/.exec(ran.stdout ?? '');
  return found ? Number(found[1]) : null;
}

interface PgProgram {
  file: string;
  version: number;
}

/**
 * Returns the installed program of the lowest version that is at least `version`. If no such program is installed,
 * throws an error that names the package to install.
 */
export function findPgProgram(program: 'pg_dump' | 'pg_dumpall' | 'pg_restore', version: number): PgProgram {
  const files = folders().map((folder) => path.join(folder, process.platform === 'win32' ? `${program}.exe` : program));
  const found = files
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const its = versionOf(file);
      return its ? [{ file, version: its }] : [];
    });
  const fit = found.filter((one) => one.version >= version).sort((a, b) => a.version - b.version)[0];
  if (fit) return fit;
  const there =
    found.length > 0
      ? `only ${[...new Set(found.map((one) => one.version))].join(' and ')} is installed`
      : 'none is installed';
  throw new Error(
    `Postgres ${version} needs a ${program} of version ${version} or newer, and ${there}: install postgresql-client-${version}, or put its folder on the PATH.`,
  );
}

/**
 * Returns arguments and environment that connect a program to `address`. The password is in the environment, because
 * other users of the machine can read arguments.
 */
export function connectionOf(address: string): { args: string[]; env: NodeJS.ProcessEnv } {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return {
    args: ['--no-password', '-d', url.href],
    env: { ...postgresEnv(), ...(password ? { PGPASSWORD: password } : {}), PGAPPNAME: 'backup' },
  };
}

interface Running {
  child: ChildProcess;
  /** Resolves when the program ends. Rejects with its stderr if the program fails. */
  ended: Promise<void>;
}

/** Starts a program. `stdio` sets its standard input and output; stderr is always read. */
export function startPgProgram(
  file: string,
  args: readonly string[],
  { env, stdio }: { env: NodeJS.ProcessEnv; stdio: ['ignore' | 'pipe', 'ignore' | 'pipe'] },
): Running {
  const child = spawn(file, args, { env, stdio: [...stdio, 'pipe'] });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${path.basename(file)} failed: ${said.trim() || `exit code ${code}`}`)),
    );
  });
  // The caller awaits `ended` later; this prevents an unhandled rejection until then.
  ended.catch(() => undefined);
  return { child, ended };
}

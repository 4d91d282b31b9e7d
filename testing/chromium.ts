// Finds a Chromium for the browser tests: the one in CHROMIUM_PATH, an installed one, or the one from an npm package.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

interface Chromium {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const fullNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Name of the headless build of Chromium, which renders the same pages with about 30 % less CPU time. */
const SHELL = 'chromium-headless-shell';
const installedPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the options for playwright's `launch`. Returns null if no browser is available, and logs the reason once.
 * `prefersShell`: chooses the headless build if both are installed.
 */
export async function findChromium({ prefersShell = false } = {}): Promise<Chromium | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? plain(named) : none(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const installed = findInstalled(prefersShell ? [SHELL, ...fullNames] : [...fullNames, SHELL]);
  return installed ? plain(installed) : fromPackage();
}

/** Returns the path of the first installed browser, or null. */
function findInstalled(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...places, ...installedPaths].find((place) => existsSync(place)) ?? null;
}

function plain(executablePath: string): Chromium {
  // Disable Chromium's sandbox, because it cannot start as root or in most containers.
  return { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'], env: environment({}) };
}

/** Uses the Chromium of the npm package: Linux x64 only, packed together with its shared libraries. */
async function fromPackage(): Promise<Chromium | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return none('Install Chrome, or set CHROMIUM_PATH.');
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const env = environment({ LD_LIBRARY_PATH: unpackLibraries() });
    return runs(executablePath, env)
      ? { executablePath, args: chromium.args, env }
      : none('The packed one does not run.');
  } catch (error) {
    return none(error instanceof Error ? error.message : String(error));
  }
}

function unpackLibraries(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packed = path.join(path.dirname(entry), '..', '..', 'bin', 'al2023.tar.br');
  const folder = path.join(os.tmpdir(), 'kaamsetu-chromium-libraries');
  mkdirSync(folder, { recursive: true });
  spawnSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(readFileSync(packed)) });
  return path.join(folder, 'lib');
}

function runs(executablePath: string, env: Record<string, string>): boolean {
  return spawnSync(executablePath, ['--version'], { env, stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function environment(more: Record<string, string>): Record<string, string> {
  const given = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { ...Object.fromEntries(given), ...more };
}

function none(why: string): null {
  console.warn(`There is no Chromium for the browser tests: ${why}`);
  return null;
}

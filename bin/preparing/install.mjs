// Installs the packages of package-lock.json if node_modules is missing or has other versions.
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { runChild } from './run-child.mjs';
import { say } from './say.mjs';

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} Package */

/** Whether node_modules contains all packages that `purpose` needs. @param {'product' | 'development'} purpose */
export function isInstalled(purpose) {
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(readPackages('package-lock.json') ?? {}).every(([place, wanted]) => {
    // Skip the workspace folders of the checkout and the links to them, because no code imports a workspace by its
    // name.
    if (!place.includes('node_modules/') || wanted.link) return true;
    if (wanted.dev && purpose === 'product') return true;
    const found = installed[place];
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * Installs the packages. If packages for development are installed, updates them too instead of removing them.
 * @param {'product' | 'development'} purpose
 */
export async function install(purpose) {
  requireOwnFolder();
  const full = purpose === 'development' || hasDevelopmentPackages();
  say(full ? 'Installing packages, including those for development…' : 'Installing packages…');
  const flags = ['ci', full ? '--include=dev' : '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const code = await npm([...flags, '--loglevel=error']);
  if (code !== 0) throw new Error('Installing the packages failed; see the output of npm above.');
}

/**
 * Throws if node_modules is a link to the folder of another checkout, because npm would delete the content of that
 * folder.
 */
function requireOwnFolder() {
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      'The packages are not those of package-lock.json, and node_modules is a link to the folder of another checkout: remove the link, then start again.',
    );
}

function hasDevelopmentPackages() {
  const installed = readPackages('node_modules/.package-lock.json') ?? {};
  return Object.entries(installed).some(([, { dev }]) => dev);
}

/** @param {readonly string[]} args */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js') && existsSync(script)) return runChild(process.execPath, [script, ...args]);
  return runChild('npm', args, { shell: process.platform === 'win32' });
}

/** @param {string} file @returns {Record<string, Package> | null} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

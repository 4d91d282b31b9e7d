// Runs lockfile-lint on a lock file. Also finds version ranges in package.json, other registries and missing hashes.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, hasInstallScript?: boolean }} Entry */

const LINTER = path.join(import.meta.dirname, 'tools/node_modules/lockfile-lint/bin/lockfile-lint.js');
const REGISTRY = 'https://registry.npmjs.org/';

/** @param {string} folder @param {string} name */
const read = (folder, name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

/** @param {string} folder @returns {string[]} */
function looseVersions(folder) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = read(folder, 'package.json');
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)))
    .map(([name, version]) => `${name} may be of any version like ${version}`);
}

/** @param {string} place @param {Entry} entry @returns {string[]} */
function faultsOfEntry(place, { integrity = '', resolved = REGISTRY, link }) {
  const known = /^sha512-[\w+/]{86}==$/.test(integrity);
  return [
    ...(known ? [] : [`${place} has no sha512 of its bytes`]),
    ...(resolved.startsWith(REGISTRY) ? [] : [`${place} comes from ${resolved}`]),
    ...(link ? [`${place} is a link`] : []),
  ];
}

/**
 * Returns the packages of a lock file, without the folder's own package and its workspaces.
 * @param {string} folder @returns {Record<string, Entry>}
 */
export function lockedIn(folder) {
  const { workspaces = [] } = read(folder, 'package.json');
  /** @param {[string, Entry]} entry */
  const isOwn = ([place, { link, resolved }]) => place === '' || workspaces.includes(link === true ? resolved : place);
  /** @type {[string, Entry][]} */
  const entries = Object.entries(read(folder, 'package-lock.json').packages);
  return Object.fromEntries(entries.filter((entry) => !isOwn(entry)));
}

/** Returns descriptions of the faults in a folder's package.json and lock file. @param {string} folder */
export function faultsOf(folder) {
  if (!existsSync(path.join(folder, 'package-lock.json'))) return ['there is no lock file'];
  const { workspaces = [] } = read(folder, 'package.json');
  const locked = lockedIn(folder);
  const entries = Object.entries(locked).flatMap(([place, entry]) => faultsOfEntry(place, entry));
  const manifests = [folder, ...workspaces.map((/** @type {string} */ name) => path.join(folder, name))];
  return [...manifests.flatMap(looseVersions), ...entries, ...lockfileLint(folder)];
}

/** @param {string} folder @returns {string[]} */
function lockfileLint(folder) {
  const asked = [
    '--type',
    'npm',
    '--format',
    'plain',
    '--validate-https',
    '--allowed-hosts',
    'npm',
    '--validate-integrity',
  ];
  const command = [LINTER, '--path', path.join(folder, 'package-lock.json'), ...asked];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return status === 0 ? [] : [`lockfile-lint: ${`${stdout}${stderr}`.trim().split('\n').slice(0, 5).join(' ')}`];
}

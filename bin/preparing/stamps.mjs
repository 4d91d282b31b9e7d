// Detects whether a build is stale: compares a hash of the contents of its sources, not file times.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ stamp: string, sources: readonly string[], result: string }} Part */

const shared = ['contracts', 'locales', 'package.json', 'package-lock.json', 'bin/build.mjs'];

/** @type {Record<'server' | 'web', Part>} */
export const parts = {
  server: {
    stamp: 'dist/server.stamp',
    sources: ['api', 'worker', 'marketplace', 'platform', 'bin', ...shared],
    result: 'dist/bin/start.js',
  },
  web: {
    stamp: 'dist/web.stamp',
    sources: [
      'web',
      ...['first-load', 'icons', 'share-pictures', 'precache-files', 'pack'].map((name) => `bin/preparing/${name}.mjs`),
      ...shared,
    ],
    result: 'web/dist/index.html',
  },
};

/** @param {Part} part */
export function isStale(part) {
  if (!existsSync(part.result) || !existsSync(part.stamp)) return true;
  return readFileSync(part.stamp, 'utf8') !== contentHash(part.sources);
}

/**
 * Stores the hash of the sources from which a part was built.
 * @param {Part} part @param {string} hash computed before the build, so that the next check detects an edit during the
 * build
 */
export function markFresh(part, hash) {
  mkdirSync(path.dirname(part.stamp), { recursive: true });
  writeFileSync(part.stamp, hash);
}

/** @param {readonly string[]} sources */
export function contentHash(sources) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const source of sources)
    for (const file of filesOf(source)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} source a file or a folder @returns {string[]} */
function filesOf(source) {
  if (!existsSync(source) || source === path.join('web', 'dist')) return [];
  if (!statSync(source).isDirectory()) return /\.test\.tsx?$/.test(source) ? [] : [source];
  return readdirSync(source)
    .sort()
    .flatMap((name) => filesOf(path.join(source, name)));
}

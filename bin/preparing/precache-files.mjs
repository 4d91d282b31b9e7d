// Writes into the built service worker: a version, the files that the browser caches for offline use, and the
// translations of each language. With these files the app can show jobs and accept attendance codes offline.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addWithImports } from './first-load.mjs';

const PAGES =
  /\/(?:pages\/(?:home-rest|(?:home|jobs|job|saved-jobs|my-days)-page)|app\/other-pages|features\/jobs\/(?:later|filter-form|seen-list))\.tsx?$/;
/** Matches the translation files that the pages in `PAGES` need. */
const TEXTS = /^assets\/texts-\w+\/(\w+)\/(?:first|welcome|job|applications|attendance|read-aloud)\.json$/;
const PLACE = /\/\* build \*\/[\s\S]*?\/\* build \*\//;

/** @typedef {import('vite').Rolldown.RolldownOutput} Output */

const addresses = (/** @type {Iterable<string>} */ names) => [...names].map((name) => `/${name}`).sort();

/**
 * Matches modules that are not cached, because they are useless without a network or belong to pages outside `PAGES`.
 */
const ELSEWHERE = /\/(?:pages|live|push)\/|\/app\/admin-/;

/** @param {Output} output */
function filesFor({ output }) {
  const built = new Map(output.map((file) => [file.fileName, file]));
  const pages = new Set();
  for (const [name, file] of built)
    if (file.type === 'chunk' && (file.isEntry || file.moduleIds.some((id) => PAGES.test(id))))
      addWithImports(built, name, pages);
  const found = new Set([
    ...pages,
    ...output.map(({ fileName }) => fileName).filter((name) => /\.(?:css|svg)$/.test(name) && !/\/area-/.test(name)),
  ]);
  // Add dynamic imports such as toasts, sheets and API calls, because the pages may need them while the network is
  // unavailable.
  for (const page of pages) {
    const chunk = built.get(page);
    if (chunk?.type !== 'chunk') continue;
    for (const name of chunk.dynamicImports) {
      const part = built.get(name);
      if (part?.type === 'chunk' && !part.moduleIds.some((id) => ELSEWHERE.test(id)))
        addWithImports(built, name, found);
    }
  }
  return addresses(found);
}

/**
 * Returns the translation files of the cached pages by language. A browser caches only the files of the reader's
 * language.
 * @param {Output} output
 */
function textsFor({ output }) {
  /** @type {Record<string, Set<string>>} */
  const texts = {};
  for (const { fileName } of output) {
    const language = TEXTS.exec(fileName)?.[1];
    if (!language) continue;
    texts[language] ??= new Set();
    texts[language].add(fileName);
  }
  return Object.fromEntries(Object.entries(texts).map(([language, names]) => [language, addresses(names)]));
}

/**
 * Writes the version, the file list and the translation files into the built service worker.
 * @param {string} folder of the built web app @param {Output} output
 */
export function writePrecacheFiles(folder, output) {
  const file = path.join(folder, 'sw.js');
  const worker = readFileSync(file, 'utf8');
  if (!PLACE.test(worker)) throw new Error('sw.js has no pair of `/* build */` comments around the build data.');
  const hash = createHash('sha256').update(readFileSync(path.join(folder, 'index.html')));
  for (const { fileName } of output.output) hash.update(`\0${fileName}`);
  const build = { version: hash.digest('hex').slice(0, 16), files: filesFor(output), texts: textsFor(output) };
  writeFileSync(
    file,
    worker.replace(PLACE, () => JSON.stringify(build)),
  );
}

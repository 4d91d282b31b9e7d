// Tells the built service worker its version and the files that showing jobs and typing the code of a day take, the texts of the whole languages included.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PAGES = /\/pages\/(?:home|jobs|job|saved-jobs|my-days)-page\.tsx$/;
const TEXTS = /\/locales\/(?:en|hi)\/[\w-]+\.json$/;
const PLACE = /\/\* build \*\/[\s\S]*?\/\* build \*\//;

/** @typedef {import('vite').Rolldown.RolldownOutput} Output */

/**
 * A chunk with all that it loads at once.
 * @param {Map<string, Output['output'][number]>} built @param {string} name @param {Set<string>} found
 */
function addWithImports(built, name, found) {
  const chunk = built.get(name);
  if (found.has(name) || chunk?.type !== 'chunk') return;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const below of chunk.imports) addWithImports(built, below, found);
}

/** @param {Output} output */
function filesFor({ output }) {
  const built = new Map(output.map((file) => [file.fileName, file]));
  const found = new Set();
  for (const [name, file] of built) {
    if (file.type !== 'chunk') continue;
    const source = file.facadeModuleId ?? '';
    if (file.isEntry || PAGES.test(source) || TEXTS.test(source)) addWithImports(built, name, found);
  }
  return [...found].map((name) => `/${name}`).sort();
}

/** Writes them into its copy. @param {string} folder of the built web app @param {Output} output */
export function tellKeptFiles(folder, output) {
  const file = path.join(folder, 'sw.js');
  const worker = readFileSync(file, 'utf8');
  if (!PLACE.test(worker)) throw new Error('The service worker has no place for its build');
  const hash = createHash('sha256').update(readFileSync(path.join(folder, 'index.html')));
  for (const { fileName } of output.output) hash.update(`\0${fileName}`);
  const build = { version: hash.digest('hex').slice(0, 16), files: filesFor(output) };
  writeFileSync(
    file,
    worker.replace(PLACE, () => JSON.stringify(build)),
  );
}

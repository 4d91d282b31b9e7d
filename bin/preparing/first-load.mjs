// Determines which files a first visit to the most visited pages loads before the page is usable. Lists them for the
// API, which sends preload links for them, and enforces a size budget.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { smallest } from './pack.mjs';

/** @typedef {import('vite').Rolldown.RolldownOutput} Output */
/** @typedef {Map<string, Output['output'][number]>} Built */
/** @typedef {{ br: number, gzip: number }} Bytes */

const PAGES = {
  '/': 'home-page',
  '/jobs': 'jobs-page',
  '/jobs/*': 'job-page',
  '/signin': 'sign-in-page',
  '/register': 'register-page',
};

/**
 * Size limits in bytes, by compression. All except `start` and `style` are for all scripts that the first visit to a
 * page loads. `start`: the script that runs before the visitor touches the page. `script`: the home page. `jobs`: the
 * job list. `job`: the page of a job, with the application form. `signin` and `register`: the forms, with all their
 * steps. `style`: all styles together, without the styles of the admin area.
 */
export const budget = {
  start: { br: 4_000, gzip: 4_500 },
  script: { br: 119_500, gzip: 135_500 },
  jobs: { br: 119_500, gzip: 135_500 },
  job: { br: 139_600, gzip: 158_500 },
  signin: { br: 142_500, gzip: 162_300 },
  register: { br: 174_150, gzip: 198_000 },
  style: { br: 20_000, gzip: 24_000 },
};

/**
 * Returns the chunk that contains a source file.
 * @param {Built} built @param {string} source the end of its path
 */
function chunkOf(built, source) {
  for (const [name, file] of built)
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(source))) return name;
  throw new Error(`No built file contains ${source}`);
}

/**
 * Adds a chunk and all its static imports to `found`.
 * @param {Built} built @param {string} name @param {Set<string>} found
 */
export function addWithImports(built, name, found) {
  const chunk = built.get(name);
  if (found.has(name) || chunk?.type !== 'chunk') return found;
  found.add(name);
  for (const below of chunk.imports) addWithImports(built, below, found);
  return found;
}

/**
 * Returns all scripts that a first visit to a page loads, by the path of the page, including the scripts that the HTML
 * already names.
 * @param {Output} output @returns {Record<string, string[]>}
 */
export function scriptsOfPages({ output }) {
  const built = new Map(output.map((file) => [file.fileName, file]));
  const first = addWithImports(built, chunkOf(built, '/web/src/start.ts'), new Set());
  const start = addWithImports(built, chunkOf(built, '/web/src/main.tsx'), first);
  return Object.fromEntries(
    Object.entries(PAGES).map(([address, page]) => [
      address,
      [...addWithImports(built, chunkOf(built, `/web/src/pages/${page}.tsx`), new Set(start))],
    ]),
  );
}

/**
 * Throws if the start script imports other chunks statically. The start script loads the app after the first paint; a
 * static import would load it earlier.
 * @param {Output} output
 */
export function requireBareStart({ output }) {
  const built = new Map(output.map((file) => [file.fileName, file]));
  const start = built.get(chunkOf(built, '/web/src/start.ts'));
  const along = start?.type === 'chunk' ? start.imports : [];
  if (along.length > 0) throw new Error(`The start script loads ${along.join(', ')} before the first paint`);
}

/**
 * Writes `first-files.json` for the API: the scripts of each page, without those that the HTML already names.
 * @param {string} folder @param {Output} output @param {string} html
 */
export function writeFirstFiles(folder, output, html) {
  const pages = Object.entries(scriptsOfPages(output)).map(([address, files]) => [
    address,
    files.filter((file) => !html.includes(file)),
  ]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'first-files.json'), JSON.stringify(Object.fromEntries(pages)));
}

/**
 * Returns the compressed size of the files.
 * @param {string} folder of the built app @param {readonly string[]} files @returns {Bytes} each file compressed
 * separately, as it is transferred
 */
function weigh(folder, files) {
  const sum = { br: 0, gzip: 0 };
  for (const file of files) {
    const plain = readFileSync(path.join(folder, file));
    sum.br += zlib.brotliCompressSync(plain, { params: smallest }).length;
    sum.gzip += zlib.gzipSync(plain, { level: 9 }).length;
  }
  return sum;
}

/**
 * Throws if a size exceeds its limit.
 * @param {string} what @param {Bytes} bytes @param {Bytes} max
 */
export function requireWithin(what, bytes, max) {
  for (const packing of /** @type {const} */ (['br', 'gzip']))
    if (bytes[packing] > max[packing])
      throw new Error(
        `${what}: ${bytes[packing]} bytes by ${packing}; the limit of a first visit is ${max[packing]} bytes`,
      );
}

/** @type {Record<keyof typeof PAGES, Bytes>} */
const limits = {
  '/': budget.script,
  '/jobs': budget.jobs,
  '/jobs/*': budget.job,
  '/signin': budget.signin,
  '/register': budget.register,
};

/**
 * Throws if the scripts that a first visit to one of the pages loads, or all styles together, exceed the size budget.
 * @param {string} folder of the built app @param {Output} output
 */
export function requireBudget(folder, output) {
  const built = new Map(output.output.map((file) => [file.fileName, file]));
  requireWithin('The start script', weigh(folder, [chunkOf(built, '/web/src/start.ts')]), budget.start);
  const scripts = scriptsOfPages(output);
  for (const [address, limit] of Object.entries(limits))
    requireWithin(`The scripts of ${address}`, weigh(folder, scripts[address] ?? []), limit);
  // Exclude the styles that only the admin area, the list of applicants and the pages of statistics, wages, calls, crews
  // and the roster load (`loadStyles`).
  const styles = output.output
    .map(({ fileName }) => fileName)
    .filter(
      (name) =>
        name.endsWith('.css') && !/\/(?:analytics|area|board|calls|crews|job-bids|roster|wages)-[^/]+$/.test(name),
    );
  requireWithin('The styles', weigh(folder, styles), budget.style);
}

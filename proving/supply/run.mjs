// npm run prove -- supply: checks secrets in files and history, lock files, and the bill of materials. Fails on a
// finding, or if a deliberate fault is not found.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { IMAGE_FILES, imagesIn, unpinnedIn } from './images.mjs';
import { faultsOfLicences, shippedNow } from './licences.mjs';
import { faultsOf, lockedIn } from './lock-files.mjs';
import { forgetfulRepository, lockFiles, secrets, writePair } from './planted.mjs';

process.chdir(path.join(import.meta.dirname, '..', '..'));
const TOOLS = 'proving/supply/tools';
const BILL = 'reports/sbom.json';
const began = Date.now();
/** @type {{ tried: string, found: string, must: string, kept: boolean }[]} */
const figures = [];
const temporary = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-supply-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
mkdirSync('reports', { recursive: true });

installTools();
/**
 * Folders that have a lock file. Workspaces do not: the lock file of the top folder contains their packages.
 */
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const folders = tracked()
  .filter((name) => /(?:^|\/)package\.json$/.test(name))
  .map(path.dirname)
  .filter((folder) => !workspaces.includes(folder));
checkSecrets();
checkLocks();
checkScripts();
checkBill();
checkLicences();
const images = describeImages();
const cves = askForCves();
conclude();

/** @param {string} tried @param {string} found @param {{ must: string, kept: boolean }} verdict */
function record(tried, found, { must, kept }) {
  figures.push({ tried, found, must, kept });
  console.log(`${kept ? 'ok  ' : 'MISS'}  ${tried}: ${found} (must: ${must})`);
}

/** @param {string} program @param {readonly string[]} args @param {import('node:child_process').SpawnSyncOptions} [options] */
function run(program, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    ...options,
  });
  return { status, stdout: String(stdout ?? ''), said: error?.message ?? String(stderr ?? '') };
}

function tracked() {
  const { status, stdout, said } = run('git', ['ls-files', '-z']);
  if (status !== 0) throw new Error(`git ls-files failed: ${said}`);
  return stdout.split('\0').filter(Boolean);
}

function installTools() {
  const [locked, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) => {
    const file = path.join(TOOLS, name);
    return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).packages).filter(Boolean) : [];
  });
  if (locked?.every((place) => installed?.includes(place))) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const command = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (run(npm, command, { cwd: TOOLS, stdio: 'inherit' }).status !== 0)
    throw new Error(`${TOOLS} could not be installed`);
}

/** @param {readonly string[]} where @returns {{ looked: number, found: string[] }} */
function findSecrets(where) {
  const { status, stdout, said } = run(process.execPath, [
    path.join(import.meta.dirname, 'find-secrets.mjs'),
    ...where,
  ]);
  if (status !== 0) throw new Error(`Looking for secrets failed: ${said}`);
  return JSON.parse(stdout);
}

function checkSecrets() {
  for (const [what, where] of Object.entries({ 'tracked files': 'files', 'texts of the history': 'history' })) {
    const { looked, found } = findSecrets([where]);
    for (const one of found) console.log(`      ${one}`);
    record(`${looked} ${what}`, `${found.length} secrets`, { must: '0', kept: found.length === 0 && looked > 0 });
  }
  const planted = Object.entries(secrets());
  const missed = planted.flatMap(([kind, secret], n) => {
    const folder = path.join(temporary, `secret-${n}`);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'settings.txt'), `${secret}\n`);
    return findSecrets(['folder', folder]).found.length > 0 ? [] : [kind];
  });
  const forgetful = path.join(temporary, 'forgetful');
  forgetfulRepository(forgetful, String(planted.at(-1)?.[1]));
  const inFiles = findSecrets(['files', forgetful]).found.length;
  if (findSecrets(['history', forgetful]).found.length !== 1 || inFiles !== 0)
    missed.push('one that only the history has');
  recordControl(`${planted.length + 1} planted secrets`, missed, planted.length + 1);
}

/** @param {string} what @param {readonly string[]} missed @param {number} planted */
function recordControl(what, missed, planted) {
  const found = `${planted - missed.length} found${missed.length > 0 ? `, not ${missed.join(', ')}` : ''}`;
  record(`positive control, ${what}`, found, { must: 'all', kept: missed.length === 0 });
}

function checkLocks() {
  const locks = folders.map(lockedIn);
  for (const [n, folder] of folders.entries()) {
    const faults = faultsOf(folder);
    for (const fault of faults) console.log(`      ${fault}`);
    const count = Object.keys(locks[n] ?? {}).length;
    record(`${folder}/package-lock.json, ${count} packages`, `${faults.length} faults`, {
      must: '0',
      kept: faults.length === 0,
    });
  }
  const wrong = Object.entries(lockFiles).flatMap(([fault, pair], n) => {
    const folder = path.join(temporary, `lock-${n}`);
    writePair(folder, pair);
    return faultsOf(folder).length > 0 === (fault !== 'nothing') ? [] : [fault];
  });
  recordControl(`${Object.keys(lockFiles).length} lock files, one of them right`, wrong, Object.keys(lockFiles).length);
}

/**
 * Checks that every command that installs packages disables install scripts, and asks npm which packages have them.
 */
function checkScripts() {
  const installing = tracked().filter(
    (name) =>
      /(?:^Dockerfile|\.(?:[cm]?[jt]s|yml))$/.test(name) && /\['ci',|RUN npm ci/.test(readFileSync(name, 'utf8')),
  );
  const open = installing.filter((name) => !readFileSync(name, 'utf8').includes('--ignore-scripts'));
  record(
    `${installing.length} commands that install packages`,
    `${open.length} let them run their scripts${open.map((name) => ` ${name}`)}`,
    {
      must: '0',
      kept: open.length === 0 && installing.length > 3,
    },
  );
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wanting = Object.entries(lockedIn('.')).flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript ? [place.slice(place.lastIndexOf('node_modules/') + 13)] : [],
  );
  const allowed = wanting.filter((name) => allowScripts[name] !== false);
  record(`${wanting.length} packages with install scripts`, `${allowed.length} not forbidden by name`, {
    must: '0',
    kept: allowed.length === 0,
  });
}

/** @param {readonly any[]} [components] @returns {string[]} */
function placesIn(components = []) {
  return components.flatMap(({ properties = [], components: inner }) => [
    ...properties.flatMap((/** @type {any} */ one) => (one.name === 'cdx:npm:package:path' ? [one.value] : [])),
    ...placesIn(inner),
  ]);
}

function checkBill() {
  const program = path.join(TOOLS, 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js');
  const command = [program, '--package-lock-only', '--output-reproducible', '--output-file', BILL, 'package.json'];
  rmSync(BILL, { force: true });
  const { status, said } = run(process.execPath, command);
  if (status !== 0) throw new Error(`The bill of materials could not be created: ${said}`);
  const listed = new Set(placesIn(JSON.parse(readFileSync(BILL, 'utf8')).components));
  const locked = Object.keys(lockedIn('.'));
  const absent = locked.filter((place) => !listed.has(place));
  record(`bill of materials, ${BILL}`, `${listed.size} of ${locked.length} packages`, {
    must: 'all',
    kept: absent.length === 0,
  });
}

function checkLicences() {
  const shipped = shippedNow();
  const faults = faultsOfLicences(shipped);
  for (const fault of faults) console.log(`      ${fault}`);
  const found = `${faults.length} unknown or not allowed`;
  record(`licences of ${shipped.length} shipped packages`, found, { must: '0', kept: faults.length === 0 });
}

/**
 * Describes which images have no pinned digest. This does not fail the run, because digests must be read from a
 * registry: `npm run pin-images`.
 */
function describeImages() {
  const texts = IMAGE_FILES.map((file) => readFileSync(file, 'utf8'));
  const [all, open] = [imagesIn, unpinnedIn].map((find) => [...new Set(texts.flatMap(find))]);
  if (!open?.length) return `all ${all?.length} pinned by digest`;
  return `${open.length} of ${all?.length} not pinned by digest, run npm run prove -- pin-images: ${open.join(', ')}`;
}

/** Asks the registry for known vulnerabilities. Some registries do not answer, so a missing answer is not an error. */
function askForCves() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = run(npm, ['audit', '--json', '--package-lock-only'], { timeout: 60_000 });
  try {
    const { total } = JSON.parse(stdout).metadata.vulnerabilities;
    return `${total} packages with known vulnerabilities (npm audit)`;
  } catch {
    return 'unknown: the registry does not respond to npm audit';
  }
}

function conclude() {
  console.log(`      Images: ${images}`);
  console.log(`      CVE status: ${cves}`);
  const missed = figures.filter(({ kept }) => !kept).length;
  const commit = run('git', ['rev-parse', 'HEAD']).stdout.trim();
  // The seed is null: only the characters of the deliberate secrets are random.
  const report = {
    seed: null,
    commit,
    counts: { figures: figures.length, missed },
    seconds: (Date.now() - began) / 1000,
    cves,
    images,
    figures,
  };
  writeFileSync('reports/supply.json', `${JSON.stringify(report, null, 2)}\n`);
  console.log(
    `lint:security: ${figures.length - missed} of ${figures.length} measurements passed; CVE status: ${cves}`,
  );
  process.exitCode = missed === 0 ? 0 : 1;
}

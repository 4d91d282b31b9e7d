// Positive controls of the supply chain checks: faults that are created at run time in a separate folder. The checks
// must find each of them.
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns random characters for a deliberate secret, so that the repository itself does not contain a secret.
 * @param {number} length
 * @param {string} alphabet
 */
const letters = (length, alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567') =>
  Array.from({ length }, () => alphabet[Math.floor(Math.random() * alphabet.length)]).join('');
const mixed = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const keyOf = {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
};

/** Returns one random secret of each kind, by its description. */
export const secrets = () => ({
  'a key of AWS': `aws_secret_access_key = "${letters(40, mixed)}"`,
  'a token of GitHub': `token: ${['gh', 'p_'].join('')}${letters(36, mixed)}`,
  'a token of npm': `//registry.npmjs.org/:_authToken=${['npm', '_'].join('')}${letters(36, mixed)}`,
  'a private key': String(generateKeyPairSync('rsa', keyOf).privateKey),
  'a password of a database': `DATABASE_URL=postgres://${letters(8)}:${letters(20, mixed)}@db.example.in:5432/live`,
});

/**
 * Creates a repository whose last commit removes the secret of the commit before.
 * @param {string} folder
 * @param {string} secret
 */
export function forgetfulRepository(folder, secret) {
  mkdirSync(folder, { recursive: true });
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stderr } = spawnSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  };
  git('init', '-q');
  writeFileSync(path.join(folder, 'settings.txt'), secret);
  git('add', '.');
  git('commit', '-qm', 'one');
  rmSync(path.join(folder, 'settings.txt'));
  git('commit', '-qam', 'two');
}

const hash = `sha512-${'A'.repeat(86)}==`;
const good = { version: '1.0.0', resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz', integrity: hash };

/** Maps the description of a fault to a package.json and lock file with this fault. The first entry has no fault. */
export const lockFiles = {
  nothing: { wanted: '1.0.0', entry: good },
  'another host': { wanted: '1.0.0', entry: { ...good, resolved: 'https://packages.example.in/a/-/a-1.0.0.tgz' } },
  'plain http': { wanted: '1.0.0', entry: { ...good, resolved: 'http://registry.npmjs.org/a/-/a-1.0.0.tgz' } },
  'no hash': { wanted: '1.0.0', entry: { version: '1.0.0', resolved: good.resolved } },
  'a weak hash': { wanted: '1.0.0', entry: { ...good, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' } },
  'a loose version': { wanted: '^1.0.0', entry: good },
  'a repository in place of the registry': {
    wanted: '1.0.0',
    entry: { ...good, resolved: 'git+ssh://git@example.in/a.git#1' },
  },
};

/** @param {string} folder @param {{ wanted: string, entry: object }} pair */
export function writePair(folder, { wanted, entry }) {
  mkdirSync(folder, { recursive: true });
  const own = { name: 'planted', version: '1.0.0', dependencies: { a: wanted } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own));
  const lock = {
    name: 'planted',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': own, 'node_modules/a': entry },
  };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
}

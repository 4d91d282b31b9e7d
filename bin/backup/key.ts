// Reads the backup key. Computes fingerprints of the installation's other keys, with which a restore checks that these
// keys fit the restored data.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { keyedDigest } from '#platform/secrets.ts';

const MIN_KEY_LENGTH = 32;
const named = [
  'IDENTITY_KEY',
  'TOTP_KEY',
  'OTP_PEPPER',
  'CSRF_SECRET',
  'DEVICE_SECRET',
  'CONSOLE_SECRET',
  'SIGNING_KEY',
] as const;
/** Files in the data folder in which `npm start` stores the keys that it generates. */
const files = ['secrets.json', 'admin-secrets.json'];
/** File in which `npm start` stores the signing key, alone and not by the name of its variable. */
const SIGNING_FILE = 'signing-key.json';
const secretsFile = z.record(z.string(), z.string());

/** Returns the environment variable BACKUP_KEY. Throws an error that says what to set if the key is missing or short. */
export function backupKey(): string {
  const key = process.env.BACKUP_KEY ?? '';
  if (key.length < MIN_KEY_LENGTH)
    throw new Error('BACKUP_KEY must be a secret of 32 characters or more. Store it apart from the backups.');
  return key;
}

function secretsIn(file: string): Record<string, string> {
  try {
    return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/**
 * Returns the keys of the installation that exist, by name: from the environment, else from the data folder of `npm
 * start`. Generates no keys.
 */
export function keysAtHand(folder: string | null): Record<string, string> {
  const kept = folder ? files.map((file) => secretsIn(path.join(folder, file))) : [];
  const signing = folder ? secretsIn(path.join(folder, SIGNING_FILE)).key : undefined;
  const all: Record<string, string | undefined> = Object.assign({ SIGNING_KEY: signing }, ...kept);
  return Object.fromEntries(
    named.flatMap((name) => {
      const value = process.env[name] || all[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/** Returns the fingerprint of each key, by name. A fingerprint detects a wrong key and reveals nothing else. */
export function fingerprintsOf(keys: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [
      name,
      keyedDigest(key, 'mark of a key', name).toString('hex').slice(0, 16),
    ]),
  );
}

/**
 * Compares the key fingerprints of a backup (`made`) with the available keys (`hand`). Returns one sentence for each
 * key that differs or is missing; empty if all keys fit.
 */
export function strangeKeys(made: Readonly<Record<string, string>>, hand: Readonly<Record<string, string>>): string[] {
  const marks = fingerprintsOf(hand);
  return Object.keys(made).flatMap((name) => {
    if (marks[name] === made[name]) return [];
    if (marks[name]) return [`${name} differs from the key of the backup.`];
    return [`${name} is missing. Restore the key that belongs to this data before you start the product.`];
  });
}

// Reads the backup key, and fingerprints with which a restore checks that the installation's other keys fit its data.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { keyedDigest } from '#platform/secrets.ts';

const MIN_KEY_LENGTH = 32;
const named = ['IDENTITY_KEY', 'TOTP_KEY', 'OTP_PEPPER', 'CSRF_SECRET', 'DEVICE_SECRET', 'CONSOLE_SECRET'] as const;
/** Files that npm start creates in the data folder. */
const files = ['secrets.json', 'admin-secrets.json'];
const secretsFile = z.record(z.string(), z.string());

/** Returns BACKUP_KEY. Throws one sentence if it is missing or too short. */
export function backupKey(): string {
  const key = process.env.BACKUP_KEY ?? '';
  if (key.length < MIN_KEY_LENGTH)
    throw new Error('BACKUP_KEY must be a secret of 32 characters or more. Keep it apart from the backups.');
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
 * Returns the available keys of the installation, by name: from the environment, otherwise from the data folder of npm
 * start. Creates none.
 */
export function keysAtHand(folder: string | null): Record<string, string> {
  const kept = folder ? files.map((file) => secretsIn(path.join(folder, file))) : [];
  const all: Record<string, string | undefined> = Object.assign({}, ...kept);
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

/** Compares the key fingerprints of a backup with the available keys. Returns the differences as sentences. */
export function strangeKeys(made: Readonly<Record<string, string>>, hand: Readonly<Record<string, string>>): string[] {
  const marks = fingerprintsOf(hand);
  return Object.keys(made).flatMap((name) => {
    if (marks[name] === made[name]) return [];
    if (marks[name]) return [`${name} is another one than that of the backup.`];
    return [`${name} is not here; put back the one that belongs to this data before the product starts.`];
  });
}

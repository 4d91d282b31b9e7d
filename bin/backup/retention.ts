// Chooses names for backups, and deletes expired backups.
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Maximum age of a backup in days. The product promises that no backup contains a user 35 days after the user's
 * erasure.
 */
export const MAX_RETENTION_DAYS = 35;
const DAY_MS = 86_400_000;
const NAME = /^kaamsetu-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup(?:\.part)?$/;

/** Returns a file name such as `kaamsetu-2026-11-22T03-00-00Z.backup`. */
export const nameOf = (moment: Date) => `kaamsetu-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Parses the time of a backup from its file name, in ms since the epoch; null for the name of another file. */
export function parseBackupTime(name: string): number | null {
  const found = NAME.exec(name);
  return found ? Date.parse(`${found[1]}T${found[2]}:${found[3]}:${found[4]}Z`) : null;
}

/**
 * Deletes partial files of backups that failed more than a day ago. Called before a new backup, which needs the disk
 * space.
 */
export async function removeBroken(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const broken = names.filter((name) => name.endsWith('.part') && (parseBackupTime(name) ?? now) < now - DAY_MS);
  for (const name of broken) await rm(path.join(folder, name), { force: true });
}

/**
 * Deletes backups older than `days` days, and partial files older than a day. Returns the names of the deleted files.
 * Other files in the folder are not deleted.
 */
export async function removeOld(folder: string, days: number, now = Date.now()): Promise<string[]> {
  const old = (await readdir(folder)).filter((name) => {
    const moment = parseBackupTime(name);
    return moment !== null && moment < now - (name.endsWith('.part') ? 1 : days) * DAY_MS;
  });
  for (const name of old) await rm(path.join(folder, name), { force: true });
  return old;
}

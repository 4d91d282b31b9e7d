// Names backups and deletes expired ones.
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Privacy promise: 35 days after an erasure no backup contains the user. */
export const MAX_RETENTION_DAYS = 35;
const DAY_MS = 86_400_000;
const NAME = /^kaamsetu-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup(?:\.part)?$/;

/** `kaamsetu-2026-11-22T03-00-00Z.backup` */
export const nameOf = (moment: Date) => `kaamsetu-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Returns the time of a backup, from its name, in ms since the epoch; null for other files. */
export function parseBackupTime(name: string): number | null {
  const found = NAME.exec(name);
  return found ? Date.parse(`${found[1]}T${found[2]}:${found[3]}:${found[4]}Z`) : null;
}

/** Deletes partial files of runs that failed more than a day ago. Runs before a new backup, which needs the space. */
export async function removeBroken(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const broken = names.filter((name) => name.endsWith('.part') && (parseBackupTime(name) ?? now) < now - DAY_MS);
  for (const name of broken) await rm(path.join(folder, name), { force: true });
}

/** Deletes backups older than `days` days and partial files of failed runs. Returns their names; other files stay. */
export async function removeOld(folder: string, days: number, now = Date.now()): Promise<string[]> {
  const old = (await readdir(folder)).filter((name) => {
    const moment = parseBackupTime(name);
    return moment !== null && moment < now - (name.endsWith('.part') ? 1 : days) * DAY_MS;
  });
  for (const name of old) await rm(path.join(folder, name), { force: true });
  return old;
}

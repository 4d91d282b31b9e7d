// How backups are called, and which of them have had their days.
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** What people are promised: 35 days after an erasure nothing holds them any more. */
export const MAX_RETENTION_DAYS = 35;
const DAY_MS = 86_400_000;
const NAME = /^kaamsetu-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup(?:\.part)?$/;

/** `kaamsetu-2026-11-22T03-00-00Z.backup` */
export const nameOf = (moment: Date) => `kaamsetu-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** When a backup of this name was made; null for what is none. */
export function parseBackupTime(name: string): number | null {
  const found = NAME.exec(name);
  return found ? Date.parse(`${found[1]}T${found[2]}:${found[3]}:${found[4]}Z`) : null;
}

/** Deletes what runs that broke more than a day ago have left: before a new one begins, which might find no room beside it. */
export async function removeBroken(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const broken = names.filter((name) => name.endsWith('.part') && (parseBackupTime(name) ?? now) < now - DAY_MS);
  for (const name of broken) await rm(path.join(folder, name), { force: true });
}

/** Deletes backups older than so many days, and what broken runs have left; returns their names. Other files stay. */
export async function removeOld(folder: string, days: number, now = Date.now()): Promise<string[]> {
  const old = (await readdir(folder)).filter((name) => {
    const moment = parseBackupTime(name);
    return moment !== null && moment < now - (name.endsWith('.part') ? 1 : days) * DAY_MS;
  });
  for (const name of old) await rm(path.join(folder, name), { force: true });
  return old;
}

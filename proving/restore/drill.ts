// Restore drills: realistic backups and restores on dedicated servers. Prints a summary line of the measurements and
// writes a report.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hasDebianPostgres } from '#testing/debian-postgres.ts';
import { drillAll } from './full-drill.ts';
import { figures } from './measurements.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, 'archive-timeout': { type: 'string', default: '50' } },
});

async function main(): Promise<number> {
  if (!hasDebianPostgres) {
    console.error('This drill needs the package postgresql-15.');
    return 2;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-restore-'));
  const begun = performance.now();
  const said: string[] = [];
  try {
    const wanted = { rows: Number(values.rows), archiveTimeout: Number(values['archive-timeout']) };
    said.push(...(await drillAll(folder, wanted)));
  } catch (error) {
    console.error(error);
    figures.push({ what: 'the drill', found: String(error), must: 'comes to its end', kept: false });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const missed = figures.filter(({ kept }) => !kept).length;
  const line = [
    ...said,
    `${figures.length} figures, ${missed} missed`,
    `${Math.round((performance.now() - begun) / 1000)} s`,
  ].join('; ');
  mkdirSync('reports', { recursive: true });
  writeFileSync(
    'reports/restore.json',
    `${JSON.stringify({ at: new Date().toISOString(), ...values, figures, line }, null, 2)}\n`,
  );
  console.log(line);
  return missed === 0 && figures.length > 0 ? 0 : 1;
}

process.exit(await main());

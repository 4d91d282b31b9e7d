// Backups and restores as they happen in earnest, on servers of their own; ends with one line of figures and a report.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type DebianPostgres, hasDebianPostgres } from '#testing/debian-postgres.ts';
import { endAll } from '../../bench/children.ts';
import { drillDump } from './dump-drill.ts';
import { drillEmbedded } from './embedded-drill.ts';
import { figures } from './figures.ts';
import { drillTime } from './time-drill.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, 'archive-timeout': { type: 'string', default: '50' } },
});

async function main(): Promise<number> {
  if (!hasDebianPostgres) {
    console.error('This drill needs the package postgresql-15.');
    return 2;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-restore-'));
  const servers: DebianPostgres[] = [];
  const begun = performance.now();
  const said: string[] = [];
  try {
    said.push(await drillDump({ folder, rows: Number(values.rows), servers }));
    said.push(await drillEmbedded(folder));
    said.push(await drillTime({ folder, archiveTimeout: Number(values['archive-timeout']), servers }));
  } catch (error) {
    console.error(error);
    figures.push({ what: 'the drill', found: String(error), must: 'comes to its end', kept: false });
  } finally {
    await endAll();
    for (const server of servers) await server.stop('immediate').catch(() => undefined);
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

// npm run bench:rest: how much memory the API and the worker hold while nobody asks anything of them.
// --check fails when one holds more than it may; --json FILE.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '#platform/migrations.ts';
import { endAll, startPrograms } from './children.ts';
import { conclude, type Line, machineLine } from './report.ts';
import { startPostgres } from './servers.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, json: { type: 'string' } } });

const LIMIT_MB = { api: 150, worker: 130 };
const SAMPLE_MS = 1000;
/** At rest: within a megabyte for so many samples. */
const CALM_SAMPLES = 8;
const CALM_MB = 1;
const MOST_SAMPLES = 60;

function residentMb(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}

/** The memory of processes once it has come to rest, in megabytes. */
async function atRest(pids: readonly number[]): Promise<number[]> {
  const samples: number[][] = [];
  while (samples.length < MOST_SAMPLES) {
    samples.push(pids.map(residentMb));
    const late = samples.slice(-CALM_SAMPLES);
    const spread = pids.map((_, place) => late.map((sample) => sample[place] ?? 0));
    const calm = spread.every((values) => Math.max(...values) - Math.min(...values) < CALM_MB);
    if (late.length === CALM_SAMPLES && calm) break;
    await pause(SAMPLE_MS);
  }
  return samples.at(-1) ?? [];
}

const postgres = await startPostgres();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-bench-data-'));
async function putAway(): Promise<void> {
  await endAll();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => putAway().then(() => process.exit(1)));

try {
  await migrate(postgres.url, 'migrations');
  const { api, worker } = await startPrograms({ DATABASE_URL: postgres.url, DATA_DIR: dataDir });
  const [apiMb = Number.NaN, workerMb = Number.NaN] = await atRest([api.pid ?? 0, worker.pid ?? 0]);
  const lineOf = (id: string, work: string, held: number, limit: number): Line => ({
    id,
    work,
    ours: `${held.toFixed(0)} MB`,
    floor: '',
    ratios: [],
    must: `<=${limit} MB`,
    pass: held <= limit,
  });
  const lines = [
    lineOf('R1', 'API at rest, resident', apiMb, LIMIT_MB.api),
    lineOf('R2', 'worker at rest, resident', workerMb, LIMIT_MB.worker),
  ];
  conclude(lines, machineLine({ postgres: postgres.version }), values);
} finally {
  await putAway();
}

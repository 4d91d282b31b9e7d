// npm run bench:rest: idle memory of the API and the worker process. --check fails if one exceeds its limit; --json
// FILE.
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { inEnvironment } from './environment.ts';
import { readOptions } from './options.ts';
import { startPrograms } from './processes.ts';
import type { ReportLine } from './report.ts';

const LIMIT_MB = { api: 150, worker: 130 };
const SAMPLE_MS = 1000;
/** The programs count as idle if the last `CALM_SAMPLES` samples of their memory differ by less than `CALM_MB`. */
const CALM_SAMPLES = 8;
const CALM_MB = 1;
const MAX_SAMPLES = 60;

function residentMb(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}

/** Returns the memory of each process in MB once it is stable. */
async function atRest(pids: readonly number[]): Promise<number[]> {
  const samples: number[][] = [];
  while (samples.length < MAX_SAMPLES) {
    samples.push(pids.map(residentMb));
    const late = samples.slice(-CALM_SAMPLES);
    const spread = pids.map((_, place) => late.map((sample) => sample[place] ?? 0));
    const calm = spread.every((values) => Math.max(...values) - Math.min(...values) < CALM_MB);
    if (late.length === CALM_SAMPLES && calm) break;
    await pause(SAMPLE_MS);
  }
  return samples.at(-1) ?? [];
}

// Busy machines are allowed, because other load does not change the memory of idle programs.
await inEnvironment({ ...readOptions({}), anyLoad: true }, (environment) =>
  environment.onDatabase(async (url) => {
    const { api, worker } = await startPrograms({ DATABASE_URL: url, DATA_DIR: environment.dataDir });
    const [apiMb = Number.NaN, workerMb = Number.NaN] = await atRest([api.pid ?? 0, worker.pid ?? 0]);
    const lineOf = (id: string, work: string, held: number, limit: number): ReportLine => ({
      id,
      work,
      ours: `${held.toFixed(0)} MB`,
      floor: '',
      ratios: [],
      must: `<=${limit} MB`,
      pass: held <= limit,
    });
    environment.keep(
      lineOf('R1', 'idle API, resident memory', apiMb, LIMIT_MB.api),
      lineOf('R2', 'idle worker, resident memory', workerMb, LIMIT_MB.worker),
    );
  }),
);

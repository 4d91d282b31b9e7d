// npm run bench:overview: measures the administrators' overview with a million users, a million jobs and five million
// applications. --small uses a hundredth of these rows; --calls=240 requests of each kind; --check fails if a required
// value is missed; --json FILE; --any-load also measures on a busy machine.
import { repairCounters } from '#marketplace/overview/queries.ts';
import { openDb } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { type Environment, inEnvironment } from './environment.ts';
import { readOptions } from './options.ts';
import { plant } from './overview/plant.ts';
import { type Asker, calls, openSession, p95, timeCall, timeScreen } from './overview/requests.ts';
import { timeInserts } from './overview/writing.ts';
import { endAll, startPrograms } from './processes.ts';
import type { ReportLine } from './report.ts';
import { median, percentile, sharedClock } from './statistics.ts';

const options = readOptions({ calls: '240' }, ['small']);
const MUST_MS = 100;
const SCREENS = 60;
/**
 * Number of changes of the overview counts that the database records in a busy minute. A worker process adds them to
 * the totals every minute; until then, each read of the overview adds them.
 */
const DELTAS = 20_000;
const part = options.flag('small') ? 100 : 1;
const size = { users: 1_000_000 / part, jobs: 1_000_000 / part, applications: 5_000_000 / part };
const count = Number(options.option('calls'));

const msLine = (id: string, work: string, samples: readonly number[]): ReportLine => ({
  id,
  work,
  ours: `${p95(samples).toFixed(1)} ms`,
  floor: `p50 ${percentile(samples, 0.5).toFixed(1)} ms`,
  ratios: [],
  must: `<=${MUST_MS} ms`,
  pass: p95(samples) <= MUST_MS,
});

/** Compares every stored count with a full count, and times the count. */
async function checkCounts(url: string): Promise<ReportLine> {
  const db = openDb({ url, max: 1, name: 'bench counting', statementTimeout: 0 });
  const from = sharedClock();
  const wrong = await repairCounters(db).finally(() => db.end());
  const seconds = ((sharedClock() - from) / 1000).toFixed(1);
  const line = { id: 'O3', work: 'counts that differ from a full count', ours: String(wrong) };
  return { ...line, floor: `counting: ${seconds} s`, ratios: [], must: '0', pass: wrong === 0 };
}

async function leaveDeltas(url: string): Promise<void> {
  const db = openDb({ url, max: 1, name: 'bench deltas' });
  const deltas = sql`insert into count_deltas (key, day, n)
    select 'jobs.active', '-infinity', case when n % 2 = 0 then 1 else -1 end from generate_series(1, ${DELTAS}::int) as n`;
  await run(db, deltas).finally(() => db.end());
}

async function askingLines(url: string, { dataDir }: Environment): Promise<ReportLine[]> {
  const token = await openSession(url);
  const { port, worker } = await startPrograms({ DATABASE_URL: url, DATA_DIR: dataDir });
  const asker: Asker = { base: `http://127.0.0.1:${port}`, token };
  // Measure only the API: the worker process must not use the CPU, and must not add the recorded changes to the totals.
  worker.kill('SIGKILL');
  const lines: ReportLine[] = [];
  for (const [name, at] of Object.entries(calls))
    lines.push(msLine('O1', `${name}, p95 of ${count}`, await timeCall(asker, at, count)));
  lines.push(msLine('O2', 'all calls of the first screen at once, p95', await timeScreen(asker, SCREENS)));
  await leaveDeltas(url);
  lines.push(msLine('O1', `stats with ${DELTAS} deltas unfolded, p95`, await timeCall(asker, calls.stats, count)));
  return lines;
}

async function writingLine(url: string, table: 'jobs' | 'applications'): Promise<ReportLine> {
  const rounds = await timeInserts(url, table);
  const ms = (side: 'kept' | 'plain') => median(rounds.map((round) => round[side])).toFixed(3);
  return {
    id: 'O4',
    work: `one insert into ${table} with its count, p50`,
    ours: `${ms('kept')} ms`,
    floor: `without: ${ms('plain')} ms`,
    ratios: rounds.map(({ kept, plain }) => kept / plain),
    must: '',
    pass: true,
  };
}

await inEnvironment(options, (environment) =>
  environment.onDatabase(async (url) => {
    environment.note({ applications: String(size.applications) });
    const from = sharedClock();
    await plant(url, size);
    console.log(`planted in ${((sharedClock() - from) / 1000).toFixed(0)} s`);
    const counted = await checkCounts(url);
    environment.keep(...(await askingLines(url, environment)), counted);
    await endAll();
    environment.keep(await writingLine(url, 'jobs'), await writingLine(url, 'applications'));
  }),
);

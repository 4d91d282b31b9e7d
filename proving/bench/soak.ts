// npm run prove -- bench soak: an hour of mixed requests at half of the rate that the API can sustain. Detects leaks of
// memory, open files and pool connections. --rps 150 --minutes 60 --sockets 2000 --rows 100000; --json FILE; --seed N;
// --any-load also measures on a busy machine. Fails if a required value is missed.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '#bin/supervisor/ready.ts';
import { heldConnections } from '#testing/held-connections.ts';
import { openFilesOf } from '#testing/process-size.ts';
import { waitFor } from '#testing/wait-for.ts';
import { refuseBusyMachine } from './load.ts';
import { checkWork, type Ground, openGround } from './mixed-day/ground.ts';
import { watchGrowth } from './mixed-day/growth.ts';
import { askAtRate, percentileOf, printMeasured } from './mixed-day/open-loop.ts';
import { conclude, machineLine, type ReportLine } from './report.ts';

const { values } = parseArgs({
  options: {
    rps: { type: 'string', default: '150' },
    minutes: { type: 'string', default: '60' },
    sockets: { type: 'string', default: '2000' },
    rows: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '20261122' },
    json: { type: 'string', default: 'reports/soak.json' },
    'any-load': { type: 'boolean', default: false },
  },
});
const [rate, minutes] = [Number(values.rps), Number(values.minutes)];
/** Warm-up in which caches fill, in minutes. */
const SETTLED_MIN = Math.min(10, minutes / 3);
const MAX_MB_PER_MINUTE = 1;
const WARM_UP_SECONDS = 30;
/** Time after the load in which keep-alive connections close and pools close idle connections. */
const REST_MS = 20_000;
const AT_REST_WITHIN_MS = 60_000;

const line = (id: string, work: string, found: { ours: string; must: string; pass: boolean }): ReportLine => ({
  id,
  work,
  ...found,
  floor: '',
  ratios: [],
});

const filesOf = ({ programs: { api, worker } }: Ground) =>
  (openFilesOf(api.pid) ?? Number.NaN) + (openFilesOf(worker.pid) ?? Number.NaN);

/** Waits until the programs are idle. Returns how many more files they have open than before. */
async function filesLeft(ground: Ground, before: number): Promise<number> {
  await waitFor('rest', () => filesOf(ground) <= before, AT_REST_WITHIN_MS).catch(() => {});
  return filesOf(ground) - before;
}

if (!values['any-load']) refuseBusyMachine();
const metrics = await freePort();
const { rows, sockets: wanted, seed } = values;
const ground = await openGround({ rows: Number(rows), sockets: Number(wanted), seed: Number(seed), metrics });
try {
  const { day, sockets, programs, postgres } = ground;
  await askAtRate(day.next, { rate, seconds: WARM_UP_SECONDS, warmUp: 0 });
  await pause(REST_MS);
  const files = filesOf(ground);
  console.log(
    `${rate} requests a second for ${minutes} minutes, ${sockets} users connected; ${files} open files at rest`,
  );
  const growing = watchGrowth(
    [
      { name: 'API', pid: programs.api.pid },
      { name: 'worker', pid: programs.worker.pid },
    ],
    SETTLED_MIN,
  );
  const measured = await askAtRate(day.next, { rate, seconds: minutes * 60, warmUp: 0 });
  const grown = growing.end();
  printMeasured(measured);
  await checkWork(ground, day.counts);
  await pause(REST_MS);
  const left = await filesLeft(ground, files);
  const held = heldConnections(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text());
  const p95 = percentileOf(measured, 0.95);
  const lines = [
    ...grown.map(({ name, from, to, slope }) =>
      line(
        'K1',
        `memory of the ${name} after ${SETTLED_MIN.toFixed(0)} min (${from.toFixed(0)} MB, then ${to.toFixed(0)})`,
        {
          ours: `${slope.toFixed(2)} MB/min`,
          must: `<${MAX_MB_PER_MINUTE} MB/min`,
          pass: slope < MAX_MB_PER_MINUTE,
        },
      ),
    ),
    line('K2', 'growth of open files while idle', { ours: String(left), must: '0', pass: left <= 0 }),
    line('K3', 'pool connections in use while idle', {
      ours: String(held),
      must: '0',
      pass: held === 0,
    }),
    line('K4', `errors (p95 ${p95.toFixed(1)} ms)`, {
      ours: String(measured.errors.length),
      must: '0',
      pass: measured.errors.length === 0,
    }),
  ];
  ground.hangUp();
  conclude(lines, machineLine({ postgres, rows, seed }), { json: values.json, check: true });
} finally {
  await ground.cleanUp();
}

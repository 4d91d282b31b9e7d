// npm run prove -- bench mixed-day: ten minutes of mixed requests to one API and one worker process, with connected
// users; then finds the rate at which the API is overloaded. --rps 300 --minutes 10 --sockets 2000 --rows 100000;
// --no-knee skips the search for the highest rate; --json FILE; --seed N; --any-load also measures on a busy machine.
// Always fails if a required value is missed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDb } from '#platform/db.ts';
import { refuseBusyMachine } from './load.ts';
import { checkWork, type Ground, openGround } from './mixed-day/ground.ts';
import { askAtRate, createSender, type Due, findKnee, percentileOf, printMeasured } from './mixed-day/open-loop.ts';
import { endAll, startPart } from './processes.ts';
import { conclude, machineLine, type ReportLine } from './report.ts';
import { statementsOf } from './search/statements.ts';

const { values } = parseArgs({
  options: {
    rps: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '10' },
    sockets: { type: 'string', default: '2000' },
    rows: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '20261122' },
    'no-knee': { type: 'boolean', default: false },
    json: { type: 'string', default: 'reports/load.json' },
    'any-load': { type: 'boolean', default: false },
  },
});
const MUST_P95_MS = 200;
const WARM_UP_SECONDS = 5;
/** Duration in seconds of one step in the search for the highest rate that the API can sustain. */
const STEP = { seconds: 10, warmUp: 2 };
const seed = Number(values.seed);

if (!values['any-load']) refuseBusyMachine();

/** Returns a function that measures a rate, prints one line, and returns whether the rate is sustainable. */
const bears = (name: string, next: () => Due) => async (rate: number) => {
  const measured = await askAtRate(next, { rate, ...STEP });
  const p95 = percentileOf(measured, 0.95);
  const good = p95 <= MUST_P95_MS && measured.errors.length === 0;
  console.log(`  ${name} at ${rate}/s: p95 ${p95.toFixed(0)} ms, ${measured.errors.length} errors`);
  for (const complaint of measured.errors.slice(0, 3)) console.log(`    ${complaint}`);
  return good;
};

async function bareKnee({ url, searches, folder }: Ground): Promise<number> {
  const db = openDb({ url, max: 1, name: 'bench statements' });
  const statements = [];
  for (const { search } of searches) statements.push(await statementsOf(db, search));
  await db.end();
  const file = path.join(folder, 'statements.json');
  writeFileSync(file, JSON.stringify(statements));
  const { port } = await startPart('bare-search', [url, file]);
  const { send, close } = createSender(port);
  let at = 0;
  const next = (): Due => {
    const place = at++ % searches.length;
    const run = async () => {
      const { status } = await send({ method: 'GET', path: `/search/${place}` });
      return status === 200 ? null : `bare search: ${status}`;
    };
    return { kind: 'search', run };
  };
  return findKnee(bears('bare Express', next), Number(values.rps)).finally(close);
}

const { rows, sockets: wanted } = values;
const ground = await openGround({ rows: Number(rows), sockets: Number(wanted), seed });
try {
  const { day, sockets, postgres } = ground;
  const rate = Number(values.rps);
  const seconds = Number(values.minutes) * 60;
  console.log(
    `${rate} requests a second for ${values.minutes} minutes, ${sockets} users connected, the load generator on the same processors`,
  );
  const measured = await askAtRate(day.next, { rate, seconds, warmUp: WARM_UP_SECONDS });
  printMeasured(measured);
  await checkWork(ground, day.counts);
  console.log(`  ${JSON.stringify(day.counts)}: each has its notification, no task is left`);
  const [p95, p99] = [percentileOf(measured, 0.95), percentileOf(measured, 0.99)];
  const lines: ReportLine[] = [
    {
      id: 'D1',
      work: `${rate}/s for ${values.minutes} min, ${sockets} sockets: p95`,
      ours: `${p95.toFixed(1)} ms (p99 ${p99.toFixed(1)})`,
      floor: '',
      ratios: [],
      must: `<=${MUST_P95_MS} ms`,
      pass: p95 <= MUST_P95_MS,
    },
    {
      id: 'D2',
      work: 'the same: errors',
      ours: String(measured.errors.length),
      floor: '',
      ratios: [],
      must: '0',
      pass: measured.errors.length === 0,
    },
  ];
  if (!values['no-knee']) {
    const ours = await findKnee(bears('the day', day.next), rate);
    const searching = await findKnee(bears('searches alone', day.search), rate);
    await endAll();
    const bare = await bareKnee(ground);
    const line = (id: string, work: string, knee: number): ReportLine => ({
      id,
      work,
      ours: `${knee}/s`,
      floor: `bare Express ${bare}/s`,
      ratios: [knee / bare],
      must: 'printed',
      pass: true,
    });
    lines.push(line('D3', 'knee of the day, p95 below 200 ms', ours), line('D4', 'knee of searches alone', searching));
  }
  ground.hangUp();
  const machine = machineLine({ postgres, rows, seed: values.seed });
  conclude(lines, machine, { json: values.json, check: true });
} finally {
  await ground.cleanUp();
}

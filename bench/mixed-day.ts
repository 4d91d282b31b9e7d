// npm run test:load: ten minutes of a mixed day on one API and one worker process, with people connected; then the rate that is too much.
// --rps 300 --minutes 10 --sockets 2000 --rows 100000; --no-knee for the day alone; --json FILE; --seed N; --any-load. Always fails when a must is missed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { one, rawSql, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import { endAll, startPart, startPrograms } from './children.ts';
import { refuseBusyMachine } from './load.ts';
import { watchCodes } from './mixed-day/codes.ts';
import { askAtRate, type Due, findKnee, type Measured, openSender, percentileOf } from './mixed-day/open-loop.ts';
import { type Deeds, openDay } from './mixed-day/requests.ts';
import { buildScene, raised, type Scene } from './mixed-day/scene.ts';
import { conclude, type Line, machineLine } from './report.ts';
import { prepareSize } from './search/prepare.ts';
import { type Asked, readQuestions } from './search/questions.ts';
import { statementsOf } from './search/statements.ts';
import { runOn, startPostgres } from './servers.ts';
import { percentile } from './statistics.ts';

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
const WARM_UP_S = 5;
/** A step of the search for the knee. */
const STEP = { seconds: 10, warmUp: 2 };
const PER_PROCESS = 1000;
const seed = Number(values.seed);

if (!values['any-load']) refuseBusyMachine();
const postgres = await startPostgres();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-load-'));
async function putAway(): Promise<void> {
  await endAll();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => putAway().then(() => process.exit(1)));

async function connectPeople(scene: Scene, port: number, wanted: number): Promise<void> {
  const listeners = scene.labours.slice(0, wanted);
  for (let from = 0; from < listeners.length; from += PER_PROCESS) {
    const file = path.join(dataDir, `crowd-${from}.json`);
    writeFileSync(file, JSON.stringify(listeners.slice(from, from + PER_PROCESS)));
    await startPart('crowd', ['socket.io', `http://127.0.0.1:${port}`, file]);
  }
}

const counted = z.object({ count: z.int() });

/** Throws unless everybody who had to hear of something has a bell, no task failed, none is left, and nobody was cut off. */
async function checkWork(url: string, deeds: Deeds, sockets: number): Promise<void> {
  const db = openDb({ url, max: 1, name: 'bench check', statementTimeout: 0 });
  const count = async (from: string) => (await one(db, sql`select count(*)::int from ${rawSql(from)}`, counted)).count;
  try {
    for (const queue of queues)
      await waitFor(`an empty ${queue} queue`, async () => (await count(`${schemaOf[queue]}.jobs`)) === 0, 120_000);
    const rung = (kind: string) =>
      count(`(select from notifications, generate_series(1, count) where kind = '${kind}') n`);
    const bells = { applied: await rung('application_submitted'), answered: await rung('application_shortlisted') };
    if (bells.applied !== deeds.applied || bells.answered !== deeds.answered)
      throw new Error(`${JSON.stringify(bells)} bells for ${JSON.stringify(deeds)}`);
    const { count: connected } = await one(db, sql`select sum(people)::int as count from api_heartbeats`, counted);
    if (connected !== sockets) throw new Error(`${connected} people are still connected, not ${sockets}`);
  } finally {
    await db.end();
  }
}

function tell({ rate, samples, errors }: Measured): void {
  for (const [kind, times] of samples) {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1));
    console.log(
      `  ${kind.padEnd(8)} ${String(times.length).padStart(7)} answers  p50 ${p50}  p95 ${p95}  p99 ${p99} ms`,
    );
  }
  for (const complaint of errors.slice(0, 10)) console.log(`  wrong at ${rate}/s: ${complaint}`);
}

/** Whether a rate can be borne, said in a line. */
const bears = (name: string, next: () => Due) => async (rate: number) => {
  const measured = await askAtRate(next, { rate, ...STEP });
  const p95 = percentileOf(measured, 0.95);
  const good = p95 <= MUST_P95_MS && measured.errors.length === 0;
  console.log(`  ${name} at ${rate}/s: p95 ${p95.toFixed(0)} ms, ${measured.errors.length} errors`);
  for (const complaint of measured.errors.slice(0, 3)) console.log(`    ${complaint}`);
  return good;
};

async function bareKnee(url: string, questions: readonly Asked[]): Promise<number> {
  const db = openDb({ url, max: 1, name: 'bench statements' });
  const statements = [];
  for (const { search } of questions) statements.push(await statementsOf(db, search));
  await db.end();
  const file = path.join(dataDir, 'statements.json');
  writeFileSync(file, JSON.stringify(statements));
  const { port } = await startPart('bare-search', [url, file]);
  const { send, close } = openSender(port);
  let at = 0;
  const next = (): Due => {
    const place = at++ % questions.length;
    const run = async () => {
      const { status } = await send({ method: 'GET', path: `/search/${place}` });
      return status === 200 ? null : `bare search: ${status}`;
    };
    return { kind: 'search', run };
  };
  return findKnee(bears('bare Express', next), Number(values.rps)).finally(close);
}

try {
  const template = new URL(postgres.url);
  template.pathname = '/bench_template';
  await runOn(postgres.url, 'create database bench_template');
  await migrate(template.href, 'migrations');
  const questions = await readQuestions(seed);
  const url = await prepareSize(postgres.url, { rows: Number(values.rows), seed });
  const scene = await buildScene(url);
  console.log(`limits raised for one machine: ${JSON.stringify(raised)}`);
  const { port } = await startPrograms({ DATABASE_URL: url, DATA_DIR: dataDir });
  const sockets = Math.min(Number(values.sockets), scene.labours.length);
  await connectPeople(scene, port, sockets);
  const { send, close } = openSender(port);
  const codes = watchCodes(path.join(dataDir, 'outbox/sms.jsonl'));
  const day = openDay({ scene, questions, send, codes, seed });
  const rate = Number(values.rps);
  const seconds = Number(values.minutes) * 60;
  console.log(
    `${rate} requests a second for ${values.minutes} minutes, ${sockets} people connected, the load generator on the same processors`,
  );
  const measured = await askAtRate(day.next, { rate, seconds, warmUp: WARM_UP_S });
  tell(measured);
  await checkWork(url, day.deeds, sockets);
  console.log(`  ${JSON.stringify(day.deeds)}: every one of them has its bell, no task is left`);
  const [p95, p99] = [percentileOf(measured, 0.95), percentileOf(measured, 0.99)];
  const lines: Line[] = [
    {
      ...{
        id: 'D1',
        work: `${rate}/s for ${values.minutes} min, ${sockets} sockets: p95`,
        ours: `${p95.toFixed(1)} ms (p99 ${p99.toFixed(1)})`,
      },
      ...{ floor: '', ratios: [], must: `<=${MUST_P95_MS} ms`, pass: p95 <= MUST_P95_MS },
    },
    {
      ...{ id: 'D2', work: 'the same: errors', ours: String(measured.errors.length), floor: '', ratios: [] },
      ...{ must: '0', pass: measured.errors.length === 0 },
    },
  ];
  if (!values['no-knee']) {
    const ours = await findKnee(bears('the day', day.next), rate);
    const searching = await findKnee(bears('searches alone', day.search), rate);
    await endAll();
    const bare = await bareKnee(url, questions);
    const line = (id: string, work: string, knee: number): Line => ({
      ...{
        id,
        work,
        ours: `${knee}/s`,
        floor: `bare Express ${bare}/s`,
        ratios: [knee / bare],
        must: 'printed',
        pass: true,
      },
    });
    lines.push(line('D3', 'knee of the day, p95 below 200 ms', ours), line('D4', 'knee of searches alone', searching));
  }
  close();
  codes.stop();
  mkdirSync('reports', { recursive: true });
  const machine = machineLine({ postgres: postgres.version, rows: values.rows, seed: values.seed });
  conclude(lines, machine, { json: values.json, check: true });
} finally {
  await putAway();
}

// npm run bench:memory: what a connected person costs, M1: resident memory of the API process for each of 5,000 people, beside raw WebSockets.
// --people N; --rounds N; --check fails when the must is missed; --json FILE; --any-load.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, untilReady } from '#bin/supervisor/ready.ts';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { testSecrets } from '#testing/secrets.ts';
import { answerOf, endAll } from './children.ts';
import { startCrowd } from './fanout/crowd.ts';
import { insertListeners, type Listener } from './fanout/scene.ts';
import { refuseBusyMachine } from './load.ts';
import { conclude, machineLine } from './report.ts';
import { startPostgres } from './servers.ts';
import { median } from './statistics.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'string' },
    people: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '5' },
    'any-load': { type: 'boolean', default: false },
  },
});
const MUST = 2.2;
const people = Number(values.people);
/** Connected once and gone before the count: what a first connection loads is not what one costs. */
const FIRST = 500;
const CALM_MS = 1500;

if (!values['any-load']) refuseBusyMachine();
const postgres = await startPostgres();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-memory-'));
const measured = new Set<ChildProcess>();
async function putAway(): Promise<void> {
  for (const child of measured) child.kill('SIGKILL');
  await endAll();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => putAway().then(() => process.exit(1)));

const told = z.object({ memory: z.int(), heap: z.int() });

/** Bytes that a process holds once it has put away what it does not need. */
async function memoryOf(child: ChildProcess): Promise<{ memory: number; heap: number }> {
  await pause(CALM_MS);
  const answer = answerOf(child, told);
  child.send('memory');
  return answer;
}

function startMeasured(file: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const teller = path.join(import.meta.dirname, 'processes/telling-memory.js');
  const child = fork(file, args, { env, execArgv: ['--expose-gc', '--import', teller] });
  measured.add(child);
  child.once('exit', () => measured.delete(child));
  return child;
}

/** Memory for each person, resident and of the heap, in bytes. */
async function costOf(
  child: ChildProcess,
  listeners: readonly Listener[],
  { kind, url }: { kind: 'socket.io' | 'ws'; url: string },
): Promise<{ memory: number; heap: number }> {
  await startCrowd({ kind, url, folder: dataDir }, listeners.slice(0, FIRST));
  await endAll();
  const before = await memoryOf(child);
  await startCrowd({ kind, url, folder: dataDir }, listeners);
  const after = await memoryOf(child);
  await endAll();
  child.kill('SIGKILL');
  return { memory: (after.memory - before.memory) / people, heap: (after.heap - before.heap) / people };
}

async function costOfProduct(listeners: readonly Listener[]) {
  const port = await freePort();
  const child = startMeasured('dist/api/main.js', [], {
    ...{ PATH: process.env.PATH, ...testSecrets, APP_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    ...{ DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: String(port), SHUTDOWN_GRACE: '4', SLOW_QUERY_MS: '0' },
  });
  await untilReady([`http://127.0.0.1:${port}/ready`], () => {});
  return costOf(child, listeners, { kind: 'socket.io', url: `http://127.0.0.1:${port}` });
}

async function costOfFloor(listeners: readonly Listener[]) {
  const file = path.join(import.meta.dirname, 'processes/floor.js');
  const child = startMeasured(file, [postgres.url], process.env);
  const { port } = await answerOf(child, z.object({ port: z.int() }));
  return costOf(child, listeners, { kind: 'ws', url: `ws://127.0.0.1:${port}` });
}

try {
  await migrate(postgres.url, 'migrations');
  const db = openDb({ url: postgres.url, max: 1, name: 'bench scene', statementTimeout: 0 });
  const listeners = await insertListeners(db, people);
  const ratios: number[] = [];
  const [ours, floors]: [number[], number[]] = [[], []];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const sides = [() => costOfProduct(listeners), () => costOfFloor(listeners)] as const;
    const [first, second] = round % 2 === 0 ? sides : [sides[1], sides[0]];
    const [one, other] = [await first(), await second()];
    const [product, floor] = round % 2 === 0 ? [one, other] : [other, one];
    ratios.push(product.memory / floor.memory);
    ours.push(product.memory);
    floors.push(floor.memory);
    console.log(
      `round ${round + 1}: ${(product.memory / 1024).toFixed(1)} kB (heap ${(product.heap / 1024).toFixed(1)}) beside ${(floor.memory / 1024).toFixed(1)} kB (heap ${(floor.heap / 1024).toFixed(1)})`,
    );
  }
  const kb = (list: readonly number[]) => `${(median(list) / 1024).toFixed(1)} kB`;
  const line = {
    ...{ id: 'M1', work: `memory a person, ${people} connected`, ours: kb(ours), floor: `ws ${kb(floors)}`, ratios },
    ...{ must: `<=${MUST}x`, pass: median(ratios) <= MUST },
  };
  await db.end();
  conclude([line], machineLine({ postgres: postgres.version }), values);
} finally {
  await putAway();
}

// npm run bench:memory: measures the line M1 of the result table, the resident memory of the API process for each of
// 5,000 connected users, compared with raw WebSockets. --people N; --rounds N; --check fails if the required value is
// missed; --json FILE; --any-load also measures on a busy machine.
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { inEnvironment } from './environment.ts';
import { startCrowd } from './fanout/crowd.ts';
import { insertListeners, type Listener } from './fanout/scene.ts';
import { readOptions } from './options.ts';
import { answerOf, endThese, fileOfPart, startApi, startPart } from './processes.ts';
import { playRounds, turned } from './rounds.ts';
import { median } from './statistics.ts';
import { ratioLine } from './targets.ts';

const options = readOptions({ people: '5000', rounds: '5', seed: '20261121' });
const people = Number(options.option('people'));
const rounds = Number(options.option('rounds'));
/**
 * Number of clients that connect and disconnect before the measurement, because code that the first connections load is
 * not a cost per client.
 */
const FIRST = 500;
const CALM_MS = 1500;

const memoryShape = z.object({ memory: z.int(), heap: z.int() });
type Cost = z.output<typeof memoryShape>;

/** Returns the memory of a process in bytes, after garbage collection. */
async function memoryOf(child: ChildProcess): Promise<Cost> {
  await pause(CALM_MS);
  const answer = answerOf(child, memoryShape);
  child.send('memory');
  return answer;
}

interface MeasuredServer {
  child: ChildProcess;
  kind: 'socket.io' | 'ws';
  url: string;
  folder: string;
}

/** Returns resident and heap memory per client, in bytes. */
async function costOf({ child, ...server }: MeasuredServer, listeners: readonly Listener[]): Promise<Cost> {
  const first = await startCrowd(server, listeners.slice(0, FIRST));
  await first.end();
  const before = await memoryOf(child);
  const crowd = await startCrowd(server, listeners);
  const after = await memoryOf(child);
  await crowd.end();
  await endThese([child]);
  return { memory: (after.memory - before.memory) / people, heap: (after.heap - before.heap) / people };
}

const nodeOptions = ['--expose-gc', '--import', fileOfPart('report-memory')];
const names = ['product', 'floor'] as const;
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

await inEnvironment(options, (environment) =>
  environment.onDatabase(async (url) => {
    environment.note({ seed: options.option('seed') });
    const db = openDb({ url, max: 1, name: 'bench scene', statementTimeout: 0 });
    const listeners = await insertListeners(db, people).finally(() => db.end());
    const folder = environment.dataDir;
    const sides = {
      product: async () => {
        const { child, port } = await startApi({ DATABASE_URL: url, DATA_DIR: folder }, nodeOptions);
        return costOf({ child, kind: 'socket.io', url: `http://127.0.0.1:${port}`, folder }, listeners);
      },
      floor: async () => {
        const { child, port } = await startPart('floor', [url], nodeOptions);
        return costOf({ child, kind: 'ws', url: `ws://127.0.0.1:${port}`, folder }, listeners);
      },
    };
    const play = async (round: number) => {
      const costs = { product: { memory: 0, heap: 0 }, floor: { memory: 0, heap: 0 } };
      for (const name of turned(names, round)) costs[name] = await sides[name]();
      const of = ({ memory, heap }: Cost) => `${kb(memory)} (heap ${kb(heap)})`;
      console.log(`round ${round + 1}: ${of(costs.product)} beside ${of(costs.floor)}`);
      return costs;
    };
    // `floorsOf` returns no speeds, so no round is repeated because of a busy machine: other load does not change the
    // memory of the servers.
    const all = await playRounds({ rounds, play, floorsOf: () => [] });
    const held = (name: (typeof names)[number]) => kb(median(all.map((costs) => costs[name].memory)));
    environment.keep(
      ratioLine({
        id: 'M1',
        target: 'M1',
        work: `memory per user, ${people.toLocaleString('en-US')} connected`,
        ours: held('product'),
        floor: `ws ${held('floor')}`,
        ratios: all.map(({ product, floor }) => product.memory / floor.memory),
      }),
    );
  }),
);

// npm run bench:queue: how fast the bulk queue drains, beside BullMQ, the library's defaults and bare SQL; and events until told (E1).
// --check fails when a must is missed; --json FILE; --rounds N; --any-load measures on a busy machine, too.
import { parseArgs } from 'node:util';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { one, rawSql, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import { askPart, endAll, startPart } from './children.ts';
import { refuseBusyMachine } from './load.ts';
import { conclude, type Line, machineLine } from './report.ts';
import { runOn, startPostgres, startRedis } from './servers.ts';
import { buildScene, shortlistByBull, shortlistByProduct } from './shortlists.ts';
import { median, sharedClock } from './statistics.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    'any-load': { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const TASKS = 20_000;
const EVENTS = 2000;
const AT_ONCE = 8;
const TOLD_WITHIN_MS = 120_000;

if (!values['any-load']) refuseBusyMachine();
const postgres = await startPostgres();
const everySecond = await startRedis('everysec');
const always = await startRedis('always');
async function putAway(): Promise<void> {
  await endAll();
  await Promise.allSettled([postgres.stop(), everySecond?.stop(), always?.stop()]);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => putAway().then(() => process.exit(1)));

const TEMPLATE = 'bench_template';
let databases = 0;

/** Runs over a fresh database of the product, which is dropped afterwards. */
async function onDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  databases += 1;
  const name = `queue_${databases}`;
  await runOn(postgres.url, `create database ${name} template ${TEMPLATE}`);
  const address = new URL(postgres.url);
  address.pathname = `/${name}`;
  try {
    return await work(address.href);
  } finally {
    await endAll();
    await runOn(postgres.url, `drop database ${name} with (force)`);
  }
}

type Way = 'ours' | 'defaults' | 'bullmq' | 'floor';
const drained = z.object({ seconds: z.number() });

/** Tasks a second of one way, in a process and over a database of its own. */
const drain = (way: Way, concurrency: number) =>
  onDatabase(async (url) => {
    const args = [way, url, everySecond?.url ?? '', String(TASKS), String(concurrency)];
    return TASKS / (await askPart('drain', args, drained)).seconds;
  });

const counted = z.object({ count: z.int() });

async function untilTold(url: string): Promise<void> {
  const db = openDb({ url, max: 1, name: 'bench told' });
  const count = async (from: string) => (await one(db, sql`select count(*)::int from ${rawSql(from)}`, counted)).count;
  try {
    await waitFor('all notifications', async () => (await count('notifications')) === EVENTS, TOLD_WITHIN_MS);
    for (const queue of queues)
      await waitFor(`an empty ${queue} queue`, async () => (await count(`${schemaOf[queue]}.jobs`)) === 0);
  } finally {
    await db.end();
  }
}

/** Events a second from the first that is recorded to the last notification written. */
const tell = (who: 'ours' | 'bullmq') =>
  onDatabase(async (url) => {
    const setting = openDb({ url, max: 1, name: 'bench setting' });
    const scene = await buildScene(setting, EVENTS).finally(() => setting.end());
    const redis = always?.url ?? '';
    await startPart(who === 'ours' ? 'one-process' : 'bull-bell', [url, redis]);
    const { shortlist, end } = who === 'ours' ? shortlistByProduct(url, scene) : shortlistByBull(url, redis, scene);
    const left = [...scene.applications];
    const from = sharedClock();
    const one = async () => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) await shortlist(id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one)).finally(end);
    await untilTold(url);
    return EVENTS / ((sharedClock() - from) / 1000);
  });

interface Pair {
  ours: number;
  other: number;
}

const perSecond = (samples: readonly number[]) => `${Math.round(median(samples)).toLocaleString('en-US')}/s`;

function lineOf(
  id: string,
  pairs: readonly Pair[],
  { work, other, must }: { work: string; other: string; must: number | null },
): Line {
  const ratios = pairs.map((pair) => pair.ours / pair.other);
  return {
    id,
    work,
    ours: perSecond(pairs.map(({ ours }) => ours)),
    floor: `${other} ${perSecond(pairs.map((pair) => pair.other))}`,
    ratios,
    must: must === null ? 'told, no must' : `>=${must}x`,
    pass: pairs.length === 0 ? null : must === null || median(ratios) >= must,
  };
}

const musts = { bullmq: 1.8, defaults: 8, floor: 0.15 };
const named = { bullmq: 'BullMQ AOF 1 s', defaults: 'library defaults', floor: 'SKIP LOCKED by 500' };
const ids = { bullmq: 'Q1', defaults: 'Q2', floor: 'Q3' };
type Other = keyof typeof musts;

/** Drains in every way, turn by turn, and pairs ours with each other of the same round. */
async function drainLines(concurrency: number): Promise<Line[]> {
  const others: Other[] = everySecond ? ['bullmq', 'defaults', 'floor'] : ['defaults', 'floor'];
  const pairs: Record<Other, Pair[]> = { bullmq: [], defaults: [], floor: [] };
  for (let round = 0; round < rounds; round += 1) {
    const ways: Way[] = ['ours', ...others];
    const turn = round % ways.length;
    const played: Partial<Record<Way, number>> = {};
    for (const way of [...ways.slice(turn), ...ways.slice(0, turn)]) {
      played[way] = await drain(way, concurrency);
      console.log(`round ${round + 1} c${concurrency} ${way.padEnd(8)} ${Math.round(played[way])}/s`);
    }
    for (const other of others)
      pairs[other].push({ ours: played.ours ?? Number.NaN, other: played[other] ?? Number.NaN });
  }
  const work = `drain ${TASKS.toLocaleString('en-US')} tasks, c${concurrency}`;
  return (['bullmq', 'defaults', 'floor'] as const).map((other) =>
    lineOf(ids[other], pairs[other], { work, other: named[other], must: musts[other] }),
  );
}

async function toldLine(): Promise<Line> {
  const pairs: Pair[] = [];
  for (let round = 0; always && round < rounds; round += 1) {
    const turns = round % 2 === 0 ? (['ours', 'bullmq'] as const) : (['bullmq', 'ours'] as const);
    const played = { ours: 0, bullmq: 0 };
    for (const who of turns) played[who] = await tell(who);
    console.log(`round ${round + 1} E1 ours ${Math.round(played.ours)}/s, BullMQ ${Math.round(played.bullmq)}/s`);
    pairs.push({ ours: played.ours, other: played.bullmq });
  }
  return lineOf('E1', pairs, { work: 'events recorded to told', other: 'BullMQ AOF always', must: null });
}

try {
  await runOn(postgres.url, `create database ${TEMPLATE}`);
  const address = new URL(postgres.url);
  address.pathname = `/${TEMPLATE}`;
  await migrate(address.href, 'migrations');
  const machine = machineLine({ postgres: postgres.version, redis: everySecond?.version ?? 'absent' });
  console.log(`${machine}\n${TASKS} tasks a drain, ${EVENTS} events, ${rounds} rounds`);
  const lines = [...(await drainLines(10)), ...(await drainLines(24)), await toldLine()];
  conclude(lines, machine, { json: values.json, check: values.check });
} finally {
  await putAway();
}

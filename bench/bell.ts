// npm run bench:bell: how long after the commit of a shortlist the bell rings, beside the floor of the same round.
// --check fails when a must is missed; --json FILE; --rounds N; --seed N; --any-load measures on a busy machine, too.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '#platform/migrations.ts';
import { type CellName, EVENTS, type Latency, measure, type Servers } from './cells.ts';
import { endAll } from './children.ts';
import { refuseBusyMachine } from './load.ts';
import { measurePosting } from './posting.ts';
import { conclude, type Line, machineLine } from './report.ts';
import { runOn, startPostgres, startRedis } from './servers.ts';
import { median } from './statistics.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '20261121' },
    'any-load': { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
/** A round whose floor is this much slower than the usual floor was disturbed. */
const DISTURBED = 1 / 0.6;
const MOST_REPEATS = 3;

type Round = Partial<Record<CellName, Latency>> & { floor: Latency };

/** The cells of a round one after the other, beginning with another one each time. */
async function playRound(servers: Servers, round: number): Promise<Round> {
  const names: CellName[] = servers.redis ? ['floor', 'L1', 'L2', 'L2b', 'bull'] : ['floor', 'L1', 'L2b'];
  const turn = round % names.length;
  const played: Partial<Record<CellName, Latency>> = {};
  for (const name of [...names.slice(turn), ...names.slice(0, turn)]) {
    played[name] = await measure(name, servers, { round, seed });
    const { p50, p99 } = played[name];
    console.log(`round ${round + 1} ${name.padEnd(5)} p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
  }
  const { floor } = played;
  if (!floor) throw new Error('A round without its floor');
  return { ...played, floor };
}

const disturbed = (all: readonly Round[]) => {
  const usual = median(all.map(({ floor }) => floor.p50));
  return all.filter(({ floor }) => floor.p50 > usual * DISTURBED);
};

async function playRounds(servers: Servers): Promise<Round[]> {
  let all: Round[] = [];
  for (let played = 0; all.length < rounds && played < rounds + MOST_REPEATS; played += 1) {
    all.push(await playRound(servers, played));
    const bad = all.length === rounds && played < rounds + MOST_REPEATS - 1 ? disturbed(all) : [];
    if (bad.length > 0) console.log(`${bad.length} of the rounds had a disturbed floor and are repeated`);
    all = all.filter((round) => !bad.includes(round));
  }
  return all;
}

const ms = (samples: readonly number[]) => `${median(samples).toFixed(2)} ms`;

function lineOf(all: readonly Round[], name: CellName, what: { work: string; must: number }): Line {
  const pairs = all.flatMap((round) => (round[name] ? [{ ours: round[name].p50, floor: round.floor.p50 }] : []));
  const ratios = pairs.map(({ ours, floor }) => ours / floor);
  return {
    id: name,
    work: what.work,
    ours: ms(pairs.map(({ ours }) => ours)),
    floor: `notify+ws ${ms(all.map(({ floor }) => floor.p50))}`,
    ratios,
    must: `<=${what.must}x`,
    pass: pairs.length > 0 ? median(ratios) <= what.must : null,
  };
}

const P99_RATIO = 8;
const P99_MS = 50;

function p99LineOf(all: readonly Round[], name: CellName): Line {
  const pairs = all.flatMap((round) => (round[name] ? [{ ours: round[name].p99, floor: round.floor.p99 }] : []));
  const ratios = pairs.map(({ ours, floor }) => ours / floor);
  const usual = median(pairs.map(({ ours }) => ours));
  return {
    id: 'L3',
    work: `p99 of ${name}`,
    ours: `${usual.toFixed(2)} ms`,
    floor: `notify+ws ${ms(all.map(({ floor }) => floor.p99))}`,
    ratios,
    must: `<=${P99_RATIO}x, <${P99_MS} ms`,
    pass: pairs.length > 0 ? median(ratios) <= P99_RATIO && usual < P99_MS : null,
  };
}

/** The whole of the product's bell beside BullMQ's: that one stays faster, for a job is not atomic with its commit. */
function peerLineOf(all: readonly Round[]): Line {
  const pairs = all.flatMap(({ L1, bull }) => (L1 && bull ? [{ ours: L1.p50, peer: bull.p50 }] : []));
  const ratios = pairs.map(({ ours, peer }) => ours / peer);
  return {
    id: 'L4',
    work: 'commit->client p50, one process',
    ours: ms(pairs.map(({ ours }) => ours)),
    floor: `BullMQ+Socket.IO ${ms(pairs.map(({ peer }) => peer))}`,
    ratios,
    must: '<=2x',
    pass: pairs.length > 0 ? median(ratios) <= 2 : null,
  };
}

async function postingLine(servers: Servers): Promise<Line> {
  const pairs: { ours: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push(await measurePosting(servers, round));
  const ratios = pairs.map(({ ours, floor }) => ours / floor);
  return {
    id: 'W1',
    work: 'post a job, atomic, p50',
    ours: ms(pairs.map(({ ours }) => ours)),
    floor: `plain insert ${ms(pairs.map(({ floor }) => floor))}`,
    ratios,
    must: '<=2.5x',
    pass: median(ratios) <= 2.5,
  };
}

if (!values['any-load']) refuseBusyMachine();
const postgres = await startPostgres();
const redis = await startRedis();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-bench-data-'));
async function putAway(): Promise<void> {
  await endAll();
  await Promise.allSettled([postgres.stop(), redis?.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => putAway().then(() => process.exit(1)));

try {
  const template = 'bench_template';
  await runOn(postgres.url, `create database ${template}`);
  const address = new URL(postgres.url);
  address.pathname = `/${template}`;
  await migrate(address.href, 'migrations');
  const servers = { postgres: postgres.url, template, redis: redis?.url ?? null, dataDir };
  const machine = machineLine({
    postgres: postgres.version,
    redis: redis?.version ?? 'absent',
    seed: String(seed),
  });
  console.log(`${machine}\n${EVENTS} shortlists a cell, ${rounds} rounds`);
  const all = await playRounds(servers);
  const lines = [
    lineOf(all, 'L1', { work: 'commit->client p50, one process', must: 3.3 }),
    lineOf(all, 'L2', { work: 'commit->client p50, Redis between', must: 4.2 }),
    lineOf(all, 'L2b', { work: 'commit->client p50, NOTIFY between', must: 3.9 }),
    p99LineOf(all, 'L1'),
    p99LineOf(all, 'L2'),
    p99LineOf(all, 'L2b'),
    peerLineOf(all),
    await postingLine(servers),
  ];
  conclude(lines, machine, { json: values.json, check: values.check });
} finally {
  await putAway();
}

// npm run bench:bell: time from the commit of a decision on an application until the client has the notification,
// compared with a minimal baseline and with competitors in the same round; also the time to post a job. --check fails
// if a required value is missed; --json FILE; --rounds N; --seed N; --events N; --only=L,W; --any-load also measures on
// a busy machine.
import { type CaseName, type Latency, measure, type Play } from './cases.ts';
import { inEnvironment } from './environment.ts';
import { readOptions } from './options.ts';
import { pollingLine } from './polling.ts';
import { postingLines } from './posting.ts';
import type { ReportLine } from './report.ts';
import { playRounds, turned } from './rounds.ts';
import { median } from './statistics.ts';
import { ratioLine } from './targets.ts';

const options = readOptions({ rounds: '5', seed: '20261121', events: '500', writes: '1000', 'poll-seconds': '60' });
const { option, asks } = options;
const rounds = Number(option('rounds'));
const WARM_UP = 100;

type Round = Partial<Record<CaseName, Latency>> & { floor: Latency };

/**
 * Measures every case once: the product in several deployments, the baselines and the competitor. The order of the
 * cases rotates with the round, because the first case of a round may be slower.
 */
async function playRound(play: Play, round: number): Promise<Round> {
  const names: CaseName[] = play.redis ? ['floor', 'L1', 'L2', 'L2b', 'bull', 'bare'] : ['floor', 'L1', 'L2b', 'bare'];
  const played: Partial<Record<CaseName, Latency>> = {};
  for (const name of turned(names, round)) {
    played[name] = await measure(name, play, round);
    const { p50, p99, cpu } = played[name];
    const times = `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, CPU ${cpu.toFixed(2)} ms`;
    console.log(`round ${round + 1} ${name.padEnd(5)} ${times}`);
  }
  const { floor } = played;
  if (!floor) throw new Error('The round did not measure the floor');
  return { ...played, floor };
}

const ms = (samples: readonly number[]) => `${median(samples).toFixed(2)} ms`;

interface Sides {
  ours: CaseName;
  other: CaseName;
  share: 'p50' | 'p99' | 'cpu';
}

/**
 * Returns a pair for each round in which both sides were measured: the value of the product and the value of the
 * baseline or competitor.
 */
function pairsOf(all: readonly Round[], { ours, other, share }: Sides) {
  return all.flatMap((round) => {
    const [one, beside] = [round[ours], round[other]];
    return one && beside ? [{ ours: one[share], other: beside[share] }] : [];
  });
}

const P99_MS = 50;
const peers = { floor: 'notify+ws', bare: 'notify+Socket.IO', bull: 'BullMQ+Socket.IO' };

interface Comparison extends Sides {
  id: 'L1' | 'L2' | 'L2b' | 'L3' | 'L4' | 'L7' | 'L9';
  other: keyof typeof peers;
  work: string;
}

function lineOf(all: readonly Round[], { id, work, ...sides }: Comparison): ReportLine {
  const pairs = pairsOf(all, sides);
  const usual = median(pairs.map(({ ours }) => ours));
  const [must, peer] = [`<${P99_MS} ms`, peers[sides.other]];
  return ratioLine({
    id,
    target: id,
    work,
    ours: ms(pairs.map(({ ours }) => ours)),
    floor: pairs.length > 0 ? `${peer} ${ms(pairs.map(({ other }) => other))}` : peer,
    ratios: pairs.map(({ ours, other }) => ours / other),
    ...(id === 'L3' ? { also: { must, pass: usual < P99_MS } } : {}),
  });
}

const p50 = { other: 'floor', share: 'p50' } as const;
const p99 = { other: 'floor', share: 'p99' } as const;
const compared: readonly Comparison[] = [
  { id: 'L1', work: 'commit->client p50, one process', ours: 'L1', ...p50 },
  { id: 'L2', work: 'commit->client p50, Redis between', ours: 'L2', ...p50 },
  { id: 'L2b', work: 'commit->client p50, NOTIFY between', ours: 'L2b', ...p50 },
  { id: 'L3', work: 'p99 of L1', ours: 'L1', ...p99 },
  { id: 'L3', work: 'p99 of L2', ours: 'L2', ...p99 },
  { id: 'L3', work: 'p99 of L2b', ours: 'L2b', ...p99 },
  // BullMQ is expected to be faster: it adds its job after the commit, not in the same transaction.
  { id: 'L4', work: 'commit->client p50, one process', ours: 'L1', other: 'bull', share: 'p50' },
  { id: 'L7', work: 'commit->client p50, one process', ours: 'L1', other: 'bare', share: 'p50' },
  { id: 'L9', work: 'CPU time per bell, NOTIFY between', ours: 'L2b', other: 'floor', share: 'cpu' },
];

await inEnvironment(options, async (environment) => {
  const [seed, events, writes] = [Number(option('seed')), Number(option('events')), Number(option('writes'))];
  environment.note({ seed: String(seed) });
  if (asks('L')) {
    console.log(`${events} shortlists a cell, ${rounds} rounds`);
    const play = { environment, redis: await environment.redis(), warmUp: WARM_UP, events, seed };
    const floorsOf = ({ floor }: Round) => [1 / floor.p50];
    const all = await playRounds({ rounds, play: (round) => playRound(play, round), floorsOf });
    environment.keep(...compared.map((one) => lineOf(all, one)));
    environment.keep(await pollingLine(environment, { seconds: Number(option('poll-seconds')) }));
  }
  if (asks('W')) environment.keep(...(await postingLines(environment, { rounds, writes })));
});

// Measures how much a fault slows down other requests. Periods with and without the fault alternate. In all periods,
// requests are sent at a fifth of the rate that the product could answer.
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { median, percentile } from '../bench/statistics.ts';
import type { Run } from './scenario.ts';
import { ask, type TimedReply } from './timed-request.ts';

interface WindowOptions {
  /** URLs that are requested in turn. */
  urls: readonly string[];
  headers?: Record<string, string>;
  /** Starts the fault. Resolves when it is active. */
  begin(): Promise<void>;
  end(): Promise<void>;
  windowMs?: number;
}

interface Change {
  /** Change of the 95th percentile of response times, in per cent: the median over all pairs of periods. */
  percent: number;
  /** 95th percentile of response times without and with the fault, in ms: medians over the periods. */
  without: number;
  with: number;
  /** Requests sent per second. */
  rate: number;
  /** Number of responses with a status other than 2xx, in all periods. */
  failed: number;
}

const PAIRS = 5;
const WINDOW_MS = 5_000;
const CAPACITY_MS = 3_000;
const CLIENTS = 8;
const SHARE = 5;
const SETTLE_MS = 500;

const p95 = (replies: readonly TimedReply[]) =>
  percentile(
    replies.map(({ ms }) => ms),
    0.95,
  );

/** Returns the number of requests per second that are answered if eight clients send them without pauses. */
async function capacity(one: () => Promise<TimedReply>): Promise<number> {
  const end = performance.now() + CAPACITY_MS;
  let answered = 0;
  const client = async () => {
    for (; performance.now() < end; answered += 1) await one();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (answered / CAPACITY_MS) * 1000;
}

/**
 * Sends requests at a fixed rate, however long the responses take. The duration of a request starts at its scheduled
 * time, so a delay before sending is measured too.
 */
async function openLoop(
  one: () => Promise<TimedReply>,
  { rate, ms }: { rate: number; ms: number },
): Promise<TimedReply[]> {
  const begun = performance.now();
  const asked: Promise<TimedReply>[] = [];
  for (let count = 0; count < (rate * ms) / 1000; count += 1) {
    const due = begun + (count / rate) * 1000;
    if (due > performance.now()) await pause(due - performance.now());
    const late = Math.max(0, performance.now() - due);
    asked.push(one().then((reply) => ({ ...reply, ms: reply.ms + late })));
  }
  return Promise.all(asked);
}

/**
 * Measures alternately without and with the fault. Each pair is compared separately, because other load on the machine
 * affects both of its periods.
 */
export async function measureChange({
  urls,
  headers = {},
  begin,
  end,
  windowMs: ms = WINDOW_MS,
}: WindowOptions): Promise<Change> {
  const agent = new Agent({ keepAlive: true });
  let next = 0;
  const one = () => {
    next += 1;
    return ask(urls[next % urls.length] ?? '', { headers, agent });
  };
  await capacity(one);
  const rate = Math.max(5, (await capacity(one)) / SHARE);
  const pairs: { without: number; with: number }[] = [];
  let failed = 0;
  const window = async () => {
    await pause(SETTLE_MS);
    const replies = await openLoop(one, { rate, ms });
    failed += replies.filter(({ status }) => status < 200 || status > 299).length;
    return p95(replies);
  };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const without = await window();
    await begin();
    pairs.push({ without, with: await window() });
    await end();
  }
  agent.destroy();
  return {
    percent: median(pairs.map((pair) => (pair.with / pair.without - 1) * 100)),
    without: median(pairs.map((pair) => pair.without)),
    with: median(pairs.map((pair) => pair.with)),
    rate,
    failed,
  };
}

/** Records the change of the p95 as a measurement. */
export function noteChange(run: Run, what: string, change: Change, maxPercent: number): void {
  const { percent, without, rate, failed } = change;
  run.say(
    `${what}: ${without.toFixed(1)} ms without, ${change.with.toFixed(1)} ms with, at ${rate.toFixed(0)} requests a second`,
  );
  run.note({
    what: `p95 change of ${what}`,
    found: `${percent.toFixed(1)} %`,
    must: `<= ${maxPercent} %`,
    kept: percent <= maxPercent,
  });
  run.note({ what: `${what} that failed`, found: `${failed}`, must: '0', kept: failed === 0 });
}

// Open-loop load generator: sends requests at a constant rate, and measures each latency from the time at which the
// request was due.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../statistics.ts';

export interface LoadRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface LoadResponse {
  status: number;
  text: string;
}

/** Result of a rate: latencies in ms by kind of request, and errors as text. */
export interface LoadResult {
  rate: number;
  samples: Map<string, number[]>;
  errors: string[];
}

/** Sends one request over keep-alive connections. */
export type Send = (asked: LoadRequest) => Promise<LoadResponse>;

/** Opens keep-alive connections to a server on this machine; `close` ends them. */
export function createSender(port: number): { send: Send; close(): void } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 512 });
  const send: Send = ({ method, path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const typed = text === undefined ? headers : { ...headers, 'content-type': 'application/json' };
      const request = http.request(
        { agent, host: '127.0.0.1', port, method, path, headers: typed, timeout: 30_000 },
        (answer) => {
          let said = '';
          answer.setEncoding('utf8').on('data', (more: string) => {
            said += more;
          });
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: said }));
        },
      );
      request.on('timeout', () => request.destroy(new Error('no answer within 30 s')));
      request.on('error', reject);
      request.end(text);
    });
  return { send, close: () => agent.destroy() };
}

/** One request that is due: its kind, and a function that sends it and resolves with an error text or null. */
export interface Due {
  kind: string;
  run(): Promise<string | null>;
}

const TICK_MS = 5;

/** Runs `next()` at a constant rate for some seconds. Requests of the first `warmUp` seconds are not counted. */
export async function askAtRate(
  next: () => Due,
  { rate, seconds, warmUp }: { rate: number; seconds: number; warmUp: number },
): Promise<LoadResult> {
  const samples = new Map<string, number[]>();
  const errors: string[] = [];
  const open = new Set<Promise<void>>();
  const began = performance.now();
  const fire = (dueAt: number) => {
    const { kind, run } = next();
    const counts = dueAt >= warmUp * 1000;
    const done: Promise<void> = run()
      .catch((error: unknown) => `${kind}: ${error instanceof Error ? error.message : String(error)}`)
      .then((complaint) => {
        open.delete(done);
        if (complaint) errors.push(complaint);
        if (!counts) return;
        const list = samples.get(kind) ?? [];
        list.push(performance.now() - began - dueAt);
        samples.set(kind, list);
      });
    open.add(done);
  };
  const total = rate * (seconds + warmUp);
  for (let sent = 0; sent < total; ) {
    const now = performance.now() - began;
    for (; sent < total && (sent * 1000) / rate <= now; sent += 1) fire((sent * 1000) / rate);
    await pause(TICK_MS);
  }
  await Promise.all(open);
  return { rate, samples, errors };
}

/** Returns the latency below which `share` of all requests are, in ms. */
export const percentileOf = ({ samples }: LoadResult, share: number): number =>
  percentile([...samples.values()].flat(), share);

/** Prints the latencies of each kind of request, and the errors. */
export function printMeasured({ rate, samples, errors }: LoadResult): void {
  for (const [kind, times] of samples) {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1));
    console.log(
      `  ${kind.padEnd(8)} ${String(times.length).padStart(7)} answers  p50 ${p50}  p95 ${p95}  p99 ${p99} ms`,
    );
  }
  for (const complaint of errors.slice(0, 10)) console.log(`  wrong at ${rate}/s: ${complaint}`);
}

/**
 * Returns the highest rate at which `measure` succeeds, starting at `from`. Raises the rate by 35 % until `measure`
 * fails, then bisects between the last two rates.
 */
export async function findKnee(measure: (rate: number) => Promise<boolean>, from: number): Promise<number> {
  let [good, bad] = [0, from];
  while (await measure(bad)) [good, bad] = [bad, Math.round(bad * 1.35)];
  for (let step = 0; step < 3 && good > 0; step += 1) {
    const middle = Math.round((good + bad) / 2);
    if (await measure(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

// Sends reads at a fixed rate, and records the latency and status of each.
import { Agent, request } from 'node:http';

export interface Sample {
  /** `performance.now()` when the request was sent. */
  at: number;
  ms: number;
  /** Status of the response; 0 if no response arrived. */
  status: number;
}

interface ProbeOptions {
  address: string;
  paths: readonly string[];
  /** Requests per second. */
  rate: number;
  token?: string;
  answerMs?: number;
  /** Maximum number of requests. */
  max?: number;
}

export interface Probe {
  samples: readonly Sample[];
  /** Resolves when the last request is answered. */
  stop(): Promise<void>;
}

const TICK_MS = 10;

/** Starts to send the reads immediately. */
export function startProbe({
  address,
  paths,
  rate,
  token,
  answerMs = 30_000,
  max = Number.POSITIVE_INFINITY,
}: ProbeOptions): Probe {
  const agent = new Agent({ keepAlive: true, timeout: 20_000 });
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const samples: Sample[] = [];
  const underWay = new Set<Promise<unknown>>();
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const at = performance.now();
      const done = (status: number) => {
        samples.push({ at, ms: performance.now() - at, status });
        resolve();
      };
      const sent = request(address + path, { agent, headers, timeout: answerMs }, (answer) => {
        answer.once('end', () => done(answer.statusCode ?? 0));
        answer.once('error', () => done(0));
        answer.resume();
      });
      sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.once('error', () => done(0));
      sent.end();
    });
  const begun = performance.now();
  let asked = 0;
  const ticking = setInterval(() => {
    for (const due = Math.min(((performance.now() - begun) / 1000) * rate, max); asked < due; asked += 1) {
      const asking = ask(paths[asked % paths.length] ?? '/');
      underWay.add(asking);
      void asking.then(() => underWay.delete(asking));
    }
  }, TICK_MS);
  return {
    samples,
    stop: async () => {
      clearInterval(ticking);
      await Promise.all(underWay);
      agent.destroy();
    },
  };
}

/** Returns the samples that were sent between two moments. */
export const between = (samples: readonly Sample[], from: number, to: number) =>
  samples.filter(({ at }) => at >= from && at < to);

export const isServed = ({ status }: Sample) => status >= 200 && status < 400;

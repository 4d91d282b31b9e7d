// Sends HTTP requests and measures their duration. Without a response, the status is 0. Neither retries nor asserts.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH';
  headers?: Record<string, string>;
  body?: object;
  /** Timeout in milliseconds. */
  patience?: number;
  agent?: Agent;
}

export interface TimedReply {
  /** 0 if no response arrived. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

const PATIENCE_MS = 30_000;
/** Opens a new connection for each request. */
const single = new Agent({ keepAlive: false });

/** Sends one request. Never rejects. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body, patience = PATIENCE_MS, agent = single }: RequestOptions = {},
): Promise<TimedReply> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, text: string, given: IncomingHttpHeaders = {}) =>
      resolve({ status, text, headers: given, ms: performance.now() - begun });
    const all = body ? { ...headers, 'content-type': 'application/json' } : headers;
    const sent = request(url, { method, headers: all, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
      answer.once('end', () => settle(answer.statusCode ?? 0, text, answer.headers));
      answer.once('error', ({ message }) => settle(0, message));
    });
    const timer = setTimeout(() => sent.destroy(new Error('timed out')), patience);
    sent.once('close', () => clearTimeout(timer));
    sent.once('error', ({ message }) => settle(0, message));
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

/** Repeats a request until `enough` returns true. Resolves with the seconds it took; null after `limitS`. */
export async function untilAnswered(
  url: string,
  enough: (reply: TimedReply) => boolean,
  limitS: number,
): Promise<number | null> {
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1000;
  for (;;) {
    const reply = await ask(url, { patience: Math.max(100, (limitS - since()) * 1000) });
    if (enough(reply)) return since();
    if (since() > limitS) return null;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Formats seconds; `never` for null. */
export const formatSeconds = (seconds: number | null) => (seconds === null ? 'never' : `${seconds.toFixed(1)} s`);

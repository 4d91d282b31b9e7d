// An HTTP client that retries a call until the response is final, and counts the responses.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  token?: string;
  body?: object;
  headers?: Record<string, string>;
  /** Aborts the call when its result is no longer needed. */
  signal?: AbortSignal;
}

interface Answer {
  status: number;
  text: string;
  /** Seconds of the Retry-After header; null without it. */
  retryAfter: number | null;
}

interface Insisting {
  address: string;
  /** Timeout of one attempt, in milliseconds. */
  answerMs?: number;
  /** Timeout of all attempts of a call together, in milliseconds. */
  insistMs?: number;
}

const PAUSE_MS = 200;
const LONGEST_OWN_MS = 2_000;
const LONGEST_RETRY_AFTER_MS = 10_000;
const csrfAnswer = z.object({ csrf_token: z.string() });

/** Statistics of a client. */
export interface Tally {
  /** Responses by status; 0 for attempts without a response. */
  statuses: Map<number, number>;
  /** Number of 503 responses without Retry-After. */
  withoutRetryAfter: number;
  /** The longest duration of a single attempt, answered or not, in ms. */
  longestMs: number;
  /** `performance.now()` of the last successful response. */
  lastSuccess: number;
  firstSuccessAfter(moment: number): number | null;
}

export function retryingClient({ address, answerMs = 30_000, insistMs = 120_000 }: Insisting) {
  const agent = new Agent({ keepAlive: true });
  const successes: number[] = [];
  const tally: Tally = {
    statuses: new Map(),
    withoutRetryAfter: 0,
    longestMs: 0,
    lastSuccess: 0,
    firstSuccessAfter: (moment) => successes.find((at) => at >= moment) ?? null,
  };
  /** CSRF tokens by bearer token; '' for a visitor. */
  const csrf = new Map<string, string>();
  const asking = new Map<string, Promise<string | null>>();

  function send({ method, path, token, body, headers = {}, signal }: Call): Promise<Answer> {
    const csrfOf = csrf.get(token ?? '');
    return new Promise((resolve, reject) => {
      const all = {
        ...(csrfOf !== undefined && method !== 'GET' ? { 'x-csrf-token': csrfOf } : {}),
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      };
      const sent = request(
        address + path,
        { method, agent, headers: all, timeout: answerMs, ...(signal ? { signal } : {}) },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (more: string) => {
            text += more;
          });
          const retry = answer.headers['retry-after'];
          const retryAfter = retry ? Number(retry) : null;
          answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text, retryAfter }));
          answer.once('error', reject);
        },
      );
      sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.once('error', reject);
      sent.end(body ? JSON.stringify(body) : undefined);
    });
  }

  async function once(call: Call): Promise<Answer> {
    const from = performance.now();
    const answer = await send(call).catch(() => ({ status: 0, text: '', retryAfter: null }));
    tally.longestMs = Math.max(tally.longestMs, performance.now() - from);
    tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 503 && answer.retryAfter === null) tally.withoutRetryAfter += 1;
    if (answer.status >= 200 && answer.status < 300) {
      tally.lastSuccess = performance.now();
      successes.push(tally.lastSuccess);
    }
    return answer;
  }

  async function askForCsrf(bearer: string): Promise<string | null> {
    const answer = await send({ method: 'GET', path: '/api/csrf-token', token: bearer }).catch(() => null);
    const read = answer?.status === 200 ? csrfAnswer.safeParse(JSON.parse(answer.text)) : null;
    return read?.success ? read.data.csrf_token : null;
  }

  /** Requests the CSRF token of a bearer token once for all concurrent calls. */
  async function ensureCsrf(bearer: string): Promise<void> {
    if (csrf.has(bearer)) return;
    const pending = asking.get(bearer) ?? askForCsrf(bearer);
    asking.set(bearer, pending);
    const token = await pending;
    if (token) csrf.set(bearer, token);
    asking.delete(bearer);
  }

  /** Waits with jitter: for Retry-After, at most ten seconds, otherwise with exponential backoff. */
  function rest({ retryAfter }: Pick<Answer, 'retryAfter'>, tries: number): Promise<void> {
    const own = Math.min(LONGEST_OWN_MS, PAUSE_MS * 1.5 ** (tries - 1));
    const wanted = retryAfter ? Math.min(LONGEST_RETRY_AFTER_MS, retryAfter * 1000) : own;
    return pause(wanted * (0.5 + Math.random()));
  }

  /**
   * Retries until the response is final (not 0, 429 or 5xx). `tries` is the number of attempts. Resolves with null on
   * timeout or abort.
   */
  async function retryUntilSettled(call: Call): Promise<{ status: number; text: string; tries: number } | null> {
    const end = performance.now() + insistMs;
    for (let tries = 1; performance.now() < end && !call.signal?.aborted; tries += 1) {
      const bearer = call.token ?? '';
      if (call.method !== 'GET') await ensureCsrf(bearer);
      if (call.method !== 'GET' && !csrf.has(bearer)) {
        await pause(PAUSE_MS);
        continue;
      }
      const answer = await once(call);
      const { status, text } = answer;
      if (status !== 0 && status < 500 && status !== 429) return { status, text, tries };
      await rest(answer, tries);
    }
    return null;
  }

  return { retryUntilSettled, once, tally, close: () => agent.destroy() };
}

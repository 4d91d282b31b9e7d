// Calls the API as a browser does, without retries. Every response that is not successful counts as a failure.
import { Agent, request } from 'node:http';
import { z } from '#contracts/z.ts';

interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  token?: string;
  body?: object;
}

interface Failure {
  what: string;
  how: string;
}

export interface Caller {
  /** Resolves with the response, or null if the call failed. */
  call(call: Call): Promise<unknown>;
  counts: { sent: number; failures: Failure[] };
  /** Resolves when no call is in flight. */
  untilQuiet(): Promise<void>;
  close(): void;
}

const csrfAnswer = z.object({ csrf_token: z.string() });
const IDLE_MS = 20_000;
const ANSWER_MS = 30_000;

/** Returns an API client that keeps its connections open, as browsers do. */
export function callerOf(address: string): Caller {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  const counts = { sent: 0, failures: [] as Failure[] };
  const underWay = new Set<Promise<unknown>>();
  /** CSRF tokens by bearer token. */
  const csrf = new Map<string, Promise<string>>();

  function send(
    { method, path, token, body }: Call,
    headers: Record<string, string>,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const all = {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      };
      const sent = request(address + path, { method, agent, headers: all, timeout: ANSWER_MS }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (more: string) => {
          text += more;
        });
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.once('error', reject);
      });
      sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.once('error', reject);
      sent.end(body ? JSON.stringify(body) : undefined);
    });
  }

  /** Returns the CSRF token of a call's bearer token, fetched once. */
  function csrfOf({ token }: Call): Promise<string> {
    const known = csrf.get(token ?? '');
    if (known) return known;
    const fetched = send({ method: 'GET', path: '/api/csrf-token', ...(token ? { token } : {}) }, {}).then(
      ({ text }) => csrfAnswer.parse(JSON.parse(text)).csrf_token,
    );
    csrf.set(token ?? '', fetched);
    return fetched;
  }

  async function checked(one: Call): Promise<unknown> {
    counts.sent += 1;
    const what = `${one.method} ${one.path.replace(/[?].*/, '')}`;
    try {
      const { status, text } = await send(one, one.method === 'GET' ? {} : { 'x-csrf-token': await csrfOf(one) });
      if (status >= 200 && status < 300) return JSON.parse(text);
      counts.failures.push({ what, how: `${status} ${text.slice(0, 200)}` });
    } catch (error) {
      counts.failures.push({ what, how: error instanceof Error ? error.message : String(error) });
    }
    return null;
  }

  return {
    counts,
    call(one) {
      const running = checked(one);
      underWay.add(running);
      void running.finally(() => underWay.delete(running));
      return running;
    },
    untilQuiet: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: () => agent.destroy(),
  };
}

// One HTTP call to another company's server: to the configured origin only, never redirected, five seconds, a bounded answer.
import { withSpan } from './spans.ts';

const TIMEOUT_MS = 5000;
const MAX_RESPONSE_BYTES = 65_536;

interface Call {
  /** Below the configured address; '' for the address itself. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

export type Reply =
  /** The server answered. `body` is its JSON, undefined where it is none: not to be trusted either way. */
  | { kind: 'answer'; status: number; body: unknown }
  /** The call never arrived, or was sent elsewhere: nothing has happened. */
  | { kind: 'unreached'; reason: string }
  /** Nobody knows what has happened. */
  | { kind: 'unclear'; reason: string };

export type Post = (call: Call) => Promise<Reply>;

const NEVER_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*)$/;

/** What went wrong, without the address or anything that was sent. */
function failureOf(error: unknown): Reply {
  if (error instanceof Error && error.name === 'TimeoutError') return { kind: 'unclear', reason: 'timeout' };
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (NEVER_CONNECTED.test(code)) return { kind: 'unreached', reason: code };
  if (cause instanceof Error && cause.message === 'unexpected redirect')
    return { kind: 'unreached', reason: 'redirect' };
  return { kind: 'unclear', reason: code || 'connection lost' };
}

async function readBounded(response: Response): Promise<string> {
  if (!response.body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.length;
    if (size > MAX_RESPONSE_BYTES) throw new Error('too long an answer');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What can POST to an address that the operator configured, and to no other host. Never rejects. */
export function openExternalHttp(address: string): Post {
  const base = new URL(address);
  const send: Post = async ({ path, headers, body }) => {
    const url = new URL(base.pathname.replace(/\/$/, '') + path + base.search, base.origin);
    const options = {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    } as const;
    try {
      const response = await fetch(url, options);
      // A refusal is one, whatever becomes of its words.
      const text = await readBounded(response).catch((error: unknown) => {
        if (response.status >= 400) return '';
        throw error;
      });
      return { kind: 'answer', status: response.status, body: parseJson(text) };
    } catch (error) {
      return failureOf(error);
    }
  };
  // The host alone: what follows it may be a key.
  const plan = { name: `POST ${base.host}`, kind: 'client', attributes: { 'server.address': base.host } } as const;
  return (call) =>
    withSpan(plan, async (span) => {
      const reply = await send(call);
      if (reply.kind === 'answer') span?.set({ 'http.response.status_code': reply.status });
      else span?.fail(reply.reason);
      return reply;
    });
}

// Sends HTTP requests to an external server: only to the configured origin, without redirects, within 5 s, with a
// limited response size.
import { withSpan } from './spans.ts';

const TIMEOUT_MS = 5000;
const MAX_RESPONSE_BYTES = 65_536;

interface Call {
  /** Path below the configured URL; '' for the URL itself. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

export type Reply =
  /**
   * The server responded. `body` is the parsed JSON of the response, undefined if it is not JSON. Do not trust its
   * content.
   */
  | { kind: 'answer'; status: number; body: unknown }
  /** The request never arrived or was redirected, so it had no effect. */
  | { kind: 'unreached'; reason: string }
  /** The request may or may not have had an effect. */
  | { kind: 'unclear'; reason: string };

export type Post = (call: Call) => Promise<Reply>;

const NEVER_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*)$/;

/** Converts an error to the reply of a failed request. The reason contains neither the URL nor the sent data. */
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
    if (size > MAX_RESPONSE_BYTES) throw new Error('the response is too long');
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

/**
 * Creates a function that POSTs to the URL that the operator configured, and to no other host. The function never
 * rejects.
 */
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
      // An error status is a complete answer even if the body of the response cannot be read.
      const text = await readBounded(response).catch((error: unknown) => {
        if (response.status >= 400) return '';
        throw error;
      });
      return { kind: 'answer', status: response.status, body: parseJson(text) };
    } catch (error) {
      return failureOf(error);
    }
  };
  // The span contains only the host, because the path may contain a key.
  const plan = { name: `POST ${base.host}`, kind: 'client', attributes: { 'server.address': base.host } } as const;
  return (call) =>
    withSpan(plan, async (span) => {
      const reply = await send(call);
      if (reply.kind === 'answer') span?.set({ 'http.response.status_code': reply.status });
      else span?.fail(reply.reason);
      return reply;
    });
}

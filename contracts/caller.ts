// Calls endpoints: builds the request from the contract and returns the parsed response, or throws. Used by the web app
// and by `client.ts`, each with its own tokens.
import { NetworkError } from './call-error.ts';
import { endpointUrl } from './endpoint-url.ts';
import type { Answer, Endpoint, Request } from './http.ts';
import { isAnalyticsPath, isCsrfRefusal, isJobsPath, needsCsrf, refusalOf } from './refusal.ts';
import { parseRows } from './rows.ts';
import { type Server, send } from './send.ts';
import type { Language } from './values.ts';
import { z } from './z.ts';

const LIMIT = 30_000;
const PROFILE_LIMIT = 15_000;
const ANALYTICS_REDIRECTS = 2;

// Type of the path or query parameters of a call. A string parameter may also be given as a number or boolean, because
// all parameters are sent as strings.
type Loose<T> = { [K in keyof T]: T[K] | (string extends T[K] ? number | boolean : never) | undefined };
type Part<Name extends string, T> = undefined extends T ? { [K in Name]?: T | undefined } : { [K in Name]: T };
type FilePart<E extends Endpoint> = E extends { upload: 'form' } ? { file: Blob } : unknown;

export type CallOptions<E extends Endpoint> = Part<'params', Loose<Request<E>['params']>> & {
  query?: Partial<Loose<Request<E>['query']>>;
} & Part<'body', Request<E>['body']> &
  FilePart<E> & {
    signal?: AbortSignal | undefined;
    /** Overrides the caller's `Accept-Language`. With null the header is not set, but a browser may add its default. */
    language?: Language | null;
    /** Marks a poll or refetch that the user did not start. Such a call does not extend the session. */
    background?: boolean;
    /** Overrides the caller's bearer token, for example with the registration token of a newly verified phone. */
    bearer?: string;
    /**
     * One key per user action. Retries of the action send the same key. The server executes the call once and repeats
     * the stored response.
     */
    idempotencyKey?: string;
    /** Overrides the caller's CSRF token. */
    csrf?: string;
    /** Lets the browser finish the request after the page has closed. */
    keepalive?: boolean;
  };

interface Plain {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  file?: Blob;
  signal?: AbortSignal | undefined;
  background?: boolean | undefined;
  language?: Language | null | undefined;
  bearer?: string | undefined;
  idempotencyKey?: string | undefined;
  csrf?: string | undefined;
  keepalive?: boolean | undefined;
}

/** The server to which a caller sends its requests, and the session and language of these requests. */
export interface Way extends Server {
  bearer(): string | undefined;
  /** Language of the responses; null lets the server choose. */
  language(): string | null;
  /**
   * Source of CSRF tokens. `token` returns the CSRF token for the session of a bearer token. `clear` discards the
   * cached CSRF token.
   */
  csrf: { token(bearer: string | null): Promise<string | null>; clear(): void };
  /** True while the user is inactive: a GET is then sent as a background call and does not extend the session (D38). */
  isIdle?(): boolean;
  /**
   * Builds the body of form requests. Injected, so that the first page of the web app, which sends no forms, does not
   * load the code for forms.
   */
  formOf?(endpoint: Endpoint, sent: { body?: unknown; file?: Blob }): FormData | URLSearchParams | null;
  /** Called with each error before the call throws it. */
  failed?(endpoint: Endpoint, bearer: string | undefined, error: unknown): void;
}

async function headersFor(way: Way, endpoint: Endpoint, options: Plain): Promise<Headers> {
  const headers = new Headers({ accept: 'application/json' });
  const language = options.language === undefined ? way.language() : options.language;
  if (language) headers.set('accept-language', language);
  if (options.bearer) headers.set('authorization', `Bearer ${options.bearer}`);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  if (options.background || (endpoint.method === 'GET' && way.isIdle?.())) headers.set('x-background', 'true');
  if (isJobsPath(endpoint)) headers.set('x-public-endpoint', 'true');
  if (needsCsrf(endpoint))
    headers.set('x-csrf-token', options.csrf ?? (await way.csrf.token(options.bearer ?? null)) ?? '');
  return headers;
}

async function request(way: Way, endpoint: Endpoint, options: Plain): Promise<Response> {
  const headers = await headersFor(way, endpoint, options);
  const init: RequestInit = { method: endpoint.method, headers, ...(options.keepalive && { keepalive: true }) };
  const form = way.formOf?.(endpoint, options);
  if (form) init.body = form;
  else if (options.body !== undefined) {
    init.body = JSON.stringify(options.body);
    headers.set('content-type', 'application/json');
  }
  const outgoing = {
    url: endpointUrl(endpoint.path, options.params ?? {}, options.query ?? {}),
    init,
    milliseconds: endpoint.path.endsWith('/profile/') ? PROFILE_LIMIT : LIMIT,
    ...(isAnalyticsPath(endpoint) && { redirects: ANALYTICS_REDIRECTS }),
    signal: options.signal,
  };
  return send(outgoing, way);
}

const refusal = async (response: Response) => refusalOf(response.status, await response.json().catch(() => null));

async function answered(way: Way, endpoint: Endpoint, options: Plain): Promise<Response> {
  const response = await request(way, endpoint, options);
  if (response.ok) return response;
  const error = await refusal(response);
  if (!isCsrfRefusal(error)) throw error;
  way.csrf.clear();
  const again = await request(way, endpoint, options);
  if (again.ok) return again;
  throw await refusal(again);
}

async function orNetworkError<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    throw new NetworkError('network', error);
  }
}

/** Returns `call` and `callFile` for one server and session. */
export function createCaller(way: Way) {
  async function attempt(endpoint: Endpoint, options: Plain): Promise<Response> {
    const bearer = options.bearer ?? way.bearer();
    try {
      return await answered(way, endpoint, { ...options, bearer });
    } catch (error) {
      way.failed?.(endpoint, bearer, error);
      throw error;
    }
  }

  /**
   * Calls an endpoint. Throws a CallError for an error response and a NetworkError without a usable response. If the
   * server rejects the CSRF token, retries once with a new token. For a GET, omits malformed rows of a list and logs a
   * warning to the console.
   */
  function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answer<E>>;
  async function call(endpoint: Endpoint, options: Plain): Promise<unknown> {
    const response = await attempt(endpoint, options);
    const answer: unknown = await orNetworkError(response.json());
    if (endpoint.method !== 'GET') return z.parse(endpoint.response, answer);
    return parseRows(endpoint.response, answer, (what) => console.warn(`${endpoint.path}: a row was omitted`, what));
  }

  /** Calls an endpoint that responds with a file and returns the bytes. Throws the same errors as `call`. */
  function callFile<E extends Endpoint & { answers: 'file' }>(endpoint: E, options: CallOptions<E>): Promise<Blob>;
  async function callFile(endpoint: Endpoint, options: Plain): Promise<Blob> {
    const response = await attempt(endpoint, options);
    return orNetworkError(response.blob());
  }

  return { call, callFile };
}

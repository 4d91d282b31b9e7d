// Calls endpoints: builds the request from a contract, and answers its parsed type or throws. The web app and the client for other programs are this with tokens of their own.
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

// Paths and queries travel as text: a number may stand for its digits.
type Loose<T> = { [K in keyof T]: T[K] | (string extends T[K] ? number | boolean : never) | undefined };
type Part<Name extends string, T> = undefined extends T ? { [K in Name]?: T | undefined } : { [K in Name]: T };
type FilePart<E extends Endpoint> = E extends { upload: 'form' } ? { file: Blob } : unknown;

export type CallOptions<E extends Endpoint> = Part<'params', Loose<Request<E>['params']>> & {
  query?: Partial<Loose<Request<E>['query']>>;
} & Part<'body', Request<E>['body']> &
  FilePart<E> & {
    signal?: AbortSignal | undefined;
    /** Another `Accept-Language` than the caller's; null sends none, though a browser may then add its own default. */
    language?: Language | null;
    /** Not the reader's own doing (a poll, a refetch): the session is not kept awake by it. */
    background?: boolean;
    /** Another bearer than the caller's: the pass of a verified, new phone. */
    bearer?: string;
    /** One per wish, the same for each try of it: the server does it once and answers the same again. */
    idempotencyKey?: string;
    /** Another CSRF token than the caller's. */
    csrf?: string;
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
}

/** Whose calls these are, and where they go. */
export interface Way extends Server {
  bearer(): string | undefined;
  /** The language of the answers; null for the server's choice. */
  language(): string | null;
  /** A token is good for the session of its bearer only. */
  csrf: { token(bearer: string | null): Promise<string | null>; clear(): void };
  /** True while no user is active: a GET is then sent as a background call and does not extend the session (D38). */
  isIdle?(): boolean;
  /** The body of a call that travels as a form; apart, as no first page of the web sends one. */
  formOf?(endpoint: Endpoint, sent: { body?: unknown; file?: Blob }): FormData | URLSearchParams | null;
  /** Hears of each failure before the caller does. */
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
  const init: RequestInit = { method: endpoint.method, headers };
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

/** The two ways to call over a way to the server. */
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
   * Calls an endpoint. Throws a CallError where the server refuses and a NetworkError where none answers.
   * A refused CSRF token is fetched anew, once. A malformed row of a list is omitted, with a warning in the console.
   */
  function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answer<E>>;
  async function call(endpoint: Endpoint, options: Plain): Promise<unknown> {
    const response = await attempt(endpoint, options);
    const answer: unknown = await orNetworkError(response.json());
    if (endpoint.method !== 'GET') return z.parse(endpoint.response, answer);
    return parseRows(endpoint.response, answer, (what) => console.warn(`${endpoint.path}: a row was omitted`, what));
  }

  /** The bytes behind an endpoint that answers a file; throws as `call` does. */
  function callFile<E extends Endpoint & { answers: 'file' }>(endpoint: E, options: CallOptions<E>): Promise<Blob>;
  async function callFile(endpoint: Endpoint, options: Plain): Promise<Blob> {
    const response = await attempt(endpoint, options);
    return orNetworkError(response.blob());
  }

  return { call, callFile };
}

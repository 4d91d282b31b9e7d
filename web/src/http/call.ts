// The one way to the API: builds the request from a contract, and answers its parsed type or throws.
import type { Answer, Endpoint, Request } from '#contracts/http.ts';
import { z } from '#contracts/z.ts';
import { requestLanguage } from '../i18n/current-language.ts';
import { readStored } from './browser-store.ts';
import { NetworkError } from './call-error.ts';
import { clearCsrfToken, csrfToken } from './csrf.ts';
import { isAnalyticsPath, isAuthPath, isCsrfRefusal, isJobsPath, noticeRefusal, refusalOf } from './refusal.ts';
import { send } from './send.ts';
import { endpointUrl } from './url.ts';

const LIMIT = 30_000;
const PROFILE_LIMIT = 15_000;

// Paths and queries travel as text: a number may stand for its digits.
type Loose<T> = { [K in keyof T]: T[K] | (string extends T[K] ? number | boolean : never) | undefined };
type Part<Name extends string, T> = undefined extends T ? { [K in Name]?: T | undefined } : { [K in Name]: T };

export type CallOptions<E extends Endpoint> = Part<'params', Loose<Request<E>['params']>> & {
  query?: Partial<Loose<Request<E>['query']>>;
} & Part<'body', Request<E>['body']> & {
    signal?: AbortSignal | undefined;
    /** Not the reader's own doing (a poll, a refetch): the session is not kept awake by it. */
    background?: boolean;
    /** Another bearer than the session's: the pass of a verified, new phone. */
    bearer?: string;
    /** One per wish, the same for each try of it: the server does it once and answers the same again. */
    idempotencyKey?: string;
    /** Another CSRF token than the session's. */
    csrf?: string;
  };

interface Plain {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  background?: boolean | undefined;
  bearer?: string | undefined;
  idempotencyKey?: string | undefined;
  csrf?: string | undefined;
}

const ANALYTICS_REDIRECTS = 2;

const needsCsrf = (endpoint: Endpoint) => (endpoint.csrf ?? endpoint.method !== 'GET') && !isAuthPath(endpoint);

async function headersFor(endpoint: Endpoint, options: Plain): Promise<Headers> {
  const headers = new Headers({ accept: 'application/json', 'accept-language': requestLanguage() });
  if (options.bearer) headers.set('authorization', `Bearer ${options.bearer}`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  if (options.background) headers.set('x-background', 'true');
  if (isJobsPath(endpoint)) headers.set('x-public-endpoint', 'true');
  if (needsCsrf(endpoint)) headers.set('x-csrf-token', options.csrf ?? (await csrfToken()) ?? '');
  return headers;
}

async function request(endpoint: Endpoint, options: Plain): Promise<Response> {
  const init: RequestInit = { method: endpoint.method, headers: await headersFor(endpoint, options) };
  if (options.body !== undefined) init.body = JSON.stringify(options.body);
  return send({
    url: endpointUrl(endpoint.path, options.params ?? {}, options.query ?? {}),
    init,
    milliseconds: endpoint.path.endsWith('/profile/') ? PROFILE_LIMIT : LIMIT,
    ...(isAnalyticsPath(endpoint) && { redirects: ANALYTICS_REDIRECTS }),
    signal: options.signal,
  });
}

const refusal = async (response: Response) => refusalOf(response.status, await response.json().catch(() => null));

async function answered(endpoint: Endpoint, options: Plain): Promise<Response> {
  const response = await request(endpoint, options);
  if (response.ok) return response;
  const error = await refusal(response);
  if (!isCsrfRefusal(error)) throw error;
  clearCsrfToken();
  const again = await request(endpoint, options);
  if (again.ok) return again;
  throw await refusal(again);
}

async function parsed(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new NetworkError('network', error);
  }
}

async function attempt<T>(endpoint: Endpoint, options: Plain, read: (response: Response) => Promise<T>): Promise<T> {
  const bearer = options.bearer ?? readStored('authToken') ?? undefined;
  try {
    return await read(await answered(endpoint, { ...options, bearer }));
  } catch (error) {
    noticeRefusal(endpoint, bearer, error);
    throw error;
  }
}

/**
 * Calls an endpoint. Throws a CallError where the server refuses and a NetworkError where none answers.
 * A 401 on what is not public ends the session; a refused CSRF token is fetched anew, once.
 */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answer<E>>;
export async function call(endpoint: Endpoint, options: Plain): Promise<unknown> {
  return attempt(endpoint, options, async (response) => z.parse(endpoint.response, await parsed(response)));
}

/** The bytes behind an endpoint that answers a file; throws as {@link call} does. */
export function callFile<E extends Endpoint & { answers: 'file' }>(endpoint: E, options: CallOptions<E>): Promise<Blob>;
export function callFile(endpoint: Endpoint, options: Plain): Promise<Blob> {
  return attempt(endpoint, options, async (response) => {
    try {
      return await response.blob();
    } catch (error) {
      throw new NetworkError('network', error);
    }
  });
}

// The one way to the API: builds the request from a contract, and answers its parsed type or throws.
import type { Answer, Endpoint, Request } from '#contracts/http.ts';
import { problemDocument } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { requestLanguage } from '../i18n/current-language.ts';
import { readStored } from './browser-store.ts';
import { CallError, NetworkError } from './call-error.ts';
import { clearCsrfToken, csrfToken } from './csrf.ts';
import { announceRefusedSession } from './refused-session.ts';
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
  };

interface Plain {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  background?: boolean | undefined;
  bearer?: string | undefined;
}

const isAuthPath = (endpoint: Endpoint) => endpoint.path.includes('/auth/');
const isJobsPath = (endpoint: Endpoint) => endpoint.path.startsWith('/api/v1/jobs/');
const needsCsrf = (endpoint: Endpoint) => endpoint.method !== 'GET' && !isAuthPath(endpoint);

async function headersFor(endpoint: Endpoint, options: Plain): Promise<Headers> {
  const headers = new Headers({ accept: 'application/json', 'accept-language': requestLanguage() });
  if (options.bearer) headers.set('authorization', `Bearer ${options.bearer}`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  if (options.background) headers.set('x-background', 'true');
  if (isJobsPath(endpoint)) headers.set('x-public-endpoint', 'true');
  if (needsCsrf(endpoint)) headers.set('x-csrf-token', (await csrfToken()) ?? '');
  return headers;
}

async function request(endpoint: Endpoint, options: Plain): Promise<Response> {
  const init: RequestInit = { method: endpoint.method, headers: await headersFor(endpoint, options) };
  if (options.body !== undefined) init.body = JSON.stringify(options.body);
  return send({
    url: endpointUrl(endpoint.path, options.params ?? {}, options.query ?? {}),
    init,
    milliseconds: endpoint.path.endsWith('/profile/') ? PROFILE_LIMIT : LIMIT,
    signal: options.signal,
  });
}

async function refusal(response: Response): Promise<CallError> {
  const text: unknown = await response.json().catch(() => null);
  const document = z.safeParse(problemDocument, text);
  return new CallError(response.status, document.success ? document.data : null);
}

const isCsrfRefusal = (error: CallError) =>
  error.status === 403 && (error.code === 'csrf_invalid' || /csrf/i.test(error.document?.detail ?? ''));

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

function noticeRefusal(endpoint: Endpoint, options: Plain, error: unknown): void {
  if (!(error instanceof CallError)) return;
  if (isCsrfRefusal(error)) clearCsrfToken();
  const isOpen = endpoint.auth === 'public' || isAuthPath(endpoint) || isJobsPath(endpoint);
  // A refusal of an older token must not end the session that has begun since.
  if (error.status === 401 && !isOpen && options.bearer === readStored('authToken')) announceRefusedSession();
}

async function parsed(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new NetworkError('network', error);
  }
}

/**
 * Calls an endpoint. Throws a CallError where the server refuses and a NetworkError where none answers.
 * A 401 on what is not public ends the session; a refused CSRF token is fetched anew, once.
 */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answer<E>>;
export async function call(endpoint: Endpoint, options: Plain): Promise<unknown> {
  const withBearer: Plain = { ...options, bearer: options.bearer ?? readStored('authToken') ?? undefined };
  try {
    const response = await answered(endpoint, withBearer);
    return z.parse(endpoint.response, await parsed(response));
  } catch (error) {
    noticeRefusal(endpoint, withBearer, error);
    throw error;
  }
}

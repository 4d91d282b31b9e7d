// Mounts the endpoints of the contracts in Express: authentication, CSRF, input validation, handler, response
// validation.
import type { ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { Answer, Endpoint, Input } from '#contracts/http.ts';
import { fieldCodes } from '#contracts/issues.ts';
import { fail } from '#contracts/problems.ts';
import type { z } from '#contracts/z.ts';
import type { Admin, Person } from '#marketplace/actor.ts';
import type { ReadDeps } from '#marketplace/deps.ts';
import { memoize } from '#platform/memoize.ts';
import type { ApiDeps } from '../deps.ts';
import { isPublicRead, registerAnonymousHandler } from './anonymous-handlers.ts';
import { authenticate, callerOf, nobody } from './authenticate.ts';
import { requireCsrf } from './csrf.ts';
import { type Download, sendFile } from './downloads.ts';
import { registerFastRoute, throwFailure } from './fast-path.ts';
import { requireTextQuery } from './query.ts';
import { recordWritePosition, runOnReplica } from './replica-reads.ts';
import type { RequestLike } from './request.ts';
import type { Caller } from './request-context.ts';

/**
 * The input of a handler. A handler only passes this input to one action of `marketplace/`; the action contains the
 * rules.
 */
export interface Call<E extends Endpoint> extends Input<E> {
  caller: Caller;
  req: Request;
  res: Response;
  /**
   * Dependencies for handlers that only read: with the replica if this route and caller may use it, else with the main
   * database.
   */
  readDeps: ReadDeps;
}

type ParsedRequest<E extends Endpoint> = Omit<Call<E>, 'readDeps'>;

/**
 * The input of a handler that returns JSON text. These handlers also run outside Express, so `req` and `res` may lack
 * the methods of Express.
 */
type TextCall<E extends Endpoint> = Omit<Call<E>, 'req' | 'res'> & { req: RequestLike; res: ServerResponse };

type ParsedTextRequest<E extends Endpoint> = Omit<TextCall<E>, 'readDeps'>;

/** Runs a handler, then records the write position for the caller's session. */
async function runCall<A extends { caller: Caller }, T>(
  deps: ApiDeps,
  { endpoint, asked }: { endpoint: Endpoint; asked: A },
  handle: (call: A & { readDeps: ReadDeps }) => Promise<T>,
): Promise<T> {
  const { caller } = asked;
  let answer: T | undefined;
  try {
    answer = await runOnReplica(deps, { endpoint, caller }, (readDeps) => handle({ ...asked, readDeps }));
    return answer;
  } finally {
    await recordWritePosition(deps, { endpoint, caller, answer });
  }
}

/** Returns the user who calls a route. Call it only in routes whose `auth` demands a user. */
export function personOf({ caller }: { caller: Caller }): Person {
  return caller.person ?? fail('not_authenticated');
}

/** Returns the administrator who calls a route. Call it only in routes whose `auth` demands an administrator. */
export function adminOf({ caller }: { caller: Caller }): Admin {
  return caller.admin ?? fail('not_authenticated');
}

function parse<S extends z.ZodMiniType>(schema: S | undefined, value: unknown): z.output<S> | undefined {
  if (!schema) return undefined;
  const read = schema.safeParse(value, { reportInput: true });
  return read.success ? read.data : fail('validation_failed', { errors: fieldCodes(read.error.issues) });
}

/** Parses the path parameters. Fails with `not_found` if an id does not have the right format (D22). */
function parseParams<S extends z.ZodMiniType>(schema: S | undefined, value: unknown): z.output<S> | undefined {
  if (!schema) return undefined;
  const read = schema.safeParse(value);
  return read.success ? read.data : fail('not_found');
}

function bodyOf(endpoint: Endpoint, req: Request): unknown {
  // The handler of an upload reads the file later, with `receiveFile`.
  if (endpoint.upload) return undefined;
  const body: unknown = req.body;
  if (endpoint.body) return body;
  const empty =
    body === undefined ||
    (typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0);
  return empty ? undefined : fail('validation_failed', { errors: { body: ['unknown_field'] } });
}

const expressPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');

function parseInput<E extends Endpoint>(endpoint: E, req: Request): Input<E> {
  const input = {
    params: parseParams(endpoint.params, req.params),
    query: parse(endpoint.query, req.query),
    body: parse(endpoint.body, bodyOf(endpoint, req)),
  };
  return input as Input<E>;
}

function hang(app: Express, deps: ApiDeps, endpoint: Endpoint, run: RequestHandler): void {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete';
  app[method](expressPath(endpoint.path), authenticate(deps, endpoint), requireCsrf(deps, endpoint), run);
}

/** Registers a public route so that pages rendered on the server can call it as a visitor. */
function offerToPages<E extends Endpoint>(
  app: Express,
  endpoint: E,
  run: (asked: ParsedRequest<E>) => Promise<unknown>,
): void {
  if (!isPublicRead(endpoint)) return;
  registerAnonymousHandler(app, endpoint, ({ query, params }, req, res) => {
    const input = {
      params: parseParams(endpoint.params, params),
      query: parse(endpoint.query, query),
      body: undefined,
    };
    return run({ ...(input as Input<E>), caller: nobody, req, res });
  });
}

/**
 * Mounts one endpoint. The response is parsed with the contract, so fields that the contract does not name are never
 * sent.
 */
export function mount<const E extends Endpoint>(
  app: Express,
  deps: ApiDeps,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): void {
  const run = (asked: ParsedRequest<E>) => runCall(deps, { endpoint, asked }, handle);
  offerToPages(app, endpoint, async (asked) => endpoint.response.parse(await run(asked)));
  hang(app, deps, endpoint, async (req, res) => {
    const answer = await run({ ...parseInput(endpoint, req), caller: callerOf(req), req, res });
    if (endpoint.auth !== 'public' || req.headers.authorization) res.set('Cache-Control', 'no-store');
    res.status(endpoint.status ?? 200).json(endpoint.response.parse(answer));
  });
}

const MAX_CACHED_QUERIES = 1000;

/**
 * Returns a function that parses a query string and caches the result, because a few query strings are very frequent.
 */
function memoizedQueries<E extends Endpoint>(app: Express, endpoint: E): (text: string) => Input<E> {
  const read: unknown = app.get('query parser fn');
  if (typeof read !== 'function') throw new Error('The Express app has no query parser');
  return memoize(MAX_CACHED_QUERIES, (text) => {
    requireTextQuery(text);
    const query = Object.freeze(parse(endpoint.query, read(text)));
    return { params: undefined, query, body: undefined } as Input<E>;
  });
}

function requireContract({ path, response }: Endpoint, answer: unknown): void {
  if (!isDeepStrictEqual(response.parse(answer), answer))
    throw new Error(`${path} returned a response that its contract does not name`);
}

/**
 * Mounts a public endpoint whose handler returns JSON text. The text is sent unparsed, for routes so busy that parsing
 * would be most of their cost. Visitors are answered before Express (decision 0053). Outside production the text must
 * match the contract exactly, so that tests find columns that the contract does not name.
 */
export function mountJsonText<const E extends Endpoint & { method: 'GET'; auth: 'public' }>(
  app: Express,
  deps: ApiDeps,
  endpoint: E,
  handle: (call: TextCall<E>) => Promise<string>,
): void {
  const run = (asked: ParsedTextRequest<E>) => runCall(deps, { endpoint, asked }, handle);
  const send = ({ req, res }: { req: RequestLike; res: ServerResponse }, text: string) => {
    if (!deps.settings.production) requireContract(endpoint, JSON.parse(text));
    if (req.headers.authorization) res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.end(req.method === 'HEAD' ? undefined : text);
  };
  offerToPages(app, endpoint, async (asked) => JSON.parse(await run(asked)));
  hang(app, deps, endpoint, async (req, res) => {
    throwFailure(req);
    send({ req, res }, await run({ ...parseInput(endpoint, req), caller: callerOf(req), req, res }));
  });
  const inputOf = memoizedQueries(app, endpoint);
  registerFastRoute(app, endpoint, async ({ query, ...asked }) => {
    send(asked, await run({ ...inputOf(query), caller: nobody, ...asked }));
  });
}

/** Mounts an endpoint that returns a file. */
export function mountDownload<const E extends Endpoint & { answers: 'file' }>(
  app: Express,
  deps: ApiDeps,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Download>,
): void {
  hang(app, deps, endpoint, async (req, res) => {
    const asked = { ...parseInput(endpoint, req), caller: callerOf(req), req, res };
    const file = await runCall(deps, { endpoint, asked }, handle);
    await sendFile(res, file, deps.log);
  });
}

/** Answers 405 with `Allow` if a path is known but the method is not. Mounted after all endpoints. */
export function refuseOtherMethods(app: Express, endpoints: readonly Endpoint[]): void {
  // Mount literal paths first, because a path with a parameter would also match requests for a literal path.
  const paths = [...new Set(endpoints.map(({ path }) => expressPath(path)))].sort(
    (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
  );
  for (const path of paths) {
    const known = endpoints.filter((endpoint) => expressPath(endpoint.path) === path);
    const methods = known.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    // Register one handler for all methods: `app.all` would register one handler per HTTP method and path.
    app.route(path).all(() => fail('method_not_allowed', { allow: methods.join(', ') }));
  }
}

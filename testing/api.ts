// Serves the real API app and its sockets on a free port for tests, with a client that checks each response against its
// contract.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApp } from '#api/app.ts';
import type { ApiDeps } from '#api/deps.ts';
import { answerBrokenRequests } from '#api/http/broken-requests.ts';
import { MAX_HEADER_BYTES } from '#api/http/query.ts';
import { type Counts, createRateCounters, type RateCounters } from '#api/http/rate-counters.ts';
import { postgresAdapter } from '#api/live/adapters.ts';
import { openSockets } from '#api/live/socket-server.ts';
import type { Answer, Endpoint, Request as EndpointRequest } from '#contracts/http.ts';
import { type ProblemDocument, problemDocument } from '#contracts/problems.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { type Db, endDb, openDb } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import type { Replica } from '#platform/replica.ts';
import { openTestConsole } from './console.ts';
import type { TestDatabase } from './database.ts';
import { testDocuments } from './documents.ts';
import { readOnlyReplica } from './read-only.ts';
import { marketplaceSecrets, testDemo, testSecrets } from './secrets.ts';
import { recordTraces } from './session-traces.ts';
import { silentLog } from './silent-log.ts';
import { testStorage } from './storage.ts';

interface Options {
  log?: Log;
  /** A replica that the test provides. By default the API reads from the same database over read-only connections. */
  replica?: () => Replica;
  prerenderer?: ApiDeps['prerenderer'];
  settings?: Partial<ApiDeps['settings']>;
  phase?: ApiDeps['phase'];
  /** The rate counters of this API process, and optionally counters that several processes share. */
  counts?: { own: RateCounters; shared?: () => Counts };
}

/**
 * Returns the API's database connections: those of the test, or, if the tests run with PgBouncer, a pool through
 * PgBouncer. In this case the test file fails if a query left session state behind.
 */
function openWay({ db, pooledUrl }: TestDatabase): { db: Db; close(): Promise<void> } {
  if (!pooledUrl) return { db, close: async () => {} };
  const left: string[] = [];
  const pooled = openDb({
    url: pooledUrl,
    max: 16,
    name: 'tests pooled',
    through: 'pooler',
    watch: recordTraces(left),
  });
  const close = async () => {
    await endDb(pooled);
    expect(left, 'statements that need a session').toEqual([]);
  };
  return { db: pooled, close };
}

/** Registers hooks that serve the API over the database of a test. */
export function useApi(
  database: TestDatabase,
  {
    log = silentLog,
    prerenderer = null,
    replica,
    settings = {},
    phase = () => 'serving',
    counts = { own: createRateCounters() },
  }: Options = {},
) {
  let base = '';
  let close = async () => {};
  beforeAll(async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-web-'));
    writeFileSync(
      path.join(folder, 'index.html'),
      '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><div id="root"></div>',
    );
    const bridge: Db = openDb({ url: database.url, max: 3, name: 'tests bridge', statementTimeout: 0 });
    const way = openWay(database);
    // Attach the sockets to the HTTP server, as the program does: the sockets then handle its upgrade requests.
    const http = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (req, res) => app(req, res));
    answerBrokenRequests(http);
    const hourCounts = createRateCounters(Date.now, 3_600_000);
    const sockets = openSockets(http, {
      db: way.db,
      log,
      production: settings.production ?? false,
      origins: [],
      adapter: postgresAdapter(bridge, silentLog),
      overview_every_ms: 100,
      counts: counts.own,
      hour_counts: hourCounts,
    });
    const console = openTestConsole({ url: database.url, db: way.db });
    const standby = replica?.() ?? (database.pooledUrl ? undefined : readOnlyReplica(database.url));
    const deps: ApiDeps = {
      db: way.db,
      log,
      secrets: marketplaceSecrets,
      storage: testStorage,
      live: sockets,
      ...(standby ? { replica: standby } : {}),
      counts: counts.shared?.() ?? counts.own,
      hour_counts: hourCounts,
      prerenderer,
      console,
      documents: testDocuments,
      settings: {
        production: false,
        // The demo disables the rate limits. A test of these limits enables them by setting `trusted_proxies`.
        demo: settings.production || settings.trusted_proxies ? null : testDemo,
        csrf_secret: testSecrets.CSRF_SECRET,
        origins: [],
        outbox: null,
        web_folder: folder,
        trusted_proxies: [],
        push_key: null,
        totp_key: testSecrets.TOTP_KEY,
        bootstrap_token: null,
        ...settings,
      },
      machine: {
        release: { version: '0.0.0', commit: null },
        redis: () => 'off',
        wake_ups: () => 'polling',
        files_folder: folder,
        variables: [{ name: 'REDIS_URL', set: true }],
      },
      phase,
    };
    const app = createApp(deps);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const address = http.address();
    base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
    close = async () => {
      http.closeAllConnections();
      await sockets.close();
      await console.close();
      await endDb(bridge);
      await standby?.close();
      await way.close();
      rmSync(folder, { recursive: true, force: true });
    };
  });
  afterAll(() => close());
  return {
    get base() {
      return base;
    },
    /** Returns a client that sends this session token, or no token if it is null. */
    as: (token: string | null = null) => clientOf(() => base, token),
  };
}

type Sent<E extends Endpoint> = {
  [K in keyof EndpointRequest<E> as undefined extends EndpointRequest<E>[K] ? never : K]: EndpointRequest<E>[K];
} & {
  [K in keyof EndpointRequest<E> as undefined extends EndpointRequest<E>[K] ? K : never]?: EndpointRequest<E>[K];
} & { headers?: Record<string, string> };

const asRecord = (value: unknown): Record<string, unknown> => ({ ...Object(value) });

function urlOf(base: string, endpoint: Endpoint, sent: { params?: unknown; query?: unknown }): string {
  const params = asRecord(sent.params);
  const url = new URL(
    base + endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))),
  );
  for (const [name, value] of Object.entries(asRecord(sent.query)))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

const FORM = 'application/x-www-form-urlencoded';
const formOf = (body: unknown) => {
  const fields = Object.entries(asRecord(body)).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(fields).toString();
};

/**
 * Returns a client of one caller: `ok` expects success and returns the response, `problem` expects a refusal and
 * returns its problem document.
 */
export function clientOf(base: () => string, token: string | null) {
  let csrf = '';
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};

  async function csrfToken(): Promise<string> {
    if (!csrf) csrf = (await ok(signinEndpoints.csrfToken, {})).csrf_token;
    return csrf;
  }

  async function send(
    endpoint: Endpoint,
    sent: { params?: unknown; query?: unknown; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response> {
    const form = endpoint.accepts === 'urlencoded';
    const guarded = (endpoint.csrf ?? endpoint.method !== 'GET') && !endpoint.path.includes('/auth/');
    return fetch(urlOf(base(), endpoint, sent), {
      method: endpoint.method,
      headers: {
        ...sent.headers,
        ...bearer,
        ...(sent.body === undefined ? {} : { 'content-type': form ? FORM : 'application/json' }),
        ...(guarded ? { 'x-csrf-token': await csrfToken() } : {}),
      },
      ...(sent.body === undefined ? {} : { body: form ? formOf(sent.body) : JSON.stringify(sent.body) }),
    });
  }

  async function ok<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Answer<E>> {
    const response = await send(endpoint, sent);
    const body: unknown = await response.json();
    expect(body, `${endpoint.method} ${endpoint.path}`).not.toHaveProperty('code');
    expect(response.status).toBe(endpoint.status ?? 200);
    return endpoint.response.parse(body) as Answer<E>;
  }

  /** Accepts values of any shape, because tests send invalid input. */
  async function problem(
    endpoint: Endpoint,
    sent: { params?: unknown; query?: unknown; body?: unknown; headers?: Record<string, string> },
  ): Promise<ProblemDocument> {
    const response = await send(endpoint, sent);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const document = problemDocument.parse(await response.json());
    expect(document.status).toBe(response.status);
    return document;
  }

  return { ok, problem, send, csrfToken };
}

// The API over a read-only Postgres: reads are answered, writes get 503 with Retry-After, and /ready fails.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import type { Endpoint } from '#contracts/http.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { type BuiltApplication, buildApplication, buildSession, nextPhone } from '#testing/factories.ts';
import { buildWorld } from '#testing/permissions/permission-world.ts';
import {
  addressOf,
  bodyOf,
  nameOf,
  requestOf,
  routes,
  tokenFor,
  type World,
} from '#testing/permissions/route-requests.ts';
import { setReadOnly } from '#testing/read-only-database.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const api = useApi(database);
let csrf = '';

/** Sends a request with a session that was last seen minutes ago, so that the request would renew it. */
async function askOf(endpoint: Endpoint, { world, token }: { world: World; token: string | null }) {
  const asked = requestOf(endpoint, { token, body: bodyOf(endpoint, world), csrf });
  const response = await fetch(api.base + addressOf(endpoint, world), asked);
  await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

/**
 * Endpoints that return another user's documents. The API refuses these reads while the database is read-only, because
 * it must record each access.
 */
const RECORDED = [
  'GET /api/v1/employers/applications/{application_id}/resume/',
  'GET /api/v1/admin/identities/{review_id}/papers/{kind}/pages',
];

const reads = routes.filter(({ method }) => method === 'GET');
const writes = routes.filter(({ method }) => method !== 'GET');
const before = new Map<string, number>();
const tokens = new Map<string, string | null>();
let world: World;
let unopened: BuiltApplication;
let unopenedToken: string;

const ready = async () => {
  const response = await fetch(`${api.base}/ready`);
  return { status: response.status, body: await response.json() };
};

async function age(): Promise<void> {
  for (const table of ['sessions', 'admin_sessions'])
    await database.db.query(`update ${table} set seen_at = now() - interval '5 minutes'`);
}

beforeAll(async () => {
  csrf = await api.as().csrfToken();
  world = await buildWorld(database.db);
  for (const endpoint of routes) tokens.set(nameOf(endpoint), await tokenFor(database.db, endpoint, world));
  for (const endpoint of reads) {
    const { status } = await askOf(endpoint, { world, token: tokens.get(nameOf(endpoint)) ?? null });
    before.set(nameOf(endpoint), status);
  }
  unopened = await buildApplication(database.db);
  unopenedToken = await buildSession(database.db, unopened.employer);
  await age();
  await setReadOnly(database, 'on');
  const asked = sql`select current_setting('transaction_read_only') = 'on' as is_on`;
  const isOn = async () => (await one(database.db, asked, z.object({ is_on: z.boolean() }))).is_on;
  await waitFor('read-only connections', () => isOn().catch(() => false));
});

afterAll(() => setReadOnly(database, 'off'));

describe('a read-only Postgres', () => {
  it.each(reads.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
    '$name returns the same status as before, or 503 if the access must be recorded',
    async ({ name, endpoint }) => {
      const { status, retryAfter } = await askOf(endpoint, { world, token: tokens.get(name) ?? null });
      if (RECORDED.includes(name)) expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
      else expect(status).toBe(before.get(name));
    },
  );

  it.each(writes.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
    '$name answers 503 with Retry-After if it writes',
    async ({ name, endpoint }) => {
      const { status, retryAfter } = await askOf(endpoint, { world, token: tokens.get(name) ?? null });
      if (status >= 500) expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
    },
  );

  it('An employer reads an application that was never opened before', async () => {
    const read = await api.as(unopenedToken).ok(applicationEndpoints.getApplicant, {
      params: { application_id: String(unopened.id) },
    });
    expect(read.status).toBe('pending');
  });

  it('GET /ready returns 503 and names the reason', async () => {
    expect(await ready()).toEqual({ status: 503, body: { status: 'not ready', database: 'read-only' } });
  });

  it('A write succeeds after the database is writable again, although connections from the read-only period remain', async () => {
    await setReadOnly(database, 'off', { endConnections: false });
    const body = { phone_number: nextPhone(), for_registration: false };
    const send = async () => (await api.as().send(signinEndpoints.sendOtp, { body })).status;
    await waitFor('a code', async () => (await send()) === 200);
    await waitFor('/ready', async () => (await ready()).status === 200);
  });
});

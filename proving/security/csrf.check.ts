// Sends requests to every route that requires a CSRF token with a token that is missing, expired, modified, extended or
// from another session.
import { beforeAll, expect, it } from 'vitest';
import { issueCsrfToken } from '#api/http/csrf.ts';
import type { Endpoint } from '#contracts/http.ts';
import { z } from '#contracts/z.ts';
import { useApi } from '#testing/api.ts';
import { csrfFor } from '#testing/csrf-for.ts';
import { useDatabase } from '#testing/database.ts';
import { buildWorld } from '#testing/permissions/permission-world.ts';
import {
  addressOf,
  bodyOf,
  isGuarded,
  nameOf,
  requestOf,
  routes,
  tokenFor,
  type World,
} from '#testing/permissions/route-requests.ts';
import { digestTables } from '#testing/table-digest.ts';
import { recordMeasurement } from './measurements.ts';

const database = useDatabase();
const api = useApi(database);
const guarded = routes.filter(isGuarded);

/** Tables that may change, because a request updates the last use of its session. */
const renewed = ['sessions', 'admin_sessions'];
const HOURS_MS = 7_200_000;

let world: World;
beforeAll(async () => {
  world = await buildWorld(database.db);
});

/** Returns the token with one bit of its signature flipped. */
function bent(token: string): string {
  const [nonce = '', mac = '', expiry = ''] = token.split(/[.:]/);
  const bytes = Buffer.from(mac, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(7) ^ 1, 7);
  return `${nonce}.${bytes.toString('base64url')}:${expiry}`;
}

const stretched = (token: string) => token.replace(/\d+$/, (expiry) => String(Number(expiry) + 3600));

/** Returns invalid CSRF tokens by name. `other` is the session of another user. */
async function badTokens(token: string | null, other: string | null): Promise<Record<string, string | null>> {
  const own = await api.as(token).csrfToken();
  return {
    missing: null,
    empty: '',
    expired: await csrfFor(database.db, token, Date.now() - HOURS_MS),
    "a visitor's": token === null ? await api.as(other).csrfToken() : await csrfFor(database.db, null),
    'of another session': await api.as(other).csrfToken(),
    'one bit altered': bent(own),
    'its expiry extended': stretched(own),
    'signed with another secret': issueCsrfToken('the secret of somebody else, forty long!', '', Date.now()),
  };
}

const refusal = z.looseObject({ code: z.optional(z.string()), detail: z.optional(z.string()) });

async function ask(endpoint: Endpoint, token: string | null, csrf: string | null) {
  const asked = requestOf(endpoint, { token, body: bodyOf(endpoint, world), csrf });
  const response = await fetch(api.base + addressOf(endpoint, world), asked);
  const text = await response.text();
  const read = refusal.safeParse(text.startsWith('{') ? JSON.parse(text) : {});
  return { status: response.status, code: read.data?.code, detail: read.data?.detail };
}

const isRefused = ({ status, code, detail = '' }: Awaited<ReturnType<typeof ask>>) =>
  status === 403 && code === 'csrf_invalid' && detail.includes('CSRF');

it('every route that changes something, and the analytics, refuse each bad token and change nothing', async () => {
  const before = await digestTables(database.db, renewed);
  const open: string[] = [];
  let tried = 0;
  for (const endpoint of guarded) {
    const token = await tokenFor(database.db, endpoint, world);
    const other = token === world.tokens.employer_other ? world.tokens.worker_other : world.tokens.employer_other;
    for (const [what, csrf] of Object.entries(await badTokens(token, other))) {
      tried += 1;
      if (!isRefused(await ask(endpoint, token, csrf))) open.push(`${nameOf(endpoint)}: ${what}`);
    }
  }
  const after = await digestTables(database.db, renewed);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  recordMeasurement({
    tried: `CSRF, ${tried} bad tokens over ${guarded.length} routes`,
    found: `${open.length} let through, ${changed.length} tables changed`,
    must: '0 and 0',
    kept: open.length + changed.length === 0,
  });
  expect(guarded.map(nameOf)).toContain('GET /api/v1/employers/analytics/');
  expect(guarded.length).toBeGreaterThan(90);
  expect({ open, changed }).toEqual({ open: [], changed: [] });
});

it('the same requests with a good token are not refused for it, and something changes', async () => {
  const before = await digestTables(database.db, renewed);
  const shut: string[] = [];
  for (const endpoint of guarded) {
    const token = await tokenFor(database.db, endpoint, await freshWorld());
    if (isRefused(await ask(endpoint, token, await api.as(token).csrfToken()))) shut.push(nameOf(endpoint));
  }
  const after = await digestTables(database.db, renewed);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  recordMeasurement({
    tried: `positive control, a good token over ${guarded.length} routes`,
    found: `${shut.length} refused, ${changed.length} tables changed`,
    must: '0, and some',
    kept: shut.length === 0 && changed.length > 10,
  });
  expect(shut).toEqual([]);
  expect(changed.length).toBeGreaterThan(10);
});

/** Rebuilds the test data, because logging out and erasing delete what the next route needs. */
async function freshWorld(): Promise<World> {
  world = await buildWorld(database.db);
  return world;
}

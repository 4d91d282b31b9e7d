// Access control of every endpoint of the contracts, tested with each kind of caller who must be rejected.
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import type { Endpoint } from '#contracts/http.ts';
import { problemDocument } from '#contracts/problems.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildEmployer, buildLabour, buildSession, nextPhone } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);

const all = Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group));
const rows = (wanted: (endpoint: Endpoint) => boolean) =>
  all.filter(wanted).map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

async function ask({ method, path }: Endpoint, token: string | null) {
  const url = api.base + path.replace(/\{\w*uid\}/, crypto.randomUUID()).replace(/\{\w+\}/, '1');
  const csrf = await api.as(token).csrfToken();
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return fetch(url, { method, headers: { ...bearer, 'x-csrf-token': csrf } });
}

async function codeOf(endpoint: Endpoint, token: string | null): Promise<string> {
  const response = await ask(endpoint, token);
  return problemDocument.parse(await response.json()).code;
}

async function passFor(phone: string): Promise<string> {
  const token = randomToken();
  await run(
    database.db,
    sql`insert into registration_passes (token_hash, phone_number, expires_at) values (${digest(token)}, ${phone}, now() + interval '5 minutes')`,
  );
  return token;
}

describe('requests without a session', () => {
  const closed = rows(({ auth }) => auth === 'labour' || (auth !== 'public' && auth !== 'register'));

  it.each(closed)(
    '$name returns `not_authenticated` without a token, for an expired session and for a registration token',
    async ({ endpoint }) => {
      const old = await buildSession(database.db, await buildLabour(database.db));
      await run(
        database.db,
        sql`update sessions set seen_at = now() - interval '3 hours' where token_hash = ${digest(old)}`,
      );
      for (const token of [null, randomToken(), old, await passFor(nextPhone())])
        expect(await codeOf(endpoint, token)).toBe('not_authenticated');
    },
  );

  it.each(rows(({ auth }) => auth === 'public'))('$name ignores an invalid token', async ({ endpoint }) => {
    expect((await ask(endpoint, randomToken())).status).not.toBe(401);
  });

  it.each(rows(({ auth }) => auth === 'register'))(
    '$name accepts a registration token only: a session gets `not_authenticated`',
    async ({ endpoint }) => {
      const token = await buildSession(database.db, await buildLabour(database.db));
      expect(await codeOf(endpoint, token)).toBe('not_authenticated');
    },
  );
});

describe('users and administrators', () => {
  it.each(rows(({ auth }) => auth === 'admin'))(
    '$name returns `not_authenticated` for a user session',
    async ({ endpoint }) => {
      const token = await buildSession(database.db, await buildEmployer(database.db));
      expect(await codeOf(endpoint, token)).toBe('not_authenticated');
    },
  );

  it.each(rows(({ auth }) => ['user', 'labour', 'employer'].includes(auth)))(
    '$name returns `not_authenticated` for an administrator session',
    async ({ endpoint }) => {
      expect(await codeOf(endpoint, (await buildAdmin(database.db)).token)).toBe('not_authenticated');
    },
  );
});

describe('callers in the wrong role', () => {
  it.each(rows(({ auth }) => auth === 'labour'))('$name returns `forbidden` for an employer', async ({ endpoint }) => {
    expect(await codeOf(endpoint, await buildSession(database.db, await buildEmployer(database.db)))).toBe('forbidden');
  });

  it.each(rows(({ auth }) => auth === 'employer'))('$name returns `forbidden` for a worker', async ({ endpoint }) => {
    expect(await codeOf(endpoint, await buildSession(database.db, await buildLabour(database.db)))).toBe('forbidden');
  });
});

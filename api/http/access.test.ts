// Who may call what: every endpoint of the contracts, asked by each kind of caller who may not.
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

describe('without a session', () => {
  const closed = rows(({ auth }) => auth === 'labour' || (auth !== 'public' && auth !== 'register'));

  it.each(closed)(
    '$name is refused to nobody, to an old session and to a pass that only registers',
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

  it.each(rows(({ auth }) => auth === 'public'))('$name takes a bad token for none', async ({ endpoint }) => {
    expect((await ask(endpoint, randomToken())).status).not.toBe(401);
  });

  it.each(rows(({ auth }) => auth === 'register'))('$name wants a pass, not a session', async ({ endpoint }) => {
    const token = await buildSession(database.db, await buildLabour(database.db));
    expect(await codeOf(endpoint, token)).toBe('not_authenticated');
  });
});

describe('the two kinds of accounts', () => {
  it.each(rows(({ auth }) => auth === 'admin'))('$name knows no session of a person', async ({ endpoint }) => {
    const token = await buildSession(database.db, await buildEmployer(database.db));
    expect(await codeOf(endpoint, token)).toBe('not_authenticated');
  });

  it.each(rows(({ auth }) => ['user', 'labour', 'employer'].includes(auth)))(
    '$name knows no session of an administrator',
    async ({ endpoint }) => {
      expect(await codeOf(endpoint, (await buildAdmin(database.db)).token)).toBe('not_authenticated');
    },
  );
});

describe('in the wrong role', () => {
  it.each(rows(({ auth }) => auth === 'labour'))('$name is refused to an employer', async ({ endpoint }) => {
    expect(await codeOf(endpoint, await buildSession(database.db, await buildEmployer(database.db)))).toBe('forbidden');
  });

  it.each(rows(({ auth }) => auth === 'employer'))(
    '$name is refused to a person looking for work',
    async ({ endpoint }) => {
      expect(await codeOf(endpoint, await buildSession(database.db, await buildLabour(database.db)))).toBe('forbidden');
    },
  );
});

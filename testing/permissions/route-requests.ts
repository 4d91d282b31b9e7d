// All routes of the contracts, and the requests that the tests of permissions send to these routes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import type { Endpoint } from '#contracts/http.ts';
import { z } from '#contracts/z.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import { type Queryable, run, sql } from '#platform/sql.ts';
import { nextPhone } from '../factories.ts';
import { bodies, parameters } from './permission-requests.ts';
import { type buildWorld, type Column, columns } from './permission-world.ts';

export type World = Awaited<ReturnType<typeof buildWorld>>;

const cell = z.union([z.literal('yes'), z.literal(401), z.literal(403), z.literal(404), z.literal(409)]);

/** The expected response of each route to each kind of caller (column). `yes`: the route admits the caller. */
export const matrix = z
  .strictObject({ columns: z.array(z.string()), routes: z.record(z.string(), z.array(cell)) })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'matrix.json'), 'utf8')));

export const routes = Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group));
export const nameOf = ({ method, path: address }: Endpoint) => `${method} ${address}`;

/** Whether a route requires a CSRF token (D10). */
export const isGuarded = ({ csrf, method, path: address }: Endpoint) =>
  (csrf ?? method !== 'GET') && !address.includes('/auth/');

/** Returns a body that the route's contract accepts; undefined if `permission-requests.ts` has none for the route. */
export const bodyOf = (endpoint: Endpoint, world: World) => bodies[nameOf(endpoint)]?.(world);

/** Returns the path of a route with its parameters filled in. */
export function addressOf(endpoint: Endpoint, world: World): string {
  const things: Record<string, string | number> = { ...world.things, ...parameters[nameOf(endpoint)]?.(world) };
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(things[name] ?? `no-${name}`));
}

interface RequestOptions {
  token: string | null;
  body?: object | undefined;
  csrf?: string | null;
}

/** Returns the request, with the body as JSON or as the form that the route requires. */
export function requestOf({ method, accepts }: Endpoint, { token, body, csrf = null }: RequestOptions): RequestInit {
  const isForm = accepts === 'urlencoded';
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const fields = Object.entries(body ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  const headers: Record<string, string> = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': type } : {}),
    ...(csrf === null ? {} : { 'x-csrf-token': csrf }),
  };
  if (!body) return { method, headers };
  return { method, headers, body: isForm ? new URLSearchParams(fields).toString() : JSON.stringify(body) };
}

/** Builds a registration pass of a verified phone number. */
async function buildPass(db: Queryable): Promise<string> {
  const token = randomToken();
  await run(
    db,
    sql`insert into registration_passes (token_hash, phone_number, expires_at)
      values (${digest(token)}, ${nextPhone()}, now() + interval '15 minutes')`,
  );
  return token;
}

/** Returns the token of a role that may call the route; null for a public route. */
export async function tokenFor(db: Queryable, endpoint: Endpoint, world: World): Promise<string | null> {
  if (endpoint.auth === 'public') return null;
  if (endpoint.auth === 'register') return buildPass(db);
  const row = matrix.routes[nameOf(endpoint)] ?? [];
  const allowed: Column = columns.find((_, n) => row[n] === 'yes') ?? 'superuser';
  return world.tokens[allowed] ?? expect.fail(`no role may request ${nameOf(endpoint)}`);
}

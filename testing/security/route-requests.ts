// Every route of the contracts, and how each kind of person asks it in the world of the permission matrix.
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

/** How each route answers each column: `yes` is let through to what the route does. */
export const matrix = z
  .strictObject({ columns: z.array(z.string()), routes: z.record(z.string(), z.array(cell)) })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'matrix.json'), 'utf8')));

export const routes = Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group));
export const nameOf = ({ method, path: address }: Endpoint) => `${method} ${address}`;

/** Whether a route asks for a CSRF token (D10). */
export const isGuarded = ({ csrf, method, path: address }: Endpoint) =>
  (csrf ?? method !== 'GET') && !address.includes('/auth/');

/** A body that is right in shape, where the matrix has one. */
export const bodyOf = (endpoint: Endpoint, world: World) => bodies[nameOf(endpoint)]?.(world);

/** The address of a route with what it speaks of. */
export function addressOf(endpoint: Endpoint, world: World): string {
  const things: Record<string, string | number> = { ...world.things, ...parameters[nameOf(endpoint)]?.(world) };
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(things[name] ?? `no-${name}`));
}

interface RequestOptions {
  token: string | null;
  body?: object | undefined;
  csrf?: string | null;
}

/** What is sent, as JSON or as the form that a route wants. */
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

/** A pass that registers, as a verified phone gets it. */
async function buildPass(db: Queryable): Promise<string> {
  const token = randomToken();
  await run(
    db,
    sql`insert into registration_passes (token_hash, phone_number, expires_at)
      values (${digest(token)}, ${nextPhone()}, now() + interval '15 minutes')`,
  );
  return token;
}

/** Somebody who is let through to a route, by their token; null for a visitor. */
export async function tokenFor(db: Queryable, endpoint: Endpoint, world: World): Promise<string | null> {
  if (endpoint.auth === 'public') return null;
  if (endpoint.auth === 'register') return buildPass(db);
  const row = matrix.routes[nameOf(endpoint)] ?? [];
  const allowed: Column = columns.find((_, n) => row[n] === 'yes') ?? 'superuser';
  return world.tokens[allowed] ?? expect.fail(`nobody may ask ${nameOf(endpoint)}`);
}

// Every route × everybody, from matrix.json: `yes` is let through to what the route does; a number is how it is refused.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import type { Endpoint } from '#contracts/http.ts';
import { z } from '#contracts/z.ts';
import { useApi } from '../api.ts';
import { useDatabase } from '../database.ts';
import { bodies, parameters } from './permission-requests.ts';
import { buildWorld, type Column, columns } from './permission-world.ts';

const database = useDatabase();
const api = useApi(database);

const cell = z.union([z.literal('yes'), z.literal(401), z.literal(403), z.literal(404), z.literal(409)]);
const matrix = z
  .strictObject({ columns: z.array(z.string()), routes: z.record(z.string(), z.array(cell)) })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'matrix.json'), 'utf8')));

const routes = Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group));
const nameOf = ({ method, path: address }: Endpoint) => `${method} ${address}`;

type World = Awaited<ReturnType<typeof buildWorld>>;
let csrf = '';

function requestOf(endpoint: Endpoint, world: World, token: string | null): [string, RequestInit] {
  const things: Record<string, string | number> = { ...world.things, ...parameters[nameOf(endpoint)]?.(world) };
  const address = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(things[name] ?? `no-${name}`));
  const body = bodies[nameOf(endpoint)]?.(world);
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  const init = { method: endpoint.method, headers: { ...bearer, ...type, 'x-csrf-token': csrf } };
  return [api.base + address, body ? { ...init, body: JSON.stringify(body) } : init];
}

/** How a route answers somebody; a server's failure is nobody's permission. */
async function answerTo(endpoint: Endpoint, world: World, column: Column): Promise<number | 'yes'> {
  const response = await fetch(...requestOf(endpoint, world, world.tokens[column]));
  await response.arrayBuffer();
  expect(response.status, `${nameOf(endpoint)} failed for ${column}`).toBeLessThan(500);
  return [401, 403, 404].includes(response.status) ? response.status : 'yes';
}

/** Who must not comes first: what the owner does may end the thing. */
const refusedFirst = (row: readonly unknown[]) =>
  [...columns].sort((a, b) => Number(row[columns.indexOf(a)] === 'yes') - Number(row[columns.indexOf(b)] === 'yes'));

beforeAll(async () => {
  csrf = await api.as().csrfToken();
});

it('has every route of the product, with a word for everybody', () => {
  expect(matrix.columns).toEqual(columns);
  expect(Object.keys(matrix.routes).sort()).toEqual(routes.map(nameOf).sort());
  for (const [route, row] of Object.entries(matrix.routes))
    expect([route, row.length]).toEqual([route, columns.length]);
});

it.each(routes.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))('$name', async ({ name, endpoint }) => {
  const row = matrix.routes[name] ?? [];
  const world = await buildWorld(database.db);
  const answers: Partial<Record<Column, number | 'yes'>> = {};
  for (const column of refusedFirst(row)) answers[column] = await answerTo(endpoint, world, column);
  expect(columns.map((column) => answers[column])).toEqual(row);
});

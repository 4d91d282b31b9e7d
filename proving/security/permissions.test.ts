// Tests every route with every role against matrix.json: `yes` means that the route admits the role, a number is the
// status of its refusal.
import { afterAll, expect, it } from 'vitest';
import type { Endpoint } from '#contracts/http.ts';
import { useApi } from '#testing/api.ts';
import { csrfFor } from '#testing/csrf-for.ts';
import { useDatabase } from '#testing/database.ts';
import { buildWorld, type Column, columns } from '#testing/permissions/permission-world.ts';
import {
  addressOf,
  bodyOf,
  matrix,
  nameOf,
  requestOf,
  routes,
  type World,
} from '#testing/permissions/route-requests.ts';
import { recordMeasurement } from './measurements.ts';

const database = useDatabase();
const api = useApi(database);

const seen = { routes: 0, right: 0 };

/** Returns `yes` if the route admits the role, otherwise the status. A server error never counts as `yes`. */
async function answerTo(endpoint: Endpoint, world: World, column: Column): Promise<number | 'yes'> {
  const token = world.tokens[column];
  const csrf = await csrfFor(database.db, token);
  const asked = requestOf(endpoint, { token, body: bodyOf(endpoint, world), csrf });
  const response = await fetch(api.base + addressOf(endpoint, world), asked);
  await response.arrayBuffer();
  expect(response.status, `${nameOf(endpoint)} failed for ${column}`).toBeLessThan(500);
  return [401, 403, 404].includes(response.status) ? response.status : 'yes';
}

/** Sorts refused roles first, because a role that the route admits may delete what the next request needs. */
const refusedFirst = (row: readonly unknown[]) =>
  [...columns].sort((a, b) => Number(row[columns.indexOf(a)] === 'yes') - Number(row[columns.indexOf(b)] === 'yes'));

afterAll(() => {
  const cells = routes.length * columns.length;
  recordMeasurement({
    tried: `permission matrix, ${seen.routes} of ${routes.length} routes × ${columns.length} kinds of people`,
    found: `${seen.right} of ${cells} cells as written`,
    must: 'all',
    kept: seen.right === cells,
  });
});

it('The permission matrix lists every route and a result for every role', () => {
  expect(matrix.columns).toEqual(columns);
  expect(Object.keys(matrix.routes).sort()).toEqual(routes.map(nameOf).sort());
  for (const [route, row] of Object.entries(matrix.routes))
    expect([route, row.length]).toEqual([route, columns.length]);
});

it.each(routes.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  '$name answers each role as in matrix.json',
  async ({ name, endpoint }) => {
    const row = matrix.routes[name] ?? [];
    const world = await buildWorld(database.db);
    const answers: Partial<Record<Column, number | 'yes'>> = {};
    for (const column of refusedFirst(row)) answers[column] = await answerTo(endpoint, world, column);
    const found = columns.map((column) => answers[column]);
    seen.routes += 1;
    seen.right += found.filter((answer, n) => answer === row[n]).length;
    expect(found).toEqual(row);
  },
);

it('The matrix check detects two swapped tokens (positive control)', async () => {
  const swapped = routes.find((endpoint) => nameOf(endpoint) === 'GET /api/v1/labour/applications/{application_id}/');
  const endpoint = swapped ?? expect.fail('a route of the matrix');
  const world = await buildWorld(database.db);
  const { worker_owner, worker_other } = world.tokens;
  Object.assign(world.tokens, { worker_owner: worker_other, worker_other: worker_owner });
  const answers = await Promise.all(columns.map((column) => answerTo(endpoint, world, column)));
  const row = matrix.routes[nameOf(endpoint)] ?? [];
  const wrong = columns.filter((_, n) => answers[n] !== row[n]);
  recordMeasurement({
    tried: 'positive control, two tokens of the matrix in the wrong hands',
    found: `${wrong.length} cells differ`,
    must: '2',
    kept: wrong.length === 2,
  });
  expect(wrong).toEqual(['worker_owner', 'worker_other']);
});

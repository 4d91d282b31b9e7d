// A short form of `npm run prove -- badinput`: sends a fixed sample of the hostile input to a sample of the routes.
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { sendBatch } from './batch.ts';
import type { Fault } from './check-answer.ts';
import { transportRequests } from './corpus/transport.ts';
import { valueCases, valueRequests } from './corpus/values.ts';
import { runStories } from './flows.ts';
import { drawCases, drawnRequest } from './generated.ts';
import { unnoticed } from './planted.ts';
import { allRoutes, goodBody, type Route, type Sending } from './requests.ts';
import { buildScene, prepareDatabase } from './scene.ts';
import { senderTo } from './sender.ts';

const database = useDatabase();
const api = useApi(database);

/** Sampling steps: the test uses every 11th route, every 11th value and every fourth malformed request. */
const [ROUTES, VALUES, BROKEN] = [11, 11, 4];
const [SEED, CASES] = [20_261_122, 250];

beforeAll(async () => {
  await prepareDatabase(database.db);
});

const sampled = (requests: readonly Sending[], each: number, from: number) =>
  requests.filter((_, place) => (place + from) % each === 0);

async function faultsOf(
  make: (route: Route) => Promise<readonly Sending[]>,
  routes: readonly Route[],
): Promise<Fault[]> {
  const send = senderTo(api.base);
  const faults: Fault[] = [];
  for (const route of routes) faults.push(...(await sendBatch({ db: database.db, send }, await make(route))).faults);
  send.close();
  return faults;
}

describe('Bad input', () => {
  const routes = allRoutes.filter((_, place) => place % ROUTES === 0);

  it('The corpus has more than 40 numbered value cases', () => {
    const numbers = new Set(valueCases.map(({ id }) => id));
    expect(numbers.size).toBeGreaterThan(40);
  });

  it('Every route has a valid example body', async () => {
    const { world } = await buildScene(database.db);
    const bad = allRoutes.filter((route) => route.endpoint.body?.safeParse(goodBody(route, world)).success === false);
    expect(bad.map(({ name }) => name)).toEqual([]);
  });

  it('Routes refuse bad values in every field and write nothing', async () => {
    const make = async (route: Route) =>
      sampled(valueRequests(route, await buildScene(database.db)), VALUES, allRoutes.indexOf(route));
    expect(await faultsOf(make, routes)).toEqual([]);
  });

  it('Routes refuse malformed raw requests and write nothing', async () => {
    const make = async (route: Route) =>
      sampled(transportRequests(route, await buildScene(database.db)), BROKEN, allRoutes.indexOf(route));
    expect(await faultsOf(make, routes)).toEqual([]);
  });

  it('Routes refuse generated values or store them unchanged', async () => {
    const drawn = drawCases(routes, { seed: SEED, count: CASES });
    const make = async (route: Route) => {
      const scene = await buildScene(database.db);
      return (drawn.get(route) ?? []).map((one) => drawnRequest(scene, one));
    };
    expect(await faultsOf(make, [...drawn.keys()])).toEqual([]);
  });

  it('The checks detect planted faults: a failure, a leak, a write, a wrong status and a blocked event loop', async () => {
    expect(await unnoticed(database.db)).toEqual([]);
  });

  it('Flows of several calls refuse invalid steps', async () => {
    const { steps, faults } = await runStories({ db: database.db, base: api.base });
    expect(steps).toBeGreaterThan(40);
    expect(faults).toEqual([]);
  });
});

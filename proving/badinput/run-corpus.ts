// Runs the hostile values and the generated cases on all routes. Each route has separate test data, so that its
// requests do not affect other routes.

import type { Db } from '#platform/db.ts';
import { sendBatch } from './batch.ts';
import type { Fault } from './check-answer.ts';
import { formRequests } from './corpus/forms.ts';
import { transportRequests } from './corpus/transport.ts';
import { valueRequests } from './corpus/values.ts';
import { drawnRequest, type GeneratedCase } from './generated.ts';
import { allRoutes, type Route, type Scene, type Sending } from './requests.ts';
import { buildScene, raiseLimits } from './scene.ts';
import type { Send } from './sender.ts';

export interface Ground {
  db: Db;
  send: Send;
  /** Prints the result of a route. */
  print: (line: string) => void;
}

export interface Sum {
  requests: number;
  faults: Fault[];
  ids: Set<string>;
  statuses: Record<string, number>;
  slowest: { ms: number; route: string };
}

export const emptySum = (): Sum => ({
  requests: 0,
  faults: [],
  ids: new Set(),
  statuses: {},
  slowest: { ms: 0, route: '' },
});

/** Returns the requests of a route in several parts, each with separate test data. */
async function partsOf(route: Route, scene: () => Promise<Scene>): Promise<Sending[][]> {
  const world = await scene();
  return [
    valueRequests(route, world),
    await formRequests(route, world),
    transportRequests(route, await scene()),
  ].filter((part) => part.length > 0);
}

async function sendPart({ db, send }: Ground, sum: Sum, part: readonly Sending[]): Promise<void> {
  const { faults, statuses, slowestMs } = await sendBatch({ db, send }, part);
  sum.requests += part.length;
  sum.faults.push(...faults);
  for (const { id } of part) sum.ids.add(id);
  for (const [status, count] of statuses) sum.statuses[status] = (sum.statuses[status] ?? 0) + count;
  if (slowestMs > sum.slowest.ms) sum.slowest = { ms: Math.round(slowestMs), route: part[0]?.route.name ?? '' };
}

const sampled = (part: readonly Sending[], { every, from }: { every: number; from: number }) =>
  part.filter((_, place) => (place + from) % every === 0);

export interface Part {
  /** Pattern of the names of the routes to test. */
  only: RegExp;
  /** Sends only every n-th request of a route, starting at a different request for each route. */
  every: number;
}

/** Sends the hostile values to all routes, or to those that `only` selects. */
export async function runCorpus(ground: Ground, { only, every }: Part): Promise<Sum> {
  const sum = emptySum();
  for (const route of allRoutes.filter(({ name }) => only.test(name))) {
    const before = { requests: sum.requests, faults: sum.faults.length, at: performance.now() };
    for (const part of await partsOf(route, () => buildScene(ground.db)))
      await sendPart(ground, sum, sampled(part, { every, from: allRoutes.indexOf(route) }));
    if (route.name.endsWith('/settings')) await raiseLimits(ground.db);
    const faults = sum.faults.slice(before.faults);
    ground.print(
      `${faults.length === 0 ? 'ok  ' : 'MISS'}  ${route.name}: ${sum.requests - before.requests} requests, ${Math.round(performance.now() - before.at)} ms`,
    );
    for (const { kind, id, about, found } of faults.slice(0, 12))
      ground.print(`        ${kind} ${id} ${about}: ${found}`);
  }
  return sum;
}

const LARGEST_PART = 400;

/** Runs the generated cases, route by route. */
export async function runDrawn(ground: Ground, drawn: Map<Route, readonly GeneratedCase[]>): Promise<Sum> {
  const sum = emptySum();
  for (const [route, cases] of drawn)
    for (let from = 0; from < cases.length; from += LARGEST_PART) {
      const scene = await buildScene(ground.db);
      const part = cases.slice(from, from + LARGEST_PART).map((one) => drawnRequest(scene, one));
      const before = sum.faults.length;
      await sendPart(ground, sum, part);
      if (route.name.endsWith('/settings')) await raiseLimits(ground.db);
      for (const { kind, about, found } of sum.faults.slice(before, before + 5))
        ground.print(`MISS  ${route.name}: ${kind} ${about}: ${found}`);
    }
  return sum;
}

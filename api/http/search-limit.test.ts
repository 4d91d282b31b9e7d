// Rate limits of searches (D57), by browser cookie, session and address, as configured in the settings.
import { expect, it } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { DEMO_COOKIE } from '#platform/demo-key.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, buildSession } from '#testing/factories.ts';
import { testDemo } from '#testing/secrets.ts';
import { createRateCounters } from './rate-counters.ts';

const database = useDatabase();
/** Always the middle of a minute, because a new minute would reset the counts. */
const clock = () => 30_000;
// The API trusts a proxy on this machine, so tests can set the client address by `X-Forwarded-For`.
const settings = { trusted_proxies: ['loopback'], demo: { ...testDemo, unlimited: false } };
const api = useApi(database, { settings, counts: { own: createRateCounters(clock) } });

let last = 0;
/** Returns an address that no other test of this file uses. */
const nextAddress = () => {
  last += 1;
  return `203.0.113.${last}`;
};
const search = (headers: Record<string, string>) =>
  fetch(`${api.base}${jobEndpoints.listJobs.path}?limit=1`, { headers });

async function times(count: number, headers: Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < count; time += 1) statuses.push((await search(headers)).status);
  return statuses;
}

it('Searches have separate limits for browser, session and address, and get 429 `rate_limited` beyond them', async () => {
  await setSetting(database.db, 'search_per_minute', 3);
  await setSetting(database.db, 'search_per_address_minute', 7);
  const shared = nextAddress();
  const browser = (letter: string) => ({ 'x-forwarded-for': shared, cookie: `ks_visitor=${letter.repeat(43)}` });
  expect(await times(4, browser('a'))).toEqual([200, 200, 200, 429]);
  // Another browser at the same address has its own limit, until the limit of the address is reached.
  expect(await times(4, browser('b'))).toEqual([200, 200, 200, 429]);
  expect(await times(1, browser('c'))).toEqual([429]);
  const token = await buildSession(database.db, await buildLabour(database.db));
  const session = { 'x-forwarded-for': nextAddress(), authorization: `Bearer ${token}` };
  expect(await times(4, session)).toEqual([200, 200, 200, 429]);
  const refused = await search(session);
  expect(await refused.json()).toMatchObject({ code: 'rate_limited', retry_after: expect.any(Number) });
});

it('A browser on the same machine is limited like any other', async () => {
  expect(await times(9, { cookie: `ks_visitor=${'m'.repeat(43)}` })).toContain(429);
});

it('A search with the key of the demo is not limited', async () => {
  const cookie = `ks_visitor=${'k'.repeat(43)}; ${DEMO_COOKIE}=${testDemo.key}`;
  expect(await times(9, { cookie })).not.toContain(429);
});

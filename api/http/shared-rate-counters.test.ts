// Rate limits across API processes: counts are shared over the pub/sub adapter or Redis; without either, each process
// counts alone.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { openRedis, type RedisPublisher } from '#platform/redis.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { freePort } from '#testing/free-port.ts';
import { hasRedis, startRedis } from '#testing/redis.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';
import { type CountsMessage, createRateCounters } from './rate-counters.ts';
import { createRedisCounters } from './redis-rate-counters.ts';

const database = useDatabase();
// The same constant time for all processes, because a new minute would reset the counts.
const now = Date.now();
const countsNow = (wrong_by = 0) => createRateCounters(() => now + wrong_by);
// The API trusts a proxy on this machine, so tests can set the client address by `X-Forwarded-For`.
const settings = { trusted_proxies: ['loopback'] };

let last = 0;
/** Returns a function that sends requests as a browser with its own address and cookie, and returns the statuses. */
function nextBrowser() {
  last += 1;
  const cookie = `ks_visitor=${String(last).padStart(43, 'b')}`;
  const headers = { 'x-forwarded-for': `203.0.113.${last}`, cookie };
  return async (api: { base: string }, times = 1) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1)
      statuses.push((await fetch(`${api.base}${jobEndpoints.listJobs.path}?limit=1`, { headers })).status);
    return statuses;
  };
}
const sum = (messages: readonly Pick<CountsMessage, 'counts'>[]) =>
  messages.flatMap(({ counts }) => counts).reduce((total, [, times]) => total + times, 0);
const answered = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;

describe('processes without Redis', () => {
  // The clock of the second process is ten minutes ahead.
  const counters = countsNow(600_000);
  const [one, other] = [
    useApi(database, { settings, counts: { own: countsNow() } }),
    useApi(database, { settings, counts: { own: counters } }),
  ];

  it('Searches at one process count at the other', async () => {
    const search = nextBrowser();
    const received = vi.spyOn(counters, 'addReceived');
    await setSetting(database.db, 'search_per_minute', 40);
    expect(answered(await search(one, 40))).toBe(40);
    // Each of the 40 searches adds two counts: one for its address and one for its browser.
    await waitFor(
      'the other process to know all counts',
      () => sum(received.mock.calls.map(([message]) => message)) >= 2 * 40,
    );
    expect(await search(other)).toEqual([429]);
  });

  it('A changed setting applies to every running process', async () => {
    await setSetting(database.db, 'search_per_minute', 1);
    for (const api of [one, other])
      await waitFor('the new limit', async () => answered(await nextBrowser()(api, 2)) === 1);
  });
});

describe.skipIf(!hasRedis)('processes with Redis', () => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  let port = 0;
  const clients: RedisPublisher[] = [];
  beforeAll(async () => {
    port = await freePort();
    server = await startRedis(port);
    await setSetting(database.db, 'search_per_minute', 6);
  });
  afterAll(() => {
    for (const client of clients) client.disconnect();
    return server.kill();
  });
  const processOf = (wait_ms?: number) => {
    const own = countsNow();
    const shared = () => {
      const client = openRedis(server.url, silentLog);
      clients.push(client);
      return createRedisCounters(client, own, { wait_ms });
    };
    return useApi(database, { settings, counts: { own, shared } });
  };
  // These processes wait for Redis on a slow machine too, because otherwise each would count alone.
  const [one, other] = [processOf(60_000), processOf(60_000)];
  const hurried = processOf();
  const untilConnected = () =>
    waitFor('redis', () => clients.length === 3 && clients.every(({ status }) => status === 'ready'));

  it('Both processes share one exact count in Redis, and its keys are digests', async () => {
    await untilConnected();
    const search = nextBrowser();
    expect(await search(one, 4)).toEqual([200, 200, 200, 200]);
    expect(await search(other, 3)).toEqual([200, 200, 429]);
    expect(await search(one)).toEqual([429]);
    const keys = (await clients[0]?.call('keys', '*')) ?? [];
    expect(keys).toHaveLength(2);
    expect(String(keys)).toMatch(/^kaamsetu:count:\{[\w-]{20}\},kaamsetu:count:\{[\w-]{20}\}$/);
    expect(await clients[0]?.call('pttl', String(Object(keys)[0]))).toBeGreaterThan(30_000);
  });

  it('Searches work while Redis is unavailable, and each process limits what it sees', async () => {
    await untilConnected();
    await server.kill();
    // Use a new browser for each process. The processes also exchange counts over the pub/sub adapter from time to
    // time, so the counts of one browser could reach the other process.
    for (const api of [one, other]) expect(await nextBrowser()(api, 7)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    server = await startRedis(port);
    await untilConnected();
    const again = nextBrowser();
    // A process does not query Redis for one second after an error.
    await waitFor('both processes to share their counts', async () => {
      const later = nextBrowser();
      return answered(await later(one, 4)) + answered(await later(other, 4)) === 6;
    });
    expect(answered(await again(one, 9))).toBe(6);
  });

  it('A frozen Redis does not delay searches', async () => {
    await untilConnected();
    server.freeze();
    expect(await nextBrowser()(hurried, 7)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('rate counters with a silent Redis', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('A Redis that never responds delays one count by 200 ms and gets no command in the next second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const evaluate = vi.fn(() => new Promise<never>(() => {}));
    const counters = createRedisCounters({ status: 'ready', eval: evaluate }, countsNow());
    const first = counters.count('a');
    await vi.advanceTimersByTimeAsync(200);
    expect(await first).toMatchObject({ times: 1 });
    expect(await counters.count('a')).toMatchObject({ times: 2 });
    await vi.advanceTimersByTimeAsync(999);
    expect(await counters.count('a')).toMatchObject({ times: 3 });
    expect(evaluate).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    void counters.count('a');
    expect(evaluate).toHaveBeenCalledTimes(2);
  });
});

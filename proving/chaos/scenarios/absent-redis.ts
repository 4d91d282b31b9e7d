// Chaos scenario R6: Redis is unavailable at startup and later for a minute, then returns. The positive control, which
// the checks must detect, is a program that requires Redis.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSession } from '#testing/factories.ts';
import { freePort } from '#testing/free-port.ts';
import { startRedis } from '#testing/redis.ts';
import { waitFor } from '#testing/wait-for.ts';
import { type Bells, listenAll, listOf } from '../../rolling/bells.ts';
import { callerOf } from '../../rolling/calls.ts';
import type { Member } from '../../rolling/world.ts';
import { startDeciding } from '../deciding.ts';
import { watchLists } from '../lists.ts';
import { noteGrowth, sizesOf } from '../memory.ts';
import { liftLimits, type Pending, plantPending } from '../pending.ts';
import type { Run, Scenario } from '../scenario.ts';
import { ask, formatSeconds, untilAnswered } from '../timed-request.ts';
import { measureChange, noteChange } from '../windows.ts';
import { startWorld, type World } from '../world.ts';

const DOWN_SECONDS = 60;
const RATE = 10;
const BOOTED_WITHIN_SECONDS = 5;
const VISIBLE_WITHIN_SECONDS = 60;
const PUSHED_WITHIN_SECONDS = 5;
/** Number of decisions that the sockets should receive. */
const PUSHES = 200;
/** Number of decisions before the measurement. */
const WARMING = 100;
const P95_PERCENT = 10;

/** Returns functions that stop Redis and start it again on the same port. */
function comingAndGoing({ redis }: World) {
  if (!redis) throw new Error('The programs of this scenario have no Redis');
  const port = Number(new URL(redis.url).port);
  let current: { kill(): Promise<void> } | null = redis;
  return {
    async end() {
      await current?.kill();
      current = null;
    },
    async begin() {
      current ??= await startRedis(port);
    },
  };
}
type Redis = ReturnType<typeof comingAndGoing>;

async function bootWithout(run: Run, { web }: World, redis: Redis): Promise<void> {
  const [, second] = web;
  await redis.end();
  await second?.restart();
  const booted = await untilAnswered(
    `${second?.address}/ready`,
    ({ status }) => status === 200,
    BOOTED_WITHIN_SECONDS * 4,
  );
  run.note({
    what: 'a web process is ready without Redis',
    found: formatSeconds(booted),
    must: `<= ${BOOTED_WITHIN_SECONDS} s`,
    kept: booted !== null && booted <= BOOTED_WITHIN_SECONDS,
  });
  await redis.begin();
}

interface People {
  members: readonly Member[];
  pending: readonly Pending[];
}

async function plant({ db }: World, count: number): Promise<People> {
  await liftLimits(db);
  const pending = await plantPending(db, count);
  const ids = [...new Set(pending.map(({ labour_id }) => labour_id))];
  const members = await Promise.all(
    ids.map(async (id) => ({ id, type: 'labour' as const, token: await buildSession(db, { id, type: 'labour' }) })),
  );
  return { pending, members };
}

/** Warms up the processes before the memory measurement: renders pages, loads translations and opens connections. */
async function warmUp(world: World, { members, pending }: People): Promise<void> {
  const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted', rate: RATE });
  for (const { address } of world.web) {
    const caller = callerOf(address);
    for (const member of members) await listOf(caller, member);
    for (const page of ['/', '/jobs', '/api/v1/jobs/?q=brick']) await ask(address + page);
    caller.close();
  }
  await deciding.done;
}

/** Runs the product for a minute without Redis: requests must be answered, and decisions must appear in the lists. */
async function liveWithout(run: Run, world: World, { members, pending }: People): Promise<void> {
  const before = sizesOf(world);
  const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted', rate: RATE });
  const caller = callerOf(world.web[1]?.address ?? world.address);
  const stop = watchLists(caller, members, deciding);
  await pause(DOWN_SECONDS * 1000);
  await deciding.done;
  const slowest = await stop(VISIBLE_WITHIN_SECONDS);
  caller.close();
  const bad = [...deciding.tally.statuses].filter(([status]) => status < 200 || status > 299).map(([, count]) => count);
  const failed = caller.counts.failures.length + bad.reduce((sum, count) => sum + count, 0);
  const sent = caller.counts.sent + deciding.acknowledged.length;
  const [failure] = caller.counts.failures;
  run.note({
    what: `calls that failed of ${sent}`,
    found: `${failed}${failure ? `; ${failure.what}: ${failure.how}` : ''}`,
    must: '0',
    kept: failed === 0 && sent > DOWN_SECONDS,
  });
  run.note({
    what: `the slowest of ${deciding.acknowledged.length} lines in a list`,
    found: `${slowest.toFixed(1)} s`,
    must: `<= ${VISIBLE_WITHIN_SECONDS} s`,
    kept: slowest <= VISIBLE_WITHIN_SECONDS,
  });
  noteGrowth(run, before, sizesOf(world));
}

const receivedAt = ({ pushed }: Bells) => [...pushed.values()].reduce((sum, ids) => sum + ids.length, 0);

/** Measures the seconds from the restart of Redis until the sockets of every web process receive pushes. */
async function untilPushed(
  run: Run,
  { world, bells, redis }: { world: World; bells: readonly Bells[]; redis: Redis },
  pending: readonly Pending[],
): Promise<void> {
  const before = bells.map(receivedAt);
  await redis.begin();
  const back = performance.now();
  const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted', rate: RATE });
  const all = () => bells.every((bell, place) => receivedAt(bell) > (before[place] ?? 0));
  const took = await waitFor('a push at every process', all, PUSHED_WITHIN_SECONDS * 6_000).then(
    () => (performance.now() - back) / 1000,
    () => null,
  );
  await deciding.done;
  run.note({
    what: 'pushes arrive again',
    found: formatSeconds(took),
    must: `<= ${PUSHED_WITHIN_SECONDS} s`,
    kept: took !== null && took <= PUSHED_WITHIN_SECONDS,
  });
}

async function faces(run: Run): Promise<void> {
  const world = await startWorld(run.folder, { web: 2, redis: true, random: run.random });
  const redis = comingAndGoing(world);
  try {
    await bootWithout(run, world, redis);
    const events = run.events(DOWN_SECONDS * RATE);
    const { pending, members } = await plant(world, events + PUSHES + WARMING);
    await warmUp(world, { members, pending: pending.slice(0, WARMING) });
    const bells = await Promise.all(world.web.map(({ address }) => listenAll(address, members)));
    await redis.end();
    run.say(`Redis is down for ${DOWN_SECONDS} s`);
    await liveWithout(run, world, { members, pending: pending.slice(WARMING + PUSHES) });
    await untilPushed(run, { world, bells, redis }, pending.slice(WARMING, WARMING + PUSHES));
    for (const bell of bells) bell.close();
    const searches = ['?role=mason', '?q=brick', '?location=Pune'].map(
      (query) => `${world.address}/api/v1/jobs/${query}`,
    );
    const change = await measureChange({ urls: searches, begin: redis.end, end: redis.begin });
    noteChange(run, 'searches while Redis is down', change, P95_PERCENT);
  } finally {
    await redis.end();
    await world.stop();
  }
}

/** A program that needs Redis at startup and for each request. With the client's usual settings it waits for ever. */
const DEPENDENT = `import { createServer } from 'node:http'; import { Redis } from 'ioredis';
const redis = new Redis(process.env.REDIS_URL, { maxRetriesPerRequest: null }); redis.on('error', () => {}); await redis.ping();
createServer((req, res) => redis.incr('count').then((n) => res.end(String(n)), () => res.writeHead(500).end()))
  .listen(Number(process.env.PORT), '127.0.0.1');`;

async function control(run: Run): Promise<boolean> {
  const redis = await startRedis(await freePort());
  const [first, second] = [await freePort(), await freePort()];
  const begin = (port: number) =>
    spawn(process.execPath, ['--input-type=module', '--eval', DEPENDENT], {
      stdio: 'ignore',
      env: { PORT: String(port), REDIS_URL: redis.url },
    });
  const address = (port: number) => `http://127.0.0.1:${port}/`;
  const children = [begin(first)];
  try {
    await waitFor('the program', async () => (await ask(address(first))).status === 200);
    await redis.kill();
    children.push(begin(second));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(address(first), { patience: 3_000 })));
    const failed = answers.filter(({ status }) => status !== 200).length;
    const booted = await untilAnswered(address(second), ({ status }) => status === 200, BOOTED_WITHIN_SECONDS);
    run.say(
      `a program that awaits Redis: ${failed} of 10 requests failed, another one was up after: ${formatSeconds(booted)}`,
    );
    return failed > 0 && booted === null;
  } finally {
    await redis.kill();
    for (const child of children) child.kill('SIGKILL');
  }
}

export const absentRedis: Scenario = {
  id: 'R6',
  what: 'Redis is down at a start and for a minute',
  requirements: ['redis-server'],
  faces,
  control,
};

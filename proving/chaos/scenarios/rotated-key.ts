// Chaos scenario R28: the key of identity numbers rotates during registrations; the command that rotates it is killed
// and run again. The positive controls, which the checks must detect, are a rotation that ignores the previous key and
// a process that knows only the new key.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { testSecrets } from '#testing/secrets.ts';
import { BOTH_KEYS, compareDigests, NEW_KEY, OLD_KEY, plantOwners, rehashWithoutKeyChain } from '../numbers.ts';
import { type Registering, startRegistering } from '../registering.ts';
import type { Run, Scenario } from '../scenario.ts';
import { startWorld, type World } from '../world.ts';

const OWNERS = 20_000;
const CONTROL_OWNERS = 400;
const MIXED_MS = 3_000;
const BETWEEN_MS = 1_500;
const LOOK_EVERY_MS = 5;
/** Time after which no process writes with only the old key any more. */
const GRACE_MS = 4_000;

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  said: string;
}

/** Runs the command that rotates the key. Kills it when `until` resolves with true. */
async function rotate(run: Run, world: World, until?: () => Promise<boolean>): Promise<Ended> {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/bin/run.js', 'rotate-identity-key'], {
    env: {
      ...testSecrets,
      ...BOTH_KEYS,
      PATH: process.env.PATH,
      APP_ENV: 'test',
      DATABASE_URL: world.url,
      DATA_DIR: path.join(run.folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  let over = false;
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => {
      over = true;
      resolve({ code, signal, said });
    });
  });
  while (until && !over) {
    if (await until()) child.kill('SIGKILL');
    await pause(LOOK_EVERY_MS);
  }
  return ended;
}

const countWrapped = async ({ db }: World): Promise<number> =>
  (await one(db, sql`select count(*)::int as n from identities where keys = 2`, z.object({ n: z.int() }))).n;

const open = (run: Run, of: (number: number) => NodeJS.ProcessEnv) =>
  startWorld(run.folder, { web: 2, workers: 0, random: run.random, webEnvironment: of });

function noteAnswers(run: Run, { wrong, asked }: Registering): void {
  for (const line of wrong.slice(0, 5)) run.say(line);
  const of = asked.taken + 2 * asked.fresh + asked.owners;
  const found = `${wrong.length} (${asked.taken} taken numbers, ${asked.fresh} new ones twice at once, ${asked.owners} owners)`;
  const all = asked.taken > 0 && asked.fresh > 0 && asked.owners > 0;
  run.note({ what: `wrong look-ups of ${of}`, found, must: '0', kept: wrong.length === 0 && all });
}

async function noteDigests(run: Run, world: World, numbers: readonly string[]): Promise<void> {
  const { old, doubled, unfound, strange } = await compareDigests(world.db, numbers);
  const none = (what: string, found: number) => run.note({ what, found: `${found}`, must: '0', kept: found === 0 });
  none(`rows with the old chain of ${numbers.length}`, old);
  none('numbers that two accounts use without a shared claim', doubled);
  none('owners that are no longer found', unfound);
  none('digests that belong to no account', strange);
}

function noteLeaks(run: Run, world: World, said: string): void {
  const logs = ['web-1', 'web-2'].map((name) => readFileSync(world.logOf(name), 'utf8'));
  const leaks = [said, ...logs].filter((text) => text.includes(OLD_KEY) || text.includes(NEW_KEY)).length;
  run.note({ what: 'keys in logs and words', found: `${leaks}`, must: '0', kept: leaks === 0 });
}

/** Restarts the processes one by one. At first, process 1 knows only the old key, and process 2 knows both keys. */
async function faces(run: Run): Promise<void> {
  const world = await open(run, (number) => (number === 1 ? { IDENTITY_KEY: OLD_KEY } : BOTH_KEYS));
  try {
    const owners = await plantOwners(world.db, run.events(OWNERS));
    const [first, second] = world.web;
    const load = startRegistering({ db: world.db, addresses: world.web.map(({ address }) => address), owners });
    await pause(MIXED_MS);
    load.turnTo(second ? [second.address] : []);
    await pause(BETWEEN_MS);
    await first?.stop(GRACE_MS);
    run.say(`rotating ${owners.length} digests`);
    const killed = await rotate(run, world, async () => (await countWrapped(world)) > owners.length / 3);
    const wrapped = await countWrapped(world);
    run.note({
      what: 'digests wrapped when the rotation was killed',
      found: `${wrapped}`,
      must: `> 0 and < ${owners.length}, by SIGKILL`,
      kept: killed.signal === 'SIGKILL' && wrapped > 0 && wrapped < owners.length,
    });
    await pause(BETWEEN_MS);
    const again = await rotate(run, world);
    const ended = again.code === 0 && again.said.includes('0 are left');
    run.note({ what: 'run again', found: `exit ${again.code}`, must: 'exit 0, 0 left', kept: ended });
    await pause(BETWEEN_MS);
    await load.stop();
    noteAnswers(run, load);
    await noteDigests(run, world, [...owners.map(({ number }) => number), ...load.registered]);
    noteLeaks(run, world, killed.said + again.said);
  } finally {
    await world.stop();
  }
}

async function control(run: Run): Promise<boolean> {
  const world = await open(run, (number) => (number === 1 ? BOTH_KEYS : { IDENTITY_KEY: NEW_KEY }));
  try {
    const owners = await plantOwners(world.db, CONTROL_OWNERS);
    const half = owners.slice(0, CONTROL_OWNERS / 2);
    await rehashWithoutKeyChain(world.db, half);
    const wrongAt = async (place: number, whose: typeof owners) => {
      const addresses = [world.web[place]?.address ?? ''];
      const load = startRegistering({ db: world.db, addresses, owners: whose, clients: 2 });
      await pause(1_000);
      await load.stop();
      return load.wrong.length;
    };
    const chainless = await wrongAt(0, half);
    const keyless = await wrongAt(1, owners.slice(CONTROL_OWNERS / 2));
    run.say(`wrong without the chain: ${chainless}; with the new key only: ${keyless}`);
    return chainless > 0 && keyless > 0;
  } finally {
    await world.stop();
  }
}

export const rotatedKey: Scenario = { id: 'R28', what: 'the key of identity numbers is rotated', faces, control };

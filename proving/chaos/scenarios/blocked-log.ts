// Chaos scenario R32: the log reader of a program stalls, or the disk of its log is full. The positive control, which
// the checks must detect, is a program that waits for its reader.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, mkdirSync, openSync, readSync, symlinkSync, writeSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { freePort } from '#testing/free-port.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startDeciding } from '../deciding.ts';
import { checkDelivery, noteResult, untilDrained } from '../notification-check.ts';
import { liftLimits, plantPending } from '../pending.ts';
import type { Run, Scenario } from '../scenario.ts';
import { ask, type TimedReply } from '../timed-request.ts';
import { startWorld, type World } from '../world.ts';

const REQUESTS = 5_000;
const EVENTS = 400;
const AT_A_TIME = 8;
/** A response that takes longer than this counts as a hang, in milliseconds. */
const HANGS_AFTER_MS = 10_000;
const PIECE = Buffer.alloc(65_536, 'x');

/** A pipe that stays open but is read only on request. */
interface Pipe {
  isFull(): boolean;
  read(): string;
  close(): void;
}

function trying<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function holdPipe(file: string): Pipe {
  if (spawnSync('mkfifo', [file]).status !== 0) throw new Error('mkfifo could not create the pipe');
  const fd = openSync(file, constants.O_RDWR | constants.O_NONBLOCK);
  return {
    // The pipe is full if it does not accept 4,096 bytes (PIPE_BUF), which are written completely or not at all.
    isFull: () => trying(() => writeSync(fd, PIECE, 0, 4_096)) === null,
    read() {
      const into = Buffer.alloc(1_048_576);
      const bytes = trying(() => readSync(fd, into)) ?? 0;
      return into.toString('utf8', 0, bytes);
    },
    close: () => closeSync(fd),
  };
}

/** Sends `count` requests. Returns the responses up to the first timeout. */
async function askOften(url: string, count: number): Promise<TimedReply[]> {
  const agent = new Agent({ keepAlive: true });
  const replies: TimedReply[] = [];
  let left = count;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const answer = await ask(url, { agent, patience: HANGS_AFTER_MS });
      replies.push(answer);
      if (answer.status === 0) left = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, client));
  agent.destroy();
  return replies;
}

function noteAnswers(run: Run, of: string, replies: readonly TimedReply[]): void {
  const good = replies.filter(({ status }) => status === 200).length;
  const slowest = Math.max(...replies.map(({ ms }) => ms));
  run.note({ what: `answers ${of}`, found: `${good}`, must: `${REQUESTS}`, kept: good === REQUESTS });
  run.note({
    what: `the slowest ${of}`,
    found: `${slowest.toFixed(0)} ms`,
    must: `<= ${HANGS_AFTER_MS} ms`,
    kept: slowest <= HANGS_AFTER_MS,
  });
}

/** Sends half of the decisions to each API process, and records whether each applicant was notified. */
async function decide(run: Run, world: World): Promise<void> {
  await liftLimits(world.db);
  const events = run.events(EVENTS);
  const pending = await plantPending(world.db, events);
  const half = Math.ceil(events / 2);
  const parts = [pending.slice(0, half), pending.slice(half)].map((part, place) =>
    startDeciding({ address: world.web[place]?.address ?? '', pending: part, status: 'shortlisted' }),
  );
  await Promise.all(parts.map(({ done }) => done));
  await untilDrained(world.db, 60);
  const acknowledged = parts.flatMap((part) => part.acknowledged);
  noteResult(run, events, await checkDelivery(world.db, 'application_shortlisted', acknowledged));
  const all = acknowledged.length === events;
  run.note({ what: 'decisions acknowledged', found: `${acknowledged.length}`, must: `${events}`, kept: all });
}

/** Reads the pipe until the program reports how many log lines it dropped. */
async function saysWhatIsLost(world: World, pipe: Pipe): Promise<boolean> {
  let said = '';
  const look = async () => {
    said += pipe.read();
    await ask(`${world.address}/live`);
    return said.includes('lines of the log were lost');
  };
  return waitFor('the report of the lost lines', look, 10_000).catch(() => false);
}

async function face(run: Run, world: World, [api, worker]: readonly [Pipe, Pipe]): Promise<void> {
  const [piped, full] = world.web.map(({ address }) => `${address}/api/csrf-token`);
  noteAnswers(run, 'while the log is not read', await askOften(piped ?? '', REQUESTS));
  noteAnswers(run, 'while the disk of the log is full', await askOften(full ?? '', REQUESTS));
  await decide(run, world);
  const isFull = api.isFull() && worker.isFull();
  run.note({ what: 'both pipes were full', found: String(isFull), must: 'true', kept: isFull });
  const reported = await saysWhatIsLost(world, api);
  run.note({
    what: 'when read again, the log counts the lost lines',
    found: String(reported),
    must: 'true',
    kept: reported,
  });
}

async function faces(run: Run): Promise<void> {
  const logs = path.join(run.folder, 'logs');
  mkdirSync(logs);
  const pipes = [holdPipe(path.join(logs, 'web-1.log')), holdPipe(path.join(logs, 'worker-1.log'))] as const;
  for (const name of ['web-2', 'worker-2']) symlinkSync('/dev/full', path.join(logs, `${name}.log`));
  // A threshold of 1 ms makes the programs log most of their statements, which fills the pipes and the disk quickly.
  const wanted = { web: 2, workers: 2, random: run.random, environment: { SLOW_QUERY_MS: '1' } };
  const world = await startWorld(run.folder, wanted);
  const programs = [...world.web, ...world.workers];
  try {
    await face(run, world, pipes);
    const ended = programs.flatMap(({ endings }) => endings).length;
    run.note({ what: 'programs that exited', found: `${ended}`, must: '0', kept: ended === 0 });
  } finally {
    await world.stop();
    for (const pipe of pipes) pipe.close();
  }
  const forced = programs.flatMap(({ endings }) => endings).filter(({ code }) => code !== 0).length;
  run.note({ what: 'programs that had to be killed', found: `${forced}`, must: '0', kept: forced === 0 });
}

/** A program that writes one line per request synchronously, so that a write blocks until the reader continues. */
const WAITING = `import { createServer } from 'node:http'; import { writeSync } from 'node:fs';
createServer((req, res) => { writeSync(1, JSON.stringify({ path: req.url, said: 'x'.repeat(200) }) + '\\n'); res.end(); })
  .listen(Number(process.env.PORT), '127.0.0.1');`;

async function control(run: Run): Promise<boolean> {
  const file = path.join(run.folder, 'said');
  const pipe = holdPipe(file);
  const port = await freePort();
  const out = openSync(file, 'a');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', WAITING], {
    stdio: ['ignore', out, 'ignore'],
    env: { PORT: String(port) },
  });
  closeSync(out);
  try {
    const url = `http://127.0.0.1:${port}/`;
    await waitFor('the program', async () => (await ask(url)).status === 200);
    const replies = await askOften(url, REQUESTS);
    const hung = replies.filter(({ status }) => status === 0).length;
    run.say(`a program that waits for its log reader: ${hung} of ${replies.length} requests were not answered`);
    return hung > 0;
  } finally {
    child.kill('SIGKILL');
    pipe.close();
  }
}

export const blockedLog: Scenario = { id: 'R32', what: 'the log is not read, or its disk is full', faces, control };

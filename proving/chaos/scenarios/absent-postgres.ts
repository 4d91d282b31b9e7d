// Chaos scenario R5: PostgreSQL stops for a minute while the product runs, and a web process starts during this minute.
// The positive control, which the checks must detect, is a program that never reconnects.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { one as oneRow, sql } from '#platform/sql.ts';
import { freePort } from '#testing/free-port.ts';
import { waitFor } from '#testing/wait-for.ts';
import { liftLimits, type Pending, plantPending } from '../pending.ts';
import { startPostgres } from '../postgres.ts';
import { retryingClient } from '../retrying-client.ts';
import type { Run, Scenario } from '../scenario.ts';
import { ask, formatSeconds, type TimedReply, untilAnswered } from '../timed-request.ts';
import { startWorld, type World } from '../world.ts';

const DOWN_MS = 60_000;
const ROUND_MS = 2_000;
const BACK_WITHIN_SECONDS = 5;
const AWAITED_MS = 60_000;
const BOOTED_WITHIN_SECONDS = 15;
const PAGES = ['/', '/jobs', '/help', '/faq'];
const FILES = ['/shell', '/favicon.svg', '/robots.txt'];

const inSeconds = (from: number) => (performance.now() - from) / 1000;

interface Seen {
  live: TimedReply[];
  ready: TimedReply[];
  pages: TimedReply[];
  files: TimedReply[];
  calls: TimedReply[];
}

/** Sends a sample of all requests that browsers and monitoring send. */
async function lookAround(address: string, [first]: readonly Pending[], seen: Seen): Promise<void> {
  const headers = { authorization: `Bearer ${first?.token}` };
  const script = /src="(\/assets\/[^"]+\.js)"/;
  const [live, ready, search, detail, own, code] = await Promise.all([
    ask(`${address}/live`),
    ask(`${address}/ready`),
    ask(`${address}/api/v1/jobs/?role=mason`),
    ask(`${address}/api/v1/jobs/00000000-0000-4000-8000-000000000000/`),
    ask(`${address}/api/v1/employers/applications/`, { headers }),
    ask(`${address}/api/v1/auth/send-otp/`, {
      method: 'POST',
      body: { phone_number: '9876543210', for_registration: false },
    }),
  ]);
  const pages = await Promise.all(PAGES.map((page) => ask(address + page)));
  const files = await Promise.all(FILES.map((file) => ask(address + file)));
  const asset = script.exec(pages[0]?.text ?? '')?.[1];
  if (asset) files.push(await ask(address + asset));
  seen.live.push(live);
  seen.ready.push(ready);
  seen.pages.push(...pages);
  seen.files.push(...files);
  seen.calls.push(search, detail, own, code);
}

function noteAll(
  run: Run,
  what: string,
  replies: readonly TimedReply[],
  good: (reply: TimedReply) => boolean,
  must: string,
): void {
  const bad = replies.filter((one) => !good(one));
  const found =
    bad.length === 0 ? `all of ${replies.length}` : `${bad.length} of ${replies.length} not, as ${bad[0]?.status}`;
  run.note({ what, found, must, kept: replies.length > 0 && bad.length === 0 });
}

function noteSeen(run: Run, { live, ready, pages, files, calls }: Seen): void {
  const isStatus = (status: number) => (reply: TimedReply) => reply.status === status;
  noteAll(run, '/live returns 200 while Postgres is down', live, isStatus(200), 'all');
  noteAll(run, '/ready returns 503 while Postgres is down', ready, isStatus(503), 'all');
  // Pages may have the status 503, which is meant for search engines. Their HTML still contains the app, which shows
  // data that the browser has stored.
  const hasApp = ({ status, text }: TimedReply) => (status === 200 || status === 503) && text.includes('id="root"');
  noteAll(run, 'pages served with the app while Postgres is down', pages, hasApp, 'all');
  noteAll(run, 'files served while Postgres is down', files, isStatus(200), 'all');
  const patient = ({ status, headers }: TimedReply) => status === 503 && Number(headers['retry-after']) > 0;
  noteAll(run, 'calls that returned 503 with Retry-After', calls, patient, 'all');
}

/** Restarts a web process while the database is unavailable. */
async function bootWithout(run: Run, { web }: World, seen: Seen, pending: readonly Pending[]): Promise<void> {
  const [, second] = web;
  if (!second) return;
  await second.restart();
  const booted = await untilAnswered(`${second.address}/live`, ({ status }) => status === 200, BOOTED_WITHIN_SECONDS);
  run.note({
    what: 'a web process starts without Postgres',
    found: formatSeconds(booted),
    must: `<= ${BOOTED_WITHIN_SECONDS} s`,
    kept: booted !== null,
  });
  await lookAround(second.address, pending, seen);
}

/** Decides on an application and waits until its worker is notified. */
async function untilNotified({ address, db }: World, one: Pending): Promise<void> {
  const { retryUntilSettled, close } = retryingClient({ address });
  const path = `/api/v1/employers/applications/${one.application_id}/status/`;
  await retryUntilSettled({ method: 'PATCH', path, token: one.token, body: { status: 'shortlisted' } });
  close();
  const { application_id } = one;
  const line = sql`select count(*)::int as count from notifications where application_id = ${application_id}`;
  const isNotified = async () => (await oneRow(db, line, z.object({ count: z.int() }))).count === 1;
  await waitFor('its log line', () => isNotified().catch(() => false), AWAITED_MS);
}

/** Records how many seconds after `from` each program works again without intervention. */
async function noteBack(run: Run, world: World, one: Pending, from: number): Promise<void> {
  const ready = ({ address }: { address: string }) =>
    untilAnswered(`${address}/ready`, ({ status }) => status === 200, AWAITED_MS / 1000);
  const timed = (what: string, work: Promise<unknown>) =>
    work.then(
      (found) => ({ what, seconds: found === null ? null : inSeconds(from) }),
      () => ({ what, seconds: null }),
    );
  const all = await Promise.all([
    ...world.web.map((node) => timed(`${node.name} ready after Postgres returned`, ready(node))),
    ...world.workers.map((node) => timed(`${node.name} ready after Postgres returned`, node.untilReady())),
    timed('a user notified after Postgres returned', untilNotified(world, one)),
  ]);
  for (const { what, seconds } of all)
    run.note({
      what,
      found: formatSeconds(seconds),
      must: `<= ${BACK_WITHIN_SECONDS} s`,
      kept: seconds !== null && seconds <= BACK_WITHIN_SECONDS,
    });
}

async function faces(run: Run): Promise<void> {
  const world = await startWorld(run.folder, { web: 2, random: run.random });
  try {
    await liftLimits(world.db);
    const pending = await plantPending(world.db, 10);
    const [before, after] = pending;
    if (!before || !after) return;
    await untilNotified(world, before);
    const seen: Seen = { live: [], ready: [], pages: [], files: [], calls: [] };
    await world.postgres.crash();
    const from = performance.now();
    run.say(`Postgres is down for ${DOWN_MS / 1000} s`);
    await bootWithout(run, world, seen, pending);
    while (performance.now() - from < DOWN_MS) {
      await lookAround(world.address, pending, seen);
      await pause(ROUND_MS);
    }
    await world.postgres.start();
    await noteBack(run, world, after, performance.now());
    noteSeen(run, seen);
    const ended = world.web.flatMap(({ endings }) => endings).filter(({ code }) => code !== 0).length;
    run.note({ what: 'unexpected exits of web processes', found: `${ended}`, must: '0', kept: ended === 0 });
  } finally {
    await world.stop();
  }
}

/** A program that connects to the database once and never reconnects. */
const ONCE_CONNECTED = `import { createServer } from 'node:http'; import pg from 'pg';
const db = new pg.Client(process.env.DATABASE_URL); db.on('error', () => {}); await db.connect();
createServer((req, res) => db.query('select 1').then(() => res.end(), () => res.writeHead(503).end()))
  .listen(Number(process.env.PORT), '127.0.0.1');`;

async function control(run: Run): Promise<boolean> {
  const postgres = await startPostgres(run.folder);
  const port = await freePort();
  const begin = () =>
    spawn(process.execPath, ['--input-type=module', '--eval', ONCE_CONNECTED], {
      stdio: 'ignore',
      env: { PORT: String(port), DATABASE_URL: postgres.url },
    });
  const child = begin();
  const url = `http://127.0.0.1:${port}/ready`;
  const isReady = ({ status }: TimedReply) => status === 200;
  try {
    await waitFor('the program', async () => isReady(await ask(url)));
    await postgres.crash();
    const second = begin();
    await waitFor('the second process to exit', () => second.exitCode !== null);
    await postgres.start();
    const back = await untilAnswered(url, isReady, BACK_WITHIN_SECONDS);
    run.say(
      `a program with one connection is back after: ${formatSeconds(back)}; a program that starts during the outage exits`,
    );
    return back === null && second.exitCode !== 0;
  } finally {
    child.kill('SIGKILL');
    await postgres.stop();
  }
}

export const absentPostgres: Scenario = {
  id: 'R5',
  what: 'Postgres is down for a minute, and at a start',
  faces,
  control,
};

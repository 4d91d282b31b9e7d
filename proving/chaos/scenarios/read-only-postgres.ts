// Chaos scenario R33: PostgreSQL turns read-only under load, as in a failover or when the disk of a managed database is
// full. The positive control deletes a notification, which the check must detect.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Queryable, run as runSql, sql } from '#platform/sql.ts';
import { startDeciding } from '../deciding.ts';
import { checkDelivery, noteResult, untilDrained } from '../notification-check.ts';
import { liftLimits, type Pending, plantPending } from '../pending.ts';
import type { Run, Scenario } from '../scenario.ts';
import { ask, formatSeconds, type TimedReply, untilAnswered } from '../timed-request.ts';
import { startWorld, type World } from '../world.ts';

const EVENTS = 1_000;
const RATE = 50;
const READ_ONLY_MS = 20_000;
const ROUND_MS = 1_000;
const BACK_WITHIN_SECONDS = 5;
const DRAINED_WITHIN_SECONDS = 60;

/**
 * Changes the setting for the whole server, so that it also applies to open connections. ALTER SYSTEM works on a
 * read-only server.
 */
async function setReadOnly(db: Queryable, value: 'on' | 'off'): Promise<void> {
  const statement =
    value === 'on'
      ? sql`alter system set default_transaction_read_only = on`
      : sql`alter system reset default_transaction_read_only`;
  await runSql(db, statement);
  await runSql(db, sql`select pg_reload_conf()`);
}

interface Seen {
  reads: TimedReply[];
  ready: TimedReply[];
}

/** Reads as users do: as a visitor, and with sessions whose last use the API would update. */
async function readAll({ address }: World, token: string, seen: Seen): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const reads = ['/api/v1/jobs/?role=mason', '/api/v1/employers/applications/', '/api/v1/employers/dashboard/'];
  seen.reads.push(...(await Promise.all(reads.map((path) => ask(address + path, { headers })))));
  seen.reads.push(await ask(`${address}/jobs`), await ask(`${address}/live`));
  seen.ready.push(await ask(`${address}/ready`));
}

const isJson = (line: string) => {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
};

/** Returns the log lines of the programs that are not JSON. */
function plainLines(world: World): string[] {
  const names = [...world.web, ...world.workers].map(({ name }) => name);
  const lines = names.flatMap((name) => readFileSync(world.logOf(name), 'utf8').split('\n'));
  return lines.filter((line) => line !== '' && !isJson(line));
}

function noteSeen(run: Run, { reads, ready }: Seen): void {
  const badReads = reads.filter(({ status }) => status !== 200);
  run.note({
    what: 'reads while Postgres is read-only',
    found: `${reads.length - badReads.length} of ${reads.length} answered 200`,
    must: 'all',
    kept: reads.length > 0 && badReads.length === 0,
  });
  const silent = ready.filter(({ status }) => status !== 503).length;
  run.note({ what: '/ready responses other than 503', found: `${silent}`, must: '0', kept: silent === 0 });
}

function noteWrites(run: Run, { statuses, withoutRetryAfter }: ReturnType<typeof startDeciding>['tally']): void {
  const others = [...statuses].filter(([status]) => status >= 500 && status !== 503);
  const found = others.map(([status, count]) => `${count} x ${status}`).join(', ') || 'none';
  run.note({ what: '5xx other than 503', found, must: 'none', kept: others.length === 0 });
  const refused = statuses.get(503) ?? 0;
  run.note({ what: 'writes refused with 503', found: `${refused}`, must: 'some', kept: refused > 0 });
  run.note({
    what: '503 without Retry-After',
    found: `${withoutRetryAfter}`,
    must: '0',
    kept: withoutRetryAfter === 0,
  });
}

function noteEnds(run: Run, { web, workers }: World): void {
  const ofWeb = web.flatMap(({ endings }) => endings).length;
  run.note({ what: 'exits of web processes', found: `${ofWeb}`, must: '0', kept: ofWeb === 0 });
  // As with an unavailable database, the running worker process exits once, and its successor waits.
  const max = Math.max(...workers.map(({ endings }) => endings.length));
  run.note({ what: 'exits of one worker process', found: `${max}`, must: '<= 1', kept: max <= 1 });
}

async function face(run: Run, world: World, pending: readonly Pending[]): Promise<void> {
  const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted', rate: RATE });
  await pause(3_000);
  await runSql(world.db, sql`update sessions set seen_at = now() - interval '5 minutes'`);
  await setReadOnly(world.db, 'on');
  run.say(`Postgres is read-only for ${READ_ONLY_MS / 1000} s`);
  const seen: Seen = { reads: [], ready: [] };
  const until = performance.now() + READ_ONLY_MS;
  while (performance.now() < until) {
    await readAll(world, pending[0]?.token ?? '', seen);
    await pause(ROUND_MS);
  }
  await setReadOnly(world.db, 'off');
  const back = await untilAnswered(`${world.address}/ready`, ({ status }) => status === 200, BACK_WITHIN_SECONDS);
  const must = `<= ${BACK_WITHIN_SECONDS} s`;
  run.note({ what: 'the API is ready again', found: formatSeconds(back), must, kept: back !== null });
  await deciding.done;
  noteSeen(run, seen);
  noteWrites(run, deciding.tally);
  const drained = await untilDrained(world.db, DRAINED_WITHIN_SECONDS);
  const done = drained === null ? 'never' : `${drained.toFixed(1)} s`;
  run.note({
    what: 'all users notified afterwards',
    found: done,
    must: `<= ${DRAINED_WITHIN_SECONDS} s`,
    kept: drained !== null,
  });
  noteResult(run, pending.length, await checkDelivery(world.db, 'application_shortlisted', deciding.acknowledged));
  const all = deciding.acknowledged.length;
  run.note({
    what: 'decisions acknowledged',
    found: `${all}`,
    must: `${pending.length}`,
    kept: all === pending.length,
  });
  noteEnds(run, world);
  const plain = plainLines(world);
  run.note({ what: 'log lines that are not JSON', found: `${plain.length}`, must: '0', kept: plain.length === 0 });
}

async function faces(run: Run): Promise<void> {
  const world = await startWorld(run.folder, { workers: 2, steady: true, random: run.random });
  try {
    await liftLimits(world.db);
    await face(run, world, await plantPending(world.db, run.events(EVENTS)));
  } finally {
    await world.stop();
  }
}

async function control(run: Run): Promise<boolean> {
  const world = await startWorld(run.folder, { random: run.random });
  try {
    await liftLimits(world.db);
    const pending = await plantPending(world.db, 20);
    const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted' });
    await deciding.done;
    await untilDrained(world.db, DRAINED_WITHIN_SECONDS);
    const before = await checkDelivery(world.db, 'application_shortlisted', deciding.acknowledged);
    const id = deciding.acknowledged[0]?.application_id ?? 0;
    await runSql(world.db, sql`delete from notifications where application_id = ${id}`);
    const after = await checkDelivery(world.db, 'application_shortlisted', deciding.acknowledged);
    run.say(`one notification deleted: ${after.lost.length} lost of ${deciding.acknowledged.length}`);
    return before.lost.length === 0 && after.lost.length === 1;
  } finally {
    await world.stop();
  }
}

export const readOnlyPostgres: Scenario = { id: 'R33', what: 'Postgres is read-only for a while', faces, control };

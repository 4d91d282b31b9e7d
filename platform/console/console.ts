// The SQL console: whether it may be used on this server, its statements, and a way to read the views as its role.
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type Db, endDb, openDb } from '../db.ts';
import { many, maybe, sql } from '../sql.ts';
import { listDangers } from './dangers.ts';
import { PACE_MS } from './limits.ts';
import { consoleRole, consoleUrl, databaseOf } from './role.ts';
import { openSpawner } from './spawner.ts';
import type { Order, Outcome } from './statement.ts';

/** Why it is off: no secret for the role, no role, a role that may do too much, a role that is not let in. */
export interface ConsoleState {
  on: boolean;
  reason: 'no_secret' | 'no_role' | 'unsafe' | 'unreachable' | null;
  unsafe: string[];
}

interface StatementRequest extends Pick<Order, 'query' | 'wanted'> {
  /** Whose run it is, among all API processes: by this it is cancelled. */
  owner: string;
}

export interface SqlConsole {
  state(): Promise<ConsoleState>;
  /** Runs a statement, or tells its plan. Never rejects; a console that is off says `shut_out`. */
  run(asked: StatementRequest, signal: AbortSignal): Promise<Outcome>;
  /** Ends the runs of an owner, here or in another process; whether there were any. */
  cancel(owner: string): Promise<boolean>;
  /** Connections that read the views: as the console's role where it is on, else as the program itself. */
  reader(): Promise<Db>;
  close(): Promise<void>;
}

interface Options {
  db: Db;
  url: string;
  secret: string | null;
  /** The file of `statement-child.ts`, built. */
  program: () => string | Promise<string>;
  /** Milliseconds from the start of one statement to the next at least. */
  pace_ms?: number;
}

/** Of the three connections of the role one reads for browsing. */
const MAX_CONCURRENT_RUNS = 2;
const STATE_MS = { on: 60_000, off: 5000 };
const off = (reason: ConsoleState['reason'], unsafe: string[] = []): ConsoleState => ({ on: false, reason, unsafe });

async function examine({ db, url }: Options, reader: Db | null): Promise<ConsoleState> {
  if (!reader) return off('no_secret');
  const role = consoleRole(databaseOf(url));
  const found = await maybe(
    db,
    sql`select 1 as found from pg_roles where rolname = ${role}`,
    z.object({ found: z.int() }),
  );
  if (!found) return off('no_role');
  const dangers = await listDangers(db, role);
  if (dangers.length > 0) return off('unsafe', dangers);
  try {
    await reader.query('select 1');
    return { on: true, reason: null, unsafe: [] };
  } catch (error) {
    // All its connections are in use: then they work.
    const busy = error instanceof Error && 'code' in error && error.code === '53300';
    return busy ? { on: true, reason: null, unsafe: [] } : off('unreachable');
  }
}

/** The answer of `find`, asked again only when it is old. */
function cached(find: () => Promise<ConsoleState>): () => Promise<ConsoleState> {
  let last: { state: Promise<ConsoleState>; until: number } | null = null;
  return async () => {
    if (last && last.until > performance.now()) return last.state;
    const asked = { state: find(), until: Number.POSITIVE_INFINITY };
    last = asked;
    try {
      const { on } = await asked.state;
      asked.until = performance.now() + (on ? STATE_MS.on : STATE_MS.off);
    } catch {
      asked.until = 0;
    }
    return asked.state;
  };
}

/** Ends what another process runs; a program that may not do that leaves it to the limits of time. */
async function cancelElsewhere(db: Db, name: string): Promise<boolean> {
  const statement = sql`select pg_cancel_backend(pid) as done from pg_stat_activity
    where datname = current_database() and application_name = ${name}`;
  try {
    return (await many(db, statement, z.object({ done: z.boolean() }))).some(({ done }) => done);
  } catch {
    return false;
  }
}

const nameOf = (owner: string) => `console ${owner}`.slice(0, 63);

/** Opens the console over the product's database. Nothing is connected before it is asked for. */
export function openConsole(options: Options): SqlConsole {
  const { db, url, secret, program, pace_ms = PACE_MS } = options;
  const address = secret ? consoleUrl(url, secret) : null;
  const reader = address ? openDb({ url: address, max: 1, name: 'console browse' }) : null;
  const state = cached(() => examine(options, reader));
  const spawner = openSpawner();
  const running = new Map<AbortController, string>();

  let free = 0;
  /** Resolves when the next statement may begin; false where nobody wants it any more. */
  async function turn(signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted && performance.now() < free)
      await pause(free - performance.now(), undefined, { signal }).catch(() => undefined);
    // Whoever goes away while waiting takes no turn from the others.
    if (!signal.aborted) free = performance.now() + pace_ms;
    return !signal.aborted;
  }

  async function run({ query, wanted, owner }: StatementRequest, signal: AbortSignal): Promise<Outcome> {
    if (!address || !(await state()).on) return { outcome: 'shut_out' };
    if (running.size >= MAX_CONCURRENT_RUNS) return { outcome: 'busy' };
    const own = new AbortController();
    running.set(own, owner);
    try {
      const ended = AbortSignal.any([signal, own.signal]);
      if (!(await turn(ended))) return { outcome: 'cancelled' };
      const asked = { url: address, name: nameOf(owner), query, wanted };
      return await spawner.run(await program(), asked, ended);
    } finally {
      running.delete(own);
    }
  }

  async function cancel(owner: string): Promise<boolean> {
    const mine = [...running].filter(([, whose]) => whose === owner);
    for (const [controller] of mine) controller.abort();
    return mine.length > 0 || cancelElsewhere(db, nameOf(owner));
  }

  return {
    state,
    run,
    cancel,
    reader: async () => (reader && (await state()).on ? reader : db),
    async close() {
      for (const controller of running.keys()) controller.abort();
      spawner.stop();
      if (reader) await endDb(reader);
    },
  };
}

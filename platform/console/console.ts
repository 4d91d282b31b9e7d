// The SQL console of administrators: reports whether it is enabled on this server, runs statements, and opens
// connections that read the masked views (the tables without personal data) as the console's role.
import { z } from '#contracts/z.ts';
import { type Db, endDb, openDb } from '../db.ts';
import { many, maybe, sql } from '../sql.ts';
import { listDangers } from './dangers.ts';
import { PACE_MS } from './limits.ts';
import { createPace } from './pace.ts';
import { consoleRole, consoleUrl, databaseOf } from './role.ts';
import { openSpawner } from './spawner.ts';
import type { Order, Outcome } from './statement.ts';

/**
 * `on` is true if the console is enabled. Otherwise `reason` is `no_secret` (the secret of the console's role is not
 * configured), `no_role` (the role does not exist), `unsafe` (the role has too many privileges, which `unsafe` lists)
 * or `unreachable` (the role cannot connect).
 */
export interface ConsoleState {
  on: boolean;
  reason: 'no_secret' | 'no_role' | 'unsafe' | 'unreachable' | null;
  unsafe: string[];
}

interface StatementRequest extends Pick<Order, 'query' | 'wanted'> {
  /** Identifies the run in all API processes: administrator and run id. `cancel` receives the same string. */
  owner: string;
}

export interface SqlConsole {
  state(): Promise<ConsoleState>;
  /** Runs a statement or returns its plan. Never rejects; the outcome is `shut_out` if the console is disabled. */
  run(asked: StatementRequest, signal: AbortSignal): Promise<Outcome>;
  /** Cancels the run that `owner` identifies, in this or another process. Returns false if there was no such run. */
  cancel(owner: string): Promise<boolean>;
  /**
   * Returns connections that read the masked views: as the console's role if the console is enabled, else as the
   * database user of this process.
   */
  reader(): Promise<Db>;
  close(): Promise<void>;
}

interface Options {
  db: Db;
  url: string;
  secret: string | null;
  /** Returns the path of the built `statement-child.ts`. */
  program: () => string | Promise<string>;
  /** Minimum milliseconds between the starts of two statements. */
  pace_ms?: number;
}

/**
 * Maximum number of statements that run at once. The console's role may open three connections; one of them is reserved
 * for browsing tables.
 */
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
    // SQLSTATE 53300: all connections of the role are in use. The role can connect, so the console is enabled.
    const busy = error instanceof Error && 'code' in error && error.code === '53300';
    return busy ? { on: true, reason: null, unsafe: [] } : off('unreachable');
  }
}

/** Returns `find` with a cache of its result: for 60 s if the console is enabled, for 5 s if not. */
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

/**
 * Cancels a run of another process. Returns false if there is no such run, or if the database user may not cancel the
 * run, which then ends at its time limit.
 */
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

/** Creates the console for the product's database. The console connects at the first use. */
export function openConsole(options: Options): SqlConsole {
  const { db, url, secret, program, pace_ms = PACE_MS } = options;
  const address = secret ? consoleUrl(url, secret) : null;
  const reader = address ? openDb({ url: address, max: 1, name: 'console browse' }) : null;
  const state = cached(() => examine(options, reader));
  const spawner = openSpawner();
  const waitForStart = createPace(pace_ms);
  const running = new Map<AbortController, string>();

  async function run({ query, wanted, owner }: StatementRequest, signal: AbortSignal): Promise<Outcome> {
    if (!address || !(await state()).on) return { outcome: 'shut_out' };
    if (running.size >= MAX_CONCURRENT_RUNS) return { outcome: 'busy' };
    const own = new AbortController();
    running.set(own, owner);
    try {
      const ended = AbortSignal.any([signal, own.signal]);
      if (!(await waitForStart(ended))) return { outcome: 'cancelled' };
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

// The database pool, and the only function that opens a transaction.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runOutsideContext } from './context.ts';
import type { Reserved } from './pool-shares.ts';
import { keepNoSession, openingOf } from './pooler.ts';
import { IDLE_IN_TRANSACTION_MS } from './session-limits.ts';
import { SharedPool } from './shared-pool.ts';
import type { Tx } from './sql.ts';
import { countTasks, type Wake, wakeAfterCommits } from './wake-after-commit.ts';
import { type WatchQuery, watchedQuery, watchPool } from './watch-query.ts';

export type Db = pg.Pool;
export type DbClient = pg.PoolClient;

const BIGINT = 20;
const TIMESTAMPTZ = 1184;

// Parse bigint as a number, because ids stay far below 2^53, and timestamps as the ISO strings that JSON uses.
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === BIGINT) return (text: string) => Number(text);
    if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
    return pg.types.getTypeParser(oid, format);
  },
};

/**
 * Milliseconds after the Postgres statement timeout at which the client gives up: a stalled server does not enforce its
 * timeout.
 */
const ANSWER_GRACE_MS = 500;
const UNANSWERED = 'Query read timeout';
const READ_ONLY = '25006';

/**
 * Session setting with which commits do not wait for the disk. Use it only for commits whose loss in a power failure
 * does no harm, and for NOTIFY, which holds a server-wide lock until its commit is complete.
 */
export const UNWAITED_COMMIT = '-c synchronous_commit=off';

interface PoolOptions {
  url: string;
  /** Maximum number of connections. */
  max: number;
  /** Application name in pg_stat_activity. */
  name: string;
  /** Statement timeout in milliseconds; 0 for no limit. */
  statementTimeout?: number;
  /**
   * Milliseconds that a request waits for a connection. In a pool with shares it may wait this long twice: for its share,
   * and for the connection to open.
   */
  connectWithinMs?: number;
  /** Session settings in the syntax of Postgres: `-c name=value`. Not supported through a pooler. */
  options?: string;
  /** Target of the URL: Postgres by default, or a pooler in transaction mode, which preserves no session state. */
  through?: 'pooler';
  /** Connections that are reserved for each kind of request. By default all requests wait in one queue. */
  reserved?: Reserved | undefined;
  onError?: (error: Error) => void;
  /** Called for each statement of the program, in transactions and outside, but not for statements of libraries. */
  watch?: WatchQuery;
  /**
   * Called after each commit that added tasks. Without this function, the worker process finds the tasks at its next
   * poll.
   */
  wake?: Wake;
}

/** Opens a pool. If a connection breaks while idle, the pool replaces it and reports the error to `onError`. */
export function openDb({
  url,
  max,
  name,
  statementTimeout = 5000,
  connectWithinMs = 3000,
  options,
  through,
  reserved,
  onError = () => {},
  watch,
  wake,
}: PoolOptions): Db {
  const limits = {
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + ANSWER_GRACE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  // PgBouncer rejects clients with unknown startup parameters. So through a pooler, only the client enforces a time
  // limit here; `keepNoSession` sets the limit of Postgres.
  const kept = through === 'pooler' ? { query_timeout: limits.query_timeout } : limits;
  const config = {
    connectionString: url,
    max,
    types,
    keepAlive: true,
    application_name: name,
    connectionTimeoutMillis: connectWithinMs,
    ...(statementTimeout > 0 ? kept : {}),
    ...(options ? { options } : {}),
  };
  const pool = reserved ? new SharedPool({ ...config, reserved }) : new pg.Pool(config);
  const report = (error: Error) => runOutsideContext(() => onError(error));
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  if (through === 'pooler') keepNoSession(pool, statementTimeout);
  if (watch) watchPool(pool, watch);
  if (wake) wakeAfterCommits(pool, wake);
  return pool;
}

/**
 * Returns the number of requests that wait for a connection, and the number of connections for which they wait. In a
 * pool with shares, both are those of the current request's kind.
 */
export function queueOf(db: Db): { waiting: number; connections: number } {
  return db instanceof SharedPool ? db.currentQueue() : { waiting: db.waitingCount, connections: db.options.max };
}

/**
 * Opens all connections of a pool in advance, because under load the requests that wait for a new connection would
 * reach their time limit. Resolves after 3 s at most, even if the database is unavailable.
 */
export async function openConnections(db: Db): Promise<void> {
  const open = () => (db instanceof SharedPool ? db.connectUnshared() : db.connect());
  const clients = await Promise.allSettled(Array.from({ length: db.options.max }, open));
  for (const client of clients) if (client.status === 'fulfilled') client.value.release();
}

/**
 * Fails with SQLSTATE 25006 if the database accepts no writes, because it is a replica or because
 * `default_transaction_read_only` is on. After a failure, also closes the connection: a changed database setting
 * applies only to new connections.
 */
export async function requireWritable(db: Db): Promise<void> {
  const client = await db.connect();
  let error: Error | undefined;
  try {
    const { rows } = await client.query(`select current_setting('transaction_read_only') = 'on' as read_only`);
    if (rows[0]?.read_only) error = Object.assign(new Error('the database is read-only'), { code: READ_ONLY });
  } catch (failure) {
    error = failure instanceof Error ? failure : new Error(String(failure));
  } finally {
    client.release(error);
  }
  if (error) throw error;
}

const commit = { text: 'commit', values: [] };
const rollback = { text: 'rollback', values: [] };

/** Runs `work` in a transaction. Commits when `work` resolves, rolls back when `work` throws. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.connect();
  const { query, committed } = countTasks(
    db,
    watchedQuery(db, (config) => client.query(config)),
  );
  let broken: Error | undefined;
  try {
    await query({ text: openingOf(db), values: [] });
    const result = await work({ inTransaction: true, query });
    await query(commit);
    committed();
    return result;
  } catch (error) {
    // In two cases, close the connection, which also ends the transaction. After a statement without a response, a
    // rollback would probably get no response either. After a read-only error, the session may stay read-only although
    // the database is writable again.
    if (error instanceof Error && (error.message === UNANSWERED || isReadOnly(error))) broken = error;
    else
      await query(rollback).catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}

const END_WITHIN_MS = 1000;

/** Ends a pool. Waits 1 s at most for connections that a library does not release. */
export async function endDb(db: Db): Promise<void> {
  await Promise.race([db.end(), pause(END_WITHIN_MS, undefined, { ref: false })]);
}

/** Whether the database refused a write because it is read-only now. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === READ_ONLY;

/** Returns the name of the constraint that a row violated; null for other errors. */
export function violatedConstraint(error: unknown): string | null {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') ? (error.constraint ?? null) : null;
}

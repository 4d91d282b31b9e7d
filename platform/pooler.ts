// Adapts a pool to a pooler in transaction mode (PgBouncer). Each transaction may use another Postgres session, so
// transactions must not depend on session state and must not leave any behind.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { z } from '#contracts/z.ts';
import { describeError, type Log } from './log.ts';
import { one, type Queryable, sql } from './sql.ts';
import { wrapMethod } from './wrap-method.ts';

const openings = new WeakMap<object, string>();

/** Returns the SQL that begins a transaction of a pool. */
export const openingOf = (pool: object): string => openings.get(pool) ?? 'begin';

/**
 * Removes the name of a statement: a prepared statement belongs to a session, and the next call may use another
 * session.
 */
function unnamed(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('name' in given) || 'submit' in given) return given;
  return { ...given, name: undefined };
}

function dropNames(client: pg.PoolClient): void {
  wrapMethod(
    client,
    'query',
    (query) =>
      (first, ...rest) =>
        query(unnamed(first), ...rest),
  );
}

/**
 * Adapts a pool to a pooler: removes statement names, and sets the statement timeout together with `begin`. A statement
 * outside a transaction has the timeout of the connections behind the pooler (docs/decisions/0048).
 */
export function keepNoSession(pool: pg.Pool, statementTimeout: number): void {
  pool.on('connect', dropNames);
  if (statementTimeout > 0) openings.set(pool, `begin; set local statement_timeout = ${Math.ceil(statementTimeout)}`);
}

const limit = z.object({ milliseconds: z.int() });

/**
 * Warns in the log if the connections behind a pooler have no statement timeout, or a timeout of more than `max`
 * milliseconds.
 */
export async function warnWithoutLimit(db: pg.Pool, log: Log, max = 5000): Promise<void> {
  try {
    const asked = sql`select setting::int as milliseconds from pg_settings where name = 'statement_timeout'`;
    const { milliseconds } = await one(db, asked, limit);
    if (milliseconds === 0 || milliseconds > max)
      log.warn('statements behind the pooler have no time limit: set statement_timeout', { milliseconds, max });
  } catch (error) {
    log.warn('the pooler does not respond', describeError(error));
  }
}

const ASK_AGAIN_MS = 1000;
const place = z.object({ oid: z.nullable(z.string()) });

/**
 * Compares the `search_path` of the connections behind a pooler with that of a direct connection. Returns an error
 * message for the operator if a name without a schema means different tables; null otherwise. Waits until both
 * databases respond.
 */
export async function findSearchPathFault(pooled: Queryable, direct: Queryable): Promise<string | null> {
  const asked = sql`select to_regclass('domain_events')::oid::text as oid`;
  for (;;) {
    try {
      const [behind, expected] = [await one(pooled, asked, place), await one(direct, asked, place)];
      if (behind.oid === expected.oid) return null;
      return 'the connections behind DATABASE_POOLED_URL use another search_path than DATABASE_URL: remove this setting from the pooler or the role';
    } catch {
      await pause(ASK_AGAIN_MS, undefined, { ref: false });
    }
  }
}

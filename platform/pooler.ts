// A pool whose addressee is a pooler in transaction mode (PgBouncer): a session of Postgres is ours for one transaction, so nothing may be left in it.
import type pg from 'pg';
import * as z from 'zod/mini';
import { describeError, type Log } from './log.ts';
import { one, sql } from './sql.ts';

const openings = new WeakMap<object, string>();

/** The text that begins a transaction of a pool. */
export const openingOf = (pool: object): string => openings.get(pool) ?? 'begin';

/** A statement without its name: a prepared one lives in a session, and the next call may meet another. */
function unnamed(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('name' in given) || 'submit' in given) return given;
  return { ...given, name: undefined };
}

function dropNames(client: pg.PoolClient): void {
  const query = client.query;
  Object.defineProperty(client, 'query', {
    value: (...[first, ...rest]: unknown[]) => Reflect.apply(query, client, [unnamed(first), ...rest]),
  });
}

/**
 * Makes a pool fit for a pooler: statements lose their names, and a transaction brings its time limit along, in the message that begins it.
 * A statement outside a transaction has the limit of the connections behind the pooler (docs/decisions/0048).
 */
export function keepNoSession(pool: pg.Pool, statementTimeout: number): void {
  pool.on('connect', dropNames);
  if (statementTimeout > 0) openings.set(pool, `begin; set local statement_timeout = ${Math.ceil(statementTimeout)}`);
}

const limit = z.object({ milliseconds: z.int() });

/** Says so in the log where the connections behind a pooler have no time limit, or a longer one than asked for. */
export async function warnWithoutLimit(db: pg.Pool, log: Log, max = 5000): Promise<void> {
  try {
    const asked = sql`select setting::int as milliseconds from pg_settings where name = 'statement_timeout'`;
    const { milliseconds } = await one(db, asked, limit);
    if (milliseconds === 0 || milliseconds > max)
      log.warn('behind the pooler a statement has no time limit: set statement_timeout there', { milliseconds, max });
  } catch (error) {
    log.warn('the pooler does not answer', describeError(error));
  }
}

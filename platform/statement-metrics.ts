// Metrics of SQL statements: duration by name or kind, and errors by class. No label contains the text of a statement.
import { Counter, Histogram } from 'prom-client';
import { type Metrics, SECONDS } from './metrics.ts';
import type { WatchQuery } from './watch-query.ts';

const kinds = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'set', 'lock']);
const FIRST_WORD = /^\s*([a-z]+)/i;
/**
 * Error classes that alerts use. The counters of these classes start at 0, so that the first error is visible as an
 * increase.
 */
const expectedErrors = ['08', '23', '53', '57', 'timeout', 'connection'];
/**
 * Maximum number of statement names as labels. Names are constants of the code; names beyond the limit share one label.
 */
const MAX_NAMES = 300;
const SQLSTATE = /^[0-9A-Z]{5}$/;

function kindOf(text: string): string {
  const word = FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? '';
  return kinds.has(word) ? word : 'other';
}

/**
 * Returns the class of a SQLSTATE (its first two characters); `timeout` or `connection` for errors that are not from
 * Postgres.
 */
export function errorClassOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  // Some network codes are as long as a SQLSTATE (`EPIPE`), but Postgres has no such class.
  if (SQLSTATE.test(code) && !/^E[A-Z]/.test(code)) return code.slice(0, 2);
  return error instanceof Error && /timeout/i.test(error.message) ? 'timeout' : 'connection';
}

/**
 * Returns a watcher that does not report errors, for the pool of a replica. If a read fails on the replica, the main
 * database answers it, so the error has no effect on users and must not raise an alert. Failed reads are counted
 * separately (`kaamsetu_replica_reads_total`).
 */
export const withoutErrors =
  (watch: WatchQuery): WatchQuery =>
  (query) => {
    const end = watch(query);
    return ({ rows }) => end({ rows });
  };

/** Creates a watcher for pools. A statement is labelled with its prepared name, else with its first word. */
export function countStatements(registry: Metrics): WatchQuery {
  const seconds = new Histogram({
    name: 'kaamsetu_sql_seconds',
    help: 'Seconds from sending a statement to its answer, by its prepared name, or by its kind if it has no name.',
    labelNames: ['statement'],
    buckets: SECONDS,
    registers: [registry],
  });
  const errors = new Counter({
    name: 'kaamsetu_sql_errors_total',
    help: 'Statements that failed, by the class of their SQLSTATE, or as timeout or connection.',
    labelNames: ['class'],
    registers: [registry],
  });
  for (const known of expectedErrors) errors.inc({ class: known }, 0);
  const names = new Set<string>();
  const labelOf = ({ text, name }: { text: string; name?: string }): string => {
    if (name === undefined) return kindOf(text);
    if (names.has(name)) return name;
    if (names.size >= MAX_NAMES) return 'other';
    names.add(name);
    return name;
  };
  return (query) => {
    const statement = labelOf(query);
    const began = performance.now();
    return ({ error }) => {
      seconds.observe({ statement }, (performance.now() - began) / 1000);
      if (error !== undefined) errors.inc({ class: errorClassOf(error) });
    };
  };
}

// Observes the statements of a pool (metrics, slow queries, spans). A pool without a watcher has no overhead.
import type { Queryable } from './sql.ts';
import { wrapMethod } from './wrap-method.ts';

interface Outcome {
  rows: number | null;
  error?: unknown;
}

/**
 * Called when a statement is sent. Returns the function that is called once with the outcome. Neither function may
 * throw. Parameter values are never passed.
 */
export type WatchQuery = (query: { text: string; name?: string }) => (outcome: Outcome) => void;

/** Combines several watchers into one; undefined without any. */
export function watchAll(list: readonly (WatchQuery | null | undefined)[]): WatchQuery | undefined {
  const watches = list.flatMap((watch) => watch ?? []);
  if (watches.length < 2) return watches[0];
  return (query) => {
    const ends = watches.map((watch) => watch(query));
    return (outcome) => {
      for (const end of ends) end(outcome);
    };
  };
}

type Query = Queryable['query'];

const watchers = new WeakMap<object, WatchQuery>();

async function watched(watch: WatchQuery, query: Query, config: Parameters<Query>[0]): ReturnType<Query> {
  const { text, name } = config;
  const end = watch(name === undefined ? { text } : { text, name });
  try {
    const result = await query(config);
    end({ rows: result.rowCount });
    return result;
  } catch (error) {
    end({ rows: null, error });
    throw error;
  }
}

/** Returns the `query` of one pool connection, observed by the pool's watcher if it has a watcher. */
export function watchedQuery(pool: object, query: Query): Query {
  const watch = watchers.get(pool);
  return watch ? (config) => watched(watch, query, config) : query;
}

/** True for a statement from `compile` in sql.ts. Libraries pass a string or a callback instead. */
export const isStatement = (given: unknown): given is Parameters<Query>[0] =>
  typeof given === 'object' && given !== null && 'text' in given && 'values' in given && typeof given.text === 'string';

/** Adds a watcher to a pool. Queries in other forms (a string, a callback) come from libraries and are not observed. */
export function watchPool(pool: Queryable, watch: WatchQuery): void {
  const query: Query = pool.query.bind(pool);
  watchers.set(pool, watch);
  wrapMethod(pool, 'query', (original) => (...given) => {
    const [statement] = given;
    return given.length === 1 && isStatement(statement) ? watched(watch, query, statement) : original(...given);
  });
}

// Who wants to hear of each statement of ours (figures, slow ones, spans) hangs a watcher on the pool; without one nothing is in between.
import type { Queryable } from './sql.ts';

interface Outcome {
  rows: number | null;
  error?: unknown;
}

/** Called as a statement is sent; what it gives back is called once with what came of it. Neither may throw. Values are never handed over. */
export type WatchQuery = (query: { text: string; name?: string }) => (outcome: Outcome) => void;

/** One watcher out of several; undefined where there is none. */
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

/** `query` of one connection of a pool, heard by the pool's watcher where there is one. */
export function watchedQuery(pool: object, query: Query): Query {
  const watch = watchers.get(pool);
  return watch ? (config) => watched(watch, query, config) : query;
}

const isStatement = (given: unknown): given is Parameters<Query>[0] =>
  typeof given === 'object' && given !== null && 'text' in given && 'values' in given && typeof given.text === 'string';

/** Puts a watcher on a pool. What libraries send in other forms (a text, a callback) is theirs and passes unheard. */
export function watchPool(pool: Queryable, watch: WatchQuery): void {
  const original = pool.query;
  const query: Query = original.bind(pool);
  watchers.set(pool, watch);
  Object.defineProperty(pool, 'query', {
    value: (...given: unknown[]) =>
      given.length === 1 && isStatement(given[0])
        ? watched(watch, query, given[0])
        : Reflect.apply(original, pool, given),
  });
}

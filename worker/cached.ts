// Caches the result of a query for a limited time, for metrics that are read from the database.

/**
 * Returns a reader that queries again only if its result is older than `milliseconds`. Concurrent calls share one
 * query.
 */
export function cached<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let asked_at = Number.NEGATIVE_INFINITY;
  let answer: Promise<T> | null = null;
  return () => {
    if (answer && performance.now() - asked_at < milliseconds) return answer;
    asked_at = performance.now();
    answer = ask();
    return answer;
  };
}

// An answer that is kept for a while, for figures that cost a question to the database.

/** A reader that asks again only once its answer is `milliseconds` old; whoever comes meanwhile waits for the same answer. */
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

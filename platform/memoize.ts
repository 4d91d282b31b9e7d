// Memoizes pure functions of a string.

/** Maximum length of cached strings. Longer strings seldom repeat and would fill the memory. */
const LONGEST = 400;

/**
 * Returns `make` with a cache of its results for the `max` most recently added strings of at most `LONGEST` characters.
 * Callers must not modify a result, because it is shared.
 */
export function memoize<T>(max: number, make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (text.length > LONGEST) return made;
    const [oldest] = kept.keys();
    if (kept.size >= max && oldest !== undefined) kept.delete(oldest);
    kept.set(text, made);
    return made;
  };
}

// What is made of a text again and again, and depends on the text alone, is made once.

/** Longer ones are seldom asked twice, and would fill the memory. */
const LONGEST = 400;

/** What `make` makes, kept for the last `most` texts that were new. Nobody may change what comes back: others get it, too. */
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

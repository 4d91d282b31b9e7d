// Compares spellings by edit distance. Pure.

/** True if at most `max` letters must be added, removed or replaced to turn one string into the other. */
export function isWithinEditDistance(a: string, b: string, max: number): boolean {
  if (Math.abs(a.length - b.length) > max) return false;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return (row[b.length] ?? 0) <= max;
}

/**
 * True if the strings differ by one added, removed or replaced letter, or by two swapped neighbouring letters. The
 * first letters must be equal, because a first letter is rarely mistyped.
 */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restB.slice(1) === restA;
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

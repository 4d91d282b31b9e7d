// What a person typed into the search: trimmed as Unicode trims, and at least one of the two filled.

// Blank to the eye: white space, zero-width and filler signs that String.trim leaves.
const EDGES =
  /^[\s\u200B-\u200F\u2060\u3164\u115F\u1160\u2800\uFEFF]+|[\s\u200B-\u200F\u2060\u3164\u115F\u1160\u2800\uFEFF]+$/gu;

export interface SearchWords {
  q: string;
  location: string;
}

/** The words without blanks around them; null where both are empty. */
export function searchWords(words: SearchWords): SearchWords | null {
  const q = words.q.replace(EDGES, '');
  const location = words.location.replace(EDGES, '');
  return q || location ? { q, location } : null;
}

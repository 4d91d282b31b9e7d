// Trims invisible characters from the search terms and checks that at least one of the two fields contains text.

// Matches invisible characters at both ends of a string: white space, and the zero-width and filler characters that
// `String.trim` keeps.
const EDGES =
  /^[\s\u200B-\u200F\u2060\u3164\u115F\u1160\u2800\uFEFF]+|[\s\u200B-\u200F\u2060\u3164\u115F\u1160\u2800\uFEFF]+$/gu;

/**
 * The id of the first search field. The pill that replaces a folded form links to this id, so the pill works before
 * hydration and without JavaScript.
 */
export const FIELD_ID = 'search-words';

export interface SearchWords {
  q: string;
  location: string;
}

/** Returns the trimmed search terms; null if both fields are empty. */
export function searchWords(words: SearchWords): SearchWords | null {
  const q = words.q.replace(EDGES, '');
  const location = words.location.replace(EDGES, '');
  return q || location ? { q, location } : null;
}

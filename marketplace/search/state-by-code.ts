// Finds a state by its code at the end of a query: `driver up`, `Pune MH`.
import { stateOfAnyCode } from '../places/state-codes.ts';
import type { PlaceSpan } from './requested-places.ts';

/** Codes that users type after other words, and that have no other meaning there. */
const typedCodes = new Set('up mp hp ap tn wb mh gj ts tg hr pb rj jh cg br ka kl od uk'.split(' '));

/**
 * Returns the state whose code is the last word of a query. Returns null for other last words, and for a single word:
 * `up` alone is not a place.
 */
export function stateByCode(words: readonly string[]): PlaceSpan | null {
  const last = words.at(-1) ?? '';
  const state = words.length > 1 && typedCodes.has(last) ? stateOfAnyCode(last) : null;
  if (state === null) return null;
  const place = { kind: 'state', state, city: null, district: null, pincode: null, lat: null, lng: null } as const;
  return { start: words.length - 1, length: 1, level: 'exact', places: [place], isLarge: true };
}

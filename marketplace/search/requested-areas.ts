// Finds the areas and industrial estates in a query. They are less known than towns, so they match less tolerantly. The
// index is built at the first call.
import { type Area, allAreas } from '../places/areas.ts';
import { AliasIndex, type Level } from './alias-index.ts';
import { isOrdinary } from './ordinary-words.ts';
import type { RequestedPlace } from './query-shape.ts';
import type { PlaceSpan } from './requested-places.ts';
import type { Token } from './tokens.ts';

/**
 * Maximum number of areas of the same name that a search uses. If there are more, it uses the areas of the largest
 * cities.
 */
const MAX_AREAS = 4;
const LATIN = /^[a-z]/;
/** Minimum number of letters of a word in Latin letters that may be misspelt. */
const SHORTEST_MISSPELT = 6;

export const areaFrom = ({ name, city, state, lat, lng }: Area): RequestedPlace => ({
  kind: 'area',
  state,
  city,
  area: name,
  district: null,
  pincode: null,
  lat,
  lng,
});

async function makeIndex(): Promise<AliasIndex<RequestedPlace>> {
  const aliases = new AliasIndex<RequestedPlace>();
  for (const area of await allAreas()) {
    const place = areaFrom(area);
    for (const name of [area.name, ...area.others]) aliases.add(name, place, { tolerant: true });
  }
  return aliases;
}

let index: Promise<AliasIndex<RequestedPlace>> | undefined;

export function areaIndex(): Promise<AliasIndex<RequestedPlace>> {
  index ??= makeIndex();
  return index;
}

/**
 * Returns how uncertain a match of these words with the name of an area may be. The names are stored in Latin letters,
 * so words in other scripts may match by their consonants. Long words in Latin letters may match by sound, other words
 * only exactly.
 */
function boldestFor(tokens: readonly Token[]): Level {
  if (!tokens.some(({ word }) => LATIN.test(word))) return 'loose';
  return tokens.every(({ word }) => word.length >= SHORTEST_MISSPELT) ? 'sound' : 'exact';
}

/** Returns the ranges of words that name areas. `exactOnly` ignores names that are similar to the words. */
export function areaSpans(
  tokens: readonly Token[],
  aliases: AliasIndex<RequestedPlace>,
  { exactOnly }: { exactOnly: boolean },
): PlaceSpan[] {
  const spans: PlaceSpan[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = 1; length <= Math.min(aliases.longest, tokens.length - start); length += 1) {
      const words = tokens.slice(start, start + length);
      if (words.every(isOrdinary)) continue;
      const found = aliases.find(words, exactOnly ? 'exact' : boldestFor(words));
      if (!found) continue;
      spans.push({ start, length, level: found.level, places: found.values.slice(0, MAX_AREAS), isLarge: false });
    }
  }
  return spans;
}

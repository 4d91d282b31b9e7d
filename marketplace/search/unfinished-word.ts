// Completes a word that a user is still typing: to trades and to large towns whose names start with it. The indexes are
// built at the first use.
import type { RoleSlug } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import { aliasesOf } from '../places/city-aliases.ts';
import { allPlaces } from '../places/places.ts';
import { lexicon } from './lexicon.ts';
import { isOrdinary } from './ordinary-words.ts';
import { PrefixIndex } from './prefix-index.ts';
import type { RequestedPlace } from './query-shape.ts';
import { cityFrom, LARGE } from './requested-places.ts';
import type { Token } from './tokens.ts';

/** Minimum number of characters of an unfinished word. Too many names start with fewer characters. */
const SHORTEST = 3;
const LETTERS_ONLY = /^[\p{L}\p{M}]+$/u;
const MAX_TRADES = 8;

let trades: PrefixIndex<RoleSlug> | undefined;
let towns: Promise<PrefixIndex<RequestedPlace>> | undefined;

function tradeIndex(): PrefixIndex<RoleSlug> {
  const made = new PrefixIndex<RoleSlug>();
  for (const { slug } of roles) for (const name of lexicon[slug].names.split(',')) made.add(name, slug);
  return made;
}

async function townIndex(): Promise<PrefixIndex<RequestedPlace>> {
  const made = new PrefixIndex<RequestedPlace>();
  for (const place of (await allPlaces()).slice(0, LARGE)) {
    const town = cityFrom(place);
    for (const name of [place.name, ...Object.values(place.names), ...aliasesOf(place.name)]) made.add(name, town);
  }
  return made;
}

/** Returns true for a word that can be the start of a longer word. */
export const isUnfinished = (token: Token): boolean =>
  token.word.length >= SHORTEST && LETTERS_ONLY.test(token.word) && !isOrdinary(token);

/** Returns the trades with a name that starts with the letters, the most common first. */
export function tradesStarting(letters: string): RoleSlug[] {
  if (letters === '') return [];
  trades ??= tradeIndex();
  const found = new Set(trades.find(letters));
  return roles.flatMap(({ slug }) => (found.has(slug) ? [slug] : [])).slice(0, MAX_TRADES);
}

/**
 * Returns the largest town with a name that starts with the letters, as a list. The list is empty if only small towns
 * match.
 */
export async function townsStarting(letters: string): Promise<RequestedPlace[]> {
  if (letters === '') return [];
  towns ??= townIndex();
  const found = new Set((await towns).find(letters).map(({ city, state }) => `${city}|${state}`));
  const all = found.size > 0 ? (await allPlaces()).slice(0, LARGE) : [];
  return all
    .filter(({ name, state }) => found.has(`${name}|${state}`))
    .slice(0, 1)
    .map(cityFrom);
}

// Finds a large city by an informal spelling of its name in Latin letters, such as `mumbay` and `chenai`. Many other
// words have the same phonetic keys as these short names, so the letters are compared instead.
import { aliasesOf } from '../places/city-aliases.ts';
import { isOneEdit } from '../places/edit-distance.ts';
import { foldLatin } from '../places/fold-latin.ts';
import type { Place } from '../places/places.ts';

/** Number of the largest places whose names may be spelled informally. */
const CITIES = 150;
const SHORTEST = 5;
const LATIN = /^[a-z]+$/;
const VOWELS = /[aeiouyh]/g;

interface Spelling {
  folded: string;
  consonants: string;
  /** The place's position in the list of places. */
  rank: number;
}

const consonantsOf = (folded: string) => folded.replace(VOWELS, '').replace(/(.)\1/g, '$1');

function spellingOf(name: string, rank: number): Spelling[] {
  const word = name.toLowerCase();
  if (word.length < SHORTEST || !LATIN.test(word)) return [];
  const folded = foldLatin(word);
  return [{ folded, consonants: consonantsOf(folded), rank }];
}

/** Returns the spellings of the largest of `places`, which are sorted by size. */
export const citySpellings = (places: readonly Place[]): Spelling[] =>
  places
    .slice(0, CITIES)
    .flatMap(({ name }, rank) => [name, ...aliasesOf(name)].flatMap((known) => spellingOf(known, rank)));

/**
 * Returns the position of the largest city whose name is spelled like `word`; null without such a city. Two
 * spellings are alike if `foldLatin` makes them equal, or if they have the same consonants and differ in one letter.
 */
export function findCitySpelling(spellings: readonly Spelling[], word: string): number | null {
  const [written] = spellingOf(word, 0);
  if (!written) return null;
  const isLike = ({ folded, consonants }: Spelling) =>
    folded === written.folded || (consonants === written.consonants && isOneEdit(folded, written.folded));
  return spellings.find(isLike)?.rank ?? null;
}

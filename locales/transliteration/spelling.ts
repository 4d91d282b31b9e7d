// Reads one word of a name in any script: as a known name, as a compound of known parts, or by rules for its letters.
import { type FindNames, type KnownName, keyIn, type NameIndex, syllablesOfKnown } from './known-names.ts';
import { readLatin } from './read-latin.ts';
import type { Script } from './scripts.ts';
import { at } from './scripts.ts';
import { guessW, isBare, readIndian, SILENT, type Syllable } from './syllables.ts';

/**
 * A part of a word as syllables. `known` is the entry in the lists of known names; null for a part that was read by
 * rules.
 */
export interface Part {
  syllables: readonly Syllable[];
  known: KnownName | null;
}

export interface Reading {
  find: FindNames;
  script: Script;
  /** The script of the reader. */
  to: Script;
}

const MIN_REST = 2;
const HAS_VOWEL = /[aeiouy]/;
const SIGN_FIRST = /^\p{M}/u;

const knownPart = (known: KnownName, { to }: Reading): Part => ({
  known,
  syllables: syllablesOfKnown(known, to),
});

/**
 * Returns the longest known ending of the word (beginning, if `side` is `start`), and the rest of the word; null if no
 * part is known. In Latin letters, the rest must have a vowel, because letters without a vowel cannot be a part of a
 * name.
 */
function partOf(word: string, index: NameIndex, script: Script, side: 'start' | 'end'): [KnownName, string] | null {
  for (let length = word.length - MIN_REST; length >= 2; length -= 1) {
    const [part, rest] =
      side === 'end' ? [word.slice(-length), word.slice(0, -length)] : [word.slice(0, length), word.slice(length)];
    if (SIGN_FIRST.test(part) || SIGN_FIRST.test(rest)) continue;
    if (script === 'latin' && !(HAS_VOWEL.test(rest) && rest.length > MIN_REST)) continue;
    const known = index.get(keyIn(part, script));
    if (known) return [known, rest];
  }
  return null;
}

function byRules(word: string, { script, to }: Reading): Part | null {
  const syllables = script === 'latin' ? readLatin(word, to) : readIndian(word, script);
  return syllables && { known: null, syllables: script === 'latin' ? syllables : guessW(syllables) };
}

/** Returns the parts of a word without punctuation; null if the word has letters of another script. */
export function readWord(word: string, reading: Reading): Part[] | null {
  const { names, beginnings, endings } = reading.find(reading.script);
  const known = names.get(keyIn(word, reading.script));
  if (known) return [knownPart(known, reading)];
  const ending = partOf(word, endings, reading.script, 'end');
  if (ending) {
    const rest = readStem(ending[1], reading);
    return rest && [...rest, knownPart(ending[0], reading)];
  }
  const beginning = partOf(word, beginnings, reading.script, 'start');
  const rest = beginning && names.get(keyIn(beginning[1], reading.script));
  if (rest) return [knownPart(beginning[0], reading), knownPart(rest, reading)];
  const ruled = byRules(word, reading);
  return ruled && [ruled];
}

/** Reads the part of a word before a known ending: as a known beginning, as a known name, or by rules. */
function readStem(stem: string, reading: Reading): Part[] | null {
  const { names, beginnings } = reading.find(reading.script);
  const key = keyIn(stem, reading.script);
  const known = beginnings.get(key) ?? names.get(key);
  if (known) return [knownPart(known, reading)];
  const ruled = byRules(stem, reading);
  return ruled && [shortened(ruled)];
}

/** Shortens a final ā, because the first part of a compound name ends in a short vowel: Rabindra-nath. */
function shortened({ syllables, known }: Part): Part {
  const last = syllables.at(-1);
  if (last?.vowel !== at.aa) return { syllables, known };
  return { syllables: [...syllables.slice(0, -1), { ...last, vowel: at.a }], known };
}

/**
 * Returns the syllables of all parts of a word. A consonant at the end of a part is not joined to the next part
 * (राम-पुर), unless the next part begins with a vowel: देव-अप्पा, देवप्पा.
 */
export function syllablesOf(parts: readonly Part[]): Syllable[] {
  const joined: Syllable[] = [];
  for (const { syllables } of parts)
    syllables.forEach((here, place) => {
      const last = joined.at(-1);
      if (place > 0 || !last || last.consonant === null || last.after !== null) joined.push(here);
      else if (here.consonant === null && (isBare(last) || last.vowel === at.a))
        joined[joined.length - 1] = { ...last, vowel: here.vowel, after: here.after };
      else {
        if (last.vowel === at.virama) joined[joined.length - 1] = { ...last, vowel: SILENT };
        joined.push(here);
      }
    });
  return joined;
}

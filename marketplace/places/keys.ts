// Phonetic keys of a word, which are equal in all scripts and for most misspellings (C.11). Two keys have vowels, two
// have only consonants. Pure.
import { isIndic, spellIndic } from './indic-letters.ts';

export interface Keys {
  /** Includes every written vowel, also `a`. Distinguishes short words with similar sounds. */
  plain: string;
  /** Consonants and distinguishable vowels: `mistri` and `मिस्त्री` are `mistri`. */
  sound: string;
  /** Only consonants: `mstr`. */
  strict: string;
  /**
   * Consonants as written in Tamil: unvoiced, and without a nasal before a stop. `plumber` and `பிளம்பர்` are `plpr`.
   */
  loose: string;
}

const LATIN: readonly (readonly [RegExp, string])[] = [
  [/[tcs]i(?=[ao]n|al)/g, 's'],
  [/zh/g, 'l'],
  [/sch/g, 'sk'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/t?chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/f/g, 'p'],
  [/z/g, 'j'],
  [/([bcdgjklnprstv])h/g, '$1'],
  [/(?<=[aeiou])wh?(?![aeiouy])/g, ''],
  [/wh?/g, 'v'],
  [/(?<=[^aeiou])e$/g, ''],
  [/(?<=.)y(?=[aeiou])|(?<=[aeiou])y/g, ''],
  [/(?<=.)y|[ei]/g, 'i'],
  [/o/g, 'u'],
];

const spellLatin = (word: string) => LATIN.reduce((text, [from, to]) => text.replace(from, to), word);

/** Matches joiners: invisible characters that affect the shape of letters, but not the sound. */
const JOINERS = /[\u200C\u200D]/g;
const LETTERS_ONLY = /^[\p{L}\p{M}]+$/u;
const DOUBLED = /(.)\1+/g;
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/g/g, 'k'],
  [/[js]/g, 'c'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/[nm](?=[kctp])/g, ''],
  [/(?<=.)h/g, ''],
  [DOUBLED, '$1'],
];

/**
 * Converts a sound key or consonant key to the form for scripts that do not distinguish voiced and unvoiced consonants,
 * such as Tamil.
 */
export const loosened = (key: string) => FOLDS.reduce((text, [from, to]) => text.replace(from, to), key);

const NO_KEYS: Keys = { plain: '', sound: '', strict: '', loose: '' };

/** Returns the keys of a word. All keys are empty strings for a word with digits or in an unsupported script. */
export function keysOf(word: string): Keys {
  const letters = word.replace(JOINERS, '');
  if (!LETTERS_ONLY.test(letters)) return NO_KEYS;
  const spelt = isIndic(letters) ? spellIndic(letters) : spellLatin(letters);
  if (!/^[a-z]+$/.test(spelt)) return NO_KEYS;
  const plain = spelt.replace(/n(?=[pb])/g, 'm').replace(DOUBLED, '$1');
  const sound = plain.replaceAll('a', '').replace(/ii+/g, 'i').replace(/uu+/g, 'u');
  const strict = plain.replace(/[aiu]/g, '');
  return { plain, sound, strict, loose: loosened(strict) };
}

/**
 * Returns the keys of a phrase, joined to one word, so that `raj mistri` and `rajmistri` are equal. All keys are
 * empty strings if one of the words has no keys.
 */
export function keysOfPhrase(words: readonly string[]): Keys {
  const parts = words.map(keysOf);
  if (parts.some(({ sound, strict }) => sound === '' && strict === '')) return NO_KEYS;
  const joined = (level: keyof Keys) =>
    parts
      .map((part) => part[level])
      .join('')
      .replace(DOUBLED, '$1');
  return { plain: joined('plain'), sound: joined('sound'), strict: joined('strict'), loose: joined('loose') };
}

// Abbreviations and initials in capitals, which Indian newspapers spell letter by letter: AC, ITI, K. Kumar.
import type { IndianScript } from './scripts.ts';
import { readIndian } from './syllables.ts';
import { writeIndian } from './write-indian.ts';

const letters = 'ए बी सी डी ई एफ़ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड'.split(' ');
const LONGEST = 4;
const FIRST_CAPITAL = 65;

/**
 * True if the word is spelled letter by letter: it consists of capitals, and is a single letter, has no vowels, or has
 * at most four letters in a name that also has small letters.
 */
export function isAbbreviation(word: string, name: string): boolean {
  if (!/^[A-Z]+$/.test(word)) return false;
  if (word.length === 1 || !/[AEIOUY]/.test(word)) return true;
  return word.length <= LONGEST && /[a-z]/.test(name);
}

export function writeAbbreviation(word: string, script: IndianScript): string {
  return [...word]
    .map((capital) => {
      const syllables = readIndian(letters[capital.charCodeAt(0) - FIRST_CAPITAL] ?? '', 'devanagari');
      return syllables ? writeIndian(syllables, script, true) : capital;
    })
    .join('');
}

/** Returns the Latin capital whose name in Hindi is this word: K for के. Returns null for other words. */
export function capitalNamed(word: string): string | null {
  const place = letters.indexOf(word);
  return place < 0 ? null : String.fromCharCode(FIRST_CAPITAL + place);
}

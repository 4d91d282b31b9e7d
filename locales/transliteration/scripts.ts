// The scripts of the eight languages, and the letters of Indian scripts by their position in the Unicode block.
import type { Language } from '#contracts/values.ts';

export type Script = 'latin' | IndianScript;
export type IndianScript = keyof typeof blockStarts;

/**
 * First code point of the Unicode block of each script. All blocks have `BLOCK_SIZE` code points and a common layout: a
 * letter has the same offset in every block.
 */
const blockStarts = { devanagari: 0x0900, bengali: 0x0980, tamil: 0x0b80, telugu: 0x0c00, malayalam: 0x0d00 } as const;
const BLOCK_SIZE = 0x80;

const scripts: Readonly<Record<Language, Script>> = {
  en: 'latin',
  hi: 'devanagari',
  mr: 'devanagari',
  bh: 'devanagari',
  bn: 'bengali',
  ta: 'tamil',
  te: 'telugu',
  ml: 'malayalam',
};

export const scriptOfLanguage = (language: Language): Script => scripts[language];

/** True for the scripts of Tamil, Telugu and Malayalam. */
export const isDravidian = (script: Script): boolean =>
  script === 'tamil' || script === 'telugu' || script === 'malayalam';

const isIndianScript = (name: string): name is IndianScript => Object.hasOwn(blockStarts, name);

/**
 * Returns the script of the first letter; null if the text has no letter, or if no language of the app uses the script.
 */
export function scriptOf(text: string): Script | null {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return null;
  if (/\p{Script=Latin}/u.test(letter)) return 'latin';
  const code = letter.charCodeAt(0);
  const found = Object.entries(blockStarts).find(([, start]) => code >= start && code < start + BLOCK_SIZE)?.[0];
  return found !== undefined && isIndianScript(found) ? found : null;
}

/** Offsets, in the Unicode block of a script, of the letters and signs that the transliteration rules use. */
export const at = {
  candrabindu: 0x01,
  anusvara: 0x02,
  visarga: 0x03,
  a: 0x05,
  nukta: 0x3c,
  aa: 0x3e,
  i: 0x3f,
  ii: 0x40,
  u: 0x41,
  uu: 0x42,
  ri: 0x43,
  e: 0x47,
  ai: 0x48,
  o: 0x4b,
  au: 0x4c,
  virama: 0x4d,
} as const;

const FIRST_CONSONANT = 0x15;
const LAST_CONSONANT = 0x39;
const FIRST_VOWEL = 0x05;
const LAST_VOWEL = 0x14;
const FIRST_VOWEL_SIGN = 0x3e;
const LAST_VOWEL_SIGN = 0x4c;
/**
 * A vowel has two forms in Unicode: a sign after a consonant, and a separate letter. This is the difference between
 * their offsets.
 */
const SIGN_TO_LETTER = 0x38;

/**
 * Returns the position of a character in the Unicode block of the script; -1 if the character is outside of the block.
 */
export function offsetIn(script: IndianScript, code: number): number {
  const offset = code - blockStarts[script];
  return offset >= 0 && offset < BLOCK_SIZE ? offset : -1;
}

export const letterAt = (script: IndianScript, offset: number) => String.fromCharCode(blockStarts[script] + offset);

export const isConsonant = (offset: number) => offset >= FIRST_CONSONANT && offset <= LAST_CONSONANT;
export const isVowelLetter = (offset: number) => offset >= FIRST_VOWEL && offset <= LAST_VOWEL;
export const isVowelSign = (offset: number) => offset >= FIRST_VOWEL_SIGN && offset <= LAST_VOWEL_SIGN;
export const signOfVowel = (letter: number) => letter + SIGN_TO_LETTER;
export const letterOfVowel = (sign: number) => sign - SIGN_TO_LETTER;

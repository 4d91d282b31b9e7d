// Decides whether a reader can read the script of a name. The web app loads this file early, so the file does not
// import the tables of the transliteration rules.
import type { Language } from '#contracts/values.ts';

const DEVANAGARI = '\u0900-\u097f';
const letters: Readonly<Record<Language, string>> = {
  en: 'A-Za-z',
  hi: DEVANAGARI,
  mr: DEVANAGARI,
  bh: DEVANAGARI,
  bn: '\u0980-\u09ff',
  ta: '\u0b80-\u0bff',
  te: '\u0c00-\u0c7f',
  ml: '\u0d00-\u0d7f',
};

/** True if all Latin and Indian letters of the name are in the script of the language. Other characters are ignored. */
export const isReadable = (name: string, language: Language): boolean =>
  !new RegExp(`(?![${letters[language]}])[A-Za-z\u0900-\u0d7f]`).test(name);

// The script of each language, as Unicode names it.
import type { Language } from '#contracts/values.ts';

export const scripts = {
  en: 'Latin',
  hi: 'Devanagari',
  mr: 'Devanagari',
  bh: 'Devanagari',
  ta: 'Tamil',
  te: 'Telugu',
  bn: 'Bengali',
  ml: 'Malayalam',
} as const satisfies Record<Language, string>;

/** True if the character belongs to the script of the language, or is a mark that several scripts share. */
export const isOfScript = (character: string, language: Language): boolean =>
  new RegExp(`\\p{Script_Extensions=${scripts[language]}}`, 'u').test(character);

// Guesses the language of a typed name from its script, for the `lang` attribute.
import type { Language } from '#contracts/values.ts';
import { type Script, scriptOf } from './scripts.ts';

const languages: Readonly<Record<Script, Language>> = {
  latin: 'en',
  devanagari: 'hi',
  bengali: 'bn',
  tamil: 'ta',
  telugu: 'te',
  malayalam: 'ml',
};

/**
 * Returns the language in which a screen reader should read the name aloud, according to the script of its first
 * letter; English for unknown scripts.
 */
export const typedLanguage = (name: string): Language => languages[scriptOf(name) ?? 'latin'];

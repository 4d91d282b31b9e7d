// The language of a typed name, for the `lang` attribute.
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

/** Returns the language that a screen reader should use for a typed name; English for unknown scripts. */
export const typedLanguage = (name: string): Language => languages[scriptOf(name) ?? 'latin'];

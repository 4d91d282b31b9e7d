// Decides whether a reader can read a title: by its script and, within a script, by its language. Pure.
import type { Language } from '#contracts/values.ts';
import { sourceOf } from './source-language.ts';

/** Matches words with a letter outside the script of the language. */
const foreignWords: Readonly<Record<Language, RegExp>> = {
  en: /[\p{L}\p{N}]*[^\P{L}\p{Script=Latin}][\p{L}\p{N}]*/gu,
  hi: /[\p{L}\p{N}]*[^\P{L}\p{Script=Devanagari}][\p{L}\p{N}]*/gu,
  mr: /[\p{L}\p{N}]*[^\P{L}\p{Script=Devanagari}][\p{L}\p{N}]*/gu,
  bh: /[\p{L}\p{N}]*[^\P{L}\p{Script=Devanagari}][\p{L}\p{N}]*/gu,
  ta: /[\p{L}\p{N}]*[^\P{L}\p{Script=Tamil}][\p{L}\p{N}]*/gu,
  te: /[\p{L}\p{N}]*[^\P{L}\p{Script=Telugu}][\p{L}\p{N}]*/gu,
  bn: /[\p{L}\p{N}]*[^\P{L}\p{Script=Bengali}][\p{L}\p{N}]*/gu,
  ml: /[\p{L}\p{N}]*[^\P{L}\p{Script=Malayalam}][\p{L}\p{N}]*/gu,
};

/** Abbreviations that texts in Indian scripts write in Latin letters, such as “AC”, “ITI” and “2BHK”. */
const ABBREVIATION = /^[A-Z0-9]{1,5}$/;

/**
 * True if every word is in the script of the language. Abbreviations in Latin letters are allowed beside such words.
 */
export function isInScriptOf(text: string, language: Language): boolean {
  const foreign = text.match(foreignWords[language]) ?? [];
  if (!foreign.every((word) => ABBREVIATION.test(word))) return false;
  return foreign.length === 0 || /\p{L}/u.test(text.replace(foreignWords[language], ''));
}

/**
 * True if the string is in the reader's language. Bhojpuri readers also read Hindi in Devanagari (D3). `author`: see
 * {@link sourceOf}.
 */
export function isInLanguageOf(text: string, language: Language, author?: Language): boolean {
  const source = sourceOf(text, author);
  const isRead = source.language === language || (language === 'bh' && source.language === 'hi');
  return isRead && !source.romanised && isInScriptOf(text, language);
}

/** Returns the BCP 47 tag of a string. `author`: see {@link sourceOf}. */
export function langOf(text: string, author?: Language): string {
  const { language, romanised } = sourceOf(text, author);
  const tag = language === 'bh' ? 'bho' : language;
  return romanised ? `${tag}-Latn` : tag;
}

// Finds words in translations that the termbase (locales/termbase.json) avoids.

import type { Language } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import termbaseFile from '#locales/termbase.json' with { type: 'json' };
import exceptionsFile from './term-exceptions.json' with { type: 'json' };

const termbase = z.object({
  terms: z.array(z.looseObject({ id: z.string(), avoid: z.partialRecord(z.string(), z.array(z.string())) })),
});
const exceptions = z.partialRecord(z.string(), z.record(z.string(), z.array(z.string())));

interface AvoidedWord {
  word: string;
  term: string;
  pattern: RegExp;
  /** Translation keys whose text may contain the word, because it has another meaning there. */
  allowed: ReadonlySet<string>;
}

/**
 * True if a comparison of words can find the word. An entry of the termbase with brackets or an ellipsis means that the
 * word is avoided in one meaning only, which a comparison cannot detect.
 */
const isPlain = (word: string) => !/[(…]/.test(word);

/** Matches the whole word. A vowel sign of an Indic script is a mark, not a letter, so `\b` does not work. */
const patternOf = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}])`, 'iu');

const { terms } = termbase.parse(termbaseFile);
const allowedIn = exceptions.parse(exceptionsFile);

/** Returns the words that a language avoids, each with the term that replaces it. */
function avoidedIn(language: Language): AvoidedWord[] {
  return terms.flatMap(({ id, avoid, ...words }) =>
    (avoid[language] ?? []).filter(isPlain).map((word) => ({
      word,
      term: `${id} (${words[language]})`,
      pattern: patternOf(word),
      allowed: new Set(allowedIn[language]?.[word]),
    })),
  );
}

const avoided = new Map<Language, AvoidedWord[]>();

/** Returns one line for each avoided word in a translation. `key` includes the topic, such as `jobs:list.failed`. */
export function avoidedTerms(language: Language, key: string, text: string): string[] {
  const words = avoided.get(language) ?? avoidedIn(language);
  avoided.set(language, words);
  return words
    .filter(({ pattern, allowed }) => pattern.test(text) && !allowed.has(key))
    .map(({ word, term }) => `has the word “${word}”, use the term ${term}`);
}

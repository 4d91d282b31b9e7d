// The product's translated texts: a test refers to a translation by its key, never by its wording.
import type { Language } from '#contracts/values.ts';
import { readTopic, topics } from '#testing/texts/catalogues.ts';

/** The languages in which the end-to-end tests run. */
export type StoryLanguage = 'en' | 'hi' | 'ta';

const known = new Map<Language, ReadonlyMap<string, string>>();

/** Returns all translations of a language by `topic:key`. */
export function catalogueOf(language: Language): ReadonlyMap<string, string> {
  const before = known.get(language);
  if (before) return before;
  const texts = topics.flatMap((topic) =>
    [...(readTopic(language, topic) ?? [])].map(([key, text]): [string, string] => [`${topic}:${key}`, text]),
  );
  const catalogue = new Map(texts);
  known.set(language, catalogue);
  return catalogue;
}

export type Words = (key: string, values?: Record<string, string | number>) => string;

/**
 * Returns a function that looks up a translation: `words('bell:label_unread_one', { count: 1 })`. Throws if the key is
 * missing.
 */
export function wordsOf(language: StoryLanguage): Words {
  return (key, values = {}) => {
    const text = catalogueOf(language).get(key);
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

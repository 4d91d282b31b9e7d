// The words people read, from the catalogues themselves: a story names a sentence by its key, never by its letters.
import type { Language } from '#contracts/values.ts';
import { readTopic, topics } from '#testing/texts/catalogues.ts';

/** The two languages that stories are told in. */
export type StoryLanguage = 'en' | 'hi';

const known = new Map<Language, ReadonlyMap<string, string>>();

/** Every text of a language by `topic:key`. */
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

/** The texts of a language: `words('bell:label_unread_one', { count: 1 })`. */
export function wordsOf(language: StoryLanguage): Words {
  return (key, values = {}) => {
    const text = catalogueOf(language).get(key);
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

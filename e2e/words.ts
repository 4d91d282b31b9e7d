// The words people read, from the catalogues themselves: a story names a sentence by its key, never by its letters.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';

export type StoryLanguage = 'en' | 'hi';

const folder = (language: StoryLanguage) => path.resolve('locales', language);
// Some texts stand in lists: terms, questions.
const tree = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

function leaves(node: unknown, key: string): [string, string][] {
  if (typeof node === 'string') return [[key, node]];
  return Object.entries(tree.parse(node)).flatMap(([name, child]) => leaves(child, key ? `${key}.${name}` : name));
}

function readCatalogue(language: StoryLanguage): ReadonlyMap<string, string> {
  const topics = readdirSync(folder(language)).map((file) => file.replace('.json', ''));
  const read = (topic: string) => JSON.parse(readFileSync(path.join(folder(language), `${topic}.json`), 'utf8'));
  return new Map(topics.flatMap((topic) => leaves(read(topic), '').map(([key, text]) => [`${topic}:${key}`, text])));
}

/** Every text of a language by `topic:key`. */
export const catalogues: Record<StoryLanguage, ReadonlyMap<string, string>> = {
  en: readCatalogue('en'),
  hi: readCatalogue('hi'),
};

export type Words = (key: string, values?: Record<string, string | number>) => string;

/** The texts of a language: `words('bell:label_unread_one', { count: 1 })`. */
export function wordsOf(language: StoryLanguage): Words {
  return (key, values = {}) => {
    const text = catalogues[language].get(key);
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

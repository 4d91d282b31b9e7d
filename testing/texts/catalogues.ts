// Reads all translations of every language from the files in locales/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#contracts/values.ts';

/** Maps each key, such as `list.title` or `steps.0`, to its translation. The index in a list is part of the key. */
export type Texts = ReadonlyMap<string, string>;

const folder = path.resolve('locales');

function leaves(node: unknown, key: string): [string, string][] {
  if (typeof node === 'string') return [[key, node]];
  if (typeof node !== 'object' || node === null) throw new Error(`${key} is neither a text nor a list of texts`);
  return Object.entries(node).flatMap(([name, child]) => leaves(child, key ? `${key}.${name}` : name));
}

const topicsOf = (language: Language): string[] =>
  readdirSync(path.join(folder, language))
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'));

/** The topics (translation files) of English. Every language must have the same topics. */
export const topics = topicsOf('en');

/** Returns the topics (files) of a language that English does not have. */
export const strayTopics = (language: Language): string[] =>
  topicsOf(language).filter((topic) => !topics.includes(topic));

/** Returns the translations of a topic; null if the language lacks the topic. */
export function readTopic(language: Language, topic: string): Texts | null {
  const file = path.join(folder, language, `${topic}.json`);
  return existsSync(file) ? new Map(leaves(JSON.parse(readFileSync(file, 'utf8')), '')) : null;
}

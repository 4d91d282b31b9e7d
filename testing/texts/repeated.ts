// Finds English texts that exist under several keys. A new key should use the existing text instead.
import { z } from '#contracts/z.ts';
import { readTopic, type Texts, topics } from './catalogues.ts';
import allowedFile from './repeated-english.json' with { type: 'json' };

/** Maximum number of keys with the same English text, by text; 1 if not listed. A change may only lower a number. */
const allowed: Readonly<Record<string, number>> = z.record(z.string(), z.int()).parse(allowedFile);

/** Topics with lists of names or sentences, in which equal texts are a coincidence. */
const LISTS = ['places', 'phrases', 'reference', 'copy'];

/** Returns a key without its plural suffix, because the plural forms of one key may have the same text. */
const withoutForm = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** Returns the keys of each English text, by text. */
function keysByText(catalogue: ReadonlyMap<string, Texts>): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const [topic, texts] of catalogue) {
    for (const [key, text] of texts) {
      const known = keys.get(text) ?? new Set();
      keys.set(text, known.add(`${topic}:${withoutForm(key)}`));
    }
  }
  return keys;
}

/**
 * Returns one line for each English text with more keys than `repeated-english.json` allows, and one line for each with
 * fewer keys, because the limit in the file must then be lowered.
 */
export function repeatedTexts(catalogue: ReadonlyMap<string, Texts>, limits = allowed): string[] {
  const keys = keysByText(catalogue);
  const repeated = [...keys].flatMap(([text, { size }]) => {
    const limit = limits[text] ?? 1;
    if (size <= limit) return [];
    return [`“${text}” has ${size} keys, at most ${limit} allowed: ${[...(keys.get(text) ?? [])].join(', ')}`];
  });
  const lowered = Object.entries(limits).flatMap(([text, limit]) => {
    const size = keys.get(text)?.size ?? 0;
    return size < limit ? [`“${text}” has ${size} keys: lower its number in repeated-english.json from ${limit}`] : [];
  });
  return [...repeated, ...lowered];
}

/** Returns the English texts of the topics in which a repeated text is a fault. */
export const englishTexts = (): ReadonlyMap<string, Texts> =>
  new Map(
    topics.filter((topic) => !LISTS.includes(topic)).map((topic) => [topic, readTopic('en', topic) ?? new Map()]),
  );

// Loads the tables of spellings that the web app needs to write names in the script of one reader. The written names
// are the same as those of `readable-name.ts`.
import type { Language } from '#contracts/values.ts';
import { nameFinder } from './known-names.ts';
import { nameWriter, type WriteName } from './name-writer.ts';
import { tablesFor, type UsualLanguage } from './usual-languages.ts';

const tables: Readonly<Record<UsualLanguage, () => Promise<{ usual: string }>>> = {
  bn: () => import('./usual/bengali.ts'),
  te: () => import('./usual/telugu.ts'),
  ta: () => import('./usual/tamil.ts'),
  ml: () => import('./usual/malayalam.ts'),
  mr: () => import('./usual/marathi.ts'),
};

/**
 * A letter in the script of each language, as input for `tablesFor`, which returns the tables that are needed to read
 * names in the script of this letter.
 */
const sampleOf: Readonly<Record<UsualLanguage, string>> = { bn: 'ক', te: 'క', ta: 'க', ml: 'ക', mr: 'क' };
const writers = new Map<string, WriteName>();

async function load(needed: readonly UsualLanguage[]): Promise<void> {
  const loaded = await Promise.all(needed.map(async (usual) => [usual, (await tables[usual]()).usual] as const));
  writers.set(needed.join(' '), nameWriter(nameFinder(Object.fromEntries(loaded))));
}

/**
 * Loads the tables for all letters in `text`, then returns a function that writes names for readers of the language. If
 * a name needs a table that is not loaded, that function returns the name as typed, loads the table and then calls
 * `onLoad`. The promise rejects if one of the first tables fails to load.
 */
export async function loadNameWriter(language: Language, text: string, onLoad: () => void): Promise<WriteName> {
  const scripts = tablesFor(language, text).map((usual) => tablesFor(language, sampleOf[usual]));
  await Promise.all([tablesFor(language, ''), ...scripts].map(load));
  const started = new Set<string>();
  return (name, reader) => {
    const needed = tablesFor(reader, name);
    const key = needed.join(' ');
    const write = writers.get(key);
    if (write) return write(name, reader);
    if (!started.has(key)) load(needed).then(onLoad, () => {});
    started.add(key);
    return name;
  };
}

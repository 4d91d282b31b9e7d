// Finds names and parts of names in the lists of known names, in any script.
import { knownBeginnings, knownEndings } from './known-parts.ts';
import { knownPeople } from './known-people.ts';
import { knownWords } from './known-words.ts';
import { foldIndian } from './same-spelling.ts';
import type { Script } from './scripts.ts';
import { readIndian, type Syllable } from './syllables.ts';
import { writeIndian } from './write-indian.ts';

export interface KnownName {
  /** The most common spelling in small Latin letters. */
  latin: string;
  /** Other spellings in small Latin letters. */
  others: readonly string[];
  devanagari: string;
  /** True for an English word, whose vowels are written as they are spoken. */
  isSpoken: boolean;
}

export const syllablesOfKnown = ({ devanagari }: KnownName): readonly Syllable[] =>
  readIndian(devanagari, 'devanagari') ?? [];

/** Names by their spelling in one script. */
export type NameIndex = ReadonlyMap<string, KnownName>;

export interface KnownNames {
  names: NameIndex;
  beginnings: NameIndex;
  endings: NameIndex;
}

export interface NameLists {
  people: string;
  words: string;
  beginnings: string;
  endings: string;
}

const allLists: NameLists = {
  people: knownPeople,
  words: knownWords,
  beginnings: knownBeginnings,
  endings: knownEndings,
};

function entriesOf(list: string, isSpoken: boolean): KnownName[] {
  return list.split(/[|\n]/).flatMap((row) => {
    const [latin = '', devanagari] = row.split(' ');
    if (!devanagari) return [];
    const [first = '', ...others] = latin.split('/');
    return [{ latin: first, others, devanagari, isSpoken }];
  });
}

/**
 * Returns the key of a word in a name index of the script. In Indian scripts, accepted spellings of a name have the
 * same key.
 */
export const keyIn = (word: string, script: Script) =>
  script === 'latin' ? word.toLowerCase() : foldIndian(word, script);

function spellingsOf(name: KnownName, script: Script): string[] {
  if (script === 'latin') return [name.latin, ...name.others];
  if (script === 'devanagari') return [name.devanagari];
  return [writeIndian(syllablesOfKnown(name), script, name.isSpoken)];
}

function indexOf(names: readonly KnownName[], script: Script): NameIndex {
  const index = new Map<string, KnownName>();
  for (const name of names)
    for (const spelling of spellingsOf(name, script)) {
      const key = keyIn(spelling, script);
      if (!index.has(key)) index.set(key, name);
    }
  return index;
}

/** Returns a function that returns the known names by their spelling in a script. Reads the lists at the first call. */
export function nameFinder(lists: NameLists = allLists): (script: Script) => KnownNames {
  const found = new Map<Script, KnownNames>();
  let entries: Readonly<Record<keyof NameLists, readonly KnownName[]>> | undefined;
  return (script) => {
    entries ??= {
      people: entriesOf(lists.people, false),
      words: entriesOf(lists.words, true),
      beginnings: entriesOf(lists.beginnings, false),
      endings: entriesOf(lists.endings, false),
    };
    const known = found.get(script) ?? {
      names: indexOf([...entries.people, ...entries.words], script),
      beginnings: indexOf(entries.beginnings, script),
      endings: indexOf(entries.endings, script),
    };
    found.set(script, known);
    return known;
  };
}

export type FindNames = ReturnType<typeof nameFinder>;

// Finds names and parts of names in the lists of known names, in any script.
import { knownBeginnings, knownEndings } from './known-parts.ts';
import { knownPeople } from './known-people.ts';
import { knownPlaces } from './known-places.ts';
import { knownWords } from './known-words.ts';
import { completeByLatin } from './read-latin.ts';
import { foldIndian } from './same-spelling.ts';
import { type Script, scriptOfLanguage } from './scripts.ts';
import { guessW, readIndian, type Syllable } from './syllables.ts';
import { type UsualLanguage, type UsualTables, usualLanguages } from './usual-languages.ts';
import { writeIndian } from './write-indian.ts';

export interface KnownName {
  /** The most common spelling in small Latin letters. */
  latin: string;
  /** Other spellings in small Latin letters. */
  others: readonly string[];
  devanagari: string;
  /** True for an English word, whose vowels are written as they are spoken. */
  isSpoken: boolean;
  /** Spellings in other languages that do not follow from the Devanagari spelling by rules. */
  usual: Readonly<Partial<Record<UsualLanguage, string>>>;
}

/**
 * Returns the syllables of a known name. They are read from its Devanagari spelling, which does not show all sounds (it
 * has one letter for v and w). The missing sounds are taken from the longest Latin spelling.
 */
export function syllablesOfKnown({ devanagari, latin, others }: KnownName, to: Script): readonly Syllable[] {
  const syllables = readIndian(devanagari, 'devanagari') ?? [];
  const longest = others.reduce((long, other) => (other.length > long.length ? other : long), latin);
  return completeByLatin(syllables, longest, to) ?? guessW(syllables);
}

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
  people: `${knownPeople}\n${knownPlaces}`,
  words: knownWords,
  beginnings: knownBeginnings,
  endings: knownEndings,
};

type Usual = ReadonlyMap<string, Partial<Record<UsualLanguage, string>>>;

function usualSpellings(tables: UsualTables): Usual {
  const usual = new Map<string, Partial<Record<UsualLanguage, string>>>();
  for (const language of usualLanguages)
    for (const row of tables[language]?.split(/[|\n]/) ?? []) {
      const [latin = '', spelling] = row.split(' ');
      usual.set(latin, { ...usual.get(latin), [language]: spelling });
    }
  return usual;
}

function entriesOf(list: string, isSpoken: boolean, usual: Usual): KnownName[] {
  return list.split(/[|\n]/).flatMap((row) => {
    const [latin = '', devanagari] = row.split(' ');
    if (!devanagari) return [];
    const [first = '', ...others] = latin.split('/');
    const named = [first, ...others].find((spelling) => usual.has(spelling)) ?? '';
    return [{ latin: first, others, devanagari, isSpoken, usual: usual.get(named) ?? {} }];
  });
}

/**
 * Returns the key of a word in a name index of the script. In Indian scripts, accepted spellings of a name have the
 * same key.
 */
export const keyIn = (word: string, script: Script) =>
  script === 'latin' ? word.toLowerCase() : foldIndian(word, script);

function ownSpellings(name: KnownName, script: Script): readonly string[] {
  if (script === 'latin') return [name.latin, ...name.others];
  if (script === 'devanagari') return [name.devanagari];
  return [writeIndian(syllablesOfKnown(name, script), script, name.isSpoken)];
}

const usualSpellingsOf = (name: KnownName, script: Script): readonly string[] =>
  usualLanguages.flatMap((language) => (scriptOfLanguage(language) === script ? (name.usual[language] ?? []) : []));

/**
 * Returns an index of the names by their spellings in a script. A spelling by rules takes precedence over a usual
 * spelling, because two names can have the same usual spelling: চৌধুরী.
 */
function indexOf(names: readonly KnownName[], script: Script): NameIndex {
  const index = new Map<string, KnownName>();
  for (const spellingsOf of [ownSpellings, usualSpellingsOf])
    for (const name of names)
      for (const spelling of spellingsOf(name, script)) {
        const key = keyIn(spelling, script);
        if (!index.has(key)) index.set(key, name);
      }
  return index;
}

function readLists(lists: NameLists, tables: UsualTables) {
  const usual = usualSpellings(tables);
  return {
    names: [...entriesOf(lists.people, false, usual), ...entriesOf(lists.words, true, usual)],
    beginnings: entriesOf(lists.beginnings, false, new Map()),
    endings: entriesOf(lists.endings, false, new Map()),
  };
}

/**
 * Returns a function that returns the known names by their spelling in a script. Reads the lists at the first call.
 * `tables` has the usual spellings of some languages.
 */
export function nameFinder(tables: UsualTables, lists: NameLists = allLists): (script: Script) => KnownNames {
  const found = new Map<Script, KnownNames>();
  let entries: ReturnType<typeof readLists> | undefined;
  return (script) => {
    entries ??= readLists(lists, tables);
    const known = found.get(script) ?? {
      names: indexOf(entries.names, script),
      beginnings: indexOf(entries.beginnings, script),
      endings: indexOf(entries.endings, script),
    };
    found.set(script, known);
    return known;
  };
}

export type FindNames = ReturnType<typeof nameFinder>;

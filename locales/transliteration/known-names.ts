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
  /** The most common Latin spelling, in lower case. */
  latin: string;
  /** Other Latin spellings, in lower case. */
  others: readonly string[];
  devanagari: string;
  /** True for an English word, whose vowels are written as they are spoken. */
  isSpoken: boolean;
  /** Spellings in other languages that the rules cannot derive from the Devanagari spelling. */
  usual: Readonly<Partial<Record<UsualLanguage, string>>>;
}

/**
 * Returns the syllables of a known name, from its Devanagari spelling. Devanagari does not show all sounds: it has one
 * letter for v and w. The longest Latin spelling of the name shows the missing sounds.
 */
export function syllablesOfKnown({ devanagari, latin, others }: KnownName, to: Script): readonly Syllable[] {
  const syllables = readIndian(devanagari, 'devanagari') ?? [];
  const longest = others.reduce((long, other) => (other.length > long.length ? other : long), latin);
  return completeByLatin(syllables, longest, to) ?? guessW(syllables);
}

/** Maps the spelling of a name in one script to the name. */
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
 * Returns the key under which a name index of this script contains a word. In Indian scripts, spellings that readers
 * accept as the same name have the same key.
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
 * Returns an index of the names by their spelling in a script. The rules may derive for one name a spelling that is
 * also the usual spelling of another name (চৌধুরী). The index then contains the name for which the rules derive the
 * spelling.
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
 * Returns a function that takes a script and returns an index of the known names in this script. The function reads the
 * lists of names at its first call. `tables` contains the usual spellings of some languages.
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

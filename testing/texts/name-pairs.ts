// Names with their known spellings in several scripts. Functions count how many of these names the transliteration
// converts to the known spelling.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#contracts/values.ts';
import { textsOf } from '#locales/server-texts.ts';
import { nameFinder } from '#locales/transliteration/known-names.ts';
import { knownBeginnings, knownEndings } from '#locales/transliteration/known-parts.ts';
import { knownPeople } from '#locales/transliteration/known-people.ts';
import { knownPlaces } from '#locales/transliteration/known-places.ts';
import { knownWords } from '#locales/transliteration/known-words.ts';
import { nameWriter } from '#locales/transliteration/name-writer.ts';
import { foldIndian } from '#locales/transliteration/same-spelling.ts';
import { scriptOf, scriptOfLanguage } from '#locales/transliteration/scripts.ts';
import { foldLatin } from '#marketplace/places/fold-latin.ts';
import { keysOf } from '#marketplace/places/keys.ts';

/** The languages of the known spellings: one for each script, and Marathi. */
export const pairLanguages = ['en', 'hi', 'mr', 'bn', 'te', 'ta', 'ml'] as const satisfies readonly Language[];
type PairLanguage = (typeof pairLanguages)[number];

export type Spellings = Readonly<Partial<Record<PairLanguage, string>>>;

const WORD = /^[\p{L}\p{M}\u200c\u200d]+$/u;

/** Splits a full name into words. Leaves out languages in which the name has more or fewer words than in English. */
function wordsOf(names: Spellings): Spellings[] {
  const split = (name: string | undefined) => name?.split(/[\s-]+/) ?? [];
  const english = split(names.en);
  return english.map((_, place) =>
    Object.fromEntries(
      pairLanguages.flatMap((language) => {
        const parts = split(names[language]);
        const part = parts.length === english.length ? parts[place] : undefined;
        return part && WORD.test(part) ? [[language, part]] : [];
      }),
    ),
  );
}

/**
 * Returns the names of well-known persons as newspapers write them, split into words. The list of frequent names was
 * extended after these persons had been chosen, so it may contain some names, which improves the measured result.
 */
export function publicPersons(): Spellings[] {
  const file = readFileSync(path.join(process.cwd(), 'testing/texts/public-persons.txt'), 'utf8');
  return file
    .trim()
    .split('\n')
    .flatMap((row) => {
      const columns = row.split('|');
      return wordsOf(Object.fromEntries(pairLanguages.map((language, place) => [language, columns[place]])));
    });
}

/** Returns the names of towns and districts, split into words, without the words of the list of frequent places. */
export function towns(): Spellings[] {
  const known = new Set(listed(knownPlaces).map(({ en }) => en));
  const names = new Set(pairLanguages.flatMap((language) => Object.keys(textsOf(language).places)));
  return [...names].flatMap((en) =>
    wordsOf({
      en,
      ...Object.fromEntries(pairLanguages.slice(1).map((language) => [language, textsOf(language).places[en] ?? ''])),
    }).filter((word) => !known.has(word.en)),
  );
}

const listed = (list: string): Spellings[] =>
  list.split(/[|\n]/).flatMap((row) => {
    const [latin, hi] = row.split(' ');
    const [en] = latin?.split('/') ?? [];
    return en && hi ? [{ en: en.charAt(0).toUpperCase() + en.slice(1), hi }] : [];
  });

export const listedNames = () => [...listed(knownPeople), ...listed(knownWords)];

/**
 * Returns the half of the test names to which a name belongs; always the same half for the same name. The
 * transliteration rules were written with the names of one half. The other half tests the rules.
 */
export function halfOf(name: string): 0 | 1 {
  let hash = 2166136261;
  for (const letter of name.toLowerCase()) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return ((hash >>> 15) ^ hash) & 1 ? 1 : 0;
}

const sameSpelling = (language: PairLanguage, one: string, other: string) => {
  const script = scriptOfLanguage(language);
  return script === 'latin'
    ? foldLatin(one) === foldLatin(other)
    : foldIndian(one, script) === foldIndian(other, script);
};

/**
 * True if two names have the same search key (`marketplace/places/keys.ts`). If one is in Tamil, which does not write
 * all sounds, the loose keys are compared.
 */
function sameSound(one: string, other: string): boolean {
  const key = [one, other].some((name) => scriptOf(name) === 'tamil') ? 'loose' : 'sound';
  return keysOf(one.toLowerCase())[key] === keysOf(other.toLowerCase())[key];
}

export interface Share {
  pairs: number;
  same: number;
  accepted: number;
  /** Number of names whose converted and known spelling have the same search key: a search for either finds both. */
  sounds: number;
  misses: string[];
}

type Write = (name: string, language: Language) => string;

/** Counts how many names `write` converts from one language to their known spelling in another language. */
export function measure(names: readonly Spellings[], write: Write, from: PairLanguage, to: PairLanguage): Share {
  const share: Share = { pairs: 0, same: 0, accepted: 0, sounds: 0, misses: [] };
  const seen = new Set<string>();
  for (const spellings of names) {
    const [typed, known] = [spellings[from], spellings[to]];
    if (!typed || !known || seen.has(`${typed} ${known}`)) continue;
    seen.add(`${typed} ${known}`);
    const written = write(typed, to);
    share.pairs += 1;
    if (written === known) share.same += 1;
    if (sameSound(written, known)) share.sounds += 1;
    if (sameSpelling(to, written, known)) share.accepted += 1;
    else share.misses.push(`${from} ${typed} → ${to} ${written}, known ${known}`);
  }
  return share;
}

/**
 * One line of the file that `freshNames` reads: a name of several words as typed in one language, with its spellings in
 * another.
 */
interface FreshName {
  to: PairLanguage;
  typed: string;
  known: readonly string[];
}

const isPairLanguage = (name: string | undefined): name is PairLanguage =>
  pairLanguages.some((language) => language === name);

/**
 * Returns 100 full names of people, localities and companies. The rules of the transliteration were never adapted to
 * these names, so the result shows how well unknown names are converted.
 */
export function freshNames(): FreshName[] {
  const file = readFileSync(path.join(process.cwd(), 'testing/texts/fresh-names.txt'), 'utf8');
  return file
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [, to, typed = '', known = ''] = row.split('|');
      return isPairLanguage(to) ? [{ to, typed, known: known.split('/') }] : [];
    });
}

const areWordsSame = (language: PairLanguage, one: string, other: string) => {
  const [words, others] = [one.split(' '), other.split(' ')];
  return (
    words.length === others.length && words.every((word, place) => sameSpelling(language, word, others[place] ?? ''))
  );
};

/** Counts the full names that `write` converts to one of the known spellings, and the correct words in them. */
export function measureFresh(write: Write) {
  const names = freshNames();
  const written = names.map(({ to, typed, known }) => ({ to, known, words: write(typed, to) }));
  const right = written.filter(({ to, words, known }) => known.some((one) => areWordsSame(to, words, one)));
  const words = written.flatMap(({ to, words: all, known }) =>
    all.split(' ').map((word, place) => known.some((one) => sameSpelling(to, word, one.split(' ')[place] ?? ''))),
  );
  return { names: names.length, right: right.length, words: words.length, rightWords: words.filter(Boolean).length };
}

const isLatin = (language: PairLanguage) => language === 'en';
const areBothDevanagari = (one: PairLanguage, other: PairLanguage) => scriptOfLanguage(one) === scriptOfLanguage(other);

export type Direction = 'from Latin' | 'to Latin' | 'between Indian scripts';

const directionOf = (from: PairLanguage, to: PairLanguage): Direction =>
  isLatin(from) ? 'from Latin' : isLatin(to) ? 'to Latin' : 'between Indian scripts';

const sumOf = (shares: readonly Share[]): Share =>
  shares.reduce((sum, share) => ({
    pairs: sum.pairs + share.pairs,
    same: sum.same + share.same,
    accepted: sum.accepted + share.accepted,
    sounds: sum.sounds + share.sounds,
    misses: [...sum.misses, ...share.misses],
  }));

/** Returns how many names are converted correctly in one direction, by the language of the result. */
export function measureDirection(names: readonly Spellings[], write: Write, direction: Direction) {
  const byLanguage = pairLanguages.flatMap((to) => {
    const sources = pairLanguages.filter((from) => !areBothDevanagari(from, to) && directionOf(from, to) === direction);
    return sources.length > 0 ? [{ to, share: sumOf(sources.map((from) => measure(names, write, from, to))) }] : [];
  });
  return { byLanguage, all: sumOf(byLanguage.map(({ share }) => share)) };
}

const halfOfList = (list: string, half: 0 | 1) =>
  list
    .split(/[|\n]/)
    .filter((row) => halfOf(row.split(' ')[0]?.split('/')[0] ?? '') === half)
    .join('|');

/** Returns a transliteration function that knows only one half of the listed names. */
export const writerWithHalf = (half: 0 | 1): Write =>
  nameWriter(
    nameFinder(
      {},
      {
        people: halfOfList(knownPeople, half),
        words: halfOfList(knownWords, half),
        beginnings: knownBeginnings,
        endings: knownEndings,
      },
    ),
  );

/** Measures how many listed names are converted correctly by a function that knows only the other half of the list. */
export const measureHeldOut = (from: PairLanguage, to: PairLanguage): Share =>
  sumOf(
    ([0, 1] as const).map((half) =>
      measure(
        listedNames().filter(({ en = '' }) => halfOf(en) !== half),
        writerWithHalf(half),
        from,
        to,
      ),
    ),
  );

// Suggests trades, towns and areas whose names start with the words that a user is typing, in every script. The indexes
// are built at the first call.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RoleSlug } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import type { SearchSuggestion } from '#contracts/search-suggestions.ts';
import { type Area, allAreas } from '../places/areas.ts';
import { aliasesOf } from '../places/city-aliases.ts';
import { keysOf } from '../places/keys.ts';
import { normaliseText } from '../places/normalise.ts';
import { allPlaces, type Place } from '../places/places.ts';
import { lexicon } from './lexicon.ts';
import { LARGE } from './requested-places.ts';
import { SortedNames } from './sorted-names.ts';
import { stopWords } from './stop-words.ts';

/** Minimum number of characters of an unfinished word. Too many names start with fewer characters. */
export const SHORTEST = 3;
/** Maximum number of words at the end of the text that together may be one name. */
const MAX_WORDS = 4;
const MAX_OF_KIND = 4;
const LATIN = /^[a-z]/;

type NamedKind = 'trade' | 'town' | 'area';

/** A value that a name means. A lower `rank` means a more common trade or a larger place. */
interface Meant {
  kind: NamedKind;
  rank: number;
  suggested: Omit<SearchSuggestion, 'before'>;
}

/** One name of a trade, town or area. */
interface Name {
  meant: Meant;
  /** `isWhole`: the entry is the name as written. `isFirst`: the entry starts with the first word of the name. */
  isWhole: boolean;
  isFirst: boolean;
}

interface Entry {
  name: string;
  value: Name;
}

interface Names {
  written: SortedNames<Name>;
  /** Names by their sound. With them, words in another script find names that are stored only in Latin letters. */
  sounding: SortedNames<Name>;
  /** The small towns by their sound. They are listed last, because many of them sound like another name. */
  smallSounding: SortedNames<Name>;
}

const soundOf = (text: string) => text.split(' ').map((word) => keysOf(word).plain);

/** Adds a name, and also its end from each later word on, so that `operator` finds the machine operator. */
function addName({ written }: Names, name: string, meant: Meant): void {
  const words = normaliseText(name).split(' ');
  for (const at of words.keys()) {
    const rest = words.slice(at).join(' ');
    if (rest.length < SHORTEST || (at > 0 && stopWords.has(words[at] ?? ''))) continue;
    written.add(rest, { meant, isWhole: at === 0, isFirst: at === 0 });
  }
}

function addSound(sounding: SortedNames<Name>, name: string, meant: Meant): void {
  const sound = soundOf(normaliseText(name));
  if (sound.every((key) => key !== '')) sounding.add(sound.join(' '), { meant, isWhole: false, isFirst: true });
}

function tradeOf(slug: RoleSlug, rank: number): Meant {
  const none = { names: {}, city: null, state: null, location: null };
  return { kind: 'trade', rank, suggested: { kind: 'trade', name: slug.replaceAll('-', ' '), role: slug, ...none } };
}

function townOf({ name, names, state }: Place, rank: number, isNamesake: boolean): Meant {
  const location = isNamesake ? `${name}, ${state}` : name;
  return { kind: 'town', rank, suggested: { kind: 'town', name, names, role: null, city: null, state, location } };
}

function areaOf({ name, city, state }: Area, rank: number): Meant {
  const location = `${name}, ${city}`;
  return { kind: 'area', rank, suggested: { kind: 'area', name, names: {}, role: null, city, state, location } };
}

/** Adds all names. Yields before each value, so that the caller can interrupt the work. */
function* addAll(names: Names, towns: readonly Place[], areas: readonly Area[]): Generator<undefined, void> {
  for (const [rank, { slug }] of roles.entries()) {
    yield;
    const meant = tradeOf(slug, rank);
    for (const name of [meant.suggested.name, ...lexicon[slug].names.split(',')]) addName(names, name, meant);
  }
  const known = new Set<string>();
  for (const [rank, place] of towns.entries()) {
    yield;
    const meant = townOf(place, rank, known.has(place.name));
    known.add(place.name);
    const all = new Set([place.name, ...Object.values(place.names), ...aliasesOf(place.name)]);
    for (const name of all) addName(names, name, meant);
    addSound(rank < LARGE ? names.sounding : names.smallSounding, place.name, meant);
  }
  for (const [rank, area] of areas.entries()) {
    yield;
    const meant = areaOf(area, rank);
    for (const name of [area.name, ...area.others]) addName(names, name, meant);
    addSound(names.sounding, area.name, meant);
  }
}

/** Number of values that are added before other work of the process may continue. */
const ADDED_AT_ONCE = 50;

async function makeNames(): Promise<Names> {
  const names: Names = { written: new SortedNames(), sounding: new SortedNames(), smallSounding: new SortedNames() };
  let added = 0;
  for (const _ of addAll(names, await allPlaces(), await allAreas())) {
    added += 1;
    if (added % ADDED_AT_ONCE === 0) await nextTurn();
  }
  return names;
}

let names: Promise<Names> | undefined;

/**
 * Returns how well a name matches the text: 0 if the name equals the text, 1 if it starts with the text, 2 if only a
 * later word of the name does.
 */
function fitOf({ name, value: { isWhole, isFirst } }: Entry, text: string): number {
  if (isWhole && name === text) return 0;
  return isFirst ? 1 : 2;
}

/** Returns the values whose names start with the text: exact names first, then the most common or largest. */
function startingWith(found: readonly Entry[], text: string, kind: NamedKind): Meant[] {
  const best = new Map<Meant, number>();
  for (const entry of found) {
    const { meant } = entry.value;
    if (meant.kind === kind) best.set(meant, Math.min(best.get(meant) ?? 2, fitOf(entry, text)));
  }
  return [...best].sort(([one, a], [other, b]) => a - b || one.rank - other.rank).map(([meant]) => meant);
}

/** Returns the phonetic keys of the text, joined; null if the text is in Latin letters or the keys are too short. */
function soundingStart(text: string): string | null {
  const sound = LATIN.test(text) ? [] : soundOf(text);
  return sound.join('').length >= SHORTEST && sound.every((key) => key !== '') ? sound.join(' ') : null;
}

/** Returns the ends of the text that may be an unfinished name, the longest first, with the text before each. */
function endsOf(text: string): { end: string; before: string }[] {
  const words = text.trim().split(/\s+/);
  return words
    .map((_, at) => ({ end: normaliseText(words.slice(at).join(' ')), before: words.slice(0, at).join(' ') }))
    .slice(-MAX_WORDS)
    .filter(({ end }) => end.length >= SHORTEST);
}

/**
 * Returns the trades, towns and areas whose names start with the last words of the text, in the order of `kinds`; at
 * most `MAX_OF_KIND` of each. Uses as many of the last words as possible.
 */
export async function suggestNames(text: string, kinds: readonly NamedKind[]): Promise<SearchSuggestion[]> {
  names ??= makeNames();
  const { written, sounding, smallSounding } = await names;
  for (const { end, before } of endsOf(text)) {
    const listed = (entries: readonly Entry[]) =>
      kinds.flatMap((kind) => startingWith(entries, end, kind).slice(0, MAX_OF_KIND));
    const asWritten = listed(written.startingWith(end));
    const sound = soundingStart(end);
    const found =
      asWritten.length > 0 || sound === null
        ? asWritten
        : [sounding, smallSounding].flatMap((index) => listed(index.startingWith(sound)));
    if (found.length > 0) return found.map(({ suggested }) => ({ ...suggested, before }));
  }
  return [];
}

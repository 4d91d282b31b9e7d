// The built-in translator: titles of which every word is known, and the words of our own lists (D24). Pure.
import { normaliseText } from '../places/normalise.ts';
import { type Kind, type Meaning, openVocabulary, type Target } from './words/vocabulary.ts';

/** Names of the job's own place in the target language, by any of its names in their one form. */
export type PlaceNames = ReadonlyMap<string, string>;

interface Part {
  kind: Kind | 'place' | 'number';
  text: string;
}

const MOST_WORDS = 5;
/** Brackets, commas and the like part a title; a dash inside a word does not. */
const PARTING = /(\s*(?:[,|()/:;.!।&+–—]|\s-|-\s)+\s*)/u;
const INNER_DASH = /(?<=\p{L})-(?=\p{L})/gu;
const BEFORE = new Set(['for', 'in', 'at', 'of', 'on']);
const BEHIND_PLACE = new Set(['में', 'मे', 'mein', 'me', 'मध्ये']);
const EMPTY = new Set(['a', 'an', 'the']);
/** What stands between a trade and "work". */
const WORK_OF: Partial<Record<Target, string>> = { hi: 'का', bn: 'পদে' };

/** A phrase as it is known, English plurals included. */
function meaningOf(phrase: string): Meaning | undefined {
  const { phrases } = openVocabulary();
  return phrases.get(phrase) ?? (/[a-z]s$/.test(phrase) ? phrases.get(phrase.slice(0, -1)) : undefined);
}

interface Found {
  length: number;
  meaning?: Meaning;
  place?: string;
}

/** The longest known phrase that begins here. */
function longestAt(words: readonly string[], from: number, places: PlaceNames): Found | null {
  for (let length = Math.min(MOST_WORDS, words.length - from); length > 0; length -= 1) {
    const phrase = words.slice(from, from + length).join(' ');
    const place = places.get(phrase);
    if (place !== undefined) return { length, place };
    const meaning = meaningOf(phrase);
    if (meaning) return { length, meaning };
  }
  return null;
}

/** What a known phrase becomes; null where its place in the sentence is none we can say. */
function partOf({ meaning, place }: Found, { target, after }: { target: Target; after: string | null }): Part | null {
  if (place !== undefined) return { kind: 'place', text: place };
  if (!meaning) return null;
  if (after === null) return { kind: meaning.kind, text: meaning.written[target] };
  return meaning.asFor ? { kind: 'for', text: meaning.asFor[target] } : null;
}

/** The parts of a piece, or null where one word is not known. */
function partsOf(words: readonly string[], target: Target, places: PlaceNames): Part[] | null {
  const parts: Part[] = [];
  let after: string | null = null;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const found = longestAt(words, at, places);
    if (found) {
      const part = partOf(found, { target, after });
      const joinsFor = part?.kind === 'joining' && parts.at(-1)?.kind === 'for';
      if (!part || joinsFor) return null;
      parts.push(part);
      at += found.length;
      after = null;
    } else {
      const isNumber = /^\d{1,4}$/.test(word);
      if (isNumber) parts.push({ kind: 'number', text: word });
      else if (BEFORE.has(word) && after === null) after = word;
      else if (!EMPTY.has(word) && !(BEHIND_PLACE.has(word) && parts.at(-1)?.kind === 'place')) return null;
      at += 1;
    }
  }
  return after === null ? parts : null;
}

/** Puts the parts into the order of the target: what is urgent first, what for, who, and that they are wanted last. */
function compose(parts: readonly Part[], target: Target): string {
  const of = (...kinds: Part['kind'][]) => parts.filter(({ kind }) => kinds.includes(kind));
  const who = of('trade', 'object', 'plain', 'number', 'joining');
  const link = who.at(-1)?.kind === 'trade' ? WORK_OF[target] : undefined;
  const doing = of('work')
    .slice(0, 1)
    .flatMap(({ text }) => (link ? [link, text] : [text]));
  const texts = (some: readonly Part[]) => some.map(({ text }) => text);
  const said = [
    ...texts(of('first')),
    ...texts(of('for')),
    ...texts(who),
    ...doing,
    ...texts(of('wanted').slice(0, 1)),
  ];
  return [said.join(' '), ...texts(of('place'))].filter((text) => text !== '').join(', ');
}

/** Whether somebody who reads it learns what the job is. */
const saysWhat = (parts: readonly Part[]) =>
  parts.some(({ kind }) => kind === 'trade' || kind === 'object' || kind === 'for');

/** A title in the target language; null where any word of it is unknown: half a translation is none. */
export function translateTitle(title: string, target: Target, places: PlaceNames = new Map()): string | null {
  const pieces = title.replace(INNER_DASH, ' ').split(PARTING);
  const out: string[] = [];
  let what = false;
  for (const [place, piece] of pieces.entries()) {
    if (place % 2 === 1 || piece.trim() === '') out.push(piece);
    else {
      const parts = partsOf(normaliseText(piece).split(' '), target, places);
      if (!parts) return null;
      what ||= saysWhat(parts);
      out.push(compose(parts, target));
    }
  }
  return what ? out.join('').trim() : null;
}

/** The name of a role, kind of job or pay period in the target language; null for a code without one. */
export function translateCode(code: string, target: Target): string | null {
  return openVocabulary().codes.get(code)?.[target] ?? null;
}

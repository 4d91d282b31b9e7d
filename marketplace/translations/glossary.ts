// The built-in glossary translator: translates titles whose words are all known, and codes such as job types and pay
// periods (D24). Pure.
import { normaliseText } from '../places/normalise.ts';
import { createVocabulary, type Kind, type Meaning, type Target, type TermByLanguage } from './words/vocabulary.ts';

/** Maps the normalised names of the job's place to the name of the place in the target language. */
export type PlaceNames = ReadonlyMap<string, string>;

interface Part {
  kind: Kind | 'place' | 'number';
  text: string;
  /** For an object or place of work such as “hotel”: the form that means “for the hotel”, in each language. */
  asFor?: TermByLanguage;
}

const MAX_WORDS = 5;
/** Separators of a title, such as brackets and commas. A hyphen within a word is not a separator. */
const PARTING = /(\s*(?:[,|()/:;.!।&+–—]|\s-|-\s)+\s*)/u;
const INNER_DASH = /(?<=\p{L})-(?=\p{L})/gu;
const BEFORE = new Set(['for', 'in', 'at', 'of', 'on']);
const BEHIND = new Set(['में', 'मे', 'mein', 'me', 'मध्ये']);
const EMPTY = new Set(['a', 'an', 'the']);
/** The word between the name of a trade and the word for “work”, as in `राजमिस्त्री का काम` (work of a mason). */
const WORK_OF: Partial<Record<Target, string>> = { hi: 'का', bn: 'পদে' };

/** Returns the meaning of a phrase. Also finds the plural in -s of an English phrase. */
function meaningOf(phrase: string): Meaning | undefined {
  const { phrases } = createVocabulary();
  return phrases.get(phrase) ?? (/[a-z]s$/.test(phrase) ? phrases.get(phrase.slice(0, -1)) : undefined);
}

interface GlossaryMatch {
  length: number;
  meaning?: Meaning;
  place?: string;
}

/** Returns the longest known phrase that starts at the word `from`; null without a match. */
function longestAt(words: readonly string[], from: number, places: PlaceNames): GlossaryMatch | null {
  for (let length = Math.min(MAX_WORDS, words.length - from); length > 0; length -= 1) {
    const phrase = words.slice(from, from + length).join(' ');
    const place = places.get(phrase);
    if (place !== undefined) return { length, place };
    const meaning = meaningOf(phrase);
    if (meaning) return { length, meaning };
  }
  return null;
}

/**
 * Returns the part of the title that means “for” an object, such as “for a hotel”. `number`: the number before the
 * object, or ''.
 */
const partFor = (asFor: TermByLanguage, target: Target, number = ''): Part => ({
  kind: 'for',
  text: [number, asFor[target]].filter(Boolean).join(' '),
});

/**
 * If the last part is an object (“hotel”), replaces it with the form that means “for the hotel”, because “Hotel cook”
 * means a cook for a hotel. Returns null if the last part is not an object, or if the “for” could also refer to an
 * earlier part.
 */
function madeFor(parts: readonly Part[], target: Target): Part[] | null {
  const last = parts.at(-1);
  if (!last?.asFor || parts.some(({ kind }) => kind === 'joining')) return null;
  return [...parts.slice(0, -1), partFor(last.asFor, target)];
}

/**
 * Appends the translated phrase or place as a further part of the title. Returns null if its right position in the
 * translated title is unclear.
 */
function withPart(parts: readonly Part[], { meaning, place }: GlossaryMatch, target: Target): Part[] | null {
  if (place !== undefined) return [...parts, { kind: 'place', text: place }];
  if (!meaning || (meaning.kind === 'joining' && parts.at(-1)?.kind === 'for')) return null;
  const before = meaning.kind === 'trade' && parts.at(-1)?.kind === 'object' ? madeFor(parts, target) : parts;
  const { kind, written, asFor } = meaning;
  return before && [...before, { kind, text: written[target], ...(asFor ? { asFor } : {}) }];
}

interface Reading {
  parts: Part[];
  /** Null unless a preposition was read, but not yet its object. `number`: the number after the preposition, or ''. */
  before: { number: string } | null;
}

/**
 * Adds a phrase that the glossary contains to the parts of the title that were read so far. Returns null if the title
 * cannot be translated.
 */
function readKnown({ parts, before }: Reading, found: GlossaryMatch, target: Target): Reading | null {
  const asFor = found.meaning?.asFor;
  if (before !== null && found.place === undefined)
    return asFor ? { parts: [...parts, partFor(asFor, target, before.number)], before: null } : null;
  const more = withPart(parts, found, target);
  return more && { parts: more, before: null };
}

/**
 * Adds a word that the glossary does not contain to the parts that were read so far: an article, a number or a
 * preposition. Returns null for other words.
 */
function readOther({ parts, before }: Reading, word: string, target: Target): Reading | null {
  if (EMPTY.has(word)) return { parts, before };
  if (/^\d{1,4}$/.test(word))
    return before === null
      ? { parts: [...parts, { kind: 'number', text: word }], before }
      : { parts, before: { number: word } };
  if (BEFORE.has(word)) return before === null ? { parts, before: { number: '' } } : null;
  if (!BEHIND.has(word)) return null;
  if (parts.at(-1)?.kind === 'place') return { parts, before };
  const made = madeFor(parts, target);
  return made && { parts: made, before };
}

/**
 * Splits one segment of a title (`words`, the words between two separators) into parts such as trade, place and number.
 * Returns null if a word is neither in the glossary nor an article, number or preposition, or if a preposition has no
 * object.
 */
function partsOf(words: readonly string[], target: Target, places: PlaceNames): Part[] | null {
  let reading: Reading | null = { parts: [], before: null };
  for (let at = 0; at < words.length && reading; ) {
    const found = longestAt(words, at, places);
    reading = found ? readKnown(reading, found, target) : readOther(reading, words[at] ?? '', target);
    at += found?.length ?? 1;
  }
  return reading && reading.before === null ? reading.parts : null;
}

/** Joins the translated parts in this order: urgency, purpose, trade and its details, work, “wanted”, place. */
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

/** True if the parts name the kind of work: a trade, an object, or a purpose. */
const saysWhat = (parts: readonly Part[]) =>
  parts.some(({ kind }) => kind === 'trade' || kind === 'object' || kind === 'for');

/**
 * Returns the title in the target language; null if any word is unknown, because partial translations are not shown.
 */
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

/** Returns the name of a job type or pay period in the target language; null for an unknown code. */
export function translateCode(code: string, target: Target): string | null {
  return createVocabulary().codes.get(code)?.[target] ?? null;
}

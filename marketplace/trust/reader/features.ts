// Converts the words and concepts of a field to numbers for the learned reader. Pure.
import type { Word } from '../reading.ts';

/** Positions of words: from `start` up to but not including `end`. */
interface ConceptPlace {
  value: string;
  start: number;
}

/** Number of bits of a feature. The weight file has one weight for each of the 2^20 possible features. */
const BITS = 20;
export const FEATURES = 1 << BITS;
/** Increase after each change of this file that changes features, and train the reader again. */
export const FEATURES_VERSION = 3;
const SHORTEST = 3;
const LONGEST = 5;
/** Number of letters by which words are compared in pairs, so that most endings do not matter. */
const STEM = 5;
/** Maximum number of different concepts whose pairs are features. Limits the work for hostile texts. */
const MAX_CONCEPTS = 40;
/** Words are cut to this length, which limits the work for words without spaces. */
const MAX_LENGTH = 30;

/** First values of the hash, one for each kind of feature, so that different kinds rarely collide. */
const seeds = { word: 0x1b873593, part: 0x2127599b, pair: 0x38b34ae5, gap: 0x4f6cdd1d, concept: 0x5bd1e995 };

/** One step of the FNV-1a hash. */
const step = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193);

function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i += 1) hash = step(hash, text.charCodeAt(i));
  return hash;
}

function featureOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) & (FEATURES - 1);
}

/** Returns a number as its count of digits: `15,000` and `12000` are equal. Cuts long words. */
function formOf({ text }: Word): string {
  if (/^\d[\d,]*$/.test(text)) return `#${Math.min(text.replaceAll(',', '').length, 6)}`;
  return text.slice(0, MAX_LENGTH);
}

/** Returns all sequences of three to five letters of the word, with a mark at its begin and end, as features. */
function partsOf(word: string): Int32Array {
  const marked = `<${word}>`;
  const parts: number[] = [];
  for (let at = 0; at + SHORTEST <= marked.length; at += 1) {
    let hash = seeds.part;
    const end = Math.min(LONGEST, marked.length - at);
    for (let length = 1; length <= end; length += 1) {
      hash = step(hash, marked.charCodeAt(at + length - 1));
      if (length >= SHORTEST) parts.push(featureOf(hash));
    }
  }
  return Int32Array.from(parts);
}

/** Maximum number of words whose features are cached. Posts use few different words. */
const MAX_CACHED_WORDS = 20_000;
const featuresByWord = new Map<string, Int32Array>();

/** Returns the features of a single word: the word and, unless it is a number, its parts. */
function featuresOfWord(form: string): Int32Array {
  const known = featuresByWord.get(form);
  if (known) return known;
  const parts = form.startsWith('#') ? [] : partsOf(form);
  const features = Int32Array.from([featureOf(hashOf(form, seeds.word)), ...parts]);
  if (featuresByWord.size >= MAX_CACHED_WORDS) featuresByWord.clear();
  featuresByWord.set(form, features);
  return features;
}

/** For each feature, the number of the list that contained it last. */
const lists = new Uint32Array(FEATURES);
let current = 0;

/** A list in which each feature occurs once. Only one list may be filled at a time. It is faster than a `Set`. */
function newList() {
  current += 1;
  const list = current;
  const features: number[] = [];
  const add = (feature: number) => {
    if (lists[feature] === list) return;
    lists[feature] = list;
    features.push(feature);
  };
  return { features, add };
}

type Add = ReturnType<typeof newList>['add'];

const conceptHashes = new Map<string, number>();

/** Returns the hash of the name of a concept. There are a few hundred names. */
function hashOfConcept(name: string): number {
  const known = conceptHashes.get(name);
  if (known !== undefined) return known;
  const hash = hashOf(name, seeds.concept);
  conceptHashes.set(name, hash);
  return hash;
}

/** Adds each concept and each pair of concepts, in any order. Concepts are equal in all languages. */
function addConcepts(concepts: readonly string[], add: Add): void {
  const names = [...new Set(concepts)].sort().slice(0, MAX_CONCEPTS);
  const hashes = names.map(hashOfConcept);
  for (const [at, first] of hashes.entries()) {
    add(featureOf(first));
    for (const second of hashes.slice(at + 1)) add(featureOf(step(Math.imul(first, 31), second)));
  }
}

/**
 * Returns the features of words: the words, their parts, pairs of neighbours (also with a gap of one word), and the
 * concepts that occur in these words. Each feature occurs once.
 */
export function featuresOf(words: readonly Word[], concepts: readonly string[]): Int32Array {
  const { features, add } = newList();
  let earlier: number | null = null;
  let first: number | null = null;
  for (const word of words) {
    const form = formOf(word);
    for (const feature of featuresOfWord(form)) add(feature);
    const second = hashOf(form.slice(0, STEM), seeds.word);
    if (first !== null) add(featureOf(step(Math.imul(first ^ seeds.pair, 31), second)));
    if (earlier !== null) add(featureOf(step(Math.imul(earlier ^ seeds.gap, 31), second)));
    [earlier, first] = [first, second];
  }
  addConcepts(concepts, add);
  return Int32Array.from(features);
}

/** A part of the words: its first and last word, and its features. */
export interface Passage {
  first: Word;
  last: Word;
  features: Int32Array;
}

/** Minimum strength of the break before a word that begins a sentence (see `BETWEEN`). */
const SENTENCE = 3;
/** Shorter sentences, such as headings, are only read together with the others. */
const MIN_WORDS = 4;
/** Longer passages are not read, because the model was trained with short ones. */
const MAX_WORDS = 60;

interface Passages {
  sentences: Passage[];
  /** The whole text; null if it is a single sentence, consists of short ones, or is too long. */
  whole: Passage | null;
}

/** Returns the passages that are read. `concepts` contains the places of the concepts in the words. */
export function passagesOf(words: readonly Word[], concepts: readonly ConceptPlace[]): Passages {
  const starts = words.flatMap(({ before }, at) => (at === 0 || before >= SENTENCE ? [at] : []));
  const passage = (from: number, to: number): Passage | null => {
    const [first, last] = [words[from], words[to - 1]];
    if (!first || !last || to - from < MIN_WORDS || to - from > MAX_WORDS) return null;
    const inside = concepts.filter(({ start }) => start >= from && start < to).map(({ value }) => value);
    return { first, last, features: featuresOf(words.slice(from, to), inside) };
  };
  const sentences = starts.flatMap((from, index) => passage(from, starts[index + 1] ?? words.length) ?? []);
  return { sentences, whole: starts.length > 1 && sentences.length > 0 ? passage(0, words.length) : null };
}

// Converts the words and concepts of a field to numbers for the learned reader. Pure.
import type { Word } from '../reading.ts';

/** Positions of words: from `start` up to but not including `end`. */
interface ConceptPlace {
  value: string;
  start: number;
}

/** Number of bits of a feature. The weight file has one weight for each of the 2^17 possible features. */
const BITS = 17;
export const FEATURES = 1 << BITS;
/** Increase after each change of this file that changes features, and train the reader again. */
export const FEATURES_VERSION = 2;
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

/** Adds all sequences of three to five letters of the word, with a mark at its begin and end. */
function addParts(word: string, features: Set<number>): void {
  const marked = `<${word}>`;
  for (let at = 0; at + SHORTEST <= marked.length; at += 1) {
    let hash = seeds.part;
    const end = Math.min(LONGEST, marked.length - at);
    for (let length = 1; length <= end; length += 1) {
      hash = step(hash, marked.charCodeAt(at + length - 1));
      if (length >= SHORTEST) features.add(featureOf(hash));
    }
  }
}

/** Adds each concept and each pair of concepts, in any order. Concepts are equal in all languages. */
function addConcepts(concepts: readonly string[], features: Set<number>): void {
  const names = [...new Set(concepts)].sort().slice(0, MAX_CONCEPTS);
  const hashes = names.map((name) => hashOf(name, seeds.concept));
  for (const [at, first] of hashes.entries()) {
    features.add(featureOf(first));
    for (const second of hashes.slice(at + 1)) features.add(featureOf(step(Math.imul(first, 31), second)));
  }
}

/**
 * Returns the features of words: the words, their parts, pairs of neighbours (also with a gap of one word), and the
 * concepts that occur in these words. Each feature occurs once.
 */
export function featuresOf(words: readonly Word[], concepts: readonly string[]): Int32Array {
  const features = new Set<number>();
  const stems: number[] = [];
  for (const [at, word] of words.entries()) {
    const form = formOf(word);
    features.add(featureOf(hashOf(form, seeds.word)));
    if (!form.startsWith('#')) addParts(form, features);
    stems.push(hashOf(form.slice(0, STEM), seeds.word));
    const [second, first] = [stems[at], stems[at - 1]];
    const earlier = stems[at - 2];
    if (second !== undefined && first !== undefined)
      features.add(featureOf(step(Math.imul(first ^ seeds.pair, 31), second)));
    if (second !== undefined && earlier !== undefined)
      features.add(featureOf(step(Math.imul(earlier ^ seeds.gap, 31), second)));
  }
  addConcepts(concepts, features);
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

// Phrases written as data, and where they stand in a text. Pure.
//
// A phrase is slots with spaces between: `fee|fees` one of these words, `charg*` a word that begins so, `of?` may be missing, `..` up to
// three words of any kind, `#` a number, `<18` a number from 5 to 17. No phrase goes over the end of a sentence.
import { normaliseText } from '../places/normalise.ts';
import { BETWEEN, type Word } from './reading.ts';

const WIDEST_GAP = 3;
/** Stems are looked up by their first letters. */
const STEM_KEY = 2;

interface Slot {
  words: ReadonlySet<string>;
  stems: readonly string[];
  /** A number: any, or one of a child's years. */
  number: 'any' | 'child' | null;
  optional: boolean;
  /** How many other words may stand before it. */
  gap: number;
}

export interface Match<T> {
  value: T;
  /** The first word, and the one after the last. */
  start: number;
  end: number;
}

function slotOf(text: string, gap: number): Slot {
  const optional = text.endsWith('?');
  const choices = (optional ? text.slice(0, -1) : text).split('|');
  const stems = choices.filter((choice) => choice.endsWith('*')).map((choice) => normaliseText(choice));
  const words = choices.filter((choice) => !/[*#<]/.test(choice)).map((choice) => normaliseText(choice));
  const number = choices.includes('#') ? 'any' : choices.includes('<18') ? 'child' : null;
  return { words: new Set(words), stems, number, optional, gap };
}

function slotsOf(phrase: string): Slot[] {
  const slots: Slot[] = [];
  let gap = 0;
  for (const part of phrase.trim().split(/\s+/)) {
    if (part === '..') gap = WIDEST_GAP;
    else {
      slots.push(slotOf(part, gap));
      gap = 0;
    }
  }
  return slots;
}

function isChild(text: string): boolean {
  const years = Number(text);
  return text.length <= 2 && years >= 5 && years < 18;
}

function fits(slot: Slot, { text }: Word): boolean {
  if (slot.words.has(text) || slot.stems.some((stem) => text.startsWith(stem))) return true;
  if (slot.number === null || !/^[0-9]+$/.test(text)) return false;
  return slot.number === 'any' || isChild(text);
}

/** Where the slots from `at` on end when they begin at word `place`; -1 where they do not. */
function endOf(slots: readonly Slot[], at: number, words: readonly Word[], place: number): number {
  const slot = slots[at];
  if (!slot) return place;
  for (let skipped = 0; skipped <= slot.gap; skipped += 1) {
    const word = words[place + skipped];
    if (!word || (at > 0 && word.before === BETWEEN.sentence)) break;
    if (!fits(slot, word)) continue;
    const end = endOf(slots, at + 1, words, place + skipped + 1);
    if (end >= 0) return end;
  }
  return slot.optional ? endOf(slots, at + 1, words, place) : -1;
}

interface Entry<T> {
  slots: readonly Slot[];
  value: T;
}

/** Many phrases that are looked for at once. The first slot of a phrase is neither optional nor a gap. */
export class Phrases<T> {
  readonly #byWord = new Map<string, Entry<T>[]>();
  readonly #byStem = new Map<string, Entry<T>[]>();
  readonly #byNumber: Entry<T>[] = [];

  constructor(phrases: readonly { phrase: string; value: T }[]) {
    for (const { phrase, value } of phrases) this.#add({ slots: slotsOf(phrase), value });
  }

  #add(entry: Entry<T>): void {
    const [first] = entry.slots;
    if (!first) return;
    const keep = (map: Map<string, Entry<T>[]>, key: string) => map.set(key, [...(map.get(key) ?? []), entry]);
    for (const word of first.words) keep(this.#byWord, word);
    for (const key of new Set(first.stems.map((stem) => stem.slice(0, STEM_KEY)))) keep(this.#byStem, key);
    if (first.number) this.#byNumber.push(entry);
  }

  /** Every phrase that stands in the words, by where it begins; of one value at one place the longest. */
  *matches(words: readonly Word[]): Generator<Match<T>> {
    for (const [place, { text }] of words.entries()) {
      const longest = new Map<T, number>();
      const numbers = text.charCodeAt(0) < 58 ? this.#byNumber : [];
      for (const entries of [this.#byWord.get(text), this.#byStem.get(text.slice(0, STEM_KEY)), numbers])
        for (const { slots, value } of entries ?? []) {
          const end = endOf(slots, 0, words, place);
          if (end > (longest.get(value) ?? place)) longest.set(value, end);
        }
      for (const [value, end] of longest) yield { value, start: place, end };
    }
  }
}

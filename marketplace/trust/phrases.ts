// Phrases written as data, and where they stand in a text. Pure.
//
// A phrase is slots with spaces between: `fee|fees` one of these words, `charg*` a word that begins so, `महिला*च` one that begins and ends
// so, `of?` may be missing, `#` a number, `<18` a number from 5 to 17 in digits or words. Between two slots `.` stands for one word at most,
// `..` for three, `...` for seven of the same clause, `....` for seven. No phrase goes over the end of a sentence.
import { normaliseText } from '../places/normalise.ts';
import { isChildWord } from './digit-words.ts';
import { BETWEEN, type Word } from './reading.ts';

interface Gap {
  /** How many other words may stand before a slot. */
  words: number;
  /** The break before a word that ends the gap. */
  ends: number;
}

const NO_GAP: Gap = { words: 0, ends: BETWEEN.sentence };
const gaps: Readonly<Record<string, Gap>> = {
  '.': { words: 1, ends: BETWEEN.sentence },
  '..': { words: 3, ends: BETWEEN.sentence },
  '...': { words: 7, ends: BETWEEN.comma },
  '....': { words: 7, ends: BETWEEN.sentence },
};
/** Stems are looked up by their first letters. */
const STEM_KEY = 2;

interface Stem {
  begins: string;
  ends: string;
}

/** What one word may be. */
interface Choices {
  words: ReadonlySet<string>;
  stems: ReadonlyMap<string, readonly Stem[]>;
  /** A number: any, or one of a child's years. */
  number: 'any' | 'child' | null;
}

interface Slot extends Choices {
  optional: boolean;
  gap: Gap;
}

export interface Match<T> {
  value: T;
  /** The first word, and the one after the last. */
  start: number;
  end: number;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function stemOf(choice: string): Stem {
  const [begins = '', ends = ''] = choice.split('*');
  return { begins: normaliseText(begins), ends: normaliseText(ends) };
}

function readChoices(text: string): Choices {
  const choices = text.split('|').filter(Boolean);
  const stems = choices.filter((choice) => choice.includes('*')).map(stemOf);
  const words = choices.filter((choice) => !/[*#<]/.test(choice)).map((choice) => normaliseText(choice));
  const number = choices.includes('#') ? 'any' : choices.includes('<18') ? 'child' : null;
  return { words: new Set(words), stems: grouped(stems, ({ begins }) => begins.slice(0, STEM_KEY)), number };
}

/** Many phrases share their lists of words. */
const read = new Map<string, Choices>();

function choicesOf(text: string): Choices {
  const choices = read.get(text) ?? readChoices(text);
  read.set(text, choices);
  return choices;
}

function slotOf(text: string, gap: Gap): Slot {
  const optional = text.endsWith('?');
  return { ...choicesOf(optional ? text.slice(0, -1) : text), optional, gap };
}

function slotsOf(phrase: string): Slot[] {
  const slots: Slot[] = [];
  let gap = NO_GAP;
  for (const part of phrase.trim().split(/\s+/)) {
    const wider = gaps[part];
    if (!wider) slots.push(slotOf(part, gap));
    gap = wider ?? NO_GAP;
  }
  return slots;
}

const isNumber = (text: string) => text.charCodeAt(0) < 58;

function isChild(text: string): boolean {
  if (!isNumber(text)) return isChildWord(text);
  const years = Number(text);
  return text.length <= 2 && years >= 5 && years < 18;
}

function fits(slot: Slot, { text }: Word): boolean {
  if (slot.words.has(text)) return true;
  const stems = slot.stems.get(text.slice(0, STEM_KEY));
  if (stems?.some(({ begins, ends }) => text.startsWith(begins) && text.endsWith(ends))) return true;
  return slot.number === 'any' ? isNumber(text) : slot.number === 'child' && isChild(text);
}

/** Where the slots from `at` on end when they begin at word `place`; -1 where they do not. */
function endOf(slots: readonly Slot[], at: number, words: readonly Word[], place: number): number {
  const slot = slots[at];
  if (!slot) return place;
  for (let skipped = 0; skipped <= slot.gap.words; skipped += 1) {
    const word = words[place + skipped];
    if (!word || (at > 0 && word.before >= slot.gap.ends)) break;
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
    for (const key of first.stems.keys()) keep(this.#byStem, key);
    if (first.number) this.#byNumber.push(entry);
  }

  /** Every phrase that stands in the words, by where it begins; of one value at one place the longest. */
  *matches(words: readonly Word[]): Generator<Match<T>> {
    for (const [place, { text }] of words.entries()) {
      const longest = new Map<T, number>();
      const numbers = isNumber(text) || isChildWord(text) ? this.#byNumber : [];
      for (const entries of [this.#byWord.get(text), this.#byStem.get(text.slice(0, STEM_KEY)), numbers])
        for (const { slots, value } of entries ?? []) {
          const end = endOf(slots, 0, words, place);
          if (end > (longest.get(value) ?? place)) longest.set(value, end);
        }
      for (const [value, end] of longest) yield { value, start: place, end };
    }
  }
}

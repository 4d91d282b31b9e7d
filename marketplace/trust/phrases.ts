// Finds phrases in the words of a post. The phrases are written as data. Pure.
//
// A phrase is a list of slots, separated by spaces. A slot matches:
// - `fee|fees`: one of these words,
// - `charg*`: a word with this prefix,
// - `महिला*च`: a word with this prefix and suffix,
// - `of?`: an optional word,
// - `#`: a number,
// - `<18`: a number from 5 to 17 in digits, or from 10 to 17 in words,
// - `>18`: a number from 19 to 57 in digits,
// - `>99`: a number of 100 or more in digits, and likewise `>1999` and `>29999`,
// - `$`: no word, at the end of a clause. It must be the last slot.
// Between two slots, dots allow other words: `.` up to one, `..` up to three, `....` up to seven. `...` allows up to
// seven words too, but only within the same clause. A tilde allows other words of the same clause except numbers: `~` up
// to three, `~~` up to seven. Phrases that excuse a hit use tildes, because they must not cover an amount or another
// clause. A hyphen requires a dash: `# - >18` matches `18-35`. No phrase crosses the end of a sentence.
import { normaliseText } from '../places/normalise.ts';
import { isChildWord } from './digit-words.ts';
import { BETWEEN, type Word } from './reading.ts';

interface Gap {
  /** Maximum number of words of the gap: words of the sentence that the phrase does not name. */
  words: number;
  /**
   * Strength of the break (see `BETWEEN`) that other words before the slot must not cross, such as the end of a clause.
   */
  ends: number;
  /** True if none of the words in the gap may be a number. */
  wordsOnly?: true;
  /** True if there must be a dash before the slot. */
  dash?: true;
}

const NO_GAP: Gap = { words: 0, ends: BETWEEN.sentence };
const gaps: Readonly<Record<string, Gap>> = {
  '.': { words: 1, ends: BETWEEN.sentence },
  '..': { words: 3, ends: BETWEEN.sentence },
  '...': { words: 7, ends: BETWEEN.comma },
  '....': { words: 7, ends: BETWEEN.sentence },
  '~': { words: 3, ends: BETWEEN.comma, wordsOnly: true },
  '~~': { words: 7, ends: BETWEEN.comma, wordsOnly: true },
  '-': { words: 0, ends: BETWEEN.comma, dash: true },
};
/** Length of the prefixes by which stems are indexed. */
const STEM_KEY = 2;

interface Stem {
  begins: string;
  ends: string;
}

/** The words that match one slot. */
interface Choices {
  /** Position in the list of all different slots. */
  id: number;
  words: ReadonlySet<string>;
  stems: readonly Stem[];
  /** The numbers that the slot matches: any, an age of a child or of an adult before retirement, or an amount of money. */
  number: 'any' | 'child' | 'adult' | 'amount' | 'thousands' | 'manyThousands' | null;
}

interface Slot {
  choices: Choices;
  optional: boolean;
  gap: Gap;
  /** True if the slot matches the end of a clause instead of a word. */
  isEnd?: true;
}

export interface Match<T> {
  value: T;
  /** Position of the first word, and the position after the last word. */
  start: number;
  end: number;
}

/** Returns the list of a key. If the key has no list, adds an empty one. */
function listed<K, T>(lists: Map<K, T[]>, key: K): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function stemOf(choice: string): Stem {
  const [begins = '', ends = ''] = choice.split('*');
  return { begins: normaliseText(begins), ends: normaliseText(ends) };
}

const numberKinds: Readonly<Record<string, NonNullable<Choices['number']>>> = {
  '#': 'any',
  '<18': 'child',
  '>18': 'adult',
  '>99': 'amount',
  '>1999': 'thousands',
  '>29999': 'manyThousands',
};

/**
 * Matches a stem that ends in a virama (the sign that a consonant has no vowel). A suffix with a vowel replaces the
 * sign.
 */
const VIRAMA = /[\u094D\u09CD\u0BCD\u0C4D\u0D4D]\*$/;
/** Malayalam consonants without a vowel, and their form before a suffix with a vowel. */
const CHILLU: Readonly<Record<string, string>> = { ൺ: 'ണ', ൻ: 'ന', ർ: 'ര', ൽ: 'ല', ൾ: 'ള' };

/** Returns the stem in all forms: `பார்சல்*` also matches `பார்சலை`, `ഓർഡർ*` also matches `ഓർഡറി…`. */
function formsOf(choice: string): string[] {
  if (choice.length < 5 || !choice.endsWith('*')) return [choice];
  if (VIRAMA.test(choice)) return [choice.replace(VIRAMA, '*')];
  const full = CHILLU[choice.at(-2) ?? ''];
  return full ? [choice, `${choice.slice(0, -2)}${full}*`] : [choice];
}

function readChoices(text: string): Choices {
  const choices = text.split('|').filter(Boolean).flatMap(formsOf);
  const stems = choices.filter((choice) => choice.includes('*')).map(stemOf);
  const words = choices.filter((choice) => !/[*#<>]/.test(choice)).map((choice) => normaliseText(choice));
  const kind = choices.find((choice) => Object.hasOwn(numberKinds, choice));
  const number = kind ? (numberKinds[kind] ?? null) : null;
  return { id: read.size, words: new Set(words), stems, number };
}

/** Parsed slots by their text. They are cached, because many phrases contain the same slot. */
const read = new Map<string, Choices>();

function choicesOf(text: string): Choices {
  const choices = read.get(text) ?? readChoices(text);
  read.set(text, choices);
  return choices;
}

const END = '$';

function slotOf(text: string, gap: Gap): Slot {
  if (text === END) return { choices: choicesOf(END), optional: true, gap, isEnd: true };
  const optional = text.endsWith('?');
  return { choices: choicesOf(optional ? text.slice(0, -1) : text), optional, gap };
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

/** Employees retire at 58 at the earliest (model standing orders), so an upper age limit of 58 or more is accepted. */
function isAdultBeforeRetirement(text: string): boolean {
  const years = Number(text);
  return isNumber(text) && text.length === 2 && years > 18 && years < 58;
}

const isAmount = (text: string) => isNumber(text) && text.length >= 3;
const isAtLeast = (min: number) => (text: string) => isNumber(text) && Number(text) >= min;

const numberTests = {
  any: isNumber,
  child: isChild,
  adult: isAdultBeforeRetirement,
  amount: isAmount,
  thousands: isAtLeast(2000),
  manyThousands: isAtLeast(30_000),
};

/** The choices (alternative words of a slot) that one word matches. */
type Kinds = ReadonlySet<Choices>;

interface TokenizedText {
  words: readonly Word[];
  kinds: readonly Kinds[];
}

/** Returns the end position if the slots from `at` on match from word `place`; -1 if they do not match. */
function endOf(slots: readonly Slot[], at: number, text: TokenizedText, place: number): number {
  const slot = slots[at];
  if (!slot) return place;
  if (slot.isEnd) return (text.words[place]?.before ?? BETWEEN.sentence) >= BETWEEN.comma ? place : -1;
  for (let skipped = 0; skipped <= slot.gap.words; skipped += 1) {
    const word = text.words[place + skipped];
    if (!word || (at > 0 && word.before >= slot.gap.ends)) break;
    if (slot.gap.dash && word.before !== BETWEEN.dash) break;
    if (text.kinds[place + skipped]?.has(slot.choices)) {
      const end = endOf(slots, at + 1, text, place + skipped + 1);
      if (end >= 0) return end;
    }
    if (slot.gap.wordsOnly && isNumber(word.text)) break;
  }
  return slot.optional ? endOf(slots, at + 1, text, place) : -1;
}

interface Entry<T> {
  slots: readonly Slot[];
  value: T;
  /**
   * Ids of the choices (alternative words) of all required slots but the rarest one. The phrase can only occur in a
   * text that contains words of all these choices.
   */
  required: readonly number[];
}

const MATCHED = { stem: 3, number: 1000 };
/** Returns the approximate number of words that the choices match. */
const sizeOf = ({ words, stems, number }: Choices) =>
  words.size + stems.length * MATCHED.stem + (number === null ? 0 : MATCHED.number);

/** Returns the required choices of a phrase. The first matches the fewest words, because it rarely occurs in texts. */
function requiredOf(slots: readonly Slot[]): Choices[] {
  const required = slots.filter(({ optional }) => !optional).map(({ choices }) => choices);
  return [...new Set(required)].sort((a, b) => sizeOf(a) - sizeOf(b));
}

/** A phrase that may occur in this text, and its remaining number of matches. */
interface Searched<T> {
  entry: Entry<T>;
  left: number;
}

/**
 * Maximum number of matches per phrase, which limits the work for repetitive texts. More matches would not add
 * findings, because the number of findings has the same limit.
 */
const MAX_HITS_PER_PHRASE = 100;

/** Returns the values of the phrases that match at the word `place`, each with the end of its longest match. */
function longestAt<T>(text: TokenizedText, place: number, searched: readonly Searched<T>[]): Map<T, number> {
  const longest = new Map<T, number>();
  for (const one of searched) {
    if (one.left === 0) continue;
    const end = endOf(one.entry.slots, 0, text, place);
    if (end <= place) continue;
    one.left -= 1;
    if (end > (longest.get(one.entry.value) ?? place)) longest.set(one.entry.value, end);
  }
  return longest;
}

const MAX_CACHED_ENTRIES = 20_000;

/** Matches many phrases at once. A phrase must begin with a required slot, not with an optional slot or a gap. */
export class Phrases<T> {
  /** Phrases by the ids of their rarest required choices. */
  readonly #byRarest = new Map<number, Entry<T>[]>();
  /** Id of choices → number of the last text that contains one of their words. */
  readonly #lastText: Int32Array;
  #textNumber = 0;
  readonly #byWord = new Map<string, Choices[]>();
  readonly #byStem = new Map<string, { stem: Stem; choices: Choices }[]>();
  readonly #numbers = new Set<Choices>();
  /** Cache of the choices (alternative words of a slot) that each word matches: posts use few different words. */
  readonly #kept = new Map<string, Kinds>();

  constructor(phrases: readonly { phrase: string; value: T }[]) {
    const parsed = phrases.map(({ phrase, value }) => ({ slots: slotsOf(phrase), value }));
    for (const { slots, value } of parsed) {
      const [rarest, ...others] = requiredOf(slots);
      if (rarest) listed(this.#byRarest, rarest.id).push({ slots, value, required: others.map(({ id }) => id) });
    }
    for (const choices of new Set(parsed.flatMap(({ slots }) => slots.map((slot) => slot.choices))))
      this.#index(choices);
    this.#lastText = new Int32Array(read.size);
  }

  #index(choices: Choices): void {
    for (const word of choices.words) listed(this.#byWord, word).push(choices);
    for (const stem of choices.stems) listed(this.#byStem, stem.begins.slice(0, STEM_KEY)).push({ stem, choices });
    if (choices.number) this.#numbers.add(choices);
  }

  #kindsOf(text: string): Kinds {
    const known = this.#kept.get(text);
    if (known) return known;
    const kinds = new Set(this.#byWord.get(text));
    for (const { stem, choices } of this.#byStem.get(text.slice(0, STEM_KEY)) ?? [])
      if (text.startsWith(stem.begins) && text.endsWith(stem.ends)) kinds.add(choices);
    for (const choices of this.#numbers) if (choices.number && numberTests[choices.number](text)) kinds.add(choices);
    if (this.#kept.size >= MAX_CACHED_ENTRIES) this.#kept.clear();
    this.#kept.set(text, kinds);
    return kinds;
  }

  /** Returns the ids of the choices in the text, and marks them in `#lastText`. */
  #markPresent(different: ReadonlySet<Kinds>): number[] {
    this.#textNumber += 1;
    const present: number[] = [];
    for (const kinds of different)
      for (const { id } of kinds) {
        if (this.#lastText[id] === this.#textNumber) continue;
        this.#lastText[id] = this.#textNumber;
        present.push(id);
      }
    return present;
  }

  #allPresent(ids: readonly number[]): boolean {
    for (const id of ids) if (this.#lastText[id] !== this.#textNumber) return false;
    return true;
  }

  /** Returns the phrases whose required words all occur in the text, by the choices of their first slot. */
  #candidates(different: ReadonlySet<Kinds>): Map<Choices, Searched<T>[]> {
    const byFirst = new Map<Choices, Searched<T>[]>();
    for (const id of this.#markPresent(different))
      for (const entry of this.#byRarest.get(id) ?? []) {
        const first = entry.slots[0]?.choices;
        if (first && this.#allPresent(entry.required))
          listed(byFirst, first).push({ entry, left: MAX_HITS_PER_PHRASE });
      }
    return byFirst;
  }

  /** Yields the matches, ordered by start. Of the matches with the same value and start, yields only the longest. */
  *matches(words: readonly Word[]): Generator<Match<T>> {
    const text: TokenizedText = { words, kinds: words.map((word) => this.#kindsOf(word.text)) };
    // Equal words share their kinds, so the candidate phrases of each kind are looked up once.
    const different = new Set(text.kinds);
    const byFirst = this.#candidates(different);
    const searched = new Map<Kinds, Searched<T>[]>();
    for (const kinds of different) {
      const candidates: Searched<T>[] = [];
      for (const kind of kinds) for (const one of byFirst.get(kind) ?? []) candidates.push(one);
      if (candidates.length > 0) searched.set(kinds, candidates);
    }
    for (const [place, kinds] of text.kinds.entries()) {
      const candidates = searched.get(kinds);
      if (!candidates) continue;
      for (const [value, end] of longestAt(text, place, candidates)) yield { value, start: place, end };
    }
  }
}

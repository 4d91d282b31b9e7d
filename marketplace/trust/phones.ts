// Finds phone numbers, written in digits of any script or in words, also if disguised or split over two fields. Pure.
import { digitOfWord, REPEATS, TENS } from './digit-words.ts';
import type { Word } from './reading.ts';

/** UTF-16 offsets in the original text. */
interface Place {
  start: number;
  end: number;
}

interface Digits {
  text: string;
  start: number;
  end: number;
  /** True for an amount with commas, such as `1,25,000`. */
  grouped: boolean;
  /** True if these digits may belong to the same number as the preceding digits. */
  joined: boolean;
}

/** Characters that may separate the digits of one number. */
const JOINS = /^(?:[\s\-–—.,*_()+~/|\u200B-\u200D\u2060\uFEFF]|\uFE0F|\u20E3)*$/;
/** Words between the parts of a number: `98765 and then 43210`. */
const FILLERS = new Set(
  `and then after that next plus followed by aur phir fir uske baad और फिर बाद उसके आ आणि मग नंतर এবং তারপর আর பிறகு மற்றும் அடுத்து
   తర్వాత మరియు పిన్నె പിന്നെ ശേഷം`.split(/\s+/),
);
/** Letters that look like digits, such as the letter O in `98765O4321`, or `l` for 1. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ['o', '0'],
  ['oo', '00'],
  ['l', '1'],
  ['i', '1'],
]);
const MAX_JOIN_LENGTH = 4;
/** Matches a mobile number of ten digits, a landline number with its leading zero, or a toll-free number. */
const PHONE = /^(?:(?:0{0,2}91|0)?[6-9]\d{9}|0[1-8]\d{9}|1800\d{6,7})$/;
const LONGEST = 13;

/** Returns the digits that a word stands for; null for other words. `isAfterDigits`: digits precede the word. */
function digitsOf(word: Word, next: Word | undefined, isAfterDigits: boolean): string | null {
  if (/^[0-9]+$/.test(word.text)) return word.text;
  const tens = TENS.get(word.text);
  if (tens) return next && digitOfWord(next.text) ? tens : `${tens}0`;
  return digitOfWord(word.text) ?? (isAfterDigits ? (LOOKALIKES.get(word.text) ?? null) : null);
}

/** True if two groups of digits may belong to one number. `gap` is the text between them, `between` are its words. */
function mayJoin(gap: string, between: readonly Word[]): boolean {
  if (gap.length <= MAX_JOIN_LENGTH && JOINS.test(gap)) return true;
  return between.length > 0 && between.length <= 3 && between.every(({ text }) => FILLERS.has(text));
}

/** Returns the groups of digits in the text, including digits written as words, in the order of the text. */
function digitsIn(text: string, words: readonly Word[]): Digits[] {
  const found: Digits[] = [];
  let repeat = 1;
  let lastAt = 0;
  for (const [at, word] of words.entries()) {
    if (REPEATS.has(word.text)) repeat = REPEATS.get(word.text) ?? 1;
    const last = found.at(-1);
    const isAfterDigits = lastAt === at - 1 && last !== undefined && word.start - last.end <= 1;
    const digits = digitsOf(word, words[at + 1], isAfterDigits);
    if (digits === null) continue;
    const gap = last ? text.slice(last.end, word.start) : null;
    const joined = gap !== null && (repeat > 1 ? gap.length <= 10 : mayJoin(gap, words.slice(lastAt + 1, at)));
    lastAt = at;
    const grouped = text.slice(word.start, word.end).includes(',');
    found.push({ text: digits.repeat(repeat), start: word.start, end: word.end, grouped, joined });
    repeat = 1;
  }
  return found;
}

/**
 * True if the numbers are several round amounts of money, such as `65000 - 75000`, and therefore not a phone number.
 */
const areAmounts = (parts: readonly Digits[]) =>
  parts.length > 1 && parts.every(({ text, grouped }) => grouped || (text.length >= 4 && text.endsWith('00')));

/** True if the numbers begin with a date, such as `01-07-2026, 9.30`, and are therefore not a phone number. */
const isDate = ([day, month, year]: readonly Digits[]) =>
  Boolean(day && month && year && day.text.length <= 2 && month.text.length <= 2 && /^20[2-4]\d$/.test(year.text));

const CURRENCY = /(?:₹|\brs\.?|\binr)\s*$/i;
const PIN = /(?:pin|पिन|பின்|పిన్|পিন|പിൻ)\s*(?:code|कोड|கோடு|కోడ్|কোড|കോഡ്)?\s*[:\-–]?\s*$/i;

function phoneFrom(text: string, parts: readonly Digits[], from: number): number {
  let digits = '';
  for (let to = from; to < parts.length; to += 1) {
    const part = parts[to];
    if (!part || (to > from && !part.joined)) return -1;
    digits += part.text;
    if (digits.length > LONGEST) return -1;
    const ends = !parts[to + 1]?.joined || digits.length >= 10;
    if (!ends || !PHONE.test(digits)) continue;
    const used = parts.slice(from, to + 1);
    if (isDate(used)) return -1;
    const before = text.slice(Math.max(0, (used[0]?.start ?? 0) - 14), used[0]?.start);
    if (areAmounts(used) || (used.length > 1 && (CURRENCY.test(before) || PIN.test(before)))) return -1;
    return to;
  }
  return -1;
}

/** Returns the phone numbers. A number starts at the beginning of a run of digits, or at a prefix such as `+91`. */
export function phonesIn(text: string, words: readonly Word[]): Place[] {
  const parts = digitsIn(text, words);
  const found: Place[] = [];
  for (let from = 0; from < parts.length; from += 1) {
    const to = phoneFrom(text, parts, from);
    const [first, last] = [parts[from], parts[to]];
    if (!first || !last) continue;
    found.push({ start: first.start, end: last.end });
    from = to;
  }
  return found;
}

/** A field of a post, its text and its words. */
interface FieldText {
  field: string;
  text: string;
  words: readonly Word[];
}

const MIN_PART = 3;

/** Returns the digits with which a field begins or ends, joined; null for fewer digits than `MIN_PART`. */
function edgeOf({ text, words }: FieldText, edge: 'first' | 'last'): (Place & { digits: string }) | null {
  const parts = digitsIn(text, words);
  const ordered = edge === 'first' ? parts : [...parts].reverse();
  const run: Digits[] = [];
  for (const part of ordered) {
    const previous = run.at(-1);
    const isJoined = edge === 'first' ? part.joined : (previous?.joined ?? true);
    if (previous && !isJoined) break;
    run.push(part);
  }
  const inOrder = edge === 'first' ? run : run.reverse();
  const [start, end] = [inOrder[0]?.start ?? 0, inOrder.at(-1)?.end ?? 0];
  const rest = edge === 'first' ? text.slice(0, start) : text.slice(end);
  const digits = inOrder.map((part) => part.text).join('');
  return digits.length >= MIN_PART && !/[\p{L}\p{N}]/u.test(rest) ? { digits, start, end } : null;
}

/** Returns the two parts of each phone number that ends one field and continues in the next. */
export function splitPhones(fields: readonly FieldText[]): (Place & { field: string })[] {
  return fields.slice(1).flatMap((second, at) => {
    const first = fields[at];
    const [head, tail] = [first && edgeOf(first, 'last'), edgeOf(second, 'first')];
    if (!first || !head || !tail || !PHONE.test(head.digits + tail.digits)) return [];
    return [
      { field: first.field, start: head.start, end: head.end },
      { field: second.field, start: tail.start, end: tail.end },
    ];
  });
}

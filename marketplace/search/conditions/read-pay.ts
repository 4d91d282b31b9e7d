// Finds a minimum pay in the words of a search, such as `15 hazar` or `800 roz`. Pure.
import type { searchedPeriods } from '#contracts/condition-lists.ts';
import { normaliseDigits } from '#contracts/phone.ts';
import { normaliseText } from '../../places/normalise.ts';
import { AliasIndex } from '../alias-index.ts';
import { numberNames, numbersUpTo, amountAt as spokenAmountAt } from '../number-words.ts';
import type { Token } from '../tokens.ts';
import { phrasesIn } from './condition-index.ts';
import { factorWords, numberedThings, payFillers, payWords, periodWords } from './words/pay.ts';

export type PayPeriod = (typeof searchedPeriods)[number];

export interface ReadPay {
  /**
   * Null if the words name a number of hours, such as `8 ghante`. The search then has no minimum pay, and ignores these
   * words.
   */
  amount: number | null;
  /** The number of hours; null if the words name an amount. */
  hours: number | null;
  period: PayPeriod;
  at: readonly number[];
}

const known = (words: string) => new Set(phrasesIn(words).flatMap((phrase) => normaliseText(phrase).split(' ')));
const valued = <T>(pairs: readonly (readonly [T, string])[]) =>
  new Map(pairs.flatMap(([value, words]) => phrasesIn(words).map((phrase) => [normaliseText(phrase), value] as const)));

const periods = valued<PayPeriod>([
  ['hour', periodWords.hour],
  ['day', periodWords.day],
  ['week', periodWords.week],
  ['month', periodWords.month],
]);
const factors = valued(factorWords);
const numbers = numberNames(8);
const smallNumbers = numbersUpTo(24);
const pay = known(payWords);
const fillers = known(payFillers);
const things = known(numberedThings);

let names: AliasIndex<string> | undefined;

/** Returns the words of a search. Words about pay are replaced by their usual spelling. */
function usualSpelling(tokens: readonly Token[]): string[] {
  if (!names) {
    names = new AliasIndex<string>();
    for (const word of [...periods.keys(), ...factors.keys(), ...numbers, ...pay])
      names.add(word, word, { tolerant: true });
  }
  return tokens.map((token) => names?.find([token], 'sound')?.values[0] ?? token.word);
}

const HOURLY_BELOW = 300;
const DAILY_BELOW = 3000;

/** Returns the usual pay period of an amount in rupees (D112). */
export function usualPeriod(amount: number): PayPeriod {
  if (amount < HOURLY_BELOW) return 'hour';
  return amount < DAILY_BELOW ? 'day' : 'month';
}

const GROUPS = /(?<=\p{Nd}),(?=\p{Nd}{2,3}(?!\p{Nd}))/gu;
const RUPEE = /₹/gu;

/** Returns the text of a search with `₹` replaced by the word `rs` and numbers without commas. */
export const withPlainNumbers = (text: string): string => text.replace(GROUPS, '').replace(RUPEE, ' rs ');

const NUMBER = /^(?:rs)?(\d{1,7})(k|hazar|hajar|th|rs)?$/;
/** Amounts that are read as pay even if words for pay are missing: multiples of 50 in this range. */
const BARE = { min: 300, max: 200_000, step: 50 };
const LARGEST = 10_000_000;

interface Amount {
  value: number;
  /** True if the number itself shows that it is an amount of rupees. */
  isSure: boolean;
  length: number;
}

const RANGE = new Set(['to', 'se', 'से', 'ते', 'থেকে']);

/** Returns the factor that a number shares with the upper end of its range, as in `16 to 18 thousand`; otherwise 1. */
function shared(words: readonly string[], index: number, number: number): number {
  const [upper, factor] = words.slice(RANGE.has(words[index + 1] ?? '') ? index + 2 : index + 1);
  const isUpper = Number(normaliseDigits(upper ?? '')) > number;
  return isUpper ? (factors.get(factor ?? '') ?? 1) : 1;
}

/** Returns a spelled amount of at least 100, such as `das hazar`; null for other words and for a single factor. */
function spokenAmount(words: readonly string[], index: number): Amount | null {
  const word = words[index] ?? '';
  if (factors.has(word) || !/^\D/u.test(normaliseDigits(word))) return null;
  const spoken = spokenAmountAt(
    words.map((text) => ({ text: factors.get(text) === 1000 ? 'thousand' : text, before: 0 })),
    index,
  );
  return spoken && spoken.value >= 100 ? { value: spoken.value, isSure: true, length: spoken.end - index } : null;
}

/** Returns the amount that starts at a word: digits ("15000", "15 hazar") or a number word with its factor ("das hazar"). */
function amountAt(words: readonly string[], index: number): Amount | null {
  const word = words[index] ?? '';
  const factor = factors.get(words[index + 1] ?? '');
  const spoken = spokenAmount(words, index);
  if (spoken) return spoken;
  if (factors.has(word)) return { value: factors.get(word) ?? 0, isSure: false, length: 1 };
  const [, digits, unit] = NUMBER.exec(normaliseDigits(word)) ?? [];
  if (!digits || unit === 'th') return null;
  const number = Number(digits);
  if (unit === 'k' || unit === 'hazar' || unit === 'hajar') return { value: number * 1000, isSure: true, length: 1 };
  if (factor) return { value: number * factor, isSure: true, length: 2 };
  return { value: number * shared(words, index, number), isSure: unit === 'rs' || word.startsWith('rs'), length: 1 };
}

interface Around {
  at: number[];
  period: PayPeriod | null;
  isPay: boolean;
}

const isPart = (word: string) => periods.has(word) || pay.has(word) || fillers.has(word);

/**
 * Reads the words before and after an amount, up to the first word that is neither a pay period, a word for pay, nor a
 * word such as “at least” (`payFillers`).
 */
function around(words: readonly string[], start: number, end: number): Around {
  const found: Around = { at: [], period: null, isPay: false };
  const walk = (from: number, step: 1 | -1) => {
    const passed: number[] = [];
    for (let index = from; index >= 0 && index < words.length && isPart(words[index] ?? ''); index += step) {
      const word = words[index] ?? '';
      passed.push(index);
      found.period ??= periods.get(word) ?? null;
      found.isPay ||= pay.has(word);
    }
    found.at.push(...passed);
  };
  walk(end, 1);
  walk(start - 1, -1);
  return found;
}

const isBarePay = (value: number) => value >= BARE.min && value <= BARE.max && value % BARE.step === 0;

/** Skips the upper end of a range, such as `15000 to 20000`. Returns the position after it. */
function afterRange(words: readonly string[], end: number): number {
  const next = RANGE.has(words[end] ?? '') ? end + 1 : end;
  const upper = amountAt(words, next);
  return upper && upper.value >= BARE.min ? next + upper.length : end;
}

const MAX_HOURS = 24;

/** Returns a number of hours, such as `तीन चार तास`, of which the first number counts; null without one. */
function spokenHours(tokens: readonly Token[], words: readonly string[]): ReadPay | null {
  const at = words.findIndex((word) => periods.get(word) === 'hour');
  // Small numbers must be spelled exactly: `तीन` (three) sounds like `ten`.
  const valueAt = (index: number) => {
    const word = tokens[index]?.word ?? '';
    const digits = /^\p{Nd}{1,2}$/u.test(word) ? Number(normaliseDigits(word)) : null;
    return smallNumbers.get(word) ?? digits;
  };
  const [earlier, last] = [valueAt(at - 2), valueAt(at - 1)];
  if (at < 1 || last === null || last > MAX_HOURS) return null;
  const length = earlier === null ? 2 : 3;
  const positions = Array.from({ length }, (_, step) => at - length + 1 + step);
  return { amount: null, hours: earlier ?? last, period: 'hour', at: positions };
}

/** Returns the first minimum pay that the words name; null if they name none. */
export function readPay(tokens: readonly Token[]): ReadPay | null {
  const words = usualSpelling(tokens);
  const hours = spokenHours(tokens, words);
  if (hours) return hours;
  for (const index of words.keys()) {
    const amount = amountAt(words, index);
    if (!amount || amount.value < 1 || amount.value > LARGEST) continue;
    const end = afterRange(words, index + amount.length);
    const beside = around(words, index, end);
    const isNumbered = things.has(words[index - 1] ?? '');
    if (!beside.isPay && beside.period === 'hour' && amount.value <= MAX_HOURS)
      return { amount: null, hours: amount.value, period: 'hour', at: [index, ...beside.at] };
    const isPay = beside.isPay || beside.period !== null;
    if (!(isPay || amount.isSure || (!isNumbered && isBarePay(amount.value)))) continue;
    const at = Array.from({ length: end - index }, (_, offset) => index + offset);
    return {
      amount: amount.value,
      hours: null,
      period: beside.period ?? usualPeriod(amount.value),
      at: [...at, ...beside.at],
    };
  }
  return null;
}

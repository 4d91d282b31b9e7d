// Finds pay in the words of a post that is below the lowest allowed pay per day (the floor), such as `दिन के सौ रुपिया`
// (a hundred rupees a day) or `2,500 a month`. Pure.

import { type Amount, amountAt } from '../search/number-words.ts';
import { PAY_WORDS } from './concepts/pay-words.ts';
import type { Hit } from './hit.ts';
import { DAYS_IN } from './pay.ts';
import { Phrases } from './phrases.ts';
import { BETWEEN, type Word } from './reading.ts';

type PayWord = keyof typeof PAY_WORDS;

/** Maximum distance in words between an amount and its pay period, such as “a day”. */
const REACH = 3;
/** Hours of a usual day, and of a day from morning to night. */
const HOURS = { usual: 8, long: 12 };
/** Minimum amounts per pay period, in rupees. Lower numbers are taken for times, ages or counts. */
const LOWEST = { day: 30, week: 200, month: 600 } as const;
const periods = ['day', 'week', 'month'] as const;

let known: Phrases<PayWord> | undefined;

function payPhrases(): Phrases<PayWord> {
  known ??= new Phrases(
    (Object.keys(PAY_WORDS) as PayWord[]).flatMap((value) =>
      PAY_WORDS[value].split('\n').map((phrase) => ({ phrase, value })),
    ),
  );
  return known;
}

interface Place {
  value: PayWord;
  start: number;
  end: number;
}

function amountsIn(words: readonly Word[]): Amount[] {
  const amounts: Amount[] = [];
  for (let i = 0; i < words.length; ) {
    const amount = amountAt(words, i);
    if (amount) amounts.push(amount);
    i = amount ? amount.end : i + 1;
  }
  return amounts;
}

/** Returns the sentences as lists of words, and the position of their first words. */
function sentencesOf(words: readonly Word[]): { from: number; words: Word[] }[] {
  const sentences: { from: number; words: Word[] }[] = [];
  for (const [at, word] of words.entries()) {
    const last = sentences.at(-1);
    if (last && word.before !== BETWEEN.sentence) last.words.push(word);
    else sentences.push({ from: at, words: [word] });
  }
  return sentences;
}

/**
 * True if the number can be an amount of money: a word for rupees is beside it, or it is at least 100 and followed by
 * the end of a clause, a pay period (“a day”), a word for wages or a linking word (“for the”).
 */
function isMoney(words: readonly Word[], places: readonly Place[], amount: Amount): boolean {
  const beside = (value: PayWord, at: number) => places.some((one) => one.value === value && one.start === at);
  const endsBefore = (value: PayWord) => places.some((one) => one.value === value && one.end === amount.start);
  if (beside('rupees', amount.end) || endsBefore('rupees')) return true;
  if (amount.value < 100) return false;
  const next = words[amount.end];
  if (!next || next.before >= BETWEEN.comma) return true;
  return (['link', 'wage', ...periods] as const).some((value) => beside(value, amount.end));
}

/** Returns the period of the amount: the nearest word for a period without another number between them. */
function periodOf(places: readonly Place[], amounts: readonly Amount[], amount: Amount) {
  const distance = (place: Place) => (place.end <= amount.start ? amount.start - place.end : place.start - amount.end);
  const near = places.filter((place) => {
    const period = periods.find((one) => one === place.value);
    if (!period || distance(place) < 0 || distance(place) > REACH) return false;
    const [from, to] = place.end <= amount.start ? [place.end, amount.start] : [amount.end, place.start];
    return !amounts.some(({ start }) => start >= from && start < to);
  });
  const [nearest] = near.sort((a, b) => distance(a) - distance(b));
  return nearest ? { place: nearest, period: periods.find((one) => one === nearest.value) } : null;
}

function lowPayInSentence(words: readonly Word[], floor: number): Hit | null {
  const amounts = amountsIn(words);
  const lowest = floor * (DAYS_IN.month ?? 26) * (HOURS.long / HOURS.usual);
  if (!amounts.some(({ value }) => value >= LOWEST.day && value < lowest)) return null;
  const places: Place[] = [...payPhrases().matches(words)];
  const has = (value: PayWord) => places.some((place) => place.value === value);
  if (has('notPay') || has('partTime')) return null;
  const perDay = floor * ((has('longDay') ? HOURS.long : HOURS.usual) / HOURS.usual);
  for (const [at, amount] of amounts.entries()) {
    // Of a range such as `150 - 200`, compare only the upper number with the floor.
    if (amounts[at + 1]?.start === amount.end) continue;
    const found = isMoney(words, places, amount) ? periodOf(places, amounts, amount) : null;
    if (!found?.period || amount.value < LOWEST[found.period]) continue;
    if (amount.value >= perDay * (DAYS_IN[found.period] ?? 1)) continue;
    const { place } = found;
    return {
      code: 'pay_below_floor',
      start: Math.min(place.start, amount.start),
      end: Math.max(place.end, amount.end),
    };
  }
  return null;
}

/**
 * Returns the ranges of words that name pay below the floor (in rupees per day of 8 hours). The positions are word
 * indexes.
 */
export function findLowPay(words: readonly Word[], floor: number): Hit[] {
  if (floor <= 0) return [];
  return sentencesOf(words).flatMap(({ from, words: sentence }) => {
    const hit = lowPayInSentence(sentence, floor);
    return hit ? [{ ...hit, start: hit.start + from, end: hit.end + from }] : [];
  });
}

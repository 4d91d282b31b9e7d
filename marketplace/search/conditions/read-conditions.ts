// Finds the conditions that a search text mentions, such as shift, job type, pay and things that the employer provides
// (D112).
import type { SearchCondition } from '#contracts/conditions.ts';
import { keysOfPhrase } from '../../places/keys.ts';
import { asksForAnyWork } from '../any-work.ts';
import type { Token } from '../tokens.ts';
import { conditionIndex, cueKinds } from './condition-index.ts';
import { lackIn } from './read-lack.ts';
import { type ReadPay, readPay } from './read-pay.ts';
import { type Candidate, type NamedCondition, namedConditions } from './spans.ts';
import type { ConditionKind } from './words/condition-words.ts';
import { jobTypeWords } from './words/job-type.ts';

export interface QueryWord extends Token {
  raw: string;
  /** True if the word says nothing about work, place or conditions. */
  isStopWord: boolean;
  /**
   * True if the word may be between a condition and its cue (a word such as `shift` that confirms the condition): a
   * stop word that is not a verb.
   */
  isSkipped: boolean;
}

/** A range of query words that may name a trade or a place. `at` contains the positions of the words. */
export interface OtherSpan {
  at: readonly number[];
  isExact: boolean;
  isPlace: boolean;
}

export interface ReadConditions {
  conditions: SearchCondition[];
  /** The positions of all words that name conditions, and of their cues. */
  taken: ReadonlySet<number>;
}

/**
 * Minimum length of the phonetic key by which a misspelt condition is recognised. Unrelated words share shorter keys.
 */
const SHORTEST = { sound: 5, strict: 4 };

function candidatesIn(tokens: readonly QueryWord[]): Candidate[] {
  const known = conditionIndex();
  const found: Candidate[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = 1; length <= Math.min(known.longest, tokens.length - start); length += 1) {
      const words = tokens.slice(start, start + length);
      const match = known.find(words, 'strict');
      if (!match) continue;
      const { sound, strict } = keysOfPhrase(words.map(({ raw }) => raw));
      const isExact = match.level === 'exact';
      if (isExact || (sound.length >= SHORTEST.sound && strict.length >= SHORTEST.strict))
        found.push({ start, length, isExact, meanings: match.values });
    }
  }
  return found;
}

const positions = ({ start, length }: Candidate) => Array.from({ length }, (_, offset) => start + offset);

/**
 * Returns true if the words probably name a trade or place instead of a condition: the words are a misspelt condition
 * and overlap an exact name, or they are part of the longer name of a place.
 */
const isOther = (candidate: Candidate, others: readonly OtherSpan[]) =>
  others.some(
    (other) =>
      other.isExact &&
      positions(candidate).some((index) => other.at.includes(index)) &&
      (!candidate.isExact || (other.isPlace && other.at.length > candidate.length)),
  );

const single = new Set(['shift', 'job_type', 'experience', 'schooling', 'from_home', 'walk_in', 'start']);

/**
 * Returns the conditions without repeats. Of each kind of condition, only the first value is returned. The exception is
 * things that the employer provides: a search may ask for several, such as food and transport.
 */
function distinct(named: readonly NamedCondition[]): NamedCondition[] {
  const seen = new Set<string>();
  return [...named]
    .sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0))
    .filter(({ meaning: { name, value } }) => {
      const key = single.has(name) ? name : `${name} ${value}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** A job of at most this number of hours a day is part-time work. */
const PART_TIME_HOURS = 5;

/** Returns the condition part-time work for a small number of hours, such as `3 ghante`. */
function partTimeOf(pay: ReadPay | null): NamedCondition[] {
  if (!pay?.hours || pay.hours > PART_TIME_HOURS) return [];
  const { name } = jobTypeWords;
  return [{ meaning: { kind: jobTypeWords, name, value: 'part_time', isSure: true }, at: pay.at, cues: [] }];
}

/** Reads the conditions in a search. `others` are the ranges of words that may name trades or places. */
export function readConditions(tokens: readonly QueryWord[], others: readonly OtherSpan[]): ReadConditions {
  const words = tokens.map(({ word }) => word);
  const pay = readPay(tokens);
  const isPay = new Set(pay?.at);
  const candidates = [...candidatesIn(tokens), ...lackIn(tokens)].filter(
    (candidate) => !positions(candidate).some((index) => isPay.has(index)) && !isOther(candidate, others),
  );
  const kinds = tokens.map(cueKinds);
  const text = {
    words,
    isSkipped: (index: number) => tokens[index]?.isSkipped ?? false,
    isCue: (kind: ConditionKind, index: number) => kinds[index]?.includes(kind) ?? false,
    where: 'searched' as const,
    isAnyWork: asksForAnyWork(tokens),
  };
  const all = [...namedConditions(candidates, text), ...partTimeOf(pay)];
  const kept = distinct(all);
  const wordsOf = (part: readonly NamedCondition[]) => part.flatMap(({ at, cues }) => [...at, ...cues]);
  const without = (gone: ReadonlySet<number>) =>
    tokens.flatMap(({ raw }, index) => (gone.has(index) ? [] : [raw])).join(' ');
  const conditions = kept.map(({ meaning: { name, value } }): SearchCondition => {
    const gone = all.filter(({ meaning }) => meaning.name === name && (single.has(name) || meaning.value === value));
    const left = new Set(all.filter((other) => !gone.includes(other)).flatMap(({ cues }) => cues));
    return { name, value, period: null, q: without(new Set(wordsOf(gone).filter((index) => !left.has(index)))) };
  });
  const ofPay: SearchCondition[] = pay?.amount
    ? [{ name: 'pay_min', value: String(pay.amount), period: pay.period, q: without(isPay) }]
    : [];
  return {
    conditions: [...conditions, ...ofPay],
    taken: new Set([...wordsOf(all), ...isPay]),
  };
}

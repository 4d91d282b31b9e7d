// Decides which words really name a condition. `day` may mean the day shift or a date, so the neighbouring words
// decide. Pure.
import { type ConditionMeaning, isConnector } from './condition-index.ts';
import type { ConditionKind } from './words/condition-words.ts';

/** A range of words that may name a condition. */
export interface Candidate {
  start: number;
  length: number;
  isExact: boolean;
  meanings: readonly ConditionMeaning[];
}

/** A condition that the words name, with the positions of its words and of the cues beside them. */
export interface NamedCondition {
  meaning: ConditionMeaning;
  at: readonly number[];
  cues: readonly number[];
}

interface Words {
  words: readonly string[];
  isSkipped: (index: number) => boolean;
  isCue: (kind: ConditionKind, index: number) => boolean;
  where: 'searched' | 'stated';
  /** True for a search for work of any kind. Then a word such as `food` cannot mean a trade. */
  isAnyWork?: boolean;
}

/** Maximum number of skipped words between a condition and its cue. */
const FAR = 3;

const rangeOf = ({ start, length }: Candidate) => Array.from({ length }, (_, index) => start + index);

/** Selects candidates that do not overlap. Longer candidates have priority, then exact matches, then earlier ones. */
function apart(candidates: readonly Candidate[]): Candidate[] {
  const taken = new Set<number>();
  return [...candidates]
    .sort((a, b) => b.length - a.length || Number(b.isExact) - Number(a.isExact))
    .filter((candidate) => {
      const at = rangeOf(candidate);
      if (at.some((index) => taken.has(index))) return false;
      for (const index of at) taken.add(index);
      return true;
    });
}

/**
 * Returns the positions of the cues (words such as `shift` that confirm a condition) beside a range. Skips stop words,
 * connectors and other values of the kind.
 */
function cuesBeside(kind: ConditionKind, candidate: Candidate, all: readonly Candidate[], text: Words): number[] {
  const sameKind = new Set(
    all.filter(({ meanings }) => meanings.some((meaning) => meaning.kind === kind)).flatMap(rangeOf),
  );
  const others = new Set(all.flatMap(rangeOf));
  const walk = (from: number, step: 1 | -1): number[] => {
    const found: number[] = [];
    for (let index = from, skipped = 0; index >= 0 && index < text.words.length && skipped <= FAR; index += step) {
      const word = text.words[index] ?? '';
      if (sameKind.has(index)) continue;
      if (!others.has(index) && text.isCue(kind, index)) found.push(index);
      else if (text.isSkipped(index) || isConnector(word)) skipped += 1;
      else break;
    }
    return found;
  };
  return [...walk(candidate.start - 1, -1), ...walk(candidate.start + candidate.length, 1)];
}

/** True if words for another value of the same kind of condition are in the query, such as `room` beside `food`. */
const isInList = (meaning: ConditionMeaning, all: readonly Candidate[]) =>
  meaning.kind.isList === true &&
  all.some(({ meanings }) => meanings.some(({ kind, value }) => kind === meaning.kind && value !== meaning.value));

/** True for a thing that the employer provides, in a search for work of any kind. */
const isFree = (meaning: ConditionMeaning, text: Words) => meaning.kind.isList === true && text.isAnyWork === true;

/**
 * Returns the conditions that the words name. An ambiguous word names a condition only beside a cue (a word such as
 * `shift` that confirms the condition) or, in a search, beside another value of the same kind.
 */
export function namedConditions(candidates: readonly Candidate[], text: Words): NamedCondition[] {
  const all = apart(candidates);
  return all.flatMap((candidate) => {
    for (const meaning of candidate.meanings) {
      const cues = cuesBeside(meaning.kind, candidate, all, text);
      const counts =
        meaning.isSure ||
        cues.length > 0 ||
        (text.where === 'searched' && (isInList(meaning, all) || isFree(meaning, text)));
      if (counts) return [{ meaning, at: rangeOf(candidate), cues }];
    }
    return [];
  });
}

// Finds out that a search says what the worker lacks: experience or schooling, as in `अनुभव काहीच नाही`,
// `without any schooling` and `koi kaam nahi aata, sikha do`. Pure.
import { normaliseText } from '../../places/normalise.ts';
import type { Token } from '../tokens.ts';
import type { Candidate } from './spans.ts';
import { degreeWords, knowWords, lackWords, learnWords, subjects, unknowingWords, workNouns } from './words/lack.ts';
import { experienceWords } from './words/other.ts';
import { schoolingWords } from './words/schooling.ts';

interface LackToken extends Token {
  isStopWord: boolean;
}

/** Maximum number of words between the subject and the word that denies it. */
const MAX_BETWEEN = 3;

const listed = (words: string): string[] => normaliseText(words).split(' ');

interface Forms {
  whole: ReadonlySet<string>;
  stems: readonly string[];
}

/** Splits a list into whole words and beginnings of words, which end with `*` in the list. */
function formsOf(words: string): Forms {
  const all = words.trim().split(/\s+/);
  return {
    whole: new Set(all.filter((word) => !word.endsWith('*')).flatMap(listed)),
    stems: all.filter((word) => word.endsWith('*')).flatMap((word) => listed(word.slice(0, -1))),
  };
}

const isOne = ({ whole, stems }: Forms, word: string | undefined) =>
  word !== undefined && (whole.has(word) || stems.some((stem) => word.startsWith(stem)));

const lacks = formsOf(lackWords);
const degrees = formsOf(degreeWords);
const nouns = formsOf(workNouns);
const known = formsOf(knowWords);
const ended = formsOf(`${learnWords} ${unknowingWords}`);
const named = [
  { kind: experienceWords, forms: formsOf(subjects.experience) },
  { kind: schoolingWords, forms: formsOf(subjects.schooling) },
];

/** Beginnings of denials that are written as the end of the subject, as in `അനുഭവമില്ലാത്ത`. */
const JOINED = listed('ഇല്ല ില്ല മില്ല இல்ல ில்ல మில்ல');

/** True if one word contains the subject (such as “experience”) and its denial, as in `അനുഭവമില്ലാത്ത`. */
const isJoined = (word: string, { stems }: Forms) =>
  stems.some((stem) => word.startsWith(stem) && JOINED.some((denial) => word.indexOf(denial, stem.length - 1) > 0));

/**
 * Returns the position of the nearest word in `forms`, in the direction `step`. Only stop words, denials and words of
 * degree, such as `bilkul`, may be in between.
 */
function beside(tokens: readonly LackToken[], from: number, step: 1 | -1, forms: Forms): number | null {
  for (let index = from + step, passed = 0; passed <= MAX_BETWEEN; index += step, passed += 1) {
    const token = tokens[index];
    if (!token) return null;
    if (isOne(forms, token.word)) return index;
    if (!(token.isStopWord || isOne(degrees, token.word) || isOne(lacks, token.word))) return null;
  }
  return null;
}

const rangeOf = (one: number, other: number) => ({
  start: Math.min(one, other),
  length: Math.abs(one - other) + 1,
});

/** True for a search that says that the worker knows no work yet or would like to learn it, at a word for “work”. */
function wouldLearn(tokens: readonly LackToken[], at: number): { start: number; length: number } | null {
  if (!isOne(nouns, tokens[at]?.word)) return null;
  const verb = beside(tokens, at, 1, known);
  const denial = verb === null ? null : (beside(tokens, verb, 1, lacks) ?? beside(tokens, verb, -1, lacks));
  if (verb !== null && denial !== null && denial > at) return rangeOf(at, Math.max(verb, denial));
  const end = beside(tokens, at, 1, ended);
  return end === null ? null : rangeOf(at, end);
}

/** Returns the ranges of words that say that the worker has no experience or no schooling. */
export function lackIn(tokens: readonly LackToken[]): Candidate[] {
  return tokens.flatMap(({ word }, at): Candidate[] => {
    for (const { kind, forms } of named) {
      if (!isOne(forms, word)) continue;
      const meanings = [{ kind, name: kind.name, value: 'none', isSure: true }];
      if (isJoined(word, forms)) return [{ start: at, length: 1, isExact: true, meanings }];
      const denial = beside(tokens, at, 1, lacks) ?? beside(tokens, at, -1, lacks);
      return denial === null ? [] : [{ ...rangeOf(at, denial), isExact: true, meanings }];
    }
    const range = wouldLearn(tokens, at);
    const kind = experienceWords;
    return range
      ? [{ ...range, isExact: true, meanings: [{ kind, name: kind.name, value: 'none', isSure: true }] }]
      : [];
  });
}

// Index of the words with which a search names conditions, such as night shift or food. Built at the first use.
import type { SearchCondition } from '#contracts/conditions.ts';
import { normaliseText } from '../../places/normalise.ts';
import { AliasIndex } from '../alias-index.ts';
import type { Token } from '../tokens.ts';
import type { ConditionKind } from './words/condition-words.ts';
import { jobTypeWords } from './words/job-type.ts';
import { experienceWords, fromHomeWords, startWords, walkInWords } from './words/other.ts';
import { providedWords } from './words/provided.ts';
import { schoolingWords } from './words/schooling.ts';
import { shiftWords } from './words/shift.ts';

export const conditionKinds: readonly ConditionKind[] = [
  shiftWords,
  jobTypeWords,
  providedWords,
  experienceWords,
  schoolingWords,
  fromHomeWords,
  walkInWords,
  startWords,
];

export interface ConditionMeaning {
  kind: ConditionKind;
  name: SearchCondition['name'];
  value: string;
  /**
   * False if the words mean the condition only beside a cue: `day` means the day shift only beside a cue such as
   * `shift`.
   */
  isSure: boolean;
}

/** Splits a comma-separated list into its phrases. */
export const phrasesIn = (words: string): string[] =>
  words
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** Returns each phrase that names a condition, with its meaning. */
export function conditionPhrases(): { phrase: string; meaning: ConditionMeaning }[] {
  return conditionKinds.flatMap((kind) =>
    kind.values.flatMap(({ value, sure, cued = '' }) => [
      ...phrasesIn(sure).map((phrase) => ({ phrase, meaning: { kind, name: kind.name, value, isSure: true } })),
      ...phrasesIn(cued).map((phrase) => ({ phrase, meaning: { kind, name: kind.name, value, isSure: false } })),
    ]),
  );
}

let index: AliasIndex<ConditionMeaning> | undefined;

export function conditionIndex(): AliasIndex<ConditionMeaning> {
  if (index) return index;
  index = new AliasIndex<ConditionMeaning>();
  // Phrases that need a cue match only by their exact letters: they are short and common, so a similar sound is too
  // uncertain.
  for (const { phrase, meaning } of conditionPhrases()) index.add(phrase, meaning, { tolerant: meaning.isSure });
  return index;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(phrasesIn(text).map(normaliseText));

const statedCues = new Map(conditionKinds.map((kind) => [kind, wordsOf(kind.cues)]));

/**
 * Returns true if a word in a job's text is a cue of the kind. A cue confirms that the words beside it name a
 * condition.
 */
export const isStatedCue = (kind: ConditionKind, word: string): boolean => statedCues.get(kind)?.has(word) ?? false;

let cues: AliasIndex<ConditionKind> | undefined;

/** Returns the kinds of conditions for which a search word is a cue, by its spelling or its sound. */
export function cueKinds(token: Token): readonly ConditionKind[] {
  if (!cues) {
    cues = new AliasIndex<ConditionKind>();
    for (const kind of conditionKinds)
      for (const cue of phrasesIn(`${kind.cues}, ${kind.searchCues ?? ''}`)) cues.add(cue, kind, { tolerant: true });
  }
  return cues.find([token], 'sound')?.values ?? [];
}

const CONNECTORS = wordsOf('and, or, plus, aur, au, और, व, आणि, तथा, एवं, ও, এবং, మరియు, மற்றும், ഉം, pina, peena, पीना');

/** True if the word connects two values of a list, such as `and`. */
export const isConnector = (word: string): boolean => CONNECTORS.has(word);

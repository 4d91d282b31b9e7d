// Finds the conditions that the text of a job states, such as night shift or food, by exact phrases in any language.
// Pure.
import { schoolings } from '#contracts/condition-lists.ts';
import type { Schooling, SearchCondition } from '#contracts/conditions.ts';
import { normaliseText } from '../../places/normalise.ts';
import { type ConditionMeaning, conditionPhrases, isStatedCue, phrasesIn } from './condition-index.ts';
import { type Candidate, namedConditions } from './spans.ts';

interface JobTexts {
  title: string;
  /** The job's description and requirements. */
  text: string;
}

const SENTENCES = /[.;!?|•\n।]+/u;
const MAX_WORDS = 600;
const NEGATIONS = new Set(
  phrasesIn(
    'no, not, without, nahi, nahin, never, नहीं, नही, नाही, ना, না, নেই, নয়, లేదు, కాదు, లేని, இல்லை, இல்லாத, ഇല്ല, ഇല്ലാത്ത, വേണ്ട',
  ).map(normaliseText),
);
/** Maximum distance in words between a condition and a negation that negates it. */
const NEAR = 2;

interface Phrases {
  meanings: Map<string, ConditionMeaning[]>;
  /** The first word of each phrase. */
  firsts: Set<string>;
  longest: number;
}

let phrases: Phrases | undefined;

function knownPhrases(): Phrases {
  if (phrases) return phrases;
  const meanings = new Map<string, ConditionMeaning[]>();
  let longest = 1;
  for (const { phrase, meaning } of conditionPhrases()) {
    if (meaning.kind.statedIn === 'nothing') continue;
    const key = normaliseText(phrase);
    longest = Math.max(longest, key.split(' ').length);
    meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
  }
  const firsts = new Set([...meanings.keys()].flatMap((key) => key.split(' ')[0] ?? []));
  phrases = { meanings, firsts, longest };
  return phrases;
}

const countsInText = ({ kind, value }: ConditionMeaning) =>
  kind.statedIn === 'text' || kind.alsoInText?.includes(value) === true;

function candidatesIn(words: readonly string[], where: 'title' | 'text'): Candidate[] {
  const { meanings, firsts, longest } = knownPhrases();
  const found: Candidate[] = [];
  for (const [start, first] of words.entries()) {
    if (!firsts.has(first)) continue;
    for (let length = 1; length <= Math.min(longest, words.length - start); length += 1) {
      const known = meanings.get(words.slice(start, start + length).join(' '));
      const meant = known?.filter((meaning) => where === 'title' || countsInText(meaning)) ?? [];
      if (meant.length > 0) found.push({ start, length, isExact: true, meanings: meant });
    }
  }
  return found;
}

function isNegated(words: readonly string[], at: readonly number[]): boolean {
  const [first = 0] = at;
  const last = at.at(-1) ?? first;
  const beside = [...words.slice(Math.max(0, first - NEAR), first), ...words.slice(last + 1, last + 1 + NEAR)];
  return beside.some((word) => NEGATIONS.has(word));
}

function statedIn(text: string, where: 'title' | 'text'): ConditionMeaning[] {
  return text.split(SENTENCES).flatMap((sentence) => {
    const words = normaliseText(sentence).split(' ').slice(0, MAX_WORDS);
    const candidates = candidatesIn(words, where);
    if (candidates.length === 0) return [];
    return namedConditions(candidates, {
      words,
      isSkipped: () => false,
      isCue: (kind, index) => isStatedCue(kind, words[index] ?? ''),
      where: 'stated',
    })
      .filter(
        ({ at, cues }) =>
          !isNegated(
            words,
            [...at, ...cues].sort((a, b) => a - b),
          ),
      )
      .map(({ meaning }) => meaning);
  });
}

/** Returns the conditions that a job's title and text state: for each name of a condition, the set of stated values. */
export function statedConditions({ title, text }: JobTexts): Map<SearchCondition['name'], Set<string>> {
  const stated = new Map<SearchCondition['name'], Set<string>>();
  for (const { name, value } of [...statedIn(title, 'title'), ...statedIn(text, 'text')]) {
    stated.set(name, (stated.get(name) ?? new Set()).add(value));
  }
  return stated;
}

/**
 * Returns the lowest of the schoolings that a job states. Only the lowest is required: a higher schooling is welcome,
 * or is for better positions.
 */
export const lowestSchooling = (stated: ReadonlySet<string> | undefined): Schooling | null =>
  schoolings.find((known) => stated?.has(known)) ?? null;

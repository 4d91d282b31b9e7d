// Finds sentences of a job post that break a rule because certain concepts occur together, in any order. A concept is a
// group of phrases with one meaning, such as “the worker pays”. Pure.
import type { FindingCode } from './codes.ts';
import { advanceConcepts } from './concepts/advances.ts';
import { ageConcepts } from './concepts/ages.ts';
import { appearanceConcepts } from './concepts/appearance.ts';
import { baitConcepts } from './concepts/bait.ts';
import { codeConcepts } from './concepts/codes.ts';
import type { Combination, ConceptGroup } from './concepts/concept.ts';
import { feeConcepts } from './concepts/fees.ts';
import { lateWageConcepts } from './concepts/late-wages.ts';
import { messengerConcepts } from './concepts/messengers.ts';
import { originConcepts } from './concepts/origins.ts';
import { papersConcepts } from './concepts/papers.ts';
import { paymentConcepts } from './concepts/payments.ts';
import { penaltyConcepts } from './concepts/penalties.ts';
import { peopleConcepts } from './concepts/people.ts';
import { pupilConcepts } from './concepts/pupils.ts';
import { requestConcepts } from './concepts/requests.ts';
import { shareConcepts } from './concepts/shares.ts';
import { signatureConcepts } from './concepts/signatures.ts';
import { trialConcepts } from './concepts/trials.ts';
import { wageConcepts } from './concepts/wages.ts';
import type { Hit, Span } from './hit.ts';
import { type Match, Phrases } from './phrases.ts';
import { BETWEEN, type Word } from './reading.ts';

/**
 * Maximum distance in words between the first and the last concept (phrases with one meaning) of a combination that
 * breaks a rule.
 */
const WITHIN = 18;
/** Maximum number of occurrences of one concept that are compared per sentence. Limits the work for hostile texts. */
const MAX_PLACES = 8;

/**
 * The groups by name. The weights of the learned reader depend on the names and phrases, so train the reader again
 * after a change (decision 0073).
 */
export const conceptGroups: Readonly<Record<string, ConceptGroup>> = {
  papers: papersConcepts,
  advances: advanceConcepts,
  codes: codeConcepts,
  trials: trialConcepts,
  wages: wageConcepts,
  ages: ageConcepts,
  fees: feeConcepts,
  payments: paymentConcepts,
  people: peopleConcepts,
  origins: originConcepts,
  messengers: messengerConcepts,
  late_wages: lateWageConcepts,
  appearance: appearanceConcepts,
  bait: baitConcepts,
  signatures: signatureConcepts,
  shares: shareConcepts,
  pupils: pupilConcepts,
  penalties: penaltyConcepts,
  requests: requestConcepts,
};
const groups = Object.entries(conceptGroups);

type Places = Map<string, Span[]>;

/**
 * Returns the key of a concept. The key contains the group, because two groups may use the same name for different
 * concepts.
 */
const keyOf = (group: string, name: string) => `${group} ${name}`;

function allPhrases() {
  return groups.flatMap(([group, { concepts }]) =>
    Object.entries(concepts).flatMap(([name, text]) => {
      const phrases = text.split('\n').map((line) => line.trim());
      return phrases.filter((phrase) => phrase !== '').map((phrase) => ({ phrase, value: keyOf(group, name) }));
    }),
  );
}

interface KeyedCombination {
  code: FindingCode;
  /** Concepts that must occur together. For each of them: the keys of the alternatives, one of which is enough. */
  all: readonly (readonly string[])[];
  unless: readonly string[];
  unlessInClause: readonly string[];
  within: number;
}

const keysOf = (group: string, names: readonly string[]) => names.map((name) => keyOf(group, name));

const keyed = (
  { code, all, unless = [], unlessInClause = [], within = WITHIN }: Combination,
  group: string,
): KeyedCombination => ({
  code,
  all: all.map((names) => keysOf(group, names.split('|'))),
  unless: keysOf(group, unless),
  unlessInClause: keysOf(group, unlessInClause),
  within,
});

const combinations = groups.flatMap(([group, { combinations: own }]) =>
  own.map((combination) => keyed(combination, group)),
);

/** Key of a concept → the positions of the combinations that can begin with it (`all[0]`). */
const byFirst = new Map<string, number[]>();
for (const [at, { all }] of combinations.entries())
  for (const key of all[0] ?? []) byFirst.set(key, [...(byFirst.get(key) ?? []), at]);

/** Returns the combinations whose first concept occurs, in their order. */
function possibleCombinations(places: Places): KeyedCombination[] {
  const found = new Set([...places.keys()].flatMap((key) => byFirst.get(key) ?? []));
  return [...found].sort((a, b) => a - b).flatMap((at) => combinations[at] ?? []);
}

/** Pairs of keys: the key of a concept, and the keys of the concepts inside which the first concept is ignored. */
const voids = groups.flatMap(([group, { voidInside = {} }]) =>
  Object.entries(voidInside).map(([name, outer]) => [keyOf(group, name), keysOf(group, outer)] as const),
);

let known: Phrases<string> | undefined;

/** Returns the compiled phrases. They are compiled at the first call instead of at process start. */
function conceptPhrases(): Phrases<string> {
  known ??= new Phrases(allPhrases());
  return known;
}

/** Returns where concepts occur in the words. The value of a match is the key of its concept. */
export const conceptsIn = (words: readonly Word[]): Iterable<Match<string>> => conceptPhrases().matches(words);

/**
 * Returns for each word the number of its sentence or clause. A break of at least this strength (see `BETWEEN`) begins
 * the next sentence or clause.
 */
function partsOf(words: readonly Word[], strength: number): number[] {
  let part = 0;
  return words.map(({ before }) => {
    if (before >= strength) part += 1;
    return part;
  });
}

/** Removes occurrences of a concept inside other concepts that change the meaning of its words (see `voidInside`). */
function removeVoid(places: Places): void {
  for (const [key, outer] of voids) {
    const list = places.get(key);
    if (!list) continue;
    const around = outer.flatMap((one) => places.get(one) ?? []);
    const left = list.filter(({ start }) => !around.some((one) => one.start <= start && start < one.end));
    if (left.length > 0) places.set(key, left);
    else places.delete(key);
  }
}

/** Returns where each concept occurs in the words, separately for each sentence. */
function placesBySentence(words: readonly Word[], concepts: Iterable<Match<string>>): Iterable<Places> {
  const sentences = partsOf(words, BETWEEN.sentence);
  const found = new Map<number, Places>();
  for (const { value, start, end } of concepts) {
    const at = sentences[start] ?? 0;
    const places: Places = found.get(at) ?? new Map();
    found.set(at, places);
    const list = places.get(value) ?? [];
    if (list.length < MAX_PLACES) places.set(value, [...list, { start, end }]);
  }
  for (const places of found.values()) removeVoid(places);
  return found.values();
}

const placesOf = (keys: readonly string[], places: Places): Span[] => keys.flatMap((key) => places.get(key) ?? []);

const distance = (a: Span, b: Span) => Math.max(a.start, b.start) - Math.min(a.end, b.end);

/**
 * Returns the shortest range of words that contains `first` and one place of each list in `others`; null if a list has
 * no place left.
 */
function spanAround(first: Span, others: readonly (readonly Span[])[]): Span | null {
  const chosen = [first];
  for (const list of others) {
    const free = list.filter((place) => chosen.every((one) => one.start !== place.start && one.end !== place.end));
    const [nearest] = free.sort((a, b) => distance(a, first) - distance(b, first));
    if (!nearest) return null;
    chosen.push(nearest);
  }
  return { start: Math.min(...chosen.map(({ start }) => start)), end: Math.max(...chosen.map(({ end }) => end)) };
}

/** True if one of the places is in the same clauses as the hit (the words that break a rule). */
function isInClauses(places: readonly Span[], hit: Span, clauses: readonly number[]): boolean {
  const [first = 0, last = 0] = [clauses[hit.start], clauses[hit.end - 1]];
  return places.some(({ start }) => (clauses[start] ?? 0) >= first && (clauses[start] ?? 0) <= last);
}

function hitOf(combination: KeyedCombination, places: Places, clauses: readonly number[]): Hit | null {
  const { code, all, unless, unlessInClause, within } = combination;
  if (!all.every((keys) => keys.some((key) => places.has(key))) || unless.some((key) => places.has(key))) return null;
  const [first = [], ...others] = all.map((keys) => placesOf(keys, places));
  const spans = first.flatMap((place) => spanAround(place, others) ?? []);
  const [smallest] = spans.sort((a, b) => a.end - a.start - (b.end - b.start));
  if (!smallest || smallest.end - smallest.start > within) return null;
  return isInClauses(placesOf(unlessInClause, places), smallest, clauses) ? null : { code, ...smallest };
}

/**
 * Returns the ranges of words in which a combination of concepts (groups of phrases with one meaning) breaks a rule.
 * The positions are word indexes. `concepts` are the concepts that occur in the words.
 */
export function findConcepts(words: readonly Word[], concepts: Iterable<Match<string>> = conceptsIn(words)): Hit[] {
  const hits: Hit[] = [];
  const clauses = partsOf(words, BETWEEN.comma);
  for (const places of placesBySentence(words, concepts))
    for (const combination of possibleCombinations(places)) {
      const hit = hitOf(combination, places, clauses);
      if (hit) hits.push(hit);
    }
  return hits;
}

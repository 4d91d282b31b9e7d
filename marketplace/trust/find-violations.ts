// Finds phrases that break a rule and are not excused by their context. Pure.
import type { FindingCode } from './codes.ts';
import { findConcepts } from './find-concepts.ts';
import type { Hit, Span } from './hit.ts';
import { type Match, Phrases } from './phrases.ts';
import type { ReadText } from './read-post.ts';
import { BETWEEN, type Word } from './reading.ts';
import { languageRules } from './rules/languages.ts';
import { findLowPay } from './spoken-pay.ts';

const parts = ['hits', 'before', 'after', 'near', 'touching', 'inside'] as const;

interface Value {
  code: FindingCode;
  /**
   * Name of the set of rules to which the phrase belongs. A phrase that makes a violation harmless does so for all
   * rules of its set.
   */
  set: string;
  titleOnly: boolean;
  part: (typeof parts)[number];
}

/**
 * Maximum distance in words between a hit and an excuse (a phrase that makes a hit harmless) before or after the hit.
 */
const REACH = { before: 3, after: 5 };
/**
 * Maximum distance in words between two items of one enumeration. What makes one item harmless applies to all items: in
 * `no fee, deposit or charges`, the “no” belongs to all three.
 */
const MAX_LIST_GAP = 3;
/** Maximum number of violations that are reported per rule code. Limits the work for hostile texts. */
const MAX_HITS = 100;
/**
 * Words that can be the object of a negation. If such a word is between a negation and a phrase that breaks a rule, the
 * negation belongs to this word: in `no experience needed, fee 500`, “no” refers to `experience`, so `fee` still breaks
 * a rule. In `500 rupaye wapas nahi` (500 rupees, not returned) only the return is denied.
 */
const OTHER_OBJECTS = new Set(
  `experience qualification degree tension problem worry doubt need age limit anubhav tajurba अनुभव तजुर्बा डिग्री चिंता टेंशन
   அனுபவம் அனுபவ అనుభవం অভিজ্ঞতা പരിചയം മുൻപരിചയം
   wapas vapas wapis refund वापस वापिस परत ফেরত ফেরৎ తిరిగి തിരികെ`.split(/\s+/),
);

function allPhrases() {
  const values = new Map<string, Value>();
  return languageRules.flatMap((rule) =>
    parts.flatMap((part) => {
      const set = rule.apart ?? rule.code;
      const titleOnly = rule.titleOnly === true && part === 'hits';
      const key = `${set} ${part} ${titleOnly}`;
      const value = values.get(key) ?? { code: rule.code, set, titleOnly, part };
      values.set(key, value);
      const lines = (rule[part] ?? '').split('\n').map((line) => line.trim());
      return lines.filter((line) => line !== '').map((phrase) => ({ phrase, value }));
    }),
  );
}

let known: Phrases<Value> | undefined;

/**
 * Returns the compiled phrases. The phrases are compiled at the first call instead of at process start, because there
 * are thousands of them.
 */
export function rulePhrases(): Phrases<Value> {
  known ??= new Phrases(allPhrases());
  return known;
}

const isNumber = ({ text }: Word) => text.charCodeAt(0) < 58;

/**
 * True if there is a break of at least this strength (see `BETWEEN`) before any word from `start` to `end` (inclusive).
 */
function isBroken(words: readonly Word[], { start, end }: Span, strength: number): boolean {
  for (let i = start; i <= end; i += 1) if ((words[i]?.before ?? 0) >= strength) return true;
  return false;
}

type Excuses = Record<Exclude<Value['part'], 'hits'>, Span[]>;

function standsBefore(words: readonly Word[], hit: Hit, excuse: Span): boolean {
  if (excuse.start > hit.start || excuse.end < hit.start - REACH.before) return false;
  const between = { start: excuse.end, end: hit.start };
  if (isBroken(words, between, BETWEEN.comma)) return false;
  return !words.slice(excuse.end, hit.start).some(({ text }) => OTHER_OBJECTS.has(text));
}

function standsBehind(words: readonly Word[], hit: Hit, excuse: Span): boolean {
  if (excuse.start < hit.start || excuse.end < hit.end || excuse.start > hit.end + REACH.after) return false;
  const between = words.slice(hit.end, excuse.start);
  if (isBroken(words, { start: hit.end, end: excuse.start }, BETWEEN.comma)) return false;
  return !between.some((word) => isNumber(word) || OTHER_OBJECTS.has(word.text));
}

/** Returns the sentence number of each word. */
function sentencesOf(words: readonly Word[]): number[] {
  let sentence = 0;
  return words.map(({ before }) => {
    if (before === BETWEEN.sentence) sentence += 1;
    return sentence;
  });
}

/**
 * Returns the hits that an excuse (a phrase that makes a hit harmless) overlaps or contains, or whose sentence has an
 * excuse of the kind `near`. Neighbours of these hits in an enumeration remain hits.
 */
function coveredOf(words: readonly Word[], hits: readonly Hit[], excuses: Excuses): Set<Hit> {
  const sentences = sentencesOf(words);
  const honest = new Set(excuses.near.map(({ start }) => sentences[start]));
  return new Set(
    hits.filter(
      (hit) =>
        honest.has(sentences[hit.start]) ||
        excuses.touching.some((excuse) => excuse.start < hit.end && hit.start < excuse.end) ||
        excuses.inside.some((excuse) => excuse.start <= hit.start && hit.end <= excuse.end),
    ),
  );
}

/**
 * Returns the hits (phrases that break a rule) that a phrase just before or after them denies, such as “no” in `no
 * fee`. Such a denial applies to a whole enumeration.
 */
const deniedOf = (words: readonly Word[], hits: readonly Hit[], excuses: Excuses): Hit[] =>
  hits.filter(
    (hit) =>
      excuses.before.some((excuse) => standsBefore(words, hit, excuse)) ||
      excuses.after.some((excuse) => standsBehind(words, hit, excuse)),
  );

/**
 * True if the hit (a phrase that breaks a rule) contains or precedes an amount. Such a hit remains a violation even if
 * its neighbour in an enumeration is harmless.
 */
const namesAmount = (words: readonly Word[], hit: Hit) => words.slice(hit.start, hit.end + 2).some(isNumber);

/**
 * Removes the denied hits (phrases that break a rule), and the hits near them in an enumeration: in `no registration,
 * training or uniform fee`, the “no” applies to all items. Keeps a neighbour that names an amount.
 */
function withoutLists(words: readonly Word[], hits: readonly Hit[], denied: readonly Hit[]): Hit[] {
  return hits.filter((hit) => {
    if (denied.includes(hit)) return false;
    if (namesAmount(words, hit)) return true;
    return !denied.some((other) => {
      const [first, second] = other.start < hit.start ? [other, hit] : [hit, other];
      const near = second.start - first.end <= MAX_LIST_GAP;
      return near && !isBroken(words, { start: first.end, end: second.start }, BETWEEN.sentence);
    });
  });
}

/** Merges hits (ranges of words that break a rule) that overlap. */
function merged(hits: readonly Hit[]): Hit[] {
  const whole: Hit[] = [];
  for (const hit of [...hits].sort((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && hit.start < last.end) last.end = Math.max(last.end, hit.end);
    else whole.push({ ...hit });
  }
  return whole;
}

const noExcuses = (): Excuses => ({ before: [], after: [], near: [], touching: [], inside: [] });

interface OfSet {
  hits: Hit[];
  excuses: Excuses;
}

function bySet(matches: Iterable<Match<Value>>, isTitle: boolean): Map<string, OfSet> {
  const found = new Map<string, OfSet>();
  for (const { value, start, end } of matches) {
    if (value.titleOnly && !isTitle) continue;
    const of = found.get(value.set) ?? { hits: [], excuses: noExcuses() };
    found.set(value.set, of);
    if (value.part === 'hits') of.hits.push({ code: value.code, start, end });
    else of.excuses[value.part].push({ start, end });
  }
  return found;
}

/**
 * Code of a finding → codes of other findings that make it redundant if the two touch. `boys of 14 to 20` is reported
 * for child labour, not also for gender. `50 a day from your wage` is a demand, so the amount does not count as a wage.
 */
const repeats: Partial<Record<FindingCode, readonly FindingCode[]>> = {
  gender: ['child_age'],
  upper_age: ['child_age'],
  pay_below_floor: ['child_age', 'money_asked', 'broker'],
  pay_held: ['bonded'],
};

/** True if the hit overlaps or directly adjoins a hit with one of these codes. */
const touches = (hit: Hit, codes: readonly FindingCode[], others: readonly Hit[]) =>
  others.some(({ code, start, end }) => codes.includes(code) && hit.start <= end && start <= hit.end);

const withoutRepeats = (hits: readonly Hit[]) => hits.filter((hit) => !touches(hit, repeats[hit.code] ?? [], hits));

/**
 * Merges overlapping hits (ranges of words that break a rule) with the same code that different sets of rules have
 * found.
 */
function mergedByCode(hits: readonly Hit[]): Hit[] {
  const codes = new Set(hits.map(({ code }) => code));
  return [...codes].flatMap((code) => merged(hits.filter((hit) => hit.code === code)));
}

/** Returns the phrases in any language that break a rule, without the phrases that another phrase makes harmless. */
function findPhrases(words: readonly Word[], isTitle: boolean): Hit[] {
  return [...bySet(rulePhrases().matches(words), isTitle).values()].flatMap(({ hits, excuses }) => {
    // Compare excuses with single hits, before hits are merged: a merged hit can contain both harmless pay and a
    // demand.
    const covered = coveredOf(words, hits, excuses);
    const whole = merged(hits.filter((hit) => !covered.has(hit))).slice(0, MAX_HITS);
    return withoutLists(words, whole, deniedOf(words, whole, excuses));
  });
}

/**
 * Returns the violations of rules in these words. The positions of a violation are word indexes. `floor` is the lowest
 * pay in rupees per day; 0: pay in words is not checked.
 */
export function findViolations(
  { words, concepts }: Pick<ReadText, 'words' | 'concepts'>,
  { isTitle, floor }: { isTitle: boolean; floor: number },
): Hit[] {
  const said = findPhrases(words, isTitle);
  // If wages are kept as a commission or fee, another finding already reports the fee, so drop the finding `pay_held`.
  const meant = findConcepts(words, concepts).filter(
    (hit) => hit.code !== 'pay_held' || !touches(hit, ['money_asked', 'broker'], said),
  );
  return withoutRepeats(mergedByCode([...said, ...meant, ...findLowPay(words, floor)]));
}

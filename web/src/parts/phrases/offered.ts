// Pure functions about prepared phrases (sentences that exist in all languages): which phrases a form offers, which to
// suggest first, and which phrase is similar to a typed sentence.
import { type Phrase, phraseCatalogue } from '#contracts/phrase-catalogue.ts';
import type { PhraseUse } from '#contracts/phrase-uses.ts';
import type { SlotValue } from '#contracts/phrases.ts';
import { wordsOf } from './words-of.ts';

/** Describes a form field that offers phrases: the data that decides which phrases the field offers. */
export interface PlaceOfUse {
  uses: readonly PhraseUse[];
  /** The trade of the job; null if unknown. */
  role?: string | null;
  /** The application status that the employer sets together with the phrases; undefined in other forms. */
  status?: string;
}

const belongs = ({ use, roles, for: statuses }: Phrase, { uses, role, status }: PlaceOfUse) =>
  uses.includes(use) &&
  (!roles || roles.some((one) => one === role)) &&
  (!statuses || !status || statuses.some((one) => one === status));

/** Returns the keys of the phrases that a form offers, in the order of the catalogue. */
export const offeredPhrases = (place: PlaceOfUse): string[] =>
  [...phraseCatalogue].filter(([, phrase]) => belongs(phrase, place)).map(([key]) => key);

/** Phrases that job posts often contain. They are suggested after the phrases of the job's trade. */
const STARTERS = ['paid-every-evening', 'tools-given', 'toilet', 'drinking-water', 'sunday-off'];
const STARTER_SET = 6;

/** Returns the phrases to suggest first: the phrases of the trade, then frequent phrases (`STARTERS`), then others. */
export function starterPhrases(place: PlaceOfUse): string[] {
  const offered = offeredPhrases(place);
  const ofTrade = offered.filter((key) => phraseCatalogue.get(key)?.roles);
  const starters = STARTERS.filter((key) => offered.includes(key));
  const rest = offered.filter((key) => !ofTrade.includes(key) && !starters.includes(key));
  return [...ofTrade, ...starters, ...rest].slice(0, Math.max(STARTER_SET, ofTrade.length + 1));
}

/** Two sentences count as similar if they share at least this fraction of the words of the longer sentence. */
const SIMILAR = 0.75;

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(one.size, other.size, 1);
}

interface SimilarPhrase {
  key: string;
  /** The sentence of the typed text that is similar to the phrase. */
  sentence: string;
}

/**
 * Compares the typed text, sentence by sentence, with the phrases that have no blanks (slots). Returns the most similar
 * phrase; null if no phrase is similar. `textOf` returns the text of a phrase in the writer's language.
 */
export function similarPhrase(
  typed: string,
  keys: readonly string[],
  textOf: (key: string) => string,
): SimilarPhrase | null {
  let best: (SimilarPhrase & { score: number }) | null = null;
  const plain = keys.filter((key) => !phraseCatalogue.get(key)?.slots);
  const sentences = typed.split(/[.!?।\n]+/).map((sentence) => sentence.trim());
  for (const sentence of sentences) {
    const words = wordsOf(sentence);
    if (words.size < 2) continue;
    for (const key of plain) {
      const score = similarity(words, wordsOf(textOf(key)));
      if (score >= SIMILAR && score > (best?.score ?? 0)) best = { key, sentence, score };
    }
  }
  return best;
}

/** Returns the typed text without the given sentence, and without the punctuation and the spaces after the sentence. */
export function withoutSentence(typed: string, sentence: string): string {
  const [before = '', ...after] = typed.split(sentence);
  return `${before}${after.join(sentence).replace(/^[\s.!?।]+/, '')}`.trim();
}

/** Returns the blanks (slots) of a phrase by name, all with empty values. */
export function newSlots(key: string): Record<string, SlotValue> {
  const kinds = Object.entries(phraseCatalogue.get(key)?.slots ?? {});
  return Object.fromEntries(kinds.map(([name, kind]) => [name, kind === 'papers' ? [] : '']));
}

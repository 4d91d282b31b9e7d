// Finds out whether a word that resembles the name of a town is more likely a misspelt ordinary word: `tomorow` is not
// Tumakuru. Compares across scripts. The index is built at the first use.
import { AliasIndex, type Level } from './alias-index.ts';
import { conditionPhrases } from './conditions/condition-index.ts';
import { everyOrdinaryWord } from './ordinary-words.ts';
import { sentenceWords, stopWords } from './stop-words.ts';
import { rawWords, type Token } from './tokens.ts';

const levels: readonly Level[] = ['exact', 'sound', 'strict', 'loose', 'edit'];

function makeIndex(): AliasIndex<true> {
  const made = new AliasIndex<true>();
  const phrases = conditionPhrases().flatMap(({ phrase }) => rawWords(phrase));
  for (const word of new Set([...everyOrdinaryWord(), ...stopWords, ...sentenceWords, ...phrases]))
    made.add(word, true, { tolerant: true });
  return made;
}

let index: AliasIndex<true> | undefined;

/** Returns the index of the ordinary words. The first call takes up to 100 ms, so it precedes the first query. */
export function ordinaryIndex(): AliasIndex<true> {
  index ??= makeIndex();
  return index;
}

/** True if an ordinary word is at least as similar to the word as a name that matches it at `level`. */
export function isLikelyOrdinary(token: Token, level: Level): boolean {
  if (level === 'exact') return false;
  const found = ordinaryIndex().find([token], level);
  return found !== null && levels.indexOf(found.level) <= levels.indexOf(level);
}

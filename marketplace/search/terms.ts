// Terms for indexing and searching: words with phonetic keys, which are equal in all scripts and for similar spellings.
// Pure.
import { keysOf } from '../places/keys.ts';
import { normaliseText } from '../places/normalise.ts';
import type { IndexKeys, Term } from './query-shape.ts';
import { rawWords } from './tokens.ts';

/** Minimum lengths of the phonetic keys that consist of consonants. Unrelated words share shorter keys. */
const SHORTEST_STRICT = 3;
const SHORTEST_LOOSE = 4;
/** Prefix that distinguishes loose keys (consonants without voicing) from strict keys. */
const LOOSE = '~';

/** Length up to which unrelated words often share a strict phonetic key. */
const SHORT_KEY = 3;

/**
 * True for a phonetic key that unrelated words often share: a short key, or a key that does not distinguish voiced from
 * voiceless sounds, as Tamil letters do not. `start` and `astronaut` have the same loose key.
 */
export const isVagueKey = (key: string) => key.length <= SHORT_KEY || key.startsWith(LOOSE);

function keysOfWord(raw: string): string[] {
  const { strict, loose } = keysOf(raw);
  return [
    ...(strict.length >= SHORTEST_STRICT ? [strict] : []),
    ...(loose.length >= SHORTEST_LOOSE ? [`${LOOSE}${loose}`] : []),
  ];
}

export const termOf = (raw: string): Term => ({ word: normaliseText(raw), keys: keysOfWord(raw) });

/** Returns the words of a job's field and their phonetic keys, by which a search finds the job. */
export function indexKeys(text: string): IndexKeys {
  const terms = [...new Set(rawWords(text))].map(termOf);
  return { words: [...new Set(terms.map(({ word }) => word))], keys: [...new Set(terms.flatMap(({ keys }) => keys))] };
}

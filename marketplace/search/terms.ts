// Words as they are stored of a job and asked for: each with the keys that are alike in other spellings and scripts. Pure.
import { keysOf } from '../places/keys.ts';
import { normaliseText } from '../places/normalise.ts';
import type { IndexKeys, Term } from './query-shape.ts';
import { rawWords } from './tokens.ts';

/** Shorter skeletons are shared by words that have nothing to do with each other. */
const SHORTEST_STRICT = 3;
const SHORTEST_LOOSE = 4;
/** Keeps the two kinds of keys apart. */
const LOOSE = '~';

function keysOfWord(raw: string): string[] {
  const { strict, loose } = keysOf(raw);
  return [
    ...(strict.length >= SHORTEST_STRICT ? [strict] : []),
    ...(loose.length >= SHORTEST_LOOSE ? [`${LOOSE}${loose}`] : []),
  ];
}

export const termOf = (raw: string): Term => ({ word: normaliseText(raw), keys: keysOfWord(raw) });

/** The words and keys a job is found by for one of its texts. */
export function indexKeys(text: string): IndexKeys {
  const terms = [...new Set(rawWords(text))].map(termOf);
  return { words: [...new Set(terms.map(({ word }) => word))], keys: [...new Set(terms.flatMap(({ keys }) => keys))] };
}

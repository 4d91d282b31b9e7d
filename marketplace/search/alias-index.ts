// Finds what a phrase names: to the letter, by its sound, by its skeleton of consonants, or with one letter wrong. Pure.
import { type Keys, keysOfPhrase } from '../places/keys.ts';
import { normaliseText } from '../places/normalise.ts';
import { rawWords, type Token } from './tokens.ts';

/** From the surest to the boldest. */
export type Level = 'exact' | 'sound' | 'strict' | 'loose' | 'edit';

export interface Found<T> {
  values: readonly T[];
  level: Level;
}

/** Shorter keys are shared by words that have nothing to do with each other: `mb` is Mumbai and much else. */
const SHORTEST = { sound: 3, strict: 3, loose: 4, edit: 6 } as const;
const JOINABLE = 4;

export class AliasIndex<T> {
  readonly #exact = new Map<string, T[]>();
  readonly #sound = new Map<string, T[]>();
  readonly #strict = new Map<string, T[]>();
  readonly #loose = new Map<string, T[]>();
  /** A sound with one letter left out → the sounds it may have been. */
  readonly #edits = new Map<string, string[]>();
  #longest = 1;

  /** How many words the longest alias has. */
  get longest(): number {
    return this.#longest;
  }

  get size(): number {
    return this.#exact.size + this.#sound.size + this.#strict.size + this.#loose.size + this.#edits.size;
  }

  /** `tolerant`: whether it is found by more than its letters. */
  add(alias: string, value: T, { tolerant }: { tolerant: boolean }): void {
    const words = rawWords(alias);
    if (words.length === 0) return;
    this.#longest = Math.max(this.#longest, words.length);
    put(this.#exact, exactKey(normaliseText(alias).split(' ')), value);
    if (!tolerant) return;
    const keys = keysOfPhrase(words);
    if (keys.sound.length >= SHORTEST.sound) put(this.#sound, keys.sound, value);
    if (keys.strict.length >= SHORTEST.strict) put(this.#strict, keys.strict, value);
    if (keys.loose.length >= SHORTEST.loose) put(this.#loose, keys.loose, value);
    if (keys.sound.length >= SHORTEST.edit)
      for (const left of shortened(keys.sound)) put(this.#edits, left, keys.sound);
  }

  /** What these words name together, at the surest level that knows any; null when nothing. `boldest` ends the search there. */
  find(tokens: readonly Token[], boldest: Level = 'edit'): Found<T> | null {
    const variants = variantsOf(tokens);
    for (const words of variants) {
      const values = this.#exact.get(exactKey(words.map(({ word }) => word)));
      if (values) return { values, level: 'exact' };
    }
    if (boldest === 'exact') return null;
    const keys = variants.map((forms) => joined(forms.map((form) => form.keys)));
    return (
      this.#at('sound', keys) ??
      this.#at('strict', keys) ??
      (boldest === 'strict' ? null : (this.#at('loose', keys) ?? this.#edited(keys)))
    );
  }

  #at(level: 'sound' | 'strict' | 'loose', keys: readonly Keys[]): Found<T> | null {
    const map = { sound: this.#sound, strict: this.#strict, loose: this.#loose }[level];
    for (const key of keys) {
      const values = map.get(key[level]);
      if (values) return { values, level };
    }
    return null;
  }

  #edited(keys: readonly Keys[]): Found<T> | null {
    const sound = keys[0]?.sound ?? '';
    if (sound.length < SHORTEST.edit - 1) return null;
    const candidates = [sound, ...shortened(sound)].flatMap((left) => this.#edits.get(left) ?? []);
    const dropped = shortened(sound).filter((left) => left.length >= SHORTEST.edit - 1 && this.#sound.has(left));
    const near = [...new Set([...candidates, ...dropped])].filter((other) => isOneEdit(sound, other));
    const values = near.flatMap((other) => this.#sound.get(other) ?? []);
    return values.length > 0 ? { values, level: 'edit' } : null;
  }
}

/** Phrases are kept without spaces, long ones: `house keeping` and `housekeeping` are one. */
const exactKey = (words: readonly string[]) => {
  const together = words.join('');
  return together.length >= JOINABLE ? together : words.join(' ');
};

function variantsOf(tokens: readonly Token[]) {
  const asWritten = tokens.map(({ forms }) => forms[0]).filter((form) => form !== undefined);
  const before = asWritten.slice(0, -1);
  const last = tokens.at(-1)?.forms ?? [];
  return last.map((form) => [...before, form]);
}

const DOUBLED = /(.)\1+/g;

function joined(keys: readonly Keys[]): Keys {
  if (keys.some(({ sound, strict }) => sound === '' && strict === '')) return { sound: '', strict: '', loose: '' };
  const join = (level: keyof Keys) =>
    keys
      .map((key) => key[level])
      .join('')
      .replace(DOUBLED, '$1');
  return { sound: join('sound'), strict: join('strict'), loose: join('loose') };
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

const shortened = (text: string) => [
  ...new Set(Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1))),
];

/** One letter more, less or other, or two changed places; the first letter stays, since few mistake it. */
function isOneEdit(a: string, b: string): boolean {
  if (a === b || a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restB.slice(1) === restA;
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

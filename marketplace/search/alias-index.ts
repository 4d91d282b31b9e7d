// Index of names (aliases) of values. Finds the values that a phrase names: by exact letters, by sound, by consonants,
// or with one wrong letter. Pure.
import { isOneEdit, isWithinEditDistance } from '../places/edit-distance.ts';
import { type Keys, keysOfPhrase, loosened } from '../places/keys.ts';
import { normaliseText } from '../places/normalise.ts';
import { isOrdinary } from './ordinary-words.ts';
import { rawWords, type Token } from './tokens.ts';

/**
 * Ways in which a word can match a name, from the most to the least certain: same letters, same sound, same consonants,
 * same consonants if voiced and voiceless ones are equal (`b` and `p`), one wrong letter.
 */
export type Level = 'exact' | 'sound' | 'strict' | 'loose' | 'edit';

interface AliasMatch<T> {
  values: readonly T[];
  level: Level;
}

/**
 * Minimum length of the phonetic key of a word, by match level. Unrelated words share shorter keys: `mb` is the key of
 * Mumbai and of many other words.
 */
const SHORTEST = { sound: 3, strict: 3, loose: 4, edit: 6 } as const;
const JOINABLE = 4;
/**
 * Minimum length of a reliable phonetic key of a word in Latin letters: of its sound key (consonants and vowels) and of
 * its consonant key. Unrelated words often share shorter keys.
 */
const SURE_SOUND = 5;
const SURE_CONSONANT_KEY = 5;
/** Below this length, words often share a consonant key by chance, even in scripts that write all vowels. */
const SHORT_CONSONANT_KEY = 4;
/** Minimum length of a reliable sound key (consonants and vowels) of a word in an Indic script. */
const SURE_INDIC_SOUND = 4;
/** An alias whose sound key has this length may match a query with a different number of words. */
const LONG_SOUND = 8;
const LATIN = /^[a-z]/;
/**
 * Maximum length of a sound key (consonants and vowels) in which one wrong letter is tolerated. Longer phrases can
 * still match by their single words.
 */
const LONGEST_EDIT = 16;

/** A value with the phonetic keys (see `Keys`) of one of its aliases. */
interface Heard<T> {
  value: T;
  sound: string;
  plain: string;
  isVoiceless: boolean;
  /** Number of words of the alias. */
  words: number;
}

/**
 * Matches letters of scripts that do not write whether a consonant is voiced. A key without voicing (`loose`) matches
 * only if the query or the alias is in one of these scripts.
 */
const VOICELESS = /[\p{Script=Taml}\p{Script=Mlym}]/u;

/** The words of a query, with the phonetic keys of their possible forms, such as singular and plural. */
interface Asked {
  keys: readonly Keys[];
  words: number;
  isLatin: boolean;
  /** True if one of the words is in a script that does not write whether a consonant is voiced. */
  isVoiceless: boolean;
}

/**
 * True if the query is one word, the alias has as many words as the query, or the alias is long. Otherwise the similar
 * sound may be chance: the two words `selai er` sound like the unrelated word `seller`.
 */
const isOfSameWords = ({ words }: Asked, alias: Heard<unknown>) =>
  words === 1 || alias.words === words || alias.sound.length >= LONG_SOUND;

export class AliasIndex<T> {
  readonly #exact = new Map<string, T[]>();
  readonly #sound = new Map<string, Heard<T>[]>();
  readonly #strict = new Map<string, Heard<T>[]>();
  readonly #loose = new Map<string, Heard<T>[]>();
  /** Sound key without one of its letters → the complete sound keys. Used to find aliases with one wrong letter. */
  readonly #edits = new Map<string, string[]>();
  #longest = 1;

  /** Number of words of the longest alias. */
  get longest(): number {
    return this.#longest;
  }

  /**
   * Adds an alias of a value. `tolerant: true`: `find` also matches words with the same sound or the same consonants.
   * `'sound'`: also words with the same sound. `false`: only the same letters.
   */
  add(alias: string, value: T, { tolerant }: { tolerant: boolean | 'sound' }): void {
    const words = rawWords(alias);
    if (words.length === 0) return;
    this.#longest = Math.max(this.#longest, words.length);
    put(this.#exact, exactKey(normaliseText(alias).split(' ')), value);
    if (!tolerant) return;
    const keys = keysOfPhrase(words);
    const heard = {
      value,
      sound: keys.sound,
      plain: keys.plain,
      isVoiceless: VOICELESS.test(alias),
      words: words.length,
    };
    if (keys.sound.length >= SHORTEST.sound) hear(this.#sound, keys.sound, heard);
    if (tolerant === 'sound') return;
    if (keys.strict.length >= SHORTEST.strict) hear(this.#strict, keys.strict, heard);
    if (keys.loose.length >= SHORTEST.loose) hear(this.#loose, keys.loose, { ...heard, sound: loosened(keys.sound) });
    if (keys.sound.length >= SHORTEST.edit)
      for (const left of shortened(keys.sound)) put(this.#edits, left, keys.sound);
  }

  /**
   * Returns the values that these words name as one phrase, at the most certain match level that finds any; null if
   * nothing matches. Match levels that are less certain than `boldest` are not tried.
   */
  find(tokens: readonly Token[], boldest: Level = 'edit'): AliasMatch<T> | null {
    const variants = variantsOf(tokens);
    for (const words of variants) {
      const values = this.#exact.get(exactKey(words.map(({ word }) => word)));
      if (values) return { values, level: 'exact' };
    }
    if (boldest === 'exact') return null;
    const spoken = variants.map((forms) => joined(forms.map((form) => form.keys)));
    const isLatin = tokens.every(({ word }) => LATIN.test(word));
    if (tokens.every(isOrdinary)) return null;
    const asked = {
      keys: spoken,
      words: tokens.length,
      isLatin,
      isVoiceless: tokens.some(({ word }) => VOICELESS.test(word)),
    };
    if (boldest === 'sound') return this.#sounding(asked);
    return (
      this.#sounding(asked) ??
      this.#withConsonantKey('strict', asked) ??
      (boldest === 'strict' ? null : (this.#withConsonantKey('loose', asked) ?? this.#edited(asked)))
    );
  }

  /** Finds values by sound. Short words must match in all vowels, so that `cold` does not match `kulhad`. */
  #sounding(asked: Asked): AliasMatch<T> | null {
    for (const { sound, plain } of asked.keys) {
      const mustBePlain = sound.length < (asked.isLatin ? SURE_SOUND : SURE_INDIC_SOUND);
      const heard = (this.#sound.get(sound) ?? []).filter(
        (entry) => isOfSameWords(asked, entry) && (!mustBePlain || entry.plain === plain),
      );
      if (heard.length > 0) return { values: valuesOf(heard), level: 'sound' };
    }
    return null;
  }

  /**
   * Finds values by a consonant key. The vowels must be similar too, because the consonants of `school` and `cycle` are
   * equal.
   */
  #withConsonantKey(level: 'strict' | 'loose', asked: Asked): AliasMatch<T> | null {
    const map = level === 'strict' ? this.#strict : this.#loose;
    const isAnyScript = level === 'strict' || asked.isVoiceless;
    for (const key of asked.keys) {
      const sound = level === 'strict' ? key.sound : loosened(key.sound);
      const max = maxDistance(key[level].length, asked.isLatin);
      const heard = (map.get(key[level]) ?? []).filter(
        (entry) =>
          (isAnyScript || entry.isVoiceless) &&
          isOfSameWords(asked, entry) &&
          isWithinEditDistance(sound, entry.sound, max),
      );
      if (heard.length > 0) return { values: valuesOf(heard), level };
    }
    return null;
  }

  #edited(asked: Asked): AliasMatch<T> | null {
    const sound = asked.keys[0]?.sound ?? '';
    if (sound.length < SHORTEST.edit - 1 || sound.length > LONGEST_EDIT) return null;
    const candidates = [sound, ...shortened(sound)].flatMap((left) => this.#edits.get(left) ?? []);
    const dropped = shortened(sound).filter((left) => left.length >= SHORTEST.edit && this.#sound.has(left));
    const near = [...new Set([...candidates, ...dropped])].filter((other) => isOneEdit(sound, other));
    const heard = near.flatMap((other) => this.#sound.get(other) ?? []);
    const values = valuesOf(heard.filter((entry) => isOfSameWords(asked, entry)));
    return values.length > 0 ? { values, level: 'edit' } : null;
  }
}

/**
 * Returns the key for exact matches. Removes the spaces from phrases of `JOINABLE` or more letters, so that `house
 * keeping` and `housekeeping` are equal.
 */
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

/**
 * Returns how many letters of two sound keys may differ if the words have the same consonant key of this length. Indic
 * scripts write all vowels, so short words in them must have the same sound key.
 */
function maxDistance(letters: number, isLatin: boolean): number {
  if (letters < SHORT_CONSONANT_KEY) return isLatin ? 1 : 0;
  if (letters < SURE_CONSONANT_KEY) return 1;
  return isLatin ? Math.floor(letters / 2) : 2;
}

const DOUBLED = /(.)\1+/g;

function joined(keys: readonly Keys[]): Keys {
  if (keys.some(({ sound, strict }) => sound === '' && strict === ''))
    return { plain: '', sound: '', strict: '', loose: '' };
  const join = (level: keyof Keys) =>
    keys
      .map((key) => key[level])
      .join('')
      .replace(DOUBLED, '$1');
  return { plain: join('plain'), sound: join('sound'), strict: join('strict'), loose: join('loose') };
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

const valuesOf = <T>(heard: readonly Heard<T>[]): T[] => [...new Set(heard.map(({ value }) => value))];

function hear<T>(map: Map<string, Heard<T>[]>, key: string, heard: Heard<T>): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [heard]);
  else if (
    !known.some(
      ({ value, sound, plain, words }) =>
        value === heard.value && sound === heard.sound && plain === heard.plain && words === heard.words,
    )
  )
    known.push(heard);
}

const shortened = (text: string) => [
  ...new Set(Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1))),
];

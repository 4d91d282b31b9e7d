// Types of the keys of the English texts. Plural forms such as `left_one` and `left_other` also have a common key:
// `left`.
import type { english } from './en.ts';

type English = typeof english;
export type Topic = keyof English;

type CountedKey<Key extends string> = Key extends `${infer Base}_${'one' | 'two' | 'few' | 'many' | 'other' | 'zero'}`
  ? Base | Key
  : Key;

/** The keys of a group of texts, such as `form.title` for `{ form: { title } }`. A list of texts has no key. */
type LeafKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? CountedKey<Key>
    : Texts[Key] extends readonly unknown[]
      ? never
      : `${Key}.${LeafKey<Texts[Key]>}`;
}[keyof Texts & string];

type Keys = { [Name in Topic]: LeafKey<English[Name]> };

export type KeyOf<Name extends Topic> = Keys[Name];

/** The keys of all topics, with the name of the topic: `jobs:age.days`. */
export type TextKey = { [Name in Topic]: `${Name}:${Keys[Name]}` }[Topic];

type After<Key, Start extends string> = Key extends `${Start}${infer Rest}` ? Rest : never;

/**
 * The keys of a topic that begin with `Start`, without `Start` itself: `users` for the key `figure.users` and the start
 * `figure.`.
 */
export type KeyAfter<Name extends Topic, Start extends string> = After<KeyOf<Name>, Start>;

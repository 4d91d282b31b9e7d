// The shape that English defines for all languages: all its keys, with the plural forms of each language.
import type { english } from './en.ts';
import type { RequiredTexts } from './required-texts.ts';

type English = typeof english;

/** Plural forms of `Intl.PluralRules`. A `_zero` is an ordinary key: i18next takes it for 0 in every language. */
type PluralForm = 'one' | 'two' | 'few' | 'many' | 'other';

/** `left` for texts that English has as `left_one` and `left_other`. */
type CountedBase<Texts> = {
  [Key in keyof Texts]: Key extends `${infer Base}_one` ? (`${Base}_other` extends keyof Texts ? Base : never) : never;
}[keyof Texts];

/** Keys that do not depend on a number. */
type PlainKey<Texts> = Exclude<keyof Texts, `${CountedBase<Texts>}_${PluralForm}`>;

/** One branch of a topic; `Forms` are the plural forms that the language has. */
type ShapeOf<Texts, Forms extends PluralForm> = {
  [Key in PlainKey<Texts>]: Texts[Key] extends string | readonly unknown[] ? Texts[Key] : ShapeOf<Texts[Key], Forms>;
} & Record<`${CountedBase<Texts>}_${Forms}`, string>;

/**
 * The shape that every other language satisfies. All eight have `one` and `other`; a language with other forms names
 * them.
 */
export type TopicShapes<Forms extends PluralForm = 'one' | 'other'> = RequiredTexts & {
  [Name in keyof English]: ShapeOf<English[Name], Forms>;
};

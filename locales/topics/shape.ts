// The type that the texts of each language must have: all keys of the English texts, with the plural forms of the
// language itself.
import type { english } from './en.ts';
import type { RequiredTexts } from './required-texts.ts';

type English = typeof english;

/**
 * Plural forms of `Intl.PluralRules`. The suffix `_zero` is not a plural form: i18next uses a key with this suffix for
 * the number 0 in every language, so the key is treated as an ordinary key.
 */
type PluralForm = 'one' | 'two' | 'few' | 'many' | 'other';

/** The common part of keys with plural forms: `left` if English has `left_one` and `left_other`. */
type CountedBase<Texts> = {
  [Key in keyof Texts]: Key extends `${infer Base}_one` ? (`${Base}_other` extends keyof Texts ? Base : never) : never;
}[keyof Texts];

/** The keys of a group of texts that have no plural forms. */
type PlainKey<Texts> = Exclude<keyof Texts, `${CountedBase<Texts>}_${PluralForm}`>;

/** The shape of a group of texts, with nested groups. `Forms` are the plural forms that the language has. */
type ShapeOf<Texts, Forms extends PluralForm> = {
  [Key in PlainKey<Texts>]: Texts[Key] extends string | readonly unknown[] ? Texts[Key] : ShapeOf<Texts[Key], Forms>;
} & Record<`${CountedBase<Texts>}_${Forms}`, string>;

/**
 * The shape that every language must have. All eight languages have the forms `one` and `other`; a language with more
 * forms passes them as `Forms`.
 */
export type TopicShapes<Forms extends PluralForm = 'one' | 'other'> = RequiredTexts & {
  [Name in keyof English]: ShapeOf<English[Name], Forms>;
};

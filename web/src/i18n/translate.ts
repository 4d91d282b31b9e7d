// The type of the translation function `t`. A key that is missing in the English topics is a compile error.
import type { KeyOf, TextKey, Topic } from '#locales/topics/text-key.ts';

/** Values for the placeholders of a translation, and options of i18next. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Accepts the keys of the topic `Name` without prefix, and the keys of all topics with the topic as prefix
 * (`jobs:age.days`). A function that takes a `t` of any topic declares the parameter as `Translate`.
 */
export interface Translate<Name extends Topic = never> {
  (key: KeyOf<Name> | TextKey, values?: Values): string;
  /** For keys that come from the server. If this build does not know the key yet, `t` returns `defaultValue`. */
  (key: string, values: Values & { defaultValue: string }): string;
  /** Returns an object or array of translations. The caller must check the type of the result. */
  (key: string, values: Values & { returnObjects: true }): unknown;
}

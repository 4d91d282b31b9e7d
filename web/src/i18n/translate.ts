// The type of `t`: a key that no English topic has does not compile.
import type { KeyOf, TextKey, Topic } from '#locales/topics/text-key.ts';

/** What the placeholders of a text are filled with, and the options of i18next. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Takes the keys of its topic, and the keys of every topic with the name of the topic (`jobs:age.days`). A function that
 * takes a `t` names no topic, so that each `t` fits.
 */
export interface Translate<Name extends Topic = never> {
  (key: KeyOf<Name> | TextKey, values?: Values): string;
  /** A key that the server names may be newer than this build: the default says it then. */
  (key: string, values: Values & { defaultValue: string }): string;
  /** A branch or a list. The caller validates it. */
  (key: string, values: Values & { returnObjects: true }): unknown;
}

// The type of `t`, for functions that are given one.
import type { Topic } from '#locales/topics/text-key.ts';

/** What the placeholders of a text are filled with, and the options of i18next. */
type Values = Readonly<Record<string, unknown>>;

export interface Translate<_ extends Topic = never> {
  (key: string, values?: Values): string;
  /** A branch or a list. The caller validates it. */
  (key: string, values: Values & { returnObjects: true }): unknown;
}

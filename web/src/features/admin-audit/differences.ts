// Compares two values property by property and returns only the differences. Pure.
import { isObject } from '../../kit/storage/stored-object.ts';

export interface Difference {
  /** Name of the property that differs; '' if the compared values are not objects. */
  name: string;
  before: string | null;
  after: string | null;
}

const MAX_TEXT_LENGTH = 300;

function wordsOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
}

const isParted = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && !Array.isArray(value);

/**
 * Returns the differences between `before` and `after`. If only one of the two values has a property, the difference
 * contains null for the other value.
 */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  if (!isParted(before) && !isParted(after)) {
    const [then, now] = [wordsOf(before), wordsOf(after)];
    return then === now ? [] : [{ name: '', before: then, after: now }];
  }
  const [then, now] = [isParted(before) ? before : {}, isParted(after) ? after : {}];
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  return names.flatMap((name) => {
    if (JSON.stringify(then[name]) === JSON.stringify(now[name])) return [];
    return [{ name, before: wordsOf(then[name]), after: wordsOf(now[name]) }];
  });
}

// Combines the conditions in the parameters of a search, such as night shift or food, with the conditions in its text.
// Pure.
import type { SearchCondition } from '#contracts/conditions.ts';
import type { JobSearch } from '#contracts/job-search.ts';
import { usualPeriod } from './read-pay.ts';

/** Returns the conditions that the parameters of a search name. */
function ofParameters(search: JobSearch): SearchCondition[] {
  const { provided, pay_min, pay_period } = search;
  const named = (['shift', 'job_type', 'experience', 'schooling', 'from_home', 'walk_in', 'start'] as const).flatMap(
    (name) => (search[name] === undefined ? [] : [{ name, value: search[name] }]),
  );
  return [
    ...named.map((condition) => ({ ...condition, period: null, q: null })),
    ...(provided ?? []).map((value) => ({ name: 'provided' as const, value, period: null, q: null })),
    ...(pay_min === undefined
      ? []
      : [{ name: 'pay_min' as const, value: String(pay_min), period: pay_period ?? usualPeriod(pay_min), q: null }]),
  ];
}

/**
 * Returns the conditions of a search. A parameter replaces a condition of the same kind in the text, with one exception:
 * of the things that an employer provides, such as food in a parameter and transport in the text, all are returned.
 */
export function requestedConditions(search: JobSearch, read: readonly SearchCondition[]): SearchCondition[] {
  const given = ofParameters(search);
  const isReplaced = (condition: SearchCondition) =>
    given.some(({ name, value }) => name === condition.name && (name !== 'provided' || value === condition.value));
  // If a parameter and the text name the same condition, `q` is the text without the words of this condition. A client
  // that removes the condition drops the parameter and searches with `q`.
  const both = given.map((condition) => ({
    ...condition,
    q: read.find(({ name, value }) => name === condition.name && value === condition.value)?.q ?? null,
  }));
  return [...read.filter((condition) => !isReplaced(condition)), ...both];
}

/**
 * Returns what remains to search for without these conditions: `names` are the parameters to remove, `q` is the search
 * text without the words that name the conditions. `q` is null if the text names no condition.
 */
export function withoutConditions(conditions: readonly SearchCondition[]): {
  names: (SearchCondition['name'] | 'pay_period')[];
  q: string | null;
} {
  const texts = conditions.flatMap(({ q }) => (q === null ? [] : [q.split(' ')]));
  const [first] = texts;
  return {
    names: [
      ...new Set(conditions.map(({ name }) => name)),
      ...(conditions.some(({ period }) => period) ? ['pay_period' as const] : []),
    ],
    q: first ? first.filter((word) => texts.every((words) => words.includes(word))).join(' ') : null,
  };
}

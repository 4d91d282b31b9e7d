// Reads the conditions of a job search from the URL, counts them, and adds or removes benefits.
import { provisions, schoolings, searchedPeriods, searchedShifts, searchedStarts } from '#contracts/condition-lists.ts';
import type { SavedParams } from '#contracts/saved-searches.ts';

/** The conditions of a search, named as in the URL. `provided` is a comma-separated list, `pay_min` is a number. */
export type SearchedConditions = Pick<
  SavedParams,
  'shift' | 'provided' | 'pay_min' | 'pay_period' | 'experience' | 'schooling' | 'from_home' | 'walk_in'
> & { start?: (typeof searchedStarts)[number] | undefined };

const PAY = /^[1-9]\d{0,6}$/;

/**
 * Returns the conditions of a URL; invalid values are ignored. A form without JavaScript sends `provided` once for each
 * benefit.
 */
export function readConditions(params: URLSearchParams): SearchedConditions {
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === params.get(name));
  const asked = params.getAll('provided').join(',').split(',');
  const amount = params.get('pay_min') ?? '';
  const found: SearchedConditions = {
    shift: one('shift', searchedShifts),
    provided: provisions.filter((name) => asked.includes(name)).join(',') || undefined,
    pay_min: PAY.test(amount) ? amount : undefined,
    pay_period: PAY.test(amount) ? one('pay_period', searchedPeriods) : undefined,
    experience: one('experience', ['none'] as const),
    schooling: one('schooling', schoolings),
    from_home: one('from_home', ['true'] as const),
    walk_in: one('walk_in', ['true'] as const),
    start: one('start', searchedStarts),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Returns the number of chosen conditions. Each benefit counts. Minimum pay and pay period count as one condition. */
export const countConditions = ({ provided, pay_period: _, ...others }: SearchedConditions): number =>
  (provided?.split(',').length ?? 0) + Object.values(others).filter(Boolean).length;

/**
 * Adds the benefit `name` to the comma-separated list `provided`, or removes it if the list contains it. Returns
 * undefined for an empty list.
 */
export function toggleProvided(provided: string | undefined, name: string): string | undefined {
  const names = provided?.split(',') ?? [];
  return (names.includes(name) ? names.filter((known) => known !== name) : [...names, name]).join(',') || undefined;
}

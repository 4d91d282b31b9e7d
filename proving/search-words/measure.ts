// Measures how well search queries are understood: compares the expected trade and place with the result.
import { roles } from '#contracts/roles.ts';
import { readQuery } from '#marketplace/search/query.ts';

/** The expected result of a query. Omitted fields are not checked; `null` means no trade. */
export interface Expected {
  q: string;
  /** The name (slug) of a trade, or the number of a family of occupations in the classification NCO-2015. */
  trade?: string | null;
  state?: string;
  city?: string;
}

export type Result = 'right' | 'wrong' | 'nothing';

const familyOf = (slug: string) => roles.find((role) => role.slug === slug)?.nco_family;

/** Compares only the first trade of the query with the expected one. */
export async function checkTrade({ q, trade }: Expected): Promise<Result> {
  const [first] = (await readQuery(q)).roles;
  if (trade === null) return first === undefined ? 'right' : 'wrong';
  if (first === undefined) return 'nothing';
  return first === trade || familyOf(first) === trade ? 'right' : 'wrong';
}

/** Compares only the first place of the query with the expected one. */
export async function checkPlace({ q, state, city }: Expected): Promise<Result> {
  const [first] = (await readQuery(q)).places;
  if (first === undefined) return 'nothing';
  const fits = (state === undefined || first.state === state) && (city === undefined || first.city === city);
  return fits ? 'right' : 'wrong';
}

export const share = (verdicts: readonly Result[], wanted: Result) =>
  verdicts.filter((verdict) => verdict === wanted).length / Math.max(verdicts.length, 1);

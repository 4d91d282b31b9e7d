// Formats public statistics, with Indian digit groups and, where needed, a percent sign or a plus sign (“more than”).
import type { PublicStats } from '#contracts/landing.ts';
import { numberText } from '../../kit/text/number-text.ts';

type Counted = PublicStats['counted'];
type Claimed = NonNullable<PublicStats['claimed']>;
export type StatName = keyof Claimed;

const percents: ReadonlySet<StatName> = new Set<StatName>(['satisfaction', 'placement']);
/** Statistics whose claimed value means “more than”, so the value gets a plus sign. */
const atLeast: ReadonlySet<StatName> = new Set<StatName>(['users', 'workers', 'families', 'jobs', 'cities']);

export const claimedText = (claimed: Claimed, name: StatName): string =>
  numberText(claimed[name]) + (percents.has(name) ? '%' : atLeast.has(name) ? '+' : '');

/** Returns the text of a counted value; null if the server does not count this value or the sample is too small. */
export function countedText(counted: Counted, name: StatName): string | null {
  if (name === 'families') return null;
  const value = counted[name];
  return value === null ? null : numberText(value) + (percents.has(name) ? '%' : '');
}

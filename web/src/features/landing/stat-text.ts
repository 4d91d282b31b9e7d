// A figure as people read it: rupee-style groups, a plus behind what is claimed as "more than", per cent.
import type { PublicStats } from '#contracts/landing.ts';
import { numberText } from '../../ui/number-text.ts';

type Counted = PublicStats['counted'];
type Claimed = NonNullable<PublicStats['claimed']>;
export type StatName = keyof Claimed;

const percents: ReadonlySet<StatName> = new Set<StatName>(['satisfaction', 'placement']);
/** Claimed as "more than". */
const atLeast: ReadonlySet<StatName> = new Set<StatName>(['users', 'workers', 'families', 'jobs', 'cities']);

export const claimedText = (claimed: Claimed, name: StatName): string =>
  numberText(claimed[name]) + (percents.has(name) ? '%' : atLeast.has(name) ? '+' : '');

/** Null where it is not counted at all, or too few stand behind it. */
export function countedText(counted: Counted, name: StatName): string | null {
  if (name === 'families') return null;
  const value = counted[name];
  return value === null ? null : numberText(value) + (percents.has(name) ? '%' : '');
}

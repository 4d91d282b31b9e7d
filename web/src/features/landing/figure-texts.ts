// A figure as people read it: rupee-style groups, a plus behind what is claimed as "more than", per cent.
import type { PublicFigures } from '#contracts/landing.ts';
import { numberText } from '../../ui/number-text.ts';

type Counted = PublicFigures['counted'];
type Claimed = NonNullable<PublicFigures['claimed']>;
export type FigureName = keyof Claimed;

const percents: ReadonlySet<FigureName> = new Set<FigureName>(['satisfaction', 'placement']);
/** Claimed as "more than". */
const atLeast: ReadonlySet<FigureName> = new Set<FigureName>(['users', 'workers', 'families', 'jobs', 'cities']);

export const claimedText = (claimed: Claimed, name: FigureName): string =>
  numberText(claimed[name]) + (percents.has(name) ? '%' : atLeast.has(name) ? '+' : '');

/** Null where it is not counted at all, or too few stand behind it. */
export function countedText(counted: Counted, name: FigureName): string | null {
  if (name === 'families') return null;
  const value = counted[name];
  return value === null ? null : numberText(value) + (percents.has(name) ? '%' : '');
}

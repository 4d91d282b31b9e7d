// What each line must hold and what is aimed at, fixed in advance: ratios of ours to the other side of the same round.
import type { Line } from './report.ts';
import { median } from './statistics.ts';

type Bound = { least: number } | { most: number };
interface Figure {
  must?: Bound;
  goal?: Bound;
}

/** By the line's name; what holds for a part of its questions has a name of its own. */
export const figures = {
  Q1: { must: { least: 1.8 }, goal: { least: 2.2 } },
  Q2: { must: { least: 8 }, goal: { least: 11 } },
  Q3: { must: { least: 0.15 }, goal: { least: 0.2 } },
  Q4: {},
  E1: { goal: { least: 0.7 } },
  L1: { must: { most: 3.3 }, goal: { most: 2.8 } },
  L2: { must: { most: 4.2 }, goal: { most: 3.5 } },
  L2b: { must: { most: 3.9 }, goal: { most: 3.3 } },
  L3: { must: { most: 8 }, goal: { most: 5 } },
  L4: { must: { most: 2 }, goal: { most: 1.7 } },
  L7: {},
  L8: {},
  F1: { must: { most: 1.3 }, goal: { most: 1.05 } },
  F2: { must: { most: 1.35 }, goal: { most: 1.2 } },
  F3: { must: { least: 8 }, goal: { least: 12 } },
  M1: { must: { most: 2.2 }, goal: { most: 2 } },
  H1: { must: { least: 0.5 }, goal: { least: 0.57 } },
  H2: { must: { least: 0.75 }, goal: { least: 0.8 } },
  H3: { must: { least: 0.55 }, goal: { least: 0.6 } },
  S1: { must: { most: 7 }, goal: { most: 6 } },
  'S1 trade and place': { must: { most: 2 }, goal: { most: 1.5 } },
  'S2 ILIKE': { must: { least: 150 }, goal: { least: 300 } },
  'S2 GIN': { must: { least: 12 }, goal: { least: 25 } },
  S3: { must: { most: 7 }, goal: { most: 6 } },
  'S3 trade and place': { must: { most: 2 }, goal: { most: 1.6 } },
  S4: { must: { least: 0.6 }, goal: { least: 0.7 } },
  W1: { must: { most: 2.5 }, goal: { most: 2 } },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

const inWords = (bound: Bound | undefined) => {
  if (!bound) return '';
  return 'least' in bound ? `>=${bound.least}x` : `<=${bound.most}x`;
};

const holds = (bound: Bound, ratio: number) => ('least' in bound ? ratio >= bound.least : ratio <= bound.most);

interface Found {
  id: string;
  /** By which the ratio is judged; the line's own unless told, null where it is only told. */
  figure: FigureName | null;
  work: string;
  ours: string;
  floor: string;
  /** Of each round; none where the line could not be measured. */
  ratios: readonly number[];
  /** What must hold beside the ratio. */
  also?: { must: string; pass: boolean };
}

/** The line of a ratio: skipped where no round could be played, judged by its median elsewhere. */
export function ratioLine({ id, figure, work, ours, floor, ratios, also }: Found): Line {
  const { must, goal }: Figure = figure === null ? {} : figures[figure];
  const usual = median(ratios);
  const played = ratios.length > 0;
  return {
    id,
    work,
    ours,
    floor,
    ratios,
    must: [inWords(must), also?.must].filter(Boolean).join(', '),
    pass: played ? (!must || holds(must, usual)) && (also?.pass ?? true) : null,
    goal: inWords(goal),
    reached: played && goal ? holds(goal, usual) : null,
  };
}

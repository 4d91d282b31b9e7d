// Required values and goals of the lines of the result table, fixed before the measurement. Each bounds a ratio: the
// product's value divided by the value of the baseline or competitor in the same round.
import type { ReportLine } from './report.ts';
import { median } from './statistics.ts';

type Bound = { min: number } | { max: number };
interface Target {
  must?: Bound;
  goal?: Bound;
}

/** Targets by the id of the line. A subset of a line's searches has a separate id. */
export const targets = {
  Q1: { must: { min: 1.8 }, goal: { min: 2.2 } },
  Q2: { must: { min: 8 }, goal: { min: 11 } },
  Q3: { must: { min: 0.15 }, goal: { min: 0.2 } },
  Q4: {},
  E1: { goal: { min: 0.7 } },
  P1: { must: { min: 0.7 }, goal: { min: 0.9 } },
  L1: { must: { max: 3.3 }, goal: { max: 2.8 } },
  L2: { must: { max: 4.2 }, goal: { max: 3.5 } },
  L2b: { must: { max: 3.9 }, goal: { max: 3.3 } },
  L3: { must: { max: 8 }, goal: { max: 5 } },
  L4: { must: { max: 2 }, goal: { max: 1.7 } },
  L7: {},
  L8: {},
  L9: {},
  F1: { must: { max: 1.3 }, goal: { max: 1.05 } },
  F2: { must: { max: 1.35 }, goal: { max: 1.2 } },
  F3: { must: { min: 8 }, goal: { min: 12 } },
  M1: { must: { max: 2.2 }, goal: { max: 2 } },
  H1: { must: { min: 0.5 }, goal: { min: 0.57 } },
  H2: { must: { min: 0.75 }, goal: { min: 0.8 } },
  H3: { must: { min: 0.55 }, goal: { min: 0.6 } },
  S1: { must: { max: 7 }, goal: { max: 6 } },
  'S1 trade and place': { must: { max: 2 }, goal: { max: 1.5 } },
  'S2 ILIKE': { must: { min: 150 }, goal: { min: 300 } },
  'S2 GIN': { must: { min: 12 }, goal: { min: 25 } },
  S3: { must: { max: 7 }, goal: { max: 6 } },
  'S3 trade and place': { must: { max: 2 }, goal: { max: 1.6 } },
  S4: { must: { min: 0.6 }, goal: { min: 0.7 } },
  W1: { must: { max: 2.5 }, goal: { max: 2 } },
  N1: { must: { max: 4 } },
  N2: { must: { max: 12 } },
  N3: { must: { max: 3 } },
  N4: { must: { max: 1.5 } },
} as const satisfies Record<string, Target>;

export type TargetName = keyof typeof targets;

const boundText = (bound: Bound | undefined) => {
  if (!bound) return '';
  return 'min' in bound ? `>=${bound.min}x` : `<=${bound.max}x`;
};

const holds = (bound: Bound, ratio: number) => ('min' in bound ? ratio >= bound.min : ratio <= bound.max);

interface FoundLine {
  id: string;
  /** Name of the target that decides whether the ratio passes; null if the line is only informative. */
  target: TargetName | null;
  work: string;
  ours: string;
  floor: string;
  /** The ratio of each round; empty if the line could not be measured. */
  ratios: readonly number[];
  /** A second requirement that the line must meet, in addition to the required ratio. */
  also?: { must: string; pass: boolean };
}

/**
 * Returns the line for a ratio: skipped if no round was measured, otherwise passed or failed by the median of the
 * ratios.
 */
export function ratioLine({ id, target, work, ours, floor, ratios, also }: FoundLine): ReportLine {
  const { must, goal }: Target = target === null ? {} : targets[target];
  const usual = median(ratios);
  const played = ratios.length > 0;
  return {
    id,
    work,
    ours,
    floor,
    ratios,
    must: [boundText(must), also?.must].filter(Boolean).join(', '),
    pass: played ? (!must || holds(must, usual)) && (also?.pass ?? true) : null,
    goal: boundText(goal),
    reached: played && goal ? holds(goal, usual) : null,
  };
}

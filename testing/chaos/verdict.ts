// What came of the rows: which hold, why the others do not, and the line that a run ends with.
import type { Measurement } from './scenario.ts';

export interface Outcome {
  id: string;
  what: string;
  figures: Measurement[];
  /** Whether the control was noticed; null: it was not reached. */
  noticed: boolean | null;
  /** Why the row could not run, or broke off. */
  error: string | null;
  seconds: number;
}

/** A row without a figure, or whose control nobody noticed, proves nothing. */
export const holds = ({ figures, noticed, error }: Outcome): boolean =>
  error === null && noticed === true && figures.length > 0 && figures.every(({ kept }) => kept);

/** In a few words, of a row that does not hold. */
export function whyNot({ figures, noticed, error }: Outcome): string {
  if (error !== null) return error.split('\n')[0] ?? '';
  if (figures.length === 0) return 'it has told no figure';
  const missed = figures.filter(({ kept }) => !kept).map(({ what }) => what);
  return missed.length > 0 ? `missed: ${missed.join(', ')}` : noticed ? '' : 'its control was not noticed';
}

/** Of one row with each figure, of many with how many. */
export function closingLine(outcomes: readonly Outcome[], seed: number): string {
  const held = outcomes.filter(holds).length;
  const figures = outcomes.flatMap((outcome) => outcome.figures);
  const kept = figures.filter((figure) => figure.kept).length;
  const noticed = outcomes.filter((outcome) => outcome.noticed).length;
  const summary = figures.map(({ what, found }) => `${what}: ${found}`).join('; ');
  const each = outcomes.length === 1 ? ` (${summary})` : '';
  return `chaos: ${held} of ${outcomes.length} rows hold, ${kept} of ${figures.length} figures, ${noticed} controls noticed; seed ${seed}${each}`;
}

// Decides which chaos scenarios passed, gives the reason for the others, and builds the summary line of a run.
import type { Measurement } from './scenario.ts';

export interface Outcome {
  id: string;
  what: string;
  figures: Measurement[];
  /** Whether the checks found the fault in the positive control; null if the control did not run. */
  noticed: boolean | null;
  /** Why the scenario could not run, or was aborted. */
  error: string | null;
  seconds: number;
}

/** Whether a scenario passed. Without a measurement, or if its positive control was not found, it proves nothing. */
export const holds = ({ figures, noticed, error }: Outcome): boolean =>
  error === null && noticed === true && figures.length > 0 && figures.every(({ kept }) => kept);

/** Returns why a scenario does not pass; '' if it passes. */
export function whyNot({ figures, noticed, error }: Outcome): string {
  if (error !== null) return error.split('\n')[0] ?? '';
  if (figures.length === 0) return 'it recorded no measurement';
  const missed = figures.filter(({ kept }) => !kept).map(({ what }) => what);
  return missed.length > 0 ? `missed: ${missed.join(', ')}` : noticed ? '' : 'its control was not detected';
}

/** Returns the summary of a run: each measurement of a single scenario, or the counts of several. */
export function closingLine(outcomes: readonly Outcome[], seed: number): string {
  const held = outcomes.filter(holds).length;
  const figures = outcomes.flatMap((outcome) => outcome.figures);
  const kept = figures.filter((figure) => figure.kept).length;
  const noticed = outcomes.filter((outcome) => outcome.noticed).length;
  const summary = figures.map(({ what, found }) => `${what}: ${found}`).join('; ');
  const each = outcomes.length === 1 ? ` (${summary})` : '';
  return `chaos: ${held} of ${outcomes.length} scenarios passed, ${kept} of ${figures.length} measurements, ${noticed} controls detected; seed ${seed}${each}`;
}

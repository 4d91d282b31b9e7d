// Compares the fairness of the order of calls with that of notifying all workers at once.
import { median, percentile } from '../bench/statistics.ts';
import { type Outcome, type Size, simulate } from './simulation.ts';

/** Required values: shares of the values of the control, and minutes. */
const MOST = { gini: 0.25, without: 0.1, minutes: 5 };

/** Returns the Gini coefficient: 0 if all values are equal, near 1 if one worker has everything. */
export function giniOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const sum = sorted.reduce((total, value) => total + value, 0);
  const weighted = sorted.reduce((total, value, at) => total + value * (at + 1), 0);
  return sum === 0 ? 0 : (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length;
}

const summaryOf = ({ worked, minutes, notified }: Outcome) => ({
  filled: minutes.filter(Number.isFinite).length / minutes.length,
  gini: giniOf(worked),
  without: worked.filter((days) => days === 0).length,
  days: [0.1, 0.5, 0.9].map((share) => percentile(worked, share)),
  minutes: median(minutes),
  minutes_p95: percentile(minutes, 0.95),
  notified: notified / minutes.length,
});

/** Returns the summaries of both ways, and a sentence for each required value that the order misses. */
export function compareFairness(size: Size) {
  const ordered = summaryOf(simulate('order', size));
  const control = summaryOf(simulate('all', size));
  const faults = [
    ordered.gini <= control.gini * MOST.gini ? [] : ['the Gini coefficient is above a quarter of the control'],
    ordered.without <= control.without * MOST.without ? [] : ['more than a tenth of the control have no day'],
    ordered.minutes <= MOST.minutes ? [] : [`the median time to fill a call is above ${MOST.minutes} minutes`],
  ].flat();
  return { ordered, control, faults };
}

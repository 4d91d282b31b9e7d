// The step of the ladder that a score reaches.

/** The steps of the ladder. The label of a score is “fair” on the steps 1 to 3, “good” on 4 and “excellent” on 5. */
export const steps = [1, 2, 3, 4, 5] as const;

/** Returns the reached step; 0 without a score. Each step is 20 points of the score (0 to 100). */
export const stepOf = (overall: number | null) =>
  overall === null ? 0 : Math.min(steps.length, Math.floor((overall * steps.length) / 100) + 1);

// Records how long the recent runs of each task took. The durations are stored in the heartbeat row, so that the system
// page reads all data of a worker process from one table.

/** Number of recent runs per task name from which the 95th percentile is computed. */
const SAMPLE_SIZE = 100;

export interface Durations {
  note(task: string, ms: number): void;
  /** Returns the durations by task name; null if no task has run since the last call. */
  news(): Record<string, { runs: number; last_ms: number; p95_ms: number }> | null;
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;

export function newDurations(): Durations {
  const byTask = new Map<string, { runs: number; last: number[] }>();
  let reported = true;
  return {
    note(task, ms) {
      const known = byTask.get(task) ?? { runs: 0, last: [] };
      known.last[known.runs % SAMPLE_SIZE] = ms;
      known.runs += 1;
      byTask.set(task, known);
      reported = false;
    },
    news() {
      if (reported) return null;
      reported = true;
      const shown = [...byTask].map(([task, { runs, last }]) => {
        const sorted = last.toSorted((one, other) => one - other);
        const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
        return [task, { runs, last_ms: rounded(last[(runs - 1) % SAMPLE_SIZE] ?? 0), p95_ms: rounded(p95) }];
      });
      return Object.fromEntries(shown);
    },
  };
}

// How long tasks took lately, by kind: told with the heartbeat, so that the system page can show it without asking the tasks.

/** So many of the last runs of a kind are looked at. */
const SAMPLE_SIZE = 100;

export interface Durations {
  note(task: string, ms: number): void;
  /** By kind; null where nothing has run since it was last told. */
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

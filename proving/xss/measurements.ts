// Records the measurements of the check for the summary of run.mjs.
import { appendFileSync } from 'node:fs';

interface Measurement {
  tried: string;
  found: string;
  must: string;
  kept: boolean;
  /** Counts for the closing line. */
  counts?: Readonly<Record<string, number>>;
}

/** Appends one measurement to the report file. The check itself must still assert it. */
export function recordMeasurement(figure: Measurement): void {
  appendFileSync('reports/xss.jsonl', `${JSON.stringify(figure)}\n`);
}

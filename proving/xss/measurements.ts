// Records the measurements of the check for the summary of run.mjs.
import { appendFileSync } from 'node:fs';

interface Measurement {
  tried: string;
  found: string;
  must: string;
  kept: boolean;
  /** Counts for the summary line. */
  counts?: Readonly<Record<string, number>>;
}

/** Appends one measurement to the report file. The calling test must also assert the result. */
export function recordMeasurement(figure: Measurement): void {
  appendFileSync('reports/xss.jsonl', `${JSON.stringify(figure)}\n`);
}

// The figures of the check: written down as they are found, told by run.mjs at the end.
import { appendFileSync } from 'node:fs';

interface Measurement {
  tried: string;
  found: string;
  must: string;
  kept: boolean;
  /** Counts for the closing line. */
  counts?: Readonly<Record<string, number>>;
}

/** Writes one figure down. The check itself still asserts it. */
export function recordMeasurement(figure: Measurement): void {
  appendFileSync('reports/xss.jsonl', `${JSON.stringify(figure)}\n`);
}

// Records the measurements of a check for the summary of run.mjs. Without SECURITY_FIGURES, as in `npm test`, it
// records nothing.
import { appendFileSync } from 'node:fs';

interface Measurement {
  /** The attempt, as text. */
  tried: string;
  /** The result, as text. */
  found: string;
  must: string;
  kept: boolean;
}

/**
 * Appends one measurement to the file that run.mjs reads, and prints it. The calling test must also assert the result.
 */
export function recordMeasurement({ tried, found, must, kept }: Measurement): void {
  const file = process.env.SECURITY_FIGURES;
  if (!file) return;
  appendFileSync(file, `${JSON.stringify({ tried, found, must, kept })}\n`);
  process.stderr.write(`${kept ? 'ok  ' : 'MISS'}  ${tried}: ${found} (must: ${must})\n`);
}

// The figures of a check: written down as they are found, told by run.mjs. Under npm test nobody asks for them.
import { appendFileSync } from 'node:fs';

interface Measurement {
  /** What was tried, in words. */
  tried: string;
  /** What came of it. */
  found: string;
  must: string;
  kept: boolean;
}

/** Writes one figure down where run.mjs reads it, and says it at once. The check itself still asserts it. */
export function recordMeasurement({ tried, found, must, kept }: Measurement): void {
  const file = process.env.SECURITY_FIGURES;
  if (!file) return;
  appendFileSync(file, `${JSON.stringify({ tried, found, must, kept })}\n`);
  process.stderr.write(`${kept ? 'ok  ' : 'MISS'}  ${tried}: ${found} (must: ${must})\n`);
}

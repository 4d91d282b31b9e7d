// The figures of a check: written down as they are found, told by run.mjs. Under npm test nobody asks for them.
import { appendFileSync } from 'node:fs';

interface Figure {
  /** What was tried, in words. */
  tried: string;
  /** What came of it. */
  found: string;
  must: string;
  kept: boolean;
}

/** Writes one figure down where run.mjs reads it, and says it at once. The check itself still asserts it. */
export function tellFigure({ tried, found, must, kept }: Figure): void {
  const file = process.env.SECURITY_FIGURES;
  if (!file) return;
  appendFileSync(file, `${JSON.stringify({ tried, found, must, kept })}\n`);
  process.stderr.write(`${kept ? 'ok  ' : 'MISS'}  ${tried}: ${found} (must: ${must})\n`);
}

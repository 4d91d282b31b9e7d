// The figures of a check: written down as they are found, told by run.mjs at the end.
import { appendFileSync } from 'node:fs';

interface Figure {
  /** What was tried, in words. */
  tried: string;
  /** What came of it. */
  found: string;
  must: string;
  kept: boolean;
}

/** Writes one figure down. The check itself still asserts it. */
export function tellFigure(figure: Figure): void {
  appendFileSync('reports/security.jsonl', `${JSON.stringify(figure)}\n`);
}

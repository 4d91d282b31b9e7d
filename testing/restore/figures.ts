// The figures of a drill: printed as they are found, kept for the report.

interface Figure {
  what: string;
  found: string;
  must: string;
  kept: boolean;
}

export const figures: Figure[] = [];

/** Notes what came of something, and whether it is as it must be. */
export function note(figure: Figure): void {
  figures.push(figure);
  console.log(`${figure.kept ? 'ok  ' : 'MISS'}  ${figure.what}: ${figure.found} (must: ${figure.must})`);
}

/** Notes a plain fact that must hold. */
export const noteTrue = (what: string, kept: boolean) => note({ what, found: kept ? 'yes' : 'no', must: 'yes', kept });

/** Milliseconds since then, as seconds. */
export const secondsSince = (begun: number) => (performance.now() - begun) / 1000;

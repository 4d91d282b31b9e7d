// Records the measurements of a drill: prints each and stores it for the report.

interface Measurement {
  what: string;
  found: string;
  must: string;
  kept: boolean;
}

export const figures: Measurement[] = [];

let onFigure = ({ what, found, must, kept }: Measurement): void =>
  console.log(`${kept ? 'ok  ' : 'MISS'}  ${what}: ${found} (must: ${must})`);

/**
 * Sets a listener that receives each further measurement. A program that runs the drill as one of its parts uses it.
 */
export function onMeasurement(listener: typeof onFigure): void {
  onFigure = listener;
}

/** Records a measurement and whether it is as required. */
export function note(figure: Measurement): void {
  figures.push(figure);
  onFigure(figure);
}

/** Records a fact that must be true. */
export const noteTrue = (what: string, kept: boolean) => note({ what, found: kept ? 'yes' : 'no', must: 'yes', kept });

/** Returns the seconds since a time in milliseconds. */
export const secondsSince = (begun: number) => (performance.now() - begun) / 1000;

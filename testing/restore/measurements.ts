// The figures of a drill: printed as they are found, kept for the report.

interface Measurement {
  what: string;
  found: string;
  must: string;
  kept: boolean;
}

export const figures: Measurement[] = [];

let onFigure = ({ what, found, must, kept }: Measurement): void =>
  console.log(`${kept ? 'ok  ' : 'MISS'}  ${what}: ${found} (must: ${must})`);

/** From now on they are told to whoever runs the drill as a part of something else. */
export function onMeasurement(listener: typeof onFigure): void {
  onFigure = listener;
}

/** Notes what came of something, and whether it is as it must be. */
export function note(figure: Measurement): void {
  figures.push(figure);
  onFigure(figure);
}

/** Notes a plain fact that must hold. */
export const noteTrue = (what: string, kept: boolean) => note({ what, found: kept ? 'yes' : 'no', must: 'yes', kept });

/** Milliseconds since then, as seconds. */
export const secondsSince = (begun: number) => (performance.now() - begun) / 1000;

// Geometry of the charts: grid lines, points and day labels, as pure functions. All lengths are in pixels.
import { numberText } from '../text/number-text.ts';

/** The size of the chart, and the area in which its values are drawn. */
export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const HIGH = { low: 140, tall: 220 } as const;
const ABOVE = 12;
const BELOW = 28;
const BESIDE = 12;
const GUTTER = 14;
const DIGIT = 9;

/** Approximate number of grid lines above zero. */
const LINES = 3;
const STEPS = [1, 2, 5, 10];
/** `LETTER`: assumed width of a character in a day label. `AIR`: minimum gap between two labels. */
const LETTER = 8;
const AIR = 28;
const MAX_LABELS = 6;

/** Returns the values of the grid lines: round whole numbers from 0 to at least `max`. */
export function gridOf(max: number): number[] {
  const rough = Math.max(1, max / LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const lines = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}

export function plotOf(width: number, { size, highest }: { size: keyof typeof HIGH; highest: number }): Plot {
  const height = HIGH[size];
  const left = GUTTER + DIGIT * numberText(highest).length;
  return { width, height, left, right: width - BESIDE, top: ABOVE, bottom: height - BELOW };
}

/** Returns the x coordinate of the point with this index. A single point is in the middle. */
export const xOf = ({ left, right }: Plot, place: number, count: number): number =>
  count > 1 ? left + ((right - left) * place) / (count - 1) : (left + right) / 2;

/** Returns the index of the point nearest to an x coordinate. */
export const nearestPlace = ({ left, right }: Plot, x: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(((x - left) / (right - left)) * (count - 1))));

export const yOf = ({ top, bottom }: Plot, value: number, highest: number): number =>
  bottom - ((bottom - top) * value) / highest;

const short = (pixels: number) => pixels.toFixed(1);

/** Returns the SVG path of the line through all values. */
export function lineThrough(plot: Plot, values: readonly number[], highest: number): string {
  return values
    .map((value, place) => `${short(xOf(plot, place, values.length))} ${short(yOf(plot, value, highest))}`)
    .reduce((path, point) => `${path}${path ? 'L' : 'M'}${point}`, '');
}

/** Returns the indices of the labelled days, evenly spaced: the first, the last, and as many between them as fit. */
export function namedPlaces(plot: Plot, names: readonly string[]): number[] {
  const count = names.length;
  if (count < 2) return count === 1 ? [0] : [];
  const last = count - 1;
  const width = LETTER * Math.max(...names.map(({ length }) => length));
  const max = Math.min(MAX_LABELS, Math.max(2, Math.floor((plot.right - plot.left) / (width + AIR)) + 1));
  const apart = Math.ceil(last / (max - 1));
  // The last label is right-aligned and so extends to the left. Labels that it would cover are omitted.
  const end = xOf(plot, last, count) - 1.5 * width - AIR / 4;
  return [...names.keys()].filter(
    (place) => place === last || (place % apart === 0 && (place === 0 || xOf(plot, place, count) <= end)),
  );
}

/** Returns the index of the largest value; the last of these indices if the largest value occurs several times. */
export const highestPlace = (values: readonly number[]): number => values.lastIndexOf(Math.max(...values));

// Checks that an element is visible: inside the window and not covered.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Returns the points of an element, near its corners and in its centre, that are covered or outside the window, each
 * with the covering element.
 */
export const coveredPoints = (place: Locator): Promise<string[]> =>
  place.evaluate((element) => {
    const { left: x1, right: x2, top: y1, bottom: y2, width, height } = element.getBoundingClientRect();
    // Keep the points 8 px inside the edges, because the corners may be rounded.
    const inset = Math.min(8, width / 2 - 1, height / 2 - 1);
    const [left, right, top, bottom] = [x1 + inset, x2 - inset, y1 + inset, y2 - inset];
    const points: [number, number][] = [
      [left, top],
      [right, top],
      [(left + right) / 2, (top + bottom) / 2],
      [left, bottom],
      [right, bottom],
    ];
    return points.flatMap(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      if (found && (element === found || element.contains(found))) return [];
      const by = found ? `<${found.tagName.toLowerCase()} class="${found.getAttribute('class') ?? ''}">` : 'nothing';
      return [`${Math.round(x)},${Math.round(y)} shows ${by}`];
    });
  });

/** Expects the whole element to be visible, after animations have ended. */
export async function expectVisible(place: Locator): Promise<void> {
  await place.waitFor();
  await expect.poll(() => coveredPoints(place), { message: `covered: ${place}` }).toEqual([]);
}

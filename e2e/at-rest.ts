// Waits until a part of a page no longer moves, so that a touch or a measured position hits what the test sees.
import type { Locator } from 'playwright-core';

/** Resolves when the page has no running animation that ends, and the element keeps its position for ten frames. */
export async function atRest(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isMoving = () =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations === 1);
    const place = () => JSON.stringify(node.getBoundingClientRect());
    for (let [still, before] = [0, '']; still < 10; ) {
      await frame();
      const now = place();
      still = now === before && !isMoving() ? still + 1 : 0;
      before = now;
    }
  });
}

// Limits concurrent renders and the wait for each, so that API requests are still answered while pages are opened.
import type { Prerenderer, RenderResult } from './prerender.ts';

/** Maximum number of renders at the same time. The browser renders the page of any further request. */
const MAX_CONCURRENT_RENDERS = 4;
/**
 * Maximum wait for a render in milliseconds, for example while the database is slow. After that the browser renders the
 * page.
 */
const PATIENCE_MS = 2_000;

/**
 * Resolves with the rendered page, or with null if the render takes longer than `PATIENCE_MS`. The page is then sent as
 * an empty shell.
 */
function soon(drawn: Promise<RenderResult | null>): Promise<RenderResult | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PATIENCE_MS, null);
    drawn.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Wraps `draw` with limits: resolves with null if too many renders are running or if a render takes too long. */
export function limitRendering({ draw }: Pick<Prerenderer, 'draw'>): Prerenderer['draw'] {
  let drawing = 0;
  return async (asked) => {
    if (drawing >= MAX_CONCURRENT_RENDERS) return null;
    drawing += 1;
    const drawn = draw(asked).finally(() => {
      drawing -= 1;
    });
    return soon(drawn);
  };
}

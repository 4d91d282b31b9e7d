// Keeps drawing in bounds: few pages at a time and none for long, so that calls are answered whoever opens pages.
import type { Prerenderer, RenderResult } from './prerender.ts';

/** Drawing holds up every other answer; this many wait on one another at most. */
const MAX_CONCURRENT_RENDERS = 4;
/** A slow database costs the reader no more than this; the browser then asks for itself. */
const PATIENCE_MS = 2_000;

/** Null, and with it the bare page, where that is not soon. */
function soon(drawn: Promise<RenderResult | null>): Promise<RenderResult | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PATIENCE_MS, null);
    drawn.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Draws as the prerenderer does; null where too many are being drawn already, or it takes too long. */
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

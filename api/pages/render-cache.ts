// Keeps what was drawn for two seconds: drawing costs as much as ten answers, and many come at once when word goes round.
import type { PageRequest, Prerenderer, RenderResult } from './prerender.ts';

const KEPT_MS = 2_000;

/** An address without a search: of these there are only as many as pages and languages. */
const isPlain = ({ pathname, search }: PageRequest) => /^\/\w*$/.test(pathname) && /^(?:\?lng=\w*)?$/.test(search);

/** Draws as the prerenderer does, plain addresses at most once in two seconds. What failed, or was not drawn for want of time, is nobody else's answer. */
export function cacheRendering({ draw }: Pick<Prerenderer, 'draw'>): Prerenderer['draw'] {
  const kept = new Map<string, { until: number; drawn: Promise<RenderResult | null> }>();
  return (asked) => {
    if (!isPlain(asked)) return draw(asked);
    const key = `${asked.language} ${asked.pathname}`;
    const before = kept.get(key);
    if (before && before.until > performance.now()) return before.drawn;
    const drawn = draw(asked);
    kept.set(key, { until: performance.now() + KEPT_MS, drawn });
    const forget = () => void (kept.get(key)?.drawn === drawn && kept.delete(key));
    drawn.then((page) => page ?? forget(), forget);
    return drawn;
  };
}

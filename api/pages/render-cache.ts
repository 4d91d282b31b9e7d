// Caches rendered pages for two seconds: rendering costs as much as ten API responses, and popular pages are requested
// often.
import type { PageRequest, Prerenderer, RenderResult } from './prerender.ts';

/** Milliseconds for which a rendered page is cached. */
export const RENDERED_FOR_MS = 2_000;

/**
 * Whether a URL has at most one path segment (two for a guide) and no query except the language. Only the pages of such
 * URLs are cached, because their number is limited: paths times languages.
 */
const isPlain = ({ pathname, search }: PageRequest) =>
  /^\/(?:guides\/)?[\w-]*$/.test(pathname) && /^(?:\?lng=\w*)?$/.test(search);

/**
 * Returns a `draw` that renders each plain URL (see `isPlain`) at most once in two seconds per language. Failures and
 * null results are not cached.
 */
export function cacheRendering({ draw }: Pick<Prerenderer, 'draw'>): Prerenderer['draw'] {
  const kept = new Map<string, { until: number; drawn: Promise<RenderResult | null> }>();
  return (asked) => {
    if (!isPlain(asked)) return draw(asked);
    const key = `${asked.language} ${asked.pathname}`;
    const before = kept.get(key);
    if (before && before.until > performance.now()) return before.drawn;
    const drawn = draw(asked);
    kept.set(key, { until: performance.now() + RENDERED_FOR_MS, drawn });
    const forget = () => void (kept.get(key)?.drawn === drawn && kept.delete(key));
    drawn.then((page) => page ?? forget(), forget);
    return drawn;
  };
}

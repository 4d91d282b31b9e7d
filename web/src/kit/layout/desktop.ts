// Detects whether the screen has the desktop width, at which `desktop-only` elements are shown.
import { useSyncExternalStore } from 'react';

const DESKTOP_QUERY = '(min-width: 1024px)';

/**
 * Returns whether the screen has the desktop width. Returns true on the server, because the server-rendered HTML must
 * contain the elements for both widths.
 */
export const isDesktop = (): boolean => typeof window === 'undefined' || window.matchMedia(DESKTOP_QUERY).matches;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESKTOP_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * The hook version of `isDesktop`. Returns true until hydration has ended, so that the first render equals the server's
 * render.
 */
export const useIsDesktop = () => useSyncExternalStore(subscribe, isDesktop, () => true);

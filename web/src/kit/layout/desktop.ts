// Detects the desktop width, from which `desktop-only` elements are shown.
import { useSyncExternalStore } from 'react';

const DESKTOP_QUERY = '(min-width: 1024px)';

/** Returns whether the screen has the desktop width. Returns true on the server, which renders for both widths. */
export const isDesktop = (): boolean => typeof window === 'undefined' || window.matchMedia(DESKTOP_QUERY).matches;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESKTOP_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * The hook version of `isDesktop`. It returns true until hydration has ended, as on the server, so that hydration
 * matches.
 */
export const useIsDesktop = () => useSyncExternalStore(subscribe, isDesktop, () => true);

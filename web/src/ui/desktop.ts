// Whether the screen is as wide as a desk's: the width from which `desktop-only` parts are shown.
import { useSyncExternalStore } from 'react';

const DESKTOP_QUERY = '(min-width: 1024px)';

/** True on the server, which draws for both. */
export const isDesktop = (): boolean => typeof window === 'undefined' || window.matchMedia(DESKTOP_QUERY).matches;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESKTOP_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Begins as the server has drawn it. */
export const useIsDesktop = () => useSyncExternalStore(subscribe, isDesktop, () => true);

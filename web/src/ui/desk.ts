// Whether the screen is as wide as a desk's: the width from which `desk-only` parts are shown.
import { useSyncExternalStore } from 'react';

const DESK = '(min-width: 1024px)';

/** True on the server, which draws for both. */
export const isDesk = (): boolean => typeof window === 'undefined' || window.matchMedia(DESK).matches;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Begins as the server has drawn it. */
export const useIsDesk = () => useSyncExternalStore(subscribe, isDesk, () => true);

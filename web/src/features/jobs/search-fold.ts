// Folds the search form of a phone into one pill after a search. The server renders the pill too, so that nothing
// moves during hydration.
import { useEffect, useLayoutEffect, useState } from 'react';
import { useIsHydrating } from '../../kit/startup/lazy-hydrate.tsx';
import { FIELD_ID } from './search-words.ts';

/**
 * The opener of a folded form. `page`: before hydration, the style sheet opens the form if the URL hash names the first
 * field of the form. `app`: after hydration, the app opens the form.
 */
export type Opener = 'page' | 'app';

/**
 * Returns the opener of the folded form (null while the form is open), and a function that opens or folds the form. If
 * the URL contains a search, the form is folded until the user opens the form. `isWaiting` is true while the page loads
 * a default search. The form is then folded from the start, so that the results do not move up after loading.
 */
export function useSearchFold(hasSearch: boolean, isWaiting: boolean) {
  const [isOpen, setOpen] = useState(!hasSearch && !isWaiting);
  const opener: Opener = useIsHydrating() ? 'page' : 'app';
  const isFolded = (hasSearch || isWaiting) && !isOpen;
  // If the user has opened the form before hydration, the URL hash names the field. The form must then stay open.
  useLayoutEffect(() => {
    if (window.location.hash === `#${FIELD_ID}`) setOpen(true);
  }, []);
  // The control that started the search disappears with the form, so move the focus to the pill.
  useEffect(() => {
    if (isFolded && document.activeElement?.closest('.search-box, .trade-chips'))
      document.querySelector<HTMLElement>('.search-pill')?.focus({ preventScroll: true });
  }, [isFolded]);
  return [isFolded ? opener : null, setOpen] as const;
}

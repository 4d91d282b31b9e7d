// Pushes a field up while its list is open and would lie under the keyboard of a phone.
import { type RefObject, useEffect } from 'react';

const LIST_HEIGHT = 264;

export function useInSight(place: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const push = () => {
      const field = place.current;
      const height = window.visualViewport?.height ?? window.innerHeight;
      if (field && field.getBoundingClientRect().bottom + LIST_HEIGHT > height)
        field.scrollIntoView({ block: 'start' });
    };
    push();
    // The keyboard comes after the focus.
    window.visualViewport?.addEventListener('resize', push);
    return () => window.visualViewport?.removeEventListener('resize', push);
  }, [place, open]);
}

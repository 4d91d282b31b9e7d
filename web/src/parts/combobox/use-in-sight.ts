// Scrolls a field up if a phone's keyboard would hide the open list of the field.
import { type RefObject, useEffect } from 'react';

const [OPTION, AROUND, MAX_HEIGHT] = [48, 32, 264];

/**
 * While the list is open, scrolls the field to the top of the screen if the list does not fit below the field. Checks
 * again when `length` (the number of options) changes, because options may load later.
 */
export function useInSight(place: RefObject<HTMLElement | null>, { open, length }: { open: boolean; length: number }) {
  useEffect(() => {
    if (!open) return;
    const push = () => {
      const field = place.current;
      const height = window.visualViewport?.height ?? window.innerHeight;
      const list = Math.min(MAX_HEIGHT, AROUND + Math.max(1, length) * OPTION);
      if (field && field.getBoundingClientRect().bottom + list > height) field.scrollIntoView({ block: 'start' });
    };
    push();
    // The phone's keyboard opens after the field gets the focus and changes the size of the viewport, so check again.
    window.visualViewport?.addEventListener('resize', push);
    return () => window.visualViewport?.removeEventListener('resize', push);
  }, [place, open, length]);
}

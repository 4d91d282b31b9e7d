// After a dialog closes, moves the focus back to the element that had the focus before. Radix itself does so only for a
// dialog with a Radix trigger.
import { useRef } from 'react';

/** Returns the two focus handlers of a dialog's content. */
export function useFocusReturn() {
  /** The element that had the focus, and its ancestors. */
  const before = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      const path: Element[] = [];
      for (let one = document.activeElement; one && one !== document.body; one = one.parentElement) path.push(one);
      before.current = path;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // If the action removed the element, focus what contained it, so that the reader stays at this place of the page.
      const target = before.current.find((one) => one.isConnected);
      if (!(target instanceof HTMLElement)) return;
      if (target !== before.current[0]) {
        // A list of cards with keys moves the focus to the next card itself (card-keys.ts).
        if (before.current.some((one) => one.matches('[data-card]'))) return;
        target.tabIndex = -1;
      }
      target.focus();
    },
  };
}

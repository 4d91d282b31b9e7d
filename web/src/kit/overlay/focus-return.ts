// After a dialog closes, moves the focus back to the element that had the focus before. Radix itself does so only for a
// dialog with a Radix trigger.
import { useRef } from 'react';

/** Returns the two focus handlers of a dialog's content. */
export function useFocusReturn() {
  /** The element that had the focus, and its ancestors. If a card is removed, its list moves the focus (card-keys.ts). */
  const before = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      before.current = [];
      let one = document.activeElement;
      while (one && one !== document.body) {
        before.current.push(one);
        one = one.matches('[data-card]') ? null : one.parentElement;
      }
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // If the action removed the element, focus what contained it, so that the reader stays at this place of the page.
      const target = before.current.find((one) => one.isConnected);
      if (!(target instanceof HTMLElement)) return;
      if (target !== before.current[0]) target.tabIndex = -1;
      target.focus();
    },
  };
}

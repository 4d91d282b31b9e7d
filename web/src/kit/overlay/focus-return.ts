// After a dialog closes, moves the focus back to the element that had the focus before. Radix itself does so only for a
// dialog with a Radix trigger.
import { useRef } from 'react';

/** Returns the two focus handlers of a dialog's content. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

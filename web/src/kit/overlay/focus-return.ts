// Moves the focus back to the previous element after a dialog closes. Radix does this only for a dialog with a Radix
// trigger.
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

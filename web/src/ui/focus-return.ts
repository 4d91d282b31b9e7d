// Gives the focus back to what had it before a question stood over the page; the library does so for its own triggers only.
import { useRef } from 'react';

/** The two handlers of a dialog's content. */
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

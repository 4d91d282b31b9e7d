// Moves the focus when the part of a card that has the focus is removed, for example after an answer. Otherwise the
// browser moves it to the top of the page, and a reader with a keyboard or a screen reader loses the place.
import { type RefObject, useLayoutEffect, useRef } from 'react';

const HEADINGS = 'h1, h2, h3';

function siblingsOf(card: Element): Element[] {
  const all = [...(card.parentElement?.children ?? [])];
  const here = all.indexOf(card);
  return [...all.slice(here + 1), ...all.slice(0, here).reverse()];
}

/** Returns the headings that may take the focus: of the card itself, of the cards after and before it, of the page. */
function headingsBeside(part: Element): HTMLElement[] {
  const card = part.closest('.card') ?? part;
  return [card, ...siblingsOf(card), ...document.querySelectorAll('main')].flatMap((place) => {
    const heading = place.matches(HEADINGS) ? place : place.querySelector(HEADINGS);
    return heading instanceof HTMLElement ? [heading] : [];
  });
}

/**
 * Returns the ref for the part of a card with its buttons. When the part is removed and had the focus, the first heading
 * takes it that remains: that of the card, of the next card, of the previous one, or of the page.
 */
export function useFocusBeside<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (!part?.contains(document.activeElement)) return;
      const headings = headingsBeside(part);
      // Only after the change of the page is complete it is known which headings remain.
      queueMicrotask(() => {
        const heading = headings.find((one) => one.isConnected);
        if (!heading) return;
        heading.tabIndex = -1;
        heading.focus();
      });
    };
  }, []);
  return ref;
}

// Keyboard shortcuts of the deck: J shows the next applicant, K the previous applicant, S shortlists and X rejects. The
// shortcuts work only while the focus is in the deck. Otherwise words spoken for speech input could trigger a shortcut
// (WCAG 2.1.4).
import { useEffect, useRef } from 'react';
import { isTyping } from '../../kit/control/card-keys.ts';

/**
 * Returns the ref for the element of the deck. A shortcut presses the button whose attribute `data-key` contains the
 * key. `shown` is the id of the shown applicant. If a shortcut removes the focused card, the next card gets the focus.
 */
export function useDeckKeys(shown: number | undefined) {
  const deck = useRef<HTMLDivElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    if (document.activeElement !== document.body) return;
    const next = shown === undefined ? 'button' : `[data-card="${shown}"]`;
    deck.current?.querySelector<HTMLElement>(next)?.focus();
  }, [shown]);
  useEffect(() => {
    const here = deck.current;
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || !/^[a-z]$/i.test(event.key)) return;
      const button = here?.querySelector<HTMLElement>(`[data-key="${event.key.toLowerCase()}"]`);
      if (!button) return;
      event.preventDefault();
      // Ignores the repeats of a key that is held down, which would decide about every applicant.
      if (event.repeat) return;
      isByKey.current = true;
      button.click();
    };
    here?.addEventListener('keydown', onKey);
    return () => here?.removeEventListener('keydown', onKey);
  }, []);
  return deck;
}

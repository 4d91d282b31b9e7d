// The keys of the deck, the same as on the board: J and K move on and back, S shortlists and X rejects. They work only
// while the focus is in the deck, so that they do not disturb speech input (WCAG 2.1.4).
import { useEffect, useRef } from 'react';
import { isTyping } from '../../kit/control/card-keys.ts';

/**
 * Returns the ref of the deck. A key presses the button whose attribute `data-key` names the key. If the key removes
 * the card that has the focus, the focus moves to the next card, `shown`.
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
      // A held key repeats, and would decide about every applicant.
      if (event.repeat) return;
      isByKey.current = true;
      button.click();
    };
    here?.addEventListener('keydown', onKey);
    return () => here?.removeEventListener('keydown', onKey);
  }, []);
  return deck;
}

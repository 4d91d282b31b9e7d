// The keys of the board of applicants: J and K or the arrows move the focus between cards, S shortlists and X rejects.
// They work only while the focus is on the board, so that they do not disturb speech input (WCAG 2.1.4).
import { useEffect, useEffectEvent, useRef } from 'react';
import { cardToFocus, isTyping } from '../../kit/control/card-keys.ts';

/** The keys that press a button of the focused card, by the status that the button sets. */
const moveOf: Readonly<Record<string, string>> = { s: 'shortlisted', x: 'rejected' };

/** Returns the ref of the board. */
export function useBoardKeys() {
  const board = useRef<HTMLDivElement>(null);
  /** The card that gets the focus when the decided card leaves its column. */
  const follower = useRef<string | null>(null);
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!board.current || isTyping(event)) return;
    const plain = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const next = cardToFocus(board.current, plain);
    next?.focus();
    const card = document.activeElement?.closest<HTMLElement>('[data-card]');
    const move = moveOf[plain];
    const button = move && card?.querySelector<HTMLElement>(`[data-move="${move}"]`);
    if (next || button) event.preventDefault();
    if (!button || !card) return;
    follower.current = neighbourOf(board.current, card)?.dataset.card ?? null;
    card.focus();
    button.click();
  });
  useEffect(() => {
    const here = board.current;
    const onKey = (event: KeyboardEvent) => act(event);
    here?.addEventListener('keydown', onKey);
    return () => here?.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (follower.current === null || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${follower.current}"]`)?.focus();
    follower.current = null;
  });
  return board;
}

/** Returns the next card of the board, or the previous one of the last card. */
function neighbourOf(board: Element, card: HTMLElement): HTMLElement | null {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-card]')];
  const at = cards.indexOf(card);
  return cards[at + 1] ?? cards[at - 1] ?? null;
}

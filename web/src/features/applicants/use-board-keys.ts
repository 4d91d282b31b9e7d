// Keyboard shortcuts in the list of applicants: J and K or the arrow keys move the focus between cards, S shortlists
// and X rejects. The shortcuts work only while the focus is in the list. Otherwise words spoken for speech input could
// trigger a shortcut (WCAG 2.1.4).
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { cardToFocus, isTyping } from '../../kit/control/card-keys.ts';

/** Maps a shortcut to the status that it sets. The shortcut presses the button of this status on the focused card. */
const moveOf: Readonly<Record<string, string>> = { s: 'shortlisted', x: 'rejected' };

/** Returns the ref for the element that contains the board. */
export function useBoardKeys() {
  const board = useRef<HTMLDivElement>(null);
  const remember = useFocusAfterDecision(board);
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!board.current || isTyping(event)) return;
    const plain = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const next = cardToFocus(board.current, plain);
    next?.focus();
    const card = document.activeElement?.closest<HTMLElement>('[data-card]');
    const move = moveOf[plain];
    const button = move && card?.querySelector<HTMLElement>(`[data-move="${move}"]`);
    if (next || button) event.preventDefault();
    // Ignores the repeats of a key that is held down. Each decision moves the focus to the next card, so the repeats
    // would decide about every applicant of the column.
    if (!button || !card || event.repeat) return;
    remember(card);
    card.focus();
    button.click();
  });
  useEffect(() => {
    const here = board.current;
    const onKey = (event: KeyboardEvent) => act(event);
    here?.addEventListener('keydown', onKey);
    return () => here?.removeEventListener('keydown', onKey);
  }, []);
  return board;
}

/** The last decision that the employer made with a keyboard shortcut. */
interface KeyDecision {
  card: HTMLElement;
  column: Element | null;
  /** The `data-card` attribute of the card that gets the focus when the decided card leaves its column. */
  follower: string | undefined;
}

/**
 * Moves the focus to a neighbouring card when the decided card leaves its column. The caller must call the returned
 * function with the card just before a shortcut presses the card's button.
 */
function useFocusAfterDecision(board: RefObject<HTMLElement | null>) {
  const decision = useRef<KeyDecision | null>(null);
  useEffect(() => {
    // If the user moves the focus elsewhere or presses the pointer, the focus must not move to a neighbouring card.
    // Focus changes inside a sheet are ignored, because a closed sheet returns the focus to the decided card.
    const forget = ({ type, target }: Event) => {
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return;
      if (type === 'pointerdown' || !decision.current?.card.contains(target)) decision.current = null;
    };
    document.addEventListener('focusin', forget);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', forget);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
  useEffect(() => {
    const last = decision.current;
    if (!last || last.column?.contains(last.card)) return;
    decision.current = null;
    if (document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${last.follower}"]`)?.focus();
  });
  return (card: HTMLElement) => {
    const column = card.closest('.pipeline__column');
    const neighbour = neighbourIn(column, card) ?? neighbourIn(board.current, card);
    decision.current = { card, column, follower: neighbour?.dataset.card };
  };
}

/**
 * Returns the card after `card` in the list. If `card` is the last card of the list, returns the card before `card`.
 * Returns null if the list contains no other card.
 */
function neighbourIn(list: Element | null, card: HTMLElement): HTMLElement | null {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const at = cards.indexOf(card);
  return cards[at + 1] ?? cards[at - 1] ?? null;
}

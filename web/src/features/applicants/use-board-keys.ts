// The keys of the board of applicants: J and K or the arrows move the focus between cards, S shortlists and X rejects.
// They work only while the focus is on the board, so that they do not disturb speech input (WCAG 2.1.4).
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { cardToFocus, isTyping } from '../../kit/control/card-keys.ts';

/** The keys that press a button of the focused card, by the status that the button sets. */
const moveOf: Readonly<Record<string, string>> = { s: 'shortlisted', x: 'rejected' };

/** Returns the ref of the board. */
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
    // A held key repeats after the focus has moved, and would decide about every applicant of the column.
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

/** The last decision by key. */
interface KeyDecision {
  card: HTMLElement;
  column: Element | null;
  /** The key of the card that gets the focus when the decided card leaves its column. */
  follower: string | undefined;
}

/** Moves the focus to a neighbour when the decided card leaves its column. Returns a function that sets this card. */
function useFocusAfterDecision(board: RefObject<HTMLElement | null>) {
  const decision = useRef<KeyDecision | null>(null);
  useEffect(() => {
    // The user continues elsewhere, for example after cancelling a sheet. Sheets return the focus to the decided card.
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

/** Returns the next card of a column or board, or the previous card of its last card; null for an only card. */
function neighbourIn(list: Element | null, card: HTMLElement): HTMLElement | null {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const at = cards.indexOf(card);
  return cards[at + 1] ?? cards[at - 1] ?? null;
}

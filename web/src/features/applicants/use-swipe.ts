// Horizontal swipes of a card by touch. A vertical movement scrolls the page and never becomes a swipe.
import { useEffect, useEffectEvent, useRef } from 'react';

type Side = 'left' | 'right';

/** After a touch has moved by this number of pixels, its direction decides whether the touch swipes or scrolls. */
const START_PX = 12;
/** The width in pixels of the screen's edges. Touches there are ignored, because a phone uses them to go back. */
const EDGE_PX = 24;
/** A swipe counts if it is at least this fraction of the card's width long, and at least `MIN_PX` pixels. */
const PART_OF_WIDTH = 0.35;
const MIN_PX = 96;

interface Touch {
  id: number;
  x: number;
  y: number;
  isSwipe: boolean;
}

function sideOf(card: HTMLElement, dx: number): Side | null {
  if (Math.abs(dx) < Math.max(MIN_PX, card.offsetWidth * PART_OF_WIDTH)) return null;
  return dx > 0 ? 'right' : 'left';
}

const isAtEdge = (x: number) => x < EDGE_PX || x > window.innerWidth - EDGE_PX;

/**
 * Returns the ref for the card. During a swipe, the card moves with the finger. As soon as the swipe is long enough,
 * the card's attribute `data-side` names the side. The CSS of the card must contain `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (side: Side) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent(onSwipe);
  useEffect(() => {
    const card = ref.current;
    if (!card) return;
    let touch: Touch | null = null;
    const reset = () => {
      touch = null;
      card.style.translate = '';
      delete card.dataset.side;
    };
    const begin = (event: PointerEvent) => {
      reset();
      if (event.pointerType !== 'touch' || !event.isPrimary || isAtEdge(event.clientX)) return;
      touch = { id: event.pointerId, x: event.clientX, y: event.clientY, isSwipe: false };
    };
    const move = (event: PointerEvent) => {
      if (touch?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - touch.x, Math.abs(event.clientY - touch.y)];
      if (!touch.isSwipe) {
        if (Math.max(Math.abs(dx), dy) < START_PX) return;
        // A swipe moves at least twice as far sideways as up or down. Any other movement scrolls the page.
        if (Math.abs(dx) < 2 * dy) return reset();
        touch.isSwipe = true;
      }
      card.style.translate = `${dx}px`;
      const side = sideOf(card, dx);
      if (side) card.dataset.side = side;
      else delete card.dataset.side;
    };
    const end = (event: PointerEvent) => {
      const side = touch?.id === event.pointerId && touch.isSwipe ? sideOf(card, event.clientX - touch.x) : null;
      reset();
      if (side) finish(side);
    };
    card.addEventListener('pointerdown', begin);
    card.addEventListener('pointermove', move);
    card.addEventListener('pointerup', end);
    // When the browser starts to scroll the page, it cancels the touch. The card then returns to its original position.
    card.addEventListener('pointercancel', reset);
    return () => {
      card.removeEventListener('pointerdown', begin);
      card.removeEventListener('pointermove', move);
      card.removeEventListener('pointerup', end);
      card.removeEventListener('pointercancel', reset);
    };
  }, []);
  return ref;
}
